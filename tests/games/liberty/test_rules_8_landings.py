"""Chapters 8.1 to 8.5: attacks from the sea, who may join them, and how they come away again."""

from random import Random

from app.games.liberty.actions import Fire, Leave, Stand
from app.games.liberty.game import GAME
from app.games.liberty.lines import targets
from app.games.liberty.navy import LandingRepulsed
from app.games.liberty.state import Ask, Situation
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


def imagined(state: Situation, viewer: str) -> list[Situation]:
    """Make up positions that show the same view."""
    view = GAME.view(state, viewer)
    found = [GAME.imagine(view, Random(seed))[0] for seed in range(20)]
    assert all(GAME.view(one, viewer) == view for one in found)
    return found


def by_sea(state: Situation, port: str) -> list[set[str]]:
    """List the kinds of the blocks that came to a port by sea, for each side."""
    roster, moved = state.board.roster, state.turn.moved
    came = [b for b, m in moved.items() if m.way == "sea" and m.path[-1] == at(port)]
    return [{roster[b].kind for b in came if roster[b].side == side} for side in ("gb", "am")]


DEFENDED_BY_SHIPS = (
    "newport: gb leeward-islands-squadron; springfield: am washington; "
    "atlantic: gb channel-squadron, gb north-american-squadron, gb howe, gb guards"
)


def attacked_in_port() -> Played:
    """Americans attack a port that a British squadron alone holds."""
    set_up = position(DEFENDED_BY_SHIPS, "am")
    return set_up.play("am", *to("washington", "newport"), DONE)


def test_8_4_and_a56_no_landing_where_own_warships_defend() -> None:
    moved = attacked_in_port().play("gb", *to("channel-squadron", "newport"))
    why = refused(moved.state, "gb", to("howe", "newport")[0])
    assert (why.rule, why.message.key) == ("8.4", "liberty-no-reinforcing-by-sea")
    assert not may(moved.state, "gb", to("howe", "newport")[0])
    assert may(moved.state, "gb", to("north-american-squadron", "newport")[0])


def test_a56_warships_that_came_over_the_map_this_turn_join_the_sea_attack() -> None:
    text = "new-york: gb leeward-islands-squadron; atlantic: gb channel-squadron, gb howe"
    moved = position(text + "; newport: am washington", "gb").play(
        "gb",
        *to("leeward-islands-squadron", "new-haven", "newport"),
        *to("channel-squadron", "newport"),
    )
    assert may(moved.state, "gb", to("howe", "newport")[0])


def test_8_4_whoever_joins_defending_warships_by_sea_is_imagined_as_a_warship() -> None:
    moved = attacked_in_port()
    moved = moved.play("gb", *to("channel-squadron", "newport"))
    joined = moved.play("gb", *to("north-american-squadron", "newport"), DONE)
    assert seen(joined.state, "am").battle
    for state in (moved.state, joined.state):
        for one in imagined(state, "am"):
            assert by_sea(one, "newport") == [{"warship"}, set()]


EMPTY_PORT = (
    "atlantic: gb channel-squadron, gb howe; new-haven: gb 26th-foot, gb 17th-light-dragoons"
)


def landed(text: str = EMPTY_PORT) -> Played:
    """British have landed in New York."""
    moved = position(text, "gb").play("gb", *to("channel-squadron", "new-york"))
    return moved.play("gb", *to("howe", "new-york"))


def test_8_4_and_a56_own_blocks_enter_and_pass_an_empty_port_beside_a_landing() -> None:
    entered = landed().play("gb", *to("26th-foot", "new-york"))
    passed = entered.play("gb", *to("17th-light-dragoons", "new-york", "kingston"))
    for one in imagined(passed.state, "am"):
        assert by_sea(one, "new-york")[0] == {"warship"} or "warship" in by_sea(one, "new-york")[0]
    ended = passed.play("gb", DONE)
    assert ended.state.turn.attackers == {}
    assert (ended.where("26th-foot"), ended.where("17th-light-dragoons")) == (
        at("new-york"),
        at("kingston"),
    )


