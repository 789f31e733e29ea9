"""Chapters 7.4, 11.22 and 11.23: fleets go home for the winter, and come back."""

from app.games.madison.actions import Berth, Harbour, PutBack, Recall
from app.games.madison.events import LakeChanged
from app.games.madison.points import score
from app.games.madison.state import Ask, Phase
from tests.games.madison.positions import DONE, may, refused
from tests.games.madison.waters import BOX, in_phase, play_out

OUT = (
    f"{BOX}: us chauncey, us v_oneida, us v_conquest; sackets_harbour: us us_13;"
    "kingston: gb gb_frontenac"
)
HOME = (
    "sackets_harbour: us chauncey, us v_oneida, us v_conquest 1, us us_13;"
    "kingston: gb gb_frontenac, gb v_royal_george"
)
APART = f"oswego: us v_fair_american; {HOME}"


def test_11_22_at_the_end_of_fall_all_vessels_go_to_port_for_nothing() -> None:
    asked = in_phase(OUT, Phase.HOME, "1812_SF", lakes={"ontario": "us"})
    assert asked.asked() == ("us", Ask.HARBOUR)
    one = asked.play("us", Berth("v_oneida", "oswego"))
    home = play_out(one, "us", Harbour("sackets_harbour"))
    assert home.where("v_oneida") == "oswego"
    assert home.where("v_conquest") == home.where("chauncey") == "sackets_harbour"
    assert refused(asked.state, "us", Harbour("kingston")).rule == "12.52"


def test_11_44_the_marker_stays_over_the_winter_with_its_points() -> None:
    asked = in_phase(OUT, Phase.HOME, "1812_SF", lakes={"ontario": "us"})
    home = play_out(asked, "us", Harbour("sackets_harbour"))
    assert home.state.lakes == {"ontario": "us"}
    assert score(home.state, "us").lakes == ("ontario",)


def test_7_4_in_spring_the_owner_of_a_marker_puts_vessels_back() -> None:
    asked = in_phase(HOME, Phase.RETURN, "1813_SS", lakes={"ontario": "us"}, dice=[6, 1])
    assert asked.asked() == ("us", Ask.RETURN)
    back = asked.play("us", PutBack("v_oneida", "ontario"), PutBack("chauncey", "ontario"))
    assert back.where("v_oneida") == BOX
    assert may(back.state, "us", DONE)
    assert refused(asked.state, "us", PutBack("v_conquest", "ontario")).rule == "11.23"
    assert refused(asked.state, "us", PutBack("v_royal_george", "ontario")).rule == "11.23"
    changed = back.play("us", Recall("v_oneida", "oswego"))
    assert changed.where("v_oneida") == "oswego"
    assert refused(changed.state, "us", DONE).rule == "11.15"


def test_11_23_where_no_vessel_is_put_back_the_lake_is_lost() -> None:
    asked = in_phase(HOME, Phase.RETURN, "1813_SS", lakes={"ontario": "us"})
    lost = asked.play("us", DONE, dice=[6, 1])
    assert lost.all(LakeChanged) == [LakeChanged("ontario", "")]
    kept = asked.play("us", PutBack("v_oneida", "ontario"), DONE, dice=[6, 1])
    assert not kept.has(LakeChanged)


def test_a2_fleets_come_back_after_the_cards_and_before_the_first_play() -> None:
    phases = list(Phase)
    assert phases.index(Phase.CARDS) < phases.index(Phase.RETURN) < phases.index(Phase.ACTION)


def test_2_6_a_fleet_of_erie_may_go_back_to_huron() -> None:
    text = "ft_malden: gb v_hunter, gb gb_41; york: gb gb_york; albany: us us_13"
    asked = in_phase(text, Phase.RETURN, "1813_SS", lakes={"huron": "gb"})
    assert may(asked.state, "gb", PutBack("v_hunter", "huron"))


def test_a30_the_brock_is_launched_as_the_scenario_of_1813_begins() -> None:
    text = "york: gb gb_york; stocks: gb v_brock; albany: us us_13"
    begun = in_phase(text, Phase.RETURN, "1813_SS", scenario="1813")
    assert begun.where("v_brock") == "york"
    taken = text.replace("york: gb gb_york", "york: us us_15; kingston: gb gb_york")
    lost = in_phase(taken, Phase.RETURN, "1813_SS", scenario="1813")
    assert lost.where("v_brock") == "stocks"


def test_11_15_naval_leaders_go_home_with_a_vessel_alone() -> None:
    asked = in_phase(OUT, Phase.HOME, "1812_SF", lakes={"ontario": "us"})
    assert refused(asked.state, "us", Berth("chauncey", "oswego")).rule == "11.15"
    one = asked.play("us", Berth("v_oneida", "oswego"))
    assert refused(one.state, "us", Berth("v_conquest", "oswego")).rule == "11.15"
    assert refused(one.state, "us", Berth("chauncey", "oswego")).rule == "11.15"
    assert may(one.state, "us", Harbour("oswego"))


def test_11_15_naval_leaders_are_put_back_with_a_vessel_of_their_own_port_alone() -> None:
    asked = in_phase(HOME, Phase.RETURN, "1813_SS", lakes={"ontario": "us"})
    to_lead = PutBack("chauncey", "ontario")
    assert refused(asked.state, "us", to_lead).rule == "11.15"
    apart = in_phase(APART, Phase.RETURN, "1813_SS", lakes={"ontario": "us"})
    other = apart.play("us", PutBack("v_fair_american", "ontario"))
    assert refused(other.state, "us", to_lead).rule == "11.15"
    both = other.play("us", PutBack("v_oneida", "ontario"), to_lead)
    assert may(both.state, "us", DONE)
    left = both.play("us", Recall("v_oneida", "sackets_harbour"))
    assert refused(left.state, "us", DONE).rule == "11.15"
