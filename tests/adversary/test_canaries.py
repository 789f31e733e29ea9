"""Every secret of a match is searched for in all that others get of it, in logs and in counts.

A whole match is played through a real server process: over HTTP and sockets, with pages, letters,
notes, devices and chat. CANARY_MATCHES plays more of them.
"""

import asyncio
import os
import re
import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app import games
from app.config import Settings
from app.engine.values import PUBLIC
from app.web.main import create_app
from proofs.headless import opened
from proofs.ports import reserved_port
from proofs.served.compare import as_canary, stands_in
from proofs.served.routes import Probe, Walk, calls
from proofs.served.wire import Credentials, RecordedSocket, ask, connected
from tests.api.generic_client import entropy
from tests.fixtures import chance
from tests.fixtures.post_office import PostOffice
from tests.fixtures.serving import others_later
from tests.fixtures.waiting import answers_true

ROOT = Path(__file__).parents[2]
GAMES = sorted(games.games())
MATCHES = int(os.environ.get("CANARY_MATCHES", "1"))
METRICS = "only the operator's"
DECISIONS_BETWEEN_WALKS = 60
MAX_DECISIONS = 3000
MIN_BYTES = 100_000

pytestmark = pytest.mark.timeout(900)


@dataclass
class Process:
    """A server process, and where it logs."""

    port: int
    log: Path


@dataclass
class Person:
    """A seat: what its player carries, what they alone know, all that they got before the end."""

    viewer: str
    carried: Credentials
    own: list[str] = field(default_factory=list)
    got: list[bytes] = field(default_factory=list)
    socket: RecordedSocket | None = None
    frame: dict[str, Any] = field(default_factory=dict)


@pytest.fixture
def process(tmp_path: Path, post_office: PostOffice) -> Iterator[Process]:
    with reserved_port() as port, processing(tmp_path, post_office, port) as one:
        yield one


@contextmanager
def processing(tmp_path: Path, post_office: PostOffice, port: int) -> Iterator[Process]:
    """Run a server that sends its mail to the post office."""
    log = tmp_path / "log"
    environment = {
        **os.environ,
        "DATABASE_URL": f"sqlite:///{tmp_path}/canaries.sqlite3",
        "PUBLIC_URL": "https://canary.example",
        "SMTP_URL": post_office.url,
        "MAIL_FROM": "vedette@canary.example",
        "MAIL_GRACE_SECONDS": "0",
        "MAIL_EVERY_SECONDS": "0.2",
        "METRICS_TOKEN": METRICS,
        "LIMITS": "false",
        # A heartbeat comes when it is asked for, and says that all before it is here.
        "HEARTBEAT_SECONDS": "1000",
        **chance.for_process(),
    }
    with log.open("wb") as kept:
        command = [sys.executable, *chance.SEEDED_SERVER, "--port", str(port)]
        server = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=kept, stderr=kept)
        try:
            yield Process(port, log)
        finally:
            server.terminate()
            server.wait(30)


async def ready(port: int) -> None:
    async def is_ready() -> bool:
        try:
            return (await ask(port, "GET", "/readyz")).status == 200
        except OSError:
            return False

    await answers_true(is_ready)


@dataclass
class Table:
    """A match at the server, and everybody who has to do with it."""

    port: int
    game: Any
    match: str
    people: dict[str, Person]
    secrets: list[str]

    async def asked(self, who: Person, method: str, path: str, body: Any = None) -> Any:
        answer = await ask(self.port, method, path, who.carried, body=body)
        assert answer.status < 300, answer.raw
        who.got.append(answer.raw)
        return answer.json() if answer.body else None


async def with_cookie(port: int, path: str, body: Any) -> tuple[Any, str]:
    """Ask as a browser's page does, which is given a session."""
    headers = {"origin": "https://canary.example"}
    answer = await ask(port, "POST", path, body=body, headers=headers)
    assert answer.status < 300, answer.raw
    cookie = re.match(r"(?:__Host-)?vedette=([\w-]+)", answer.header("set-cookie"))
    assert cookie, answer.raw
    return answer.json(), cookie[1]


