"""The dice of a test in the browser follow from its seed, the page's share among them."""

import pytest

from app.matches import ids
from app.matches.models import MatchInfo
from tests.browser.table import enter, make_match
from tests.fixtures import chance
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, running

pytestmark = pytest.mark.browser


@pytest.mark.long
async def test_a_match_of_two_pages_has_the_same_dice_again(
    sqlite_url: str, new_page: NewPage
) -> None:
    async def begun(server: Running) -> MatchInfo:
        chance.begin("1/a match")
        made = await make_match(server, await new_page())
        await enter(await new_page(), made.invitation, "Bob")
        match = ids.read(made.page.url.rpartition("/")[2])
        assert match is not None
        loaded = await server.site.matches.load(match)
        return loaded.state.info

    async with running(sqlite_url) as server:
        first = await begun(server)
    async with running(f"{sqlite_url}-again") as server:
        second = await begun(server)
    assert (first.key, first.id) == (second.key, second.id)
    assert first.creator_entropy != first.guest_entropy
