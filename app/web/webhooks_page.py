"""The page on which a browser's player says where they are told of their turns besides."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.notify.payloads import KINDS
from app.web.api.webhooks import shown_webhook
from app.web.guards import Reading, may_call, session
from app.web.pages import builtins, render
from app.web.site import site

router = APIRouter()


@router.get("/notices", include_in_schema=False, dependencies=[Reading])
@may_call("anyone")
async def notices(request: Request) -> Response:
    """Show the browser's webhooks, and a form to leave another."""
    here, known = site(request), session(request)
    mine = await here.webhooks.listed(known) if known is not None else []
    is_seated = known is not None and await here.matches.devices.is_held(known)
    return render(
        request,
        "notices",
        {},
        available=here.settings.webhooks,
        seated=is_seated,
        webhooks=[builtins(shown_webhook(each)) for each in mine],
        kinds=list(KINDS),
    )
