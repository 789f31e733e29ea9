"""docs/protocol.md names what there is, and nothing else."""

import re
from pathlib import Path
from typing import Any

from app.config import Settings
from app.games import games
from app.live import connection
from app.web.errors import STATUS
from app.web.main import create_app

TEXT = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
CALL = re.compile(r"^\| `([A-Z]+) (/api/[^`?]*)[^`]*` \|[^|]*\| *(.*)\|$", re.MULTILINE)
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
