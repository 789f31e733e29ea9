"""The log tells what is drawn; final choices say what they do, and what is at stake."""

from collections import Counter
from random import Random
from typing import Any

from app.engine import codec
from app.engine.values import (
    PUBLIC,
    Appeared,
    Captured,
    Choice,
    Line,
    Met,
    Moved,
    Passed,
    Removed,
    Rolled,
    Struck,
)
from app.games.war1812.actions import Done, Fire, ForceMarch, March, Retreat, Sail, Stand
from app.games.war1812.state import Situation
from app.games.war1812.turns import CampaignTurnBegan
from app.games.war1812.victory import YearEnded
from app.games.war1812.view import Stake, View1812
from proofs.headless import HeadlessMatch, acted, opened, pending_sides, random_choice
from tests.games.war1812.positions import (
    GAME,
    Played,
    battle,
    block,
    marches,
    offers,
    play,
    position,
)

MATCHES = 12


def told(before: Situation, events: list[Any]) -> list[Line]:
    lines: list[Line] = []
    state = before
    for event in events:
        lines += GAME.log_lines(state, event, PUBLIC)
        state = GAME.evolve(state, event)
    return lines


def motions(before: Situation, played: Played) -> list[Any]:
    return [motion for line in told(before, played.events) for motion in line.motions]


def seen(headless: HeadlessMatch) -> View1812:
    state = headless.state.match.state
    assert isinstance(state, Situation)
    return GAME.view(state, PUBLIC)


def standing(view: View1812) -> Counter[tuple[str, str, str]]:
    """How many pieces of each side and sort stand where, as everybody sees it."""
    places: Counter[tuple[str, str, str]] = Counter()
    for town, there in view.towns.items():
        for side, count in there.army.items():
            places[town, side, "block"] += count
    for key, fleet in view.fleets.items():
        place, side = key.split("/")
        places[place, side, "ship"] += fleet.ships
    return +places


def moved(places: Counter[tuple[str, str, str]], line: Line) -> None:
    for motion in line.motions:
        match motion:
            case Moved(path=path, count=count, piece=piece):
                places[path[0], line.side, piece] -= count
                places[path[-1], line.side, piece] += count
            case Appeared(at=at, count=count, piece=piece):
                places[at, line.side, piece] += count
            case Removed(at=at, count=count, piece=piece):
                places[at, line.side, piece] -= count
            case Struck(at=at, lost=lost, piece=piece):
                places[at, line.side, piece] -= lost
            case _:
                pass


QUIETLY_LOST = {"war1812-line-march-refused", "war1812-line-attrition"}
"""Lines after which a town alone shows that a block had lost its last CV."""
SET_UP = {"war1812-line-placed", "war1812-line-ships-placed"}


def test_the_motions_account_for_all_that_everybody_sees_move():
    compared = 0
    for n in range(MATCHES):
        headless, rng = opened(GAME, f"motions/{n}", {}), Random(n)
        while headless.state.match.outcome is None:
            before = seen(headless)
            count = headless.state.logs[PUBLIC].count
            side = rng.choice(pending_sides(headless))
            headless, _ = acted(headless, side, random_choice(headless, side, rng).action)
            log = headless.state.logs[PUBLIC]
            new = [
                codec.decode(raw, Line) for raw in log.latest[len(log.latest) - log.count + count :]
            ]
            keys = {line.message.key for line in new}
            if keys & (QUIETLY_LOST | SET_UP):
                continue
            places = standing(before)
            for line in new:
                moved(places, line)
            assert +places == standing(seen(headless)), keys
            compared += bool(new)
    assert compared > 100 * MATCHES


def test_every_roll_of_dice_is_a_motion():
    headless, rng = opened(GAME, "throws", {}), Random(1)
    while headless.state.match.outcome is None:
        side = rng.choice(pending_sides(headless))
        headless, _ = acted(headless, side, random_choice(headless, side, rng).action)
    lines = [codec.decode(raw, Line) for raw in headless.state.logs[PUBLIC].latest]
    rolled = [line for line in lines if line.dice]
    assert rolled
    assert all(isinstance(line.motions[0], Rolled) for line in rolled)


