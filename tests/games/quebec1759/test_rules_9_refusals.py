"""Rules 8, 9 and 22: what an order may not say, and why, told by its reason as well as its rule."""

from typing import Any

import pytest

from app.games.quebec1759.actions import (
    OttawaGo,
    Part,
    Pick,
    Send,
    SendOttawa,
    Ships,
    TakeRaidHit,
    Transfer,
    Visit,
)
from app.games.quebec1759.board import FR, GB
from app.games.quebec1759.game import GAME
from app.games.quebec1759.ottawa_events import OttawaWent
from tests.games.quebec1759.turns import Played, offers, refused, turn

GUARD = "SF: FR-SAR FR-ROU; AB: FR-LAN FR-OTT"


def reason(played: Played, side: str, action: Any) -> tuple[str, str]:
    """Return the rule and the reason that an action is refused with."""
    refusal = refused(played, side, action)
    return refusal.rule, refusal.message.key.removeprefix("quebec1759-")


@pytest.mark.parametrize(
    "part",
    [
        Part("SF", "XX", "road", 1),
        Part("XX", "SF", "road", 1),
        Part("SF", "SF", "road", 1),
    ],
)
def test_9_1_an_order_names_two_zones_of_the_map(part: Part) -> None:
    assert reason(turn(GUARD), FR, part) == ("9.1", "no-such-zone")


def test_9_1_a_way_is_written_once() -> None:
    written = turn(GUARD).act(FR, Part("SF", "AB", "road", 1))
    again = Part("SF", "AB", "road", 1)
    assert reason(written, FR, again) == ("9.1", "written-already")


def test_9_1_a_part_is_of_one_block_at_least_and_of_all_that_stand_there_at_most() -> None:
    counts = [a.count for a in offers(turn(GUARD), FR) if isinstance(a, Part) and a.to == "CR"]
    assert 1 in counts
    assert 2 in counts
    for count in (0, -1, 3):
        assert refused(turn(GUARD), FR, Part("SF", "CR", "road", count)).rule == "9.1"


@pytest.mark.parametrize(
    ("send", "why"),
    [
        (Send("no-block", "AB", "road"), "not-yours"),
        (Send("BR-15", "LE", "river"), "not-yours"),
        (Send("FR-SAR", "XX", "road"), "no-such-zone"),
        (Send("FR-SAR", "SF", "road"), "no-such-zone"),
    ],
)
def test_9_1_a_block_that_is_named_is_ones_own_and_goes_to_another_zone(
    send: Send, why: str
) -> None:
    assert reason(turn(GUARD), FR, send) == ("9.1", why)


def test_9_1_a_block_is_named_once() -> None:
    sent = turn(GUARD).act(FR, Send("FR-SAR", "AB", "road"))
    assert reason(sent, FR, Send("FR-SAR", "CR", "road")) == ("9.1", "sent-already")
    assert Send("FR-ROU", "AB", "road") in offers(sent, FR)


def test_9_1_a_block_that_is_named_needs_a_way() -> None:
    assert reason(turn(GUARD), FR, Send("FR-SAR", "SI", "road")) == ("6.1", "no-road")
    assert reason(turn(GUARD), FR, Send("FR-LAN", "BE", "river")) == ("7.1", "no-river")
    boats = turn("AB: FR-LAN", ships_up=4)
    assert reason(boats, FR, Send("FR-LAN", "ET", "river")) == ("7.4", "river-limit")
    last = turn("AB: FR-LAN FR-SAR", ships_up=3)
    assert Send("FR-LAN", "ET", "river") in offers(last, FR)
    full = last.act(FR, Send("FR-LAN", "ET", "river"))
    assert reason(full, FR, Send("FR-SAR", "ET", "river")) == ("7.4", "river-limit")


@pytest.mark.parametrize(
    ("ships", "why"),
    [
        (Ships(0, "up"), "ships-how"),
        (Ships(-1, "up"), "ships-how"),
        (Ships(1, "ashore"), "ships-how"),
        (Ships(1, "down"), "no-ships"),
        (Ships(3, "up"), "ships-up-limit"),
    ],
)
def test_8_1_ships_go_up_or_down_as_many_as_there_are(ships: Ships, why: str) -> None:
    assert reason(turn(), GB, ships) == ("8.1", why)
    assert Ships(1, "up") in offers(turn(), GB)


def test_8_1_only_the_british_have_ships() -> None:
    assert reason(turn(), FR, Ships(1, "up")) == ("8.1", "british-ships")


def test_22_1_only_the_french_send_the_ottawa() -> None:
    assert reason(turn(), GB, SendOttawa("LE")) == ("22.1", "no-ottawa")
    gone = turn(gone="FR-OTT")
    assert reason(gone, FR, SendOttawa("LE")) == ("22.1", "no-ottawa")


