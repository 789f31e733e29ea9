"""The guided first battles, step by step: the same for everybody, and of no match."""

import asyncio
from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.engine.game import AnyGame
from app.matches import lessons
from app.matches.problems import Problem
from app.web import static
from app.web.guards import may_call
from app.web.site import site

router = APIRouter()


@router.get("/api/lessons/{game}/{step}")
@may_call("anyone")
async def lesson(request: Request, game: str, step: int) -> Response:
    """Get a step of a game's guided first battle."""
    found: Any = site(request).matches.games.get(game)
    if found is None:
        raise Problem("unknown-game")
    # To play it takes a while, once.
    held = await asyncio.to_thread(_held, found, step)
    return await static.answer(held, request.headers, "public, max-age=300")


@cache
def _held(game: AnyGame, step: int) -> static.Held:
    return static.hold("lesson.json", lessons.encoded(game, step))
