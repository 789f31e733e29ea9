"""Chapter 7, by option: militia that stands, regulars that charge, the pursuit."""

from collections import Counter
from typing import Any

import pytest

from app.engine.values import PUBLIC
from app.games.liberty import state
from app.games.liberty.actions import Charge, Fire, Leave, Stand, StandFast
from app.games.liberty.battles import BlocksCaptured, RoundBegan, WithdrawalBegan
from app.games.liberty.fire import BlockFired
from app.games.liberty.game import GAME
from app.games.liberty.state import Ask, Situation
from app.kit.battle import TakeHit
from app.kit.blocks import with_block
from proofs.leakproof import leakproof
from tests.games.liberty.positions import (
    DONE,
    Played,
    at,
    may,
    position,
    refused,
    seen,
    to,
    ways,
)

ON = {"tactics": "on"}
HERE = at("springfield")
MISS = 6
MILITIA = "boston: gb howe, gb guards; springfield: am virginia-militia, am washington"


def attack(text: str, *blocks: str, options: dict[str, str] = ON, side: str = "gb") -> Played:
    """Attack Springfield with blocks; the other side moves nothing."""
    moved = position(text, side, options=options, french_war=True)
    for block in blocks:
        moved = moved.play(side, *to(block, "springfield"))
    return moved.play(side, DONE).play("am" if side == "gb" else "gb", DONE)


def missed(fought: Played, *blocks: str) -> Played:
    """Fire with blocks and miss, one after the other."""
    for block in blocks:
        side = fought.state.blocks[block].side
        fought = fought.play(side, Fire(block), dice=[MISS] * fought.cv(block))
    return fought


def stood(options: dict[str, str] = ON) -> Played:
    """The Virginia Militia stood in round 1, and round 2 has come to its class."""
    fought = attack(MILITIA, "howe", options=options)
    fought = fought.play("am", StandFast("virginia-militia"), dice=[MISS] * 3)
    return missed(fought, "washington", "howe")


def charged() -> Played:
    """The Guards charged in round 2, and round 3 has come to their class."""
    fought = attack("boston: gb guards; springfield: am washington", "guards")
    fought = missed(fought, "washington", "guards", "washington")
    return missed(fought.play("gb", Charge("guards"), dice=[MISS] * 3), "washington")


def test_a67_defending_militia_stands_in_round_1_and_hits_up_to_2() -> None:
    fought = attack(MILITIA, "howe")
    assert may(fought.state, "am", StandFast("virginia-militia"))
    fired = fought.play("am", StandFast("virginia-militia"), dice=[1, 2, 3])
    assert fired.one(BlockFired).hits == 2


def test_a67_loyalist_foot_stands_too() -> None:
    text = "new-haven: am gates; springfield: gb queens-rangers, gb rall"
    fought = attack(text, "gates", side="am")
    assert may(fought.state, "gb", StandFast("queens-rangers"))
    why = refused(fought.state, "gb", StandFast("rall"))
    assert (why.rule, why.message.key) == ("7.31", "liberty-does-not-stand")


def test_a67_who_attacks_does_not_stand() -> None:
    text = "new-haven: am virginia-militia; springfield: gb rall"
    fought = missed(attack(text, "virginia-militia", side="am"), "rall")
    assert refused(fought.state, "am", StandFast("virginia-militia")).rule == "7.31"


def test_a67_nobody_stands_after_round_1() -> None:
    fought = missed(attack(MILITIA, "howe"), "virginia-militia", "washington", "howe")
    assert fought.one(RoundBegan).number == 2
    assert refused(fought.state, "am", StandFast("virginia-militia")).rule == "7.31"
    assert may(fought.state, "am", Fire("virginia-militia"))


def test_a67_who_stood_leaves_in_round_2_and_does_nothing_else() -> None:
    fought = stood()
    for action in (Fire("virginia-militia"), Stand("virginia-militia")):
        assert refused(fought.state, "am", action).message.key == "liberty-bound-to-leave"
    offered = GAME.choices(fought.state, "am")
    assert offered is not None
    own = [c.action for c in offered.actions if c.subject == "block:virginia-militia"]
    assert own
    assert all(isinstance(action, Leave) for action in own)


def test_a67_who_stood_leaves_as_in_any_retreat() -> None:
    gone = stood().play("am", Leave("virginia-militia", (HERE, at("new-haven"))))
    assert gone.where("virginia-militia") == at("new-haven")
    assert seen(gone.state, "gb").battle.bound == ()  # type: ignore[union-attr]


