"""Battles in columns on the page: a view is shown that the test makes up."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.browser.table import at_match
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = pytest.mark.browser

GAME = "quebec1759"
BUSY = re.compile(r"\bbusy\b")
OWN = {
    "BR-15": {"kind": "infantry", "group": "", "max": 4, "cv": 4, "at": "BE"},
    "BR-LI": {"kind": "light-infantry", "group": "", "max": 3, "cv": 3, "at": "BE"},
    "BR-WOLFE": {"kind": "leader", "group": "", "max": 1, "cv": 1, "at": "BE"},
}
COLUMNS = ("left", "center", "right")


def faces(*ids: str) -> list[dict[str, Any]]:
    return [{key: OWN[id_][key] for key in ("kind", "max", "cv")} | {"id": id_} for id_ in ids]


def field(own: dict[str, Any], enemy: dict[str, Any], **more: Any) -> dict[str, Any]:
    fight = {"zone": "BE", "attacker": "gb", "defender": "fr", "origin": "OR"}
    return fight | {"stage": "attacker", "posts": {"gb": own, "fr": enemy}} | more


def view(battle: dict[str, Any] | None) -> dict[str, Any]:
    zones = {"BE": {"army": {"gb": 3, "fr": 4}, "held": "fr"}, "OR": {"army": {"gb": 18, "fr": 0}}}
    return {
        "side": "gb",
        "options": {},
        "turn_number": 3,
        "phase": "battles",
        "zones": zones,
        "blocks": OWN,
        "ships": {"BA": 3, "SL": 1},
        "hand": 0,
        "cv": {"gb": 55, "fr": 53},
        "lost": {},
        "orders": {},
        "battle": battle,
    }


def frame(shown: dict[str, Any], actions: list[dict[str, Any]], v: int = 1) -> dict[str, Any]:
    return {
        "type": "frame",
        "match": "",
        "game": GAME,
        "edition": 1,
        "viewer": "gb",
        "v": v,
        "status": "running",
        "names": {},
        "machines": {},
        "options": {},
        "view": shown,
        "awaiting": [],
        "choices": {"prompt": {"key": "board-undo"}, "rule": "12.2", "actions": actions},
        "draft": {"steps": [], "rejected_steps": []},
        "log": [],
        "offered": "",
        "standing": {},
        "sealed": [],
        "claim": {"days": 0, "by": "", "claimable_at": 0},
        "outcome": None,
        "fairness": {"commitment": "", "head": ""},
    }


def deployments(*ids: str) -> list[dict[str, Any]]:
    return [
        {
            "action": {"type": "deploy", "block": id_, "post": post},
            "final": False,
            "subject": f"block:{id_}",
            "target": f"column:{post}",
        }
        for id_ in ids
        for post in (*COLUMNS, "reserve")
    ]


class Theatre:
    """A page that shows frames of ours, and what it says to the server."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts: list[dict[str, Any]] = []
        self.socket: WebSocketRoute | None = None

    async def open(self, server: Running, first: dict[str, Any]) -> None:
        def answer(socket: WebSocketRoute) -> None:
            self.socket = socket

            def heard(text: str | bytes) -> None:
                message = json.loads(text)
                if message["type"] == "hello":
                    self.show(first)
                elif message["type"] == "act":
                    self.acts.append(message["action"])

            socket.on_message(heard)

        await self.page.route_web_socket("**/live", answer)
        await at_match(server, self.page, GAME, side="gb")

    def show(self, told: dict[str, Any]) -> None:
        assert self.socket
        self.socket.send(json.dumps(told | {"match": self.page.url.rpartition("/")[2]}))


SETTING_UP = field(
    {"field": faces("BR-15", "BR-LI"), "left": faces("BR-WOLFE"), "center": [], "right": []}
    | {"reserve": []},
    {"left": [{}], "center": [{}, {}], "right": [{}], "reserve": [], "field": []},
)


async def set_up(server: Running, page: Page) -> Theatre:
    theatre = Theatre(page)
    await theatre.open(server, frame(view(SETTING_UP), deployments("BR-15", "BR-LI")))
    return theatre


async def acted(theatre: Theatre, block: str, post: str) -> None:
    """Wait until the page has sent one act, and it is this one."""
    await expect(theatre.page.locator("body")).to_have_class(BUSY)
    assert theatre.acts == [{"type": "deploy", "block": block, "post": post}]


async def test_a_block_is_set_up_by_clicks(sqlite_server: Running, page: Page) -> None:
    theatre = await set_up(sqlite_server, page)
    await page.click('#battle [data-names="block:BR-15"]')
    await expect(page.locator("#battle .near .post.lit")).to_have_count(4)
    await expect(page.locator("#battle .far .post.lit")).to_have_count(0)
    await page.click("#battle .near .post.right")
    await acted(theatre, "BR-15", "right")


async def test_a_block_is_dragged_into_its_column(sqlite_server: Running, page: Page) -> None:
    theatre = await set_up(sqlite_server, page)
    block = page.locator('#battle [data-drag="block:BR-LI"]')
    start, goal = (
        await block.bounding_box(),
        await page.locator(".near .post.center").bounding_box(),
    )
    assert start
    assert goal
    await page.mouse.move(start["x"] + 9, start["y"] + 9)
    await page.mouse.down()
    await page.mouse.move(start["x"] + 30, start["y"] - 20, steps=3)
    await expect(page.locator(".dragged")).to_have_count(1)
    await page.mouse.move(goal["x"] + 30, goal["y"] + 20, steps=3)
    await expect(page.locator(".post.over")).to_have_count(1)
    await page.mouse.up()
    await acted(theatre, "BR-LI", "center")
    await expect(page.locator(".dragged")).to_have_count(0)


