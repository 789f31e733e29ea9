"""Chapter 11.5: the fifth step of winter, in which both may exchange prisoners once more."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Choices, Event, Message, Side
from app.games.liberty.board import AM, GB, SIDES
from app.games.liberty.prisoners import drop_offer
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import PRISON, Ask, Phase, Situation, TurnStage, with_turn
from app.games.liberty.view import ViewLiberty
from app.kit.blocks import army
from app.kit.turns import Done


class ExchangeBegan(Event, frozen=True, tag="exchange-began"):
    """Prisoners may be exchanged before the next year."""

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, stage=TurnStage.EXCHANGED)


@rule("11.5", "A45")
def go_on_with_exchange(resolution: Resolution) -> None:
    """Ask the British, then the Americans, if both hold prisoners or an offer stands."""
    state = resolution.state
    if state.turn.stage != TurnStage.EXCHANGED and _is_of_use(state):
        resolution.write(ExchangeBegan())
        resolution.ask(GB, Ask.EXCHANGE)
    else:
        resolution.begin(Phase.YEAR_END)


def _is_of_use(state: Situation) -> bool:
    """Whether there is anything to speak of: all see it."""
    return state.turn.trade.open or all(army(state, PRISON, side) for side in SIDES)


def offer_end_of_exchange(view: ViewLiberty) -> Iterator[Choice]:
    """Done; nobody must exchange."""
    yield Choice(Done(), True, label=Message("liberty-done-exchange"))


def end_exchange(resolution: Resolution, side: Side) -> None:
    """A side has no more to say; the Americans follow the British."""
    drop_offer(resolution, side)
    resolution.write(DecisionClosed(side))
    if side == GB and _is_of_use(resolution.state):
        resolution.ask(AM, Ask.EXCHANGE)


def decline(view: ViewLiberty, choices: Choices) -> Choice | None:
    """Exchange nobody, unless the enemy has made an offer, which all see."""
    if view.trade.open and view.trade.by != view.side:
        return None
    return next(choice for choice in choices.actions if choice.action == Done())
