"""Rules 20 to 22: militia, supply, what the Ottawa do outside battles."""

import pytest

from app.games.quebec1759.actions import (
    AnswerRaid,
    OttawaGo,
    Part,
    Pick,
    SendHome,
    SendOttawa,
    TakeRaidHit,
    Visit,
)
from app.games.quebec1759.battle_actions import Fire, OttawaLeave, Retreat
from app.games.quebec1759.battle_setup import BattleBegan
from app.games.quebec1759.board import FR, GB
from app.games.quebec1759.militia import MilitiaWentHome, ZonesOccupied
from app.games.quebec1759.ottawa_events import (
    BlocksScouted,
    OttawaCame,
    OttawaRemoved,
    OttawaWent,
    RaidAnswered,
)
from app.games.quebec1759.turns import TurnBegan
from app.kit.blocks import GONE, with_block
from app.kit.turns import Done
from tests.games.quebec1759.turns import Played, refused, turn, view

QUEBEC = ["FR-Q1", "FR-Q2", "FR-Q3", "FR-Q4", "FR-Q5", "FR-Q6"]
MONTREAL = ["FR-M1", "FR-M2", "FR-M3", "FR-M4", "FR-M5", "FR-M6", "FR-TR1"]
TO_ETCHEMIN = [Part("LE", "ET", "road", 1)]


def occupied(gone: str = "") -> Played:
    return turn("LE: BR-15", occupied="LE", gone=gone).orders(gb=TO_ETCHEMIN)


def test_20_a_quebec_block_goes_home_for_each_zone_first_occupied() -> None:
    due = occupied()
    assert due.one(ZonesOccupied).zones == ("ET",)
    assert due.asked() == {FR: "send-home"}
    assert refused(due, FR, SendHome("FR-M1")).rule == "20"
    gone = due.act(FR, SendHome("FR-Q3"))
    assert gone.state.blocks["FR-Q3"].at == GONE
    assert gone.has(TurnBegan)


def test_20_only_while_there_are_any() -> None:
    assert occupied(gone=" ".join(QUEBEC)).has(TurnBegan)
    last = occupied(gone=" ".join(QUEBEC[1:]))
    assert last.one(MilitiaWentHome).block == "FR-Q1"


def test_20_not_for_the_island() -> None:
    back = turn("LE: BR-15; OR: BR-28", rest=("LE", "MO"), occupied="LE")
    assert not back.orders(gb=[Part("LE", "OR", "river", 4)]).has(ZonesOccupied)


def test_a29_each_zone_once_a_game() -> None:
    again = turn("LE: BR-15", occupied="LE ET").orders(gb=TO_ETCHEMIN)
    assert not again.has(ZonesOccupied)


def test_a30_it_may_be_one_that_waits_for_a_battle() -> None:
    text = "SI: BR-15 BR-28; AB: FR-Q1 FR-SAR"
    due = turn(text, occupied="SI").orders(
        gb=[Part("SI", "CR", "road", 1), Part("SI", "AB", "road", 1)]
    )
    moved = due.act(GB, Pick("BR-15", "CR", "road"), Pick("BR-28", "AB", "road"), Done())
    assert moved.asked() == {FR: "send-home"}
    assert moved.act(FR, SendHome("FR-Q1")).at("AB", FR) == {"FR-SAR"}


def test_a50_what_falls_due_while_a_battle_runs_is_taken_when_it_ends() -> None:
    fought = turn("LE: BR-15 BR-28; ET: FR-SAR", occupied="LE ET").orders(
        gb=[Part("LE", "ET", "road", 2)]
    )
    fought = fought.act(FR, OttawaLeave(), dice=[1, 2, 3])
    # As if some of them had left by river (A47).
    landed = Played(with_block(fought.state, "BR-35", at="BE"))
    fired = landed.act(GB, Fire(), dice=[1] * 8).act(FR, Fire(), dice=[1] * 3)
    assert fired.state.battle
    assert not fired.has(ZonesOccupied)
    over = fired.act(GB, Retreat("LE", "road"))
    assert over.one(ZonesOccupied).zones == ("BE",)
    assert over.asked() == {FR: "send-home"}


def test_21_a_montreal_block_goes_home_each_turn_while_cap_rouge_is_british() -> None:
    cut = turn("CR: BR-15", occupied="CR").orders()
    assert cut.asked() == {FR: "supply"}
    assert refused(cut, FR, SendHome("FR-Q1")).rule == "21"
    gone = cut.act(FR, SendHome("FR-M2"))
    assert gone.state.blocks["FR-M2"].at == GONE
    assert gone.orders().asked() == {FR: "supply"}


