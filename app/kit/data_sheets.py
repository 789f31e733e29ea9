"""Data sheets: a game's board sheet as a text that who owns the board can correct.

A data sheet is TOML, with a section for each part of the board sheet: a list, one row a line, or a
table of numbers. A section that is left out is as on the standard board. Where things are drawn and
what they are called is no part of it: map, pieces and words know them by their ids.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from app.engine.data_sheets import Correction, Fault, SheetRefused
from app.kit.board import BlockBoard

ABOUT = ("game", "name", "source")
"""What a data sheet says of itself: its game, its own name, where its data are from."""
NOT_PLAYED = frozenset({"name", "label", "x", "y", "code", "canvas", "data_sheet", "renamed"})
"""What the board sheet says for who draws it."""
MAX_LETTERS = 500_000
MAX_LENGTH = 1_000
MAX_DEPTH = 30
MAX_NUMBER = 100_000
"""Bounds of a data sheet: of all of it, of one text, of what stands in what, of a number."""
IDENTITIES = (("id",), ("a", "b"), ("block",), ("turn", "at"), ("at",))
"""The fields that tell rows of a list from each other; the first that a row has count."""

Row = dict[str, Any]


def written(key: str, board: BlockBoard[Any]) -> str:
    """Return a board's data sheet, to be corrected."""
    played, names = _played(board), names_of(board)
    parts = [
        f"# The data sheet of {key}. Correct what your board says otherwise; a section that you\n"
        "# leave out is as on the standard board. Check it: python -m app sheet check FILE",
        f'game = {_toml(key)}\nname = "My board"\nsource = "Who read it off what, and when"',
    ]
    for section, value in played.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows = (f"  {_toml(row)},{_comment(row, names)}" for row in value)
            parts.append(f"{section} = [\n" + "\n".join(rows) + "\n]")
        else:
            parts.append(f"{section} = {_toml(value)}")
    return "\n\n".join(parts) + "\n"


def read(key: str, board: BlockBoard[Any], text: str) -> bytes:
    """Return the board sheet that a data sheet makes of the standard one. Raises `SheetRefused`."""
    wanted = _parsed(text)
    told = _about(wanted)
    if told["game"] != key:
        raise SheetRefused(Fault(f"it is for {told['game']}, not for {key}", section="game"))
    whole, kinds = json.loads(board.raw), _kinds(board)
    faults = [_unknown(section, kinds) for section in wanted if section not in (*kinds, *ABOUT)]
    for section in kinds.keys() & wanted.keys():
        try:
            whole[section] = _section(board, section, wanted[section], whole[section])
        except SheetRefused as refused:
            faults += refused.faults
    if faults:
        raise SheetRefused(*faults)
    whole["data_sheet"] = {"name": told["name"], "source": told["source"]}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()


def schema(key: str, board: BlockBoard[Any]) -> dict[str, Any]:
    """Return the JSON Schema of a game's data sheet: what has which type, not what rules ask."""
    whole = msgspec.json.schema(type(board.sheet))
    parts: dict[str, Any] = whole["$defs"]
    parts.pop("About", None)
    for part in parts.values():
        part["properties"] = {
            name: one for name, one in part["properties"].items() if name not in NOT_PLAYED
        }
        part["required"] = [name for name in part.get("required", ()) if name not in NOT_PLAYED]
        part["additionalProperties"] = False
    told = {name: {"type": "string", "minLength": 1} for name in ABOUT}
    sheet = parts.pop(type(board.sheet).__name__)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A data sheet of {key}",
        "description": sheet.get("description", ""),
        "type": "object",
        "properties": {**told, "game": {"const": key}, **sheet["properties"]},
        "required": list(ABOUT),
        "additionalProperties": False,
        "$defs": parts,
    }


def corrections(standard: BlockBoard[Any], board: BlockBoard[Any]) -> Iterator[Correction]:
    """List what a board says otherwise than the standard one."""
    before, after = (_played(one, is_bare=False) for one in (standard, board))
    for section in before:
        was, now = _rows(before[section]), _rows(after[section])
        for row in {**was, **now}:
            yield from _changed(section, row, was.get(row, {}), now.get(row, {}))


