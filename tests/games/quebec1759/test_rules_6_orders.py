"""Rules 6 to 10.2: moves by land and river, ships, orders and their shorthand, leaders."""

from collections.abc import Mapping
from typing import Any

import pytest

from app.games.quebec1759.actions import AnswerRaid, Part, Pick, Send, SendOttawa, Ships, Visit
from app.games.quebec1759.board import FR, GB, STANDARD
from app.games.quebec1759.moves import GroupMoved
from app.games.quebec1759.play import OrdersOpened
from app.games.quebec1759.shorthand import written
from app.games.quebec1759.state import Arrival
from app.games.quebec1759.ways import refuse_way
from app.kit.turns import Done
from app.words.i18n import catalogue
from tests.games.quebec1759.turns import GAME, Played, offers, refused, turn, view

FIVE = "LE: BR-15 BR-28 BR-35 BR-43 BR-47"


def test_6_1_any_part_of_a_group_goes_along_roads_to_several_zones() -> None:
    played = turn("CR: FR-SAR FR-ROU FR-LAN").act(
        FR, Part("CR", "SI", "road", 1), Part("CR", "SF", "road", 1)
    )
    assert {part.to for part in view(played, FR).orders[FR].parts} == {"SI", "SF"}


def test_6_1_one_group_moves() -> None:
    played = turn("CR: FR-SAR; AB: FR-ROU").act(FR, Part("CR", "SI", "road", 1))
    assert refused(played, FR, Part("AB", "SF", "road", 1)).rule == "6.1"
    assert refused(played, FR, Send("FR-ROU", "SF", "road")).rule == "6.1"


@pytest.mark.parametrize(("a", "b"), [("SI", "SF"), ("SC", "SF"), ("SF", "SC")])
def test_6_1_no_road_no_march(a: str, b: str) -> None:
    assert refused(turn(f"{a}: FR-SAR"), FR, Part(a, b, "road", 1)).rule == "6.1"


def test_6_1_a_road_is_a_way_and_nothing_else_is() -> None:
    seen = view(turn("CR: FR-SAR"), FR)
    assert refuse_way(seen, "CR", "SI", "road", 1) is None
    assert refuse_way(seen, "CR", "SI", "crossing", 1) is not None


def test_7_1_zones_on_one_river_area() -> None:
    assert refused(turn("SF: FR-SAR"), FR, Part("SF", "AB", "river", 1)).rule == "7.1"
    assert Part("AB", "ET", "river", 1) in offers(turn("AB: FR-SAR"), FR)


def test_7_2_to_one_or_more_zones() -> None:
    played = turn().act(GB, Part("OR", "LE", "river", 1), Part("OR", "BE", "river", 1))
    assert Part("OR", "SC", "river", 2) in offers(played, GB)


def test_7_3_never_from_one_area_to_the_other() -> None:
    assert refused(turn(FIVE, ships_up=2), GB, Part("LE", "AB", "river", 1)).rule == "7.1"


def test_7_4_a_british_block_for_each_ship_in_the_area() -> None:
    assert Part("OR", "BE", "river", 3) in offers(turn(ships_up=1), GB)
    assert refused(turn(ships_up=1), GB, Part("OR", "BE", "river", 4)).rule == "7.4"


def test_7_4_the_limit_is_for_all_destinations_together() -> None:
    played = turn().act(GB, Part("OR", "LE", "river", 3))
    assert refused(played, GB, Part("OR", "BE", "river", 2)).rule == "7.4"


@pytest.mark.parametrize(("ships", "carried"), [(0, 4), (1, 3), (4, 0)])
def test_7_4_four_french_less_the_ships_in_the_st_laurent(ships: int, carried: int) -> None:
    played = turn("AB: FR-SAR FR-ROU FR-LAN FR-GUY FR-BEA", ships_up=ships)
    counts = [a.count for a in offers(played, FR) if isinstance(a, Part) and a.to == "ET"]
    assert counts == list(range(1, carried + 1))
    assert refused(played, FR, Part("AB", "ET", "river", carried + 1)).rule == "7.4"


def test_7_4_no_french_in_the_bason() -> None:
    assert refused(turn("BE: FR-SAR"), FR, Part("BE", "LE", "river", 1)).rule == "7.4"


def test_7_5_part_by_road_and_part_by_river() -> None:
    played = turn("AB: FR-SAR FR-ROU FR-LAN").act(
        FR, Part("AB", "SF", "road", 1), Part("AB", "ET", "river", 1), Done()
    )
    assert played.asked() == {GB: "orders"}


