"""The WebSocket of a match: hello, then frames one way and commands the other."""

import asyncio
import contextlib

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from app.engine import codec
from app.engine.values import Illegal
from app.live.connection import CURTAIN, NOT_ALLOWED, RESTARTING, Connection
from app.live.protocol import Because, Done, Failed, FromClient, Hello, KeepAlive, Ping, Why
from app.matches import ids
from app.matches.commands import Key
from app.matches.problems import Problem
from app.matches.service import MatchAccess
from app.storage.database import Unsaved
from app.web import body, errors, static
from app.web.guards import may_call, session
from app.web.language import spoken
from app.web.middleware import is_ours
from app.web.site import Site, rate_limit_key_of, site

router = APIRouter()

MAX_FLOODED = 200
"""Messages beyond the limit before the socket is closed."""
FAREWELL_SECONDS = 5.0
"""For whoever is to be told why they are sent away, and reads slowly."""


@router.websocket("/api/matches/{id}/live")
@may_call("seat")
async def live(socket: WebSocket, id: str) -> None:
    """Serve one socket from its hello to its end."""
    here, came_from = site(socket), rate_limit_key_of(socket)
    if not is_own_page(socket) or not here.hub.may_open(came_from):
        await socket.close(NOT_ALLOWED)
        return
    try:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            await _serve(here, socket, id)
    finally:
        here.hub.closed(came_from)


def is_own_page(socket: WebSocket) -> bool:
    """Whether a handshake comes from our page, or from no page at all."""
    named = socket.headers.get("origin")
    return named is None or is_ours(named, socket)


async def _serve(here: Site, socket: WebSocket, id: str) -> None:
    try:
        access, hello = await _greeted(here, socket, id)
    except (Problem, Unsaved) as error:
        await socket.send_text(failed(socket, error).decode())
        await socket.close(NOT_ALLOWED if isinstance(error, Problem) else RESTARTING)
        return
    connection = Connection(
        socket,
        access.caller,
        access.loaded,
        dict(hello.heard.items()),
        takes_packed=hello.packed,
        is_hidden=hello.hidden,
        release=static.digest(),
    )
    here.hub.add(connection)
    connection.changed(access.loaded)
    sending = asyncio.create_task(_send_all(here, connection))
    receiving = asyncio.create_task(_receive_all(here, socket, connection))
    ending = asyncio.create_task(connection.ends.wait())
    try:
        await here.hub.news.try_to_bring([connection])
        await asyncio.wait((sending, receiving, ending), return_when=asyncio.FIRST_COMPLETED)
        if ending.done():
            # They are told, if they read; what they say meanwhile is not listened to.
            await asyncio.wait((sending,), timeout=FAREWELL_SECONDS)
    finally:
        ending.cancel()
        here.hub.remove(connection)
        # A command that is being stored is finished first.
        async with connection.handling:
            sending.cancel()
            receiving.cancel()
        await _ended(sending, receiving)


async def _send_all(here: Site, connection: Connection) -> None:
    caller = connection.caller
    # A curtain that fell after they were let in had no socket to close yet.
    if caller.until and await here.matches.revoked([(caller.match, caller.token)]):
        connection.close(CURTAIN)
    await connection.send_all()


async def _ended(sending: asyncio.Task[None], receiving: asyncio.Task[None]) -> None:
    for result in await asyncio.gather(sending, receiving, return_exceptions=True):
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            raise result


async def _greeted(here: Site, socket: WebSocket, id: str) -> tuple[MatchAccess, Hello]:
    match = ids.read(id)
    if match is None:
        raise Problem("unknown-match")
    try:
        async with asyncio.timeout(here.settings.hello_seconds):
            raw = await _text(here, socket)
    except TimeoutError:
        raise Problem("no-hello") from None
    hello: Hello = body.decoded(raw, Hello)
    browser = session(socket)
    return await here.matches.caller(match, token=hello.token, session=browser), hello


async def _text(here: Site, socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise Problem("broken-json")
    if len(text.encode()) > here.settings.body_limit:
        raise Problem("too-large")
    return str(text)


async def _receive_all(here: Site, socket: WebSocket, connection: Connection) -> None:
    token, came_from = (connection.caller.match, connection.caller.token), rate_limit_key_of(socket)
    flooded = 0
    while flooded < MAX_FLOODED:
        raw = ""
        try:
            raw = await _text(here, socket)
            # One budget for all the sockets of a token: many of them may do no more than one.
            # Another for all of an address, whatever matches they are in.
            if not (here.limits.commands.allows(token) and here.limits.messages.allows(came_from)):
                flooded += 1
                wait = max(here.limits.commands.wait(token), here.limits.messages.wait(came_from))
                raise Problem("too-many", wait=max(1, wait))
            message: FromClient = body.decoded(raw, FromClient)
        except Problem as problem:
            connection.answer(failure(socket, problem, _key_of(raw)))
            continue
        async with connection.handling:
            if connection.ends.is_set():
                return
            await _handled(here, socket, connection, message)
    connection.close(NOT_ALLOWED)


class _Keyed(msgspec.Struct, frozen=True):
    key: Key | None = None


def _key_of(raw: str) -> str | None:
    """Return the key of a message that is read no further; None when it has none."""
    try:
        return msgspec.json.decode(raw, type=_Keyed).key
    except (msgspec.DecodeError, RecursionError):
        return None


async def _handled(
    here: Site, socket: WebSocket, connection: Connection, message: FromClient
) -> None:
    """Carry out one message and answer it."""
    access = MatchAccess(connection.caller, connection.loaded)
    key = getattr(message, "key", None)
    try:
        if isinstance(message, Ping):
            # Pages ping by themselves: that nobody is there must not keep a shared seat open.
            connection.is_hidden = message.hidden
            await here.matches.check(connection.loaded)
            if message.v not in (None, access.version):
                connection.changed_since(message.v or 0)
            connection.heartbeat()
            return
        connection.caller = await here.matches.curtain.touch(connection.caller)
        if isinstance(message, KeepAlive):
            return
        if isinstance(message, Why):
            refusal = here.matches.why(access, message.selection, message.target)
            connection.answer(Because(message.key, refusal))
        else:
            version = await here.matches.command(access, message)
            connection.answer(Done(message.key, version))
    except (Problem, Illegal, Unsaved) as error:
        connection.answer(failure(socket, error, key))
        if isinstance(error, Problem) and error.code == "stale":
            connection.changed(connection.loaded)


def failure(socket: WebSocket, error: Exception, key: str | None) -> Failed:
    """Word an error for the socket."""
    worded = errors.body(spoken(socket), errors.as_problem(error))
    return Failed(worded.code, worded.detail, key, worded.refusal, worded.wait)


def failed(socket: WebSocket, error: Exception) -> bytes:
    """Encode an error that ends the socket."""
    return codec.wire(failure(socket, error, None))
