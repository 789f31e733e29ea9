"""All matches of a browser on another device, by one link."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.engine.values import Shown
from app.matches import ids
from app.matches.problems import Problem
from app.web import body
from app.web.api.answers import SpendOnce
from app.web.api.seats import device_request
from app.web.guards import Creation, may_call, session
from app.web.sessions import keep, session_for
from app.web.site import site

router = APIRouter()


class AllMatchesLink(Shown, frozen=True):
    """A link that gives another device the seats of so many matches, until it lapses."""

    link: str
    matches: int
    lapses_at: int


class AllTaken(Shown, frozen=True, omit_defaults=False):
    """The matches in which a device has a seat now, by one token.

    `left_out`: in how many it got none, because it plays there already or the seat has too many
    devices.
    """

    matches: tuple[str, ...]
    left_out: int
    token: str


@router.post("/api/devices", status_code=201, dependencies=[Creation])
@may_call("session")
async def add_device_for_all(request: Request) -> Response:
    """Make a one-use link that gives another device all seats of this browser session."""
    known = session(request)
    if known is None:
        raise Problem("no-seat")
    here = site(request)
    made = await here.matches.devices.add_link_for_all(known)
    address = f"{here.origin(request)}/device#{made.secret}"
    return body.answer(AllMatchesLink(address, made.matches, made.lapses_at), 201)


@router.post("/api/device", dependencies=[Creation])
@may_call("secret")
async def use_device_link_for_all(request: Request) -> Response:
    """Use a link for all matches of a browser up: a further token, which is good in each."""
    spent = await body.read(request, SpendOnce)
    session = await session_for(request)
    taken, token = await site(request).matches.devices.use_link_for_all(
        device_request(request, spent, session)
    )
    matches = tuple(ids.shown(match) for match in taken.matches)
    return keep(request, body.answer(AllTaken(matches, taken.left_out, token)), session)