def test_8_4_and_a56_and_land_beside_own_blocks_that_entered_an_empty_port() -> None:
    text = "atlantic: gb channel-squadron, gb howe; new-haven: gb 26th-foot"
    entered = position(text, "gb").play("gb", *to("26th-foot", "new-york"))
    assert refused(entered.state, "gb", to("howe", "new-york")[0]).message.key == (
        "liberty-needs-warship"
    )
    both = entered.play("gb", *to("channel-squadron", "new-york"), *to("howe", "new-york"))
    for one in imagined(both.state, "am"):
        assert "warship" in by_sea(one, "new-york")[0]
    ended = both.play("gb", DONE)
    assert ended.state.turn.attackers == {}
    assert (ended.where("howe"), ended.where("26th-foot")) == (at("new-york"), at("new-york"))


def test_8_4_and_a56_where_enemies_stand_no_landing_joins_a_land_attack() -> None:
    moved = position(EMPTY_PORT + "; new-york: am gates", "gb")
    moved = moved.play("gb", *to("26th-foot", "new-york"), *to("channel-squadron", "new-york"))
    why = refused(moved.state, "gb", to("howe", "new-york")[0])
    assert (why.rule, why.message.key) == ("8.4", "liberty-no-reinforcing-by-sea")


def test_8_4_and_a56_where_enemies_stand_no_land_attack_joins_a_landing() -> None:
    moved = landed(EMPTY_PORT + "; new-york: am gates")
    for block in ("26th-foot", "17th-light-dragoons"):
        why = refused(moved.state, "gb", to(block, "new-york")[0])
        assert (why.rule, why.message.key) == ("8.4", "liberty-sea-attack-there")


AFLOAT = (
    "atlantic: gb channel-squadron 2, gb howe, gb guards 1; new-haven: gb 26th-foot; "
    "newport: am de-grasse 3"
)
HERE = at("newport")
ALONG_THE_COAST = (HERE, at("new-haven"))


def opposed(text: str = AFLOAT, *ships: str) -> Played:
    """British land where a French fleet lies; nobody has hit anybody."""
    moved = position(text, "gb", french_war=True)
    for block in ("channel-squadron", *ships, "howe", "guards"):
        moved = moved.play("gb", *to(block, "newport"))
    fought = moved.play("gb", DONE).play("am", DONE)
    return fought.play("am", Fire("de-grasse"), dice=[6] * 3)


def test_8_4_while_attackers_are_afloat_no_ground_block_has_a_target() -> None:
    fought = opposed(f"{AFLOAT}; newport: am gates")
    battle = fought.state.battle
    assert battle is not None
    assert battle.afloat
    assert [targets(fought.state, battle, one) for one in ("gates", "howe", "guards")] == [
        [],
        [],
        [],
    ]
    assert targets(fought.state, battle, "channel-squadron") == ["de-grasse"]


def test_8_4_and_a58_who_is_afloat_goes_back_unhurt_when_the_last_ship_leaves_by_map() -> None:
    gone = opposed().play("gb", Leave("channel-squadron", ALONG_THE_COAST))
    assert gone.where("channel-squadron") == at("new-haven")
    assert [(gone.where(b), gone.cv(b)) for b in ("howe", "guards")] == [("ATL", 4), ("ATL", 1)]
    assert not gone.has(LandingRepulsed)


def test_a58_also_when_the_attackers_withdraw_after_three_rounds() -> None:
    fought = opposed()
    for further in (True, True, False):
        fought = fought.play("gb", Fire("channel-squadron"), dice=[6, 6])
        if further:
            fought = fought.play("am", Fire("de-grasse"), dice=[6] * 3)
    assert fought.asked() == ("gb", Ask.WITHDRAW)
    gone = fought.play("gb", Leave("channel-squadron", ALONG_THE_COAST), DONE)
    assert [(gone.where(b), gone.cv(b)) for b in ("howe", "guards")] == [("ATL", 4), ("ATL", 1)]


