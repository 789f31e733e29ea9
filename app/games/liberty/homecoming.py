"""Chapter 10, by option: Indians come home to defend their town."""

from app.engine.ledger import rule
from app.engine.values import Event
from app.games.liberty.board import AM, GB
from app.games.liberty.options import INDIAN_HOME, is_on
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import Situation, with_turn
from app.kit.blocks import army, is_contested, with_block


class HomesEntered(Event, frozen=True, tag="homes-entered"):
    """Americans ended their moves in empty towns of Indians: those of `blocks` came home.

    How they moved before counts no more.
    """

    towns: tuple[str, ...]
    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        for block in self.blocks:
            state = with_block(state, block, at=state.board.roster[block].home)
        moved = {b: move for b, move in state.turn.moved.items() if b not in self.blocks}
        return with_turn(state, moved=moved, came_home=self.blocks)


@rule("10.0", "A65")
def bring_home(resolution: Resolution) -> None:
    """Bring home the Indians whose empty town Americans have just entered, if they can come."""
    state = resolution.state
    if not is_on(state.options, INDIAN_HOME):
        return
    homes = {sheet.home: block for block, sheet in state.board.roster.items() if sheet.home}
    entered = {home: block for home, block in homes.items() if _is_entered(state, home)}
    if entered:
        coming = tuple(block for block in entered.values() if _may_come(state, block))
        resolution.write(HomesEntered(tuple(entered), coming))


def _is_entered(state: Situation, home: str) -> bool:
    """Whether nobody stands in a town but Americans who moved there this turn."""
    americans = army(state, home, AM)
    moved = state.turn.moved
    arrived = [b for b in americans if b in moved and moved[b].path[-1] == home]
    return bool(americans) and arrived == americans and not army(state, home, GB)


def _may_come(state: Situation, block: str) -> bool:
    """Whether Indians are on the map, and in no battle."""
    at = state.blocks[block].at
    return at in state.board.places and not is_contested(state, at)