def line_of(text: str, section: str, row: tuple[str, ...]) -> int:
    """Return the line of a data sheet that a row stands on, else its section's, else 1."""
    lines, found = text.splitlines(), 1
    head = re.compile(rf"\s*(\[\[?\s*)?{re.escape(section)}\b") if section else None
    for n, line in enumerate(lines, 1):
        if found == 1 and head and head.match(line):
            found = n
        if found > 1 and row and all(json.dumps(part, ensure_ascii=False) in line for part in row):
            return n
    return found


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > MAX_LETTERS:
        raise SheetRefused(Fault(f"it has {len(text)} letters, more than {MAX_LETTERS}"))
    try:
        wanted = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise SheetRefused(Fault(f"this is no TOML: {error}")) from error
    faults = [
        Fault(told, "", section)
        for section, value in wanted.items()
        for told in dict.fromkeys(_unbounded(value, MAX_DEPTH))
    ]
    if faults:
        raise SheetRefused(*faults)
    return wanted


def _unbounded(value: Any, depth: int) -> Iterator[str]:
    """List what of a value is longer, deeper or larger than anything on a board."""
    if isinstance(value, dict | list):
        if not depth:
            yield f"lists and tables stand more than {MAX_DEPTH} deep in each other"
            return
        inner = value if isinstance(value, list) else [*value, *value.values()]
        for one in inner:
            yield from _unbounded(one, depth - 1)
    elif isinstance(value, str):
        if len(value) > MAX_LENGTH:
            yield f"a text has {len(value)} letters, more than {MAX_LENGTH}"
        if not value.isprintable():
            yield f"a text has a line break or another sign that is not printed: {value[:40]!r}"
    elif isinstance(value, int | float) and not abs(value) <= MAX_NUMBER:
        yield f"a number is beyond {MAX_NUMBER}"


def _about(wanted: Mapping[str, Any]) -> dict[str, str]:
    missing = [key for key in ABOUT if not isinstance(wanted.get(key), str) or not wanted[key]]
    if missing:
        raise SheetRefused(*(Fault(f'it has no {key} = "..."', section=key) for key in missing))
    return {key: wanted[key] for key in ABOUT}


def _kinds(board: BlockBoard[Any]) -> dict[str, Any]:
    """Return the types of the sections that are played by."""
    fields = msgspec.structs.fields(type(board.sheet))
    return {field.name: field.type for field in fields if field.name not in NOT_PLAYED}


def _unknown(section: str, kinds: Mapping[str, Any]) -> Fault:
    text = f"no section is called {section!r}; there are {', '.join(kinds)}"
    return Fault(text, section=section)


def _section(board: BlockBoard[Any], section: str, wanted: Any, standard: Any) -> Any:
    """Return a section of the board sheet with what is wanted of it. Raises `SheetRefused`."""
    kind = _kinds(board)[section]
    row_kind = next(iter(get_args(kind)), None)
    if not (isinstance(row_kind, type) and issubclass(row_kind, msgspec.Struct)):
        _convert(wanted, kind, section, ())
        return wanted
    if not isinstance(wanted, list):
        raise SheetRefused(Fault("a list of rows belongs here", section=section))
    known = {_identity(row): row for row in standard}
    found: dict[tuple[str, ...], Row] = {}
    faults: list[Fault] = []
    for row in wanted:
        try:
            whole, drawn = _checked(row, row_kind, section)
            identity = _identity(whole)
            if identity in found:
                raise SheetRefused(Fault("it stands here twice", "", section, identity))
            if section in board.fixed and identity not in known:
                text = f"the board has no such place or piece: {' – '.join(identity)}"
                raise SheetRefused(Fault(text, "", section, identity))
            found[identity] = {**_drawn(known.get(identity, drawn), row_kind), **whole}
        except SheetRefused as refused:
            faults += refused.faults
    if faults:
        raise SheetRefused(*faults)
    if section in board.fixed:
        return [found.get(identity, row) for identity, row in known.items()]
    return list(found.values())