SURROUNDED = (
    "boston: gb howe, gb rall; newport: gb guards; kingston: gb jaegers; "
    "new-haven: gb 26th-foot; fort-number-four: gb cornwallis; concord: gb 5th-foot; "
    "albany: gb welch-fusiliers; springfield: am virginia-militia"
)


def test_a67_who_cannot_leave_is_captured() -> None:
    fought = attack(SURROUNDED, "howe")
    assert not ways(fought, "am")
    fired = fought.play("am", StandFast("virginia-militia"), dice=[MISS] * 3)
    caught = missed(fired, "howe")
    assert caught.one(BlocksCaptured).blocks == ("virginia-militia",)
    assert caught.where("virginia-militia") == "prison"


def test_a67_who_stood_stays_when_the_battle_is_won_before() -> None:
    text = "boston: gb howe 1; springfield: am virginia-militia, am morgan"
    fought = missed(attack(text, "howe"), "morgan")
    fought = missed(fought.play("am", StandFast("virginia-militia"), dice=[MISS] * 3), "howe")
    won = fought.play("am", Fire("morgan"), dice=[1, MISS, MISS])
    assert won.where("virginia-militia") == HERE
    assert won.asked() == ("am", Ask.REGROUP)
    assert seen(won.state, "gb").battle.bound == ()  # type: ignore[union-attr]


def test_a67_who_takes_a_hit_is_asked_where_one_stood_and_one_did_not() -> None:
    text = "boston: gb howe; springfield: am virginia-militia, am south-carolina-militia"
    fought = attack(text, "howe").play("am", StandFast("virginia-militia"), dice=[MISS] * 3)
    fought = missed(fought, "south-carolina-militia")
    hit = fought.play("gb", Fire("howe"), dice=[1, MISS, MISS, MISS])
    assert hit.asked() == ("am", Ask.TAKE_HIT)
    assert hit.play("am", TakeHit("virginia-militia")).cv("virginia-militia") == 2


@pytest.mark.parametrize(
    ("block", "number"), [("rall", 3), ("5th-foot", 3), ("bourbonnais", 3), ("guards", 5)]
)
def test_a68_regular_foot_charges_in_round_2_and_guards_hit_up_to_5(
    block: str, number: int
) -> None:
    is_french = block == "bourbonnais"
    side, other, enemy = ("am", "gb", "howe") if is_french else ("gb", "am", "washington")
    place = "new-haven" if is_french else "boston"
    fought = attack(f"{place}: {side} {block} 2; springfield: {other} {enemy}", block, side=side)
    fought = missed(fought, enemy)
    assert refused(fought.state, side, Charge(block)).message.key == "liberty-does-not-charge"
    fought = missed(fought, block, enemy)
    fired = fought.play(side, Charge(block), dice=[number, number + 1])
    assert fired.one(BlockFired).hits == 1


def test_a68_defenders_charge_too_and_americans_leaders_and_light_infantry_do_not() -> None:
    text = "boston: gb howe, gb jaegers; springfield: am bourbonnais, am maryland-line"
    fought = missed(attack(text, "howe", "jaegers"), "jaegers")
    fought = missed(fought, "bourbonnais", "maryland-line", "howe")
    assert refused(fought.state, "gb", Charge("jaegers")).rule == "7.31"
    fought = missed(fought, "jaegers")
    assert may(fought.state, "am", Charge("bourbonnais"))
    assert refused(fought.state, "am", Charge("maryland-line")).rule == "7.31"
    fought = missed(fought, "bourbonnais", "maryland-line")
    assert refused(fought.state, "gb", Charge("howe")).rule == "7.31"


def test_a68_who_charged_leaves_in_round_3() -> None:
    fought = charged()
    assert refused(fought.state, "gb", Fire("guards")).message.key == "liberty-bound-to-leave"
    gone = fought.play("gb", Leave("guards", (HERE, at("boston"))))
    assert gone.where("guards") == at("boston")


def test_a67_and_a68_nobody_dares_out_of_turn_or_without_a_target() -> None:
    fought = attack(MILITIA, "howe")
    assert refused(fought.state, "am", StandFast("new-york-militia")).rule == "7.21"
    text = "atlantic: gb howe, gb channel-squadron; new-york: am virginia-militia, am de-grasse"
    moved = position(text, "gb", options=ON, french_war=True)
    moved = moved.play("gb", *to("channel-squadron", "new-york"), *to("howe", "new-york"), DONE)
    afloat = missed(moved.play("am", DONE), "de-grasse", "channel-squadron")
    why = refused(afloat.state, "am", StandFast("virginia-militia"))
    assert why.message.key == "liberty-no-target"


