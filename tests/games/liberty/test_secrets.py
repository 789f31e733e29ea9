"""Nobody can tell two worlds apart before the rules let them."""

from random import Random

import pytest
from msgspec.structs import replace

from app.engine.values import PUBLIC, Event, Line, Viewer
from app.games.liberty.actions import Fire, Lose
from app.games.liberty.battles import BlocksCaptured
from app.games.liberty.board import STANDARD
from app.games.liberty.game import GAME
from app.games.liberty.homecoming import HomesEntered
from app.games.liberty.marches import MarchesRolled
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import Ask, Situation
from app.games.liberty.winter import BlocksStarved, IndiansCaptured, begin_disbanding
from app.kit.battle import TakeHit
from app.kit.blocks import with_block
from tests.games.dice import Scripted
from tests.games.liberty.positions import DONE, Played, at, position, seen, to


def test_a_landing_that_has_lost_its_ship_can_be_imagined() -> None:
    """8.4: it came with a ship, which need not be there any more."""
    text = (
        "atlantic: gb howe 1, gb channel-squadron 2; new-york: am morgan, am gates, am de-grasse 1"
    )
    moved = position(text, "gb", french_war=True)
    moved = moved.play("gb", *to("channel-squadron", "new-york"), *to("howe", "new-york"), DONE)
    fought = moved.play("am", DONE).play("am", Fire("de-grasse"), dice=[6])
    landed = fought.play("gb", Fire("channel-squadron"), dice=[1, 6])
    hit = landed.play("am", Fire("morgan"), dice=[1, 1, 6])
    alone = hit.play("gb", TakeHit("channel-squadron"))
    assert alone.where("channel-squadron") != alone.where("howe") == at("new-york")
    imagined, _ = GAME.imagine(seen(alone.state, "public"), Random(1))
    assert seen(imagined, "public") == seen(alone.state, "public")


def told(before: Situation, events: list[Event], viewer: Viewer) -> list[Line]:
    """List the log's lines of what happened."""
    lines: list[Line] = []
    for event in events:
        lines += GAME.log_lines(before, event, viewer)
        before = GAME.evolve(before, event)
    return lines


def nobody_can_tell(worlds: list[tuple[Situation, Played]], *viewers: Viewer) -> None:
    """Demand the same views before and after what happened in each world, and the same lines."""
    (first, then), *others = worlds
    for before, after in others:
        assert (before, after.state) != (first, then.state)
        for viewer in viewers:
            assert seen(before, viewer) == seen(first, viewer)
            assert seen(after.state, viewer) == seen(then.state, viewer)
            assert told(before, after.events, viewer) == told(first, then.events, viewer)


def surrounded_reserves(strength: int, others: str = "") -> Played:
    """Washington has lost the fight for Springfield; Gates, in reserve, has nowhere to go."""
    text = f"boston: gb howe; springfield: am washington 1; new-haven: am gates {strength}{others}"
    moved = position(text, "gb").play("gb", *to("howe", "springfield"), DONE)
    joined = moved.play("am", *to("gates", "springfield"), DONE)
    fought = joined.play("am", Fire("washington"), dice=[6])
    british = [block for block in STANDARD.army["gb"] if block != "howe"]
    state = fought.state
    for place, block in zip(STANDARD.near[at("springfield")], british, strict=False):
        state = with_block(state, block, at=place, cv=1)
    return Played(state, []).play("gb", Fire("howe"), dice=[1, 1, 1, 1])


def test_hidden_reserves_are_asked_to_withdraw_though_they_cannot() -> None:
    assert surrounded_reserves(2).asked() == ("am", Ask.WITHDRAW)


def test_how_strong_captured_reserves_were_is_not_told() -> None:
    lost = [surrounded_reserves(strength) for strength in (1, 2, 3)]
    worlds = [(one.state, one.play("am", DONE)) for one in lost]
    assert all(after.one(BlocksCaptured).blocks == ("gates",) for _, after in worlds)
    nobody_can_tell(worlds, "gb", PUBLIC)


def test_how_strong_indians_are_who_come_home_is_not_told() -> None:
    worlds = []
    for strength in (1, 2):
        text = f"tioga: am gates; oswego: gb mohawk {strength}"
        moved = position(text, "am", options={"indian_home": "on"})
        moved = moved.play("am", *to("gates", "mohawk"))
        worlds.append((moved.state, moved.play("am", DONE)))
    assert all(after.has(HomesEntered) for _, after in worlds)
    nobody_can_tell(worlds, "am", PUBLIC)


def test_how_strong_captured_indians_were_is_not_told() -> None:
    worlds = []
    for strength in (1, 2):
        state = position(f"mohawk: am gates; oswego: gb mohawk {strength}", "am").state
        resolution = Resolution(replace(state, awaiting=()), Scripted(()))
        begin_disbanding(resolution)
        decided = resolution.decided()
        worlds.append((state, Played(decided.state, [*decided.events])))
    assert all(after.has(IndiansCaptured) for _, after in worlds)
    nobody_can_tell(worlds, "am", PUBLIC)


def test_how_strong_they_were_who_starved_is_not_told() -> None:
    worlds = []
    for strength in (1, 2, 3):
        hungry = position(f"tioga: gb howe {strength}", "gb", ask=Ask.ATTRITION)
        worlds.append((hungry.state, hungry.play("gb", Lose("howe"), DONE)))
    assert all(after.has(BlocksStarved) for _, after in worlds)
    nobody_can_tell(worlds, "am", PUBLIC)


@pytest.mark.parametrize("viewer", ["gb", PUBLIC])
def test_whose_each_die_of_a_march_was_is_not_told(viewer: Viewer) -> None:
    text = "springfield: am washington; albany: am gates"
    ways = {"washington": ("new-haven", "new-york"), "gates": ("german-flats", "mohawk")}
    moved = position(text, "am")
    for block, path in ways.items():
        moved = moved.play("am", *to(block, *path))
    worlds = [(moved.state, moved.play("am", DONE, dice=dice)) for dice in ([1, 6], [6, 1])]
    tired = [after.one(MarchesRolled).tired for _, after in worlds]
    assert tired[0] != tired[1]
    nobody_can_tell(worlds, viewer)
