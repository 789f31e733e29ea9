"""One match in two worlds on two servers, who plays it, and who looks on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from io import StringIO
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sa

from app.engine import beforehand
from app.engine import match as engine
from app.engine.chance import KeyedChance
from app.engine.records import NewRecord
from app.engine.values import PUBLIC, Side, Viewer
from app.matches import ids, snapshot
from app.matches.models import Principal
from app.matches.state import MatchState, advance, new_match_state
from app.storage.tables import outbox, webhook_calls
from app.web.guards import SAFE_METHODS
from proofs.headless import HeadlessMatch
from proofs.served import stage
from proofs.served.compare import (
    Seen,
    alike,
    alike_letters,
    alike_messages,
    alike_texts,
    as_canary,
    holds_none,
)
from proofs.served.routes import Probe, RouteCall, Walk, calls
from proofs.served.servers import Hand, Running, Served
from proofs.served.stage import Private
from proofs.served.wire import Credentials, RawAnswer, RecordedSocket, ask, connected
from proofs.worlds import Broken, Leak, Worlds, hidden_ids

MAILED_AFTER = 61
SEQ = 1000
"""The number of the last record of a match that is put on a server."""
STRANGER = "stranger"
HTTP, SOCKET, ELSEWHERE = "http", "socket", "another process"
WAYS = (HTTP, SOCKET, ELSEWHERE)
"""How commands reach a server: the last is a process that shares its database."""

SECRETS = (NOTE, DEVICE) = ("A plan that nobody knows", "the telephone in the hall")
"""What hidden sides keep for themselves, beside their blocks."""

STRANGERS_SHARE = {Walk.OFTEN: 0.2, Walk.ALL: 0.3, Walk.WIDE: 1.0, Walk.LAST: 0.5}
"""How often a stranger walks along: they are refused nearly everything."""

Command = tuple[str, dict[str, Any]]
"""What is asked, and its fields: ("act", {"action": an action})."""


@dataclass
class Watch:
    """Somebody from whom something is hidden, in both worlds. Who is away has no sockets."""

    name: str
    carried: Credentials
    sockets: list[RecordedSocket] = field(default_factory=list)
    tags: dict[str, str] = field(default_factory=dict)
    """The ETag that each address last had, which a browser sends along."""


@dataclass
class Scene:
    """Both servers, the worlds on them, and all that a proof of one pair needs."""

    servers: Sequence[Served]
    hand: Hand
    logs: StringIO
    worlds: Worlds
    match: int
    rng: Random
    seen: Seen
    people: Mapping[Viewer, Credentials]
    secrets: tuple[bytes, ...]
    way: str
    language: str = "en"
    watches: list[Watch] = field(default_factory=list)
    hidden: dict[Side, list[RecordedSocket]] = field(default_factory=dict)
    gestures: list[tuple[Any, str, str]] = field(default_factory=list)
    """Actions that were offered to either side, and how a hand would have made them."""
    turn: int = 0
    fidget_key: str = ""
    """The key of a hidden side's latest step in one world alone, as somebody might guess it."""

    @property
    def id(self) -> str:
        """The match's id in addresses."""
        return ids.shown(self.match)

    @property
    def viewer(self) -> Viewer:
        """From whose eyes the worlds look the same."""
        return self.worlds.viewer

    @property
    def pieces(self) -> tuple[bytes, ...]:
        """The ids of blocks and cards that are hidden now, as they would stand in JSON.

        The board's sheet lists them all.
        """
        return tuple(f'"{piece}"'.encode() for piece in hidden_ids(self.worlds))

    async def open(self, *, is_away: bool) -> None:
        """Seat everybody at the table: a player who is away has no socket, and gets mail."""
        names = [self.viewer] if self.viewer == PUBLIC else [self.viewer, PUBLIC]
        self.watches = [Watch(name, self.people[name]) for name in names]
        self.watches.append(Watch(STRANGER, Credentials()))
        for watch in self.watches:
            if not (is_away and watch.name == self.viewer != PUBLIC):
                watch.sockets = await self._both_connected(watch.carried)
        if self.way == SOCKET:
            for side in self.worlds.real.game.sides:
                if side != self.viewer:
                    self.hidden[side] = await self._both_connected(self.people[side])
        await self.settle()

    async def _both_connected(self, carried: Credentials) -> list[RecordedSocket]:
        """Connect to both worlds, to either first as often as to the other."""
        first = self.match % 2
        sockets = {world: await self._connected(world, carried) for world in (first, 1 - first)}
        return [sockets[0], sockets[1]]

    async def _connected(self, world: int, carried: Credentials) -> RecordedSocket:
        socket = await connected(self.servers[world].port, self.id, carried)
        await socket.until("frame")
        return socket

    async def close(self) -> None:
        """Send everybody home."""
        for sockets in (*(watch.sockets for watch in self.watches), *self.hidden.values()):
            for socket in sockets:
                await socket.close()

    async def settle(self) -> None:
        """See that what the servers write by themselves is written, at the same moment in both."""
        here = [watch.name for watch in self.watches if watch.sockets and watch.name != PUBLIC]
        for served in self.servers:
            presence = served.site.people.presence
            for side in (*self.hidden, *(name for name in here if name != STRANGER)):
                presence.acted(
                    Principal(self.match, stage.seat_of(self.worlds.real.game, side), "")
                )
            await served.site.database.write(lambda on: None)
        await self._see()

    async def _see(self) -> None:
        """Write down who was seen: servers gather that for a while, each for its own."""
        for served in self.servers:
            await served.site.people.presence.write()

    def pass_time(self, seconds: int) -> None:
        """Move time on, in both worlds alike."""
        self.hand.at += seconds
        for served in self.servers:
            served.server.stamp()

    async def state(self, world: int) -> MatchState:
        """Return a world as its server has it now."""
        return read_again((await self.servers[world].site.matches.load(self.match)).state)

    async def refreshed(self) -> Worlds:
        """Take up both worlds as the servers have them now."""
        real, other = [await self.state(world) for world in (0, 1)]
        key = self.worlds.real.key
        self.worlds = replace(
            self.worlds, real=HeadlessMatch(real, key), imagined=HeadlessMatch(other, key)
        )
        return self.worlds

    async def command(self, world: int, side: Side, wanted: Command) -> RawAnswer | None:
        """Carry out a command on one server; give its answer. Raises `Broken` when it refuses."""
        state = await self.state(world)
        kind, fields = wanted
        about = {"expect": state.version(side), "key": f"{self.turn} {side} {kind}"}
        body = {**about, **msgspec.to_builtins(fields)}
        way = self._way(side)
        if way == ELSEWHERE:
            await self._elsewhere(world, side, wanted, body["key"])
            return None
        if way == SOCKET:
            await self._over_socket(world, side, {"type": kind, **body})
            return None
        path = f"/api/matches/{self.id}/{kind}"
        answer = await ask(self.servers[world].port, "POST", path, self.people[side], body=body)
        if answer.status != 200:
            raise Broken(f"{kind} of {side}: {answer.body.decode()[:300]}")
        return answer

    def _way(self, side: Side) -> str:
        if side != self.viewer:
            return self.way
        is_here = any(watch.name == side and watch.sockets for watch in self.watches)
        return SOCKET if is_here and self.turn % 2 else HTTP

    async def _over_socket(self, world: int, side: Side, message: dict[str, Any]) -> None:
        own = next((w.sockets for w in self.watches if w.name == side), None)
        socket = (own or self.hidden[side])[world]
        await socket.say(message)
        answer = await socket.until("ack", "error")
        if answer is None or answer["type"] != "ack":
            raise Broken(f"{message['type']} of {side}: {answer}")

    async def _elsewhere(self, world: int, side: Side, wanted: Command, key: str) -> None:
        """Store a record as another process would, of which this one hears from the database.

        Raises `Broken` when that can't be done.
        """
        state, site = await self.state(world), self.servers[world].site
        seat = stage.seat_of(state.game, side)
        made = advance(
            state, *decided(state, side, wanted, at=self.hand.at), seat=seat, key=ids.key_hash(key)
        )
        if not await site.database.append(made.entry):
            raise Broken(f"another process could not store {wanted[0]} of {side}")
        site.hub.hinted(self.match, made.entry.seq)

    async def look(self, probe: Probe, walk: Walk) -> None:
        """Demand that nobody who watches can tell the worlds apart. Raises `Leak`."""
        await self.settle()
        for watch in self.watches:
            await self._listen(watch)
        for watch in self.watches:
            if watch.name == STRANGER and self.rng.random() > STRANGERS_SHARE[walk]:
                continue
            game = self.worlds.real.game.key
            for call in calls(self.servers[0].app, self.id, game, probe, walk):
                await self._ask(watch, call)
        for watch in self.watches:
            await self._listen(watch)
        if self.viewer != PUBLIC:
            await self._look_at_mail()
        self._look_at_logs()

    async def _listen(self, watch: Watch) -> None:
        if watch.sockets:
            heard = [await socket.caught_up() for socket in watch.sockets]
            where = f"socket of {watch.name}"
            texts = [socket.texts for socket in watch.sockets]
            alike_texts(where, *texts)
            alike_messages(self.seen, where, *heard)
            for raw in (*heard[0], *texts[0]):
                holds_none(self.seen, where, raw, (*self.secrets, *self.pieces))

    async def _ask(self, watch: Watch, call: RouteCall) -> None:
        carried = Credentials(cookie=watch.carried.cookie) if call.is_page else watch.carried
        tag = watch.tags.get(call.path)
        headers = {**call.headers, **({"if-none-match": tag} if tag else {})}
        where = f"{call.method} {call.route} to {watch.name}"
        answers = [
            await ask(served.port, call.method, call.path, carried, body=call.body, headers=headers)
            for served in self.servers
        ]
        if call.method not in SAFE_METHODS:
            await self._see()
        self.seen.answers += 1
        self.seen.routes[f"{call.method} {call.route}"] += 1
        alike(self.seen, where, *(answer.raw for answer in answers))
        if call.is_of_the_match and answers[0].header("content-encoding"):
            raise Leak("compression", f"{where}: its length may tell what it holds")
        holds_none(self.seen, where, answers[0].raw, self.secrets)
        if call.is_of_the_match:
            holds_none(self.seen, where, answers[0].raw, self.pieces)
        if tag := answers[0].header("etag"):
            watch.tags[call.path] = tag

    async def _look_at_mail(self) -> None:
        rows = [await self._outbox(served) for served in self.servers]
        self.seen.outboxes += len(rows[0])
        alike(self.seen, f"outbox of {self.viewer}", *(str(each).encode() for each in rows))
        if rows[0] and not any(w.name == self.viewer and w.sockets for w in self.watches):
            # Who is away is written to after a while.
            self.pass_time(MAILED_AFTER)
            await self._look_at_letters()

    async def _look_at_letters(self) -> None:
        sent = [await served.post() for served in self.servers]
        own, where = f"{self.viewer}@proof.example", f"letters to {self.viewer}"
        addressed = [[each for each in one if each["To"] == own] for one in sent]
        alike_letters(self.seen, where, *addressed)
        for letter in addressed[0]:
            holds_none(self.seen, where, bytes(letter), (*self.secrets, *self.pieces))
        topic, where = stage.webhook_topic(own).encode(), f"calls to {self.viewer}"
        calls = [
            b"\n".join(post.body for post in await served.call() if topic in post.body)
            for served in self.servers
        ]
        self.seen.calls += calls[0].count(topic)
        alike(self.seen, where, *calls)
        holds_none(self.seen, where, calls[0], (*self.secrets, *self.pieces))

    async def _outbox(self, served: Served) -> list[tuple[Any, ...]]:
        """Read the viewer's outbox, but for the records' numbers, which nobody is told."""
        seat = int(stage.seat_of(self.worlds.real.game, self.viewer))
        queues = [
            sa.select(queue.c.kind, queue.c.made, queue.c.due, queue.c.tries)
            .where(queue.c.match == self.match, queue.c.seat == seat)
            .order_by(queue.c.seq)
            for queue in (outbox, webhook_calls)
        ]
        return await served.site.database.read(
            lambda on: [tuple(row) for queue in queues for row in on.execute(queue)]
        )

    def _look_at_logs(self) -> None:
        """Demand that no secret was logged, then forget what was. Raises `Leak`."""
        written = self.logs.getvalue().encode()
        forget(self.logs)
        self.seen.logged_bytes += len(written)
        mine = [
            secret for carried in self.people.values() for secret in (carried.token, carried.cookie)
        ]
        pieces = (as_canary(piece) for piece in hidden_ids(self.worlds))
        secrets = (*self.secrets, *pieces, *(secret.encode() for secret in mine))
        holds_none(self.seen, "logs", written, secrets)

    async def ask_privately(self, world: int, side: Side, call: RouteCall) -> None:
        """Do something for a hidden side that is its own business, on one server alone.

        Raises `Broken` when it is refused.
        """
        answer = await ask(
            self.servers[world].port, call.method, call.path, self.people[side], body=call.body
        )
        if answer.status >= 400:
            raise Broken(f"{call.name} of {side}: {answer.body.decode()[:300]}")


