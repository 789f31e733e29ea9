"""A player who hears: they know the page by its accessibility tree alone, and have a keyboard.

No selectors, no coordinates, no mouse: they ask the tree for landmarks, headings, buttons and text
by role and name, put the focus on what they found and press keys, as a screen reader does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.async_api import CDPSession, Error, Page, WebSocket

from app.words.i18n import catalogue
from proofs.unpacking import FrameReader, is_frame
from tests.browser.table import caught_up

NO_ANSWERS = ("Undo", "Take back", "Put down", "Move several together", "All ")


@dataclass(frozen=True)
class Heard:
    """A node of the tree: what it is and how it is called."""

    role: str
    name: str
    node: int
    is_off: bool = False
    is_held: bool = False


def _heard(found: dict[str, Any]) -> Heard:
    states = {p["name"]: p["value"].get("value") for p in found.get("properties", [])}
    return Heard(
        found["role"]["value"],
        found.get("name", {}).get("value", ""),
        found.get("backendDOMNodeId", 0),
        is_off=bool(states.get("disabled")),
        is_held=states.get("pressed") in ("true", True),
    )


@dataclass
class Ear:
    """One player, their page's tree and keyboard; and, to check what they hear, their frames."""

    page: Page
    tree: CDPSession
    random: Random
    root: int = 0
    said: list[str] = field(default_factory=list)
    """All that the page said, in order."""
    frames: list[Mapping[str, Any]] = field(default_factory=list)

    async def look_up(self, within: int, role: str, name: str | None = None) -> list[Heard]:
        """Ask the tree for what has a role, and a name if one is given, within a node."""
        asked = {"backendNodeId": within, "role": role}
        if name is not None:
            asked["accessibleName"] = name
        answer = await self.tree.send("Accessibility.queryAXTree", asked)
        return [_heard(node) for node in answer["nodes"] if not node["ignored"]]

    async def landmark(self, role: str, name: str) -> Heard | None:
        """Find a landmark, or another part with a name of its own."""
        found = await self.look_up(self.root, role, name)
        return found[0] if found else None

    async def texts(self, within: Heard) -> list[str]:
        """Read a part's texts in their order."""
        return [part.name for part in await self.look_up(within.node, "StaticText")]

    async def press(self, button: Heard, key: str = "Enter") -> None:
        """Put the focus on a button and press a key. What is gone meanwhile can't be pressed."""
        try:
            await self.tree.send("DOM.focus", {"backendNodeId": button.node})
        except Error:
            return
        await self.page.keyboard.press(key)

    async def listen(self) -> None:
        """Hear what was said since."""
        feed = await self.landmark("log", "What happened")
        assert feed, "nothing speaks"
        now = await self.texts(feed)
        # The feed keeps the last lines only; what was heard already is where both agree.
        for known in range(min(len(self.said), len(now)), -1, -1):
            if self.said[len(self.said) - known :] == now[:known]:
                self.said += now[known:]
                return


async def sit_down(page: Page, seed: int) -> Ear:
    """Begin to hear a page."""
    tree = await page.context.new_cdp_session(page)
    await tree.send("Accessibility.enable")
    await tree.send("DOM.enable")
    ear = Ear(page, tree, Random(seed))

    def opened(socket: WebSocket) -> None:
        frames = FrameReader()

        def received(data: str | bytes) -> None:
            message = data if isinstance(data, bytes) else data.encode()
            frames.read(message)
            if is_frame(message):
                ear.frames.append(frames.latest)

        socket.on("framereceived", received)

    page.on("websocket", opened)
    await page.reload()
    await again(ear)
    return ear


async def again(ear: Ear) -> None:
    """Find the document anew, after it was loaded."""
    while True:
        document = await ear.tree.send("DOM.getDocument", {"depth": 0})
        ear.root = document["root"]["backendNodeId"]
        if await ear.look_up(ear.root, "region", "What is asked") and ear.frames:
            return
        await caught_up(ear.page)


