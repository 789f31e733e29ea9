"""Genuine matches are proved by both checkers, whatever the game, its scenario and its ending."""

from pathlib import Path

import pytest

from app.games import games
from tests.verify.genuine import finished
from tests.verify.test_both_agree import by_the_command, by_the_page

PLAYED = [
    (key, scenario, ending)
    for key, game in sorted(games().items())
    for scenario in game.scenarios
    for ending in ("", "resign", "draw")
]
DRAW_BLIND = {"liberty": '"block-drawn"', "madison": '"cards-dealt"'}
"""What is drawn without looking in any whole match, one by one or several at once."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("game", "scenario", "ending"), PLAYED, ids=["-".join(filter(None, one)) for one in PLAYED]
)
async def test_a_genuine_match_is_proved_by_both(
    sqlite_url: str, tmp_path: Path, game: str, scenario: str, ending: str
) -> None:
    genuine = await finished(sqlite_url, ending, game=game, scenario=scenario)
    assert ending or DRAW_BLIND.get(game, "") in genuine.file.replace("\\", "")
    case = (genuine.file, genuine.receipts)
    assert by_the_command([case]) == [["proved", [], ["creator", "guest"]]]
    assert by_the_page([case], tmp_path) == by_the_command([case])
