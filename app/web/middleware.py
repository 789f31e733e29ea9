"""Around every request: limits by address, no writes from other sites, safe headers, the log."""

import asyncio
import time
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

import structlog
from prometheus_client import Counter, Histogram
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.addresses import is_authority, is_own_name
from app.matches.problems import Problem
from app.web import errors
from app.web.guards import SAFE_METHODS
from app.web.language import spoken
from app.web.limits import TROUBLE, Limit
from app.web.site import rate_limit_key_of, site

log = structlog.get_logger()

SECONDS = Histogram("vedette_request_seconds", "Time until an answer ended", ["route"])
ANSWERS = Counter("vedette_answers", "Answers by route and status", ["route", "status"])

REFUSED_SECONDS = 1.0
"""How long who asks again and again waits to hear that it is too often."""
TROUBLESOME = (400, 413, 415)
"""Answers to what no page of ours sends: it costs more to read than to send."""
HUNG_UP = 499
"""Counted for who was gone before their request had come whole; nobody gets it."""
UNCOUNTED = frozenset(
    f"/api/matches/{{id}}/{call}"
    for call in ("act", "undo", "unseal", "prepare", "suggest", "plans", "why", "foresee")
)
"""Calls for plans that are their player's alone: a count of them would be one of steps."""
INTERNAL = 500

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
ONLY_WITH_TLS = "max-age=31536000"
"""Said where TLS is spoken: a browser that came once never again asks without, for a year."""


class AccessLog:
    """Gives answers their safe headers, logs them without queries, catches what fell through."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        connection = HTTPConnection(scope)
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, connection)
            await send(message)

        try:
            await self._app(scope, receive, send_with_headers)
        except ClientDisconnect:
            status = HUNG_UP
        except Exception as error:
            if status:
                raise
            await _answered(scope, receive, send_with_headers, errors.as_problem(error))
        finally:
            _observe(scope, status, time.perf_counter() - began)


def _add_headers(message: MutableMapping[str, Any], connection: HTTPConnection) -> None:
    headers = MutableHeaders(scope=message)
    is_secure = site(connection).is_secure(connection)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if not (is_secure or is_own_name(_host(connection))):
        # Over plain http from elsewhere browsers leave it out, and call it an error.
        del headers["Cross-Origin-Opener-Policy"]
    if is_secure:
        headers.setdefault("Strict-Transport-Security", ONLY_WITH_TLS)
    headers.setdefault("Cache-Control", "no-store")


def _host(connection: HTTPConnection) -> str:
    """Return the name or address that was asked, without its port; "" for none that can be."""
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


def _observe(scope: Scope, status: int, seconds: float) -> None:
    route = getattr(scope.get("route"), "path", "none")
    if route not in UNCOUNTED or status >= INTERNAL:
        SECONDS.labels(route).observe(seconds)
        ANSWERS.labels(route, status).inc()
    milliseconds = round(seconds * 1000, 1)
    log.info("answer", method=scope["method"], route=route, status=status, ms=milliseconds)


class HeadAsGet:
    """Answers HEAD as GET, without the body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        await self._app({**scope, "method": "GET"}, receive, send_head)


class RateLimitAndOrigin:
    """Refuses floods from one address and writes that another site's page makes.

    Whoever goes on after a refusal is refused slowly: they have to wait, and not the others.
    """

    def __init__(self, app: ASGIApp, limit: Limit, refusals: Limit) -> None:
        self._app = app
        self._limit = limit
        self._refusals = refusals

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        who = rate_limit_key_of(connection)
        if not self._limit.allows(who):
            if not self._refusals.allows(who):
                await asyncio.sleep(REFUSED_SECONDS)
            await _refused(scope, receive, send, Problem("too-many"))
        elif not _names_one_host(connection):
            await _refused(scope, receive, send, Problem("bad-host"))
        elif scope["type"] == "http" and _is_foreign_write(connection):
            await _refused(scope, receive, send, Problem("cross-site"))
        elif scope["type"] == "http":
            await self._app(scope, receive, self._charging(who, send))
        else:
            await self._app(scope, receive, send)

    def _charging(self, who: str, send: Send) -> Send:
        async def send_and_charge(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] in TROUBLESOME:
                self._limit.charge(who, TROUBLE)
            await send(message)

        return send_and_charge


async def _refused(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    if scope["type"] == "http":
        await _answered(scope, receive, send, problem)
    else:
        # Before it is accepted this is answered with 403.
        await send({"type": "websocket.close"})


def _names_one_host(connection: HTTPConnection) -> bool:
    """Whether a request says once whom it is for (RFC 9112, 3.2): links begin with it."""
    named = connection.headers.getlist("host")
    if not named:
        return connection.scope.get("http_version") == "1.0"
    return len(named) == 1 and is_authority(named[0])


def _is_foreign_write(connection: HTTPConnection) -> bool:
    if connection.scope["method"] in SAFE_METHODS:
        return False
    # Programs that are no browser name neither, and may pass.
    fetched_from = connection.headers.get("sec-fetch-site")
    if fetched_from is not None:
        return fetched_from not in ("same-origin", "none")
    origin = connection.headers.get("origin")
    return origin is not None and not is_ours(origin, connection)


def is_ours(origin: str, connection: HTTPConnection) -> bool:
    """Whether an Origin header is PUBLIC_URL's, or names the host that was asked.

    Without TLS https passes too: a proxy that nobody told us to trust may speak it for us.
    """
    here = site(connection)
    public = urlsplit(here.settings.public_url)
    schemes = ("https",) if here.is_secure(connection) else ("https", "http")
    host = connection.headers.get("host")
    ours = {f"{scheme}://{host}" for scheme in schemes if host}
    if public.netloc:
        ours.add(f"{public.scheme}://{public.netloc}")
    return origin in ours


class SeatLock:
    """Refuses, at the last moment, an answer to a seat that its player's curtain has shut."""

    def __init__(self, app: ASGIApp, as_page: errors.AsPage) -> None:
        self._app = app
        self._as_page = as_page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scope.setdefault("state", {})
        is_sealed = False

        async def send_if_open(message: Message) -> None:
            nonlocal is_sealed
            if message["type"] == "http.response.start" and await self._is_shut(scope):
                is_sealed = True
                await self._refuse(scope, receive, send)
            if not is_sealed:
                await send(message)

        await self._app(scope, receive, send_if_open)

    async def _is_shut(self, scope: Scope) -> bool:
        sitting = scope["state"].get("sitting")
        if sitting is None:
            return False
        return bool(await site(HTTPConnection(scope)).matches.revoked([sitting]))

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = Problem("behind-curtain")
        page = self._as_page(Request(scope), problem)
        if page is None:
            await _answered(scope, receive, send, problem)
        else:
            await page(scope, receive, send)


async def _answered(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    words = spoken(HTTPConnection(scope))
    await errors.response(words, problem)(scope, receive, send)
