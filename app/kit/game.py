"""A block game as the engine plays it: what follows from its package and its board alone."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from app.engine.decision_table import DecisionTableGame
from app.engine.game import Machine
from app.engine.unions import union_of
from app.engine.values import Action, Event, Side
from app.kit.blocks import BlockState
from app.kit.board import BlockBoard
from app.kit.views import BlockView

S = TypeVar("S", bound=BlockState[Any])
V = TypeVar("V", bound=BlockView[Any])


class BlockGame(DecisionTableGame[S, V], Generic[S, V]):
    """A block game. Its actions and events are those that its package defines, and its `parts`.

    `standard`: the board that a new match gets. `parts`: the modules of the kit whose actions and
    events it has. `machines`: those that play it, the best first.
    """

    parts: ClassVar[tuple[str, ...]] = ("app.kit.battle", "app.kit.setup", "app.kit.victory")
    standard: BlockBoard[Any]
    machines: ClassVar[Mapping[str, Machine]]

    @property
    def sides(self) -> tuple[Side, Side]:
        """The two sides, in the order of the rules."""
        return self.standard.sides

    @cached_property
    def action_type(self) -> Any:
        """The union of its actions."""
        return union_of(Action, self._package, *self.parts)

    @cached_property
    def event_type(self) -> Any:
        """The union of its events."""
        return union_of(Event, self._package, *self.parts, "app.engine.resolution")

    @property
    def _package(self) -> str:
        return type(self).__module__.rpartition(".")[0]
