"""Chapter 11.5: prisoners, and their exchange by offer and answer, which never holds up play.

By option a supply card forces one.
"""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.liberty.actions import AnswerTrade, ForceTrade, Give, OfferTrade, Want
from app.games.liberty.board import AM
from app.games.liberty.cards import turns_of_year
from app.games.liberty.options import FORCED_EXCHANGE, is_on
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import NO_TRADE, POOL, Ask, Phase, Situation, Trade, with_turn
from app.games.liberty.view import ViewLiberty
from app.games.liberty.words import block_name
from app.kit.blocks import with_block


class TradeDrafted(Event, frozen=True, tag="trade-drafted"):
    """A side puts an offer together."""

    by: Side
    give: tuple[str, ...]
    want: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, trade=Trade(self.by, self.give, self.want))


class TradeOffered(Event, frozen=True, tag="trade-offered"):
    """The offer that was put together was made; it may be carried over to the next turn (A45)."""

    by: Side
    give: tuple[str, ...]
    want: tuple[str, ...]
    carries_over: bool = False

    def apply(self, state: Situation) -> Situation:
        trade = Trade(self.by, self.give, self.want, open=True, carries_over=self.carries_over)
        return with_turn(state, trade=trade)


class TradeDropped(Event, frozen=True, tag="trade-dropped"):
    """A side went on without making the offer that it had begun."""

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, trade=NO_TRADE)


class TradeForced(Event, frozen=True, tag="trade-forced"):
    """A supply card forced an exchange of one prisoner for another: both went to their pools."""

    by: Side
    give: str
    want: str

    def apply(self, state: Situation) -> Situation:
        for block in (self.give, self.want):
            state = with_block(state, block, at=POOL)
        return with_turn(state, trade=NO_TRADE, forced=(*state.turn.forced, self.by))


class TradeAnswered(Event, frozen=True, tag="trade-answered"):
    """An offer was accepted, and the blocks went to their owners' pools, or declined."""

    accepted: bool
    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        for block in self.blocks:
            state = with_block(state, block, at=POOL)
        return with_turn(state, trade=NO_TRADE)


def offer_trades(view: ViewLiberty) -> Iterator[Choice]:
    """List what could be added to an offer, the offer itself, and answers to the enemy's."""
    trade = view.trade
    if not trade.by and not any(view.prisoners.values()):
        return
    for block in view.prisoners[view.enemy]:
        label = Message("liberty-give", {"block": block_name(block, view)})
        yield Choice(Give(block), False, label=label)
    for block in view.prisoners[view.side]:
        label = Message("liberty-want", {"block": block_name(block, view)})
        yield Choice(Want(block), False, label=label)
    params = {"give": len(trade.give), "want": len(trade.want)}
    yield Choice(OfferTrade(), True, label=Message("liberty-offer-trade", params))
    yield Choice(AnswerTrade(True), True, label=Message("liberty-accept-trade", params))
    yield Choice(AnswerTrade(False), True, label=Message("liberty-decline-trade", params))


def offer_forcing(view: ViewLiberty) -> Iterator[Choice]:
    """Offer to force the exchange of the two prisoners that were named, by option."""
    trade = view.trade
    if len(trade.give) == len(trade.want) == 1:
        params = {"give": block_name(trade.give[0], view), "want": block_name(trade.want[0], view)}
        yield Choice(ForceTrade(), True, label=Message("liberty-force-trade", params))


@rule("11.5", "A45")
def _refuse_drafting(view: ViewLiberty) -> Refusal | None:
    """One open offer at a time, put together before anything else of a draft."""
    if view.trade.open and not _may_replace(view):
        return no("11.5", "liberty-one-offer")
    return _refuse_begun(view)


@rule("A66")
def _may_replace(view: ViewLiberty) -> bool:
    """Whether the viewer's own open offer may give way to an exchange that they force."""
    is_able = view.ask == Ask.SUPPLY and view.side not in view.forced
    return is_able and view.trade.by == view.side and is_on(view.options, FORCED_EXCHANGE)


def _refuse_begun(view: ViewLiberty) -> Refusal | None:
    """Prisoners are spoken of before anything else of a draft."""
    is_begun = view.marked or view.supplied or (view.ask == "move" and view.moves)
    return no("11.5", "liberty-trade-first") if is_begun else None


def _is_begun(view: ViewLiberty, named: tuple[str, ...], block: str) -> bool:
    """Whether a block is named in the offer that is being put together, not in one that stands."""
    return block in named and not view.trade.open


def refuse_give(view: ViewLiberty, action: Give) -> Refusal | None:
    """A prisoner that the viewer holds and has not offered yet."""
    if action.block not in view.prisoners[view.enemy] or _is_begun(
        view, view.trade.give, action.block
    ):
        return no("11.5", "liberty-no-prisoner")
    return _refuse_drafting(view)


