"""The types of the wire for the client, from the types that the server encodes and decodes.

    python -m tools.wire_types

writes static/js/net/wire.d.ts, and view.d.ts for the client of each game; tests hold them against
the types.
"""

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from app.engine.board_data import BoardData
from app.engine.game import AnyGame
from app.engine.values import Choices, Line, Motion
from app.games import games
from app.live import protocol
from app.web.errors import ProblemBody
from app.web.openapi import CALLS

STATIC = Path(__file__).resolve().parents[1] / "static"
FILE = STATIC / "js/net/wire.d.ts"
HEAD = """\
// What travels between server and page, written by tools/wire_types.py from the server's own types.
// What has its usual value may be left out, which the `?` says.
"""
GAME_HEAD = """\
// What travels to the board of {key}, written by tools/wire_types.py from the types of the game's
// view, board sheet and actions. What has its usual value may be left out, which the `?` says.
"""
WIDTH = 100

TO_CLIENT = (
    protocol.Heartbeat,
    protocol.Chat,
    protocol.Rematch,
    protocol.Done,
    protocol.Because,
    protocol.Failed,
)
"""What the socket says beside frames."""

OPAQUE: Mapping[tuple[str, str], str] = {
    ("Frame", "view"): "View | null",
    ("Frame", "choices"): "Choices | null",
    ("ShownDraft", "steps"): "Action[]",
    ("ShownDraft", "rejected_steps"): "Action[]",
    ("ShownDraft", "seal"): "Action | null",
    ("Foreseen", "foreseen"): "Foresight | null",
    ("History", "view"): "View",
    ("Mind", "view"): "View",
    ("Mind", "lines"): "NumberedLine[]",
    ("Choice", "action"): "Action",
    ("ComparedPlan", "actions"): "Action[]",
    ("Act", "action"): "Action",
    ("Ack", "frame"): "Frame",
    ("Frame", "log"): "NumberedLine[]",
    ("History", "lines"): "NumberedLine[]",
    ("Lines", "lines"): "NumberedLine[]",
    ("SeatExport", "frame"): "Frame",
    ("SeatExport", "log"): "NumberedLine[]",
    ("ProblemBody", "frame"): "Frame",
    ("Line", "motions"): "Motion[]",
}
"""What is encoded apart, or is each game's own: what the client knows it as."""
OWN_WORDS = """\
/** What all games' views have in common; each game's `view.d.ts` says what its own has beside. */
export interface View {
  side: string;
  ask: string;
}
/** What a game foresees: each game's `view.d.ts` has its own. */
export type Foresight = object;
/** Any game's action: a client sends it as it was offered. */
export type Action = { type: string } & Record<string, unknown>;
/** A line of a log, with its number. */
export type NumberedLine = { n: number } & Line;
"""