def read_again(state: MatchState) -> MatchState:
    """Write a state down and read it again: a proof that looked at the very one that a server
    goes on with would warm what its values remember, more in one world than in the other.
    """
    written = snapshot.written(state)
    again = snapshot.restored(new_match_state(state.info, state.game), state.seq, written)
    return replace(again, fresh=state.fresh)


def forget(logs: StringIO) -> None:
    """Begin a new page of the logs."""
    logs.seek(0)
    logs.truncate()


def decided(state: MatchState, side: Side, wanted: Command, *, at: int) -> NewRecord:
    """Make the record of a command, as a server does."""
    kind, fields = wanted
    if kind == "undo":
        return NewRecord(engine.undo(state.match, side))
    if kind == "prepare":
        said = beforehand.prepare(state.match, side, fields["ask"], fields["answer"])
        return NewRecord(said)
    chance = KeyedChance(state.info.key, state.match.drawn)
    return engine.act(state.match, side, fields["action"], chance, at=at)


async def staged(running: Running, worlds: Worlds, rng: Random, seen: Seen, *, way: str) -> Scene:
    """Put a pair of worlds onto two servers. What is private to the hidden sides differs, too."""
    servers, hand, logs = running
    info, game = worlds.real.state.info, worlds.real.game
    people = {name: stage.passes(f"{info.id} {name}") for name in (*game.sides, PUBLIC)}
    lones, hidden = [], [side for side in game.sides if side != worlds.viewer]
    for world, headless in enumerate((worlds.real, worlds.imagined)):
        private = {
            side: Private(side, f"{side}@proof.example")
            if side == worlds.viewer
            else Private(DEVICE * (world + 1), f"{side}.{info.id}.{world}@proof.example")
            for side in game.sides
        }
        # One world has seen more invisible records than the other.
        state = replace(headless.state, seq=SEQ + 2 * world)
        state = await stage.staged(servers[world], state, people, private)
        lones.append(HeadlessMatch(state, headless.key))
        # Another match of the same people, which stays as it is, stands in their lists beside it.
        beside = stage.numbered(worlds.real, f"{info.id} beside").state
        await stage.staged(servers[world], replace(beside, seq=SEQ + 1), people, {})
    secrets = [info.seed.hex(), info.key.hex()]
    for side in hidden:
        secrets += [people[side].token, people[side].cookie, f"{side}.{info.id}.0@", *SECRETS]
    return Scene(
        servers=servers,
        hand=hand,
        logs=logs,
        worlds=replace(worlds, real=lones[0], imagined=lones[1]),
        match=info.match,
        rng=rng,
        seen=seen,
        people=people,
        secrets=tuple(secret.encode() for secret in secrets),
        way=way,
        language=rng.choice(("en", "ja")),
    )
