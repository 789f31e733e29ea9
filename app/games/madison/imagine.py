"""A full position that a viewer can't rule out, made up from nothing but their view.

Counters lie open; what is hidden are cards, and standing orders. Hands and held cards are dealt
anew from the cards of the year that the viewer has not seen.
"""

from collections.abc import Mapping
from random import Random

from app.engine.game import Slots
from app.engine.values import EVERYONE, PUBLIC, Side, Viewer, owned_by
from app.games.madison.board import DECLARATION, GHENT, SIDES
from app.games.madison.calendar import is_fall, is_winter, year_of
from app.games.madison.cards import deck, undealt
from app.games.madison.state import Ask, MadisonCards, Phase, Situation, StandingOrder
from app.games.madison.view import ViewMadison
from app.kit.imagined import as_shown, state_shown


def imagine(view: ViewMadison, rng: Random) -> tuple[Situation, Slots]:
    """Make up a position that shows `view` to its viewer."""
    cards = _cards(view, rng)
    drawing = next((side for side, ask in view.awaiting.items() if ask == Ask.DRAWN), "")
    drawn = view.drawn
    if drawing and drawing != view.side:
        drawn = rng.choice(cards.hands[drawing])
    phase = Phase(view.phase)
    state = state_shown(
        Situation, view, cards=cards, phase=phase, drawn=drawn, orders=_orders(view)
    )
    return state, slots(state, _viewer(view))


def slots(state: Situation, viewer: Viewer) -> Slots:
    """Name the cards hidden from a viewer by what they can tell of them."""
    cards, owned = state.cards, owned_by(viewer, SIDES)
    named: dict[str, str] = {}
    if viewer == EVERYONE:
        return named
    for side in SIDES:
        if side not in owned:
            named |= _named(f"card@{side}", cards.hands.get(side, ()))
            named |= _named(f"held@{side}", cards.held.get(side, ()))
    return named | _named("card@deck", _deck(state))


def _deck(state: Situation) -> tuple[str, ...]:
    """List what lies in the deck; in winter Ghent may be there, though nothing more is dealt."""
    return undealt(state) if is_winter(state.turn) else deck(state)


def _named(slot: str, cards: tuple[str, ...]) -> dict[str, str]:
    return {f"{slot}#{n}": card for n, card in enumerate(cards)}


def _viewer(view: ViewMadison) -> Viewer:
    if view.side:
        return view.side
    return EVERYONE if view.is_open else PUBLIC


def _cards(view: ViewMadison, rng: Random) -> MadisonCards:
    """Deal the hidden hands from what the viewer has not seen; the Declaration where it must be."""
    shown = view.cards
    if view.is_open:
        return MadisonCards(
            hands=_parted(shown.hand, shown.counts),
            held=_parted(shown.held, shown.held_counts),
            discards=shown.discards,
            used=shown.used,
        )
    known = {*shown.hand, *shown.held, *shown.discards}
    pool = [card for card in view.board.decks[year_of(view.turn)] if card not in known]
    if DECLARATION in pool:
        pool.remove(DECLARATION)
    if GHENT in pool and not (is_fall(view.turn) or is_winter(view.turn)):
        pool.remove(GHENT)
    rng.shuffle(pool)
    hands: dict[Side, tuple[str, ...]] = {}
    held: dict[Side, tuple[str, ...]] = {}
    for side in SIDES:
        if side == view.side:
            continue
        count = shown.counts.get(side, 0)
        dealt = [pool.pop() for _ in range(count + shown.held_counts.get(side, 0))]
        if view.declared == side and DECLARATION not in known:
            dealt[rng.randrange(len(dealt))] = DECLARATION
        hands[side] = tuple(sorted(dealt[:count]))
        held[side] = tuple(sorted(dealt[count:]))
    if view.side:
        hands[view.side], held[view.side] = shown.hand, shown.held
    return MadisonCards(
        hands=hands,
        held={side: cards for side, cards in held.items() if cards},
        discards=shown.discards,
        used=shown.used,
    )


def _parted(cards: tuple[str, ...], counts: Mapping[Side, int]) -> dict[Side, tuple[str, ...]]:
    """Part the cards of both sides, which lie open after the end, by how many each has."""
    parted, left = dict[Side, tuple[str, ...]](), cards
    for side in SIDES:
        count = counts.get(side, 0)
        parted[side], left = left[:count], left[count:]
    return {side: own for side, own in parted.items() if own}


def _orders(view: ViewMadison) -> dict[Side, tuple[StandingOrder, ...]]:
    own = tuple(as_shown(StandingOrder, one) for one in view.orders)
    return {view.side: own} if own else {}
