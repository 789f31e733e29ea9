"""docs/protocol.md names what there is, and nothing else."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from app.config import Settings
from app.engine.values import Choice, Choices, Line, Motion, Waiting
from app.games import games
from app.live import connection, protocol
from app.matches.frame import Fairness, Frame, ShownClaim, ShownDraft
from app.matches.records import Kept
from app.storage.tables import DRAFTED
from app.web.errors import STATUS
from app.web.main import create_app
from app.web.openapi import CALLS
from tools.wire_types import TO_CLIENT

TEXT = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
CALL = re.compile(r"^\| `([A-Z]+) (/api/[^`?]*)[^`]*` \|[^|]*\| *(.*)\|$", re.MULTILINE)
ROW = re.compile(r"^\| `([A-Z]+) (/api/[^`?]*)[^`]*` \|([^|]*)\|([^|]*)\|$", re.MULTILINE)
SECTIONS = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))
FRAME = json.loads(TEXT.partition("```json\n")[2].partition("```")[0])
CODES = TEXT.partition("| status | codes |")[2].partition("\n\n")[0]


def calls() -> dict[str, Any]:
    """Every call of the API by method and path, with what it may answer."""
    document = create_app(Settings(), games()).openapi()
    return {
        f"{method.upper()} {path}": operation["responses"]
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if path.startswith("/api/")
    }


def test_the_calls_are_those_of_the_server() -> None:
    documented = {f"{method} {path}" for method, path, _ in CALL.findall(TEXT.replace(r"\|", "/"))}
    assert documented == set(calls())


def named(cell: str) -> set[str]:
    """Return the fields of a cell's first object, without those of the objects in it."""
    found = re.search(r"\{.*\}", cell)
    outer = found[0][1:-1] if found else ""
    while outer != (flat := re.sub(r"[\[{][^\[\]{}]*[\]}]", "", outer)):
        outer = flat
    parts = (part.partition(":") for part in outer.partition("}")[0].split(","))
    return {
        name.strip(" ?")
        for name, colon, _ in parts
        if colon or "?" in name or name.strip().isidentifier()
    }


def told() -> Iterator[tuple[str, type, str]]:
    """Every call whose body or answer is told field by field: its type, and the table's cell."""
    cells = {(m, p): cells for m, p, *cells in ROW.findall(TEXT.replace(r"\|", "/"))}
    document = create_app(Settings(), games()).openapi()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            call = CALLS.get(operation["operationId"].split("_api_")[0])
            body, answer = cells.get((method.upper(), path), ("", ""))
            if call is None:
                continue
            kinds = [(call.takes, body), *((kind, answer) for kind in call.gives[:1])]
            yield from (
                (f"{method} {path}", kind, cell)
                for kind, cell in kinds
                if kind not in (None, dict) and "{" in cell
            )


def test_bodies_and_answers_name_the_fields_of_their_types() -> None:
    found = list(told())
    assert len(found) > 30
    for call, kind, cell in found:
        assert named(cell) == {field.encode_name for field in msgspec.structs.fields(kind)}, call


def test_an_answer_other_than_200_is_told() -> None:
    told = {
        f"{method} {path}": text for method, path, text in CALL.findall(TEXT.replace(r"\|", "/"))
    }
    for call, answers in calls().items():
        [status] = [code for code in answers if code.startswith("2")]
        found = re.match(r"2\d\d", told[call])
        assert (found[0] if found else "200") == status, call


def test_every_code_of_a_problem_stands_at_its_status() -> None:
    rows = [row.split("|") for row in CODES.splitlines() if row.startswith("| ")]
    listed = {
        (code, status)
        for _, statuses, codes, *_ in rows
        for status in re.findall(r"\d{3}", statuses)
        for code in re.findall(r"`([a-z-]+)`", codes)
    }
    for code, status in STATUS.items():
        assert (code, str(status)) in listed, code
    assert {code for code, _ in listed} - {"refusal"} == set(STATUS)


def test_every_code_that_closes_a_socket_is_told() -> None:
    refused = (connection.NOT_ALLOWED, connection.RESTARTING)
    own = (*refused, connection.REVOKED, connection.TOO_SLOW, connection.CURTAIN)
    closing = TEXT.partition("| close code |")[2]
    assert all(f"| {code} |" in closing for code in own)


