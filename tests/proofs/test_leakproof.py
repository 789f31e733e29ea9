"""The leak proof itself, with a small budget, for every game; and that it catches leaks."""

import json
import subprocess
import sys
from inspect import signature

import pytest

from app import games
from app.engine.leaks import seeded
from proofs import leakproof as proof
from proofs import seeded_leaks
from proofs.cli import main
from proofs.leakproof import FLOORS, leakproof
from tests.fixtures.serving import others_later

GAMES = sorted(games.games())
QUICK = "quebec1759"
"""The game whose matches take the least, for what does not depend on the game."""

pytestmark = pytest.mark.timeout(900)
"""Seconds by the wall's clock: a proof takes a quarter of a minute of a machine that is its own."""


CHOSEN = {
    "recommended": lambda sheets: (),
    "other": lambda sheets: sheets,
    "half": lambda sheets: sheets[: len(sheets) // 2],
}
"""Which options of a game are chosen otherwise, by the name of the run."""
OTHERS = sorted(CHOSEN.keys() - {"recommended"})


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(
    ("chosen", "matches"),
    [
        ("recommended", 1),
        *(pytest.param(one, 2, marks=pytest.mark.long) for one in ["recommended", *OTHERS]),
    ],
)
def test_nobody_can_tell_two_worlds_apart_too_early(key, chosen, matches):
    game = games.game(key)
    options = {sheet.key: sheet.values[-1] for sheet in CHOSEN[chosen](game.options)}
    report = leakproof(game, matches, f"suite-{chosen}", options)
    assert report.differences == []
    assert report.missed == []


@pytest.mark.parametrize(
    "key", others_later([key for key in reversed(GAMES) if games.game(key).options])
)
@pytest.mark.parametrize("matches", [1, pytest.param(2, marks=pytest.mark.long)])
def test_nobody_can_tell_two_worlds_apart_with_options_drawn_for_each_match(key, matches):
    report = leakproof(games.game(key), matches, "suite-mixed", {}, mixed=True)
    assert report.differences == []
    assert report.missed == []


@pytest.mark.long
def test_a_question_that_was_met_and_not_answered_in_pairs_misses_its_floor(monkeypatch):
    monkeypatch.setattr(proof, "ASKED_PER_MATCH", 10_000)
    monkeypatch.setattr(proof, "ASKED_PER_TIME_MET", 10_000)
    report = leakproof(games.game(QUICK), 1, "floor", {})
    assert any(missed.startswith(f"{QUICK}-awaits-") for missed in report.missed)


@pytest.mark.long
def test_reserves_that_can_be_read_are_found_whatever_the_seed():
    """Random players hardly come to battles: with this seed they missed it in 40 matches."""
    leak = next(one for one in seeded_leaks.of_game("liberty") if one.function == "_battle")
    with seeded(leak):
        report = leakproof(games.game("liberty"), 20, "adv5", {}, stop_at_first=True)
    assert report.differences


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_every_seeded_leak_is_caught(key):
    kinds = seeded_leaks.of_game(key)
    report = seeded_leaks.seed_all(games.game(key), kinds, "suite", lambda: None)
    assert [leak.what for leak in report.seeded if not leak.caught_by] == []
    left_out = report.not_applicable.keys() - seeded_leaks.NOT_APPLICABLE.keys()
    assert left_out <= {seeded_leaks.SNAPSHOTS, seeded_leaks.DRAFTS, seeded_leaks.STANDING}
    assert len(report.seeded) + len(left_out) == len(seeded_leaks.SEEDED_LEAKS) + len(kinds)
    assert report.missed == 0


@pytest.mark.parametrize("key", GAMES)
def test_a_seeded_leak_takes_what_the_real_function_takes(key):
    for leak in (*seeded_leaks.SEEDED_LEAKS, *seeded_leaks.of_game(key)):
        real = getattr(leak.owner, leak.function)
        leaky, named = signature(leak.leaky(real)).parameters, signature(real).parameters
        if any(parameter.kind is parameter.VAR_POSITIONAL for parameter in leaky.values()):
            continue
        pairs = zip(leaky, named, strict=True)
        assert [p for p in pairs if p[0].strip("_") != p[1].strip("_")] == [], leak.place


@pytest.mark.parametrize("key", GAMES)
def test_a_seeded_leak_is_gone_when_its_run_is_over(key):
    for leak in (*seeded_leaks.SEEDED_LEAKS, *seeded_leaks.of_game(key)):
        real = getattr(leak.owner, leak.function)
        with seeded(leak):
            assert getattr(leak.owner, leak.function) is not real
        assert getattr(leak.owner, leak.function) is real


def test_the_command_fails_on_a_missed_floor_and_says_which(monkeypatch):
    monkeypatch.setitem(FLOORS, "facts_differing_per_pair", 10_000)
    report = leakproof(games.game(QUICK), 1, "floor", {})
    assert not report.passed
    assert report.missed[0].startswith("facts_differing_per_pair")


@pytest.mark.parametrize("command", others_later(["selfplay", "leakproof"]))
def test_the_commands_print_json(command):
    ran = subprocess.run(
        [
            sys.executable,
            "-m",
            "proofs",
            command,
            QUICK,
            "--matches",
            "1",
            "--seed",
            "s",
            "--json",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    report = json.loads(ran.stdout)
    assert report["revision"]
    assert report["matches"] == 1
    assert report["seed"] == "s"


@pytest.mark.parametrize(
    "words", ["selfplay chess", "abusetest --game chess", "bench --game chess"]
)
def test_an_unknown_game_is_refused_clearly(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["proofs", *words.split()])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert "there is no game 'chess'; there are war1812" in " ".join(
        capsys.readouterr().err.split()
    )
