"""After the end the truth stands between what either side knew of it, moment by moment."""

import json
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from app import games
from app.engine.memory import MEMORY, NOBODY
from tests.api.generic_client import entropy
from tests.browser.table import at_match, live, play_a_round, posted, seated
from tests.browser.test_access import DESK, PHONE, faults, whole_width
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

OPEN = "[data-do=minds]"
MOMENT = ".minds-steps p"
SLIDER = ".minds .slider"


async def resigned(server: Running, page: Page) -> None:
    """Resign, and wait until the page has it."""
    path = page.url.replace("/m/", "/api/matches/")
    frame = await (await page.request.get(path)).json()
    about = {"expect": frame["v"], "key": entropy()[:16]}
    await posted(server, page, f"{path.removeprefix(server.url)}/resign", about)
    await expect(page.locator(".outcome")).to_be_visible()


async def ended(server: Running, new_page: NewPage, device: dict[str, Any], **options: Any) -> Page:
    """Open the page of a match that was played for a while and is over."""
    players = await seated(server, new_page, **options)
    # Nobody looks at the other's page, and it need not draw what happens.
    await players[1].goto("about:blank")
    rng = Random(3)
    for _ in range(50):
        await play_a_round(server, players, rng)
    await players[1].close()
    await players[0].set_viewport_size(device["viewport"])
    await resigned(server, players[0])
    return players[0]


async def opened(page: Page, moment: int) -> None:
    """Open the three boards at a moment of the match."""
    await page.click(OPEN)
    await expect(page.locator(".minds")).to_be_visible()
    await expect(page.locator(".mind-told p").first).to_be_attached()
    await page.locator(SLIDER).evaluate(
        "(node, at) => { node.value = at; "
        "node.dispatchEvent(new Event('change', { bubbles: true })) }",
        moment,
    )
    await expect(page.locator(MOMENT)).to_contain_text(f"Moment {moment + 1} of")


async def last_of(page: Page) -> int:
    """Return the number of the last moment."""
    return int(await page.locator(SLIDER).get_attribute("max") or 0)