def test_a58_while_another_ship_is_there_they_stay_and_lose_a_step_with_it() -> None:
    text = AFLOAT.replace("gb howe", "gb leeward-islands-squadron 1, gb howe")
    gone = opposed(text, "leeward-islands-squadron").play(
        "gb", Leave("channel-squadron", ALONG_THE_COAST)
    )
    assert (gone.where("howe"), gone.where("guards")) == (HERE, HERE)
    fired = gone.play("gb", Fire("leeward-islands-squadron"), dice=[6])
    sunk = fired.play("am", Fire("de-grasse"), dice=[1, 6, 6])
    assert sunk.has(LandingRepulsed)
    assert [(sunk.where("howe"), sunk.cv("howe")), sunk.where("guards")] == [("ATL", 3), "prison"]


def between_the_indies() -> Played:
    """British land from their West Indies in the French ones, where a fleet lies."""
    text = "british-indies: gb channel-squadron 1, gb howe; french-indies: am de-grasse 3"
    moved = position(text, "gb", french_war=True).play(
        "gb", *to("channel-squadron", "french-indies"), *to("howe", "french-indies"), DONE
    )
    return moved.play("am", DONE)


def test_a57_from_the_west_indies_they_go_where_their_last_ship_goes() -> None:
    fought = between_the_indies().play("am", Fire("de-grasse"), dice=[6] * 3)
    for box in ("BWI", "ATL"):
        gone = fought.play("gb", Leave("channel-squadron", ("FWI", box)))
        assert (gone.where("howe"), gone.cv("howe")) == (box, 4)


def test_a57_beaten_off_from_the_west_indies_they_go_back_to_the_port_that_they_left() -> None:
    sunk = between_the_indies().play("am", Fire("de-grasse"), dice=[1, 6, 6])
    assert (sunk.where("howe"), sunk.cv("howe")) == ("BWI", 3)


def turn_of(fought: Played) -> tuple[int, str, tuple[str, ...]]:
    """Return round, class and blocks whose turn it is in a battle."""
    view = seen(fought.state, "public").battle
    assert view is not None
    return view.round, view.letter, view.ready


def test_a33_dragoons_ashore_since_round_1_do_not_wait_for_a_landing_of_the_enemy() -> None:
    text = "atlantic: am de-grasse 1, am lauzun 2, gb channel-squadron, gb 17th-light-dragoons"
    moved = position(text, "am", french_war=True).play(
        "am", *to("de-grasse", "quebec"), *to("lauzun", "quebec"), DONE
    )
    moved = moved.play("gb", *to("channel-squadron", "quebec"))
    fought = moved.play("gb", *to("17th-light-dragoons", "quebec"), DONE)
    fought = fought.play("am", Fire("de-grasse"), dice=[6])
    fought = fought.play("gb", Fire("channel-squadron"), dice=[6] * 4)
    assert turn_of(fought) == (1, "C", ("lauzun",))
    fought = fought.play("am", Stand("lauzun"), Fire("de-grasse"), dice=[6])
    landed = fought.play("gb", Fire("channel-squadron"), dice=[1, 6, 6, 6])
    assert turn_of(landed) == (2, "B", ("lauzun",))
    assert turn_of(landed.play("am", Fire("lauzun"), dice=[6, 6])) == (
        2,
        "C",
        ("17th-light-dragoons",),
    )


def test_7_5_and_8_1_nobody_regroups_to_the_atlantic() -> None:
    text = "atlantic: gb channel-squadron, gb howe; new-haven: am gates 1; new-york: gb rall"
    moved = position(text, "gb").play(
        "gb", *to("channel-squadron", "new-haven"), *to("howe", "new-haven"), DONE
    )
    begun = moved.play("am", DONE).play("gb", Stand("channel-squadron"))
    won = begun.play("am", Fire("gates"), dice=[6]).play("gb", Fire("howe"), dice=[1, 6, 6, 6])
    assert won.asked() == ("gb", Ask.REGROUP)
    assert {path[-1] for path in ways(won, "gb")} == {at("new-york")}