def test_8_1_two_ships_at_most_go_up() -> None:
    assert Ships(2, "up") in offers(turn(), GB)
    assert refused(turn(), GB, Ships(3, "up")).rule == "8.1"
    assert Ships(4, "down") in offers(turn(ships_up=4), GB)


def test_8_1_ships_are_the_whole_move() -> None:
    played = turn().act(GB, Ships(2, "up"))
    assert refused(played, GB, Part("OR", "LE", "river", 1)).rule == "8.1"
    assert played.act(GB, Done()).act(FR, Done()).state.ships == {"BA": 2, "SL": 2}


def test_8_2_ships_take_nobody_along() -> None:
    for ships_up, order in ((0, Ships(2, "up")), (4, Ships(4, "down"))):
        before = turn("SI: BR-15; LE: BR-28; AB: BR-35", ships_up=ships_up, occupied="SI LE AB")
        after = before.orders(gb=[order])
        assert after.state.ships != before.state.ships
        assert after.state.armies == before.state.armies


def test_8_2_nor_do_boats_leave_their_river_area() -> None:
    for origin, to in (("OR", "ET"), ("LE", "AB")):
        assert refused(turn("LE: BR-15"), GB, Part(origin, to, "river", 1)).rule == "7.1"


def test_a7_not_up_and_down_in_one_turn() -> None:
    played = turn(ships_up=2).act(GB, Ships(1, "up"))
    assert refused(played, GB, Ships(1, "down")).rule == "8.1"


def test_9_1_an_order_is_count_origin_and_destinations() -> None:
    played = turn("SF: FR-SAR FR-ROU FR-LAN FR-GUY FR-BEA FR-MAR FR-Q1 FR-Q2 FR-Q3")
    played = played.act(FR, Part("SF", "AB", "road", 6), Part("SF", "CR", "road", 3))
    order = view(played, FR).orders[FR]
    assert [(part.to, part.count) for part in order.parts] == [("AB", 6), ("CR", 3)]


def test_9_1_no_more_than_stand_there() -> None:
    assert refused(turn("SF: FR-SAR"), FR, Part("SF", "AB", "road", 2)).rule == "9.1"
    assert refused(turn(), FR, Part("SF", "AB", "road", 1)).rule == "9.1"


def test_9_2_who_goes_is_picked_when_orders_are_open() -> None:
    opened = turn(FIVE).orders(gb=[Part("LE", "ET", "road", 2)])
    assert opened.asked() == {GB: "picks"}
    picks = [Pick("BR-28", "ET", "road"), Pick("BR-47", "ET", "road")]
    assert refused(opened, GB, Done()).rule == "9.2"
    full = opened.act(GB, *picks)
    assert refused(full, GB, Pick("BR-15", "ET", "road")).rule == "9.2"
    assert full.act(GB, Done()).at("ET", GB) == {"BR-28", "BR-47"}


def test_9_2_nothing_is_asked_when_all_go_the_same_way() -> None:
    moved = turn(FIVE).orders(gb=[Part("LE", "ET", "road", 5)])
    assert len(moved.at("ET", GB)) == 5


def test_9_2_an_order_that_is_known_to_be_impossible_is_not_written() -> None:
    assert refused(turn(FIVE, ships_up=3), GB, Part("LE", "AB", "road", 3)).rule == "6.1"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Part("OR", "BE", "river", 4), "4 OR-BE"),
        (Part("LE", "ET", "road", 2), "2 LE-ET"),
        (Part("AB", "SI", "river", 2), "2 AB-SI R"),
        (Part("CR", "AB", "leader", 1), "1 CR-AB L"),
        (Ships(2, "up"), "2 ships up"),
        (Ships(1, "down"), "1 ship down"),
        (SendOttawa("CR"), "OT CR"),
    ],
)
def test_9_3_orders_have_a_shorthand(action, text: str) -> None:
    assert written(STANDARD, action) == text


def test_9_3_every_choice_of_the_secret_phase_can_be_written_in_one_way() -> None:
    for side in (GB, FR):
        played = turn("LE: BR-15 BR-28; AB: FR-SAR FR-OTT FR-MONTCALM", cv={"BR-28": 2})
        choices = GAME.choices(played.state, side)
        assert choices
        typed = [choice.typed for choice in choices.actions]
        assert all(typed)
        assert len(set(typed)) == len(typed)
        assert "halt" in typed


