"""Genuine matches are proved by both checkers, whatever the game, its scenario and its ending."""

from pathlib import Path
from typing import get_args

import pytest

from app.games import games
from tests.verify.genuine import finished
from tests.verify.test_both_agree import by_the_command, by_the_page

PLAYED = [
    (key, scenario, ending)
    for key, game in sorted(games().items())
    for scenario in game.scenarios
    for ending in ("", "resign", "draw", "win", "call-off")
]


QUICKEST = {"madison": "1814"}
"""Of a game with several scenarios the one of which a match takes the least: the others later."""
MAX_MATCHES = 30
"""Quebec 1759 draws blind in every eighth."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("game", "scenario", "ending"),
    [
        pytest.param(
            *one,
            id="-".join(filter(None, one)),
            marks=[] if one[1] == QUICKEST.get(one[0], one[1]) else pytest.mark.long,
        )
        for one in PLAYED
    ],
)
async def test_a_genuine_match_is_proved_by_both(
    sqlite_url: str, tmp_path: Path, game: str, scenario: str, ending: str
) -> None:
    for seed in range(1, MAX_MATCHES):
        genuine = await finished(sqlite_url, ending, seed, game, scenario)
        # What is drawn without looking is the hardest to check: of whole matches, one that has it.
        if ending or draws_blind(genuine.file) == may_draw_blind(game):
            break
    else:
        pytest.fail(f"{game} drew nothing blind in {MAX_MATCHES} matches")
    case = (genuine.file, genuine.receipts)
    assert by_the_command([case]) == [["proved", [], ["creator", "guest"]]]
    assert by_the_page([case], tmp_path) == by_the_command([case])


def draws_blind(file: str) -> bool:
    """Whether something was drawn from candidates that nobody saw."""
    return '"candidates"' in file.replace("\\", "")


def may_draw_blind(game: str) -> bool:
    """Whether an event of a game says what it was drawn from."""
    return any(
        "candidates" in event.__struct_fields__ for event in get_args(games()[game].event_type)
    )
