"""Before a force is named its player is told how far it could go, and what its attacks come to."""

import gc
import sys
from collections import Counter
from random import Random
from types import FrameType

from app.games.madison.actions import March, Take, UseCard
from app.games.madison.foresight import Way, foresee
from app.games.madison.game import GAME
from app.games.madison.imagine import imagine
from app.games.madison.onward import Onward
from app.games.madison.projection import project
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from tests.games.madison.positions import Played, led, position, seen
from tests.games.madison.waters import BOX, fleet
from tests.games.random_play import steps

GUARDED = "; ft_george: gb gb_41; chippawa: gb gb_49; ft_erie: gb gb_8"
NIAGARA = f"lewiston: us vanrensselaer, us us_13, us us_23 1; queenston: gb gb_lincoln{GUARDED}"
ONTARIO = (
    "sackets_harbour: us chauncey, us v_oneida, us us_13, us us_15; kingston: gb gb_41"
    f"; {BOX}: gb v_royal_george"
)


def _ways(played: Played, side: str, piece: str) -> tuple[Way, ...]:
    found = foresee(seen(played.state, side), f"block:{piece}")
    return found.ways if found else ()


def _chosen(text: str, side: str = "us", use: str = "leader", **more: object) -> Played:
    return position(text, side, **more).play(side, UseCard("2", use))  # type: ignore[arg-type]


def test_8_41_an_attack_is_reckoned_before_a_leader_is_named_as_it_is_before_it_is_made() -> None:
    [way] = _ways(_chosen(NIAGARA), "us", "vanrensselaer")
    marching = led(position(NIAGARA, "us"), "us", "vanrensselaer")
    taken = marching.play("us", Take("us_13"), Take("us_23"))
    assert way.group == ("vanrensselaer", "us_13", "us_23")
    assert way.attacks["queenston"] == seen(taken.state, "us").attacks["queenston"]
    assert not way.water


def test_2_23_an_attack_is_reckoned_as_it_is_best_made_of_all_ways() -> None:
    text = "lewiston: us vanrensselaer, us us_13, us us_23; queenston: gb gb_lincoln"
    [straight] = _ways(_chosen(text + GUARDED), "us", "vanrensselaer")
    [round_about] = _ways(_chosen(text), "us", "vanrensselaer")
    assert _added(straight) == {"odds": 1, "invasion": -1}
    assert _added(round_about) == {"odds": 1}
    assert straight.origins["queenston"] == "lewiston"
    assert round_about.origins["queenston"] != "lewiston"


def _added(way: Way) -> dict[str, int]:
    return {one.what: one.drm for one in way.attacks["queenston"].modifiers}


def test_9_1_an_attack_some_steps_off_is_reckoned_as_it_is_on_the_spot() -> None:
    text = f"ft_schlosser: us vanrensselaer, us us_13, us us_23; queenston: gb gb_lincoln{GUARDED}"
    [way] = _ways(_chosen(text), "us", "vanrensselaer")
    marching = led(position(text, "us"), "us", "vanrensselaer")
    there = marching.play("us", Take("us_13"), Take("us_23"), March("lewiston"))
    assert way.attacks["queenston"] == seen(there.state, "us").attacks["queenston"]
    assert {"lewiston", "queenston"} <= {*way.reached}


def test_9_3_nobody_goes_on_through_enemies() -> None:
    [way] = _ways(_chosen(NIAGARA), "us", "vanrensselaer")
    [open_] = _ways(_chosen(NIAGARA.partition(";")[0]), "us", "vanrensselaer")
    assert {*way.reached} < {*open_.reached}
    assert not open_.attacks


def test_9_51_where_defenders_are_overwhelmed_there_is_no_roll_to_reckon() -> None:
    units = ("us_13", "us_23", "us_15")
    text = f"lewiston: us vanrensselaer, us {', us '.join(units)}; queenston: gb gb_shawnee 1"
    [way] = _ways(_chosen(text), "us", "vanrensselaer")
    taken = led(position(text, "us"), "us", "vanrensselaer").play("us", *map(Take, units))
    assert "queenston" in way.reached
    assert way.attacks == seen(taken.state, "us").attacks == {}


