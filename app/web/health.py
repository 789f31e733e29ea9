"""For whoever runs the server: is it alive, can it serve, what does it count."""

import secrets

import sqlalchemy as sa
from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest
from starlette.responses import PlainTextResponse, Response

from app.addresses import is_loopback, is_own_name
from app.config import Settings
from app.matches.problems import Problem
from app.web.guards import may_call
from app.web.site import address, site

router = APIRouter()

SOCKETS = Gauge("vedette_sockets", "Open sockets")
ROOMS = Gauge("vedette_matches_in_memory", "Matches in memory")


@router.get("/healthz")
@may_call("anyone")
async def healthz() -> Response:
    """Answer that the process runs."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
@may_call("anyone")
async def readyz(request: Request) -> Response:
    """Answer whether matches can be served: the database answers, nobody has told us to stop."""
    here = site(request)
    if here.hub.is_leaving or here.hub.is_closing:
        raise Problem("unsaved")
    await here.database.write(lambda on: on.execute(sa.text("SELECT 1")).scalar())
    return PlainTextResponse("ok\n")


@router.get("/metrics")
@may_call("operator")
async def metrics(request: Request) -> Response:
    """Return counts for Prometheus, to the operator alone. Of private plans there are none.

    With METRICS_TOKEN to whoever bears it; without it to this machine under a name of its own, for
    a proxy on this machine could pass anybody's request on.
    """
    here = site(request)
    if not _is_operator(request, here.settings):
        raise Problem("not-found")
    SOCKETS.set(len(here.hub))
    ROOMS.set(len(here.matches.loaded))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _is_operator(request: Request, settings: Settings) -> bool:
    if settings.metrics_token:
        borne = request.headers.get("authorization", "").removeprefix("Bearer ")
        return secrets.compare_digest(borne.encode(), settings.metrics_token.encode())
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    passed_on = forwarded or settings.public_url or not is_own_name(request.url.hostname or "")
    return not passed_on and is_loopback(address(request))
