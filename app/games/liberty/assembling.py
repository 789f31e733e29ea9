"""The public part of a view, put around blocks that were made up: a position as it may be."""

from random import Random

from app.engine.resolution import PendingDecision
from app.engine.values import Side
from app.games.liberty.battle_state import Battle, Departure, Stage
from app.games.liberty.board import SIDES
from app.games.liberty.state import Moved, Phase, Situation, Trade, Turn
from app.games.liberty.view import BattleView, ViewLiberty
from app.kit.cards import Cards
from app.kit.views import hidden_sides


def assembled(
    view: ViewLiberty,
    blocks: dict[str, object],
    moved: dict[str, Moved],
    reserves: tuple[str, ...],
    rng: Random,
) -> Situation:
    """Put the public part of a view around imagined blocks."""
    trade, roster = view.trade, view.board.roster
    marked = {side: tuple(b for b in view.marked if roster[b].side == side) for side in SIDES}
    return Situation(
        board=view.board,
        options=view.options,
        blocks=blocks,  # type: ignore[arg-type]
        awaiting=tuple(PendingDecision(side, ask) for side, ask in view.awaiting.items()),
        winner=view.winner if view.ended_by else None,
        ended_by=view.ended_by,
        cards=_cards(view, rng),
        year=view.year,
        turn_number=view.turn_number,
        phase=Phase(view.phase),
        is_french_war=view.is_french_war,
        marked={side: blocks for side, blocks in marked.items() if blocks},
        turn=Turn(
            first=view.first,
            stage=view.stage,
            weather=view.weather,
            held=view.held,
            stood=view.stood,
            used=view.used,
            built=view.built,
            supplied=view.supplied,
            moved=moved,
            attackers=view.attackers,
            order=view.order,
            trade=Trade(trade.by, trade.give, trade.want, trade.open, trade.carries_over),
            came_home=view.came_home,
            forced=view.forced,
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
    """Let any of a side's blocks have moved as it did: which ones no longer matters."""
    moved: dict[str, Moved] = {}
    for side in SIDES:
        blocks = iter(view.board.army[side])
        for arrow in view.last_arrows:
            if arrow.side == side:
                came = Moved(arrow.path, arrow.way, arrow.marches)
                moved |= {next(blocks): came for _ in range(arrow.count)}
    return Turn(moved=moved)


def _battle(view: BattleView, reserves: tuple[str, ...]) -> Battle:
    return Battle(
        at=view.at,
        attacker=view.attacker,
        defender=view.defender,
        round=view.round,
        step=view.step,
        stage=Stage(view.stage),
        acted=view.acted,
        reserves=reserves,
        afloat=view.afloat,
        landed=view.landed,
        striker=view.striker,
        hits=view.hits,
        used=view.used,
        sailed=view.sailed,
        departures=tuple(Departure(*one) for one in view.departures),
        leaving=view.leaving,
        winner=view.winner,
        bound=view.bound,
    )
