"""A battle's card hides neither the place that is fought for nor what may be pointed at."""

import re
from typing import Any, TypeVar

import pytest
from playwright.async_api import Page, expect

from app.games.war1812.actions import Done, Fire, Retreat, Sail, Stand, Stay
from app.kit.battle import TakeHit
from tests.browser.staging import Played, Stage, shown
from tests.browser.table import caught_up
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.war1812.positions import asked, block, marches, position

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

AStage = TypeVar("AStage", bound=Stage)
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "low": {"viewport": {"width": 1180, "height": 660}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}

# What lies under the card or beyond the map's edge, of the place fought for and of what is lit.
UNSEEN = """() => {
  const box = (node) => node.getBoundingClientRect();
  const [card, pane] = [".battle-card", "#board"].map((one) => box(document.querySelector(one)));
  const lit = [...document.querySelectorAll("#towns .spot.lit .mark")];
  const hidden = (node) => {
    const at = box(node);
    const isIn = at.left >= pane.left && at.right <= pane.right && at.top >= pane.top
      && at.bottom <= pane.bottom;
    return !isIn || (at.left < card.right && at.right > card.left && at.top < card.bottom
      && at.bottom > card.top);
  };
  const asked = [document.querySelector("#fight .fight-ring"), ...lit];
  return {seen: asked.length, unseen: asked.filter(hidden).map((node) => node.closest("[id]").id)};
}"""


def fought(origin: str, town: str) -> Stage:
    """The second round of a battle for an American town; the page is the attacker's."""
    text = f"{town}: us infantry 2 2; {origin}: gb infantry 4 4; kingston: gb infantry 2"
    stage = Stage.at(position(text, mover="gb"), "gb")
    stage.act("gb", *marches(stage.state, origin, town), Done())
    stage.act("us", Stand(), dice=(6, 1, 1, 1))
    stage.act("gb", TakeHit(block(stage.state, "gb", town)), Done())
    return stage


def under_fire(kind: type[AStage], own: tuple[int, ...], hits: int) -> AStage:
    """Who holds Buffalo with blocks of some strengths has hits to take; the page is theirs."""
    text = f"fort-erie: gb infantry 4 4; buffalo: us infantry {' '.join(map(str, own))}"
    stage = kind.at(position(f"{text}; york: gb infantry 2", mover="gb"), "us")
    stage.act("gb", *marches(stage.state, "fort-erie", "buffalo"), Done())
    stage.act("us", Stand(), dice=(1,) * sum(own))
    stage.act("gb", Fire(), dice=(*(6,) * hits, *(1,) * (8 - hits)))
    return stage


def on_the_lake() -> Stage:
    """Two fleets on Lake Ontario; the American may withdraw to three ports."""
    text = (
        "lake-ontario: gb 2; sackets-harbor: us ships 2, us infantry 3; oswego: us infantry 3;"
        "fort-niagara: us infantry 2; kingston: gb infantry 3; york: gb infantry 2"
    )
    stage = Stage.at(position(text), "us")
    out = Sail("sackets-harbor", "lake-ontario", True)
    stage.act("us", out, out, Done(), dice=(1,) * 8)
    return stage


BATTLES = {
    "Fort Niagara": lambda: fought("fort-george", "fort-niagara"),
    "Detroit": lambda: fought("amherstburg", "detroit"),
    "Ogdensburg": lambda: fought("prescott", "ogdensburg"),
    "Plattsburg": lambda: fought("lacolle", "plattsburg"),
    "Lake Ontario": on_the_lake,
}


async def view_of(page: Page) -> str:
    """Return what part of the map is seen."""
    found = await page.get_attribute("#map svg", "viewBox")
    assert found
    return found


