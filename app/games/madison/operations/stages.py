"""How far a card play has come: the events that every chapter of it writes."""

from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.values import Event, Side
from app.games.madison.board import LANDING, other
from app.games.madison.play_state import Effect, Force, PathTaken, Play, PlayStage
from app.games.madison.position import play_of
from app.games.madison.state import (
    Situation,
    orders_beyond_play,
    with_moves_told,
    with_play,
)

REORDERED = "reordered"
"""In `play.passed`: who acts first has been chosen, which undo alone takes back (8.72)."""


class PlayBegan(Event, frozen=True, tag="play-began"):
    """It is a side's turn to play a card. `cut`, `unmanned`: see `play_state.Play`."""

    side: Side
    cut: tuple[str, ...]
    unmanned: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        play = Play(self.side, cut=self.cut, unmanned=self.unmanned)
        return replaced(state, play=play)


class PlayStaged(Event, frozen=True, tag="play-staged"):
    """A card play went on to its next part."""

    stage: str

    def apply(self, state: Situation) -> Situation:
        return with_play(state, stage=PlayStage(self.stage))


class UseChosen(Event, frozen=True, tag="use-chosen"):
    """A side chose a card and a way to use it; nothing is committed yet (8.31)."""

    card: str
    use: str

    def apply(self, state: Situation) -> Situation:
        return with_play(state, card=self.card, use=self.use)


class ForceBegan(Event, frozen=True, tag="force-began"):
    """The next force of a card acts (8.72)."""

    now: int

    def apply(self, state: Situation) -> Situation:
        play = play_of(state)
        acted = tuple(piece for piece in sorted(play.moved) if piece not in play.done)
        return with_play(
            state,
            now=self.now,
            group=led_by(play.forces[self.now]),
            stage=PlayStage.MOVE,
            fights=(),
            done=(*play.done, *acted),
        )


def led_by(force: Force) -> tuple[str, ...]:
    """Return who is in hand as a force begins: its leader."""
    return (force.leader,) if force.leader else ()


class ForcesReordered(Event, frozen=True, tag="forces-reordered"):
    """Of two named forces the second acts first (8.31, 8.72)."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        play = play_of(state)
        forces, passed = play.forces[::-1], (*play.passed, REORDERED)
        return with_play(state, forces=forces, group=led_by(forces[0]), passed=passed)


class PlayEnded(Event, frozen=True, tag="play-ended"):
    """A card play is over; it is the other side's turn. What a card put in force wears off."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        # 7.34 Who holds a card does so instead of playing one.
        is_play = bool(play_of(state).card)
        left = tuple(
            replace(effect, plays=effect.plays - 1)
            if is_play and _wears(effect, self.side)
            else effect
            for effect in state.effects
        )
        kept = tuple(effect for effect in left if effect.plays)
        return replaced(
            state,
            play=None,
            next_side=other(self.side),
            effects=kept,
            orders=orders_beyond_play(state.orders),
        )


def _wears(effect: Effect, side: Side) -> bool:
    """Whether a play of a side brings what a card left in force nearer to its end."""
    return effect.side == side and effect.plays > 0


class ForceNamed(Event, frozen=True, tag="force-named"):
    """A side named a force that its card activates (8.4 to 8.7)."""

    force: Force

    def apply(self, state: Situation) -> Situation:
        play = play_of(state)
        return with_play(state, forces=(*play.forces, self.force))


class GroupChanged(Event, frozen=True, tag="group-changed"):
    """Counters were taken in hand or left behind (8.42)."""

    group: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return with_play(state, group=self.group)


class WindowOpened(Event, frozen=True, tag="window-opened"):
    """A side may react (8.31); it is asked, or its standing order has it pass."""

    side: Side
    window: str
    asked: bool

    def apply(self, state: Situation) -> Situation:
        return state if state.play is None else with_play(state, window=self.window)


class WindowPassed(Event, frozen=True, tag="window-passed"):
    """A side reacts no more in a window (8.31)."""

    side: Side
    window: str

    def apply(self, state: Situation) -> Situation:
        if state.play is None:
            return state
        passed = (*state.play.passed, passed_window(self.window, self.side))
        return with_play(state, passed=passed, window="")


def passed_window(window: str, side: Side) -> str:
    """Return what stands in `play.passed` once a side reacts no more in a window."""
    return f"{window}@{side}"


class AttackDeclared(Event, frozen=True, tag="attack-declared"):
    """Counters are about to enter a space that holds enemy counters (9.3)."""

    pieces: tuple[str, ...]
    to: str
    way: str
    cost: int

    def apply(self, state: Situation) -> Situation:
        state = with_moves_told(state)
        play = play_of(state)
        again = (STOOD, *(passed_window(ATTACK_WINDOW, side) for side in state.board.sides))
        closed = tuple(one for one in play.passed if one not in again)
        return with_play(
            state,
            stage=PlayStage.ENTER,
            target=self.to,
            entering=self.pieces,
            way=self.way,
            cost=self.cost,
            passed=closed,
        )


ATTACK_WINDOW = "attack_declared"
STOOD = "stood"
"""In `play.passed`: the defenders have chosen to stay (9.41)."""


class DefendersStood(Event, frozen=True, tag="defenders-stood"):
    """The defenders of a space that is entered stay and fight (9.41)."""

    side: Side
    at: str

    def apply(self, state: Situation) -> Situation:
        return with_play(state, passed=(*play_of(state).passed, STOOD))


class AttackCancelled(Event, frozen=True, tag="attack-cancelled"):
    """An attack does not happen: those who were to make it move no more (8.31)."""

    pieces: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        moved = dict(play_of(state).moved)
        for piece in self.pieces:
            before = moved.get(piece) or PathTaken((state.blocks[piece].at,))
            moved[piece] = replace(before, stopped=True)
        return with_play(
            state,
            moved=moved,
            stage=PlayStage.MOVE,
            target="",
            entering=(),
            way="",
            cost=0,
            aboard=(),
        )


class EntryEnded(Event, frozen=True, tag="entry-ended"):
    """It is settled whether the entered space is fought for; movement goes on."""

    fights: bool

    def apply(self, state: Situation) -> Situation:
        state = with_moves_told(state)
        play = play_of(state)
        fights = (*play.fights, play.target) if self.fights else play.fights
        ashore = {p for p in play.entering if not state.board.roster[p].is_naval}
        landed = ashore if play.way == LANDING else set()
        return with_play(
            state,
            stage=PlayStage.MOVE,
            group=tuple(piece for piece in play.group if piece not in landed),
            aboard=tuple(piece for piece in play.aboard if piece not in landed),
            fights=tuple(dict.fromkeys(fights)),
            target="",
            entering=(),
            way="",
            cost=0,
        )


class MovesEnded(Event, frozen=True, tag="moves-ended"):
    """A force has moved (9.1)."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        told = with_moves_told(state)
        return with_play(told, stage=PlayStage.BATTLE, group=(), aboard=(), ashore="")


class PointsSpent(Event, frozen=True, tag="points-spent"):
    """Points of a card were spent on counters or a place: in halves (8.31, 15.1)."""

    on: tuple[str, ...]
    halves: int

    def apply(self, state: Situation) -> Situation:
        play = play_of(state)
        return with_play(state, done=(*play.done, *self.on), spent=play.spent + self.halves)
