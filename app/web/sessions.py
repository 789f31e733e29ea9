"""The page's cookie: one browser session owns many seats, chosen by the match in the path."""

from dataclasses import dataclass

from fastapi import Request
from starlette.responses import Response

from app.clock import DAY_SECONDS
from app.matches import ids
from app.web.guards import COOKIE, session

LASTS = 400 * DAY_SECONDS
"""Seconds; browsers keep no cookie longer."""


@dataclass(frozen=True, slots=True)
class Session:
    """A browser session. `secret` is "" unless it is new; `hash` None for who is no browser."""

    secret: str
    hash: bytes | None


def session_for(request: Request, *, always: bool = False) -> Session:
    """Give the session of the browser that asks, a new one if it has none.

    A program that sends neither cookie nor Origin keeps its tokens itself and needs no session;
    `always`: unless it shares a device.
    """
    known = session(request)
    if known is not None or ("origin" not in request.headers and not always):
        return Session("", known)
    secret = ids.new_secret()
    return Session(secret, ids.hashed(secret))


def keep(request: Request, response: Response, session: Session) -> Response:
    """Hand a new session's secret to the browser, out of reach of scripts."""
    if session.secret:
        response.set_cookie(
            COOKIE,
            session.secret,
            max_age=LASTS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response
