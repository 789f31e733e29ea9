"""Servers changed to cheat: what honest players kept convicts them, by both checkers."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from secrets import token_bytes
from typing import Any

import pytest
from sqlalchemy import Connection

from app.matches import creation, ids, repository, seating
from app.matches import export as exports
from app.matches.models import MatchInfo
from app.matches.state import Advance, MatchState, new_match_state
from app.people import rematch as rematches
from app.people.models import MADE, Rematch
from app.storage.tables import matches
from tests.fixtures.serving import Running
from tests.verify.keepers import Keeper, played, rematch, seated
from tests.verify.test_both_agree import Case, by_the_command, by_the_page
from tests.verify.test_verify import rehashed

# One try in 32 suits: that none of so many does happens in no run.
MAX_TRIES = 2000
FAILED = ["failed", ["receipts"], []]

Patch = pytest.MonkeyPatch


def suits(begun: tuple[Advance, Advance]) -> bool:
    """Whether the first five draws of a match's start are what the server wants: one in 32."""
    record = json.loads(begun[1].entry.payload)
    draws = [draw for event in record["events"] for draw in event.get("draws", ())]
    return all(draw[2] % 2 == 0 for draw in draws[:5])


def tried(
    sheets: Iterator[MatchInfo], begin: Callable[[MatchInfo], tuple[Advance, Advance]]
) -> MatchInfo:
    """The first of some sheets whose match begins as the server wants it."""
    for _, sheet in zip(range(MAX_TRIES), sheets, strict=False):
        if suits(begin(sheet)):
            return sheet
    raise AssertionError("luck has left the server")


def cheat_at_sitting(patch: Patch, changed: Callable[[MatchInfo], MatchInfo]) -> None:
    """Begin a match on the server by what it likes best, when it has both numbers."""

    def begun(table: MatchState, name: str, entropy: bytes, *, at: int = 0) -> Any:
        def begin(sheet: MatchInfo) -> tuple[Advance, Advance]:
            return creation.begun(replace(table, info=sheet), name, entropy, at=at)

        return begin(tried(iter(lambda: changed(table.info), None), begin))

    def seat_guest(on: Connection, seated: MatchInfo) -> bool:
        row = matches.update().where(matches.c.match == seated.match)
        on.execute(row.values(seed=seated.seed, creator_entropy=seated.creator_entropy))
        return seat(on, seated)

    seat = repository.seat_guest
    patch.setattr(seating, "begun", begun)
    patch.setattr(repository, "seat_guest", seat_guest)


def cheat_at_the_rematch(patch: Patch, changed: Callable[[Rematch], Rematch]) -> None:
    """Make the rematch on the server that it likes best, when it has both numbers."""

    def chosen(
        known: Any, table: MatchState, seat: Any, entropy: bytes, *, is_agreed: bool
    ) -> Rematch:
        agreed = decide(known, table, seat, entropy, is_agreed=is_agreed)
        if agreed.state != MADE:
            return agreed
        for _ in range(MAX_TRIES):
            twin = changed(agreed)
            sheet = rematches._sheet(table, table.info, twin)
            if suits(creation.begun(new_match_state(sheet, table.game), "", entropy)):
                return twin
        raise AssertionError("luck has left the server")

    decide = rematches._next
    patch.setattr(rematches, "_next", chosen)


def verdicts(file: str, players: tuple[Keeper, ...], folder: Path) -> list[Any]:
    """Return what both checkers say of a file by each player's receipts alone."""
    cases: list[Case] = [(file, (player.receipts,)) for player in players]
    found = by_the_command(cases)
    assert found == by_the_page(cases, folder)
    return found


async def test_an_honest_server_is_proved_so(own_sqlite_server: Running, tmp_path: Path) -> None:
    players = await seated(own_sqlite_server.client)
    proved = [["proved", [], ["creator"]], ["proved", [], ["guest"]]]
    assert verdicts(await played(players), players, tmp_path) == proved
    again = await rematch(*players)
    assert verdicts(await played(again), again, tmp_path) == proved


async def test_a_seed_drawn_after_the_numbers_is_found(
    own_sqlite_server: Running, monkeypatch: Patch, tmp_path: Path
) -> None:
    cheat_at_sitting(monkeypatch, lambda sheet: replace(sheet, seed=token_bytes(32)))
    players = await seated(own_sqlite_server.client)
    file = await played(players)
    # The file alone agrees with itself.
    assert by_the_command([(file, ())]) == [["consistent", [], []]]
    assert verdicts(file, players, tmp_path) == [FAILED, FAILED]


async def test_a_creators_number_changed_after_the_guests_is_found_by_the_guest(
    own_sqlite_server: Running, monkeypatch: Patch, tmp_path: Path
) -> None:
    cheat_at_sitting(monkeypatch, lambda sheet: replace(sheet, creator_entropy=token_bytes(32)))
    _, guest = players = await seated(own_sqlite_server.client)
    assert verdicts(await played(players), (guest,), tmp_path) == [FAILED]


CHEATS = {
    "id": lambda agreed: replace(agreed, made=ids.new_match()),
    "seed": lambda agreed: replace(agreed, seed=token_bytes(32)),
    "number": lambda agreed: replace(agreed, entropy=token_bytes(32)),
}


@pytest.mark.parametrize("part", CHEATS)
async def test_a_rematch_tried_out_after_the_numbers_is_found(
    own_sqlite_server: Running, monkeypatch: Patch, tmp_path: Path, part: str
) -> None:
    players = await seated(own_sqlite_server.client)
    await played(players)
    cheat_at_the_rematch(monkeypatch, CHEATS[part])
    again = await rematch(*players)
    assert verdicts(await played(again), again, tmp_path) == [FAILED, FAILED]


async def test_a_record_left_out_is_found(
    own_sqlite_server: Running, monkeypatch: Patch, tmp_path: Path
) -> None:
    def without_one(*given: Any) -> bytes:
        file = json.loads(export(*given))
        del file["records"][2]
        return json.dumps(rehashed(file)).encode()

    export = exports.whole_export
    monkeypatch.setattr(exports, "whole_export", without_one)
    players = await seated(own_sqlite_server.client)
    file = await played(players)
    for verdict, faults, _ in verdicts(file, players, tmp_path):
        assert (verdict, faults[-1]) == ("failed", "receipts")