async def begun(port: int, game: Any) -> Table:
    first, second = game.sides
    wanted = {"game": game.key, "side": first, "entropy": entropy()}
    made, creators = await with_cookie(port, "/api/matches", wanted)
    path = f"/api/matches/{made['match']}"
    invited = {"invitation": made["invitation"], "entropy": entropy()}
    sat, guests = await with_cookie(port, f"{path}/sit", invited)
    watching, watchers = await with_cookie(port, f"{path}/watch", {"secret": made["spectator"]})
    people = {
        first: Person(first, Credentials(made["token"], creators), [made["invitation"]]),
        second: Person(second, Credentials(sat["token"], guests)),
        PUBLIC: Person(PUBLIC, Credentials(watching["token"], watchers)),
    }
    # A spent invitation and the spectators' link are the players' to give away.
    table = Table(port, game, made["match"], people, [made["invitation"], made["spectator"]])
    for person in people.values():
        person.own += [person.carried.token, person.carried.cookie]
    return table


async def furnished(table: Table, post_office: PostOffice) -> None:
    """Make something for each player to hide beside their pieces."""
    path = f"/api/matches/{table.match}"
    for side in table.game.sides:
        who, word = table.people[side], secrets.token_hex(8)
        await table.asked(who, "PUT", f"{path}/notes", {"expect": 0, "text": f"note-{word}"})
        link = await table.asked(who, "POST", f"{path}/devices", {"label": f"label-{word}"})
        address = f"{side}-{word}@canary.example"
        left = {"address": address, "language": "en"}
        await table.asked(who, "PUT", f"{path}/notices", left)
        secret = await confirmation(post_office, address)
        await table.asked(who, "POST", f"{path}/notices/confirm", {"secret": secret})
        who.own += [f"note-{word}", f"label-{word}", address, secret]
        who.own.append(link["link"].partition("#")[2])
    hush = f"hush-{secrets.token_hex(8)}"
    said = {"room": "players", "text": hush, "key": "hush"}
    await table.asked(table.people[table.game.sides[0]], "POST", f"{path}/chat", said)
    table.people[PUBLIC].got.clear()
    table.secrets.append(hush)


async def confirmation(post_office: PostOffice, address: str) -> str:
    while True:
        for letter in post_office.letters:
            body = letter.get_body(("plain",))
            text = body.get_content() if body else ""
            found = re.search(r"/confirm/\w+#([\w-]{43})", text)
            if letter["To"] == address and found:
                return found[1]
        await asyncio.sleep(0.05)


async def played(table: Table, rng: Random) -> int:
    """Play to the end by echoing choices; everybody walks all routes now and then."""
    decisions = 0
    app = create_app(Settings(), games.games())
    while decisions < MAX_DECISIONS:
        for person in table.people.values():
            await heard(person)
        frames = {side: table.people[side].frame for side in table.game.sides}
        if any(frame["status"] == "ended" for frame in frames.values()):
            return decisions
        if decisions % DECISIONS_BETWEEN_WALKS == 0:
            await walked(table, app, decisions)
        side = rng.choice([side for side in frames if frames[side].get("choices")])
        await decided(table, side, rng, decisions)
        decisions += 1
    raise AssertionError("no end")


async def heard(person: Person) -> None:
    """Keep what came, but for the frame of an ended match, in which all is open."""
    socket = person.socket
    assert socket is not None
    await socket.say({"type": "ping"})
    while (message := await hear_one(person, socket))["type"] != "heartbeat":
        if message["type"] == "frame":
            person.frame = message


async def hear_one(person: Person, socket: RecordedSocket) -> dict[str, Any]:
    message: dict[str, Any] | None = await socket.until(
        "frame", "heartbeat", "ack", "chat", "rematch", "error"
    )
    assert message is not None
    assert message["type"] != "error", message
    raw = b"".join((*socket.taken(), *socket.texts))
    if message.get("status") != "ended":
        person.got.append(raw)
    return message


async def decided(table: Table, side: str, rng: Random, number: int) -> None:
    person = table.people[side]
    assert person.socket is not None
    choice = rng.choice(person.frame["choices"]["actions"])
    about = {"expect": person.frame["v"], "key": str(number), "action": choice["action"]}
    if number % 2:
        await person.socket.say({"type": "act", **about})
        while (message := await hear_one(person, person.socket))["type"] != "ack":
            if message["type"] == "frame":
                person.frame = message
        return
    path = f"/api/matches/{table.match}/act"
    answer = await ask(table.port, "POST", path, person.carried, body=about)
    assert answer.status == 200, answer.raw
    if b'"status":"ended"' not in answer.raw:
        person.got.append(answer.raw)