@pytest.mark.parametrize(
    ("orders", "said"),
    [
        (
            [Part("OR", "BE", "river", 3)],
            "3 blocks from Ile d'Orleans to Beauport by river (3 OR-BE)",
        ),
        (
            [Part("OR", "BE", "river", 3), Part("OR", "LE", "river", 1)],
            "4 blocks from Ile d'Orleans in 2 parts (3 OR-BE, 1 OR-LE)",
        ),
        ([Ships(2, "up")], "2 ships upriver (2 ships up)"),
    ],
)
def test_9_3_opened_orders_are_told_in_words_and_in_shorthand(orders, said: str) -> None:
    played = turn("AB: FR-OTT").orders(gb=orders, fr=[SendOttawa("CR")])
    lines = [line for line in played.log("public") if "-line-order" in line.message.key]
    told = [catalogue("en").words(line.message) for line in lines]
    assert told == [f"Britain orders {said}.", "France sends the Ottawa to Cap Rouge (OT CR)."]


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("4 XX-BE", "9.3", "quebec1759-no-zone-called"),
        ("3 LE-AB", "6.1", "quebec1759-two-rivers"),
        ("5 or - be", "7.4", "quebec1759-river-limit"),
        ("6 LE-ET", "9.1", "quebec1759-too-many"),
        ("3 ships up", "8.1", "quebec1759-ships-up-limit"),
        ("OT CR", "22.1", "quebec1759-no-ottawa"),
        ("to arms!", "9.3", "quebec1759-how-to-write"),
    ],
)
def test_9_3_what_is_wrong_in_writing_is_explained(text: str, rule: str, key: str) -> None:
    refusal = GAME.explain(view(turn(FIVE), GB), "typed", text)
    assert refusal
    assert (refusal.rule, refusal.message.key) == (rule, key)


@pytest.mark.parametrize(
    "text", ["4 OR-BE", "4 or-be", "\uff14 OR\u2212BE", " 2  ships  UP ", "halt"]
)
def test_9_3_what_is_right_needs_no_explanation(text: str) -> None:
    assert GAME.explain(view(turn(), GB), "typed", text) is None


def test_10_2_a_leader_goes_two_zones() -> None:
    played = turn("CR: FR-MONTCALM").orders(fr=[Part("CR", "AB", "leader", 1)])
    assert played.at("AB", FR) == {"FR-MONTCALM"}
    assert played.one(GroupMoved).moves["FR-MONTCALM"] == Arrival(("CR", "SF", "AB"), "road")


def test_10_2_a_leader_is_not_ordered_to_two_places() -> None:
    played = turn("AB: FR-MONTCALM FR-SAR FR-ROU").act(FR, Part("AB", "CR", "leader", 1))
    assert refused(played, FR, Part("AB", "BE", "leader", 1)).rule == "10.2"
    assert Part("AB", "SF", "road", 2) in offers(played, FR)


def test_10_2_nobody_else_does() -> None:
    played = turn("CR: FR-SAR FR-MONTCALM")
    assert refused(played, FR, Send("FR-SAR", "AB", "leader")).rule == "10.2"
    assert refused(turn("CR: FR-SAR"), FR, Part("CR", "AB", "leader", 1)).rule == "10.2"


def test_a10_not_through_a_zone_with_enemies_and_over_the_st_charles_it_is_a_crossing() -> None:
    barred = turn("BE: FR-MONTCALM; SC: BR-15", occupied="SC")
    assert refused(barred, FR, Part("BE", "AB", "leader", 1)).rule == "A10"
    crossed = turn("BE: FR-MONTCALM").orders(fr=[Part("BE", "AB", "leader", 1)])
    assert crossed.one(GroupMoved).moves["FR-MONTCALM"].way == "crossing"


def test_a5_the_road_is_the_default_where_both_lead_there() -> None:
    choices = GAME.choices(turn("AB: FR-SAR").state, FR)
    assert choices
    found = [
        choice.action
        for choice in choices.actions
        if (choice.subject, choice.target) == ("zone:AB", "zone:SI")
    ]
    assert found == [Part("AB", "SI", "road", 1), Part("AB", "SI", "river", 1)]


def test_a6_ships_count_where_they_were_when_the_turn_began() -> None:
    both = turn("AB: FR-SAR FR-ROU FR-LAN FR-GUY").orders(
        gb=[Ships(2, "up")], fr=[Part("AB", "ET", "river", 4)]
    )
    assert len(both.at("ET", FR)) == 4


