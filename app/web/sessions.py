"""The page's cookie: one browser session owns many seats, chosen by the match in the path.

A secret counts once something is held by it. Until then it may be one that somebody else has put
into the browser so as to know it: who takes a seat gets a fresh one.
"""

from dataclasses import dataclass

from fastapi import Request
from starlette.responses import Response

from app.clock import DAY_SECONDS
from app.matches import ids
from app.web.cookies import cookie
from app.web.guards import COOKIE, HOST_COOKIE, session
from app.web.site import site

LASTS = 400 * DAY_SECONDS
"""Seconds; browsers keep no cookie longer."""


@dataclass(frozen=True, slots=True)
class Session:
    """A browser session. `secret` is "" unless it is new; `hash` None for who is no browser.

    `was`: the session whose place it takes, in the same change that gives it a seat.
    """

    secret: str
    hash: bytes | None
    was: bytes | None = None


async def session_for(request: Request, *, always: bool = False) -> Session:
    """Give the session of the browser that asks, a new one if it has none that holds anything.

    A program that sends neither cookie nor Origin keeps its tokens itself and needs no session;
    `always`: make one even for such a program, for two who share a device.
    """
    known = session(request)
    if known is None and "origin" not in request.headers and not always:
        return Session("", None)
    is_held = known is not None and await site(request).matches.devices.is_held(known)
    # Over TLS another domain can still set the plain name, to a session of its own that holds
    # something: what is held goes to a secret that this browser alone gets.
    is_replaced = is_held and site(request).is_secure(request) and not cookie(request, HOST_COOKIE)
    if is_held and not is_replaced:
        return Session("", known)
    secret = ids.new_secret()
    return Session(secret, ids.hashed(secret), known if is_replaced else None)


def keep(request: Request, response: Response, session: Session) -> Response:
    """Hand a new session's secret to the browser, out of reach of scripts."""
    if not session.secret:
        return response
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
