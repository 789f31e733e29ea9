"""Standing orders: when a side wants to be asked in a window, sealed (decision 0089).

An order passes where its side would have been asked. That nobody was waited for may be noticed;
what else the order says, and the hand behind it, may not.
"""

from collections.abc import Iterable, Iterator

from app.engine.ledger import rule
from app.engine.memo import cached
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.board import CLASSES
from app.games.madison.effects.events import OrderDropped, OrderGiven
from app.games.madison.events import QuestionChanged
from app.games.madison.operations.stages import WindowOpened
from app.games.madison.position import Position, on_map, play_of, strength_of, units_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import PLAY, Ask, Situation, StandingOrder
from app.games.madison.view import OrderView, ViewMadison
from app.games.madison.words import place_name

BATTLE = "battle"
"""The window of a round for battle cards (10.43)."""
EVADE = "evade"
"""Where defenders may retreat before combat (9.41): an order has them stand."""
LEAD = "lead"
"""Where a lead unit or ship is named (10.31, 12.32): an order names the best."""
WINDOWS = (
    "force_named",
    "campaign_named",
    "vessels_named",
    "attack_declared",
    "after_round",
    BATTLE,
    EVADE,
    LEAD,
)
"""Where a standing order may answer; the Treaty is asked about once, and always."""
SIZES = (2, 3, 5, 8)
"""How many units a side may say that it wants to be asked about."""
ASK, NEVER = "ask", "never"


@rule("8.31")
def passes(state: Situation, window: str, side: Side) -> bool:
    """Whether a side's standing order passes in a window."""
    order = next((one for one in state.orders.get(side, ()) if one.window == window), None)
    if order is None:
        return False
    if not order.only and not order.least:
        return True
    spaces, size = _what(state, window)
    watched = not order.only or bool({*order.only} & {*spaces})
    return not (watched and size >= order.least)


def open_window(resolution: Resolution, window: str, side: Side) -> bool:
    """Open a window to a side; False when its standing order answers there."""
    answers = passes(resolution.state, window, side)
    resolution.write(WindowOpened(side, window, asked=not answers))
    return not answers


@rule("10.31", "12.32")
def best_lead(position: Position, candidates: Iterable[str]) -> str:
    """Return who leads by order: of the best class the weakest, who takes the first loss."""

    def rank(piece: str) -> tuple[int, int, str]:
        sheet = position.board.roster[piece]
        strength = strength_of(position, piece) if sheet.is_land else 0
        return -CLASSES.index(sheet.letter), strength, piece

    return min(candidates, key=rank)


def lasting(window: str, until: str) -> StandingOrder:
    """Return the order not to be asked in a window any more, given with an answer."""
    # The end of the turn is the default, which is left out of what is stored.
    return StandingOrder(window, until=PLAY) if until == PLAY else StandingOrder(window)


def _what(position: Position, window: str) -> tuple[tuple[str, ...], int]:
    """Return the spaces that a window is about, and how many units or vessels."""
    play, battle, naval = play_of(position), position.battle, position.naval
    roster = position.board.roster
    if naval is not None:
        box = position.board.lakes[naval.lake].box
        return (box,), len(_vessels(position, (box,), naval.attacker))
    if battle is not None:
        return (battle.at,), sum(roster[piece].is_land for piece in battle.attackers)
    if play.entering:
        return (play.target,), sum(roster[piece].is_land for piece in play.entering)
    spaces = tuple(dict.fromkeys(force.at for force in play.forces))
    if window == "vessels_named":
        return spaces, len(_vessels(position, spaces, play.side))
    named = sum(
        len(force.pieces) if force.pieces else len(units_at(position, force.at, play.side))
        for force in play.forces
    )
    return spaces, named


def _vessels(position: Position, places: Iterable[str], side: Side) -> list[str]:
    roster = position.board.roster
    here = {*places}
    return [
        piece
        for at, pieces in on_map(position, side)
        if at in here
        for piece in pieces
        if roster[piece].is_vessel
    ]


# How orders are given


def offer_opening(view: ViewMadison) -> Iterator[Choice]:
    """Offer to look at one's standing orders."""
    yield Choice(a.OpenOrders(), False, label=Message("madison-open-orders"))


def open_orders(resolution: Resolution, side: Side, _action: a.OpenOrders) -> None:
    """Go over to one's standing orders, as a part of the draft."""
    resolution.write(QuestionChanged(side, Ask.ORDERS))