PLAIN: Mapping[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


def written() -> str:
    """Return the whole file."""
    answers = {kind for call in CALLS.values() for kind in call.gives} - {dict}
    roots = {*answers, Choices, Line, ProblemBody, *TO_CLIENT, *_members(protocol.FromClient)}
    parts = [interface(name, kind) for name, kind in sorted(named(roots).items())]
    told = "what a line tells, for a client that draws it."
    parts.append(_merged("Motion", _members(Motion), told))
    unions = [
        _union("FromClient", [k.__name__ for k in _members(protocol.FromClient)]),
        'export type FrameMessage = { type: "frame" } & Frame;\n',
        _union("ServerMessage", ["FrameMessage", *(k.__name__ for k in TO_CLIENT)]),
    ]
    return "\n".join([HEAD, OWN_WORDS, *parts, *unions])


def written_of(game: AnyGame) -> str:
    """Return the whole file of a game: its views, its board's sheet, the steps of a draft."""
    view, sheet = game.view_type, type(game.printed.sheet)  # type: ignore[attr-defined]
    foreseen: type | None = game.foresight_type  # type: ignore[attr-defined]
    names = {view: "View", sheet: "Sheet"}
    shown, read = named(filter(None, (view, foreseen))), named([sheet])
    if clash := shown.keys() & read.keys():
        raise ValueError(f"views and board sheet both have a {', '.join(sorted(clash))}")
    parts = [interface(names.get(k.cls, n), k) for n, k in sorted(shown.items())]
    parts += [interface(names.get(k.cls, n), k, is_read=True) for n, k in sorted(read.items())]
    actions = _members(game.action_type)
    steps = _merged("Step", actions, "of a draft, whichever action it is.", is_open=True)
    return "\n".join([GAME_HEAD.format(key=game.key), *parts, steps])


def _members(union: Any) -> tuple[type, ...]:
    return tuple(union.__args__)


def named(roots: Iterable[type]) -> dict[str, inspect.StructType]:
    """Return every struct that the roots reach, by its name. Raises ValueError for a name twice."""
    found: dict[str, inspect.StructType] = {}
    left: list[Any] = list(inspect.multi_type_info(sorted(roots, key=lambda kind: kind.__name__)))
    while left:
        kind = left.pop()
        if isinstance(kind, inspect.StructType):
            name = kind.cls.__name__
            known = found.setdefault(name, kind)
            if known.cls is not kind.cls:
                raise ValueError(f"two types of the wire are called {name}")
            if known is not kind:
                continue
            left += [field.type for field in kind.fields if (name, field.name) not in OPAQUE]
        else:
            left += _parts(kind)
    return found


def _parts(kind: Any) -> Iterator[Any]:
    for name in ("item_type", "key_type", "value_type", "type"):
        if isinstance(part := getattr(kind, name, None), inspect.Type):
            yield part
    for name in ("item_types", "types"):
        yield from getattr(kind, name, ())


def interface(name: str, kind: inspect.StructType, *, is_read: bool = False) -> str:
    """Return a struct as the client knows it. `is_read`: as it stands in a file, not encoded."""
    lines = [*_comment(kind.cls), f"export interface {name} {{"]
    if kind.tag is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in kind.fields:
        shape = OPAQUE.get((name, field.name)) or _shape(field.type)
        may_be_missing = not field.required if is_read else _may_be_missing(kind, field)
        mark = "?" if may_be_missing else ""
        if mark and field.default is None:
            shape = shape.removesuffix(" | null")
        lines.append(f"  {field.encode_name}{mark}: {shape};")
    return "\n".join([*lines, "}", ""])


def _merged(name: str, kinds: tuple[type, ...], what: str, *, is_open: bool = False) -> str:
    """Return one interface for all kinds of a union: whichever it is, a field is read alike.

    `is_open`: a field `type` of any text is no fault, as the kinds are one game's among all.
    """
    found = inspect.multi_type_info(kinds)
    known = [kind for kind in found if isinstance(kind, inspect.StructType)]
    shapes = {field.encode_name: _shape(field.type) for kind in known for field in kind.fields}
    tags = "string" if is_open else " | ".join(f'"{kind.tag}"' for kind in known)
    fields = [f"  type: {tags};", *(f"  {field}?: {shape};" for field, shape in shapes.items())]
    comment = f"/** {name}: {what} */"
    return "\n".join([comment, f"export interface {name} {{", *fields, "}", ""])


def _may_be_missing(kind: inspect.StructType, field: inspect.Field) -> bool:
    """Whether a field is left out, by whoever sends it, when it has its default."""
    config: Any = kind.cls.__struct_config__
    return not field.required and (config.omit_defaults or config.forbid_unknown_fields)


def _comment(kind: type) -> list[str]:
    text = " ".join((kind.__doc__ or "").split("\n\n")[0].split())
    lines = textwrap.wrap(text, WIDTH - 7)
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}" for line in lines), " */"]


def _shape(kind: inspect.Type) -> str:
    """Return a type as TypeScript has it. Raises ValueError for one that the wire has not."""
    match kind:
        case inspect.Metadata(type=inner):
            return _shape(inner)
        case inspect.StructType(cls=cls):
            return str(cls.__name__)
        case inspect.CustomType(cls=cls) if issubclass(cls, BoardData):
            return "string"  # A board is written as its digest.
        case inspect.EnumType(cls=cls):
            return " | ".join(f'"{member.value}"' for member in cls)
        case inspect.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(_shape(one) for one in types)
        case inspect.TupleType(item_types=types):
            return f"[{', '.join(_shape(one) for one in types)}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"{'Partial<' * _is_closed(key)}Record<{_shape(key)}, {_shape(value)}>" + (
                ">" * _is_closed(key)
            )
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return f"({_shape(item)})[]" if _is_union(item) else f"{_shape(item)}[]"
        case _:
            return _plain(kind)


def _plain(kind: inspect.Type) -> str:
    if type(kind) not in PLAIN:
        raise ValueError(f"{kind} has no shape in TypeScript")
    return PLAIN[type(kind)]


def _is_closed(key: inspect.Type) -> bool:
    return isinstance(key, inspect.EnumType | inspect.LiteralType)


def _is_union(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.UnionType | inspect.EnumType | inspect.LiteralType)


def _union(name: str, members: list[str]) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {one}" for one in members)]) + ";\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
    for key, game in games().items():
        (STATIC / "games" / key / "view.d.ts").write_text(written_of(game), "utf-8")
