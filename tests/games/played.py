"""A position in a test with the acts upon it, as the engine carries them out."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from app.engine.game import AnyGame
from app.engine.values import Illegal, Refusal, Side
from app.kit.blocks import BlockState
from tests.games.dice import Scripted

E = TypeVar("E")
S = TypeVar("S", bound=BlockState[Any])


@dataclass(frozen=True)
class PlayedMatch(Generic[S]):
    """A state and everything that happened on the way to it; a game's own names its `game`."""

    game: ClassVar[AnyGame]
    state: S
    events: list[Any]

    def all(self, kind: type[E]) -> list[E]:
        """Return the events of a kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """Return the only event of a kind."""
        [event] = self.all(kind)
        return event

    def has(self, kind: type) -> bool:
        """Whether something of a kind happened."""
        return bool(self.all(kind))

    def asked(self) -> tuple[Side, str]:
        """Return who must decide first, and what; ("", "") when nobody must."""
        [*awaiting] = self.state.awaiting
        return (awaiting[0].side, str(awaiting[0].ask)) if awaiting else ("", "")

    def where(self, block: str) -> str:
        """Return where a block is."""
        return self.state.blocks[block].at

    def cv(self, block: str) -> int:
        """Return how strong a block is."""
        return self.state.blocks[block].cv

    def play(self, side: Side, *actions: Any, dice: Iterable[int] = ()) -> Self:
        """Play on: dice and blind draws fall as given, and all are used. The events are the new."""
        state, events, chance = self.state, list[Any](), Scripted(dice)
        for action in actions:
            decided = self.game.decide(state, side, action, chance)
            state, events = decided.state, [*events, *decided.events]
        assert not chance.script, f"not rolled: {chance.script}"
        return type(self)(state, events)


def refusal_of(game: AnyGame, state: Any, side: Side, action: Any) -> Refusal:
    """Return why an action is refused."""
    try:
        game.decide(state, side, action, Scripted(()))
    except Illegal as illegal:
        return illegal.refusal
    raise AssertionError(f"{action} is not refused")
