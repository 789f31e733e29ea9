"""What happens in a land battle (chapter 10), event by event."""

from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.values import Draw, Event, Side
from app.games.madison.battle_state import Battle, Modifier, RetreatDue, Round
from app.games.madison.operations.stages import passed_window
from app.games.madison.position import play_of
from app.games.madison.state import Situation, moved_to, with_battle, with_play

AFTER_ROUND = "after_round"


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """A land battle began (10.1)."""

    battle: Battle

    def apply(self, state: Situation) -> Situation:
        return replaced(state, battle=self.battle)


class LeadNamed(Event, frozen=True, tag="lead-named"):
    """A side named its lead unit of the round (10.31)."""

    side: Side
    unit: str

    def apply(self, state: Situation) -> Situation:
        battle = state.battle
        leads = {**(battle.leads if battle else {}), self.side: self.unit}
        return with_battle(state, leads=leads)


class RoundRolled(Event, frozen=True, tag="round-rolled"):
    """The attacker rolled two dice; `total` is clamped to the table (10.21)."""

    dice: tuple[int, ...]
    modifiers: tuple[Modifier, ...]
    total: int
    result: str
    losses: dict[Side, int]
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        return with_battle(
            state,
            stage=Round.LOSSES,
            dice=self.dice,
            modifiers=self.modifiers,
            result=self.result,
            losses=self.losses,
        )


class LossTaken(Event, frozen=True, tag="loss-taken"):
    """A side has taken so many of the steps that it must lose (10.51)."""

    side: Side
    steps: int

    def apply(self, state: Situation) -> Situation:
        losses = dict(state.battle.losses if state.battle else {})
        losses[self.side] = max(0, losses.get(self.side, 0) - self.steps)
        left = {side: steps for side, steps in losses.items() if steps}
        return with_battle(state, losses=left)


class BattleStaged(Event, frozen=True, tag="battle-staged"):
    """A round went on to its next part; `retreats`: the side that must retreat."""

    stage: str
    retreats: Side = ""

    def apply(self, state: Situation) -> Situation:
        return with_battle(state, stage=Round(self.stage), retreats=self.retreats)


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A further round of the battle began (10.61)."""

    round: int

    def apply(self, state: Situation) -> Situation:
        fresh = with_battle(
            state,
            round=self.round,
            stage=Round.LEADS,
            leads={},
            cards={},
            dice=(),
            modifiers=(),
            result="",
            losses={},
            extra=(),
            ignored=(),
            bonus={},
            combined=(),
            armed=False,
        )
        return without_window(fresh, AFTER_ROUND)


class BattleFought(Event, frozen=True, tag="battle-fought"):
    """A land battle is over; `winner` holds the space."""

    at: str
    winner: Side

    def apply(self, state: Situation) -> Situation:
        after = replaced(state, battle=None)
        if after.play is None:
            return after
        play = play_of(after)
        left = tuple(space for space in play.fights if space != self.at)
        after = with_play(after, fights=left, fought=(*play.fought, self.at))
        return without_window(after, AFTER_ROUND)


class RetreatOrdered(Event, frozen=True, tag="retreat-ordered"):
    """Counters must retreat (9.4, 10.7)."""

    due: RetreatDue

    def apply(self, state: Situation) -> Situation:
        return replaced(state, retreats=(*state.retreats, self.due))


class RetreatSplit(Event, frozen=True, tag="retreat-split"):
    """A retreat goes on in parts, or with other terms, in place of the last one that is due."""

    dues: tuple[RetreatDue, ...]

    def apply(self, state: Situation) -> Situation:
        return replaced(state, retreats=(*state.retreats[:-1], *self.dues))


class Retreated(Event, frozen=True, tag="retreated"):
    """Counters retreated from a space to another (10.7); vessels among them, by water."""

    side: Side
    pieces: tuple[str, ...]
    at: str
    to: str
    why: str
    by_water: bool = False

    def apply(self, state: Situation) -> Situation:
        after = replaced(moved_to(state, self.pieces, self.to), retreats=state.retreats[:-1])
        if after.play is None:
            return after
        moved = dict(after.play.moved)
        for piece in self.pieces:
            if piece in moved:
                moved[piece] = replace(moved[piece], stopped=True)
        return with_play(after, moved=moved)


class RetreatFailed(Event, frozen=True, tag="retreat-failed"):
    """Counters that had nowhere to go are out of the retreats that are due (10.72)."""

    side: Side
    at: str

    def apply(self, state: Situation) -> Situation:
        return replaced(state, retreats=state.retreats[:-1])


def without_window(state: Situation, window: str) -> Situation:
    """Return the state with a window that may open again to both sides."""
    if state.play is None:
        return state
    again = {passed_window(window, side) for side in state.board.sides}
    left = tuple(one for one in state.play.passed if one not in again)
    return with_play(state, passed=left)
