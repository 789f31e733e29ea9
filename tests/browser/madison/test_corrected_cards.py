"""Who has entered the real texts of their deck reads them on the cards."""

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import expect

from app.data_sheets.files import load
from app.engine.board_data import digest_of
from app.engine.game import AnyGame
from app.games import game, games
from tests.browser.table import at_match
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, running

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

CARD = re.compile(r'(id = "\d+", kind = .*?)title = "[^"]*"(.*?, )text = "[^"]*"')
TEXT = "What the card in my deck says, <b>word for word</b>."


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> AnyGame:
    """The game with a title and a text of its owner on every card."""
    sheets = game("madison").data_sheets
    assert sheets is not None
    path = tmp_path_factory.mktemp("sheets") / "deck.toml"
    path.write_text(CARD.sub(rf'\1title = "Mine"\2text = "{TEXT}"', sheets.written()), "utf-8")
    return load(path, games())


@pytest.fixture
async def at(sqlite_url: str, corrected: AnyGame) -> AsyncIterator[Running]:
    """A server that has the corrected board."""
    async with running(sqlite_url, [corrected]) as one:
        yield one


async def test_the_cards_of_a_corrected_deck_say_what_its_owner_entered(
    at: Running, new_page: NewPage, corrected: AnyGame
) -> None:
    page = await new_page()
    more: dict[str, Any] = {"machine": "commander", "board": digest_of(corrected.sheet)}
    await at_match(at, page, "madison", scenario="1814", side="us", **more)
    card = page.locator(".strategy-card").first
    await expect(card.locator(".card-text")).to_have_text(TEXT)
    await expect(card.locator(".card-name")).to_contain_text("Mine")
