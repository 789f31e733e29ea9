"""docs/protocol.md names what there is, and nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from app.config import Settings
from app.games import games
from app.live import connection
from app.web.errors import STATUS
from app.web.main import create_app
from app.web.openapi import CALLS

TEXT = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
CALL = re.compile(r"^\| `([A-Z]+) (/api/[^`?]*)[^`]*` \|[^|]*\| *(.*)\|$", re.MULTILINE)
ROW = re.compile(r"^\| `([A-Z]+) (/api/[^`?]*)[^`]*` \|([^|]*)\|([^|]*)\|$", re.MULTILINE)
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
