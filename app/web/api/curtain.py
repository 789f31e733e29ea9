"""The curtain of a device that both players share: a seat opens to a PIN, and shuts."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.web import body
from app.web.api.answers import OpenSeat
from app.web.guards import Creation, SharedDevice, may_call
from app.web.site import site

router = APIRouter()


@router.post("/api/matches/{id}/curtain/pin", status_code=204, dependencies=[Creation])
@may_call("session")
async def choose_pin(request: Request, shared: SharedDevice) -> Response:
    """Choose a side's PIN, once, and open its seat."""
    wanted = await body.read(request, OpenSeat)
    await site(request).matches.curtain.choose_pin(shared, wanted.side, wanted.pin)
    return Response(status_code=204)


@router.post("/api/matches/{id}/curtain/open", status_code=204, dependencies=[Creation])
@may_call("session")
async def open_curtain(request: Request, shared: SharedDevice) -> Response:
    """Open a side's seat to its PIN, and shut the other one."""
    wanted = await body.read(request, OpenSeat)
    await site(request).matches.curtain.open(shared, wanted.side, wanted.pin)
    return Response(status_code=204)


@router.post("/api/matches/{id}/curtain/close", status_code=204)
@may_call("session")
async def close_curtain(request: Request, shared: SharedDevice) -> Response:
    """Shut the seat that is open. Its open sockets are closed."""
    await site(request).matches.curtain.close(shared)
    return Response(status_code=204)