def offer_orders(view: ViewMadison) -> Iterator[Choice]:
    """Offer for each window to be asked or never to be; and what to watch, in the last one set."""
    for window in WINDOWS:
        for how in (ASK, NEVER):
            label = Message(f"madison-order-{how}", {"window": window_name(window)})
            yield Choice(a.GiveOrder(window, how), False, label=label)
    if view.orders:
        yield from _offer_watching(view, view.orders[-1])


def _offer_watching(view: ViewMadison, order: OrderView) -> Iterator[Choice]:
    name = window_name(order.window)
    for at in spaces_to_watch(view, order.window):
        key = "madison-order-unwatch" if at in order.only else "madison-order-watch"
        label = Message(key, {"window": name, "at": place_name(at)})
        yield Choice(a.WatchSpace(order.window, at), False, f"space:{at}", label=label)
    for size in (0, *SIZES):
        if size != order.least:
            label = Message("madison-order-size", {"window": name, "count": size})
            yield Choice(a.WatchSize(order.window, size), False, label=label)


def offer_closing(_view: ViewMadison) -> Iterator[Choice]:
    """Offer to go back to the play of a card."""
    yield Choice(a.CloseOrders(), False, label=Message("madison-done-orders"))


def spaces_to_watch(view: ViewMadison, window: str) -> list[str]:
    """List the spaces that a window is about: the enemy's forces, or what they attack."""
    if window in ("force_named", "campaign_named", "vessels_named"):
        return _with_enemies(view)
    return _with_own_units(view)


@cached
def _with_enemies(view: ViewMadison) -> list[str]:
    return sorted(at for at, _ in on_map(view, view.enemy) if at in view.board.spaces)


@cached
def _with_own_units(view: ViewMadison) -> list[str]:
    return sorted(at for at, _ in on_map(view, view.side) if units_at(view, at, view.side))


def refuse_order(view: ViewMadison, action: a.GiveOrder) -> Refusal | None:
    """An order for one of the windows, to be asked or never to be, unless it is so already."""
    order = next((one for one in view.orders if one.window == action.window), None)
    is_never = order is not None and not (order.only or order.least)
    fits = order is not None if action.how == ASK else action.how == NEVER and not is_never
    return None if fits and action.window in WINDOWS else no("8.31", "madison-no-order")


def refuse_space(view: ViewMadison, action: a.WatchSpace) -> Refusal | None:
    """Only spaces that the window can be about."""
    if action.at in spaces_to_watch(view, action.window):
        return _refuse_watching(view, action.window)
    return no("8.31", "madison-no-order")


def refuse_size(view: ViewMadison, action: a.WatchSize) -> Refusal | None:
    """Only some sizes, another one than before."""
    refused = _refuse_watching(view, action.window)
    if refused is None and action.least in {0, *SIZES} - {view.orders[-1].least}:
        return None
    return no("8.31", "madison-no-order")


def _refuse_watching(view: ViewMadison, window: str) -> Refusal | None:
    """The order that was given last says what is watched."""
    if view.orders and view.orders[-1].window == window:
        return None
    return no("8.31", "madison-no-order")


def give_order(resolution: Resolution, side: Side, action: a.GiveOrder) -> None:
    """Order never to be asked in a window, or to be asked again."""
    if action.how == NEVER:
        resolution.write(OrderGiven(side, StandingOrder(action.window)))
    else:
        resolution.write(OrderDropped(side, action.window))


def watch_space(resolution: Resolution, side: Side, action: a.WatchSpace) -> None:
    """Watch a space, or watch it no more."""
    order = _given(resolution.state, side, action.window)
    only = {*order.only} ^ {action.at}
    resolution.write(
        OrderGiven(side, StandingOrder(order.window, tuple(sorted(only)), order.least, order.until))
    )


def watch_size(resolution: Resolution, side: Side, action: a.WatchSize) -> None:
    """Watch only forces of so many units."""
    order = _given(resolution.state, side, action.window)
    resolution.write(
        OrderGiven(side, StandingOrder(order.window, order.only, action.least, order.until))
    )


def _given(state: Situation, side: Side, window: str) -> StandingOrder:
    own = (order for order in state.orders.get(side, ()) if order.window == window)
    return next(own, StandingOrder(window))


def close_orders(resolution: Resolution, side: Side, _action: a.CloseOrders) -> None:
    """Go back to the play of a card."""
    resolution.write(QuestionChanged(side, Ask.PLAY))


def window_name(window: str) -> str:
    """Return the message that names a window."""
    return f"@madison-window-{window.replace('_', '-')}"
