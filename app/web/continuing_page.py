"""The form for a match that goes on from a moment of another."""

from typing import Annotated, get_args

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.matches.models import CLAIM_DAYS
from app.pictures.drawn import drawing
from app.web.api.answers import ClaimDays
from app.web.api.library import shown
from app.web.guards import AnySeat, Reading, may_call
from app.web.language import spoken
from app.web.pages import builtins, is_local, render
from app.web.site import site

router = APIRouter()


@router.get("/m/{id}/continue", include_in_schema=False, dependencies=[Reading])
@may_call("seat")
async def go_on(
    request: Request, access: AnySeat, at: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Response:
    """Make a match that goes on from a moment of one that is over."""
    here, state = site(request), access.loaded.state
    origin = await here.matches.reading.origin(state, at)
    game = builtins(shown(state.game, here.matches.boards))
    page = {
        "game": state.info.game,
        "pictured": [state.info.game] if drawing(state.info.game) is not None else [],
        "local": is_local(request),
        "claim_days": get_args(ClaimDays),
        "usual_claim_days": CLAIM_DAYS,
        "origin": {"match": origin.match, "at": origin.at},
    }
    return render(request, "continue", page, game=game, when=spoken(request).words(origin.when))
