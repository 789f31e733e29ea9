"""Chapter 16.1: the winter events that both sides hold, played by turns before the attrition."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.board import other
from app.games.madison.cards import CardUsed
from app.games.madison.effects import evaluator
from app.games.madison.effects.cases import Case, Known, held_count, may_be_out
from app.games.madison.effects.conditions import are_met
from app.games.madison.effects.sheets import is_for
from app.games.madison.operations import play
from app.games.madison.operations.stages import PlayStaged, UseChosen
from app.games.madison.play_state import PlayStage, Use
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask, Phase, Situation
from app.games.madison.view import ViewMadison
from app.games.madison.words import use_label


class WinterPassed(Event, frozen=True, tag="winter-passed"):
    """A side plays no more winter events (16.1)."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return replaced(state, play=None, answered=(*state.answered, self.side))


class WinterEventsEnded(Event, frozen=True, tag="winter-events-ended"):
    """Nobody plays winter events any more; attrition follows (16.1)."""

    def apply(self, state: Situation) -> Situation:
        return replaced(state, answered=(), next_side="")


@rule("16.1", "7.33", "A38")
def play_events(resolution: Resolution) -> None:
    """Ask the sides by turns for the winter events that they hold, the first player first.

    A38 The last winter has nothing else.
    """
    state = resolution.state
    if state.play is not None:
        play.go_on(resolution)
        return
    begins = state.next_side or state.first
    for side in (begins, other(begins)):
        if side not in state.answered and may_have_event(state, side):
            resolution.write(play.begun(state, side))
            resolution.ask(side, Ask.WINTER)
            return
    resolution.write(WinterEventsEnded())
    last = state.board.scenarios[state.scenario].last
    resolution.begin(Phase.TURN_END if state.turn == last else Phase.ATTRITION)


@rule("16.1", "7.35")
def may_have_event(position: Known, side: Side) -> bool:
    """Whether a side may hold a winter event that can be played, as far as everybody knows."""
    if not held_count(position, side):
        return False
    return any(
        may_be_out(position, card) and _fits(position, side, card) for card in position.board.cards
    )


def _fits(position: Known, side: Side, card: str) -> bool:
    sheet = position.board.cards[card]
    if evaluator.WINTER not in sheet.kinds or not is_for(sheet, side):
        return False
    case = Case(position, side, card, held=True, use=Use.EVENT)
    return are_met(case, sheet.when) and evaluator.does_something(case)


def offer_events(view: ViewMadison) -> Iterator[Choice]:
    """Offer the winter events that the viewer holds, and to play none."""
    for card in view.cards.held:
        label = use_label(view.board, card, Use.EVENT)
        yield Choice(a.UseCard(card, Use.EVENT), True, f"card:{card}", label=label)
    yield Choice(a.Pass(), True, label=Message("madison-no-winter-event"))


@rule("16.1", "7.35", "A16", "A41")
def refuse_event(view: ViewMadison, action: a.UseCard) -> Refusal | None:
    """A winter event that one holds face down, and whose conditions hold."""
    if action.card not in view.cards.held:
        return no("7.35", "madison-not-held")
    if action.use != Use.EVENT:
        return no("16.1", "madison-no-such-use")
    return evaluator.refuse_event(view, action.card)


def play_event(resolution: Resolution, side: Side, action: a.UseCard) -> None:
    """Play a winter event."""
    resolution.write(DecisionClosed(side))
    resolution.write(UseChosen(action.card, Use.EVENT))
    resolution.write(CardUsed(side, action.card, Use.EVENT))
    evaluator.begin_event(resolution, action.card)
    resolution.write(PlayStaged(PlayStage.EFFECT))


def refuse_pass(_view: ViewMadison, action: a.Pass) -> Refusal | None:
    """One may play none."""
    return no("16.1", "madison-no-such-use") if action.until else None


def pass_winter(resolution: Resolution, side: Side, _action: a.Pass) -> None:
    """Play no more winter events."""
    resolution.write(DecisionClosed(side))
    resolution.write(WinterPassed(side))
