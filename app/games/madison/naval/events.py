"""What happens on the lakes (chapters 11 and 12), event by event."""

from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.values import Draw, Event, Side
from app.games.madison.battle_state import Modifier, NavalBattle, NavalStage
from app.games.madison.events import PiecesMoved
from app.games.madison.play_state import PathTaken
from app.games.madison.position import play_of
from app.games.madison.state import Situation, moved_to, with_moves_told, with_play
from app.kit.blocks import GONE

SAILED = "sail"
"""The way of a step by water."""


class Sailed(Event, frozen=True, tag="sailed"):
    """Vessels sailed a step on with troops, of whom `embarked` went aboard for it (11.15)."""

    pieces: tuple[str, ...]
    to: str
    cost: int
    embarked: tuple[str, ...] = ()
    stops: bool = False

    def apply(self, state: Situation) -> Situation:
        state = PiecesMoved(self.pieces, self.to, SAILED, self.cost, self.stops).apply(state)
        aboard = (*play_of(state).aboard, *self.embarked)
        return with_play(state, aboard=aboard, ashore="")


class PutAshore(Event, frozen=True, tag="put-ashore"):
    """Troops landed in a port of their own and stay there; the fleet pays for it (11.36)."""

    pieces: tuple[str, ...]
    at: str
    fleet: tuple[str, ...]
    cost: int

    def apply(self, state: Situation) -> Situation:
        play = play_of(state)
        moved = dict(play.moved)
        for piece in self.pieces:
            moved[piece] = replace(moved[piece], stopped=True)
        for piece in self.fleet:
            before = moved.get(piece) or PathTaken((self.at,))
            moved[piece] = replace(before, spent=before.spent + self.cost)
        return with_play(
            state,
            moved=moved,
            aboard=tuple(piece for piece in play.aboard if piece not in self.pieces),
            group=tuple(piece for piece in play.group if piece not in self.pieces),
            ashore=self.at,
        )


class Withdrew(Event, frozen=True, tag="withdrew"):
    """Vessels went from a control box to a port, and do not move in the play to come (11.21)."""

    pieces: tuple[str, ...]
    to: str

    def apply(self, state: Situation) -> Situation:
        withdrawn = (*play_of(state).withdrawn, *self.pieces)
        return with_play(moved_to(state, self.pieces, self.to), withdrawn=withdrawn)


class HarbourMade(Event, frozen=True, tag="harbour-made"):
    """Counters that must go to port went there, or into the box that their side holds (9.6)."""

    side: Side
    pieces: tuple[str, ...]
    to: str

    def apply(self, state: Situation) -> Situation:
        due, *later = state.harbours
        left = tuple(piece for piece in due.pieces if piece not in self.pieces)
        now = (replace(due, pieces=left),) if left else ()
        return replaced(moved_to(state, self.pieces, self.to), harbours=(*now, *later))


class HarbourClosed(Event, frozen=True, tag="harbour-closed"):
    """Nobody is left who had to go to port."""

    def apply(self, state: Situation) -> Situation:
        return replaced(state, harbours=state.harbours[1:])


class FleetReady(Event, frozen=True, tag="fleet-ready"):
    """A side has put back into the boxes what it would (11.23)."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return replaced(state, answered=(*state.answered, self.side), put_back={})


class FleetsReturned(Event, frozen=True, tag="fleets-returned"):
    """Both sides have put their fleets back (7.4)."""

    def apply(self, state: Situation) -> Situation:
        return replaced(state, answered=())


class NavalBegan(Event, frozen=True, tag="naval-began"):
    """A naval battle began in a control box (12.1); who fights in it moves no further."""

    battle: NavalBattle

    def apply(self, state: Situation) -> Situation:
        return replaced(with_play(with_moves_told(state), group=()), naval=self.battle)


class ShipLed(Event, frozen=True, tag="ship-led"):
    """A side named its lead ship (12.32)."""

    side: Side
    ship: str

    def apply(self, state: Situation) -> Situation:
        naval = _naval(state)
        return _with_naval(state, leads={**naval.leads, self.side: self.ship})


class NavalStaged(Event, frozen=True, tag="naval-staged"):
    """A naval battle went on to its next part."""

    stage: str

    def apply(self, state: Situation) -> Situation:
        return _with_naval(state, stage=NavalStage(self.stage))


class NavalRolled(Event, frozen=True, tag="naval-rolled"):
    """The attacker rolled a die; `total` is clamped to the table (12.2)."""

    dice: tuple[int, ...]
    modifiers: tuple[Modifier, ...]
    total: int
    result: dict[Side, str]
    winner: Side
    losses: dict[Side, int]
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        return _with_naval(
            state,
            dice=self.dice,
            modifiers=self.modifiers,
            result=self.result,
            winner=self.winner,
            losses=self.losses,
        )


class WinnerRolled(Event, frozen=True, tag="winner-rolled"):
    """The winner rolled for losses of their own (12.41)."""

    side: Side
    losses: int
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        naval = _naval(state)
        return _with_naval(state, losses={**naval.losses, self.side: self.losses})


class ShipsStruck(Event, frozen=True, tag="ships-struck"):
    """Ships struck their flags, and are out of the game (12.41)."""

    side: Side
    ships: tuple[str, ...]
    fleet: bool

    def apply(self, state: Situation) -> Situation:
        return moved_to(state, self.ships, GONE)


class ShipLossTaken(Event, frozen=True, tag="ship-loss-taken"):
    """A side has taken so many of the losses that it must take (12.42)."""

    side: Side
    ships: int

    def apply(self, state: Situation) -> Situation:
        losses = dict(_naval(state).losses)
        losses[self.side] = max(0, losses.get(self.side, 0) - self.ships)
        return _with_naval(state, losses={side: n for side, n in losses.items() if n})


class NavalFought(Event, frozen=True, tag="naval-fought"):
    """A naval battle is over; `winner` has the box (12.2).

    `box`: it is attacked no more in this card play (10.22).
    """

    lake: str
    winner: Side
    box: str = ""

    def apply(self, state: Situation) -> Situation:
        after = replaced(state, naval=None)
        if after.play is None or not self.box:
            return after
        return with_play(after, fought=(*after.play.fought, self.box))


def _naval(state: Situation) -> NavalBattle:
    if state.naval is None:
        raise AssertionError("no naval battle is being fought")
    return state.naval


def _with_naval(state: Situation, **changes: object) -> Situation:
    return replaced(state, naval=replace(_naval(state), **changes))
