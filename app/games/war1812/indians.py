"""Chapter 15: the Indian block, which comes with Britain's taking of Detroit."""

from app.engine.ledger import rule
from app.engine.values import Event, Side
from app.games.war1812.board import GB
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import ABSENT, Situation, holder
from app.kit.blocks import GONE, army, is_contested, with_block

DETROIT = "detroit"


class IndianAppeared(Event, frozen=True, tag="indian-appeared"):
    """The Indian block came to Detroit."""

    def apply(self, state: Situation) -> Situation:
        return with_block(state, state.board.indian, at=DETROIT)


class IndianLeft(Event, frozen=True, tag="indian-left"):
    """The Indian block stood in a battle without a British one and left the game."""

    town: str

    def apply(self, state: Situation) -> Situation:
        return with_block(state, state.board.indian, at=GONE)


@rule("15", "A38")
def indian_appears(resolution: Resolution) -> None:
    """Once a game, when British army holds Detroit.

    A38: at the end of that battle phase; by option `indian` as soon as the town is taken.
    """
    state = resolution.state
    if (
        state.blocks[state.board.indian].at == ABSENT
        and holder(state, DETROIT) == GB
        and not is_contested(state, DETROIT)
    ):
        resolution.write(IndianAppeared())


@rule("15", "A39", "A41", "A62")
def lone_indian_leaves(resolution: Resolution, town: str) -> None:
    """Without a British block in the battle the Indian can't fight and leaves the game for good.

    A39: before any fire. A41: that is the price of leaving it alone. A62: also when the last
    companion dies by pursuit fire.
    """
    if army(resolution.state, town, GB) == [resolution.state.board.indian]:
        resolution.write(IndianLeft(town))


def holds(state: Situation, town: str, side: Side) -> bool:
    """Whether a side's army blocks can hold a town; the Indian alone can't (A2, A61)."""
    blocks = army(state, town, side)
    return bool(blocks) and blocks != [state.board.indian]