def test_22_1_the_ottawa_go_once_and_alone() -> None:
    written = turn(GUARD).act(FR, Part("SF", "AB", "road", 1))
    assert refused(written, FR, SendOttawa("LE")).rule == "4.1"
    sent = turn(GUARD).act(FR, SendOttawa("LE"))
    assert refused(sent, FR, SendOttawa("OR")).rule == "22.1"


def test_22_2_they_raid_or_scout_and_do_nothing_else() -> None:
    came = turn("LE: BR-15", occupied="LE").orders(fr=[SendOttawa("LE")])
    assert reason(came, FR, Visit("feast")) == ("22.2", "raid-or-scout")


def test_22_2_only_blocks_of_the_raided_zone_are_hit() -> None:
    came = turn("LE: BR-15 BR-28", occupied="LE").orders(fr=[SendOttawa("LE")])
    hit = came.act(FR, Visit("raid"), dice=[6, *[1] * 7])
    for name in ("BR-35", "FR-SAR", "no-block"):
        assert reason(hit, GB, TakeRaidHit(name)) == ("22.2", "not-raided")
    assert TakeRaidHit("BR-15") in offers(hit, GB)


def test_22_2_the_british_are_asked_for_return_fire_while_light_troops_live() -> None:
    for gone, asked in (("", "answer-raid"), ("BR-LI", "answer-raid")):
        came = turn("LE: BR-15", occupied="LE", gone=gone).orders(fr=[SendOttawa("LE")])
        assert came.act(FR, Visit("raid"), dice=[1] * 8).asked() == {GB: asked}


def test_22_2_nobody_is_asked_for_return_fire_when_no_light_troops_are_left() -> None:
    came = turn("LE: BR-15", occupied="LE", gone="BR-LI BR-AR").orders(fr=[SendOttawa("LE")])
    assert came.act(FR, Visit("raid"), dice=[1] * 8).asked() == {FR: "ottawa-go"}


NO_LIGHT_TROOPS = "BR-LI BR-AR"
NINE = ["LE", "OR", "MO", "BE", "SC", "SF", "CR", "SI", "ET"]
"""All zones but Abraham."""


def raid_with_british_in(zones: list[str]) -> Played:
    """The Ottawa raid Levis, in vain, with a British block in each of some zones."""
    british = [b for b in turn().state.armies[GB]["OR"] if b not in NO_LIGHT_TROOPS.split()]
    text = "; ".join(f"{zone}: {block}" for zone, block in zip(zones, british, strict=False))
    cut = turn(text, rest=("OR", "AB"), occupied=" ".join(NINE), gone=NO_LIGHT_TROOPS)
    return cut.orders(fr=[SendOttawa("LE")]).act(FR, Visit("raid"), dice=[1] * 8)


def test_22_2_with_one_zone_free_of_british_they_go_there_unasked() -> None:
    assert raid_with_british_in(NINE).one(OttawaWent).to == "AB"


def test_22_2_with_two_zones_free_of_british_they_are_asked() -> None:
    due = raid_with_british_in([zone for zone in NINE if zone != "ET"])
    assert due.asked() == {FR: "ottawa-go"}
    assert offers(due, FR)
    assert reason(due, FR, OttawaGo("XX")) == ("22.2", "ottawa-must-leave")
    assert reason(due, FR, OttawaGo("LE")) == ("22.2", "ottawa-must-leave")
    assert reason(due, FR, OttawaGo("CR")) == ("22.2", "ottawa-british-there")
    assert due.act(FR, OttawaGo("ET")).at("ET", FR) == {"FR-OTT"}


def test_9_2_who_is_picked_was_ordered_to_go_and_stands_there() -> None:
    text = "SF: FR-SAR FR-ROU FR-OTT; AB: FR-LAN"
    due = turn(text).orders(fr=[Part("SF", "AB", "road", 1)])
    assert due.asked() == {FR: "picks"}
    assert reason(due, FR, Pick("FR-SAR", "CR", "road")) == ("9.2", "not-ordered")
    assert reason(due, FR, Pick("FR-SAR", "AB", "river")) == ("9.2", "not-ordered")
    assert reason(due, FR, Pick("FR-OTT", "AB", "road")) == ("22.1", "ottawa-own-order")
    for name in ("FR-LAN", "BR-15", "no-block"):
        assert reason(due, FR, Pick(name, "AB", "road")) == ("9.2", "not-to-pick")


def test_9_2_a_press_is_enough_while_blocks_have_one_way_to_go() -> None:
    text = "SF: FR-SAR FR-ROU FR-LAN FR-BEA; AB: FR-GUY"
    alone = turn(text).orders(fr=[Part("SF", "AB", "road", 2)])
    both = turn(text).orders(fr=[Part("SF", "AB", "road", 1), Part("SF", "CR", "road", 1)])
    assert targets(alone) == {""}
    assert targets(both) == {"zone:AB", "zone:CR"}
    assert targets(both.act(FR, Pick("FR-SAR", "AB", "road"))) == {""}


