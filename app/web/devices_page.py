"""The page on which a browser's matches go to another device: made on one, taken on the other."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.web.guards import Reading, may_call, session
from app.web.pages import is_local, render
from app.web.site import site

router = APIRouter()


@router.get("/device", include_in_schema=False, dependencies=[Reading])
@may_call("anyone")
async def devices(request: Request) -> Response:
    """Make a link for all of this browser's matches, or, where the address has one, take them."""
    known = session(request)
    devices = site(request).matches.devices
    count = await devices.count_for_all(known) if known is not None else 0
    page = {"local": is_local(request)}
    return render(request, "devices", page, count=count)
