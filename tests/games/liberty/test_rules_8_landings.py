"""Chapters 8.1 to 8.5: attacks from the sea, who may join them, and how they come away again."""

from random import Random

from app.games.liberty.game import GAME
from app.games.liberty.state import Situation
from tests.games.liberty.positions import (
    DONE,
    Played,
    at,
    may,
    position,
    refused,
    seen,
    to,
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