def test_a8_blocks_named_with_the_order_need_no_second_visit() -> None:
    moved = turn(FIVE).orders(gb=[Send("BR-15", "ET", "road"), Send("BR-35", "ET", "road")])
    assert moved.at("ET", GB) == {"BR-15", "BR-35"}
    assert moved.has(OrdersOpened)


def test_a8_all_or_none_are_named() -> None:
    named = turn(FIVE).act(GB, Send("BR-15", "ET", "road"))
    assert refused(named, GB, Part("LE", "ET", "road", 2)).rule == "A8"
    counted = turn(FIVE).act(GB, Part("LE", "ET", "road", 2))
    assert refused(counted, GB, Send("BR-15", "ET", "road")).rule == "A8"


def test_a8_that_they_were_named_is_seen_who_they_are_is_not() -> None:
    named = turn("LE: FR-SAR FR-ROU FR-LAN; SC: BR-15 BR-28").orders(
        gb=[Part("SC", "BE", "road", 1)], fr=[Send("FR-ROU", "ET", "road")]
    )
    assert named.asked() == {GB: "picks"}
    order = view(named, GB).orders[FR]
    assert order.named
    assert order.parts[0].picked == ()
    assert view(named, FR).orders[FR].parts[0].picked == ("FR-ROU",)


def test_a9_an_order_that_became_impossible_in_part_moves_what_it_can() -> None:
    moved = turn("AB: FR-SAR FR-ROU FR-LAN", tides="after-orders").orders(
        fr=[Part("AB", "SF", "road", 1), Part("AB", "ET", "river", 2)], dice=[1]
    )
    assert moved.asked() == {FR: "picks"}
    done = moved.act(FR, Pick("FR-LAN", "SF", "road"), Done())
    assert done.at("SF", FR) == {"FR-LAN"}
    assert len(done.at("AB", FR)) == 2


def test_a41_an_open_order_shows_counts_zones_and_ways() -> None:
    opened = turn(FIVE).orders(gb=[Part("LE", "ET", "road", 2)])
    for viewer in (FR, "public"):
        [part] = view(opened, viewer).orders[GB].parts
        assert (part.to, part.way, part.count, part.picked) == ("ET", "road", 2, ())


def test_a51_no_ordinary_order_counts_on_the_ottawa() -> None:
    played = turn("AB: FR-OTT FR-SAR")
    assert refused(played, FR, Part("AB", "SF", "road", 2)).rule == "9.1"
    assert refused(played, FR, Send("FR-OTT", "SF", "road")).rule == "22.1"
    assert refused(played, FR, SendOttawa("AB")).rule == "22.1"


def test_7_4_who_presses_a_zone_that_has_no_more_boats_is_told_so() -> None:
    ordered = turn().act(GB, Part("OR", "LE", "river", 4))
    refusal = GAME.explain(view(ordered, GB), "", "zone:OR")
    assert refusal
    assert (refusal.rule, refusal.message.key) == ("7.4", "quebec1759-river-limit")


def test_8_2_who_wants_to_go_to_another_part_of_the_river_is_told_so() -> None:
    refusal = GAME.explain(view(turn("LE: BR-15", ships_up=2), GB), "zone:LE", "zone:AB")
    assert refusal
    assert refusal.message.key == "quebec1759-two-rivers"
    refusal = GAME.explain(view(turn("LE: BR-15", ships_up=2), GB), "block:BR-15", "zone:AB")
    assert refusal
    assert refusal.message.key == "quebec1759-two-rivers"


def test_7_4_how_many_boats_there_are_and_how_many_are_left_is_told() -> None:
    ordered = turn().act(GB, Part("OR", "LE", "river", 1))
    refusal = refused(ordered, GB, Part("OR", "BE", "river", 4)).message.params
    assert (refusal["blocks"], refusal["left"]) == (4, 3)


def test_22_2_a_raid_and_its_answer_tell_their_dice() -> None:
    came = turn("LE: BR-15 BR-LI; CR: FR-OTT").orders(fr=[SendOttawa("LE")])
    assert told(came, FR, Visit("raid")) == {"dice": 8}
    raided = came.act(FR, Visit("raid"), dice=[1] * 8)
    assert told(raided, GB, AnswerRaid(True)) == {"dice": 7, "blocks": 2}


def told(played: Played, side: str, action: Any) -> Mapping[str, str | int]:
    """Return what goes into the words of an answer."""
    choices = GAME.choices(played.state, side)
    assert choices
    [label] = [choice.label for choice in choices.actions if choice.action == action]
    assert label
    return label.params