def test_9_2_who_is_pressed_and_not_to_go_is_told_so() -> None:
    due = turn("SF: FR-SAR FR-ROU FR-LAN FR-OTT; AB: FR-GUY").orders(
        fr=[Part("SF", "AB", "road", 2)]
    )
    named = due.act(FR, Pick("FR-SAR", "AB", "road"))
    for at in ("", "zone:SF"):
        assert why(named, "block:FR-SAR", at) == "quebec1759-not-to-pick"
        assert why(due, "block:FR-OTT", at) == "quebec1759-ottawa-own-order"
    assert why(due, "block:FR-SAR", "zone:CR") == "quebec1759-not-ordered"


def why(due: Played, selection: str, target: str) -> str:
    """Return the reason against what was pressed."""
    refusal = GAME.explain(GAME.view(due.state, FR), selection, target)
    assert refusal
    return refusal.message.key


def targets(due: Played) -> set[str]:
    """Where picks are to be pointed at."""
    choices = GAME.choices(due.state, FR)
    assert choices
    return {one.target for one in choices.actions if isinstance(one.action, Pick)}


def test_9_2_a_leader_who_walks_two_zones_is_not_picked_for_another_part() -> None:
    orders = [Part("CR", "AB", "leader", 1), Part("CR", "SI", "road", 1)]
    text = "CR: BR-15 BR-28 BR-WOLFE"
    due = turn(text, occupied="CR AB SI").orders(gb=orders)
    assert due.asked() == {GB: "picks"}
    assert reason(due, GB, Pick("BR-WOLFE", "SI", "road")) == ("9.2", "not-to-pick")
    assert reason(due, GB, Pick("BR-15", "AB", "leader")) == ("9.2", "not-ordered")


def test_10_2_all_go_unasked_with_their_leader_or_he_by_himself() -> None:
    text = "CR: BR-15 BR-28 BR-WOLFE"
    apart = turn(text, occupied="CR AB SI").orders(
        gb=[Part("CR", "AB", "leader", 1), Part("CR", "SI", "road", 2)]
    )
    assert apart.at("AB", GB) == {"BR-WOLFE"}
    assert apart.at("SI", GB) == {"BR-15", "BR-28"}
    together = turn(text, occupied="CR AB SI").orders(gb=[Part("CR", "SI", "road", 3)])
    assert together.at("SI", GB) == {"BR-15", "BR-28", "BR-WOLFE"}


def test_9_1_a_part_goes_by_one_of_the_ways_there_are() -> None:
    assert reason(turn(GUARD), FR, Part("SF", "AB", "flight", 1)) == ("9.1", "no-such-way")


def test_10_2_a_leader_walks_two_zones_where_no_road_leads_at_once() -> None:
    led = "SF: FR-MONTCALM FR-SAR"
    for to in ("AB", "BE", "OR"):
        refusal = reason(turn(led), FR, Part("SF", to, "leader", 1))
        assert refusal == ("10.2", "not-two-zones")
    assert Part("SF", "SI", "leader", 1) in offers(turn(led), FR)


def test_2_5_cv_is_shifted_between_own_blocks_and_never_by_a_leader() -> None:
    held = turn("SF: FR-MONTCALM FR-SAR FR-ROU", cv={"FR-ROU": 1})
    for giver, taker in (("no-block", "FR-ROU"), ("FR-SAR", "no-block"), ("BR-15", "BR-28")):
        assert reason(held, FR, Transfer(giver, taker)) == ("2.5", "not-yours")
    for giver, taker in (("FR-MONTCALM", "FR-ROU"), ("FR-SAR", "FR-MONTCALM")):
        assert reason(held, FR, Transfer(giver, taker)) == ("A1", "transfer-no-leader")
    assert Transfer("FR-SAR", "FR-ROU") in offers(held, FR)


def test_8_1_who_presses_water_is_told_of_what_was_pressed() -> None:
    begun = turn("ET: BR-35")
    pressed = {
        ("", "river:BA"): ("8.1", "quebec1759-no-ships", ("to", "@river-BA")),
        ("", "river:SL"): ("8.1", "quebec1759-ships-first", ("river", "@river-SL")),
        ("block:BR-35", "river:SL"): ("7.2", "quebec1759-no-landing", ("river", "@river-SL")),
        ("zone:ET", "river:BA"): ("7.2", "quebec1759-no-landing", ("river", "@river-BA")),
    }
    for (selection, target), (rule, key, named) in pressed.items():
        refusal = GAME.explain(GAME.view(begun.state, GB), selection, target)
        assert refusal
        assert (refusal.rule, refusal.message.key) == (rule, key)
        assert named in refusal.message.params.items()
