"""A block game as the engine plays it: what follows from its package and its board alone."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

from app.engine.data_sheets import About, Correction, Fault, SheetRefused
from app.engine.decision_table import DecisionTableGame
from app.engine.game import Machine
from app.engine.memory import TurnedUp
from app.engine.unions import union_of
from app.engine.values import Action, Choice, Event, Message, Shown, Side
from app.kit import data_sheets, sightings
from app.kit.blocks import BlockState
from app.kit.board import BlockBoard
from app.kit.views import BlockView

S = TypeVar("S", bound=BlockState[Any])
V = TypeVar("V", bound=BlockView[Any])


class BlockGame(DecisionTableGame[S, V], Generic[S, V]):
    """A block game. Its actions and events are those that its package defines, and its `parts`.

    `standard`: the board that it is usually played on; `printed`: the one that this game is played
    on. `parts`: the modules of the kit whose actions and events it has. `machines`: those that play
    it, the best first. `foresight_type`: what `foresee` returns, None where it returns nothing.
    """

    parts: ClassVar[tuple[str, ...]] = (
        "app.kit.battle",
        "app.kit.setup",
        "app.kit.turns",
        "app.kit.victory",
    )
    standard: ClassVar[BlockBoard[Any]]
    machines: ClassVar[Mapping[str, Machine]]
    foresight_type: ClassVar[type[Shown] | None] = None

    def __init__(self, printed: BlockBoard[Any] | None = None) -> None:
        self.printed: Any = printed or self.standard
        self.sides: tuple[Side, Side] = self.standard.sides

    @staticmethod
    def planned(board: Any) -> bytes:
        """Return a board's sheet as clients get it: all of it, unless the game says otherwise."""
        return bytes(board.raw)

    @staticmethod
    def constraints(board: Any) -> Iterable[Fault]:
        """Find what a board has that the rules don't allow."""
        return ()

    def from_behind(self, view: V) -> tuple[TurnedUp, ...]:
        """List the blocks that a view shows from behind."""
        return sightings.from_behind(view)

    def holdings(self, state: S) -> Mapping[str, Side]:
        """Return who holds each place worth holding: none, unless the game says otherwise."""
        return {}

    def because(self, view: V, choice: Choice) -> Message | None:
        """Return for what its machines make a choice: they say nothing unless the game does."""
        return None

    def on(self, sheet: bytes) -> Self:
        """Return the game as it is played on another board. Raises ValueError for no such sheet."""
        return self if sheet == self.sheet else type(self)(self.standard.with_sheet(sheet))

    @property
    def sheet(self) -> bytes:
        """The sheet of the board that it is played on."""
        return bytes(self.printed.raw)

    @cached_property
    def board(self) -> bytes:
        """The board sheet as clients get it."""
        return self.planned(self.printed)

    @cached_property
    def data_sheets(self) -> "BlockDataSheets":
        """How its board can be corrected."""
        return BlockDataSheets(self.key, self.standard, self.constraints)

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


class BlockDataSheets:
    """The data sheets of a block game."""

    def __init__(
        self,
        key: str,
        standard: BlockBoard[Any],
        constraints: Callable[[Any], Iterable[Fault]],
    ) -> None:
        self._key = key
        self._standard = standard
        self._constraints = constraints

    def written(self) -> str:
        """Return the data sheet of the standard board, to be corrected."""
        return data_sheets.written(self._key, self._standard)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a data sheet."""
        return data_sheets.schema(self._key, self._standard)

    def read(self, text: str) -> bytes:
        """Return the board sheet that a data sheet asks for. Raises `SheetRefused`."""
        sheet = data_sheets.read(self._key, self._standard, text)
        try:
            faults = tuple(self._constraints(self._standard.with_sheet(sheet)))
        except (LookupError, ValueError, StopIteration) as error:
            raise SheetRefused(Fault(f"the board can't be put together: {error!r}")) from error
        if faults:
            raise SheetRefused(*faults, sheet=sheet)
        return sheet

    def about(self, sheet: bytes) -> About | None:
        """Return what a corrected board sheet says of itself, None for the standard one."""
        about: About | None = self._standard.with_sheet(sheet).sheet.data_sheet
        return about

    def corrections(self, sheet: bytes) -> tuple[Correction, ...]:
        """List what a board sheet says otherwise than the standard one."""
        return tuple(data_sheets.corrections(self._standard, self._standard.with_sheet(sheet)))

    def names(self, row: tuple[str, ...]) -> tuple[str, ...]:
        """Return the printed names of a row's places and pieces, or their ids without such."""
        names = data_sheets.names_of(self._standard)
        return tuple(names.get(one, one) for one in row)

    def line_of(self, text: str, fault: Fault) -> int:
        """Return the line of a data sheet that a fault is about, from 1 on."""
        return data_sheets.line_of(text, fault.section, fault.row)
