"""Stacks and names keep out of each other's way in the fullest position, and stacks fan out."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.war1812.actions import Done
from tests.browser.staging import Stage, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.war1812.positions import marches, position
from tools.shots.war1812.positions import fullest

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}

# What lies on what, as parts of the smaller one's area, and the names that are not seen.
LYING = """() => {
  const box = (node) => node.getBoundingClientRect();
  const area = ({width, height}) => width * height;
  const common = (a, b) => {
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return w > 0 && h > 0 ? w * h / Math.min(area(a), area(b)) : 0;
  };
  const things = [...document.querySelectorAll("#pieces > g")].map((node) => ({
    stack: node.dataset.stack, label: node.querySelector(".piece").ariaLabel,
    box: box(node.querySelector(".face, .hull"))}));
  const marks = [...document.querySelectorAll("#towns .mark")].map((node) => ({
    label: node.closest(".town").id, box: box(node)}));
  const texts = [...document.querySelectorAll("#towns .town-name")];
  const seen = texts.filter((node) => getComputedStyle(node).visibility === "visible");
  const names = seen.map((node) => ({label: node.textContent, box: box(node)}));
  const lying = [];
  const meet = (a, b, most) => {
    const part = common(a.box, b.box);
    if (part > most) lying.push(`${a.label} on ${b.label}: ${part.toFixed(2)}`);
  };
  things.forEach((a, n) => {
    for (const b of things.slice(n + 1)) if (a.stack !== b.stack) meet(a, b, 0.1);
    for (const mark of marks) meet(a, mark, 0.12);
    for (const name of names) meet(a, name, 0.3);
  });
  names.forEach((a, n) => names.slice(n + 1).forEach((b) => meet(a, b, 0.3)));
  const hidden = texts.filter((node) => !seen.includes(node)).map((node) => node.textContent);
  return {lying, hidden, pieces: things.length, names: names.length};
}"""


async def settled(page: Page) -> None:
    """Wait until the map has come to rest and nothing moves."""
    # The page's own timer, which is shorter, has fired when this one does.
    await page.evaluate("new Promise((done) => setTimeout(done, 350))")
    await page.evaluate(
        """Promise.allSettled(document.getAnimations()
          .filter((one) => one.effect.getTiming().iterations !== Infinity)
          .map((one) => one.finished))"""
    )


async def lying(page: Page) -> Any:
    await settled(page)
    return await page.evaluate(LYING)


async def open_tools(page: Page) -> None:
    """Show the map's buttons, which lie behind one on a phone."""
    tools = page.locator("[data-do=tools]")
    if await tools.is_visible():
        await tools.click()


@pytest.mark.parametrize("viewer", ["us", "gb"])
@pytest.mark.parametrize("size", SIZES)
async def test_nothing_lies_on_anything_else_in_the_fullest_position(
    sqlite_server: Running, new_page: NewPage, size: str, viewer: str
) -> None:
    page = await shown(sqlite_server, await new_page(**SIZES[size]), Stage.at(fullest(), viewer))
    found = await lying(page)
    assert found["pieces"] > 25
    assert not found["lying"]
    assert len(found["hidden"]) <= (1 if size == "wide" else 5), found["hidden"]
    await open_tools(page)
    await page.click("[data-do=zoom-in]")
    await page.click("[data-do=zoom-in]")
    found = await lying(page)
    assert not found["lying"]
    assert len(found["hidden"]) <= 1, found["hidden"]


