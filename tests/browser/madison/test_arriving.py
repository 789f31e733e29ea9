"""Mr. Madison's War: reinforcements are counters to press, and one button places them all."""

from typing import Any

import pytest
from playwright.async_api import expect

from app.games.madison.actions import HoldBack
from app.games.madison.state import Phase
from tests.browser import test_touch
from tests.browser.madison.table import at
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.madison.waters import in_phase

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

COMING = (
    "york: gb gb_41; lewiston: us us_13;"
    "schedule: us us_5, us smyth, us v_somers, us us_24, us us_29, us us_17, us v_ohio, us v_trippe"
)
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = test_touch.PHONE


@pytest.mark.parametrize("size", others_later([PHONE, DESK]))
async def test_reinforcements_are_counters_that_are_pressed_to_hold_them_back(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    state = in_phase(COMING, Phase.ARRIVALS, "1812_SF").state
    page, stage = await at(sqlite_server, new_page, state, **size)
    count = sum(isinstance(one, HoldBack) for one in stage.choices("us"))
    assert count > 1
    counters = page.locator(".answers .free .button:has(.arrival)")
    await expect(counters).to_have_count(count)
    main = page.locator(".answers > .main .button")
    await expect(main).to_have_text(f"Place all {count}")
    await counters.first.click()
    await expect(page.locator(".answers .button:has(.held-back)")).to_have_count(1)
    await expect(page.locator(".answers .button:has(.held-back)")).to_contain_text("held back")
    await expect(main).to_have_text(f"Place {count - 1}, hold 1 back")
    await expect(main).to_be_in_viewport(ratio=1)
    assert stage.pressed == ["hold-back"]
