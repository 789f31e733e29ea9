"""The offline verifier: genuine files pass, whatever was changed does not."""

import asyncio
import copy
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from app.cli import app
from app.verify.check import Verdict, verify
from tests.verify.genuine import Genuine, finished

ENDINGS = ["", "resign", "draw"]


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Genuine:
    """A match that was given up early."""
    return asyncio.run(finished(sqlite(tmp_path_factory), "resign"))


def sqlite(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('verify') / 'matches.sqlite'}"


def verdict(file: Any, receipts: tuple[str, ...] = ()) -> Verdict:
    return verify(file if isinstance(file, str) else json.dumps(file), receipts).verdict


def faults(file: Any, receipts: tuple[str, ...] = ()) -> list[str]:
    """The points at which a file fails."""
    report = verify(file if isinstance(file, str) else json.dumps(file), receipts)
    return [finding.point for finding in report.findings if finding.fault]


def resealed(file: dict[str, Any]) -> dict[str, Any]:
    """Return what a server that cheats would do: seal the changed file anew."""
    rest = {name: part for name, part in file.items() if name != "seal"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return {**rest, "seal": hashlib.sha256(text.encode()).hexdigest()}


def rehashed(file: dict[str, Any]) -> dict[str, Any]:
    """Return what a server that cheats would do: hash the changed records anew, from end to end."""
    head = "0" * 64
    for record in file["records"]:
        before = bytes.fromhex(head + record["salt"])
        head = record["head"] = hashlib.sha256(before + record["payload"].encode()).hexdigest()
    return resealed(file)


@pytest.mark.parametrize("ending", ENDINGS)
async def test_a_genuine_match_is_proved_by_its_receipts(ending: str, sqlite_url: str) -> None:
    genuine = await finished(sqlite_url, ending)
    assert verdict(genuine.file) is Verdict.CONSISTENT
    assert verdict(genuine.file, genuine.receipts) is Verdict.PROVED
    for one in genuine.receipts:
        assert verdict(genuine.file, (one,)) is Verdict.PROVED


Where = tuple[str | int, ...]


def changes(value: Any, at: Where = ()) -> Iterator[tuple[Where, Any]]:
    """Each single change of a file: where, and what stands there then."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from changes(part, (*at, name))
        yield at, {**value, "added": 1}
    elif isinstance(value, list):
        for n, part in enumerate(value):
            yield from changes(part, (*at, n))
        yield at, value[:-1]
        yield at, value[::-1]
        yield at, [*value, *value[-1:]]
    elif isinstance(value, str):
        middle = len(value) // 2
        other = "0" if value[middle : middle + 1] != "0" else "1"
        yield at, value[:middle] + other + value[middle + 1 :]
        yield at, value.upper() + "x"
    elif isinstance(value, int):
        yield at, value + 1
        yield at, str(value)


def changed(file: Any, at: Where, value: Any) -> Any:
    """The file with one thing changed."""
    if not at:
        return value
    twin = copy.copy(file)
    twin[at[0]] = changed(file[at[0]], at[1:], value)
    return twin


def test_every_single_change_is_found(short: Genuine) -> None:
    file = json.loads(short.file)
    count = 0
    for at, value in changes(file):
        twin = changed(file, at, value)
        if twin != file:
            assert verdict(twin) is Verdict.FAILED, f"{at}: {value!r:.80}"
            count += 1
    assert count > 100


def test_upper_case_hex_is_another_file(short: Genuine) -> None:
    file = json.loads(short.file)
    assert verdict({**file, "seed": file["seed"].upper()}) is Verdict.FAILED


def first_commit(file: dict[str, Any]) -> dict[str, Any]:
    record: dict[str, Any] = next(one for one in file["records"] if one["kind"] == "commit")
    return record


def test_a_history_written_anew_is_found_by_either_players_receipts(short: Genuine) -> None:
    file = json.loads(short.file)
    record = first_commit(file)
    record["payload"] = record["payload"].replace('"at":"albany"', '"at":"utica"')
    file = rehashed(file)
    assert file != json.loads(short.file)
    assert verdict(file) is Verdict.CONSISTENT
    for one in short.receipts:
        assert verdict(file, (one,)) is Verdict.FAILED


def with_content(file: dict[str, Any], n: int, change: Callable[[dict[str, Any]], None]) -> Any:
    """The file with the content of record `n` changed, hashed and sealed anew."""
    twin = copy.deepcopy(file)
    content = json.loads(twin["records"][n]["payload"])
    change(content)
    twin["records"][n]["payload"] = json.dumps(content)
    return rehashed(twin)


def test_a_draw_changed_and_hashed_anew_is_found(short: Genuine) -> None:
    def change(content: dict[str, Any]) -> None:
        draw = content["events"][0]["draws"][3]
        draw[2] = (draw[2] + 1) % draw[1]

    assert faults(with_content(json.loads(short.file), 1, change)) == ["draws", "picks"]


def test_another_block_than_the_one_drawn_is_found(short: Genuine) -> None:
    def change(content: dict[str, Any]) -> None:
        blocks = content["events"][0]["blocks"]
        blocks[0], blocks[1] = blocks[1], blocks[0]

    assert faults(with_content(json.loads(short.file), 1, change)) == ["picks"]


def test_a_draw_left_out_is_found(short: Genuine) -> None:
    def change(content: dict[str, Any]) -> None:
        content["events"][1]["draws"].pop()
        content["events"][1]["blocks"].pop()
        content["drawn"] -= 1

    assert "draws" in faults(with_content(json.loads(short.file), 1, change))


def test_another_winner_is_found(short: Genuine) -> None:
    file = json.loads(short.file)
    [other] = [side for side in file["sides"] if side != file["outcome"]["winner"]]
    file["outcome"]["winner"] = other
    assert faults(resealed(file)) == ["ending"]


def test_another_seed_is_found(short: Genuine) -> None:
    file = json.loads(short.file)
    file["seed"] = "00" * 32
    assert faults(resealed(file)) == ["commitment", "draws"]
    file["commitment"] = hashlib.sha256(bytes(32)).hexdigest()
    assert faults(resealed(file)) == ["opening", "draws"]


def test_another_board_is_found(short: Genuine) -> None:
    file = json.loads(short.file)
    assert json.loads(file["board"])["blocks"]
    file["board"] += " "
    assert faults(resealed(file)) == ["opening"]
    file["board"] = ""
    assert faults(resealed(file)) == ["opening"]


def test_a_match_of_version_0_2_holds_no_board_and_is_consistent() -> None:
    kept = Path(__file__).parents[1].joinpath("js", "data", "match.json").read_text("utf-8")
    assert "board" not in json.loads(kept)
    assert verdict(json.loads(kept)) is Verdict.CONSISTENT


def test_entropy_that_the_player_never_sent_is_found(short: Genuine) -> None:
    receipts = json.loads(short.receipts[0]) | {"entropy": "ab" * 32}
    assert faults(short.file, (json.dumps(receipts),)) == ["receipts"]


def test_a_cut_tail_is_unproven_and_found_by_receipts(short: Genuine) -> None:
    file = json.loads(short.file)
    file["records"] = file["records"][:-1]
    assert verdict(resealed(file)) is Verdict.UNPROVEN
    assert verdict(resealed(file), short.receipts) is Verdict.FAILED


def lost_by_the_other(file: dict[str, Any]) -> dict[str, Any]:
    """Return a cheating server's file in which the winner is the one who gave up."""
    winner = file["outcome"]["winner"]
    [loser] = [side for side in file["sides"] if side != winner]
    file["outcome"]["winner"] = loser
    resigned: dict[str, Any] = with_content(
        file, len(file["records"]) - 1, lambda content: content.update(side=winner)
    )
    return resigned


def with_heads(receipts: str, heads: Callable[[list[Any]], list[Any]]) -> str:
    kept = json.loads(receipts)
    return json.dumps({**kept, "heads": heads(kept["heads"])})


def without_last(heads: list[Any]) -> list[Any]:
    return [head for head in heads if head[1] != heads[-1][1]]


def reached_by_none(file: dict[str, Any], receipts: str) -> int:
    """How many records a file has after the last one whose head receipts hold."""
    seen = {head for _, head in json.loads(receipts)["heads"]}
    missing = [record["head"] not in seen for record in file["records"]]
    return missing[::-1].index(False) if False in missing else len(missing)


def nothing(heads: list[Any]) -> list[Any]:
    return []


def genesis(heads: list[Any]) -> list[Any]:
    return [[0, "0" * 64]]


@pytest.mark.parametrize("heads", [nothing, genesis, without_last])
def test_receipts_that_do_not_reach_the_end_prove_nothing_of_it(
    short: Genuine, heads: Callable[[list[Any]], list[Any]]
) -> None:
    twin = lost_by_the_other(json.loads(short.file))
    given = with_heads(short.receipts[0], heads)
    for file in (twin, json.loads(short.file)):
        report = verify(json.dumps(file), (given,))
        assert report.verdict is Verdict.CONSISTENT
        assert report.after == reached_by_none(file, given)
    # Whoever was there to the end tells the two apart, and short receipts take nothing from theirs.
    assert verdict(twin, (given, short.receipts[1])) is Verdict.FAILED
    assert verdict(short.file, (given, short.receipts[1])) is Verdict.PROVED


def test_the_command_says_how_far_receipts_reach(short: Genuine, tmp_path: Path) -> None:
    match, kept = tmp_path / "match.json", tmp_path / "us.json"
    match.write_text(short.file, "utf-8")
    kept.write_text(with_heads(short.receipts[0], without_last), "utf-8")
    told = CliRunner().invoke(app, ["verify", str(match), "--receipts", str(kept)])
    file = json.loads(short.file)
    after, count = reached_by_none(file, kept.read_text("utf-8")), len(file["records"])
    assert 0 < after < count
    assert "Proved" not in told.output
    assert f"they end {after} of its {count} records before its end" in told.output


@pytest.mark.parametrize("damage", ["", "[]", "{", "null", "[" * 100_000, '"x"', "\ud800"])
def test_what_is_no_match_file_is_told(damage: str, short: Genuine) -> None:
    assert faults(damage) == ["readable"]
    assert faults(short.file, (damage,)) == ["readable"]
    assert verdict(damage) is verdict(short.file, (damage,)) is Verdict.UNREADABLE


def test_the_command_accuses_nobody_of_a_file_that_is_no_json(tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    picture.write_text("<svg/>", "utf-8")
    told = CliRunner().invoke(app, ["verify", str(picture)])
    assert told.exit_code == 1
    assert "the file: not JSON" in told.output
    assert "Nothing was checked: a file is not JSON" in told.output
    assert "Failed" not in told.output


def test_the_command(short: Genuine, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("match.json", "us.json", "gb.json")]
    for path, text in zip(files, (short.file, *short.receipts), strict=True):
        path.write_text(text, "utf-8")
    match, *receipts = map(str, files)
    given = [part for one in receipts for part in ("--receipts", one)]
    good = CliRunner().invoke(app, ["verify", match, *given])
    assert good.exit_code == 0
    assert "Proved" in good.output
    told = CliRunner().invoke(app, ["verify", match, "--json"])
    assert json.loads(told.output)["verdict"] == "consistent"
    files[0].write_text(short.file.replace('"Bob"', '"Eve"'), "utf-8")
    bad = CliRunner().invoke(app, ["verify", match])
    assert bad.exit_code == 1
    assert "✗ The file is as it was sealed" in bad.output
