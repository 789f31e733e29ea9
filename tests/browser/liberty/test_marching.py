"""A block goes on by more than a step: what it can reach is lit, and one press goes there."""

import pytest
from playwright.async_api import Locator, Page, expect

from app.games.liberty.board import GB
from app.games.liberty.foresight import foresee
from app.games.liberty.game import GAME
from tests.browser.staging import Played, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.liberty.positions import at, position, seen, to
from tools.shots.liberty.positions import raised, summer_of_1777

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

GROUP = ("burgoyne", "riedesel")


def hexes(page: Page, which: str) -> Locator:
    return page.locator(f".map .hex-area{which}")


async def test_5_5_a_forced_march_is_lit_apart_and_one_press_makes_it_for_all_in_hand(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await page.wait_for_selector(".asked.mine")
    told = foresee(seen(stage.state, GB), f"block:{GROUP[0]}")
    assert told
    marches = {way.path[-1]: way.path for way in told.ways if way.marches}
    for nth, block in enumerate(GROUP):
        piece = page.locator(f"#pieces [data-names~='block:{block}']")
        await piece.dispatch_event("click", {"ctrlKey": nth > 0})
    await expect(hexes(page, ".lit.forced")).to_have_count(len(marches))
    await expect(page.locator(".in-hand")).to_contain_text("forced march")
    await expect(hexes(page, ".lit:not(.forced)")).not_to_have_count(0)
    target, path = next(iter(marches.items()))
    await hexes(page, f".forced[data-ground='hex:{target}']").dispatch_event("click")
    await expect(page.locator(".answers")).to_contain_text("2 blocks roll for their forced march")
    assert stage.pressed == ["move"] * len(path) * len(GROUP)
    assert {stage.state.blocks[block].at for block in GROUP} != {target}, "only planned yet"
    await expect(hexes(page, ".lit")).to_have_count(0)


async def test_5_5_a_forced_march_in_two_legs_is_lit_apart_too(
    sqlite_server: Running, new_page: NewPage
) -> None:
    piece_id = "georgia-loyalists"
    stage = Played.at(raised(position("augusta: gb georgia-loyalists 2", GB)), GB, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    piece = page.locator(f"#pieces [data-names~='block:{piece_id}']")
    await piece.dispatch_event("click")
    await expect(hexes(page, ".lit.forced")).not_to_have_count(0)
    await hexes(page, f"[data-ground='hex:{at('ebenezer')}']").dispatch_event("click")
    await expect(page.locator(".answers")).not_to_contain_text("forced march")
    await piece.dispatch_event("click")
    moved = position("augusta: gb georgia-loyalists 2", GB).play(GB, *to(piece_id, "ebenezer"))
    told = foresee(seen(moved.state, GB), f"block:{piece_id}")
    assert told
    assert any(way.marches and len(way.path) == 1 for way in told.ways)
    await expect(hexes(page, ".lit.forced")).to_have_count(len(told.ways))
    await expect(page.locator(".in-hand")).to_contain_text("forced march")


UNDER = """() => [...document.querySelectorAll('.map .spot.lit:has(.mark)')].flatMap((spot) => {
  const { x, y, width, height } = spot.querySelector('.mark').getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  const piece = over?.closest('#pieces [data-names]');
  return piece ? [[spot.dataset.names, piece.dataset.names]] : [];
})"""
"""Which marks of lit places are covered, and by whose pieces."""
ON_TOP = """() => [...document.querySelectorAll("#pieces .block.gb")].filter((piece) => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return piece.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
"""The British blocks whose middle nothing covers."""


async def test_what_is_in_hand_does_not_lie_over_where_it_could_go(
    sqlite_server: Running, new_page: NewPage
) -> None:
    newport = "newport: gb howe, gb welch-fusiliers, gb knyphausen, gb 5th-foot, gb 26th-foot"
    around = "boston: am washington, am maryland-line; springfield: am gates; new-haven: am morgan"
    stage = Played.at(raised(position(f"{newport}; {around}", GB)), GB, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await page.wait_for_selector(".asked.mine")
    await page.locator("#pieces [data-names~='block:howe']").dispatch_event("click")
    await expect(page.locator(".in-hand")).to_contain_text("Howe")
    await expect(page.locator(".map .spot.lit")).to_have_count(4)  # the Atlantic, too
    await page.wait_for_function(f"() => ({UNDER})().length === 0")
    # Who takes several sees them all.
    await page.get_by_role("button", name="Move several together").click()
    await page.wait_for_function(f"() => ({ON_TOP})().length === 5")
