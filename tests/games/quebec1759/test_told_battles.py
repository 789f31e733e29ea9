"""The log tells of battles, in words and for the page to draw."""

from collections import Counter
from collections.abc import Mapping

import pytest

from app.engine.values import Moved, Removed, Struck
from app.games.quebec1759.battle_actions import Deploy, Fire, FireNext, Reinforce, Retreat
from app.games.quebec1759.battle_decisions import BATTLE_DECISIONS
from app.games.quebec1759.battle_explain import meant_in_battle
from app.games.quebec1759.board import SIDES, STANDARD
from app.games.quebec1759.fire import LeaderFired
from app.games.quebec1759.log_battles import BATTLE_LINES
from app.games.quebec1759.projection import project
from app.games.quebec1759.rout import BlocksLeftBehind, PursuitFired
from app.games.quebec1759.state import Ask, Situation
from app.kit.battle import TakeHit
from app.kit.blocks import army
from app.words.i18n import catalogue, languages
from tests.games.quebec1759.battles import Played, battle, columns, misses
from tests.games.quebec1759.test_battles_at_random import fought


@pytest.mark.parametrize("seed", range(210, 230))
def test_every_line_has_its_words_in_every_language(seed: int) -> None:
    for before, event, _ in fought(seed):
        tell = BATTLE_LINES.get(type(event))
        for line in tell(event, before) if tell else ():
            assert line.rule
            for language in languages():
                said = catalogue(language).words(line.message)
                assert said != line.message.key
                assert "{" not in said


def test_pursuit_by_a_leader_alone_is_told_as_his_fire() -> None:
    began = battle("AB", "gb leader 1 from SI; fr infantry 3", home="BE", dice=[1, 2, 3])
    fired = began.play("gb", Fire(), dice=[1, 2])
    gone = fired.play("fr", Retreat("ET", "river"), dice=[1, 2])
    told = [
        line.message.key
        for event in gone.events
        for line in (BATTLE_LINES[type(event)](event, fired.state) if type(event) in FIRE else ())
    ]
    assert told == ["quebec1759-line-leader-fires"]


FIRE = (PursuitFired, LeaderFired)


def standing(state: Situation) -> Counter[tuple[str, str]]:
    """Count each side's blocks in each zone."""
    return Counter({(z, s): len(army(state, z, s)) for z in STANDARD.zones for s in SIDES})


@pytest.mark.parametrize("seed", range(230, 260))
def test_the_motions_told_are_those_that_happened(seed: int) -> None:
    first: Situation | None = None
    told: Counter[tuple[str, str]] = Counter()
    last: Situation | None = None
    for before, event, after in fought(seed):
        first, last = first or before, after
        tell = BATTLE_LINES.get(type(event))
        for line in tell(event, before) if tell else ():
            for motion in line.motions:
                match motion:
                    case Struck():
                        told[motion.at, line.side] -= motion.lost
                    case Removed():
                        told[motion.at, line.side] -= motion.count
                    case Moved():
                        told[motion.path[0], line.side] -= motion.count
                        told[motion.path[-1], line.side] += motion.count
                    case _:
                        pass
    assert first is not None
    assert last is not None
    then, now = standing(first), standing(last)
    assert all(then[place] + told[place] == now[place] for place in then)


def test_no_line_names_a_block() -> None:
    blocks = set(STANDARD.roster)
    for before, event, _ in fought(17):
        tell = BATTLE_LINES.get(type(event))
        for line in tell(event, before) if tell else ():
            assert blocks.isdisjoint(map(str, line.message.params.values()))


SF = "gb infantry 4 4 4 from CR; fr infantry 3 3 3, fr militia 2"


def test_a_gesture_means_what_it_points_at() -> None:
    began = battle("SF", SF, home="BE")
    block = army(began.state, "SF", "fr")[0]
    view = project(began.state, "fr")
    assert meant_in_battle(view, f"block:{block}", "column:left") == [Deploy(block, "left")]
    stood = columns("SF", SF, home="BE")
    view = project(stood.state, "fr")
    assert meant_in_battle(view, f"block:{block}", "column:left") == [Reinforce(block, "left")]
    assert meant_in_battle(view, "", "column:right") == [FireNext("right")]
    assert meant_in_battle(view, "", "zone:AB") == [Retreat("AB", "road"), Retreat("AB", "river")]
    full = columns("SF", SF, fr=("infantry militia", "infantry", "infantry"), home="BE")
    hit = full.play("fr", Fire(), dice=misses(11)).play("gb", Fire(), dice=[6, *misses(11)])
    assert hit.asked() == ("fr", "take-hits")
    assert meant_in_battle(project(hit.state, "fr"), f"block:{block}", "") == [TakeHit(block)]


