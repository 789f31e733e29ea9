"""The pictures of pieces beside the rules are what the board draws."""

from pathlib import Path

import pytest

from app.games import games
from tests.browser.table import at_match
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.pictures import portraits
from tools.shots.scenes import SHOWN

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]
IMAGES = Path(__file__).resolve().parents[2] / "static/games"


@pytest.mark.usefixtures("unbundled")
@pytest.mark.parametrize("game", sorted(SHOWN))
async def test_pictures_of_pieces_are_in_step_with_the_board(
    own_sqlite_server: Running, new_page: NewPage, game: str
) -> None:
    ann = await new_page()
    await at_match(own_sqlite_server, ann, game, side=games()[game].sides[0])
    await ann.emulate_media(color_scheme="light")
    drawn = await portraits(ann, game)
    stored = {path.stem: path.read_text("utf-8") for path in (IMAGES / game / "img").glob("*.svg")}
    assert stored == drawn, "run `make pictures`"
