"""Battles: the blocks that stand in one, what is shown of them, dice and hits."""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol, TypeVar

from app.engine.chance import faces
from app.engine.memo import replaced
from app.engine.values import Action, Choice, Draw, Event, Message, Shown
from app.kit.blocks import Block
from app.kit.views import BlockView

HITS_ON = 6
"""A die hits on this or more, unless a rule says otherwise."""

T_co = TypeVar("T_co", covariant=True)


class BattleEnded(Event, frozen=True, tag="battle-ended"):
    """A battle is over; survivors are hidden again."""

    at: str

    def apply(self, state: Any) -> Any:
        return replaced(state, battle=None)


class HasBattle(Protocol[T_co]):
    """A state or a view in which a battle may be under way."""

    @property
    def battle(self) -> T_co | None:
        """The battle under way, None without one."""


def battle_of(holder: HasBattle[T_co]) -> T_co:
    """Return the battle under way, as it is or as it is shown."""
    if holder.battle is None:
        raise AssertionError("no battle is being fought")
    return holder.battle


class LineBlock(Shown, frozen=True):
    """A block in a battle. Face up it has kind, max and cv; the owner's own has its id as well.

    `group`: which of its kind it is. `leaves`: it is among those who leave the field.
    """

    kind: str = ""
    max: int = 0
    cv: int = 0
    id: str = ""
    group: str = ""
    leaves: bool = False


def face_up(block: Block, id_: str = "", *, leaves: bool = False) -> LineBlock:
    """Show a block's face, to its owner with its id."""
    return LineBlock(block.kind, block.max, block.cv, id_, block.group, leaves)


def in_order(line: Iterable[LineBlock]) -> tuple[LineBlock, ...]:
    """Return a line ordered by what shows on its blocks: alike ones can't be told apart.

    One's own keep their places while they take hits.
    """
    return tuple(sorted(line, key=lambda b: (b.kind, b.group, -b.max, b.id, -b.cv, b.leaves)))


def hits_of(draws: tuple[Draw, ...], hits_on: int = HITS_ON) -> int:
    """Count the dice of a roll that hit."""
    return sum(face >= hits_on for face in faces(draws))


class TakeHit(Action, frozen=True, tag="take-hit"):
    """Let a block take one hit."""

    block: str


def weigh_hit(view: BlockView[Any], choice: Choice) -> float:
    """Weigh for a machine who takes a hit: rather a block that is not lost by it."""
    action = choice.action
    return view.blocks[action.block].cv if isinstance(action, TakeHit) else 100


def hit_choices(blocks: Iterable[str], label: Message) -> Iterator[Choice]:
    """Offer each of these blocks for the next hit."""
    for block in blocks:
        yield Choice(TakeHit(block), False, f"block:{block}", label=label)
