"""Chapter 16: the winter turn, attrition, and what spares from it."""

from typing import Any

import pytest

from app.engine.memo import replaced
from app.games.madison.actions import Lose
from app.games.madison.events import DepotsRemoved, PiecesRemoved, StepsLost
from app.games.madison.play_state import Effect
from app.games.madison.state import Ask, Phase
from app.games.madison.supply import supplied_at
from app.games.madison.winter import AttritionBegan, shelter, steps_due
from app.games.madison.words import place_name
from tests.games.madison.positions import DONE, Played, choices, may, position, refused
from tests.games.madison.waters import going_on, in_phase

ELSEWHERE = "quebec: gb gb_8; albany: us us_6"
FIVE = ("us_13", "us_15", "us_16", "us_21", "us_23")


def winter(text: str, **more: Any) -> Played:
    """Play the attrition of the first winter, until somebody must choose."""
    return in_phase(f"{text}; {ELSEWHERE}", Phase.ATTRITION, "1812_W", **more)


def in_london(reduced: int) -> str:
    """Return five units of the US in London, some of them reduced."""
    units = [f"us {unit}{' 1' if n < reduced else ''}" for n, unit in enumerate(FIVE)]
    return "london: " + ", ".join(units)


def test_16_21_two_units_at_cleveland_lose_a_step() -> None:
    over = winter("cleveland: us us_17, us us_1oh, us v_somers")
    assert over.one(AttritionBegan).losses == {"cleveland": 1}
    assert over.asked() == ("us", Ask.ATTRITION)
    assert refused(over.state, "us", DONE).rule == "16.21"
    suffered = over.play("us", Lose("us_17"))
    assert suffered.cv("us_17") == 1
    assert refused(suffered.state, "us", Lose("us_1oh")).rule == "16.22"


def test_13_56_four_more_units_winter_by_a_depot() -> None:
    state = position("cleveland: us us_17", "us").state
    assert shelter(state, "cleveland", "us") == 1
    fed = position("cleveland: us us_17", "us", depots={"cleveland": "us"}).state
    assert shelter(fed, "cleveland", "us") == 5


def test_13_57_in_a_destroyed_town_four_units_winter_by_a_depot_and_nobody_else() -> None:
    bare = position("york: gb gb_41", "gb", destroyed=("york",)).state
    assert shelter(bare, "york", "gb") == 0
    fed = position("york: gb gb_41", "gb", destroyed=("york",), depots={"york": "gb"}).state
    assert shelter(fed, "york", "gb") == 4


def test_a31_in_own_territory_reduced_units_do_not_count() -> None:
    over = winter("cleveland: us us_17, us us_19 1")
    assert over.one(AttritionBegan).losses == {}


def test_16_25_and_lose_nothing_even_out_of_supply() -> None:
    over = winter("cleveland: us us_17 1, us us_19 1, us us_24 1")
    assert not over.has(StepsLost)
    alone = winter("cleveland: us us_26, us us_17")
    assert alone.asked() == ("us", Ask.ATTRITION)
    lost = alone.play("us", Lose("us_26"))
    assert lost.where("us_26") == "gone"


def test_16_22_three_full_and_two_reduced_in_london_flip_two() -> None:
    over = winter(in_london(2))
    assert over.one(AttritionBegan).losses == {"london": 2}
    side, ask = over.asked()
    if ask == Ask.ATTRITION:
        assert refused(over.state, side, Lose("us_13")).rule == "16.22"
        over = over.play(side, Lose("us_16"), Lose("us_21"))
    assert sum(over.cv(unit) for unit in FIVE) == 6


def test_16_23_in_supply_reduced_units_are_never_lost() -> None:
    held = "; ".join(
        f"{at}: us {unit}"
        for at, unit in (
            ("oxford", "us_17"),
            ("thamesville", "us_19"),
            ("chatham", "us_24"),
            ("sandwich", "us_27"),
            ("ft_malden", "us_28"),
        )
    )
    fed = position(f"{in_london(4)}; {held}; {ELSEWHERE}", "us", turn="1812_W").state
    assert steps_due(fed, "london", "us") == 1


def test_16_24_four_reduced_and_one_full_lose_a_step_and_a_unit_out_of_supply() -> None:
    over = winter(in_london(4))
    assert over.one(AttritionBegan).losses == {"london": 2}
    over = (
        over
        if over.asked()[1] != Ask.ATTRITION
        else over.play("us", choices(over.state, "us")[0].action)
    )
    assert over.cv("us_23") == 1
    assert over.where("us_23") == "london"
    assert sum(over.where(unit) == "gone" for unit in FIVE) == 1


