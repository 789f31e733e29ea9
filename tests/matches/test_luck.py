"""The luck of dice: what fell beside what falls on average."""

import json
from math import isclose, sqrt
from random import Random

import msgspec
import pytest

from app.matches.luck import luck_of
from app.matches.models import ENDED
from app.matches.service import Matches
from app.storage.database import Database
from tests.matches.test_playing import BOARDS, play, seated


def line(side: str, *dice: int, **hits: int) -> msgspec.Raw:
    told = {"n": 1, "message": {"key": "fires"}, "side": side, "dice": dice, **hits}
    return msgspec.Raw(json.dumps(told).encode())


def test_hits_are_counted_beside_those_that_fall_on_average() -> None:
    lines = [line("us", 6, 6, 1, hits_on=6), line("us", 1, 2, 4, 5, hits_up_to=3)]
    (luck,) = luck_of(lines, ("us", "gb")).sides
    assert (luck.side, luck.dice, luck.hits) == ("us", 7, 4)
    assert luck.expected == 2.5
    spread = sqrt(3 * 1 / 6 * 5 / 6 + 4 * 1 / 2 * 1 / 2)
    assert isclose(luck.deviation, round(1.5 / spread, 1))


def test_rolls_that_are_not_for_hits_and_those_of_nobody_do_not_count() -> None:
    lines = [line("us", 6, 5), line("", 3, hits_on=4), msgspec.Raw(b'{"n":1,"message":{}}')]
    assert luck_of(lines, ("us", "gb")).sides == ()


@pytest.mark.parametrize(("face", "sign"), [(6, 1), (1, -1)])
def test_better_than_the_average_is_above_nothing(face: int, sign: int) -> None:
    (luck,) = luck_of([line("gb", *[face] * 10, hits_on=4)], ("us", "gb")).sides
    assert luck.deviation * sign > 3


async def test_a_viewers_whole_log_is_counted_while_the_match_runs_and_after(
    database: Database,
) -> None:
    matches = Matches(database, BOARDS)
    players = us, _ = await seated(matches, "long-pickets")
    for most in (120, 10_000):
        await play(matches, players, Random(3), most)
        log = await matches.reading.log(us.loaded, "us", None, 10_000)
        found = await matches.reading.luck(us.loaded, "us")
        assert found == luck_of(log.lines, ("us", "gb"))
    assert us.loaded.state.status == ENDED
    assert us.loaded.state.logs["us"].count > len(us.loaded.state.logs["us"].latest)
