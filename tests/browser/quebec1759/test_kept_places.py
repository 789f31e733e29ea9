"""Nothing slides while Quebec 1759 is played, beside the map and on a phone."""

from typing import Any

import pytest

from tests.browser.test_kept_places import DESK, played
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(180)]

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}


async def test_beside_the_map_nothing_changes_its_size(
    sqlite_server: Running, new_page: NewPage
) -> None:
    places = await played(sqlite_server, await new_page(**DESK), "quebec1759")
    assert len(places["map"]) == 1, places["map"]
    assert len(places["main"]) == 1, places["main"]


async def test_on_a_phone_only_a_battle_takes_room_from_the_map(
    sqlite_server: Running, new_page: NewPage
) -> None:
    places = await played(sqlite_server, await new_page(**PHONE), "quebec1759")
    assert len({place for place in places["map"] if "in battle" not in place}) == 1, places["map"]