async def test_a_block_let_go_elsewhere_stays(sqlite_server: Running, page: Page) -> None:
    theatre = await set_up(sqlite_server, page)
    await page.drag_and_drop('#battle [data-drag="block:BR-LI"]', "#battle h2")
    await expect(page.locator("#battle .post.lit")).to_have_count(0)
    assert not theatre.acts


async def test_a_block_is_set_up_by_keys_alone(sqlite_server: Running, page: Page) -> None:
    theatre = await set_up(sqlite_server, page)
    await page.keyboard.press("n")
    await page.keyboard.press("Enter")
    await expect(page.locator("#battle .post.lit")).to_have_count(4)
    for _ in range(9):
        if await page.evaluate("document.activeElement.dataset.names") == "column:center":
            break
        await page.keyboard.press("t")
    await page.keyboard.press("Enter")
    await acted(theatre, "BR-15", "center")


async def test_who_hears_the_field_is_told_each_column_and_block(
    sqlite_server: Running, page: Page
) -> None:
    await set_up(sqlite_server, page)
    field_of = page.locator("#battle .battle-card")
    spoken = await field_of.aria_snapshot()
    assert "left column, 1 block" in spoken
    assert "light infantry, 3 of 3" in spoken
    assert spoken.count("face down") == 4


async def test_the_enemys_columns_turn_up_together(sqlite_server: Running, page: Page) -> None:
    theatre = await set_up(sqlite_server, page)
    await expect(page.locator(".far .face-up")).to_have_count(0)
    enemy = {"kind": "militia", "group": "quebec", "max": 2, "cv": 2}
    fight = field(
        {"left": faces("BR-WOLFE"), "center": faces("BR-15"), "right": faces("BR-LI")},
        {"left": [enemy], "center": [enemy, enemy], "right": [enemy], "reserve": [{}]},
        stage="fight",
        turn=1,
        part="gb",
        dice={"left": 2, "center": 4, "right": 3},
    )
    theatre.show(frame(view(fight), [], 2))
    await expect(page.locator(".far .face-up")).to_have_count(4)
    await expect(page.locator(".far .reserve .face-up")).to_have_count(0)
    assert await page.locator(".near .rolls").all_inner_texts() == ["2 dice", "4 dice", "3 dice"]


async def test_all_the_ground_of_a_zone_can_be_pointed_at(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(viewport={"width": 1440, "height": 900})
    theatre = Theatre(page)
    part = {"type": "part", "origin": "OR", "to": "LE", "way": "river", "count": 1}
    choice = {"action": part, "final": False, "subject": "zone:OR", "target": "zone:LE"}
    await theatre.open(sqlite_server, frame(view(None), [choice]))
    await page.locator("#area-OR").click(position={"x": 90, "y": 250})
    await expect(page.locator("#area-LE")).to_have_class(re.compile(r"\blit\b"))
    await page.locator("#area-LE").click(position={"x": 300, "y": 180})
    await expect(page.locator("body")).to_have_class(BUSY)
    assert theatre.acts == [part]


async def test_a_raid_among_the_battles_is_called_by_its_name(
    sqlite_server: Running, page: Page
) -> None:
    theatre = Theatre(page)
    raided = view(None) | {"raid": {"zone": "OR", "what": "raid", "hits": 2}}
    await theatre.open(sqlite_server, frame(raided, []))
    await expect(page.locator(".phases .now")).to_have_text("Ottawa")
    theatre.show(frame(view(None), [], 2))
    await expect(page.locator(".phases .now")).to_have_text("Battles")


async def test_a_zone_that_can_be_ordered_from_is_offered_in_the_list_too(
    sqlite_server: Running, page: Page
) -> None:
    theatre = Theatre(page)
    part = {"type": "part", "origin": "OR", "to": "LE", "way": "river", "count": 1}
    choice = {"action": part, "final": False, "subject": "zone:OR", "target": "zone:LE"}
    await theatre.open(sqlite_server, frame(view(None), [choice]))
    await page.click("#tab-places")
    isle = page.locator('.place[data-place="OR"]')
    assert await isle.locator(".about").inner_text() == "OR, held by Britain"
    assert await page.locator("#zone-OR").get_attribute("role") == "button"
    await isle.get_by_role("button", name="Order from Ile d'Orleans").click()
    await page.locator('.place[data-place="LE"] .go').click()
    await expect(page.locator("body")).to_have_class(BUSY)
    assert theatre.acts == [part]


async def test_16_3_the_card_tells_what_a_reserve_keeps_off(
    sqlite_server: Running, new_page: NewPage
) -> None:
    toll = {"left": 1, "scored": 3, "blocks": 1, "stopped": 2}
    own = {"reserve": faces("BR-LI"), "left": faces("BR-15")}
    pursued = field(own, {}, stage="columns", taking="gb", tolls={"leavers": toll})
    theatre = Theatre(await new_page())
    await theatre.open(sqlite_server, frame(view(pursued), []))
    told = theatre.page.locator("#battle")
    await expect(told).to_contain_text("Britain takes 1 hit. The reserve keeps 2 hits off.")
