"""Chapter 2: terrain, links, forts."""

from app.games.madison.combat.events import RoundRolled
from app.games.madison.combat.odds import defence_strength
from app.games.madison.control import controller
from app.games.madison.forts import fort_of
from app.games.madison.log import log_lines
from app.games.madison.state import placed
from tests.games.madison.positions import Played, added, attack, position, retreating

LEWISTON = "lewiston: us scott, us us_13, us us_6; queenston: gb gb_41"


def test_2_11_forest_helps_who_defends_there() -> None:
    text = "queenston: us scott, us us_13, us us_6; beaver_dams: gb gb_41"
    played = attack(text, "us", "scott", ["us_13", "us_6"], "beaver_dams", dice=[1, 1])
    assert added(played)["forest"] == -1


def test_2_12_the_us_fear_british_regulars_in_the_open_in_1812_and_1813() -> None:
    fought = attack(LEWISTON, "us", "scott", ["us_13", "us_6"], "queenston", dice=[1, 1])
    assert added(fought)["regulars"] == -1


def test_2_14_who_attacks_montreal_has_minus_one() -> None:
    text = "coteau_du_lac: us scott, us us_13, us us_6; montreal: gb gb_41"
    played = attack(text, "us", "scott", ["us_13", "us_6"], "montreal", dice=[1, 1])
    assert added(played)["montreal"] == -1
    assert "invasion" not in added(played)


def test_a3_an_invasion_route_to_montreal_gives_another() -> None:
    text = "la_prairie: us scott, us us_13, us us_6; montreal: gb gb_41"
    played = attack(text, "us", "scott", ["us_13", "us_6"], "montreal", dice=[1, 1])
    assert (added(played)["montreal"], added(played)["invasion"]) == (-1, -1)


def test_2_18_territory_stays_whosever_control_it_is_under() -> None:
    state = position("queenston: us us_13", "us").state
    assert controller(state, "queenston") == "us"
    assert state.board.spaces["queenston"].side == "gb"


def test_2_23_an_attack_over_an_invasion_route_has_minus_one_in_the_first_round() -> None:
    played = attack(LEWISTON, "us", "scott", ["us_13", "us_6"], "queenston", dice=[1, 1])
    assert added(played)["invasion"] == -1


def test_2_71_a_fort_adds_its_value_and_its_class() -> None:
    text = "lewiston: gb brock, gb gb_49; ft_niagara: us us_18ny"
    played = attack(text, "gb", "brock", ["gb_49"], "ft_niagara", dice=[1, 1])
    # 4 against 3 and 2 is 1:2; class A against the fort's B, not against militia of class C.
    assert (added(played)["odds"], added(played)["lead"]) == (-1, 1)


def test_2_72_at_a_fort_terrain_does_not_count_but_an_invasion_route_does() -> None:
    text = "buffalo: us scott, us us_13, us us_6; ft_erie: gb gb_41"
    played = attack(text, "us", "scott", ["us_13", "us_6"], "ft_erie", dice=[1, 1])
    assert added(played)["invasion"] == -1
    assert not {"forest", "regulars"} & {*added(played)}


def test_2_73_two_forts_stand_from_the_second_half_of_1812() -> None:
    before = position("kingston: gb gb_41", "gb", turn="1812_SS").state
    after = position("kingston: gb gb_41", "gb", turn="1812_SF").state
    assert fort_of(before, "kingston") is None
    assert fort_of(after, "kingston") is not None
    assert fort_of(after, "sackets_harbour") is not None


def test_2_74_a_fort_of_a_card_stands_where_it_says() -> None:
    state = position("york: gb gb_41", "gb", forts=("fort_york",)).state
    fort = fort_of(state, "york")
    assert fort is not None
    assert (fort.letter, fort.strength) == ("C", 2)
    assert state.board.spaces["york"].value == 3


def test_2_75_a_fort_does_not_defend_itself() -> None:
    state = position("quebec: gb prevost", "gb").state
    assert defence_strength(state, "quebec", "gb") == 0


def test_2_76_indians_alone_have_no_fort() -> None:
    text = "sandwich: us scott, us us_13, us us_6; ft_malden: gb gb_wyandot, gb gb_shawnee"
    state = position(text, "us").state
    assert defence_strength(state, "ft_malden", "gb") == 5
    with_militia = position(text + ", gb gb_essex", "us").state
    assert defence_strength(with_militia, "ft_malden", "gb") == 5 + 2 + 2


def test_a46_whether_indians_alone_hold_a_fort_is_looked_at_when_the_play_begins() -> None:
    state = position("ft_malden: gb gb_wyandot; york: gb brock", "gb").state
    assert state.play is not None
    assert state.play.unmanned == ("ft_malden",)


def test_2_77_a_9_throws_the_attackers_of_a_fort_back() -> None:
    text = "lewiston: gb brock, gb gb_49, gb gb_8; ft_niagara: us us_13"
    played = attack(text, "gb", "brock", ["gb_49", "gb_8"], "ft_niagara", dice=[3, 3])
    # 6, +0 for 9 against 6, +2 for Brock, +1 for the lead unit.
    assert added(played) == {"lead": 1, "attacker": 2}
    assert retreating(played) == "gb"
    elsewhere = text.replace("ft_niagara: us us_13", "batavia: us us_13")
    open_ = attack(elsewhere, "gb", "brock", ["gb_49", "gb_8"], "batavia", dice=[2, 3])
    assert sum(added(open_).values()) == 4
    assert retreating(open_) == "us"
    assert [rolled_words(one) for one in (played, open_)] == ["fort", "dr"]


def rolled_words(played: Played) -> str:
    """Return what the log says that a round's dice mean: the end of the message's key."""
    [rolled] = played.all(RoundRolled)
    line = [*log_lines(played.state, rolled, "public")][-1]
    return str(line.message.params["result"]).removeprefix("@madison-result-")


def test_2_78_a_captured_fort_serves_its_captor() -> None:
    state = position("ft_malden: us us_13", "us").state
    assert defence_strength(state, "ft_malden", "us") == 4 + 2
    assert placed(state.board, "us_13", "ft_malden").side == "us"