async def step(ear: Ear, eagerness: float) -> str:
    """Take one step by what is heard; tell what was done."""
    turn = await ear.landmark("region", "What is asked")
    assert turn, "nothing tells what is asked"
    texts = await ear.texts(turn)
    if any(text.endswith(" wins") or text in {"You win", "A draw"} for text in texts):
        return "ended"
    if not any(text.lower() == "your move" for text in texts):
        return "waiting"
    card = await ear.landmark("group", "What to do here")
    if card and (offered := await ear.look_up(card.node, "button")):
        await ear.press(offered[0])
        return "chosen"
    buttons = await ear.look_up(turn.node, "button")
    answers = [b for b in buttons if not b.name.startswith(NO_ANSWERS)]
    if any(b.is_off for b in answers):
        return "busy"
    if any(b.name == "Put down" for b in buttons):
        return await _drop(ear, buttons)
    if not answers or ear.random.random() < eagerness:
        pieces = await pieces_to_take(ear)
        if pieces:
            await ear.press(ear.random.choice(pieces))
            return "taken"
    if answers:
        await ear.press(ear.random.choice(answers))
        return "answered"
    if goals := await places_to_go(ear):
        await ear.press(ear.random.choice(goals))
        return "dropped"
    return "stuck"


async def _drop(ear: Ear, buttons: list[Heard]) -> str:
    goals = await places_to_go(ear)
    if goals:
        await ear.press(ear.random.choice(goals))
        return "dropped"
    [let_go] = [b for b in buttons if b.name == "Put down"]
    await ear.press(let_go)
    return "let go"


async def _listed(ear: Ear) -> list[Heard]:
    while not (places := await ear.landmark("tabpanel", "Places")):
        await caught_up(ear.page)  # Between two drawings they are not there.
    return await ear.look_up(places.node, "button")


async def places_to_go(ear: Ear) -> list[Heard]:
    """List the buttons of the list of places that a thing in hand can be dropped on."""
    listed = await _listed(ear)
    return [b for b in listed if b.name.startswith(("To ", "Shipyard at "))]


async def pieces_to_take(ear: Ear) -> list[Heard]:
    """List the pieces that can be taken hold of: in the list, in a tray, in a battle."""
    main = await ear.landmark("main", "")
    assert main
    found = await _listed(ear)
    for tray in await ear.look_up(main.node, "region"):
        if tray.name not in ("Map", "What is asked"):
            found += await ear.look_up(tray.node, "button")
    return [b for b in found if _is_piece(b) and not b.is_off]


def _is_piece(button: Heard) -> bool:
    return " of " in button.name and not button.name.startswith(("Why not", "Take all"))


async def open_tab(ear: Ear, name: str) -> None:
    """Open a tab of the panel."""
    [tab] = await ear.look_up(ear.root, "tab", name)
    await ear.press(tab)


async def press_button(ear: Ear, name: str) -> None:
    """Press a button by its name, as soon as there is one."""
    while not (found := await ear.look_up(ear.root, "button", name)):
        await caught_up(ear.page)
    await ear.press(found[0])


def t(key: str, **params: Any) -> str:
    """Word a message as the page must."""
    return catalogue("en").format(key, params)


def line_as_told(line: dict[str, Any]) -> str:
    """Word a line of the log with its dice."""
    message = line["message"]
    params = message.get("params", {})
    words = t(message["key"], **params)
    dice, least = line.get("dice", []), line.get("hits_on", 0)
    if not dice:
        return words
    hit, miss = ("hit", "miss") if "hits" in params else ("counts", "")
    called = [hit if least and face >= least else miss if least else "" for face in dice]
    said = [
        f"{face}, {word}" if word else str(face) for face, word in zip(dice, called, strict=True)
    ]
    return f"{words} {t('board-dice', faces=('; ' if least else ', ').join(said))}"


def here_by_the_frame(view: dict[str, Any], place: str) -> list[str]:
    """List who is in a place by a frame: own blocks by name and strength, others by number."""
    own = {id: b for id, b in view.get("blocks", {}).items() if b["at"] == place}
    said = [block_words(id, block) for id, block in own.items()]
    army = view["towns"].get(place, {}).get("army", {})
    for side in ("us", "gb"):
        hidden = army.get(side, 0) - sum(id.startswith(side) for id in own)
        if hidden:
            said.append(t("war1812-hidden", side=f"@side-{side}", count=hidden))
        fleet = view.get("fleets", {}).get(f"{place}/{side}", {})
        for state in ("operational", "damaged"):
            if count := fleet.get(state, 0):
                said.append(t(f"war1812-ships-{state}", side=f"@side-{side}", count=count))
    return sorted(said or [t("board-nobody")])


def block_words(id: str, block: dict[str, Any]) -> str:
    """Name an own block with its strength."""
    values = {"kind": f"@kind-{block['kind']}", "cv": block["cv"], "max": block["max"]}
    words = t("war1812-block", name=f"@war1812-block-{id}", **values)
    return f"{words}, {t('war1812-block-marked')}" if block.get("marked") else words
