"""Plans of a turn are compared, one comparison a seat, for no longer than its position stands."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import msgspec
import pytest

from app import games
from app.bots.plans import FINAL_TRIALS, NEAR, Drafts, End, Outcomes
from app.jobs import plans as jobs
from app.jobs.machines import seat_of
from app.jobs.plans import MIN_TRIALS, TRIALS, TRIALS_AT_ONCE, PlanComparisons, Plans, trials_of
from app.jobs.thinkers import Thinkers
from app.jobs.thinking import OutcomesWanted, PlansWanted
from app.matches.boards import Boards
from app.matches.creation import MatchRequest
from app.matches.problems import Problem
from app.matches.service import MatchAccess, Matches
from app.storage.database import Database
from tests.api.generic_client import bearer
from tests.fixtures.serving import running
from tests.fixtures.waiting import answers_true, comes_true
from tests.jobs.test_machines import act as act_at
from tests.jobs.test_machines import against, my_turn
from tests.matches.test_playing import ENTROPY, act, seated, shown

KEY = "madison"
GAME = games.game(KEY)
SIDE = "us"
WHOLE = trials_of(GAME)
FOUND = Drafts((b"[1]", b"[2]"))


class Told(Thinkers):
    """Who knows what comes of two plans: in every other trial the second one takes York.

    `lost`: how many of the next answers are lost; `lost_from`: from which trial on all are.
    `gate`: answers are held back until it is set.
    """

    def __init__(self, workers: int = 1) -> None:
        super().__init__(workers)
        self.lost = 0
        self.lost_from: int | None = None
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked: list[int] = []
        self.sought: list[bytes] = []
        self.at_once = self.most_at_once = self.chosen_by = 0

    async def find_plans(self, wanted: PlansWanted) -> Drafts | None:
        self.sought.append(wanted.turn.drafted)
        return FOUND if await self._is_answered() else None

    async def try_plans(self, wanted: OutcomesWanted) -> Outcomes | None:
        if wanted.turns == NEAR:
            self.chosen_by += 1
            near = tuple([End(0.1 * n, {}) for n, _ in enumerate(wanted.plans)])
            return Outcomes({}, (near,)) if await self._is_answered() else None
        self.asked.append(wanted.first)
        numbers = range(wanted.first, wanted.first + wanted.count)
        ends = tuple([(End(0.0, {}), End(0.4, {"york": SIDE} if n % 2 else {})) for n in numbers])
        is_lost = self.lost_from is not None and wanted.first >= self.lost_from
        is_answered = await self._is_answered()
        return Outcomes({"york": "gb"}, ends) if is_answered and not is_lost else None

    async def _is_answered(self) -> bool:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.gate.wait()
        await asyncio.sleep(0)
        self.at_once -= 1
        self.lost -= 1
        return self.lost < 0


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database, Boards(games.games()))


@pytest.fixture
async def thinkers() -> Told:
    return Told()


@pytest.fixture
async def comparisons(thinkers: Told) -> AsyncIterator[PlanComparisons]:
    made = PlanComparisons(thinkers)
    yield made
    await made.stop()


async def alone(matches: Matches) -> MatchAccess:
    """Sit down against a machine that does not play by itself."""
    wanted = MatchRequest(KEY, "", SIDE, {}, "link", "Ann", ENTROPY, "commander")
    made = await matches.seating.create(wanted, None)
    return await matches.caller(made.loaded.match, token=made.token, session=None)


async def planning(matches: Matches) -> MatchAccess:
    """Play on, for the machine as well, until a turn is to be planned."""
    mine = await alone(matches)
    rng = Random(3)
    while not (asked(mine) and may_plan(shown(mine))):
        seat = mine if asked(mine) else seat_of(mine.loaded)
        await matches.command(seat, act(seat, rng.choice(asked(seat))["action"]))
    return mine


def may_plan(frame: dict[str, Any]) -> bool:
    steps = (frame["draft"] or {"steps": []})["steps"]
    return frame["view"]["ask"] in GAME.pace.plans and not steps


def asked(seat: MatchAccess) -> list[dict[str, Any]]:
    offered: list[dict[str, Any]] = (shown(seat)["choices"] or {"actions": []})["actions"]
    return offered


async def whole(comparisons: PlanComparisons, mine: MatchAccess) -> Plans:
    """Ask until it is whole: there are never fewer trials than before, nor figures of too few."""
    trials = 0
    while not (plans := comparisons.of(mine)).is_whole:
        assert trials <= plans.trials
        assert bool(plans.plans) == (plans.trials >= MIN_TRIALS)
        trials = plans.trials
        await asyncio.sleep(0)
    return plans


async def test_figures_firm_up_until_all_trials_are_made(
    matches: Matches, comparisons: PlanComparisons, thinkers: Told
) -> None:
    mine = await planning(matches)
    plans = await whole(comparisons, mine)
    assert (plans.v, plans.trials, plans.turns) == (mine.version, WHOLE, GAME.pace.ahead)
    assert [one.chance for one in plans.plans] == [0.5, 0.7]
    assert [one.doubt for one in plans.plans] == [0.0, 0.0]
    assert [one.is_machines for one in plans.plans] == [True, False]
    [york] = plans.plans[1].expects
    assert (york.place, york.times) == ("york", WHOLE // 2)
    assert plans.plans[0].expects == ()
    assert thinkers.asked == list(range(0, WHOLE, TRIALS_AT_ONCE))
    assert thinkers.chosen_by == 1 + FINAL_TRIALS
    # Who asks again is told the same, and nothing is tried anew.
    assert comparisons.of(mine) == plans
    assert len(thinkers.sought) == 1


async def test_the_quicker_a_game_is_imagined_the_more_trials_are_made() -> None:
    by_weight = {game.pace.weight: trials_of(game) for game in games.games().values()}
    counts = [by_weight[weight] for weight in sorted(by_weight)]
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] == TRIALS < counts[0]


async def test_another_version_drops_it_and_what_is_drafted_is_tried_too(
    matches: Matches, comparisons: PlanComparisons, thinkers: Told
) -> None:
    mine = await planning(matches)
    thinkers.gate.clear()
    before = comparisons.of(mine)
    await comes_true(lambda: bool(thinkers.sought))
    step = next(one for one in asked(mine) if not one["final"])
    await matches.command(mine, act(mine, step["action"]))
    after = comparisons.of(mine)
    assert after.v == mine.version > before.v
    thinkers.gate.set()
    await whole(comparisons, mine)
    # Of the older one nothing was tried once its position had passed.
    assert len(thinkers.asked) == WHOLE // TRIALS_AT_ONCE
    assert [msgspec.json.decode(one) for one in thinkers.sought] == [[], [step["action"]]]
    assert thinkers.most_at_once == 1


async def test_nothing_is_kept_once_the_position_has_passed(
    matches: Matches, comparisons: PlanComparisons, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "LOOK_SECONDS", 0.001)
    mine = await planning(matches)
    await whole(comparisons, mine)
    assert comparisons._works
    final = next(one for one in asked(mine) if one["final"])
    await matches.command(mine, act(mine, final["action"]))
    await comes_true(lambda: not comparisons._works)


async def test_one_after_the_other_asks_a_process(
    matches: Matches, comparisons: PlanComparisons, thinkers: Told
) -> None:
    seats = [await planning(matches) for _ in range(3)]
    await asyncio.gather(*[whole(comparisons, mine) for mine in seats])
    assert thinkers.most_at_once == 1
    assert len(thinkers.asked) == len(seats) * WHOLE // TRIALS_AT_ONCE


async def test_one_lost_answer_is_asked_for_again_and_no_trial_counts_twice(
    matches: Matches, comparisons: PlanComparisons, thinkers: Told
) -> None:
    thinkers.lost = 1
    plans = await whole(comparisons, await planning(matches))
    assert plans.trials == WHOLE
    assert len(thinkers.sought) == 2


@pytest.mark.parametrize("lost_from", [0, MIN_TRIALS])
async def test_where_trials_are_lost_it_says_so_shows_no_figure_and_may_be_asked_again(
    matches: Matches,
    comparisons: PlanComparisons,
    thinkers: Told,
    monkeypatch: pytest.MonkeyPatch,
    lost_from: int,
) -> None:
    monkeypatch.setattr(jobs, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(jobs, "FAILED_SECONDS", 0.05)
    mine = await planning(matches)
    thinkers.lost_from = lost_from
    with pytest.raises(Problem, match="comparison-failed"):
        await whole(comparisons, mine)
    sought = len(thinkers.sought)
    with pytest.raises(Problem, match="comparison-failed"):
        comparisons.of(mine)
    assert len(thinkers.sought) == sought
    thinkers.lost_from = None
    await comes_true(lambda: not comparisons._works)
    assert (await whole(comparisons, mine)).trials == WHOLE


async def test_too_many_at_once_are_refused(
    matches: Matches,
    comparisons: PlanComparisons,
    thinkers: Told,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(jobs, "MAX_UNDER_WAY", 2)
    seats = [await planning(matches) for _ in range(3)]
    thinkers.gate.clear()
    for mine in seats[:2]:
        comparisons.of(mine)
    with pytest.raises(Problem, match="too-many"):
        comparisons.of(seats[2])
    thinkers.gate.set()
    await whole(comparisons, seats[0])
    await whole(comparisons, seats[2])


async def test_what_cannot_be_compared_is_refused(matches: Matches) -> None:
    us, _ = await seated(matches, KEY)
    with pytest.raises(Problem, match="no-suggestions"):
        PlanComparisons(Told()).of(us)
    mine = await planning(matches)
    with pytest.raises(Problem, match="no-comparisons"):
        PlanComparisons(Told(workers=0)).of(mine)
    with pytest.raises(Problem, match="no-turn"):
        PlanComparisons(Told()).of(seat_of(mine.loaded))


async def test_a_real_turn_is_compared_by_a_process(sqlite_url: str) -> None:
    async with running(sqlite_url, machine_workers=1) as server:
        match, token, _ = await against(server.client, KEY, "commander")
        path, rng = f"/api/matches/{match}", Random(3)
        while True:
            frame = await my_turn(server.client, match, token)
            if frame["view"]["ask"] in GAME.pace.plans:
                break
            await act_at(server.client, match, token, frame, rng)

        found: dict[str, Any] = {}

        async def are_there() -> bool:
            answer = await server.client.get(f"{path}/plans", headers=bearer(token))
            assert answer.status_code == 200, answer.text
            found.update(answer.json())
            return bool(found["plans"])

        await answers_true(are_there)
        assert found["v"] == frame["v"]
        plans = found["plans"]
        assert plans[0]["is_machines"]
        assert all(0 <= one["chance"] <= 1 for one in plans)
        drafted = len((frame["draft"] or {"steps": []})["steps"])
        assert any(len(one["actions"]) > drafted for one in plans)
