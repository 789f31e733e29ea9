"""22.4, A53: the French are asked about the Ottawa where they may be, as far as all can tell."""

from typing import Any

from msgspec.structs import replace

from app.engine.chance import KeyedChance
from app.games.quebec1759.actions import AnswerRaid, OttawaGo, Part, SendOttawa, Visit
from app.games.quebec1759.battle_actions import Fire, OttawaLeave, Retreat
from app.games.quebec1759.board import FR, GB, SIDES, STANDARD
from app.games.quebec1759.ottawa_events import OttawaRemoved
from app.kit.setup import Place
from app.kit.turns import Done
from tests.games.quebec1759 import battles
from tests.games.quebec1759.battles import columns, misses
from tests.games.quebec1759.scenes import second_turn
from tests.games.quebec1759.turns import GAME, Played, turn

SKIRMISH = "LE: BR-15 BR-28; ET: FR-SAR FR-ROU"
ATTACK = [Part("LE", "ET", "road", 2)]


def known(played: Any) -> set[str]:
    """Return where the Ottawa may be, which all see alike."""
    [zones] = {GAME.view(played.state, viewer).ottawa_zones for viewer in (*SIDES, "public")}
    return set(zones)


def told(text: str, **more: Any) -> Played:
    """Return the turn after one in which both halted: an account of the Ottawa is kept."""
    return turn(text, occupied="LE", **more).orders()


def test_22_4_after_the_set_up_they_may_be_where_french_stand() -> None:
    state = GAME.blank("standard", {})
    for event in GAME.setup("standard", {}, KeyedChance(bytes(32), 0)).events:
        state = GAME.evolve(state, event)
    placed = Played(state)
    for number, block in enumerate(STANDARD.army[FR]):
        placed = placed.act(FR, Place(block, "AB" if number % 2 else "BE"))
    placed = placed.act(FR, Done())
    assert known(placed) == {"AB", "BE"}


def test_22_1_they_are_where_they_went_for_all_to_see() -> None:
    assert known(told(SKIRMISH)) == {"ET", "MO"}
    sent = told(SKIRMISH + "; CR: FR-OTT").orders(fr=[SendOttawa("SF")])
    assert known(sent) == {"SF"}
    raided = told("LE: BR-15; CR: FR-OTT").orders(fr=[SendOttawa("LE")])
    gone = raided.act(FR, Visit("scout"), dice=[0]).act(FR, OttawaGo("BE"))
    assert known(gone) == {"BE"}


def test_22_5_when_they_are_gone_nothing_is_told_of_them() -> None:
    few = dict.fromkeys(STANDARD.army[FR], 1) | {STANDARD.ottawa: 2}
    raided = told("LE: BR-LI; CR: FR-OTT", cv=few).orders(fr=[SendOttawa("LE")])
    assert known(raided) == {"LE"}
    fired = raided.act(FR, Visit("raid"), dice=[1] * 4).act(GB, AnswerRaid(True), dice=[6, 1, 1])
    assert fired.has(OttawaRemoved)
    assert known(fired) == set()


def test_a51_nobody_who_moves_by_an_ordinary_order_is_the_ottawa() -> None:
    moved = told("CR: FR-SAR FR-ROU").orders(fr=[Part("CR", "SF", "road", 2)])
    assert known(moved) == {"MO"}


def test_22_4_the_french_are_not_asked_about_ottawa_who_are_known_to_be_elsewhere() -> None:
    elsewhere = told(SKIRMISH + "; CR: FR-OTT").orders(fr=[SendOttawa("SF")])
    began = elsewhere.orders(gb=ATTACK, dice=[1, 2, 3, 4, 5, 1])
    assert began.asked() == {GB: "part"}
    unseen = told(SKIRMISH).orders(gb=ATTACK)
    assert unseen.asked() == {FR: "ottawa-leave"}


