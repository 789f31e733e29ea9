"""A crowded board: every block face up and twice, every ship twice, which no game of ours has."""

import json
from collections import Counter
from copy import deepcopy
from typing import Any

from playwright.async_api import Page, Route, WebSocketRoute

from tests.browser.staging import Stage
from tests.browser.table import at_match
from tests.fixtures.serving import Running
from tools.shots.war1812.positions import fullest


def twin(name: str) -> str:
    """The name of a block's or a choice's double."""
    return f"{name}b"


class Crowd:
    """Shows one page the crowded board, and answers what is done on it as the server would."""

    def __init__(self) -> None:
        self.frame = crowded(Stage.at(fullest(), "us").frame(), Stage.at(fullest(), "gb").frame())

    def marches(self) -> list[tuple[str, str]]:
        """Blocks, each once, and a town where it may go in one way only."""
        aimed = [
            (c.get("subject", ""), c.get("target", "")) for c in self.frame["choices"]["actions"]
        ]
        single = [pair for pair, ways in Counter(aimed).items() if ways == 1]
        found = {s: t for s, t in single if s.startswith("block:") and t.startswith("town:")}
        return list(found.items())

    async def show(self, server: Running, page: Page) -> None:
        """Open a match's page and show it the crowd instead of the match."""
        await page.route("**/api/games/*/board", crowd_the_sheet)
        await page.route_web_socket("**/live", self._serve)
        await at_match(server, page, "war1812", side="us")

    def _serve(self, socket: WebSocketRoute) -> None:
        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                socket.send(json.dumps(self.frame))
            elif message["type"] == "act":
                self._march(message["action"])
                socket.send(json.dumps(self.frame))
                socket.send(
                    json.dumps({"type": "ack", "key": message["key"], "v": self.frame["v"]})
                )

        socket.on_message(heard)

    def _march(self, action: dict[str, Any]) -> None:
        """Put a block elsewhere, as one more step of the draft."""
        frame = deepcopy(self.frame)
        block, towns = frame["view"]["blocks"][action["block"]], frame["view"]["towns"]
        for town, more in ((block["at"], -1), (action["to"], 1)):
            army = towns[town]["army"]
            army["us"] = army.get("us", 0) + more
        block["at"] = action["to"]
        frame["draft"]["steps"].append(action)
        frame["v"] += 1
        self.frame = frame


def crowded(own: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Double a frame's pieces and what may be done with them; all blocks are seen."""
    view = own["view"]
    blocks = view["blocks"] | other["view"]["blocks"]
    view["blocks"] = blocks | {twin(id): block for id, block in blocks.items()}
    for town in view["towns"].values():
        town["army"] = {side: 2 * count for side, count in town["army"].items()}
    for fleet in view["fleets"].values():
        fleet.update({state: 2 * count for state, count in fleet.items()})
    own["draft"] = {"steps": [], "rejected_steps": []}
    actions = own["choices"]["actions"]
    actions += [twinned(c) for c in actions if c.get("subject", "").startswith("block:")]
    return own


def twinned(choice: dict[str, Any]) -> dict[str, Any]:
    """Return a block's choice to its double."""
    action = choice["action"] | {"block": twin(choice["action"]["block"])}
    return choice | {"action": action, "subject": twin(choice["subject"])}


async def crowd_the_sheet(route: Route) -> None:
    """Send the page the doubles on the board sheet."""
    sheet = await (await route.fetch()).json()
    sheet["blocks"] += [block | {"id": twin(block["id"])} for block in sheet["blocks"]]
    await route.fulfill(json=sheet)
