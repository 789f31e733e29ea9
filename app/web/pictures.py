"""Pictures of positions, for the previews of links and for lists of matches.

They are drawn from what bystanders see, whoever asks. A match that may not be watched has the
game's own picture, so that its link unfolds to something and tells nothing.
"""

import hashlib
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from app.clock import DAY_SECONDS, MINUTE_SECONDS
from app.matches.problems import Problem
from app.matches.state import MatchState
from app.pictures.card import card, small
from app.pictures.drawn import drawing
from app.pictures.film import film
from app.web import openly
from app.web.guards import AnySeat, MatchNumber, Reading, may_call
from app.web.site import rate_limit_key_of, site
from app.words import i18n

router = APIRouter()

Theme = Annotated[Literal["light", "dark"], Path()]


@router.get("/games/{game}/picture.jpg", include_in_schema=False)
@may_call("anyone")
async def of_game(request: Request, game: str) -> Response:
    """Draw a game's own picture."""
    if game not in site(request).matches.games:
        raise Problem("unknown-game")
    return _answer(request, "image/jpeg", await _own(request, game), DAY_SECONDS)


@router.get("/m/{id}/picture.jpg", include_in_schema=False)
@may_call("anyone")
async def of_match(request: Request, match: MatchNumber) -> Response:
    """Draw what a match's link unfolds to."""
    state = (await site(request).matches.load(match)).state
    if not openly.is_open_to_all(state):
        return _answer(request, "image/jpeg", await _own(request, state.info.game), MINUTE_SECONDS)
    shown = openly.openly(state)
    # Names change without a version: the key is all that the picture tells.
    told = openly.card(shown, i18n.catalogue())
    picture = await _drawn(request, told, lambda: card(told))
    return _answer(request, "image/jpeg", picture, MINUTE_SECONDS)


@router.get("/m/{id}/film.gif", include_in_schema=False, dependencies=[Reading])
@may_call("anyone")
async def film_of_match(request: Request, match: MatchNumber) -> Response:
    """Draw the course of a match, as bystanders see it: after the end, open."""
    here = site(request)
    state = (await here.matches.load(match)).state
    if not openly.is_open_to_all(state) or not openly.has_film(state.info):
        raise Problem("not-found")
    shown = openly.openly(state)
    key = ("film", shown.info.match, shown.viewer, shown.version)
    course = () if here.studio.has(key) else await here.matches.reading.course(state, shown.viewer)
    told = openly.film(shown, course, i18n.catalogue())
    moving = await _drawn(request, key, lambda: film(told))
    return _answer(request, "image/gif", moving, MINUTE_SECONDS)


@router.get("/m/{id}/small-{theme}.webp", include_in_schema=False)
@may_call("seat")
async def small_one(request: Request, access: AnySeat, theme: Theme) -> Response:
    """Draw a small picture for the lists of those who sit at the match or watch it."""
    return _answer(request, "image/webp", await _small(request, access.loaded.state, theme), None)


async def _small(request: Request, state: MatchState, theme: Theme) -> bytes:
    game = state.info.game
    if drawing(game) is None:
        raise Problem("not-found")
    if state.seq == 0:
        return await _drawn(request, (game, theme), lambda: small(game, (), theme))
    shown = openly.openly(state)
    key = (shown.info.match, shown.viewer, shown.version, theme)
    return await _drawn(request, key, lambda: small(game, shown.picture.standing, theme))


async def _own(request: Request, game: str) -> bytes:
    told = openly.own_card(game, i18n.catalogue())
    return await _drawn(request, (game,), lambda: card(told))


async def _drawn(request: Request, key: object, draw: openly.Draw) -> bytes:
    here = site(request)
    if not here.limits.drawings.allows(rate_limit_key_of(request)):
        raise Problem("too-many")
    return await here.studio.picture(key, draw)


def _answer(request: Request, kind: str, picture: bytes, seconds: int | None) -> Response:
    """Answer with a picture, or that it is still the same; None: for this browser alone."""
    tag = f'"{hashlib.sha256(picture).hexdigest()[:24]}"'
    headers = {
        "ETag": tag,
        "Cache-Control": "private, no-cache" if seconds is None else f"public, max-age={seconds}",
    }
    if seconds is not None:
        # Previews are looked at on other sites.
        headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(picture, media_type=kind, headers=headers)