def fields(kind: type) -> dict[str, bool]:
    """Whether each field of a type may be left out."""
    [told] = msgspec.inspect.multi_type_info([kind])
    assert isinstance(told, msgspec.inspect.StructType)
    config: Any = kind.__struct_config__  # type: ignore[attr-defined]
    leaves_out = config.omit_defaults or config.forbid_unknown_fields
    return {field.encode_name: leaves_out and not field.required for field in told.fields}


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def written(text: str, name: str = r'"(\w+)"') -> dict[str, bool]:
    """Return the names of an object as a table has it, and whether a `?` marks each."""
    while text != (flat := re.sub(r"[\[{][^\[\]{}]*[\]}]", "", text)):
        text = flat
    bare = re.sub(r': "[^"]*"( \\?[|/] "[^"]*")*', "", text)
    return {found: bool(mark) for found, mark in re.findall(name + r"(\?)?", bare)}


def test_the_frame_has_the_fields_of_its_types() -> None:
    lists = {"awaiting": Waiting, "log": Line}
    parts: list[tuple[type, list[dict[str, Any]]]] = [
        (Frame, [FRAME]),
        (Choices, [FRAME["choices"]]),
        (Choice, FRAME["choices"]["actions"]),
        (ShownDraft, [FRAME["draft"]]),
        (ShownClaim, [FRAME["claim"]]),
        (Fairness, [FRAME["fairness"]]),
        *((kind, FRAME[name]) for name, kind in lists.items()),
    ]
    for kind, examples in parts:
        # A note stands as a name with blanks in it; a line of the log has its number beside.
        shown = {name for one in examples for name in one if " " not in name} - {"n"}
        assert shown == set(fields(kind)), kind


def test_every_motion_has_the_fields_of_its_type() -> None:
    cells = re.findall(r'^\| `\{type: "(\w+)"(.*?)\}` \|', TEXT, re.MULTILINE)
    told = {name: written(rest, r"\b(\w+)\b") for name, rest in cells}
    assert told == {tag(kind): fields(kind) for kind in get_args(Motion)}


def test_every_message_of_the_socket_has_the_fields_of_its_type() -> None:
    section = SECTIONS["The WebSocket: `/api/matches/{id}/live`"].replace(r"\|", "/")
    told: list[tuple[str, dict[str, bool], bool]] = []
    for found in re.findall(r'\{"type": ((?:[^{}]|\{[^{}]*\})*)\}', section):
        tags, _, rest = found.partition(",")
        is_partial = "..." in re.sub('"[^"]*"', "", rest)
        names = {} if "...the" in rest else written(rest)
        told += [(one, names, is_partial) for one in re.findall(r'"([\w-]+)"', tags)]
    kinds = (*get_args(protocol.FromClient), protocol.Hello, *TO_CLIENT)
    assert {name for name, *_ in told} == {tag(kind) for kind in kinds} | {"frame"}
    for kind in kinds:
        ways = [
            names == fields(kind) or (is_partial and names.items() <= fields(kind).items())
            for name, names, is_partial in told
            if name == tag(kind)
        ]
        assert any(ways), kind


def test_every_chained_record_has_the_fields_of_its_type() -> None:
    rows = re.findall(
        r"^\| (`[a-z`, ]+`) \| (.*?) \|$", SECTIONS["Records and exports"], re.MULTILINE
    )
    told = {
        kind: written(" ".join(re.findall("`([^`]*)`", cell)), r"\b(\w+)\b")
        for kinds, cell in rows
        for kind in re.findall(r"\w+", kinds)
    }
    chained = {tag(kind): fields(kind) for kind in get_args(Kept) if tag(kind) not in DRAFTED}
    assert set(told) == set(chained)
    for kind, known in chained.items():
        # Every match of today has its board; only the first ones had none.
        names = {name: known.get(name) for name in told[kind]} | {"board": known.get("board")}
        assert told[kind].keys() - {"commit"} == known.keys(), kind
        marked = {name for name, is_marked in told[kind].items() if is_marked}
        assert marked == {name for name, may in names.items() if may} - {"board"}, kind