@pytest.mark.parametrize("seed", range(260, 275))
def test_2_4_the_strength_told_as_lost_is_what_a_side_lost(seed: int) -> None:
    first: Situation | None = None
    told: Counter[str] = Counter()
    last: Situation | None = None
    for before, event, after in fought(seed):
        first, last = first or before, after
        tell = BATTLE_LINES.get(type(event))
        for line in tell(event, before) if tell else ():
            for motion in line.motions:
                match motion:
                    case Struck():
                        told[line.side] += motion.hits
                    case Removed():
                        told[line.side] += motion.count
                    case _:
                        pass
    assert first is not None
    assert last is not None
    for side in SIDES:
        assert told[side] == total(first, side) - total(last, side)


def total(state: Situation, side: str) -> int:
    """Add up a side's CV."""
    return sum(block.cv for block in state.blocks.values() if block.side == side)


def test_16_1_hits_beyond_a_columns_strength_are_told_apart() -> None:
    began = columns(
        "SF",
        "gb infantry 1/4 4 4 from CR; fr infantry 3 3 3",
        gb=("infantry/1", "infantry", "infantry"),
        home="BE",
    )
    assert "Britain, left column: 3 hits, 1 CV lost (2 too many), 1 block lost." in words(
        began.play("fr", Fire(), dice=[6, 6, 6, *misses(9)]), began.state
    )


def test_2_4_a_leader_who_is_lost_to_hits_is_named() -> None:
    began = columns(
        "SF",
        "gb infantry 4 4 4 from CR; fr leader 1, fr infantry 3 3",
        fr=("leader", "infantry", "infantry"),
        home="BE",
    )
    missed = began.play("fr", Fire(), dice=[1, 2, *misses(6)])
    told = words(missed.play("gb", Fire(), dice=[6, *misses(15)]), missed.state)
    assert "Montcalm is lost." in told


def words(played: Played, state: Situation) -> list[str]:
    """Return the lines of what was played from a state, in English."""
    said = []
    for event in played.events:
        tell = BATTLE_LINES.get(type(event))
        for line in tell(event, state) if tell else ():
            messages = (line.message, *(one.message for one in line.remarks))
            said += [catalogue("en").words(one) for one in messages]
        state = event.apply(state)
    return said


def why_left(played: Played, before: Situation) -> list[tuple[str, Mapping[str, str | int]]]:
    """List what is told of those who could not get away, by rule and words."""
    lost = played.one(BlocksLeftBehind)
    [line] = BATTLE_LINES[BlocksLeftBehind](lost, before)
    return [(one.rule, one.message.params) for one in line.remarks]


def test_16_1_who_can_t_get_away_is_told_why() -> None:
    text = "gb infantry 1/4 4 4 from CR by river; fr infantry 3 3 3"
    kinds = ("infantry/1", "infantry", "infantry")
    stood = columns("AB", text, gb=kinds, ships=(4, 0), home="BE")
    routed = stood.play("fr", Fire(), dice=[6, *misses(5)])
    assert why_left(routed, stood.state) == [("17.2", {"barred": "boats", "blocks": 0})]
    held = columns("AB", text, gb=kinds, elsewhere="CR fr militia", ships=(0, 4), home="BE")
    routed = held.play("fr", Fire(), dice=[6, *misses(5)])
    assert why_left(routed, held.state) == [("15.2", {"barred": "enemy", "zone": "@zone-CR"})]


def test_15_1_who_can_t_retreat_yet_is_told_why() -> None:
    stood = columns("AB", "gb infantry 4 4 4 from SI; fr infantry 3 3 3", home="BE")
    asked = BATTLE_DECISIONS[Ask.PART].prompt(project(stood.state, "fr")).params
    assert (asked["ways"], asked["barred"]) == (0, "early")
    fired = stood.play("fr", Fire(), dice=misses(9))
    asked = BATTLE_DECISIONS[Ask.PART].prompt(project(fired.state, "gb")).params
    assert (asked["ways"], asked["barred"]) == (1, "")
