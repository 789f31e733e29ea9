"""What the simple player does in a battle: columns alike, reserves where they are needed."""

from app.engine.machines import Weigh
from app.engine.values import Choice
from app.games.quebec1759 import battle_actions as b
from app.games.quebec1759.battle_state import COLUMNS, FIELD, LINE, RESERVE
from app.games.quebec1759.board import LEADER, RIVER, ROAD, other
from app.games.quebec1759.commander_odds import SIX, odds
from app.games.quebec1759.retreat import river_carries
from app.games.quebec1759.state import Ask
from app.games.quebec1759.view import View1759, own_blocks_at
from app.kit.battle import battle_of, weigh_hit

KEPT_BACK = 4
"""One block in so many waits in reserve."""
MAX_KEPT_BACK = 2
"""No more blocks than this wait there."""
HIDDEN_CV = 1.5
"""What a block in reserve that nobody has seen is taken to have."""
PRIZE, PRIZE_OF_ABRAHAM = 2.0, 6.0
"""What it is worth, in CV, to have the field, and that of Abraham."""


def _cv(view: View1759, *posts: str) -> int:
    return sum(view.blocks[block].cv for block in own_blocks_at(view, *posts))


def _enemy_cv(view: View1759) -> float:
    """Add up what is seen of the enemy, and guess the rest."""
    lines = battle_of(view).posts[other(view.side)].values()
    return sum(block.cv if block.kind else HIDDEN_CV for line in lines for block in line)


def _weigh_deployment(view: View1759, choice: Choice) -> float:
    """The strongest first, each to the weakest column; the last wait in reserve."""
    action = choice.action
    if not isinstance(action, b.Deploy):
        return 0
    waiting = own_blocks_at(view, FIELD)
    everybody = len(own_blocks_at(view, *COLUMNS, RESERVE)) + len(waiting)
    if action.post == RESERVE or len(waiting) <= min(MAX_KEPT_BACK, everybody // KEPT_BACK):
        return -1
    own = view.blocks[action.block]
    return 100 + own.cv - _cv(view, action.post) - 10 * (own.kind == LEADER)


def _weigh_part(view: View1759, choice: Choice) -> float:
    """Leave a battle not worth its losses, bring the strongest to where they lack, and fire."""
    action = choice.action
    if isinstance(action, b.Retreat):
        return 3 + _weigh_refuge(view, choice) / 100 if _should_leave(view, action) else -1
    if isinstance(action, b.Reinforce):
        own = view.blocks[action.block]
        return 2 + own.cv / 10 - _endurance(view, action.column) / 100 - (own.kind == LEADER)
    return 1 if isinstance(action, b.Fire) else -1


def _endurance(view: View1759, column: str) -> float:
    """Return how long a column lasts against the one that faces it, as far as numbers tell."""
    facing = battle_of(view).posts[other(view.side)].get(column, ())
    return _cv(view, column) / max(1, sum(block.cv for block in facing))


def _should_leave(view: View1759, retreat: b.Retreat) -> bool:
    """Whether to go costs less than to stay; but nobody leaves Abraham on the last turn (5.1)."""
    board, battle = view.board, battle_of(view)
    if battle.zone == board.objective and view.turn_number == board.sheet.calendar.turns:
        return False
    own, foe = sum(view.blocks[block].cv for block in _everybody(view)), round(_enemy_cv(view))
    # Who fires next has what a defender has.
    found = odds(foe, own, landing=False, exit_by_road=retreat.way == ROAD)
    won = 1 - found.won
    own_lost = own * (1 - won * found.defence_lost - found.won * found.defence_won)
    foe_lost = foe * (1 - won * found.attack_lost - found.won * found.attack_won)
    prize = PRIZE_OF_ABRAHAM if battle.zone == board.objective else PRIZE
    return foe_lost - own_lost + won * prize < -_cost_of_leaving(view, retreat, own, foe)


def _cost_of_leaving(view: View1759, retreat: b.Retreat, own: int, foe: int) -> float:
    """Return the CV that pursuit takes (17.2), and that of blocks the river does not carry."""
    if retreat.way == ROAD:
        return 0
    crowd = len(_everybody(view))
    left = max(0, crowd - river_carries(view)) if retreat.way == RIVER else 0
    return foe * SIX + own * left / max(1, crowd)


def _everybody(view: View1759) -> list[str]:
    return own_blocks_at(view, *COLUMNS, LINE, RESERVE)


def _weigh_refuge(view: View1759, choice: Choice) -> float:
    """A side that is routed goes to its friends."""
    action = choice.action
    if not isinstance(action, b.Retreat):
        return 0
    return view.zones[action.to].army.get(view.side, 0) + 0.5 * (action.way == "road")


def _weigh_leaver(view: View1759, choice: Choice) -> float:
    """The strongest go where not all can."""
    action = choice.action
    return 1 + view.blocks[action.block].cv if isinstance(action, b.Leave) else 0


def _weigh_ottawa(view: View1759, choice: Choice) -> float:
    """The Ottawa stay with the others as long as they may."""
    action = choice.action
    if not isinstance(action, b.OttawaLeave):
        return 0
    return view.zones[action.to].army.get(view.side, 0) if action.to else 100


BATTLE_WEIGHTS: dict[str, Weigh[View1759]] = {
    Ask.DEPLOY: _weigh_deployment,
    Ask.PART: _weigh_part,
    Ask.TAKE_HITS: weigh_hit,
    Ask.ROUT: _weigh_refuge,
    Ask.LEAVE: _weigh_leaver,
    Ask.OTTAWA_LEAVE: _weigh_ottawa,
}
"""How each choice of a battle is weighed, by what is asked."""
