"""How far what a viewer remembers is true: their sightings held against the pieces themselves.

For who looks back at a match that is over; while it runs nobody may know.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from app.engine.memory import Seen, Sighting, Sightings, TurnedUp
from app.engine.values import Shown, Side, Viewer

_Sort = tuple[Side, str, str, int]
"""What a face shows, strength aside: that changes unseen."""


class Tally(Shown, frozen=True):
    """How many pieces of others a viewer could place: each that stands before them counts once.

    `sure`: known to stand in one place alone, and they do. `guessed`: to stand in one of several
    places, and they do. `unknown`: nothing is remembered of them.
    """

    sure: int = 0
    sure_wrong: int = 0
    guessed: int = 0
    guessed_wrong: int = 0
    unknown: int = 0


@dataclass(frozen=True, slots=True)
class Judged:
    """A memory held against the truth. `wrong`: the sightings of pieces that stand elsewhere."""

    tally: Tally
    wrong: tuple[int, ...]


def judged(sightings: Sightings, seen: Seen, viewer: Viewer, pieces: Iterable[TurnedUp]) -> Judged:
    """Return how far a viewer's sightings are true.

    `seen`: what their view shows of others. `pieces`: the faces of all that stand anywhere, in
    truth.
    """
    room = Counter({place: n for place, n in seen.standing.items() if place[0] != viewer})
    faces = Counter((piece.at, _sort(piece)) for piece in pieces)
    wrong: list[int] = []
    counts: list[int] = []
    for numbers in _sure_and_guessed(sightings):
        found = {n: _standing_at(sightings[n], faces, room) for n in numbers}
        missed = [n for n in numbers if not found[n]]
        counts.append(sum(_takes_room(sightings[n], (at,), room) for n, at in found.items() if at))
        counts.append(sum(_takes_room(sightings[n], sightings[n].at, room) for n in missed))
        wrong += missed
    sure, sure_wrong, guessed, guessed_wrong = counts
    tally = Tally(sure, sure_wrong, guessed, guessed_wrong, room.total())
    return Judged(tally, tuple(sorted(wrong)))


def _sure_and_guessed(sightings: Sightings) -> tuple[list[int], list[int]]:
    """Return the sightings that are certain, and the others, those of the fewest places first."""
    numbers = sorted(range(len(sightings)), key=lambda n: len(sightings[n].at))
    return (
        [n for n in numbers if len(sightings[n].at) == 1],
        [n for n in numbers if len(sightings[n].at) > 1],
    )


def _sort(piece: TurnedUp) -> _Sort:
    return piece.side, piece.kind, piece.group, piece.max


def _standing_at(
    sighting: Sighting, faces: Counter[tuple[str, _Sort]], room: Counter[tuple[Side, str]]
) -> str:
    """Return where a piece stands that a sighting is right of, "" for nowhere, and use it up."""
    sort, side = _sort(sighting.piece), sighting.piece.side
    possible = [at for at in sighting.at if faces[at, sort]]
    at = max(possible, key=lambda at: room[side, at] > 0, default="")
    faces[at, sort] -= bool(at)
    return at


def _takes_room(sighting: Sighting, at: Iterable[str], room: Counter[tuple[Side, str]]) -> bool:
    """Use up a piece for a sighting in one of these places; return whether one is left there.

    Where better known ones take all the room, nobody would put it on one.
    """
    side = sighting.piece.side
    place = next((one for one in at if room[side, one]), "")
    room[side, place] -= bool(place)
    return bool(place)