async def test_three_boards_stand_beside_each_other_and_go_through_the_match_together(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await ended(sqlite_server, new_page, DESK, reduced_motion="reduce")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await opened(page, 10)
    # What draws them comes to who asks for it alone.
    assert any("match/minds.js" in url for url in asked)
    us, truth, gb = [page.locator(f"#mind-{name}") for name in ("us", "truth", "gb")]
    boxes = [await one.bounding_box() for one in (us, truth, gb)]
    places = [(box["x"], box["y"], box["width"]) for box in boxes if box]
    assert len({y for _, y, _ in places}) == 1
    assert [x for x, _, _ in places] == sorted({x for x, _, _ in places})
    assert min(width for _, _, width in places) > 450
    await expect(truth.locator("#pieces .block.blank")).to_have_count(0)
    assert await us.locator("#pieces .block.blank.gb").count()
    assert not await us.locator("#pieces .block.blank.us").count()
    assert await gb.locator("#pieces .block.blank.us").count()
    # Under each it is told how many there are, a cell for each of them.
    for one in (us, gb):
        count = await one.locator(".mind-told > .cells .cell").count()
        await expect(one.locator(".mind-told > p")).to_contain_text(f" of {count} enemy blocks")
    said = page.locator(".minds [role=status]")
    await expect(said).to_contain_text("Moment 11 of")
    await expect(said).to_contain_text("Britain: Placed")
    # By keys, by the chart, by itself.
    await page.locator(".minds [data-close]").focus()
    await page.keyboard.press("ArrowRight")
    await expect(page.locator(MOMENT)).to_contain_text("Moment 12 of")
    await page.keyboard.press("ArrowLeft")
    await expect(page.locator(MOMENT)).to_contain_text("Moment 11 of")
    chart = page.locator(".plot svg")
    box = await chart.bounding_box()
    assert box
    await chart.click(position={"x": box["width"] - 1, "y": 20})
    last = await last_of(page)
    await expect(page.locator(SLIDER)).to_have_js_property("value", str(last))
    await page.click(".minds .steps [data-do=history] >> nth=0")
    await expect(page.locator(MOMENT)).to_contain_text("Moment 1 of")
    await page.click(".minds [data-do=history-play]")
    await expect(page.locator(MOMENT)).to_contain_text("Moment 3 of")
    await page.keyboard.press("Escape")
    await expect(page.locator(".minds")).to_be_hidden()
    await expect(page.locator(".replay p")).to_contain_text("Moment 3 of")
    # At the end the last moment stays.
    await opened(page, last)
    await page.click(".minds [data-do=history-play]")
    await expect(page.locator(".minds [data-do=history-play]")).to_have_text("Pause")
    await expect(page.locator(".minds [data-do=history-play]")).to_have_text("Play")
    await expect(page.locator(MOMENT)).to_contain_text(f"Moment {last + 1} of")


@pytest.mark.long
async def test_a_board_that_is_moved_takes_the_others_along(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await ended(sqlite_server, new_page, DESK, reduced_motion="reduce")
    await opened(page, 10)
    before = await looked_at(page)
    assert all(box == pytest.approx(before[0], abs=1) for box in before)
    await page.locator("#mind-gb .map").hover()
    await page.mouse.wheel(0, -400)
    await page.click("[data-zoom=zoom-in]")
    after = await looked_at(page)
    assert all(box == pytest.approx(after[0], abs=1) for box in after)
    assert after[0][2] < before[0][2] / 2
    await page.click("[data-zoom=zoom-all]")
    assert await looked_at(page) == before


async def looked_at(page: Page) -> list[list[float]]:
    """Return what part of the map each board shows."""
    maps = page.locator(".minds .map")
    boxes = [str(await maps.nth(n).get_attribute("viewBox")) for n in range(3)]
    return [[float(number) for number in box.split()] for box in boxes]


@pytest.mark.long
async def test_who_is_placed_wrongly_has_a_ring_and_is_told_so(
    sqlite_server: Running, new_page: NewPage
) -> None:
    async def wrong(route: Route) -> None:
        answer = await (await route.fetch()).json()
        for mind in answer["minds"]:
            piece = {"side": "gb", "kind": "infantry", "group": "", "max": 3, "cv": 3, "alike": 4}
            [at] = [town for town, one in answer["view"]["towns"].items() if town == "quebec"]
            if mind["side"] == "us":
                mind["sightings"] = [
                    {
                        "piece": {**piece, "at": at},
                        "when": {"key": "side-gb"},
                        "line": 1,
                        "at": [at],
                    }
                ]
                mind["view"]["towns"][at]["army"] = {"gb": 1}
                mind["wrong"] = [0]
                mind["tally"] = {"sure_wrong": 1}
        await route.fulfill(body=json.dumps(answer), content_type="application/json")

    page = await ended(sqlite_server, new_page, DESK, reduced_motion="reduce")
    await page.route("**/history?*minds=all", wrong)
    await opened(page, 10)
    ring = page.locator("#mind-us .piece:has(.ring-not-so)")
    await expect(ring).to_have_count(1)
    await expect(page.locator("#mind-gb .ring-not-so")).to_have_count(0)
    await expect(page.locator("#mind-us .mind-told")).to_contain_text("1 wrong")
    await page.keyboard.press("Shift+Tab")
    tip = page.locator("#mind-us .tip")
    await expect(tip).to_be_hidden()
    await ring.focus()
    await expect(ring).to_have_attribute("tabindex", "0")
    await expect(tip).to_contain_text("(in truth not here)")
    await ring.blur()
    await expect(tip).to_be_hidden()
    await ring.hover()
    await expect(tip).to_contain_text("(in truth not here)")


@pytest.mark.long
async def test_on_a_phone_one_board_is_shown_at_a_time(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await ended(sqlite_server, new_page, PHONE, has_touch=True, reduced_motion="reduce")
    await opened(page, 10)
    boards = {name: page.locator(f"#mind-{name} .mind-frame") for name in ("us", "truth", "gb")}

    async def refuse_but(shown: str) -> None:
        for name, board in boards.items():
            await expect(board).to_be_visible(visible=name == shown)
        await expect(page.locator(f".minds-tabs [data-mind={shown}]")).to_have_attribute(
            "aria-selected", "true"
        )

    await refuse_but("us")
    await page.get_by_role("tab", name="What was so").tap()
    await refuse_but("truth")
    await page.keyboard.press("ArrowRight")
    await refuse_but("gb")
    await page.keyboard.press("ArrowRight")
    await refuse_but("us")
    assert await whole_width(page)
    chart, dialog = [await page.locator(one).bounding_box() for one in (".plot svg", ".minds")]
    assert chart
    assert dialog
    assert chart["y"] + chart["height"] <= dialog["height"] == 844
    await page.get_by_role("button", name="One board").tap()
    await expect(page.locator(".replay p")).to_contain_text("Moment 11 of")


@pytest.mark.long
@pytest.mark.parametrize(
    ("device", "scheme"), [pytest.param(DESK, "dark"), pytest.param(PHONE, "light")]
)
async def test_axe_finds_nothing_in_three_boards(
    sqlite_server: Running, new_page: NewPage, device: dict[str, Any], scheme: str
) -> None:
    page = await ended(sqlite_server, new_page, device, color_scheme=scheme)
    await opened(page, 10)
    assert not await faults(page, ".minds")


@pytest.mark.parametrize("key", others_later(sorted(games.games(), reverse=True)))
async def test_they_are_offered_after_the_end_where_something_is_remembered(
    sqlite_server: Running, new_page: NewPage, key: str
) -> None:
    game = games.game(key)
    hides = "seen" in vars(type(game))
    for options in ({}, {MEMORY: NOBODY}) if hides else ({},):
        page = await new_page()
        made = await at_match(sqlite_server, page, key, side=game.sides[0], options=options)
        guest = {"invitation": made["invitation"], "name": "Bob", "entropy": entropy()}
        other = await new_page()
        await posted(sqlite_server, other, f"/api/matches/{made['match']}/sit", guest)
        await page.reload()
        await live(page)
        assert not await page.locator(OPEN).count()
        await resigned(sqlite_server, page)
        await expect(page.locator(OPEN)).to_have_count(1 if hides and not options else 0)