async def walked(table: Table, app: Any, number: int) -> None:
    for person in (*table.people.values(), Person("", Credentials())):
        probe = Probe(version=0, key=f"walk {number}", action={"type": "none"})
        for call in calls(app, table.match, table.game.key, probe, Walk.ALL):
            if call.name == "undo" or call.method not in ("GET", "POST") or call.name == "say":
                continue
            carried = Credentials(cookie=person.carried.cookie) if call.is_page else person.carried
            headers = dict(call.headers)
            answer = await ask(
                table.port, call.method, call.path, carried, body=call.body, headers=headers
            )
            person.got.append(answer.raw)
        if not person.viewer:
            table.people[PUBLIC].got += person.got


def pieces(game: Any, viewer: str) -> list[str]:
    """The ids of all pieces that are hidden from a viewer when a match begins."""
    headless = opened(game, "roster", {})
    return sorted(game.slots(headless.state.match.state, viewer).values())


def roster(game: Any) -> list[str]:
    """The ids of a game's blocks."""
    return [*board_of(game).roster]


def board_of(game: Any) -> Any:
    """The board that a game begins with."""
    state: Any = opened(game, "roster", {}).state.match.state
    return state.board


def faces(game: Any) -> set[str]:
    """The ids that are names, too: of blocks that are one of their kind, and of cards.

    They are shown when a block lies face up, or a card is turned, and a card is dealt again.
    """
    board = board_of(game)
    named = {block for block, sheet in board.roster.items() if getattr(sheet, "group", "") == block}
    return named | {*getattr(board, "cards", ())}


def assert_nothing_of_others(table: Table, person: Person, seed: str) -> None:
    """Search all that a person got for what the others hide, and for their own pieces as check."""
    everything = b"\0".join(person.got)
    assert len(everything) > MIN_BYTES
    theirs = pieces(table.game, person.viewer)
    nameless = [piece for piece in theirs if piece not in faces(table.game)]
    hidden = [seed, *(f'"{piece}"' for piece in nameless), *(f":{piece}" for piece in nameless)]
    for other in table.people.values():
        if other is not person:
            hidden += other.own
    if person.viewer == PUBLIC:
        hidden += table.secrets[2:]
    assert len(hidden) > (10 if nameless else 1)
    assert [secret for secret in hidden if secret.encode() in everything] == [], person.viewer
    # A name that one side alone got to see of the other's blocks was not shown to all.
    watched = b"\0".join(table.people[PUBLIC].got)
    blocks = set(theirs) & faces(table.game) & {*roster(table.game)}
    if person.viewer != PUBLIC:
        seen = {block for block in blocks if f'"{block}"'.encode() in everything}
        assert {block for block in seen if f'"{block}"'.encode() not in watched} == set()
    own = (set(pieces(table.game, PUBLIC)) - set(theirs)) & {*roster(table.game)}
    # Blocks that were never drawn are shown to nobody.
    found = [piece for piece in own if f'"{piece}"'.encode() in everything]
    assert len(found) >= len(own) / 2, "what is there is found"


@pytest.mark.parametrize("key", others_later(GAMES[::-1]))
@pytest.mark.parametrize("number", range(MATCHES))
async def test_no_secret_of_a_match_reaches_anybody_else(
    process: Process, post_office: PostOffice, key: str, number: int
) -> None:
    await ready(process.port)
    game, rng = games.game(key), Random(f"canaries {number}")
    table = await begun(process.port, game)
    await furnished(table, post_office)
    for person in table.people.values():
        person.socket = await connected(table.port, table.match, person.carried)
    try:
        assert await played(table, rng) > 5
    finally:
        for person in table.people.values():
            if person.socket:
                await person.socket.close()
    whole = await ask(
        process.port, "GET", f"/api/matches/{table.match}/export", table.people[PUBLIC].carried
    )
    seed = whole.json()["seed"]
    assert re.fullmatch(r"[0-9a-f]{64}", seed)
    for person in table.people.values():
        for letter in post_office.letters:
            body = letter.get_body()
            if body and person.viewer and letter["To"].startswith(f"{person.viewer}-"):
                person.got += [letter.as_bytes(), body.get_content().encode()]
    for person in table.people.values():
        assert_nothing_of_others(table, person, seed)
    counts = await ask(
        process.port, "GET", "/metrics", headers={"authorization": f"Bearer {METRICS}"}
    )
    assert b"vedette_answers" in counts.body
    told = process.log.read_bytes()
    assert told.count(b'"answer"') > 100
    everyones = [seed, *table.secrets, *(own for p in table.people.values() for own in p.own)]
    hidden = [secret.encode() for secret in everyones]
    hidden += [as_canary(piece) for side in game.sides for piece in pieces(game, side)]
    for where, text in (("metrics", counts.body), ("log", told)):
        assert [secret for secret in hidden if stands_in(secret, text)] == [], where