def refuse_want(view: ViewLiberty, action: Want) -> Refusal | None:
    """A block of the viewer's that the enemy holds."""
    if action.block not in view.prisoners[view.side] or _is_begun(
        view, view.trade.want, action.block
    ):
        return no("11.5", "liberty-no-prisoner")
    return _refuse_drafting(view)


def refuse_offer(view: ViewLiberty) -> Refusal | None:
    """An offer that names somebody and is not made yet."""
    if view.trade.open:
        return no("11.5", "liberty-one-offer")
    if view.trade.by != view.side or not (view.trade.give or view.trade.want):
        return no("11.5", "liberty-empty-offer")
    return _refuse_drafting(view)


@rule("11.5", "A66")
def refuse_forcing(view: ViewLiberty) -> Refusal | None:
    """By option: one prisoner for one, once for a supply card and before its steps."""
    if not is_on(view.options, FORCED_EXCHANGE):
        return no("11.5", "liberty-not-forced")
    if view.side in view.forced:
        return no("11.5", "liberty-forced-already")
    trade = view.trade
    if trade.by != view.side or not len(trade.give) == len(trade.want) == 1:
        return no("11.5", "liberty-one-for-one")
    return _refuse_begun(view)


def refuse_answer(view: ViewLiberty, _action: AnswerTrade) -> Refusal | None:
    """The enemy's offer stands, and nothing else of a draft has begun."""
    if not view.trade.open or view.trade.by == view.side:
        return no("11.5", "liberty-no-offer")
    return _refuse_begun(view)


def drop_offer(resolution: Resolution, side: Side) -> None:
    """Forget an offer that was begun and not made, as a side goes on."""
    trade = resolution.state.turn.trade
    if trade.by == side and not trade.open:
        resolution.write(TradeDropped())


def _begun(trade: Trade) -> Trade:
    """Return the offer that is being put together: nothing yet where one stands open."""
    return NO_TRADE if trade.open else trade


def give(resolution: Resolution, side: Side, action: Give) -> None:
    """Add a prisoner to the offer."""
    trade = _begun(resolution.state.turn.trade)
    resolution.write(TradeDrafted(side, (*trade.give, action.block), trade.want))


def want(resolution: Resolution, side: Side, action: Want) -> None:
    """Ask for a block in the offer."""
    trade = _begun(resolution.state.turn.trade)
    resolution.write(TradeDrafted(side, trade.give, (*trade.want, action.block)))


def offer_trade(resolution: Resolution, side: Side) -> None:
    """Make the offer; the side goes on with what it is asked."""
    trade = resolution.state.turn.trade
    carries_over = _comes_too_late(resolution.state, side)
    ask = _closed(resolution, side)
    resolution.write(TradeOffered(side, trade.give, trade.want, carries_over))
    resolution.ask(side, ask)


@rule("11.5", "A66")
def force_trade(resolution: Resolution, side: Side) -> None:
    """Exchange the two prisoners, whether the enemy likes it or not; the side goes on."""
    trade = resolution.state.turn.trade
    ask = _closed(resolution, side)
    resolution.write(TradeForced(side, trade.give[0], trade.want[0]))
    resolution.ask(side, ask)


@rule("11.5", "A45")
def _comes_too_late(state: Situation, side: Side) -> bool:
    """Whether an offer by this side can't be answered any more in the turn.

    A45, that an offer lapses at the end of the turn, is read so that it lapses when the other side
    has had its chance: an offer made after that side's last question of a kind that lets it answer
    stays open until the end of the next turn. Player 2's comes too late but for the last turn of a
    year, whose winter asks both twice more: the British, then the Americans.
    """
    if state.phase in (Phase.DISBAND, Phase.EXCHANGE):
        return side == AM and state.phase == Phase.EXCHANGE
    return side == state.turn.second and state.turn_number < turns_of_year(state)


@rule("11.5", "A45")
def answer_trade(resolution: Resolution, side: Side, action: AnswerTrade) -> None:
    """Exchange the blocks, or not; the side goes on with what it is asked."""
    trade = resolution.state.turn.trade
    blocks = (*trade.give, *trade.want) if action.accept else ()
    ask = _closed(resolution, side)
    resolution.write(TradeAnswered(action.accept, blocks))
    resolution.ask(side, ask)


def _closed(resolution: Resolution, side: Side) -> str:
    """Close a side's question for a moment, and return it."""
    ask = next(entry.ask for entry in resolution.state.awaiting if entry.side == side)
    resolution.write(DecisionClosed(side))
    return str(ask)
