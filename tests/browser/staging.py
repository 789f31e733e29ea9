"""A page that is shown positions of our own: the server's frames, sent by the test."""

import json
from dataclasses import dataclass, field, replace
from typing import Any, Self
from urllib.parse import parse_qs, urlparse

import msgspec
from playwright.async_api import Page, Route, WebSocketRoute

from app.engine import codec
from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.values import Draw, State
from app.matches.frame import frame
from app.web.api.answers import Foreseen
from proofs.headless import HeadlessMatch, apply_record, opened
from tests.browser.table import at_match
from tests.fixtures.serving import Running
from tests.games.dice import Scripted
from tests.games.war1812.positions import GAME


class Loaded(Scripted):
    """Dice that fall as they are told, then all ones."""

    def draw(self, bound: int) -> Draw:
        if not self.script:
            self.script.append(1 if bound == 6 else 0)
        return super().draw(bound)


@dataclass
class Stage:
    """A match at a position, played on by the test and shown to one viewer."""

    headless: HeadlessMatch
    viewer: str
    sockets: list[WebSocketRoute] = field(default_factory=list)

    @classmethod
    def at(cls, state: State, viewer: str, game: AnyGame = GAME) -> Self:
        headless = opened(game, "stage", {})
        match = msgspec.structs.replace(headless.state.match, state=state)
        return cls(replace(headless, state=replace(headless.state, match=match)), viewer)

    @property
    def state(self) -> Any:
        """The position as it is."""
        return self.headless.state.match.state

    def act(self, side: str, *actions: Any, dice: tuple[int, ...] = ()) -> None:
        """Play on, without telling the page yet."""
        chance = Loaded(dice)
        for action in actions:
            chance.drawn = self.headless.state.match.drawn
            made = engine.act(self.headless.state.match, side, action, chance)
            self.headless = replace(self.headless, state=apply_record(self.headless.state, *made))

    def choices(self, side: str) -> list[Any]:
        """The acts that a side is offered, its draft so far being taken into account."""
        offered = engine.choices(self.headless.state.match, side)
        return [choice.action for choice in offered.actions] if offered else []

    def frame(self) -> dict[str, Any]:
        """Return what the server would send the viewer now."""
        shown: dict[str, Any] = json.loads(frame(self.headless.state, self.viewer))
        return {"type": "frame", **shown}

    def tell(self) -> None:
        """Send the page the frame of now."""
        for socket in self.sockets:
            socket.send(json.dumps(self.frame()))

    async def foresee(self, route: Route) -> None:
        """Answer what a player asks of what they point at or hold, as the server would."""
        [selection] = parse_qs(urlparse(route.request.url).query)["selection"]
        match = self.headless.state.match
        found = match.game.foresee(engine.view(match, self.viewer), selection)
        told = Foreseen(self.frame()["v"], found)
        await route.fulfill(body=codec.wire(told), content_type="application/json")

    def answer(self, socket: WebSocketRoute) -> None:
        """Stand in for the server: say hello, and nothing to the rest."""
        self.sockets.append(socket)

        def heard(message: str | bytes) -> None:
            if json.loads(message)["type"] == "hello":
                socket.send(json.dumps(self.frame()))

        socket.on_message(heard)


@dataclass
class Played(Stage):
    """A stage that carries out what the page presses."""

    dice: list[int] = field(default_factory=list)
    pressed: list[str] = field(default_factory=list)
    taken_back: list[int] = field(default_factory=list)

    def answer(self, socket: WebSocketRoute) -> None:
        """Stand in for the server."""
        self.sockets.append(socket)

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "hello":
                socket.send(json.dumps(self.frame()))
            elif told["type"] == "act":
                action = next(
                    one
                    for one in self.choices(self.viewer)
                    if json.loads(msgspec.json.encode(one)) == told["action"]
                )
                self.pressed.append(told["action"]["type"])
                self.act(self.viewer, action, dice=tuple(self.dice))
                self.acknowledge(socket, told["key"])
            elif told["type"] == "undo":
                self.taken_back.append(told["step"])
                undone = engine.undo(self.headless.state.match, self.viewer, told["step"])
                self.headless = replace(
                    self.headless, state=apply_record(self.headless.state, undone)
                )
                self.acknowledge(socket, told["key"])
            elif told["type"] == "why":
                socket.send(json.dumps(self.because(told)))

        socket.on_message(heard)

    def because(self, told: dict[str, Any]) -> dict[str, Any]:
        """Return what the server would answer to the question why."""
        match = self.headless.state.match
        seen = engine.view(match, self.viewer)
        refusal = match.game.explain(seen, told["selection"], told["target"])
        return {"type": "why", "key": told["key"], "refusal": msgspec.to_builtins(refusal)}

    def acknowledge(self, socket: WebSocketRoute, key: str) -> None:
        """Acknowledge a command, and show what came of it."""
        socket.send(json.dumps({"type": "ack", "key": key, "v": self.frame()["v"]}))
        self.tell()


async def shown(server: Running, page: Page, stage: Stage) -> Page:
    """Open a match's page and show it the stage instead of the match."""
    await page.route_web_socket("**/live", stage.answer)
    await page.route("**/foresee?*", stage.foresee)
    info = stage.headless.state.info
    await at_match(server, page, info.game, side=info.creator_side)
    return page
