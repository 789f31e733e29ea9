"""Times tell nothing: a small number of actions, and a margin and a delay that grow with it."""

from itertools import islice
from random import Random

import pytest

from app import games
from app.engine.values import PUBLIC
from app.jobs.machines import BUDGET_SECONDS
from proofs.served import ears, machine_timing, timing, unseen
from proofs.served.auc import area
from proofs.served.delays import bit
from proofs.served.proof import pairs
from proofs.served.tally import ServedTally

GAME = sorted(games.games())[0]
ACTIONS = 300

pytestmark = pytest.mark.timeout(900)


@pytest.mark.long
async def test_what_is_hidden_does_not_show_in_the_time_of_a_message():
    report = await timing.timed(games.game(GAME), ACTIONS, "suite")
    assert report.missed == []
    assert {told.place for told in report.told} == {
        "a spectator's socket",
        "the other side's socket",
    }
    assert sum(report.actions.values()) >= ACTIONS


@pytest.mark.long
async def test_what_is_hidden_does_not_show_in_the_time_of_what_is_read_meanwhile():
    report = await timing.timed(games.game(GAME), ACTIONS // 3, "suite", reads=True)
    assert report.missed == []
    assert {told.place for told in report.told} == {
        f"{whose} {what}" for whose in ("the other side's", "a spectator's") for what in ears.READ
    }
    assert {unseen.LATELY, unseen.EVER} <= {told.fact for told in report.told}


@pytest.mark.long
async def test_a_delay_that_depends_on_what_is_hidden_is_caught():
    """Ten times the delay of the long form, as a tenth of its actions would need and more."""
    report = await timing.timed(games.game(GAME), ACTIONS, "suite", delay=10 * timing.DELAY_SECONDS)
    assert any(timing.FACE in missed for missed in report.missed)


@pytest.mark.long
async def test_a_delay_that_depends_on_what_is_hidden_is_caught_by_what_is_read():
    delay = 20 * timing.DELAY_SECONDS
    report = await timing.timed(games.game(GAME), ACTIONS // 3, "suite", delay=delay, reads=True)
    assert any(timing.FACE in missed for missed in report.missed)


@pytest.mark.long
async def test_a_log_that_is_sought_back_through_snapshots_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With three times as many steps ahead as in the long form: the samples are few."""
    monkeypatch.setattr(unseen, "BEFORE", 3 * unseen.BEFORE)
    report = await timing.timed(games.game(GAME), ACTIONS // 2, "suite", reads=True, walk=True)
    by_steps = [told for told in report.told if told.fact == unseen.EVER]
    telling = {told.place for told in by_steps if told.area.low > 0.5}
    assert {"the other side's log", "a spectator's log"} <= telling


MACHINE, DECISIONS = "commander", 60


async def test_a_machine_is_heard_when_its_budget_is_over_at_every_socket():
    report = await machine_timing.timed(games.game(GAME), MACHINE, 3, "suite")
    assert {place.partition(" by ")[2] for place in report.median_ms} == {
        "a spectator's socket",
        "the other side's socket",
    }
    assert all(median >= BUDGET_SECONDS * 1000 for median in report.median_ms.values())


@pytest.mark.long
async def test_what_a_machine_holds_does_not_show_in_how_long_it_thinks():
    report = await machine_timing.timed(games.game(GAME), MACHINE, DECISIONS, "suite")
    assert report.missed == []


@pytest.mark.long
async def test_a_machine_that_is_heard_as_soon_as_it_has_thought_is_caught():
    report = await machine_timing.timed(games.game(GAME), MACHINE, DECISIONS, "suite", delay=0.1)
    assert any(timing.FACE in missed for missed in report.missed)


@pytest.mark.parametrize("key", sorted(games.games()))
def test_worlds_differ_by_what_times_are_held_against(key: str) -> None:
    """Else `leaktiming` would measure nothing, for ever. Most short matches have no such pair."""
    game = games.game(key)
    made = (pair for n in range(64) for pair in pairs(game, f"suite {n}", {}, ServedTally()))
    hiding = (one.worlds for one in made if one.worlds.viewer != PUBLIC)
    assert any(
        bit(worlds.real.state, hidden) != bit(worlds.imagined.state, hidden)
        for worlds in islice(hiding, 32)
        for hidden in worlds.pairs
    )


def test_an_action_is_carried_out_first_in_either_world_equally_often():
    firsts = [timing.first_and_second(n)[0] for n in range(64)]
    assert sum(firsts) == 32
    assert sum(firsts[::2]) == sum(firsts[1::2]) == 16


def test_like_samples_have_an_area_of_a_half():
    rng = Random(1)
    found = area([(rng.random(), rng.random()) for _ in range(4000)])
    assert found.lies_within(0.02)
    assert 0.005 < found.high - found.area < 0.02


def test_samples_that_never_overlap_have_an_area_of_one():
    found = area([(2.0 + n, -1.0 - n) for n in range(50)])
    assert (found.area, found.low, found.high, found.larger) == (1.0, 1.0, 1.0, 1.0)


def test_ties_count_half():
    assert area([(1.0, 1.0)] * 10).area == 0.5


def test_the_interval_holds_the_truth_as_often_as_it_says():
    """Normal samples half a deviation apart, with noise that a pair shares: the area is 0.638."""
    rng, inside = Random(2), 0
    for _ in range(200):
        shared = [rng.gauss(0, 0.7071) for _ in range(150)]
        pairs = [(rng.gauss(0.5, 0.7071) + s, rng.gauss(0, 0.7071) + s) for s in shared]
        found = area(pairs)
        inside += found.low <= 0.638 <= found.high
    assert 176 <= inside <= 199


def test_the_interval_holds_the_truth_also_where_pairs_of_a_group_lean_the_same_way():
    """A group leans to one side by as much as its pairs differ: the area is 0.5."""
    rng, inside, taken_apart = Random(3), 0, 0
    for _ in range(200):
        pairs, groups = [], []
        for group in range(40):
            lean = rng.gauss(0, 1)
            pairs += [(rng.gauss(lean, 1), rng.gauss(0, 1)) for _ in range(10)]
            groups += [group] * 10
        found, apart = area(pairs, groups), area(pairs)
        inside += found.low <= 0.5 <= found.high
        taken_apart += apart.low <= 0.5 <= apart.high
    assert 176 <= inside <= 199
    assert taken_apart < 140, "without the groups the interval is too narrow"