def _checked(row: Any, kind: type[msgspec.Struct], section: str) -> tuple[Row, Row]:
    """Return a row with what it left out, and how it is drawn if it is new.

    Raises `SheetRefused` when it is not of its kind.
    """
    if not isinstance(row, dict):
        raise SheetRefused(Fault("a row is like { ... }", section=section))
    fields = _fields(kind)
    identity = tuple(str(row.get(key, "")) for key in _keys(fields))
    unknown = [key for key in row if key not in fields]
    if unknown:
        text = f"no field is called {', '.join(unknown)}; there are {', '.join(fields)}"
        raise SheetRefused(Fault(text, "", section, identity))
    # What is drawn is not asked for; any value of its type fills its place.
    filled = {"name": "", "label": "", "x": 0.0, "y": 0.0, "code": ""} | row
    whole = msgspec.to_builtins(_convert(filled, kind, section, identity))
    played = {key: value for key, value in whole.items() if key in fields and value is not None}
    return played, whole


def _convert(value: Any, kind: Any, section: str, row: tuple[str, ...]) -> Any:
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, ValueError) as error:
        raise SheetRefused(Fault(str(error).replace(" - at `$", ": `"), "", section, row)) from None


def _fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    return tuple(f.name for f in msgspec.structs.fields(kind) if f.name not in NOT_PLAYED)


def _drawn(row: Row, kind: type[msgspec.Struct]) -> Row:
    """Return what a row of the board sheet has besides what is played by."""
    played = _fields(kind)
    return {key: value for key, value in row.items() if key not in played}


def _keys(fields: Any) -> tuple[str, ...]:
    return next((keys for keys in IDENTITIES if all(key in fields for key in keys)), ())


def _identity(row: Row) -> tuple[str, ...]:
    """Return what a row is told by; a pair's ends in the order of their names."""
    return tuple(sorted(str(row[key]) for key in _keys(row)))


def _played(board: BlockBoard[Any], *, is_bare: bool = True) -> dict[str, Any]:
    """Return the sections of a board that are played by; bare: without what is so by default."""
    sections = _kinds(board)
    return {name: _plain(getattr(board.sheet, name), is_bare=is_bare) for name in sections}


def _plain(value: Any, *, is_bare: bool) -> Any:
    """Return a value of the sheet as dictionaries, lists, texts and numbers."""
    if isinstance(value, msgspec.Struct):
        own = getattr(value, "id", None)
        return {
            field.name: _plain(getattr(value, field.name), is_bare=is_bare)
            for field in msgspec.structs.fields(value)
            if field.name not in NOT_PLAYED
            and not (is_bare and _is_default(field, getattr(value, field.name)))
            # A piece that is one of its kind needs no group of its own.
            and not (field.name == "group" and getattr(value, "group", "") == own)
        }
    if isinstance(value, tuple):
        return [_plain(one, is_bare=is_bare) for one in value]
    if isinstance(value, dict):
        return {key: _plain(one, is_bare=is_bare) for key, one in value.items()}
    return value


def _is_default(field: msgspec.structs.FieldInfo, value: Any) -> bool:
    if field.default is not msgspec.NODEFAULT:
        return bool(value == field.default)
    return field.default_factory is not msgspec.NODEFAULT and value == field.default_factory()


def names_of(board: BlockBoard[Any]) -> dict[str, str]:
    """Return the names of places and pieces by their ids, to be told beside the rows."""
    lists = (value for value in json.loads(board.raw).values() if isinstance(value, list))
    rows = (row for rows in lists for row in rows if isinstance(row, dict))
    named = [row for row in rows if "id" in row and row.get("name")]
    return {row["id"]: row["name"] for row in named}


def _comment(row: Row, names: Mapping[str, str]) -> str:
    ids = [str(row[key]) for key in ("block", *(_keys(row)), "at") if key in row]
    told = " – ".join(dict.fromkeys(names[one] for one in ids if one in names))
    return f"  # {told}" if told else ""


def _rows(value: Any) -> dict[tuple[str, ...], Any]:
    """Return a section by rows: a list's by what tells them apart, else one for all."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return {_identity(row): row for row in value}
    return {(): value if isinstance(value, dict) else {"": value}}


def _changed(section: str, row: tuple[str, ...], was: Row, now: Row) -> Iterator[Correction]:
    for field in {**was, **now}:
        before, after = was.get(field), now.get(field)
        if isinstance(before, dict) and isinstance(after, dict):
            for part in _changed(section, row, before, after):
                yield replace(part, field=f"{field}.{part.field}")
        elif before != after:
            yield Correction(section, row, field, _told(before), _told(after))


def _told(value: Any) -> str:
    return "" if value is None else value if isinstance(value, str) else _toml(value)


def _toml(value: Any) -> str:
    """Write a value in one line of TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