def test_a_planned_move_is_known_to_the_side_that_planned_it():
    state = position("buffalo: us infantry 3; lake-erie: us 1; erie: us ships 1")
    sail, march = Sail("erie", "lake-erie", True), March(block(state, "us", "buffalo"), "erie")
    played = play(state, "us", sail, march, Done())
    sailed = Moved(("erie", "lake-erie"), 1, "ship", water=True, by="us")
    assert motions(state, played) == [sailed, Moved(("buffalo", "erie"), 1, by="us")]


def test_militia_that_refuses_goes_back_by_the_way_it_came():
    state = position("buffalo: us infantry 3 3; fort-erie: gb infantry 2")
    steps = marches(state, "buffalo", "fort-erie")
    played = play(state, "us", *steps, Done(), dice=(6, 1, 0))
    assert motions(state, played)[:4] == [
        Moved(("buffalo", "fort-erie"), 2, by="us"),
        Rolled(),
        Moved(("fort-erie", "buffalo"), 1),
        Met("fort-erie"),
    ]


def test_a_battle_is_told_from_its_beginning_to_the_retreat():
    state = position("fort-erie: gb infantry 4; buffalo: us infantry 3 2", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())
    assert motions(state, met)[-1] == Met("buffalo")
    stood = met.play("us", Stand(), dice=(6, 1, 1, 1, 1))
    assert motions(met.state, stood) == [Rolled("buffalo"), Struck("buffalo", 1, 0)]
    fired = stood.play("gb", Fire(), dice=(6, 1, 1))
    assert motions(stood.state, fired) == [Rolled("buffalo")]
    taker = block(fired.state, "us", "buffalo")
    taken = fired.play("us", *[c.action for c in choices(fired.state, "us")[:1]], Done())
    assert motions(fired.state, taken)[0] == Struck("buffalo", 1, 0, by="us")
    assert taken.state.blocks[taker].cv == 2
    left = taken.play("us", Retreat("erie"), dice=(1,))
    assert motions(taken.state, left)[-2:] == [Moved(("buffalo", "erie"), 2), Captured("buffalo")]


def test_hits_beyond_the_last_block_are_no_loss():
    state = position("fort-erie: gb infantry 4; buffalo: us infantry 2", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())
    stood = met.play("us", Stand(), dice=(1, 1))
    fired = stood.play("gb", Fire(), dice=(6, 6, 6, 6))
    assert Struck("buffalo", 2, 1) in motions(stood.state, fired)


def test_the_seasons_pass():
    def passed(event: Any) -> list[Any]:
        return [motion for line in told(position(""), [event]) for motion in line.motions]

    assert passed(YearEnded(3, 5)) == [Passed("winter")]
    assert passed(CampaignTurnBegan(1813, 1)) == [Passed("spring")]
    assert passed(CampaignTurnBegan(1813, 2)) == []


def choices(state: Situation, side: str) -> tuple[Choice, ...]:
    offered = GAME.choices(state, side)
    assert offered
    return offered.actions


def label(state: Situation, side: str, action: Any) -> tuple[str, dict[str, Any]]:
    [found] = [choice for choice in choices(state, side) if choice.action == action]
    assert found.label
    return found.label.key, dict(found.label.params)


def test_done_says_who_enters_canada_and_who_attacks():
    state = position("buffalo: us infantry 3 3 2; fort-erie: gb infantry 2")
    moving = play(state, "us", *marches(state, "buffalo", "fort-erie", 2)).state
    expected = {
        "blocks": 2,
        "crossing": 2,
        "attacks": 1,
        "idle_ships": 0,
        "given_up": 0,
        "town": "",
    }
    assert label(moving, "us", Done()) == ("war1812-done-moving", expected)


def test_british_blocks_and_those_that_start_in_canada_never_roll():
    british = position("fort-erie: gb infantry 3", mover="gb")
    moving = play(british, "gb", *marches(british, "fort-erie", "buffalo")).state
    assert label(moving, "gb", Done())[1]["crossing"] == 0
    american = position("fort-erie: us infantry 3")
    back = play(american, "us", *marches(american, "fort-erie", "fort-george")).state
    assert label(back, "us", Done())[1]["crossing"] == 0