def test_10_23_reduced_units_alone_attack_nobody() -> None:
    text = "lewiston: us vanrensselaer, us us_13 1; queenston: gb gb_lincoln"
    [way] = _ways(_chosen(text), "us", "vanrensselaer")
    assert "queenston" not in way.reached
    assert way.reached


def test_3_33_a_leader_takes_the_strongest_along_that_he_may_lead() -> None:
    units = "gb_41, gb gb_49, gb gb_8, gb gb_100, gb gb_lincoln, gb gb_york, gb gb_norfolk"
    [way] = _ways(_chosen(f"york: gb riall, gb {units}", "gb"), "gb", "riall")
    limit = GAME.printed.roster["riall"].limit
    assert len(way.group) == 1 + limit
    assert "gb_41" in way.group


def test_3_31_who_may_not_be_named_goes_nowhere() -> None:
    text = "lewiston: us dearborn, us us_13; queenston: gb brock, gb gb_lincoln"
    played = _chosen(text)
    assert not _ways(played, "us", "brock")
    assert not _ways(played, "us", "us_13"), "a card for a leader activates no units"
    assert foresee(seen(played.state, "us"), "space:lewiston") is None
    assert foresee(seen(played.state, "gb"), "block:brock") is None, "gb is not asked"
    assert foresee(seen(position(text, "us").state, "us"), "block:dearborn") is None


def test_8_61_a_unit_is_reckoned_with_those_that_are_in_hand_already() -> None:
    text = "lewiston: us us_13, us us_23; albany: us us_15; queenston: gb gb_lincoln"
    played = _chosen(text, use="units").play("us", Take("us_13"))
    [alone] = _ways(_chosen(text, use="units"), "us", "us_23")
    [both] = _ways(played, "us", "us_23")
    assert (alone.group, both.group) == (("us_23",), ("us_13", "us_23"))
    assert both.attacks["queenston"].attack > alone.attacks["queenston"].attack
    assert not _ways(played, "us", "us_15"), "units of one space alone"


def test_8_61_a_leader_alone_is_told_where_he_can_go() -> None:
    [way] = _ways(_chosen(NIAGARA, use="units"), "us", "vanrensselaer")
    assert way.group == ("vanrensselaer",)
    assert way.reached
    assert not way.attacks


def test_12_31_a_fleet_is_told_of_its_battle_in_a_box_and_of_its_landing() -> None:
    played = _chosen(ONTARIO, turn="1813_SS")
    alone, laden = _ways(played, "us", "chauncey")
    assert (alone.water, laden.water) == (True, True)
    assert alone.group == ("chauncey", "v_oneida")
    assert {*laden.group} > {*alone.group}
    start = position(ONTARIO, "us", turn="1813_SS")
    sailing = seen(fleet(start, "us", "chauncey", "v_oneida").state, "us")
    landing = seen(fleet(start, "us", *laden.group).state, "us")
    assert alone.attacks == {BOX: sailing.attacks[BOX]}
    assert laden.attacks == {"kingston": landing.attacks["kingston"]}
    assert laden.origins == {"kingston": "sackets_harbour"}
    assert BOX not in laden.reached


def test_12_42_damaged_vessels_stay_behind() -> None:
    text = ONTARIO.replace("us v_oneida", "us v_oneida 1, us v_madison")
    alone, *_ = _ways(_chosen(text, turn="1814_SS"), "us", "chauncey")
    assert alone.group == ("chauncey", "v_madison")


def test_3_36_a_land_leader_with_ships_is_told_of_both_ways() -> None:
    text = "sackets_harbour: us brown, us us_13, us v_oneida; kingston: gb gb_41"
    played = _chosen(text, turn="1813_SS")
    ways = _ways(played, "us", "brown")
    assert [way.water for way in ways] == [False, True, True]