async def test_a_phone_opens_on_most_of_ones_own_pieces_and_shows_the_whole_map_when_asked(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(fullest(), "us")
    page = await shown(sqlite_server, await new_page(**SIZES["phone"]), stage)
    await settled(page)
    outside = """(kind) => {
      const map = document.querySelector("#map").getBoundingClientRect();
      return [...document.querySelectorAll(kind)].filter((node) => {
        const {left, right, top, bottom} = node.getBoundingClientRect();
        return left < map.left || right > map.right || top < map.top || bottom > map.bottom;
      }).length;
    }"""
    # Not all of the front is large enough to be read on a phone: most of it is.
    own = await page.locator("#pieces .block.us .face").count()
    assert await page.evaluate(outside, "#pieces .block.us .face") < own / 2
    assert await page.evaluate("document.querySelector('#map svg').getScreenCTM().a") >= 0.6
    await open_tools(page)
    await page.click("[data-do=zoom-all]")
    await settled(page)
    assert await page.evaluate(outside, "#towns .mark") == 0


async def test_a_stack_fans_out_under_the_mouse_and_closes_when_it_leaves(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await shown(sqlite_server, await new_page(**SIZES["wide"]), Stage.at(fullest(), "us"))
    await settled(page)
    stack = page.locator("#pieces [data-stack='buffalo/us'] .block .face")
    closed = await covered(stack)
    await stack.last.hover()
    await settled(page)
    assert closed > 0.2
    assert await covered(stack) < 0.05
    await page.mouse.move(20, 400)
    await settled(page)
    assert await covered(stack) == pytest.approx(closed, abs=0.02)


async def test_nothing_moves_under_a_press_and_the_block_is_taken(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await shown(sqlite_server, await new_page(**SIZES["wide"]), Stage.at(fullest(), "us"))
    await settled(page)
    stack = page.locator("#pieces [data-stack='buffalo/us'] .block")
    closed = await covered(stack.locator(".face"))
    front = stack.last.locator(".face")
    box = await front.bounding_box()
    assert box
    await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await page.mouse.down()
    await settled(page)
    assert await covered(stack.locator(".face")) == pytest.approx(closed, abs=0.02)
    await page.mouse.up()
    await expect(stack.last).to_have_attribute("aria-pressed", "true")


async def test_a_stack_that_the_keyboard_comes_to_fans_out_and_closes_when_it_goes(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await shown(sqlite_server, await new_page(**SIZES["wide"]), Stage.at(fullest(), "us"))
    await settled(page)
    faces = page.locator("#pieces [data-stack='kingston/gb'] .block .face")
    closed = await covered(faces)
    await page.focus("#town-kingston")
    await page.keyboard.press("b")
    await settled(page)
    assert closed > 0.2
    assert await covered(faces) < 0.05
    # Nothing can be done with the other side's blocks, yet they are looked at.
    assert await page.evaluate("document.activeElement.matches('#pieces .blank')")
    assert await page.locator('#map [tabindex="0"]').count() == 1
    assert await page.locator("#pieces > g").last.get_attribute("data-stack") == "kingston/gb"
    await page.focus("#tab-log")
    await settled(page)
    assert await covered(faces) == pytest.approx(closed, abs=0.02)


async def test_keys_walk_through_pieces_in_one_order_whatever_is_drawn_on_top(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await shown(sqlite_server, await new_page(**SIZES["wide"]), Stage.at(fullest(), "us"))
    walked: list[str] = []

    async def walk(keys: str) -> None:
        for key in keys:
            await page.keyboard.press(key)
            await settled(page)
            walked.append(await page.evaluate("document.activeElement.dataset.names"))

    await walk("nnnn")
    await page.locator(f"#pieces [data-names='{walked[1]}'] :is(.face, .hull)").first.hover()
    await settled(page)
    await walk("ppp")
    assert len(set(walked[:4])) == 4
    assert walked[4:] == walked[2::-1]


async def test_the_map_fills_a_phone_that_is_turned(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(fullest(), "us")
    page = await shown(sqlite_server, await new_page(**SIZES["phone"]), stage)
    proportions = """() => {
      const map = document.querySelector("#map svg");
      const {width, height} = map.getBoundingClientRect();
      const {width: w, height: h} = map.viewBox.baseVal;
      return [w / h, width / height];
    }"""
    for width, height in ((1100, 500), (390, 844)):
        await page.set_viewport_size({"width": width, "height": height})
        await settled(page)
        seen, pane = await page.evaluate(proportions)
        assert seen == pytest.approx(pane, rel=0.01)


async def covered(faces: Any) -> float:
    """The greatest part of any face that another one lies on."""
    part: float = await faces.evaluate_all("""(faces) => Math.max(...faces.flatMap((a, n) =>
      faces.slice(n + 1).map((b) => {
        const [p, q] = [a, b].map((node) => node.getBoundingClientRect());
        const w = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        return w > 0 && h > 0 ? w * h / (p.width * p.height) : 0;
      })))""")
    return part


# Names that lie nearer to another place than to their own, or on each other, and those not seen.
MISREAD = """() => {
  const box = (node) => node.getBoundingClientRect();
  const gap = (a, b) => Math.hypot(Math.max(a.left - b.right, 0, b.left - a.right),
    Math.max(a.top - b.bottom, 0, b.top - a.bottom));
  const towns = [...document.querySelectorAll("#towns .town")].map((node) => {
    const name = node.querySelector(".town-name");
    return {id: node.id, word: name.textContent, mark: box(node.querySelector(".mark")),
      name: box(name), isSeen: getComputedStyle(name).visibility === "visible"};
  });
  const seen = towns.filter((town) => town.isSeen);
  const misread = seen.flatMap((town) => towns
    .filter((other) => gap(town.name, other.mark) < gap(town.name, town.mark) - 4)
    .map((other) => `${town.word} is read as ${other.word}`));
  const onEachOther = seen.flatMap((a, n) => seen.slice(n + 1).filter((b) =>
    Math.min(a.name.right, b.name.right) - Math.max(a.name.left, b.name.left) > 6
    && Math.min(a.name.bottom, b.name.bottom) - Math.max(a.name.top, b.name.top)
      > a.name.height * 0.4
  ).map((b) => `${a.word} on ${b.word}`));
  return {misread, onEachOther, seen: seen.map(({id}) => id)};
}"""

ARMIES = (
    "york: gb infantry 3; fort-george: gb infantry 4 4; fort-niagara: us infantry 3;"
    "buffalo: us infantry 4 4; oswego: us infantry 3; kingston: gb infantry 4 2;"
    "kingston: gb ships 1; sackets-harbor: us infantry 3; sackets-harbor: us ships 1;"
    "detroit: us infantry 3; amherstburg: gb infantry 4; montreal: gb infantry 3 2;"
    "lacolle: gb infantry 3; quebec: gb infantry 3; albany: us infantry 2"
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en", pytest.param("ja", marks=pytest.mark.long)])
async def test_a_name_is_read_as_its_own_places(
    sqlite_server: Running, new_page: NewPage, size: str, locale: str
) -> None:
    stage = Stage.at(position(ARMIES, mover="gb"), "gb")
    page = await shown(sqlite_server, await new_page(**SIZES[size], locale=locale), stage)
    await settled(page)
    found = await page.evaluate(MISREAD)
    assert not found["misread"]
    assert not found["onEachOther"]
    assert len(found["seen"]) > 18
    stage.act("gb", *marches(stage.state, "fort-george", "fort-niagara"), Done())
    stage.tell()
    await page.wait_for_selector(".battle-card")
    await settled(page)
    assert "town-fort-niagara" in (await page.evaluate(MISREAD))["seen"]


async def test_a_phones_whole_map_has_the_names_of_ones_own_towns(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(position(ARMIES, mover="gb"), "gb")
    page = await shown(sqlite_server, await new_page(**SIZES["phone"]), stage)
    await settled(page)
    await open_tools(page)
    await page.click("[data-do=zoom-all]")
    await settled(page)
    for town in ("amherstburg", "detroit", "quebec"):
        box = await page.locator(f"#town-{town} .town-name").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
