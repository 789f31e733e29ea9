"""The simulated day: a queue waits as theory says, and traffic adds up."""

from random import Random

import pytest

from tools.simulate_day import (
    DAY_HOURS,
    Costs,
    Traffic,
    arrivals,
    busiest_hour,
    hour_of,
    report,
    share_of_hour,
    waits,
)


def test_each_waits_for_what_came_before() -> None:
    assert waits([0.0, 1.0, 1.5, 9.0], [2.0, 2.0, 2.0, 2.0]) == [0.0, 1.0, 2.5, 0.0]
    assert waits([], []) == [0.0]


@pytest.mark.parametrize("busy", [0.3, 0.6, 0.8])
def test_a_queue_waits_as_long_as_pollaczek_and_khinchine_say(busy: float) -> None:
    came = list(arrivals(busy, 200_000, Random(3)))
    waited = waits(came, [1.0] * len(came))
    assert sum(waited) / len(waited) == pytest.approx(busy / (2 * (1 - busy)), rel=0.1)


def test_a_day_has_all_its_hand_offs_and_evenings() -> None:
    traffic = Traffic(matches=1_000, live=0.0)
    hours = [hour_of(traffic, hour) for hour in range(DAY_HOURS)]
    assert sum(hour.actions for hour in hours) == pytest.approx(10_000)
    assert sum(hour.openings for hour in hours) == pytest.approx(2_000)
    assert max(map(share_of_hour, range(DAY_HOURS))) > 1.5 / DAY_HOURS


@pytest.mark.long
def test_twice_as_many_servers_are_half_as_busy_and_make_nobody_wait_longer() -> None:
    traffic = Traffic(matches=2_000_000, live=0.01)
    few, many = (busiest_hour(traffic, Costs(), servers, Random(1)) for servers in (4, 8))
    assert many.server == pytest.approx(few.server / 2)
    assert many.database == few.database
    assert many.p99 < few.p99


def test_a_day_is_told_with_the_defaults_of_the_page() -> None:
    told = report(Traffic(live=0.01), Costs(), 2)
    assert "17,100,000 actions" in told
    assert "383 actions a second" in told
