"""Reviews: what cost most is found round by round, and a match under way has none."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from app import games
from app.bots import contest as contests
from app.bots.contest import (
    MAX_SHOWN,
    MIN_COST,
    ROUNDS,
    Candidate,
    Round,
    costliest,
    planned,
    rounds_of,
)
from app.bots.review import Case, Comparison
from app.jobs import reviews as jobs
from app.jobs.reviews import TRIALS_AT_ONCE, Review, Reviews
from app.jobs.thinkers import Thinkers
from app.jobs.thinking import Trials
from app.matches.boards import Boards
from app.matches.problems import Problem
from app.matches.service import MatchAccess, Matches
from app.storage.database import Database
from tests.api.generic_client import bearer, post
from tests.fixtures.serving import POSTGRES_LATER, running
from tests.fixtures.waiting import answers_true
from tests.jobs.test_machines import act, against, my_turn
from tests.matches.test_decisions import ended
from tests.matches.test_playing import seated

KEY = "war1812"
GAME = games.game(KEY)
CASE = Case("us", b"{}", b"[]", b"")


def tried(at: int, *gaps: float) -> Candidate:
    """A decision that cost so much in each trial, of worth."""
    return Candidate(at, CASE, b"[]", tuple((gap / 2, -gap / 2) for gap in gaps))


def test_the_costliest_are_shown_first_and_no_more_than_a_few() -> None:
    contest = [tried(at, cost, cost) for at, cost in enumerate((0.2, 0.5, 0.3, 0.4))]
    found = costliest(contest)
    assert [one.at for one in found] == [1, 3, 2][:MAX_SHOWN]
    assert (found[0].chance_instead, found[0].chance_done) == (0.625, 0.375)


def test_what_may_be_luck_is_not_shown() -> None:
    lucky = tried(1, 0.9, -0.7, 0.9, -0.7)
    assert lucky.cost == pytest.approx(0.05)
    assert lucky.cost > MIN_COST
    assert lucky.doubt > lucky.cost
    assert costliest([lucky, tried(2, 0.01, 0.01), tried(3, 0.9)]) == ()


def test_the_quicker_a_game_is_imagined_the_more_trials_are_made() -> None:
    by_weight = {game.pace.weight: rounds_of(game) for game in games.games().values()}
    counts = [by_weight[weight][-1].trials for weight in sorted(by_weight)]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] == ROUNDS[-1].trials < counts[0]
    assert planned(5, ROUNDS) == 2 * 5 + 6 * 5 + 16 * 4


class Told(Thinkers):
    """Who knows what each decision cost: as much as `costs` says, by the number of the question.

    `lost_from`: the number of a decision's trial from which on all are lost.
    """

    def __init__(self, costs: Sequence[float | None], lost_from: int | None = None) -> None:
        super().__init__(1)
        self._costs = costs
        self.lost_from = lost_from
        self._numbers: dict[bytes, int] = {}
        self.asked: list[tuple[int, int]] = []

    async def compare(self, trials: Trials) -> Comparison | None:
        number = self._numbers.setdefault(trials.case.luck, len(self._numbers))
        self.asked.append((number, trials.first))
        cost = self._costs[number % len(self._costs)]
        is_lost = self.lost_from is not None and trials.first >= self.lost_from
        if cost is None or is_lost:
            return None
        each = (cost,) * trials.count
        return Comparison(b"[]", each, tuple(-one for one in each))


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database, Boards(games.games()))


async def found_of(reviews: Reviews, match: MatchAccess, side: str = "us") -> Review:
    """Ask until it is whole: what has been done never grows less."""
    done = 0
    while (review := reviews.of(match.loaded, side)).costly is None:
        assert done <= review.done
        done = review.done
        await asyncio.sleep(0.001)
    assert review.done == review.trials
    return review


@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_those_that_seem_to_cost_most_are_tried_most(
    matches: Matches, database: Database
) -> None:
    costs = [number / 40 for number in range(20)]
    match, thinkers = await ended(matches, KEY), Told(costs)
    review = await found_of(Reviews(database, thinkers), match)
    assert review.turns > ROUNDS[1].decisions
    assert review.machine == next(iter(GAME.machines))
    trials = Counter(number for number, _ in thinkers.asked)
    best = sorted(range(review.turns), key=lambda number: -costs[number % len(costs)])
    most = sum(each.trials for each in rounds_of(GAME)) // TRIALS_AT_ONCE
    assert all(trials[number] == most for number in best[: ROUNDS[-1].decisions])
    assert trials[best[-1]] == rounds_of(GAME)[0].trials // TRIALS_AT_ONCE
    # Each trial is made once: what decides in the end is not what the choice was made by.
    assert len(set(thinkers.asked)) == len(thinkers.asked)
    assert review.costly
    shown = [one.chance_instead - one.chance_done for one in review.costly]
    assert shown == sorted(shown, reverse=True) != []


async def test_it_is_made_once_whoever_asks(matches: Matches, database: Database) -> None:
    match, thinkers = await ended(matches, KEY), Told([0.1])
    reviews = Reviews(database, thinkers)
    await found_of(reviews, match)
    asked = len(thinkers.asked)
    assert await found_of(reviews, match) == reviews.of(match.loaded, "us")
    assert len(thinkers.asked) == asked
    await found_of(reviews, match, "gb")
    assert len(thinkers.asked) > asked


async def test_lost_trials_cost_their_decision_its_place_and_no_more(
    matches: Matches, database: Database
) -> None:
    match = await ended(matches, KEY)
    whole = await found_of(Reviews(database, Told([0.2])), match)
    some = await found_of(Reviews(database, Told([None, 0.2])), match)
    assert some.turns == whole.turns // 2
    assert some.costly
    assert len(some.costly) == MAX_SHOWN


@pytest.mark.parametrize("lost_from", [0, rounds_of(GAME)[0].trials])
async def test_where_a_round_is_lost_nothing_is_said_of_the_match_and_one_may_ask_again(
    matches: Matches, database: Database, monkeypatch: pytest.MonkeyPatch, lost_from: int
) -> None:
    match, thinkers = await ended(matches, KEY), Told([0.2], lost_from=lost_from)
    reviews = Reviews(database, thinkers)
    for _ in range(2):  # Who asks again is told the same, and nothing is tried anew.
        with pytest.raises(Problem, match="review-failed"):
            await found_of(reviews, match)
    thinkers.lost_from = None
    with pytest.raises(Problem, match="review-failed"):
        await found_of(reviews, match)
    monkeypatch.setattr(jobs, "FAILED_SECONDS", 0.0)
    assert (await found_of(reviews, match)).costly
    await reviews.stop()


async def test_a_match_under_way_is_not_reviewed(matches: Matches, database: Database) -> None:
    us, gb = await seated(matches, KEY)
    thinkers = Told([0.1])
    reviews = Reviews(database, thinkers)
    for seat, side in ((us, "us"), (us, "gb"), (gb, "gb")):
        with pytest.raises(Problem, match="not-yours"):
            reviews.of(seat.loaded, side)
    assert thinkers.asked == []


@pytest.mark.parametrize(
    ("workers", "side", "code"), [(1, "france", "bad-field"), (0, "us", "no-reviews")]
)
async def test_what_cannot_be_reviewed_is_refused(
    matches: Matches, database: Database, workers: int, side: str, code: str
) -> None:
    match = await ended(matches, KEY)
    with pytest.raises(Problem, match=code):
        Reviews(database, Thinkers(workers)).of(match.loaded, side)


async def test_too_many_at_once_are_refused_and_stopped_ones_leave_nothing(
    matches: Matches, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MAX_BEGUN", 2)
    reviews = Reviews(database, Told([0.1]))
    over = [await ended(matches, KEY) for _ in range(3)]
    for match in over[:2]:
        reviews.of(match.loaded, "us")
    with pytest.raises(Problem, match="too-many"):
        reviews.of(over[-1].loaded, "us")
    await reviews.stop()
    assert reviews.of(over[-1].loaded, "us").done == 0
    await reviews.stop()


async def test_a_real_match_is_reviewed_by_a_process(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contests, "ROUNDS", (Round(2, 3), Round(2, 1)))
    monkeypatch.setattr(contests, "MIN_COST", -1)
    monkeypatch.setattr(contests, "CAUTION", -100)
    async with running(sqlite_url, machine_workers=1) as server:
        match, token, _ = await against(server.client, KEY, "random")
        path, rng = f"/api/matches/{match}", Random(3)
        for _ in range(40):
            frame = await my_turn(server.client, match, token)
            await act(server.client, match, token, frame, rng)
        asked = partial(server.client.get, f"{path}/review?side=us", headers=bearer(token))
        assert (await asked()).json()["code"] == "not-yours"
        resign = {"expect": (await my_turn(server.client, match, token))["v"], "key": "x" * 8}
        await post(server.client, f"{path}/resign", resign, token)

        async def is_whole() -> bool:
            return (await asked()).json()["costly"] is not None

        await answers_true(is_whole)
        review = (await asked()).json()
        assert review["turns"] > 0
        assert review["done"] == review["trials"] > 0
        assert review["costly"]
        for one in review["costly"]:
            past = f"{path}/history?at={one['at']}&eyes=us"
            assert (await server.client.get(past, headers=bearer(token))).json()["view"] == one[
                "view"
            ]
