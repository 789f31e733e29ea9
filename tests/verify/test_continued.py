"""Matches that go on from another are proved by both checkers, whole; what is forged is found."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from app.cli import app
from app.games import games
from app.matches import ids
from app.matches.boards import Boards
from app.matches.creation import MatchRequest
from app.matches.models import PLAYERS
from app.matches.seating import SitRequest
from app.matches.service import MatchAccess, Matches
from app.storage.database import Database
from tests.verify.genuine import Genuine, finished, to_the_end
from tests.verify.test_both_agree import (
    by_the_command,
    by_the_page,
    cheated,
    plain,
    with_payload,
)
from tests.verify.test_verify import rehashed

Case = tuple[str, tuple[str, ...], str]


async def continued(url: str, old: Genuine, at: int, seed: int) -> Genuine:
    """Go on from a moment of a match in this store, to the end."""
    rng = Random(seed)
    database = Database(url)
    await database.open()
    try:
        matches = Matches(database, Boards(games()))
        loaded = await matches.loaded.get(number_of(old))
        origin = await matches.reading.origin(loaded.state, at)
        entropies = rng.randbytes(32), rng.randbytes(32)
        wanted = MatchRequest(
            *(loaded.state.info.game, "", "random", {}, "link", "Cleo", entropies[0])
        )
        made = await matches.seating.continue_from(loaded.state, origin, wanted, None)
        sitting = SitRequest(made.invitation, "Dan", entropies[1])
        _, guest = await matches.seating.sit(made.loaded.match, sitting)
        seats: list[MatchAccess] = [
            await matches.caller(made.loaded.match, token=token, session=None)
            for token in (made.token, guest)
        ]
        assert [seat.caller.seat for seat in seats] == [*PLAYERS]
        return await to_the_end(matches, seats, entropies, rng)
    finally:
        await database.close()


def number_of(genuine: Genuine) -> int:
    number = ids.read(json.loads(genuine.file)["match"])
    assert number is not None
    return number


@pytest.fixture(scope="module", params=games())
def two(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Genuine]:
    """A match that was given up, and one that goes on from it to its end."""
    return made(tmp_path_factory, request.param, 1)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> list[Genuine]:
    """A match, one that goes on from it, and one that goes on from that."""
    return made(tmp_path_factory, "war1812", 2)


def made(folders: pytest.TempPathFactory, game: str, times: int) -> list[Genuine]:
    url = f"sqlite:///{folders.mktemp('continued') / 'matches.sqlite'}"
    found = [asyncio.run(finished(url, "resign", seed=3, game=game))]
    for n in range(times):
        at = len(json.loads(found[-1].file)["records"]) // 2
        found.append(asyncio.run(continued(url, found[-1], at, seed=n)))
    return found


def all_of(genuine: Genuine, origin: str = "") -> list[Case]:
    return [
        (genuine.file, (), origin),
        (genuine.file, genuine.receipts, origin),
        *((genuine.file, (one,), origin) for one in genuine.receipts),
    ]


def said(cases: list[Case], folder: Path) -> list[Any]:
    """Return what both checkers find of each."""
    found = by_the_command(cases)
    assert found == by_the_page(cases, folder)
    return found


def test_it_is_proved_whole(two: list[Genuine], tmp_path: Path) -> None:
    old, new = two
    for origin in ("", old.file):
        assert said(all_of(new, origin), tmp_path) == [
            ["consistent", [], []],
            ["proved", [], ["creator", "guest"]],
            ["proved", [], ["creator"]],
            ["proved", [], ["guest"]],
        ]


def test_one_that_goes_on_from_one_that_went_on_is_proved(
    three: list[Genuine], tmp_path: Path
) -> None:
    first, second, third = three
    for origin in ("", first.file, second.file):
        assert said([(third.file, third.receipts, origin)], tmp_path) == [
            ["proved", [], ["creator", "guest"]]
        ]
    kinds = [record["kind"] for record in json.loads(third.file)["records"]]
    assert kinds.count("continue") == 2


def test_another_match_is_none_that_it_goes_on_from(three: list[Genuine], tmp_path: Path) -> None:
    first, second, third = three
    bad = ["failed", ["origin"], []]
    other = json.loads(first.file)
    # Of another seed, or with other records: both would have to be forged to the hash.
    changed = json.loads(other["records"][3]["payload"]) | {"at": 5}
    forged = rehashed(with_payload(other, 3, json.dumps(changed, separators=(",", ":"))))
    faulty = {**other, "seal": "0" * 64}
    cases: list[Case] = [
        (second.file, (), third.file),
        (second.file, (), second.file),
        (first.file, (), second.file),
        (second.file, (), json.dumps(forged)),
        (second.file, (), json.dumps(faulty)),
    ]
    assert said(cases, tmp_path) == [bad] * len(cases)


def test_its_receipts_are_of_no_other(three: list[Genuine], tmp_path: Path) -> None:
    first, second, _ = three
    cases: list[Case] = [(second.file, first.receipts, ""), (first.file, second.receipts, "")]
    assert [one[:2] for one in said(cases, tmp_path)] == [["failed", ["receipts", "receipts"]]] * 2


def test_every_single_change_is_seen_alike(three: list[Genuine], tmp_path: Path) -> None:
    third = three[-1]
    changed = said([(*case, "") for case in plain(third)], tmp_path)
    as_it_is = changed[: len(changed) // 2]
    assert {verdict for verdict, *_ in as_it_is} == {"failed"}
    forged = said([(file, third.receipts, "") for file in cheated(third)], tmp_path)
    assert {verdict for verdict, *_ in forged} == {"failed"}


@pytest.mark.parametrize(
    ("name", "value", "points"),
    [
        ("seed", "00" * 32, {"commitment", "draws"}),
        ("seed", "nothing", {"readable"}),
        ("origin", "another00000", {"opening"}),
        ("match", "another00000", {"opening", "draws"}),
        ("commitment", "00" * 32, {"commitment", "opening"}),
        ("entropies", ["00" * 32] * 2, {"opening", "draws"}),
        ("entropies", ["00" * 32], {"readable"}),
        ("creator", "nobody", {"opening"}),
        ("draws", [[0, 2, 0]], {"draws"}),
    ],
)
def test_what_says_that_it_goes_on_is_checked(
    three: list[Genuine], tmp_path: Path, name: str, value: Any, points: set[str]
) -> None:
    file = json.loads(three[-1].file)
    last = max(n for n, one in enumerate(file["records"]) if one["kind"] == "continue")
    content = json.loads(file["records"][last]["payload"]) | {name: value}
    payload = json.dumps(content, separators=(",", ":"))
    twin = rehashed(with_payload(file, last, payload))
    ((verdict, found, _),) = said([(json.dumps(twin), (), "")], tmp_path)
    assert verdict == "failed"
    assert points <= set(found)


def test_the_command_takes_the_other_file(three: list[Genuine], tmp_path: Path) -> None:
    for n, one in enumerate(three):
        (tmp_path / f"{n}.json").write_text(one.file, "utf-8")
    run = CliRunner()
    good, bad = (
        run.invoke(app, ["verify", str(tmp_path / f"{n}.json"), "--origin", str(tmp_path / m)])
        for n, m in ((1, "0.json"), (0, "1.json"))
    )
    assert good.exit_code == 0, good.output
    assert "What comes before is the other match" in good.output
    assert bad.exit_code == 1
