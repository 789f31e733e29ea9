"""Matches on corrected boards: chosen, named, kept."""

import hashlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.data_sheets.files import load
from app.engine.board_data import digest_of
from app.engine.game import AnyGame
from app.games import games
from app.kit.game import BlockDataSheets
from app.web import rules_pages
from tests.fixtures.serving import Running, running

ENTROPY = "ab" * 32
SHEET = """
game = "quebec1759"
name = "The box in my cupboard"
source = "read off by Ann"
victory = { cv = 30 }
"""
HTML = {"Accept": "text/html"}


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> AnyGame:
    """Quebec 1759, where the British need 30 CV."""
    path = tmp_path_factory.mktemp("sheets") / "mine.toml"
    path.write_text(SHEET, "utf-8")
    return load(path, games())


@pytest.fixture
async def at(sqlite_url: str, corrected: AnyGame) -> AsyncIterator[Running]:
    """A server that has the corrected board."""
    async with running(sqlite_url, [corrected]) as one:
        yield one


async def made(client: httpx.AsyncClient, board: str = "", **more: Any) -> dict[str, Any]:
    """Make a match against a machine."""
    body = {"game": "quebec1759", "side": "fr", "machine": "random", "entropy": ENTROPY} | more
    answer = await client.post(
        "/api/matches", json=body | {"board": board}, headers={"Origin": str(client.base_url)}
    )
    assert answer.status_code == 201, answer.text
    match: dict[str, Any] = answer.json()
    return match


def needed(at: Running, match: str) -> int:
    """The CV that the British need, as the match is played."""
    [room] = [
        each for each in at.site.matches.loaded._loaded.values() if each.state.info.id == match
    ]
    state: Any = room.state.match.state
    cv: int = state.board.sheet.victory.cv
    return cv


async def test_a_new_match_may_choose_a_corrected_board(at: Running, corrected: AnyGame) -> None:
    listed = (await at.client.get("/api/games")).json()["games"]
    [quebec] = [each for each in listed if each["key"] == "quebec1759"]
    [offered] = quebec["boards"]
    digest = digest_of(corrected.sheet)
    assert (offered["digest"], offered["name"]) == (digest, "The box in my cupboard")
    board = (await at.client.get(offered["board"])).json()
    assert board["victory"] == {"cv": 30}
    assert needed(at, (await made(at.client, digest))["match"]) == 30
    assert needed(at, (await made(at.client))["match"]) == 20


@pytest.mark.parametrize("wrong", ["00" * 32, "ab", None])
async def test_a_board_that_is_not_offered_is_refused(at: Running, wrong: str | None) -> None:
    wanted = digest_of(games()["liberty"].sheet) if wrong is None else wrong
    body = {"game": "quebec1759", "side": "fr", "entropy": ENTROPY, "board": wanted}
    answer = await at.client.post("/api/matches", json=body)
    assert answer.status_code == 422
    assert (await at.client.get("/api/mine")).json()["matches"] == []


async def test_a_match_keeps_its_board_when_the_sheet_is_gone(
    sqlite_url: str, corrected: AnyGame
) -> None:
    digest = digest_of(corrected.sheet)
    async with running(sqlite_url, [corrected]) as first:
        match = await made(first.client, digest)
        cookies = first.client.cookies
    async with running(sqlite_url) as later:
        later.client.cookies = cookies
        assert (await later.client.post(
            "/api/matches",
            json={"game": "quebec1759", "side": "fr", "entropy": ENTROPY, "board": digest},
        )).status_code == 422  # fmt: skip
        page = (await later.client.get(f"/m/{match['match']}", headers=HTML)).text
        assert f"/api/games/quebec1759/boards/{digest}" in page
        assert needed(later, match["match"]) == 30
        board = await later.client.get(f"/api/games/quebec1759/boards/{digest}")
        assert board.json()["victory"] == {"cv": 30}
        unknown = await later.client.get(f"/api/games/liberty/boards/{digest}")
        assert unknown.status_code == 404


async def test_whoever_is_invited_reads_of_the_board_before_sitting_down(
    at: Running, corrected: AnyGame
) -> None:
    digest = digest_of(corrected.sheet)
    match = await made(at.client, digest, machine="")
    async with httpx.AsyncClient(base_url=at.url) as guest:
        page = (await guest.get(f"/sit/{match['match']}", headers=HTML)).text
        assert "The box in my cupboard" in page
        told = (await guest.get(f"/games/quebec1759/boards/{digest}", headers=HTML)).text
        assert "read off by Ann" in told
        # As many marks as data that are corrected: each is the host's word.
        assert told.count('class="certainty host"') == told.count('<th scope="row"') > 0
        assert "30" in told
    plain = await made(at.client, machine="")
    async with httpx.AsyncClient(base_url=at.url) as guest:
        assert "corrected" not in (await guest.get(f"/sit/{plain['match']}", headers=HTML)).text


async def test_who_reads_what_was_corrected_again_and_again_holds_nobody_up(
    sqlite_url: str, corrected: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = []
    real = BlockDataSheets.corrections

    def counting(sheets: BlockDataSheets, sheet: bytes) -> Any:
        counted.append(sheet)
        return real(sheets, sheet)

    monkeypatch.setattr(BlockDataSheets, "corrections", counting)
    rules_pages._corrections.cache_clear()
    path = f"/games/quebec1759/boards/{digest_of(corrected.sheet)}"
    async with running(sqlite_url, [corrected], limits=True) as at:
        answers = [(await at.client.get(path, headers=HTML)).status_code for _ in range(40)]
    assert set(answers) == {200, 429}
    assert len(counted) == 1


async def test_the_board_is_drawn_from_its_sheet(sqlite_url: str, tmp_path: Path) -> None:
    path, road = tmp_path / "mine.toml", '{ a = "LE", b = "ET", crossing = false },'
    sheets = games()["quebec1759"].data_sheets
    assert sheets is not None
    more = f'{road}\n  {{ a = "OR", b = "LE", crossing = false }},'
    path.write_text(sheets.written().replace(road, more), "utf-8")
    game = load(path, games())
    async with running(sqlite_url, [game]) as at:
        board = f"/api/games/quebec1759/boards/{digest_of(game.sheet)}"
        drawn = await at.client.get(f"{board}/map.svg")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert 'id="link-OR-LE"' in drawn.text
        assert (await at.client.get(f"{board}/none.svg")).status_code == 404


async def test_an_export_holds_the_board_and_the_first_record_its_hash(
    at: Running, corrected: AnyGame
) -> None:
    digest = digest_of(corrected.sheet)
    match = await made(at.client, digest)
    path = f"/api/matches/{match['match']}"
    frame = (await at.client.get(path)).json()
    resigned = await at.client.post(f"{path}/resign", json={"expect": frame["v"], "key": "r" * 16})
    assert resigned.status_code == 200, resigned.text
    export = (await at.client.get(f"{path}/export")).json()
    assert hashlib.sha256(export["board"].encode()).hexdigest() == digest
    assert json.loads(export["records"][0]["payload"])["board"] == digest