def test_3_63_the_militia_of_lower_canada_keeps_nobody_from_going_on() -> None:
    text = "montreal: gb sheaffe, gb gb_41, gb gb_lc; isle_aux_noix: us us_13"
    [way] = _ways(_chosen(text, "gb"), "gb", "sheaffe")
    assert "gb_lc" in way.group
    assert way.attacks["isle_aux_noix"].attack == GAME.printed.roster["gb_41"].strength


def test_what_is_foreseen_can_be_named_and_tells_nothing_hidden() -> None:
    """Every offer has an answer, nothing else has, and it is alike in each world that looks so."""
    rng, asked, attacks = Random(1), 0, 0
    for step in steps("madison", 0):
        view = GAME.view(step.before, step.side)
        if view.ask != Ask.FORCE or rng.random() > 0.3:
            continue
        choices = GAME.choices(step.before, step.side)
        assert choices is not None
        offered = {c.subject for c in choices.actions if c.subject.startswith("block:")}
        other = project(imagine(view, rng)[0], step.side)
        for piece in rng.sample(sorted(view.blocks), 20):
            name = f"block:{piece}"
            found = foresee(view, name)
            assert (found is not None) == (name in offered), name
            assert found == foresee(other, name)
            asked += found is not None
            attacks += sum(len(way.attacks) for way in found.ways) if found else 0
    assert asked > 20
    assert attacks > 5


def test_foreseeing_is_as_much_work_whatever_the_enemy_holds() -> None:
    """Hands that differ cost the same calls, so that no delay tells of them."""
    played = _chosen(ONTARIO, turn="1813_SS", enemy_hand=("60", "61"))
    view, rng = seen(played.state, "us"), Random(2)
    # What follows from the board alone is worked out once, in whichever match asks first.
    foresee(project(imagine(view, rng)[0], "us"), "block:chauncey")
    worlds = [imagine(view, rng)[0] for _ in range(3)]
    assert len({str(world.cards.hands["gb"]) for world in worlds}) > 1
    efforts = [_effort(project(world, "us")) for world in worlds]
    assert efforts[0].total() > 100
    assert efforts == [efforts[0]] * len(worlds)


def _effort(view: ViewMadison) -> Counter[str]:
    """Count the calls of functions, by their names."""
    calls = Counter[str]()

    def count(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            calls[frame.f_code.co_qualname] += 1

    before = sys.getprofile()
    # What is thrown away meanwhile calls functions too, whenever it is collected.
    gc.collect()
    gc.disable()
    sys.setprofile(count)
    try:
        foresee(view, "block:chauncey")
    finally:
        sys.setprofile(before)
        gc.enable()
    return calls


def _onward(played: Played, side: str) -> Onward:
    view = seen(played.state, side)
    assert view.play
    found = foresee(view, f"block:{view.play.group[0]}")
    assert found
    assert found.onward
    return found.onward


def test_9_1_those_in_hand_are_told_the_cheapest_way_to_each_place_that_all_can_come_to() -> None:
    moving = led(position(NIAGARA, "us"), "us", "vanrensselaer").play("us", Take("us_13"))
    found = _onward(moving, "us")
    assert found.paths["ft_niagara"] == ("ft_niagara",)
    assert found.paths["buffalo"] == ("ft_schlosser", "buffalo")
    assert found.paths.keys().isdisjoint(("queenston", "lewiston"))
    for path in found.paths.values():
        assert moving.play("us", *map(March, path)).where("us_13") == path[-1]


def test_13_1_those_in_hand_are_told_where_they_would_be_out_of_supply() -> None:
    moving = led(position("chippawa: us smyth, us us_1pa", "us"), "us", "smyth")
    found = _onward(moving.play("us", Take("us_1pa")), "us")
    assert "beaver_dams" in found.unsupplied
    assert "ft_schlosser" in found.paths.keys() - {*found.unsupplied}