def test_only_passing_is_asked_for_twice():
    state = position("buffalo: us infantry 3")
    [passing] = [c for c in choices(state, "us") if c.final]
    assert passing.confirm
    moving = play(state, "us", *marches(state, "buffalo", "erie")).state
    assert not any(choice.confirm for choice in choices(moving, "us"))


def test_fire_says_how_many_dice_it_rolls():
    state = position("fort-erie: gb infantry 4; buffalo: us infantry 3 2", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())
    assert label(met.state, "us", Stand())[1] == {"dice": 5}
    stood = met.play("us", Stand(), dice=(1, 1, 1, 1, 1))
    assert label(stood.state, "gb", Fire())[1] == {"dice": 4}
    shown = battle(stood.state, PUBLIC)
    assert (shown.dice, shown.hits_on) == (4, 6)


def stake(state: Situation, place: str) -> Stake:
    return next(s for s in GAME.view(state, PUBLIC).stakes if s.place == place)


def test_18_1_lakes_and_towns_are_at_stake_for_whom_they_count():
    state = position("lake-erie: us 1; detroit: gb infantry 3; albany: us infantry 2", mover="gb")
    assert stake(state, "lake-erie") == Stake("lake-erie", 2, "us", ("gb",))
    assert stake(state, "lake-ontario") == Stake("lake-ontario", 2, "", ("us", "gb"))
    assert stake(state, "detroit") == Stake("detroit", 3, "gb")
    assert not any(s.place == "albany" for s in GAME.view(state, PUBLIC).stakes)


def test_18_1_a_town_that_is_fought_for_is_at_stake():
    state = position("fort-erie: gb infantry 4; buffalo: us infantry 3", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done()).state
    assert stake(met, "buffalo") == Stake("buffalo", 3, "", ("gb",), contested=True)


def test_18_1_the_stakes_add_up_to_the_score():
    headless, rng = opened(GAME, "stakes", {}), Random(3)
    while headless.state.match.outcome is None:
        view = seen(headless)
        for side in GAME.sides:
            worth = sum(s.worth for s in view.stakes if s.holder == side)
            assert worth == view.score[side].lakes + view.score[side].towns
        asked = rng.choice(pending_sides(headless))
        headless, _ = acted(headless, asked, random_choice(headless, asked, rng).action)


def test_done_counts_the_ships_that_a_march_has_left_idle():
    state = position("buffalo: us infantry 3; erie: us ships 1; lake-ontario: us damaged 1")
    marched = play(state, "us", *marches(state, "buffalo", "fort-niagara")).state
    assert label(marched, "us", Done())[1]["idle_ships"] == 2
    [sail] = [act for act in offers(state, "us", Sail) if act.to == "lake-erie"]
    sailed = play(state, "us", sail).state
    both = play(sailed, "us", *marches(sailed, "buffalo", "fort-niagara")).state
    assert label(both, "us", Done())[1]["idle_ships"] == 0


def test_a_british_forced_march_tells_its_die_with_what_is_added():
    def rolled(text: str, origin: str, to: str, mover: str, die: int) -> dict[str, Any]:
        state = position(text, mover=mover)
        declared = play(state, mover, *marches(state, origin, to), Done(march=True)).state
        [attempt, *_] = offers(declared, mover, ForceMarch)
        trying = play(declared, mover, attempt).state
        after = play(trying, mover, Done(), dice=[die])
        [line] = [one for one in told(trying, after.events) if "-march-" in one.message.key]
        return dict(line.message.params)

    british = rolled("smiths-creek: gb infantry 4", "smiths-creek", "york", "gb", 3)
    assert (british["die"], british["bonus"], british["sum"]) == (3, 1, 4)
    # A die of 4 would do for any British block: it does not tell the Indian.
    assert rolled("detroit: gb indian", "detroit", "sandusky", "gb", 4)["bonus"] == 1
    assert rolled("detroit: gb indian", "detroit", "sandusky", "gb", 2)["bonus"] == 2
    assert rolled("utica: us infantry 4", "utica", "williamsburg", "us", 4)["bonus"] == 0
