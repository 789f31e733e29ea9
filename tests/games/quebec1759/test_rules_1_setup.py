"""Rules 1 to 3: the map, the blocks, the set-up."""

from app.engine.chance import NoChance
from app.games.quebec1759.actions import Transfer
from app.games.quebec1759.board import FR, GB, STANDARD
from app.games.quebec1759.losses import lose_cv
from app.games.quebec1759.turns import TurnBegan
from app.kit.blocks import GONE, HAND
from app.kit.setup import Place
from app.kit.turns import Done
from tests.games.quebec1759.turns import GAME, Played, offers, refused, turn, view


def opened() -> Played:
    decided = GAME.setup("standard", {}, NoChance())
    return Played(decided.state, list(decided.events))


def placed(zone: str = "BE") -> Played:
    french = [name for name, sheet in STANDARD.roster.items() if sheet.side == FR]
    return opened().act(FR, *(Place(name, zone) for name in french), Done())


def test_1_1_roads_join_the_zones_as_the_rules_name_them() -> None:
    assert len(STANDARD.zones) == 10
    for a, b in (("LE", "ET"), ("MO", "BE"), ("CR", "SI"), ("CR", "SF"), ("SF", "AB")):
        assert STANDARD.road_between(a, b) == "road"
    assert STANDARD.road_between("SC", "AB") == "crossing"
    for a, b in (("SI", "SF"), ("SC", "SF"), ("LE", "AB"), ("OR", "BE")):
        assert not STANDARD.road_between(a, b)


def test_1_2_two_river_areas() -> None:
    assert list(STANDARD.rivers) == ["BA", "SL"]


def test_2_1_25_blocks_a_side_with_the_ships() -> None:
    assert sum(sheet.side == GB for sheet in STANDARD.roster.values()) == 21
    assert sum(sheet.side == FR for sheet in STANDARD.roster.values()) == 25


def test_2_3_an_enemy_shows_only_how_many_blocks_are_where() -> None:
    played = placed()
    seen = view(played, GB)
    assert seen.zones["BE"].army == {FR: 25}
    assert not set(seen.blocks) & {
        name for name, sheet in STANDARD.roster.items() if sheet.side == FR
    }
    assert seen.ships == {"BA": 4, "SL": 0}


def test_2_4_a_block_loses_one_cv_at_a_time_and_is_gone_with_the_last() -> None:
    state = turn(cv={"BR-LG": 2}).state
    weaker = lose_cv(state, "BR-LG")
    assert (weaker.blocks["BR-LG"].cv, weaker.blocks["BR-LG"].at) == (1, STANDARD.island)
    assert lose_cv(weaker, "BR-LG").blocks["BR-LG"].at == GONE


def test_2_5_cv_is_shifted_between_two_blocks_of_a_zone() -> None:
    played = turn(cv={"BR-28": 2}).act(GB, Transfer("BR-15", "BR-28"))
    assert played.state.blocks["BR-15"].cv == 3
    assert played.state.blocks["BR-28"].cv == 3
    assert view(played, FR) == view(turn(cv={"BR-28": 2}), FR)


def test_2_5_not_between_zones() -> None:
    played = turn("LE: BR-15", cv={"BR-28": 2})
    assert refused(played, GB, Transfer("BR-15", "BR-28")).rule == "2.5"


def test_a1_each_block_keeps_between_1_and_its_greatest() -> None:
    played = turn(cv={"BR-28": 1})
    assert refused(played, GB, Transfer("BR-28", "BR-15")).rule == "A1"
    assert refused(turn(), GB, Transfer("BR-15", "BR-28")).rule == "A1"


def test_a1_leaders_take_no_part_and_the_ottawa_keep_2() -> None:
    played = turn(cv={"BR-28": 2, "FR-OTT": 2, "FR-SAR": 1})
    assert refused(played, GB, Transfer("BR-WOLFE", "BR-28")).rule == "A1"
    assert refused(played, FR, Transfer("FR-OTT", "FR-SAR")).rule == "A1"
    assert Transfer("FR-ROU", "FR-OTT") in offers(played, FR)


def test_3_2_all_blocks_start_at_their_greatest_and_a_zone_holds_any_number() -> None:
    played = placed()
    assert all(block.cv == block.max for block in played.state.blocks.values())
    assert len(played.at("BE", FR)) == 25


def test_3_3_the_british_stand_on_the_island_with_their_ships_in_the_bason() -> None:
    state = opened().state
    assert {block.at for block in state.blocks.values() if block.side == GB} == {STANDARD.island}
    assert state.ships == {"BA": 4}


def test_3_3_the_french_stand_anywhere_else() -> None:
    played = opened()
    assert refused(played, FR, Place("FR-SAR", STANDARD.island)).rule == "3.3"
    zones = {action.at for action in offers(played, FR) if isinstance(action, Place)}
    assert zones == set(STANDARD.zones) - {STANDARD.island}


def test_3_3_all_of_them_before_the_first_turn() -> None:
    played = opened().act(FR, Place("FR-SAR", "BE"))
    assert refused(played, FR, Done()).rule == "3.3"
    assert placed().one(TurnBegan).number == 1


def test_3_3_a_block_is_placed_once() -> None:
    played = opened().act(FR, Place("FR-SAR", "BE"))
    assert refused(played, FR, Place("FR-SAR", "AB")).rule == "3.3"


def test_a4_the_french_set_up_is_hidden_by_the_blocks_backs_alone() -> None:
    seen = view(placed("AB"), GB)
    assert seen.zones["AB"].army == {FR: 25}
    assert view(opened(), GB).hand == 25
    assert opened().state.armies[FR][HAND]


def test_9_3_what_is_wrong_in_writing_is_answered_with_the_set_ups_own_syntax() -> None:
    refusal = GAME.explain(view(opened(), FR), "typed", "LANGUEDOC BE")
    assert refusal
    assert refusal.message.key == "quebec1759-how-to-set-up"
    example = refusal.message.params["example"]
    offered = GAME.choices(opened().state, FR)
    assert offered
    assert example in [choice.typed for choice in offered.actions]
    assert GAME.explain(view(opened(), FR), "typed", str(example)) is None