def test_21_only_while_there_are_any() -> None:
    none = turn("CR: BR-15", occupied="CR", gone=" ".join(MONTREAL)).orders()
    assert none.has(TurnBegan)


def test_a31_trois_rivieres_counts_with_montreal() -> None:
    last = turn("CR: BR-15", occupied="CR", gone=" ".join(MONTREAL[:-1])).orders()
    assert last.one(MilitiaWentHome).block == "FR-TR1"
    assert last.state.militia_due == 0
    assert last.has(TurnBegan)


def test_21_of_two_blocks_the_french_choose() -> None:
    two = turn("CR: BR-15", occupied="CR", gone=" ".join(MONTREAL[:-2])).orders()
    assert two.asked() == {FR: "supply"}


def test_20_of_two_blocks_the_french_choose() -> None:
    assert occupied(gone=" ".join(QUEBEC[2:])).asked() == {FR: "send-home"}


def test_a32_after_turn_16_nobody_goes_home() -> None:
    ended = turn("CR: BR-15", occupied="CR", number=16).orders()
    assert not ended.has(MilitiaWentHome)
    assert ended.state.winner == FR


FORCE = "LE: BR-15 BR-28 BR-LI"


def raided(*dice: int, text: str = FORCE, **more) -> Played:
    came = turn(text, occupied="LE", **more).orders(fr=[SendOttawa("LE")])
    return came.act(FR, Visit("raid"), dice=[*dice, *([1] * (8 - len(dice)))])


def test_22_1_the_ottawa_are_the_whole_move_and_go_anywhere() -> None:
    played = turn("CR: FR-OTT FR-SAR").act(FR, SendOttawa("OR"))
    assert refused(played, FR, Part("CR", "SF", "road", 1)).rule == "22.1"
    came = turn("CR: FR-OTT").orders(fr=[SendOttawa("OR")])
    assert came.one(OttawaCame).zone == "OR"


def test_22_2_a_raid_throws_twice_their_cv_once_and_they_withdraw() -> None:
    hit = raided(6, 6)
    assert hit.asked() == {GB: "raid-hits"}
    taken = hit.act(GB, TakeRaidHit("BR-15"), TakeRaidHit("BR-28"))
    assert refused(taken, GB, TakeRaidHit("BR-15")).rule == "22.2"
    settled = taken.act(GB, Done())
    assert settled.asked() == {GB: "answer-raid"}
    over = settled.act(GB, AnswerRaid(False))
    assert over.asked() == {FR: "ottawa-go"}
    assert refused(over, FR, OttawaGo("OR")).rule == "22.2"
    assert over.act(FR, OttawaGo("AB")).at("AB", FR) == {"FR-OTT"}


def test_22_2_the_reduced_blocks_are_shown() -> None:
    taken = raided(6).act(GB, TakeRaidHit("BR-15"), Done())
    for viewer in (FR, "public"):
        raid = view(taken, viewer).raid
        assert raid
        [face] = raid.reduced
        assert (face.kind, face.max, face.cv) == ("infantry", 4, 3)


def test_22_2_all_hits_must_be_taken() -> None:
    assert refused(raided(6), GB, Done()).rule == "22.2"


def test_22_2_light_troops_let_all_british_of_the_zone_fire_back() -> None:
    answered = raided().act(GB, AnswerRaid(True), dice=[6, 6, *[1] * 9])
    assert answered.state.blocks["FR-OTT"].cv == 2
    faces = answered.one(RaidAnswered).faces
    assert sorted(face.kind for face in faces) == ["infantry", "infantry", "light-infantry"]


def test_22_2_without_them_they_cannot_but_are_asked_all_the_same() -> None:
    quiet = raided(text="LE: BR-15 BR-28")
    assert quiet.asked() == {GB: "answer-raid"}
    assert refused(quiet, GB, AnswerRaid(True)).rule == "22.2"


def test_a34_by_option_light_troops_alone_fire() -> None:
    narrow = raided(return_fire="light-troops").act(GB, AnswerRaid(True), dice=[6, 6, 1])
    assert narrow.state.blocks["FR-OTT"].cv == 2
    [face] = narrow.one(RaidAnswered).faces
    assert face.kind == "light-infantry"


