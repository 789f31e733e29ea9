"""The page of a guided first battle: a match's page, without a match."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.engine.game import AnyGame
from app.matches.lessons import record_of
from app.matches.problems import Problem
from app.web.guards import may_call
from app.web.pages import render
from app.web.site import site

router = APIRouter()

GENTLE = "recruit"
"""The machine against which one practises, in a game that has it."""


@router.get("/games/{game}/lesson", include_in_schema=False)
@may_call("anyone")
async def lesson(request: Request, game: str) -> Response:
    """Learn a game by a first battle."""
    found = site(request).matches.games.get(game)
    if found is None:
        raise Problem("unknown-game")
    if record_of(found) is None:
        raise Problem("not-found")
    page: dict[str, Any] = {
        "game": game,
        "board": f"/api/games/{game}/board",
        "maps": "",
        "told_of_board": "",
        "standing": {},
        "plans": [],
        "origin": "",
        "story": "",
        "film": "",
        "told": None,
        "lesson": f"/api/lessons/{game}",
        "machine": _for_learners(found),
    }
    return render(request, "lesson", page)


def _for_learners(game: AnyGame) -> str:
    """Return the machine that a match after the guided battle is against; "" for none."""
    return GENTLE if GENTLE in game.machines else next(iter(game.machines), "")
