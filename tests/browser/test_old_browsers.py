"""A browser that can't unpack frames is sent them whole, and plays as well."""

from random import Random

import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.browser.table import play_a_round, seated
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.long]


async def test_a_browser_that_can_not_unpack_frames_is_sent_them_whole(
    sqlite_server: Running, new_page: NewPage
) -> None:
    came: list[type] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: came.append(type(data)))

    async def old_page(**how: object) -> Page:
        page = await new_page(**how)
        await page.add_init_script("delete globalThis.DecompressionStream")
        page.on("websocket", opened)
        return page

    players = await seated(sqlite_server, old_page, reduced_motion="reduce")
    rng = Random(1)
    path = players[0].url.replace("/m/", "/api/matches/")
    for _ in range(20):
        await play_a_round(sqlite_server, players, rng)
    frame = await (await players[0].request.get(path)).json()
    await expect(players[0].locator("#pieces .piece").first).to_be_visible()
    shown = "() => document.querySelectorAll('#tab-body .log li').length"
    await players[0].click("#tab-log")
    assert frame["log"]
    await players[0].wait_for_function(f"({shown})() > 0")
    assert set(came) == {str}
