"""The pages that a notice's links lead to. Opening one changes nothing; its button does."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.web.guards import Creation, MatchNumber, may_call
from app.web.pages import render
from app.web.site import site

router = APIRouter()


@router.get("/confirm/{id}", include_in_schema=False)
@may_call("anyone")
async def confirm(request: Request, match: MatchNumber) -> Response:
    """Confirm an address. The secret in the fragment stays on the page until the button."""
    return render(request, "confirm", await _of(request, match))


@router.get("/unsubscribe/{id}/{secret}", include_in_schema=False, dependencies=[Creation])
@may_call("secret")
async def ask_to_unsubscribe(request: Request, match: MatchNumber, secret: str) -> Response:
    """Ask whether there is to be no more mail."""
    await site(request).notices.check(match, secret)
    return render(request, "unsubscribe", {**await _of(request, match), "done": False})


@router.post("/unsubscribe/{id}/{secret}", include_in_schema=False, dependencies=[Creation])
@may_call("secret")
async def unsubscribe(request: Request, match: MatchNumber, secret: str) -> Response:
    """Stop the mail and forget the address. A mail program may post this by itself (RFC 8058)."""
    await site(request).notices.unsubscribe(match, secret)
    return render(request, "unsubscribe", {**await _of(request, match), "done": True})


async def _of(request: Request, match: int) -> dict[str, Any]:
    info = (await site(request).matches.loaded.get(match)).state.info
    return {"match": info.id, "game": info.game}
