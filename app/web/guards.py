"""Who may call a route. Each route declares it; a test walks them all."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from app.matches import ids
from app.matches.curtain import Shared
from app.matches.models import PLAYERS
from app.matches.problems import Problem
from app.matches.service import MatchAccess
from app.web.cookies import cookie
from app.web.site import rate_limit_key_of, site

Who = Literal["anyone", "secret", "session", "seat", "player", "operator"]
"""anyone; whoever knows a link's secret; a browser session, for what is its own; a player or a
spectator of the match; a player of the match; the machine that the server runs on."""

COOKIE = "vedette"
HOST_COOKIE = f"__Host-{COOKIE}"
"""Its name over TLS: a browser takes it from this very host alone, and from no other domain."""
PLAYED = "vedette-side"
"""The header with the side that a page plays: its browser may have another seat by now."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
F = TypeVar("F", bound=Callable[..., Any])


def may_call(who: Who) -> Callable[[F], F]:
    """Declare who may call a route."""

    def declare(endpoint: F) -> F:
        endpoint.__may_call__ = who  # type: ignore[attr-defined]
        return endpoint

    return declare


def match_number(id: str) -> int:
    """Read the match's id in the path."""
    match = ids.read(id)
    if match is None:
        raise Problem("unknown-match")
    return match


MatchNumber = Annotated[int, Depends(match_number)]


def bearer(request: Request) -> str | None:
    """Read the bearer token of a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or "-" if kind.lower() == "bearer" else None


def session(connection: HTTPConnection) -> bytes | None:
    """Return the hash of the browser session's secret in the cookie; None without one."""
    return ids.hashed(session_cookie(connection)[0])


def session_cookie(connection: HTTPConnection) -> tuple[str, str]:
    """Return the session's secret, and the mark of the browser that began it; "" for none.

    Browsers that have had no seat over TLS since it goes by `HOST_COOKIE` hold the plain name.
    """
    value = cookie(connection, HOST_COOKIE) or cookie(connection, COOKIE)
    secret, _, mark = value.partition(".")
    return secret, mark


async def seat(request: Request, match: MatchNumber) -> MatchAccess:
    """Admit players and spectators of the match, with their match as fresh as the database."""
    access = await site(request).matches.caller(
        match, token=bearer(request), session=session(request)
    )
    named = request.headers.get(PLAYED, "")
    if named and not access.caller.is_both and named != access.viewer:
        raise Problem("seat-changed")
    if access.caller.until:
        request.state.sitting = (match, access.caller.token)
    return access


AnySeat = Annotated[MatchAccess, Depends(seat)]


async def player(request: Request, access: AnySeat) -> MatchAccess:
    """Admit players of the match."""
    if access.caller.seat not in PLAYERS:
        raise Problem("not-yours")
    if not site(request).limits.commands.allows((access.caller.match, access.caller.token)):
        raise Problem("too-many")
    # A page asks by itself, now and then. Only who does something is still there.
    if request.method not in SAFE_METHODS:
        await site(request).matches.curtain.touch(access.caller)
    return access


Player = Annotated[MatchAccess, Depends(player)]


async def owner(access: Player) -> MatchAccess:
    """Admit whose seat is theirs alone: for what no opponent may see even after the end."""
    if access.caller.is_both:
        raise Problem("not-yours")
    return access


Owner = Annotated[MatchAccess, Depends(owner)]


async def shared(request: Request, match: MatchNumber) -> Shared:
    """Admit the device that both players of the match share."""
    return await site(request).matches.curtain.shared(match, session(request))


SharedDevice = Annotated[Shared, Depends(shared)]


def creation(request: Request) -> None:
    """Hold back who makes matches or tries secrets by the dozen."""
    if not site(request).limits.creations.allows(rate_limit_key_of(request)):
        raise Problem("too-many")


Creation = Depends(creation)


def reading(request: Request) -> None:
    """Hold back who has much computed: for as long as it takes, nobody else is answered."""
    if not site(request).limits.readings.allows(rate_limit_key_of(request)):
        raise Problem("too-many")


Reading = Depends(reading)


def talk(request: Request, access: AnySeat) -> None:
    """Hold back who says too much at once. A new name and an offer are heard by all, too."""
    if not site(request).limits.talk.allows((access.caller.match, access.caller.token)):
        raise Problem("too-many")


Talk = Depends(talk)
