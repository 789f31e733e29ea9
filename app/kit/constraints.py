"""What rulebooks ask of a board, as far as several games ask the same."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from app.engine.data_sheets import Fault
from app.kit.board import BlockBoard


def army_sizes(board: BlockBoard[Any], rule: str, size: int, besides: int = 0) -> Iterator[Fault]:
    """Each side has so many blocks, so many of them being no counters of the sheet."""
    for side, army in board.army.items():
        if len(army) + besides != size:
            yield Fault(f"{side} has {len(army) + besides} blocks, not {size}", rule, "blocks")


def strengths(board: BlockBoard[Any], rule: str, least: int, most: int) -> Iterator[Fault]:
    """Every block's greatest strength lies between two numbers."""
    for block in board.sheet.blocks:
        if not least <= block.max <= most:
            text = f"the greatest CV of {block.id} is {block.max}, not {least} to {most}"
            yield Fault(text, rule, "blocks", (block.id,))


def unreached(
    places: Collection[str], near: Callable[[str], Iterable[str]], rule: str, section: str
) -> Iterator[Fault]:
    """Every place can be reached from every other."""
    first = min(places)
    reached, to_look_at = {first}, [first]
    while to_look_at:
        new = {place for place in near(to_look_at.pop()) if place in places} - reached
        reached |= new
        to_look_at += new
    for place in sorted({*places} - reached):
        yield Fault(f"no way leads from {first} to {place}", rule, section, (place,))
