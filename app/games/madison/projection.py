"""From the truth to a view: what each viewer is shown, field by field."""

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import cached_by_key, derived, inherit_cache
from app.engine.values import PUBLIC, Side, Viewer, owned_by
from app.games.madison import forecast
from app.games.madison.board import SIDES
from app.games.madison.points import score
from app.games.madison.state import Ask, MadisonCards, Situation
from app.games.madison.supply import unsupplied
from app.games.madison.view import MadisonCardsView, OrderView, ViewMadison
from app.kit.cards import shown_cards
from app.kit.views import asked_of


@cached_by_key
def project(state: Situation, viewer: Viewer) -> ViewMadison:
    """Show a position to one viewer: what everybody sees, and what they alone see beside it."""
    if viewer == PUBLIC:
        return _public(state)
    owned = owned_by(viewer, SIDES)
    public = project(state, PUBLIC)
    view = replace(
        public,
        side=viewer if viewer in SIDES else "",
        ask=public.awaiting.get(viewer, ""),
        cards=_cards(state.cards, owned),
        drawn=state.drawn if public.awaiting.get(viewer) == Ask.DRAWN else "",
        is_open=len(owned) > 1,
        orders=_orders(state, (viewer,) if viewer in SIDES else ()),
    )
    # Counters are the same in both, and so is all that is worked out from them.
    inherit_cache(view, public)
    return view


def _public(state: Situation) -> ViewMadison:
    inside = unsupplied(state)
    view = ViewMadison(
        board=state.board,
        side="",
        options=state.options,
        phase=state.phase.value,
        ask="",
        awaiting=derived(state, asked_of, state.awaiting),
        blocks=state.blocks,
        winner=state.winner or "",
        ended_by=state.ended_by,
        scenario=state.scenario,
        turn=state.turn,
        first=state.first,
        next_side=state.next_side,
        play=state.play,
        battle=state.battle,
        naval=state.naval,
        retreats=state.retreats,
        harbours=state.harbours,
        attrition=state.attrition,
        lakes=state.lakes,
        depots=state.depots,
        forts=state.forts,
        destroyed=state.destroyed,
        ruined=state.ruined,
        lost_bases=state.lost_bases,
        card_points=state.card_points,
        forfeited=state.forfeited,
        effects=state.effects,
        runs=state.runs,
        counted=state.counted,
        declared=state.declared,
        answered=state.answered,
        scores={side: score(state, side) for side in SIDES},
        seized=state.seized,
        unsupplied=inside,
        cards=_cards(state.cards, ()),
        forecast=forecast.of_battle(state),
        attacks=forecast.of_attacks(state),
        put_back=state.put_back,
    )
    inherit_cache(view, state)
    return view


@rule("7.34")
def _cards(cards: MadisonCards, owned: tuple[Side, ...]) -> MadisonCardsView:
    """Show hands and held cards to their owner; of the others' their number alone."""
    seen = shown_cards(cards, owned, SIDES)
    return MadisonCardsView(
        hand=seen.hand,
        counts=seen.counts,
        turned=seen.turned,
        discards=seen.discards,
        held=tuple(card for side in owned for card in cards.held.get(side, ())),
        held_counts={side: len(cards.held.get(side, ())) for side in SIDES},
        used=cards.used,
    )


def _orders(state: Situation, owned: tuple[Side, ...]) -> tuple[OrderView, ...]:
    return tuple(
        OrderView(one.window, one.only, one.least, one.until)
        for side in owned
        for one in state.orders.get(side, ())
    )