def test_22_4_a_skirmish_shows_whether_they_are_there() -> None:
    fought = told(SKIRMISH).orders(gb=ATTACK).act(FR, OttawaLeave(), dice=[1, 2, 3, 4, 5, 1])
    assert known(fought) == {"MO"}
    with_them = told("LE: BR-15 BR-28; ET: FR-SAR FR-OTT").orders(gb=ATTACK)
    assert known(with_them.act(FR, OttawaLeave(), dice=misses(7))) == {"ET"}


def test_22_4_who_leaves_before_a_battle_is_seen_to_go() -> None:
    due = told("LE: BR-15 BR-28; ET: FR-SAR FR-OTT").orders(gb=ATTACK)
    assert known(due.act(FR, OttawaLeave("CR"), dice=misses(3))) == {"CR"}


IN_THREE = "gb infantry 4 4 4 from SI; fr infantry 3 3 3"


def at_abraham(text: str, **more: Any) -> battles.Played:
    """Set up a battle at Abraham; for all that is known the Ottawa are there or at Beauport."""
    stood = columns("AB", text, home="BE", **more)
    return battles.Played(replace(stood.state, ottawa_zones=("AB", "BE")), stood.events)


def test_a52_a_reserve_that_is_unseen_takes_them_along_in_everybodys_eyes() -> None:
    for reserve in (", fr indian 4", ", fr militia 2"):
        stood = second_turn(at_abraham(IN_THREE + reserve))
        left = stood.play("fr", Retreat("SF", "road"))
        assert known(left) == {"SF", "BE"}
        assert left.asked() == ("fr", "ottawa-leave")


def test_a52_without_a_reserve_they_were_not_there() -> None:
    stood = second_turn(at_abraham(IN_THREE))
    assert known(stood.play("fr", Retreat("SF", "road"))) == {"BE"}


def test_22_4_a_reserve_that_fired_in_pursuit_has_been_seen() -> None:
    text = "gb infantry 4 4 4 from CR by river; fr infantry 3 3 3, fr militia 2"
    fired = at_abraham(text, ships=(0, 4)).play("fr", Fire(), dice=misses(18))
    gone = fired.play("gb", Retreat("CR", "river"), dice=misses(11))
    assert known(gone) == {"BE"}
    assert gone.asked() == ("", "")


def test_a8_where_all_know_that_the_ottawa_stay_who_goes_is_no_question() -> None:
    text = "CR: FR-OTT; SF: FR-SAR FR-ROU; ET: FR-LAN"
    sent = told(text).orders(fr=[SendOttawa("SF")])
    opened = sent.act(GB, Done()).act(FR, Part("SF", "AB", "road", 2), Done())
    assert opened.asked() == {GB: "orders", FR: "orders"}
    assert opened.at("AB", FR) == {"FR-SAR", "FR-ROU"}
    assert opened.at("SF", FR) == {STANDARD.ottawa}


def french_at(played: Any, zone: str) -> int:
    """Return among how many French blocks in a zone Britain looks for those that it has seen."""
    counted: int = GAME.seen(GAME.view(played.state, GB)).unnamed.get((FR, zone), 0)
    return counted


def test_22_no_block_that_was_seen_is_taken_for_the_ottawa_where_they_are_known() -> None:
    raided = told("LE: BR-15; CR: FR-OTT; BE: FR-SAR FR-ROU").orders(fr=[SendOttawa("LE")])
    gone = raided.act(FR, Visit("scout"), dice=[0]).act(FR, OttawaGo("BE"))
    assert known(gone) == {"BE"}
    assert GAME.view(gone.state, GB).zones["BE"].army == {FR: 3}
    assert french_at(gone, "BE") == 2
    alone = raided.act(FR, Visit("scout"), dice=[0]).act(FR, OttawaGo("CR"))
    assert french_at(alone, "CR") == 0


def test_22_where_the_ottawa_may_be_elsewhere_each_block_may_be_one_that_was_seen() -> None:
    unknown = told(SKIRMISH)
    assert known(unknown) == {"ET", "MO"}
    army = GAME.view(unknown.state, GB).zones["ET"].army[FR]
    assert french_at(unknown, "ET") == army > 0