def test_7_31_without_the_option_nobody_stands_or_charges() -> None:
    plain = attack(MILITIA, "howe", options={})
    assert not may(plain.state, "am", StandFast("virginia-militia"))
    assert refused(plain.state, "am", StandFast("virginia-militia")).message.key == (
        "liberty-no-tactics"
    )
    assert refused(plain.state, "am", Charge("washington")).message.key == "liberty-no-tactics"
    assert "tactics" not in plain.state.options


def after_three_rounds(options: dict[str, str]) -> Played:
    """Howe has attacked Washington and Morgan, and nobody has hit in three rounds."""
    text = "boston: gb howe; springfield: am washington, am morgan"
    return missed(attack(text, "howe", options=options), *("morgan", "washington", "howe") * 3)


def test_a69_the_defender_alone_fires_in_a_fourth_round() -> None:
    fought = after_three_rounds(ON)
    assert fought.one(RoundBegan).number == 4
    assert not fought.has(WithdrawalBegan)
    over = missed(fought, "morgan", "washington")
    assert [event.side for event in over.all(WithdrawalBegan)] == ["gb"]
    assert over.asked() == ("gb", Ask.WITHDRAW)


def test_a69_who_is_hit_in_the_pursuit_leaves_no_more() -> None:
    fought = after_three_rounds(ON).play("am", Fire("morgan"), dice=[1, 1, 1])
    won = fought.play("am", Fire("washington"), dice=[1, MISS, MISS, MISS])
    assert won.where("howe") == "prison"
    assert won.asked() == ("am", Ask.REGROUP)


def test_a69_without_the_option_there_is_no_pursuit() -> None:
    assert after_three_rounds({}).asked() == ("gb", Ask.WITHDRAW)


def test_a69_ships_that_leave_before_ground_blocks_are_not_pursued() -> None:
    text = "boston: gb channel-squadron; springfield: am washington"
    moved = position(text, "am", options=ON).play("am", *to("washington", "boston"), DONE)
    over = missed(moved.play("gb", DONE), *("channel-squadron", "washington") * 3)
    assert over.one(WithdrawalBegan).side == "gb"


def test_a69_who_must_leave_is_settled_before_the_pursuit() -> None:
    text = "springfield: am washington; boston: gb channel-squadron, gb howe"
    moved = position(text, "am", options=ON).play("am", *to("washington", "boston"), DONE)
    fought = missed(moved.play("gb", DONE), *("channel-squadron", "howe", "washington") * 3)
    assert fought.one(RoundBegan).number == 4
    fought = missed(fought, "channel-squadron").play(
        "gb", Leave("howe", (at("boston"), at("concord")))
    )
    assert [event.side for event in fought.all(WithdrawalBegan)] == ["am"]


def test_a69_the_log_tells_of_the_pursuit() -> None:
    fought = attack("boston: gb howe; springfield: am washington", "howe").state
    [line] = GAME.log_lines(fought, RoundBegan(4), PUBLIC)
    assert (line.rule, line.message.key, line.side) == ("7.2", "liberty-line-pursuit", "am")


def test_a67_and_a68_the_log_tells_who_dared_and_up_to_what_it_hit() -> None:
    fought = attack(MILITIA, "howe")
    fired = fought.play("am", StandFast("virginia-militia"), dice=[1, 2, 3])
    [line] = GAME.log_lines(fought.state, fired.one(BlockFired), PUBLIC)
    assert (line.message.key, line.hits_up_to) == ("liberty-line-dared", 2)


@pytest.mark.long
def test_with_the_option_hidden_blocks_stay_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    dared: Counter[int] = Counter()
    begin, apply = state.blank, BlockFired.apply

    def begun(*given: Any) -> Situation:
        situation = begin(*given)
        near = {"rall": "concord", "guards": "concord", "virginia-militia": "springfield"}
        for block, place in near.items():
            situation = with_block(situation, block, at=at(place))
        return situation

    def counted(event: BlockFired, before: Situation) -> Situation:
        dared[event.dared_at] += 1
        return apply(event, before)

    monkeypatch.setattr(state, "blank", begun)
    monkeypatch.setattr(BlockFired, "apply", counted)
    report = leakproof(GAME, 4, "tactics-1", ON)
    assert report.differences == []
    assert dared.keys() >= {0, 2, 3}
