"""What a viewer remembers of pieces whose faces they were shown, and where those may stand now.

It follows from what the viewer was shown and told, moment by moment, and from nothing else: whoever
noted it all down beside the board would have the same.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from app.engine.values import Line, Message, Moved, OptionSheet, Repaired, Shown, Side

MEMORY = "memory"
SHOWN, NOBODY = "shown", "nobody"

Standing = Mapping[tuple[Side, str], int]
"""How many pieces of a side stand in a place, as a viewer sees it; none where it is not named."""


def memory_option(rule: str) -> OptionSheet:
    """Return the option by which the players agree whether the board remembers for them."""
    return OptionSheet(MEMORY, rule, (SHOWN, NOBODY))


def remembers(options: Mapping[str, str]) -> bool:
    """Whether the board remembers for its viewers what it showed them."""
    return options.get(MEMORY, SHOWN) == SHOWN


class TurnedUp(Shown, frozen=True):
    """A piece of another's whose face a viewer sees, by what shows on it and where it stands.

    `alike`: how many pieces there are in all that could show this face, strength aside.
    """

    side: Side
    at: str
    kind: str
    group: str
    max: int
    cv: int
    alike: int


@dataclass(frozen=True, slots=True)
class Seen:
    """What a view shows of others' pieces: faces that are turned up, and what stands where.

    `named`: of what stands there, pieces that everybody knows without their faces: nobody else who
    was seen is taken for them.
    """

    turned_up: tuple[TurnedUp, ...]
    standing: Standing
    named: Standing = field(default_factory=dict)

    @property
    def unnamed(self) -> Standing:
        """Return how many pieces stand in a place that could be any of those that were seen."""
        named = self.named
        if not named:
            return self.standing
        return {place: count - named.get(place, 0) for place, count in self.standing.items()}


@dataclass(frozen=True, slots=True)
class Told:
    """What a viewer was told on the way to a view: its lines, up to number `upto`.

    `when`: gives the view's date, which only what is turned up asks for.
    """

    lines: tuple[Line, ...]
    upto: int
    when: Callable[[], Message]


class Sighting(Shown, frozen=True):
    """A piece as it was last seen: on which date, and what the log's last line was then.

    `at`: the places where it may stand now, the one where it was seen first unless it has left.
    `may_have_grown`: whether it, or one that stands with it, has become stronger since.
    """

    piece: TurnedUp
    when: Message
    line: int
    at: tuple[str, ...]
    may_have_grown: bool = False


Sightings = tuple[Sighting, ...]


def remembered(before: Sightings, told: Told, seen: Seen) -> Sightings:
    """Return what a viewer remembers after they were told something and shown a view, the freshest
    sightings first.
    """
    unnamed = seen.unnamed
    followed = [_grown(_followed(one, told.lines), told.lines, unnamed) for one in before]
    old = [left for sighting in followed if (left := _still_standing(sighting, unnamed)).at]
    fresh = []
    for piece in seen.turned_up:
        old = _without_the_same(old, piece)
        fresh.append(Sighting(piece, told.when(), told.upto, (piece.at,)))
    all_seen = _seen_whole(seen)
    old = [left for one in old if (left := _elsewhere(one, all_seen)).at]
    return _as_many_as_there_are([*fresh, *old], unnamed)


def _followed(sighting: Sighting, lines: Sequence[Line]) -> Sighting:
    """Add the places to which pieces of its side went from where it may stand."""
    at = sighting.at
    for line in lines:
        if line.side != sighting.piece.side:
            continue
        for motion in line.motions:
            if isinstance(motion, Moved) and motion.path[0] in at and motion.path[-1] not in at:
                at = (*at, motion.path[-1])
    return sighting if at is sighting.at else replace(sighting, at=at)


def _grown(sighting: Sighting, lines: Sequence[Line], standing: Standing) -> Sighting:
    """Add the steps that were gained where it may stand: for certain where it stands alone."""
    piece, doubt = sighting.piece, sighting.may_have_grown
    for line in lines:
        for motion in line.motions if line.side == piece.side else ():
            if not isinstance(motion, Repaired) or motion.piece != "block":
                continue
            if sighting.at == (motion.at,) and standing.get((piece.side, motion.at)) == 1:
                piece = replace(piece, cv=min(piece.max, piece.cv + motion.count))
            elif motion.at in sighting.at and piece.cv < piece.max:
                doubt = True
    if piece is sighting.piece and doubt == sighting.may_have_grown:
        return sighting
    return replace(sighting, piece=piece, may_have_grown=doubt)


def _still_standing(sighting: Sighting, standing: Standing) -> Sighting:
    """Leave out the places where nothing of its side stands any more."""
    side = sighting.piece.side
    at = tuple(place for place in sighting.at if standing.get((side, place)))
    return replace(sighting, at=at)


def _without_the_same(old: list[Sighting], piece: TurnedUp) -> list[Sighting]:
    """Leave out the sighting that a piece which is seen now most likely updates, if there is one.

    Of those that may stand there and show the same face, strength aside, the one of the nearest
    strength; of those elsewhere only where there is no other piece like it.
    """
    like = [one for one in old if _is_like(one.piece, piece)]
    here = [one for one in like if piece.at in one.at] or (like if piece.alike == 1 else [])
    if not here:
        return old
    same = min(here, key=lambda one: (abs(one.piece.cv - piece.cv), len(one.at)))
    return [one for one in old if one is not same]


def _is_like(one: TurnedUp, other: TurnedUp) -> bool:
    return (one.side, one.kind, one.group, one.max) == (
        other.side,
        other.kind,
        other.group,
        other.max,
    )


def _seen_whole(seen: Seen) -> set[tuple[Side, str]]:
    """Return where all pieces of a side are turned up: nothing else of it stands there."""
    faces = Counter((piece.side, piece.at) for piece in seen.turned_up)
    return {place for place, count in faces.items() if count >= seen.standing.get(place, 0)}


def _elsewhere(sighting: Sighting, places: set[tuple[Side, str]]) -> Sighting:
    """Leave out the places where all is seen and this piece isn't."""
    side = sighting.piece.side
    return replace(sighting, at=tuple(at for at in sighting.at if (side, at) not in places))


def _as_many_as_there_are(sightings: list[Sighting], standing: Standing) -> Sightings:
    """Leave out the oldest of more sightings than there are such pieces, or pieces in a place.

    Where a piece was lost unseen, the weaker of those that were seen at once is taken for it.
    """
    kept: list[Sighting] = []
    alike: Counter[tuple[str | int, ...]] = Counter()
    there: Counter[tuple[Side, str]] = Counter()
    for one in sorted(sightings, key=lambda one: (-one.line, -one.piece.cv)):
        piece = one.piece
        sort = (piece.side, piece.kind, piece.group, piece.max)
        place = (piece.side, one.at[0])
        if alike[sort] == piece.alike:
            continue
        if len(one.at) == 1:
            if there[place] == standing.get(place, 0):
                continue
            there[place] += 1
        alike[sort] += 1
        kept.append(one)
    return tuple(kept)
