"""Chapter 11.5: the exchange of prisoners."""

from typing import Any

from app.games.liberty import prisoners
from tests.games.liberty.umpire.notes import Changes, Checks, Notes, Offer
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import AM, BLOCKS, FOE, POOL, PRISON

MAY_TRADE = {"supply", "move", "build", "disband", "exchange"}


def are_prisoners(now: Position, blocks: tuple[str, ...], side: str) -> bool:
    """Whether these are different blocks of a side that the enemy holds."""
    return len({*blocks}) == len(blocks) and {*blocks} <= {*now.here(PRISON, side)}


def is_outside_battle(notes: Notes) -> bool:
    """Whether a trade may be spoken of: at any time but in a battle (A45)."""
    return not notes.fight and bool({ask for _, ask in notes.asked} & MAY_TRADE)


def may_force(notes: Notes, side: str) -> bool:
    """Whether a side may force an exchange: by option, once for a supply card, before its steps."""
    is_asked = notes.is_on("forced_exchange") and (side, "supply") in notes.asked
    return is_asked and not notes.turn.supplied and side not in notes.turn.forced


def is_forcible(notes: Notes, side: str) -> bool:
    """Whether a side has named one prisoner of each side, and may force their exchange."""
    offer = notes.offer
    is_named = offer is not None and offer.by == side and len(offer.give) == len(offer.want) == 1
    return is_named and may_force(notes, side)


def trade_forced(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    """A66: one for one, without the enemy's leave; both go to their pools."""
    offer = notes.offer
    assert offer
    assert notes.closed == (event.by, "supply") == (notes.mover, "supply")
    notes.asked.append(notes.closed)
    assert is_forcible(notes, event.by)
    notes.asked.pop()
    assert (offer.give, offer.want) == ((event.give,), (event.want,))
    assert are_prisoners(before, (event.give,), FOE[event.by])
    assert are_prisoners(before, (event.want,), event.by)
    notes.turn.forced.add(event.by)
    notes.offer = None
    return {block: (POOL, BLOCKS[block].max) for block in (event.give, event.want)}


def trade_drafted(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert is_outside_battle(notes)
    if notes.offer and notes.offer.open:
        # A66: one's own gives way to an exchange that one may force.
        assert notes.offer.by == event.by
        assert may_force(notes, event.by)
        notes.seen["offer replaced"] += 1
    assert event.by in {side for side, _ in notes.asked}
    assert are_prisoners(before, event.give, FOE[event.by])
    assert are_prisoners(before, event.want, event.by)
    notes.offer = Offer(event.by, event.give, event.want, open=False)


def trade_offered(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.closed[0] == event.by
    assert notes.closed[1] in MAY_TRADE
    assert notes.offer == Offer(event.by, event.give, event.want, open=False)
    assert event.give or event.want
    # A45: it stays open until the other side could answer.
    is_too_late = event.by != notes.turn.first and notes.number < notes.turns_of_year
    in_winter = notes.phase in ("disband", "exchange")
    is_last = notes.phase == "exchange" and event.by == AM
    notes.offer.carries_over = is_last if in_winter else is_too_late
    assert event.carries_over == notes.offer.carries_over
    notes.offer.open = True


def trade_dropped(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.offer
    assert not notes.offer.open
    notes.offer = None


def trade_answered(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    """11.5: who is traded goes to their own pool."""
    offer = notes.offer
    assert offer
    assert offer.open
    assert notes.closed[0] == FOE[offer.by]
    assert notes.closed[1] in MAY_TRADE
    blocks = {*offer.give, *offer.want} if event.accepted else set()
    assert set(event.blocks) == blocks
    notes.offer = None
    return {block: (POOL, BLOCKS[block].max) for block in blocks}


CHECKS: Checks = {
    prisoners.TradeDrafted: trade_drafted,
    prisoners.TradeOffered: trade_offered,
    prisoners.TradeDropped: trade_dropped,
    prisoners.TradeAnswered: trade_answered,
    prisoners.TradeForced: trade_forced,
}
