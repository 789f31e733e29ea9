"""The page's cookie: one browser session owns many seats, chosen by the match in the path.

A cookie may be one that somebody else has put into the browser so as to know it, one that holds a
seat of theirs included. A seat goes only into a session that this browser began: the page sends a
number that it keeps for itself, and the cookie is marked with its hash. In any other session
nothing new is put; what it holds moves to a fresh secret, so that whoever kept the same browser's
cookie but lost the number keeps their matches, and who planted one keeps nothing.
"""

import hashlib
import re
from dataclasses import dataclass

from fastapi import Request
from starlette.responses import Response

from app.clock import DAY_SECONDS
from app.matches import ids
from app.web.cookies import cookie
from app.web.guards import COOKIE, HOST_COOKIE, session, session_cookie
from app.web.site import site

LASTS = 400 * DAY_SECONDS
"""Seconds; browsers keep no cookie longer."""
BROWSER = "vedette-browser"
"""The header with the number that a page keeps where no other site can put one: 32 bytes, hex."""
_NUMBER = re.compile(r"[0-9a-f]{64}")
MARK_FIGURES = 32


@dataclass(frozen=True, slots=True)
class Session:
    """A browser session. `cookie` is "" unless it is new; `hash` None for who is no browser.

    `was`: the session whose place it takes, in the same change that gives it a seat.
    """

    cookie: str
    hash: bytes | None
    was: bytes | None = None


async def session_for(request: Request, *, always: bool = False) -> Session:
    """Return the session of the browser that asks, a new one if it has none that holds anything.

    A program that sends neither cookie nor Origin keeps its tokens itself and needs no session;
    `always`: make one even for such a program, for two who share a device.
    """
    known = session(request)
    if known is None and "origin" not in request.headers and not always:
        return Session("", None)
    is_held = known is not None and await site(request).matches.devices.is_held(known)
    if is_held and _began_here(request):
        return Session("", known)
    secret, mark = ids.new_secret(), _mark(request)
    value = f"{secret}.{mark}" if mark else secret
    return Session(value, ids.hashed(secret), known if is_held else None)


def _began_here(request: Request) -> bool:
    """Whether the session that the cookie names was begun by the browser that sends it."""
    # Over TLS another domain can still set the plain name.
    if site(request).is_secure(request) and not cookie(request, HOST_COOKIE):
        return False
    mark = _mark(request)
    return mark != "" and session_cookie(request)[1] == mark


def _mark(request: Request) -> str:
    """Return what a cookie is marked with for this browser; "" when it sends no number."""
    number = request.headers.get(BROWSER, "")
    if not _NUMBER.fullmatch(number):
        return ""
    return hashlib.sha256(number.encode()).hexdigest()[:MARK_FIGURES]


def keep(request: Request, response: Response, session: Session) -> Response:
    """Hand a new session's secret to the browser, out of reach of scripts."""
    if not session.cookie:
        return response
    is_secure = site(request).is_secure(request)
    response.set_cookie(
        HOST_COOKIE if is_secure else COOKIE,
        session.cookie,
        max_age=LASTS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )
    return response
