"""The public part of a view, put around blocks that were made up: a position as it may be."""

from random import Random

from app.engine.values import Side
from app.games.liberty.battle_state import Battle, BattleStage, Departure
from app.games.liberty.board import SIDES
from app.games.liberty.state import PathTaken, Phase, Situation, Trade, Turn
from app.games.liberty.view import BattleView, ViewLiberty
from app.kit.cards import Cards
from app.kit.imagined import as_shown, state_shown
from app.kit.views import hidden_sides


def assembled(
    view: ViewLiberty,
    blocks: dict[str, object],
    moved: dict[str, PathTaken],
    reserves: tuple[str, ...],
    rng: Random,
) -> Situation:
    """Put the public part of a view around imagined blocks."""
    roster = view.board.roster
    marked = {side: tuple(b for b in view.marked if roster[b].side == side) for side in SIDES}
    return state_shown(
        Situation,
        view,
        blocks=blocks,
        cards=_cards(view, rng),
        phase=Phase(view.phase),
        marked={side: blocks for side, blocks in marked.items() if blocks},
        turn=as_shown(
            Turn,
            view,
            moved=moved,
            trade=as_shown(Trade, view.trade),
        ),
        last_turn=_last_turn(view),
        battle=_battle(view.battle, reserves) if view.battle else None,
    )


def _cards(view: ViewLiberty, rng: Random) -> Cards:
    shown = view.cards
    known = {*shown.hand, *shown.turned.values(), *shown.discards}
    unknown = sorted(view.board.cards.keys() - known)
    rng.shuffle(unknown)
    hidden, seen = hidden_sides(view), list(shown.hand)
    hands: dict[Side, tuple[str, ...]] = {}
    for side in SIDES:
        source, count = unknown if side in hidden else seen, shown.counts[side]
        hands[side] = tuple(sorted(source[:count]))
        del source[:count]
    return Cards(hands, {}, shown.turned, shown.discards)


def _last_turn(view: ViewLiberty) -> Turn:
    """Return that any of a side's blocks moved as it did: which ones no longer matters."""
    moved: dict[str, PathTaken] = {}
    for side in SIDES:
        blocks = iter(view.board.army[side])
        for arrow in view.last_arrows:
            if arrow.side == side:
                came = as_shown(PathTaken, arrow)
                moved |= {next(blocks): came for _ in range(arrow.count)}
    return Turn(moved=moved)


def _battle(view: BattleView, reserves: tuple[str, ...]) -> Battle:
    departures = tuple(Departure(*one) for one in view.departures)
    stage = BattleStage(view.stage)
    return as_shown(Battle, view, stage=stage, reserves=reserves, departures=departures)
