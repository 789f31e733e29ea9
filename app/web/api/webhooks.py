"""A browser's webhooks: where its player is told of their turns besides."""

from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from app.engine.values import Shown
from app.matches.problems import Problem
from app.notify.calling import MAX_LENGTH
from app.notify.models import Webhook
from app.notify.payloads import SIGNED, shown_secret
from app.notify.webhooks import Wanted
from app.web import body
from app.web.api.answers import Body
from app.web.guards import Creation, Reading, may_call, session
from app.web.sessions import keep, session_for
from app.web.site import rate_limit_key_of, site
from app.words import i18n

router = APIRouter()

MAX_ENDING = 4
"""Letters of an address's end that are shown: to know it by, and not to use it."""


class LeaveWebhook(Body, frozen=True):
    """An address that is to be told of turns, and in which form and language."""

    url: Annotated[str, msgspec.Meta(max_length=MAX_LENGTH)]
    kind: Literal["discord", "slack", "ntfy", "signed"]
    language: str = "en"


class ShownWebhook(Shown, frozen=True, omit_defaults=False):
    """A webhook as its own browser is shown it: never its whole address.

    Times in seconds since 1970. `off_at`: when it was turned off because it took nothing.
    `secret`: what its calls are signed with, shown once, to a program's when it is left.
    """

    id: str
    kind: str
    host: str
    ending: str
    delivered_at: int | None
    failing_since: int | None
    off_at: int | None
    secret: str = ""


class ShownWebhooks(Shown, frozen=True, omit_defaults=False):
    """A browser's webhooks. `available`: whether this server calls any."""

    available: bool
    webhooks: tuple[ShownWebhook, ...]


@router.get("/api/webhooks", dependencies=[Reading])
@may_call("session")
async def webhooks(request: Request) -> Response:
    """List the browser's webhooks."""
    known, here = session(request), site(request)
    mine = await here.webhooks.listed(known) if known is not None else []
    return body.answer(
        ShownWebhooks(here.settings.webhooks, tuple(shown_webhook(each) for each in mine))
    )


@router.post("/api/webhooks", status_code=201, dependencies=[Creation])
@may_call("session")
async def leave_webhook(request: Request) -> Response:
    """Leave a webhook: it is called at once, and kept if it takes the call."""
    here = site(request)
    wanted = await body.read(request, LeaveWebhook)
    if not here.settings.webhooks:
        raise Problem("no-webhooks")
    if wanted.language not in i18n.languages():
        raise Problem("bad-field", detail="language")
    known = session(request)
    if known is None or not await here.matches.devices.is_held(known):
        raise Problem("no-seat")
    _count_try(request)
    began = await session_for(request, always=True)
    left = await here.webhooks.add(
        Wanted(
            session=began.hash or known,
            old_session=began.was,
            kind=wanted.kind,
            url=wanted.url.strip(),
            language=wanted.language,
            origin=here.origin(request),
        )
    )
    secret = shown_secret(left.secret) if left.kind == SIGNED else ""
    return keep(request, body.answer(shown_webhook(left, secret), 201), began)


@router.post("/api/webhooks/{webhook}/test")
@may_call("session")
async def test_webhook(request: Request, webhook: str) -> Response:
    """Call a webhook to try it out, which turns it on again if it was off."""
    _count_try(request)
    tried = await site(request).webhooks.test(_own(request), webhook)
    return body.answer(shown_webhook(tried))


@router.delete("/api/webhooks/{webhook}", status_code=204)
@may_call("session")
async def remove_webhook(request: Request, webhook: str) -> Response:
    """Forget a webhook and all calls that wait for it."""
    await site(request).webhooks.remove(_own(request), webhook)
    return Response(status_code=204)


def shown_webhook(known: Webhook, secret: str = "") -> ShownWebhook:
    """Return what a webhook's browser is shown of it."""
    return ShownWebhook(
        id=known.id,
        kind=known.kind,
        host=urlsplit(known.url).netloc,
        ending=known.url[-MAX_ENDING:],
        delivered_at=known.delivered,
        failing_since=known.failing_since,
        off_at=known.off,
        secret=secret,
    )


def _own(request: Request) -> bytes:
    known = session(request)
    if known is None:
        raise Problem("unknown-webhook")
    return known


def _count_try(request: Request) -> None:
    if not site(request).limits.webhook_tries.allows(rate_limit_key_of(request)):
        raise Problem("too-many")
