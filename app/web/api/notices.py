"""A player's mail address for turn notices: leave it, confirm it, remove it."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.matches.problems import Problem
from app.notify.models import Address
from app.web import body
from app.web.api.answers import LeaveAddress, ShownNotices, Spend
from app.web.guards import Creation, MatchNumber, Owner, may_call
from app.web.site import rate_limit_key_of, site
from app.words import i18n

router = APIRouter()


@router.get("/api/matches/{id}/notices")
@may_call("player")
async def notices(request: Request, access: Owner) -> Response:
    """Show the caller's own address, if they left one."""
    known = await site(request).notices.address(access.caller)
    return body.answer(_shown(request, known))


@router.put("/api/matches/{id}/notices")
@may_call("player")
async def leave_address(request: Request, access: Owner) -> Response:
    """Leave an address; a mail asks for its confirmation, and no other goes there before."""
    here = site(request)
    wanted = await body.read(request, LeaveAddress)
    if not here.settings.sends_mail:
        raise Problem("no-mail")
    if wanted.language not in i18n.languages():
        raise Problem("bad-field", detail="language")
    if not here.limits.askings.allows(rate_limit_key_of(request)):
        raise Problem("too-many")
    left = await here.notices.leave(access.caller, wanted.address.strip(), wanted.language)
    return body.answer(_shown(request, left))


@router.delete("/api/matches/{id}/notices", status_code=204)
@may_call("player")
async def remove_address(request: Request, access: Owner) -> Response:
    """Forget the caller's address."""
    await site(request).notices.remove(access.caller)
    return Response(status_code=204)


@router.post("/api/matches/{id}/notices/confirm", status_code=204, dependencies=[Creation])
@may_call("secret")
async def confirm_address(request: Request, match: MatchNumber) -> Response:
    """Confirm an address by the secret that was sent to it."""
    spent = await body.read(request, Spend)
    await site(request).notices.confirm(match, spent.secret)
    return Response(status_code=204)


def _shown(request: Request, known: Address | None) -> ShownNotices:
    return ShownNotices(
        available=site(request).settings.sends_mail,
        address=known.address if known else None,
        confirmed=bool(known and known.confirmed),
    )
