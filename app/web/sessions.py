"""The page's cookie: one browser session owns many seats, chosen by the match in the path.

A secret counts once something is held by it. Until then it may be one that somebody else has put
into the browser so as to know it: who takes a seat gets a fresh one.
"""

from dataclasses import dataclass

from fastapi import Request
from starlette.responses import Response

from app.clock import DAY_SECONDS
from app.matches import ids
from app.web.guards import COOKIE, HOST_COOKIE, session
from app.web.site import site

LASTS = 400 * DAY_SECONDS
"""Seconds; browsers keep no cookie longer."""


@dataclass(frozen=True, slots=True)
class Session:
    """A browser session. `secret` is "" unless it is new; `hash` None for who is no browser.

    `moves`: what is held under `hash` is to go by the new secret, which is another.
    """

    secret: str
    hash: bytes | None
    moves: bool = False


async def session_for(request: Request, *, always: bool = False) -> Session:
    """Give the session of the browser that asks, a new one if it has none that holds anything.

    A program that sends neither cookie nor Origin keeps its tokens itself and needs no session;
    `always`: unless it shares a device.
    """
    known = session(request)
    if known is None and "origin" not in request.headers and not always:
        return Session("", None)
    is_held = known is not None and await site(request).matches.devices.is_held(known)
    # Over TLS another domain can still set the plain name, to a session of its own that holds
    # something: what is held moves to a secret that this browser alone gets.
    moves = is_held and site(request).is_secure(request) and not request.cookies.get(HOST_COOKIE)
    if is_held and not moves:
        return Session("", known)
    secret = ids.new_secret()
    return Session(secret, known if moves else ids.hashed(secret), moves)


async def keep(request: Request, response: Response, session: Session) -> Response:
    """Hand a new session's secret to the browser, out of reach of scripts."""
    if not session.secret:
        return response
    fresh = ids.hashed(session.secret)
    if session.moves and session.hash and fresh:
        await site(request).matches.devices.move(session.hash, to=fresh)
    is_secure = site(request).is_secure(request)
    response.set_cookie(
        HOST_COOKIE if is_secure else COOKIE,
        session.secret,
        max_age=LASTS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )
    return response