@pytest.mark.parametrize(
    ("size", "names"),
    [
        pytest.param("wide", ["Fort Niagara", "Lake Ontario"], marks=pytest.mark.long),
        pytest.param("low", ["Ogdensburg", "Plattsburg", "Lake Ontario"], marks=pytest.mark.long),
        ("phone", ["Detroit", "Lake Ontario"]),
    ],
)
async def test_the_place_and_what_is_lit_stay_in_sight(
    sqlite_server: Running, new_page: NewPage, size: str, names: list[str]
) -> None:
    for name in names:
        page = await shown(sqlite_server, await new_page(**SIZES[size]), BATTLES[name]())
        await page.wait_for_selector(".battle-card")
        found = await page.evaluate(UNSEEN)
        assert not found["unseen"], name
        assert found["seen"] == (4 if name == "Lake Ontario" else 1)


async def test_a_card_stays_over_a_sheet_that_is_scrolled_and_does_not_push_the_map(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = on_the_lake()
    page = await shown(sqlite_server, await new_page(**SIZES["phone"]), stage)
    card = page.locator(".battle-card")
    before = await card.bounding_box()
    await page.locator(".sheet").evaluate("(sheet) => { sheet.scrollTop = sheet.scrollHeight }")
    await expect(page.locator("#tab-body")).to_be_in_viewport()
    assert await card.bounding_box() == before
    stage.act("us", Stay())
    stage.tell()
    await expect(page.locator("#towns .spot.lit")).to_have_count(0)
    ring, map_ = [
        await page.locator(one).bounding_box() for one in ("#fight .fight-ring", "#board")
    ]
    assert ring
    assert map_
    assert ring["y"] + ring["height"] < map_["y"] + map_["height"]


@pytest.mark.long
async def test_the_map_is_seen_as_before_once_the_battle_is_over(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**SIZES["low"])
    text = "plattsburg: us infantry 1; lacolle: gb infantry 4 4; kingston: gb infantry 2"
    stage = Stage.at(position(text, mover="gb"), "gb")
    await shown(sqlite_server, page, stage)
    before = await view_of(page)
    stage.act("gb", *marches(stage.state, "lacolle", "plattsburg"), Done())
    stage.tell()
    await page.wait_for_selector(".battle-card")
    stage.act("us", Stand(), dice=(1,))
    stage.act("gb", Fire(), dice=(6,) * 8)
    stage.tell()
    await page.wait_for_selector(".battle-result")
    assert await view_of(page) == before


async def test_a_phone_comes_so_near_to_a_battle_that_names_are_read(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "detroit: us infantry 2; quebec: gb infantry 4; amherstburg: gb infantry 4"
    stage = Stage.at(position(f"{text}; plattsburg: us infantry 3", mover="gb"), "gb")
    page = await new_page(**SIZES["phone"], reduced_motion="reduce")
    await shown(sqlite_server, page, stage)
    whole = await view_of(page)
    stage.act("gb", *marches(stage.state, "amherstburg", "detroit"), Done())
    stage.tell()
    await page.wait_for_selector(".battle-card")
    await caught_up(page)
    near = await view_of(page)
    unit = 390 / float(near.split()[2])
    assert unit > 0.55, (whole, near)


STEADY = """() => {
  const { height } = document.querySelector("#battle").getBoundingClientRect();
  const seen = document.querySelector("#map svg").getAttribute("viewBox");
  return [height, seen, document.querySelector("#battle").className];
}"""


@pytest.mark.parametrize("size", others_later(["wide", "phone"]))
async def test_card_and_map_are_the_same_from_the_first_line_to_the_last(
    sqlite_server: Running, new_page: NewPage, size: str
) -> None:
    text = "plattsburg: us infantry 4 3 2 2 2; lacolle: gb infantry 4 4 4; kingston: gb infantry 2"
    stage = Stage.at(position(text, mover="gb"), "gb")
    stage.act("gb", *marches(stage.state, "lacolle", "plattsburg"), Done())
    page = await new_page(**SIZES[size], reduced_motion="reduce")
    await shown(sqlite_server, page, stage)
    await page.wait_for_selector(".battle-card")
    before = await page.evaluate(STEADY)
    stage.act("us", Stand(), dice=(6, 6, 6, *(1,) * 10))
    for action, dice in ((None, ()), (Fire(), (6, *(1,) * 8)), (Fire(), (6, 6, *(1,) * 10))):
        asked_to = asked(stage.state)[0][0]
        if action:
            stage.act(asked_to, action, dice=dice)
            asked_to = asked(stage.state)[0][0]
        while asked(stage.state)[0] == (asked_to, "take-hits"):
            stage.act(asked_to, stage.choices(asked_to)[0])
        stage.tell()
        await caught_up(page)
        assert await page.evaluate(STEADY) == before
    assert await page.locator(".battle-card .volley").count() == 2


@pytest.mark.parametrize("size", others_later(["phone", "wide"]))
async def test_how_a_battle_ended_stays_while_the_enemy_goes_on(
    sqlite_server: Running, new_page: NewPage, size: str
) -> None:
    text = "plattsburg: us infantry 1; lacolle: gb infantry 4 4; york: us infantry 2"
    stage = Stage.at(position(text, mover="gb", first="us"), "gb")
    stage.act("gb", *marches(stage.state, "lacolle", "plattsburg"), Done())
    page = await new_page(**SIZES[size], reduced_motion="reduce")
    await shown(sqlite_server, page, stage)
    stage.act("us", Stand(), dice=(1,))
    stage.act("gb", Fire(), dice=(6,) * 8)
    assert asked(stage.state)[0][0] == "us"
    stage.act("us", *marches(stage.state, "york", "london"), Done())
    stage.tell()
    await expect(page.locator(".battle-result h2")).to_have_text("Britain holds Plattsburg")
    await page.click("[data-do=dismiss]")
    await expect(page.locator(".battle-result")).to_have_count(0)


async def test_what_led_to_a_battle_is_told_while_it_is_fought(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = fought("fort-george", "fort-niagara")
    page = await shown(sqlite_server, await new_page(**SIZES["wide"]), stage)
    await expect(page.locator(".latest li").last).to_contain_text("attacks at Fort Niagara")
    await expect(page.locator(".latest")).to_contain_text("from Fort George to Fort Niagara")
    await expect(page.locator(".latest li", has_text="fires")).to_have_count(0)


async def test_own_blocks_of_a_line_have_their_names(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = fought("fort-george", "fort-niagara")
    page = await shown(sqlite_server, await new_page(**SIZES["wide"]), stage)
    lines = page.locator(".battle-card .line.gb .line-block")
    labels = [await lines.nth(n).get_attribute("aria-label") for n in range(2)]
    assert labels[0] != labels[1]
    known = await page.locator("#pieces .block.gb").evaluate_all(
        "(all) => all.map((one) => one.ariaLabel.split(',')[0])"
    )
    assert {str(label).split(",")[0] for label in labels} <= set(known)


async def test_who_has_given_out_all_hits_is_told_to_press_done(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = under_fire(Stage, (4, 3), hits=1)
    stage.act("us", TakeHit(block(stage.state, "us", "buffalo", cv=4)))
    page = await shown(sqlite_server, await new_page(**SIZES["wide"]), stage)
    await expect(page.locator("#prompt")).to_contain_text("press Done")
    await expect(page.locator(".battle-state")).to_have_text(
        "United States has given out its hits."
    )


async def test_all_hits_are_given_out_by_one_press(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = under_fire(Played, (2, 4), hits=3)
    page = await shown(sqlite_server, await new_page(**SIZES["wide"]), stage)
    # Where there is room a button says block and deed in one line.
    named = page.locator(".answers .of-block", has_text="4 of 4")
    assert re.search("infantry, 4 of 4: Takes a hit$", await named.inner_text())
    at_once = page.get_by_role("button", name="The strongest take the 3 hits")
    await at_once.click()
    await expect(at_once).to_have_count(0)
    await expect(page.locator("#prompt")).not_to_contain_text("hits")
    own = stage.frame()["view"]["blocks"].values()
    standing = [one["cv"] for one in own if one.get("at") == "buffalo"]
    # Who is to take them is said by that press: there is nothing left to be done with the rest.
    assert stage.pressed == ["take-hit"] * 3 + ["done"]
    assert sorted(standing) == [1, 2]


async def test_a_phone_has_room_for_who_takes_the_hits_each_named_in_full(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await shown(
        sqlite_server, await new_page(**SIZES["phone"]), under_fire(Stage, (4, 3, 2), 2)
    )
    named = page.locator(".answers .of-block")
    await expect(named).to_have_count(3)
    await expect(named.first).to_have_accessible_name(re.compile("infantry, 4 of 4: Takes a hit$"))
    for button in (*(await named.all()), page.locator(".answers .along .button")):
        await expect(button).to_be_in_viewport(ratio=1)
    first, second = [await named.nth(nth).bounding_box() for nth in (0, 1)]
    assert first
    assert second
    assert first["y"] == second["y"]
    assert min(first["height"], second["height"]) >= 43.5


async def test_a_block_lost_to_a_hit_keeps_its_place_until_all_hits_are_given(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = under_fire(Stage, (1, 1, 3), hits=3)
    page = await shown(sqlite_server, await new_page(**SIZES["wide"]), stage)
    pieces = page.locator(".battle-card .line.us .line-block")
    await expect(pieces).to_have_count(3)
    places = [await pieces.nth(n).bounding_box() for n in range(3)]
    weak = next(choice for choice in stage.choices("us") if is_last_step(stage, choice))
    stage.act("us", weak)
    stage.tell()
    await expect(page.locator(".line.us .line-block.lost")).to_have_count(1)
    await expect(page.locator(".line.us button.line-block.lost")).to_have_count(0)
    assert [await pieces.nth(n).bounding_box() for n in range(3)] == places
    await expect(page.locator(".line.us .count")).to_contain_text("2 blocks")


def is_last_step(stage: Stage, action: Any) -> bool:
    """Whether a hit takes a block's last step."""
    return isinstance(action, TakeHit) and stage.state.blocks[action.block].cv == 1


# Lines of a card's story that are seen, but not whole.
CUT = """() => {
  const story = document.querySelector(".battle-card .story");
  const room = story.getBoundingClientRect();
  const lines = [...story.children].map((node) => node.getBoundingClientRect())
    .filter((at) => at.left < room.right - 1 && at.bottom > room.top + 1);
  return {lines: lines.length, cut: lines.filter((at) => at.top < room.top - 1).length};
}"""


@pytest.mark.parametrize("size", ["wide", "low"])
async def test_a_story_shows_whole_lines_alone(
    sqlite_server: Running, new_page: NewPage, size: str
) -> None:
    page = await shown(sqlite_server, await new_page(**SIZES[size]), under_fire(Stage, (4, 3), 3))
    await page.wait_for_selector(".battle-card .story li")
    found = await page.evaluate(CUT)
    assert found["lines"] > 0
    assert found["cut"] == 0
    # The newest lies lowest.
    tops = await page.evaluate(
        "() => [...document.querySelectorAll('.battle-card .story li')]"
        ".map((node) => node.getBoundingClientRect().top)"
    )
    assert tops[-1] == max(tops)


async def test_each_volley_tells_what_its_own_dice_needed_and_who_flees_is_told(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**SIZES["wide"])
    stage = under_fire(Stage, (3, 2), 0)
    await shown(sqlite_server, page, stage)
    state, needs = page.locator(".battle-state"), page.locator(".between .needs")
    await expect(state).to_have_text("United States to fire: 5 dice, each 6 is a hit.")
    await expect(needs).to_have_text(["each 6 hits", "each 6 hits"])
    stage.act("us", Retreat("williamsburg"), dice=(5,))
    stage.tell()
    await expect(state).to_have_text("United States retreats under fire.", timeout=15_000)
    await caught_up(page)
    await expect(needs).to_have_text(["each 6 hits", "each 4–6 hits"])
    await expect(page.locator(".between .round")).to_have_text("Pursuit")
