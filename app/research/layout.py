"""How a view becomes rows of numbers: worked out from the view's type, for whatever game it is.

A row for each struct, and for each entry of a mapping or list that holds no structs:

    kind, keys..., fields...

`kind` is the row's place in the type (`Layout.kinds`), from 1; 0 is no row. The keys are those of
the mappings and the places in the lists that lead to it. Then come its fields that are numbers or
words, in the type's order. A field that holds more has rows of its own.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from operator import attrgetter
from struct import Struct
from typing import Any

import msgspec
from msgspec import inspect

from app.engine.values import View
from app.research.words import code, key_codes

MIN_KEYS = 2
"""A key of one mapping may have two parts ("gb@york")."""

REMEMBERED = 4096
"""How many rows of each kind."""

Keys = tuple[int, ...]
Rows = list[bytes]
Write = Callable[[Any, Keys, Rows], None]
"""Adds the rows of a value that these keys lead to."""

_WORDS = (inspect.StrType, inspect.EnumType, inspect.LiteralType)
_NUMBERS = (inspect.IntType, inspect.BoolType, inspect.FloatType)


class Kind(msgspec.Struct, frozen=True):
    """A kind of row: where it stands in the view ("towns{}.army{}"), its depth, its fields."""

    path: str
    depth: int
    fields: tuple[str, ...]


class Layout(msgspec.Struct, frozen=True):
    """The rows of a game's views. `keys`: the columns for keys; `width`: all columns of a row."""

    kinds: tuple[Kind, ...]
    keys: int
    width: int
    write: Write

    @property
    def size(self) -> int:
        """The bytes of a row."""
        return 4 * self.width

    def rows(self, view: View) -> Rows:
        """Return the rows of a view, each as the bytes of so many 32-bit floats."""
        rows: Rows = []
        self.write(view, (), rows)
        return rows


def layout(view_type: type[View]) -> Layout:
    """Work out the layout of a game's views. Raises TypeError for a type that has no rows."""
    info = inspect.type_info(view_type)
    kinds = tuple(_kinds(info, "", 0))
    keys = max(MIN_KEYS, *(kind.depth for kind in kinds))
    width = 1 + keys + max(len(kind.fields) for kind in kinds)
    numbers = {kind.path: n for n, kind in enumerate(kinds, 1)}
    return Layout(kinds, keys, width, _writer(info, "", _Sheet(numbers, keys, width)))


class _Sheet(msgspec.Struct, frozen=True):
    """What every writer must know of the sheet of rows: kinds by path, columns."""

    kinds: dict[str, int]
    keys: int
    width: int


def _inner(info: inspect.Type) -> inspect.Type:
    """Return the type of a field that may be None without the None."""
    if isinstance(info, inspect.UnionType):
        [held] = [part for part in info.types if not isinstance(part, inspect.NoneType)]
        return held
    return info


def _is_plain(info: inspect.Type) -> bool:
    return isinstance(info, (*_WORDS, *_NUMBERS))


def _fields(info: inspect.StructType) -> Iterator[tuple[str, inspect.Type]]:
    """Yield the fields of a struct but for its board, which never changes."""
    for field in info.fields:
        if not isinstance(field.type, inspect.CustomType):
            yield field.name, _inner(field.type)


def _kinds(info: inspect.Type, path: str, depth: int) -> Iterator[Kind]:
    match info:
        case inspect.StructType():
            fields = list(_fields(info))
            yield Kind(path, depth, tuple(name for name, held in fields if _is_plain(held)))
            for name, held in fields:
                if not _is_plain(held):
                    yield from _kinds(held, f"{path}.{name}" if path else name, depth)
        case inspect.TupleType(item_types=parts) if all(map(_is_plain, parts)):
            yield Kind(path, depth, tuple(map(str, range(len(parts)))))
        case inspect.DictType(value_type=held):
            yield from _kinds(held, path + "{}", depth + 1)
        case inspect.VarTupleType(item_type=held) | inspect.ListType(item_type=held):
            yield from _kinds(held, path + "[]", depth + 1)
        case _ if _is_plain(info):
            yield Kind(path, depth, ("value",))
        case _:
            raise TypeError(f"{path}: {info} has no rows")


def _writer(info: inspect.Type, path: str, sheet: _Sheet) -> Write:
    match info:
        case inspect.StructType():
            return _struct_writer(info, path, sheet)
        case inspect.TupleType(item_types=parts):
            row = _row(path, sheet, [isinstance(part, _WORDS) for part in parts])
            return lambda value, keys, rows: rows.append(row(value, keys))
        case inspect.DictType(value_type=held):
            return _mapping_writer(_writer(held, path + "{}", sheet))
        case inspect.VarTupleType(item_type=held) | inspect.ListType(item_type=held):
            return _list_writer(_writer(held, path + "[]", sheet))
        case _:
            plain = _row(path, sheet, [isinstance(info, _WORDS)])
            return lambda value, keys, rows: rows.append(plain((value,), keys))


def _mapping_writer(write: Write) -> Write:
    def write_mapping(values: Any, keys: Keys, rows: Rows) -> None:
        for key, value in values.items():
            write(value, keys + key_codes(key), rows)

    return write_mapping


def _list_writer(write: Write) -> Write:
    def write_list(values: Any, keys: Keys, rows: Rows) -> None:
        for n, value in enumerate(values, 1):
            write(value, (*keys, n), rows)

    return write_list


def _struct_writer(info: inspect.StructType, path: str, sheet: _Sheet) -> Write:
    fields = list(_fields(info))
    plain = [(name, held) for name, held in fields if _is_plain(held)]
    row = _row(path, sheet, [isinstance(held, _WORDS) for _, held in plain])
    read = _reader([name for name, _ in plain])
    parts = [
        (attrgetter(name), _writer(held, f"{path}.{name}" if path else name, sheet))
        for name, held in fields
        if not _is_plain(held)
    ]

    if not parts:
        return lambda value, keys, rows: rows.append(row(read(value), keys))

    def write_struct(value: Any, keys: Keys, rows: Rows) -> None:
        rows.append(row(read(value), keys))
        for part_of, write in parts:
            part = part_of(value)
            if part is not None:
                write(part, keys, rows)

    return write_struct


def _reader(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what reads these fields of a struct."""
    if not names:
        return lambda _value: ()
    if len(names) == 1:
        only = attrgetter(names[0])
        return lambda value: (only(value),)
    return attrgetter(*names)


def _row(path: str, sheet: _Sheet, words: list[bool]) -> Callable[[tuple[Any, ...], Keys], bytes]:
    """Return what makes a row of plain values, of which some are words.

    Most rows of a view stood in the one before, so the latest are remembered.
    """
    kind, free = sheet.kinds[path], sheet.keys
    blank = 4 * (sheet.width - 1 - free - len(words))
    packs = [
        Struct(f"<{1 + n}f{4 * (free - n)}x{len(words)}f{blank}x").pack for n in range(free + 1)
    ]
    spots = [n for n, is_word in enumerate(words) if is_word]

    @lru_cache(REMEMBERED)
    def row(values: tuple[Any, ...], keys: Keys) -> bytes:
        cells = list(values)
        for n in spots:
            cells[n] = code(cells[n])
        return packs[len(keys)](kind, *keys, *cells)

    return row
