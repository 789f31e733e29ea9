"""`python -m app.research GAME` prints who is stronger."""

import pytest

from app.research.__main__ import main
from app.research.environment import aec_env
from app.research.strengths import pairings, played_out


def test_a_table_of_strengths_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["war1812", "--matches", "4", "--machines", "commander", "random"])
    header, row = capsys.readouterr().out.splitlines()
    assert header.split()[:5] == ["first", "second", "won", "lost", "drawn"]
    assert row.split()[:5] == ["commander", "random", "4", "0", "0"]
    assert "100% (51%-100%)" in row


def test_the_speed_of_each_way_to_play_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["war1812", "--matches", "2", "--speed"])
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[:2] for row in rows] == [
        ["rules", "alone"],
        ["environment", rows[1][1]],
        ["with", "observations"],
    ]
    assert all(float(row[-2]) > float(row[-4]) > 0 for row in rows)


def test_each_plays_both_sides_with_the_same_dice() -> None:
    [even] = pairings("war1812", 4, 1, ["random", "recruit"])
    assert (even.lost, even.matches) == (4, 4)
    assert even.share[0] == 0


def test_a_match_played_again_ends_alike() -> None:
    env = aec_env("war1812", reward="margin")
    seats = dict.fromkeys(env.game.sides, env.game.machines["random"])
    assert played_out(env, seats, 3) == played_out(env, seats, 3)
    assert len({tuple(played_out(env, seats, n).values()) for n in range(8)}) > 1
