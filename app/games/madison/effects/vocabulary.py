"""What the data of a card may say (8.27): words of the evaluator, as printed cards use them.

A word is an operation or a condition. Which fields it has, and what may stand in each, is learned
from the printed cards: a corrected card says other numbers, places and pieces, and nothing new.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from app.engine.data_sheets import Fault
from app.games.madison.board import STANDARD, Board, Card

NUMBERS = range(-10, 21)
"""What a number on a card may be: modifiers, points, pieces, spaces, dice."""
MAX_DEPTH = 8
"""How deep operations and conditions may stand inside each other."""


@dataclass
class Field:
    """What printed cards have in a field: kinds of values, and texts."""

    kinds: set[type] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)


@dataclass
class Word:
    """An operation or a condition: its fields, and those that each of its uses has."""

    fields: defaultdict[str, Field] = field(default_factory=lambda: defaultdict(Field))
    needed: frozenset[str] | None = None


def faults(board: Board) -> Iterator[Fault]:
    """List what cards of a board say that no evaluator of cards understands."""
    for card in board.cards.values():
        for text in dict.fromkeys((*_heads(card), *_bodies(board, card))):
            yield Fault(f"{card.title}: {text}", "8.27", "cards", (card.id,))


def _heads(card: Card) -> Iterator[str]:
    """8.21, 8.22 Whose a card is, its kinds, the window of a reaction."""
    printed = STANDARD.cards.values()
    yield from _among("side", [card.side], {one.side for one in printed})
    yield from _among("kinds", card.kinds, {kind for one in printed for kind in one.kinds})
    yield from _among("window", [card.window], {one.window for one in printed})
    if "reaction" in card.kinds and not card.window:
        yield "a reaction has a window in which it is played"


def _bodies(board: Board, card: Card) -> Iterator[str]:
    for op in card.ops:
        yield from _of_word(board, op, "op", 0)
    for condition in card.when:
        yield from _of_word(board, condition, "c", 0)


def _of_word(board: Board, said: Mapping[str, Any], kind: str, depth: int) -> Iterator[str]:
    name = said.get(kind)
    if depth > MAX_DEPTH:
        yield f"operations stand more than {MAX_DEPTH} deep in each other"
        return
    known = _words().get((kind, name)) if isinstance(name, str) else None
    if known is None:
        there = ", ".join(sorted(word for one, word in _words() if one == kind))
        what = "operation" if kind == "op" else "condition"
        yield f"there is no {what} {name!r}; there are {there}"
        return
    missing = sorted((known.needed or frozenset()) - said.keys())
    if missing:
        yield f"{name} has no {', '.join(missing)}"
    for key in said.keys() - known.fields.keys():
        there = ", ".join(sorted(known.fields))
        yield f"{name} has no field {key!r}; it has {there}"
    for key in sorted(said.keys() & known.fields.keys()):
        yield from _of_value(board, f"{name}, {key}", said[key], known.fields[key], depth)


def _of_value(board: Board, where: str, value: Any, known: Field, depth: int) -> Iterator[str]:
    if isinstance(value, list):
        if list not in known.kinds:
            yield f"{where}: no list belongs here"
            return
        if depth > MAX_DEPTH:
            yield f"{where}: lists stand more than {MAX_DEPTH} deep in each other"
            return
        for one in value:
            yield from _of_value(board, where, one, known, depth + 1)
    elif isinstance(value, Mapping):
        kind = "op" if "op" in value else "c"
        yield from _of_word(board, value, kind, depth + 1)
    elif type(value) not in known.kinds:
        yield f"{where}: {value!r} is none of what belongs here"
    elif isinstance(value, str):
        yield from _among(where, [value], _texts(board, known))
    elif isinstance(value, int) and value not in NUMBERS:
        yield f"{where}: {value} is not between {NUMBERS[0]} and {NUMBERS[-1]}"


def _texts(board: Board, known: Field) -> set[str]:
    """Return the texts that may stand in a field: names of its kind, else what cards have there."""
    for names in (board.spaces, board.lakes, board.roster, board.tables.draw, board.forts):
        if known.texts - {"any"} and known.texts - {"any"} <= names.keys():
            return {*names, *known.texts}
    return known.texts


def _among(where: str, values: Any, known: set[str]) -> Iterator[str]:
    for value in values:
        if value not in known:
            there = ", ".join(sorted(filter(None, known)))
            yield f"{where} is {value!r}, not one of {there}"


@cache
def _words() -> dict[tuple[str, str], Word]:
    """Learn the words of all printed cards."""
    words: defaultdict[tuple[str, str], Word] = defaultdict(Word)
    for card in STANDARD.cards.values():
        for said in (*card.ops, *card.when):
            _learn(words, said)
    return dict(words)


def _learn(words: defaultdict[tuple[str, str], Word], said: Mapping[str, Any]) -> None:
    kind = "op" if "op" in said else "c"
    word = words[kind, said[kind]]
    word.needed = frozenset(said) & (frozenset(said) if word.needed is None else word.needed)
    for key, value in said.items():
        _note(words, word.fields[key], value)


def _note(words: defaultdict[tuple[str, str], Word], known: Field, value: Any) -> None:
    known.kinds.add(type(value))
    if isinstance(value, str):
        known.texts.add(value)
    elif isinstance(value, Mapping):
        _learn(words, value)
    elif isinstance(value, list):
        for one in value:
            _note(words, known, one)
