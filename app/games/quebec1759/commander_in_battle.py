"""What the simple player does in a battle: columns alike, reserves where they are needed."""

from app.engine.machines import Weigh
from app.engine.values import Choice, Side
from app.games.quebec1759 import battle_actions as b
from app.games.quebec1759.battle_state import COLUMNS, FIELD, RESERVE
from app.games.quebec1759.board import LEADER, other
from app.games.quebec1759.state import Ask
from app.games.quebec1759.view import View1759, own_blocks_at
from app.kit.battle import battle_of, weigh_hit

KEPT_BACK = 4
"""One block in so many waits in reserve."""
OUTNUMBERED = 2.0
"""It leaves when the enemy in sight is so many times as strong."""


def _cv(view: View1759, *posts: str) -> int:
    return sum(view.blocks[block].cv for block in own_blocks_at(view, *posts))


def _enemy_cv(view: View1759) -> int:
    """Add up what is seen of the enemy."""
    battle = battle_of(view)
    return sum(block.cv for line in battle.posts[other(view.side)].values() for block in line)


def _weigh_deployment(view: View1759, choice: Choice) -> float:
    """The strongest first, each to the weakest column; the last wait in reserve."""
    action = choice.action
    if not isinstance(action, b.Deploy):
        return 0
    waiting = own_blocks_at(view, FIELD)
    everybody = len(own_blocks_at(view, *COLUMNS, RESERVE)) + len(waiting)
    if action.post == RESERVE or len(waiting) <= everybody // KEPT_BACK:
        return -1
    own = view.blocks[action.block]
    return 100 + own.cv - _cv(view, action.post) - 10 * (own.kind == LEADER)


def _weigh_part(view: View1759, choice: Choice) -> float:
    """Leave when all is lost, bring the strongest into the weakest column, and fire."""
    action = choice.action
    if isinstance(action, b.Retreat):
        return 3 if _is_hopeless(view) else -1
    if isinstance(action, b.Reinforce):
        own = view.blocks[action.block]
        return 2 + own.cv / 10 - _cv(view, action.column) / 100 - (own.kind == LEADER)
    return 1 if isinstance(action, b.Fire) else -1


def _is_hopeless(view: View1759) -> bool:
    board = view.board
    battle = battle_of(view)
    if battle.zone == board.objective and view.turn_number == board.sheet.calendar.turns:
        return False
    own = sum(view.blocks[block].cv for posts in _lines(view, view.side) for block in posts)
    return _enemy_cv(view) > OUTNUMBERED * own


def _lines(view: View1759, side: Side) -> list[list[str]]:
    posts = battle_of(view).posts[side].values()
    return [[block.id for block in line] for line in posts]


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