@pytest.mark.parametrize(("option", "dice"), [("everybody", 7), ("light-troops", 3)])
def test_a34_wolfe_does_not_fire_back(option: str, dice: int) -> None:
    led = raided(text="LE: BR-15 BR-LI BR-WOLFE", return_fire=option)
    answered = led.act(GB, AnswerRaid(True), dice=[1] * dice)
    assert "leader" not in [face.kind for face in answered.one(RaidAnswered).faces]


def test_a34_wolfe_alone_with_infantry_lets_nobody_fire_back() -> None:
    led = raided(text="LE: BR-15 BR-WOLFE")
    assert refused(led, GB, AnswerRaid(True)).rule == "22.2"


def test_a34_they_fire_after_the_raids_losses() -> None:
    weak = raided(6, 6).act(GB, TakeRaidHit("BR-LI"), TakeRaidHit("BR-15"), Done())
    answered = weak.act(GB, AnswerRaid(True), dice=[1] * 9)
    assert sorted(face.cv for face in answered.one(RaidAnswered).faces) == [2, 3, 4]


def test_a34_nobody_fires_once_the_raid_has_killed_the_light_troops() -> None:
    alone = raided(6, 6, 6).act(GB, *[TakeRaidHit("BR-LI")] * 3, Done())
    assert refused(alone, GB, AnswerRaid(True)).rule == "22.2"


def test_22_3_scouts_see_four_blocks_drawn_at_random() -> None:
    came = turn().orders(fr=[SendOttawa("OR")])
    seen = came.act(FR, Visit("scout"), dice=[0, 0, 0, 0])
    assert len(seen.one(BlocksScouted).blocks) == 4
    assert sum(face.count for face in view(seen, FR).scouted) == 4
    assert not view(seen, "public").scouted
    assert not view(seen, GB).scouted
    assert sum(line.message.key == "quebec1759-line-seen" for line in seen.log(FR)) == 4
    assert not any(line.message.key == "quebec1759-line-seen" for line in seen.log("public"))
    assert seen.asked() == {FR: "ottawa-go"}


def test_22_3_not_both_in_one_move() -> None:
    came = turn(FORCE, occupied="LE").orders(fr=[SendOttawa("LE")])
    seen = came.act(FR, Visit("scout"), dice=[0, 0, 0])
    assert refused(seen, FR, Visit("raid")).rule == "22.2"


@pytest.mark.parametrize(("cv", "stays"), [({"FR-OTT": 2}, True), ({"FR-OTT": 1}, False)])
def test_22_5_they_are_removed_at_1_cv(cv: dict[str, int], stays: bool) -> None:
    assert turn(cv=cv).orders().has(OttawaRemoved) is not stays


def test_22_5_return_fire_can_end_them() -> None:
    gone = raided().act(GB, AnswerRaid(True), dice=[6, 6, 6, *[1] * 8])
    assert gone.has(OttawaRemoved)
    assert not gone.has(OttawaWent)


def test_a38_all_other_french_count_for_the_10_cv() -> None:
    french = [b for b in turn().state.blocks if b.startswith("FR-")]
    kept = ["FR-OTT", "FR-SAR", "FR-ROU", "FR-Q1", "FR-MONTCALM", "FR-D1"]
    gone = " ".join(b for b in french if b not in kept)
    assert not turn(gone=gone).orders().has(OttawaRemoved)
    assert turn(gone=f"{gone} FR-D1").orders().has(OttawaRemoved)


def test_a33_alone_among_british_they_raid_or_scout() -> None:
    came = turn(FORCE, occupied="LE").orders(fr=[SendOttawa("LE")])
    assert came.asked() == {FR: "visit"}
    assert refused(came, FR, Visit("stay")).rule == "A33"


def test_a33_where_no_british_are_they_stay() -> None:
    assert turn().orders(fr=[SendOttawa("AB")]).at("AB", FR) == {"FR-OTT"}


def test_a33_with_other_french_they_may_stay_for_the_battle() -> None:
    came = turn("ET: FR-SAR; LE: BR-15", occupied="LE").orders(
        gb=TO_ETCHEMIN, fr=[SendOttawa("ET")]
    )
    fought = came.act(FR, Visit("stay"))
    assert fought.one(BattleBegan).zone == "ET"
    assert fought.at("ET", FR) == {"FR-SAR", "FR-OTT"}
