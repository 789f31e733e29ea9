"""Whether an imagined position could have come about by the rules, as far as a view tells."""

from app.engine.values import Side
from app.games.liberty.battle_state import MAX_BY_SEA, BattleStage
from app.games.liberty.board import WARSHIP, other
from app.games.liberty.feeding import hungry
from app.games.liberty.paths import LAND, RIVER, SEA
from app.games.liberty.projection import project
from app.games.liberty.state import Ask, Phase, Situation
from app.games.liberty.view import ViewLiberty, standing


def is_possible(state: Situation, view: ViewLiberty, side: Side) -> bool:
    """Whether the position could have come about: landings have ships, questions a reason."""
    if view.awaiting.get(side) == Ask.ATTRITION and not hungry(project(state, side)):
        return False
    ports = (at for at in state.board.ports if is_as_moved(view, at) and was_enemys(view, side, at))
    return all(_lands_by_the_rules(state, view, side, at) for at in ports)


def _lands_by_the_rules(state: Situation, view: ViewLiberty, side: Side, at: str) -> bool:
    """8.4: at most three ground blocks, with a ship, and nobody else of theirs (A56).

    Into a port that was empty others may have come by land as well.
    """
    roster = state.board.roster
    all_came = {
        b: m for b, m in state.turn.moved.items() if roster[b].side == side and m.path[-1] == at
    }
    came = {b: m for b, m in all_came.items() if state.blocks[b].at == at}
    ground = [b for b in came if roster[b].kind != WARSHIP]
    landed = [b for b in ground if came[b].way == SEA]
    # Who came and is here no more may have been a ship.
    ships = {m.path[0] for b, m in all_came.items() if b not in ground and m.way == SEA}
    by_land = any(came[b].way in (LAND, RIVER) for b in ground)
    origins = {came[b].path[0] for b in landed}
    is_joined = by_land and was_attacked(view, side, at)
    is_alone = not is_joined and not had_others(view, side, at)
    return not landed or (
        is_alone and len(landed) <= MAX_BY_SEA and len(origins) == 1 and origins <= ships
    )


def was_enemys(view: ViewLiberty, side: Side, at: str) -> bool:
    """Whether a place was the enemy's for a side that moved there this turn (5.3, A11, A56)."""
    return view.held.get(at) != side or was_attacked(view, side, at)


def was_attacked(view: ViewLiberty, side: Side, at: str) -> bool:
    """Whether blocks that a side moved to a place this turn met enemy blocks there."""
    if at in view.attackers:
        return side in (view.attackers[at], other(view.first))
    is_moving = view.phase == (Phase.FIRST if side == view.first else Phase.SECOND)
    return is_moving and standing(view, at, other(side)) > 0


def had_others(view: ViewLiberty, side: Side, at: str) -> bool:
    """Whether a place has blocks of a side that did not come there this turn."""
    if side != view.first and view.attackers.get(at) == view.first:
        return True
    came = sum(arrow.count for arrow in view.arrows if (arrow.side, arrow.path[-1]) == (side, at))
    return standing(view, at, side) > came


def is_as_moved(view: ViewLiberty, at: str) -> bool:
    """Whether nobody has left or entered a place since blocks moved."""
    if view.phase in (Phase.FIRST, Phase.SECOND):
        return True
    if view.phase != Phase.BATTLES:
        return False
    if view.battle and view.battle.at == at:
        return view.battle.stage != BattleStage.REGROUP
    return at in view.order or (not view.battle and at in view.attackers and _is_before(view))


def _is_before(view: ViewLiberty) -> bool:
    """Whether no battle of the turn has begun."""
    return view.phase == Phase.BATTLES and Ask.ORDER in view.awaiting.values()
