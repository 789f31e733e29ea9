"""The home page: what this is, how it looks, and the browser's own matches."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.matches.models import OPEN, RUNNING
from app.matches.service import MatchAccess
from app.pictures.drawn import drawing
from app.web.api.answers import MyMatch
from app.web.api.library import my_matches, shown
from app.web.guards import may_call, session
from app.web.language import spoken
from app.web.openly import openly, player, when
from app.web.pages import builtins, render
from app.web.site import site

router = APIRouter()


@router.get("/", include_in_schema=False)
@may_call("anyone")
async def home(request: Request) -> Response:
    """Show what this is; the browser's own matches, mine to move first."""
    here = site(request)
    mine = []
    for access, match in await my_matches(request):
        mine.append(_listed(request, access, match))
        # A long list lets others through.
        await asyncio.sleep(0)
    known = here.matches.games
    game = next(iter(known.values()))
    return render(
        request,
        "home",
        {"game": game.key},
        game=builtins(shown(game, here.matches.boards)),
        games=[builtins(shown(each, here.matches.boards)) for each in known.values()],
        pictured=[key for key in known if drawing(key) is not None],
        live=[match for match in mine if _is_live(match)],
        offers=await here.matches.offering.count(session(request)),
        over=[match for match in mine if not _is_live(match)],
    )


def _is_live(match: dict[str, Any]) -> bool:
    """Whether a match goes on, if only by a rematch that is offered."""
    return match["status"] in (OPEN, RUNNING) or match["rematch"]


def _listed(request: Request, access: MatchAccess, match: MyMatch) -> dict[str, Any]:
    """Return what the list says of a match: all of it is in the caller's frame."""
    state, words = access.loaded.state, spoken(request)
    listed: dict[str, Any] = builtins(match)
    # Pictures are for seats, and a shared device has none while its curtain is drawn.
    listed["pictured"] = drawing(state.info.game) is not None and not listed["shared"]
    listed["when"], listed["standing"] = "", []
    if state.seq:
        bystanders = openly(state)
        listed["when"] = when(bystanders, words)
        listed["standing"] = [
            {
                "side": side,
                # A side may have none: in some games one alone scores.
                "points": bystanders.picture.score.get(side),
                "player": player(bystanders, side, words),
            }
            for side in bystanders.scores
        ]
    return listed