def test_16_26_all_land_units_in_a_space_of_value_0_are_lost_not_leaders() -> None:
    over = winter("smiths_creek: gb gb_41, gb gb_49 1, gb vincent")
    assert over.all(PiecesRemoved) == [PiecesRemoved(("gb_41", "gb_49"), "16.26")]
    assert over.where("vincent") == "smiths_creek"


def test_a14_a_depot_or_an_event_fort_shelters_four() -> None:
    units = "smiths_creek: gb gb_41, gb gb_49"
    assert not winter(units, depots={"smiths_creek": "gb"}).has(PiecesRemoved)
    state = position(units, "gb", depots={"smiths_creek": "gb"}).state
    assert shelter(state, "smiths_creek", "gb") == 4
    fort = next(one for one in state.board.forts.values() if one.at == "york")
    walled = position("york: gb gb_41", "gb", forts=(fort.id,)).state
    assert shelter(walled, "york", "gb") == 7


def test_16_1_after_attrition_come_repair_and_the_end_of_depots() -> None:
    over = winter("york: gb gb_41", depots={"york": "gb"})
    assert over.state.phase == Phase.REPAIR
    text = f"york: gb gb_41; {ELSEWHERE}"
    assert in_phase(text, Phase.REPAIR, "1812_W", depots={"york": "gb"}).has(DepotsRemoved)


def test_cards_34_and_69_change_the_quarters_of_a_space() -> None:
    snug = Effect("quarters", "us", ("cleveland",), 4, plays=-1, card="34")
    assert not winter("cleveland: us us_17, us us_19", effects=(snug,)).has(StepsLost)
    huts = Effect("quarters", "us", ("plattsburg",), -2, plays=-1, card="69")
    hit = winter("plattsburg: us us_13, us us_15, us us_16", effects=(huts,))
    assert hit.one(AttritionBegan).losses == {"plattsburg": 2}


def test_16_23_in_enemy_territory_reduced_units_die_out_of_supply_alone() -> None:
    cut = position(in_london(5), "us", lakes={"erie": "gb"}).state
    assert steps_due(cut, "london", "us") == 2
    within = position("london: us us_13, us us_15, us us_16", "us").state
    assert steps_due(within, "london", "us") == 0


def test_16_24_nobody_suffers_twice() -> None:
    listed = "london: us us_13, us us_15 1, us us_16 1, us us_21 1, us us_23 1"
    over = winter(listed, lakes={"erie": "gb"})
    assert over.cv("us_13") == 1
    assert over.asked() == ("us", Ask.ATTRITION)
    assert refused(over.state, "us", Lose("us_13")).rule == "16.22"
    assert may(over.state, "us", Lose("us_15"))


def test_16_22_nobody_is_asked_which_of_units_that_are_alike_suffers() -> None:
    alike = winter("cleveland: us us_17, us us_19")
    assert not alike.state.awaiting
    assert len(alike.one(StepsLost).flipped) == 1


def test_16_21_the_attrition_is_over_when_all_steps_are_lost() -> None:
    over = winter("cleveland: us us_17, us us_1oh")
    refusal = refused(over.state, "us", DONE)
    assert refusal.message.params == {"at": place_name("cleveland"), "count": 1}
    suffered = over.play("us", Lose("us_17"))
    assert may(suffered.state, "us", DONE)
    state = replaced(suffered.state, awaiting=())
    done = going_on(state, Phase.ATTRITION)
    assert done.state.attrition is None
    assert done.state.phase != Phase.ATTRITION


def test_3_54_tecumseh_goes_when_the_shawnee_perish_in_winter() -> None:
    over = winter("chatham: gb gb_shawnee; london: gb tecumseh, gb gb_wyandot")
    assert over.where("tecumseh") == "gone"


@pytest.mark.parametrize(("ships", "steps"), [("", 1), ("; box_erie: gb v_hunter", 2)])
def test_11_44_in_winter_a_marker_alone_controls_no_lake_and_cuts_no_supply(
    ships: str, steps: int
) -> None:
    listed = f"port_talbot: us us_13, us us_15 1, us us_16 1{ships}"
    over = winter(listed, lakes={"erie": "gb"})
    assert over.one(AttritionBegan).losses == {"port_talbot": steps}


def test_a38_but_at_the_end_of_the_game_it_counts_as_vessels() -> None:
    held = position("port_talbot: us us_13", "us", turn="1814_W", lakes={"erie": "gb"}).state
    winter_ = replaced(held, phase=Phase.WINTER)
    assert "port_talbot" in supplied_at(winter_, "us")
    assert "port_talbot" not in supplied_at(replaced(held, phase=Phase.OVER), "us")
