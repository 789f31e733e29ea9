"""The pages: rendered here, brought to life by the modules under static/."""

from typing import Any, get_args
from urllib.parse import quote

import msgspec
from fastapi import APIRouter, FastAPI, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from app.addresses import is_own_name
from app.engine import codec
from app.matches import ids
from app.matches.lessons import record_of
from app.matches.loaded import LoadedMatch
from app.matches.models import BY_LINK, CLAIM_DAYS, OPEN, PLAYERS, MatchInfo, Principal
from app.matches.problems import Problem
from app.matches.state import MatchState
from app.pictures.drawn import drawing
from app.web import errors, previews, static
from app.web.api.answers import ClaimDays
from app.web.api.library import about, shown
from app.web.guards import MatchNumber, match_number, may_call, seat, session
from app.web.language import spoken
from app.web.modules import game_styles, maps_ahead, modules, side_styles
from app.web.openly import has_film, is_open_to_all
from app.web.releases import StaticFiles
from app.web.rulebooks import has_rules
from app.web.site import site
from app.web.theme import DAY, NIGHT, THEMES, Theme, chosen_theme
from app.words import i18n
from app.words.templates import environment

router = APIRouter()

MOVED = 307


def static_prefix() -> str:
    """Return what the addresses of static files begin with."""
    return f"/static/{static.digest()}"


def mount_static(app: FastAPI) -> None:
    """Serve static files under the digest of their release."""
    app.mount("/static", StaticFiles(), name="static")


def render(
    request: Request,
    name: str,
    page: dict[str, Any],
    preview: previews.Preview | None = None,
    **values: Any,
) -> Response:
    """Render a template. `page` is what its script needs; it becomes a data attribute."""
    words = spoken(request)
    preview = preview or previews.of_game(request, words, page.get("game", ""))
    theme = chosen_theme(request)
    return answer(text(name, words, theme, page, preview, own_address(request), **values))


def own_address(request: Request) -> str:
    """Return a page's address without its query."""
    return site(request).origin(request) + request.url.path


def text(
    name: str,
    words: i18n.Catalogue,
    theme: Theme,
    page: dict[str, Any],
    preview: previews.Preview,
    address: str,
    **values: Any,
) -> str:
    """Render a template to text: all that it depends on is given."""
    return (
        environment()
        .get_template(f"{name}.html")
        .render(
            static=static_prefix(),
            modules=modules,
            game_styles=game_styles,
            side_styles=side_styles,
            maps_ahead=maps_ahead,
            has_rules=has_rules,
            lang=words.language,
            languages=i18n.languages(),
            theme=theme,
            themes=THEMES,
            day_query=DAY[theme],
            night_query=NIGHT[theme],
            t=lambda key, **params: words.format(key, params),
            named=words.named,
            verbatim=i18n.verbatim,
            page={"page": name, **page},
            preview=preview,
            address=address,
            **values,
        )
    )


def answer(text: str) -> Response:
    """Answer with a page in the language that was asked for."""
    return HTMLResponse(text, headers={"Vary": "Accept-Language, Cookie"})


def builtins(value: Any) -> Any:
    """Turn a value that is made to be seen into what a template can read."""
    return msgspec.json.decode(codec.wire(value))


@router.get("/new", include_in_schema=False)
@may_call("anyone")
async def new(request: Request) -> Response:
    """Make a match."""
    here = site(request)
    known = here.matches.games
    game = known.get(request.query_params.get("game", ""), next(iter(known.values())))
    page = {
        "game": game.key,
        "pictured": [key for key in known if drawing(key) is not None],
        "local": is_local(request),
        "claim_days": get_args(ClaimDays),
        "usual_claim_days": CLAIM_DAYS,
    }
    told = builtins(shown(game, here.matches.boards))
    has_lesson = record_of(game) is not None
    return render(
        request,
        "new",
        page,
        games=list(known),
        game=told,
        has_lesson=has_lesson,
        has_met=await here.matches.offering.has_met(session(request)),
        offers=await here.matches.offering.count(session(request)),
    )


def is_local(request: Request) -> bool:
    """Whether nobody at another computer could open a link that is made here."""
    return not site(request).settings.public_url and is_own_name(request.url.hostname or "")


@router.get("/sit/{id}", include_in_schema=False)
@may_call("anyone")
async def sit(request: Request, match: MatchNumber) -> Response:
    """Sit down. Opening the page spends nothing: the secret in the fragment stays there."""
    state = await _table(request, match)
    words = spoken(request)
    preview = previews.of_invitation(request, words, state)
    if await _is_seated(request, match):
        page = {**_entrance(state), "is_open": state.status == OPEN}
        return render(request, "seated", page, preview)
    page = {**_entrance(state), "seat": previews.free_seat(words, state)}
    return render(request, "sit", page, preview, **await _origin(request, state.info))


@router.get("/device/{id}", include_in_schema=False)
@may_call("anyone")
async def device(request: Request, match: MatchNumber) -> Response:
    """Go on on another device."""
    state = await _table(request, match)
    preview = previews.of_match(request, spoken(request), state)
    return render(request, "device", _entrance(state), preview)


@router.get("/watch/{id}", include_in_schema=False)
@may_call("anyone")
async def watch(request: Request, match: MatchNumber) -> Response:
    """Watch a match."""
    state = await _table(request, match)
    preview = previews.of_match(request, spoken(request), state)
    return render(request, "watch", _entrance(state), preview)


async def _is_seated(request: Request, match: int) -> bool:
    """Whether the browser that asks has a player's seat, or is the device that both share."""
    try:
        access = await seat(request, match)
    except Problem as problem:
        if problem.code not in ("no-seat", "behind-curtain"):
            raise
        return problem.code == "behind-curtain"
    return access.caller.seat in PLAYERS


async def _table(request: Request, match: int) -> MatchState:
    return (await site(request).matches.load(match)).state


def _entrance(state: MatchState) -> dict[str, Any]:
    info, told = state.info, about(state.game)
    has_several = len(state.game.scenarios) > 1
    return {
        "match": info.id,
        "game": info.game,
        "scenario": f"{info.game}-scenario-{info.scenario}" if has_several else "",
        "claim_days": info.claim_days,
        "board": {"name": told.name, "page": _board_page(info)} if told else None,
    }


def _board_page(info: MatchInfo) -> str:
    return f"/games/{info.game}/boards/{info.board}"


@router.get("/m/{id}/", include_in_schema=False)
@may_call("anyone")
async def board_with_slash(request: Request, id: str) -> Response:
    """Lead to the board from an address that ends in a slash, as some programs write it."""
    return _moved(request, ids.in_text(id) or id)


@router.get("/m/{id}", include_in_schema=False)
@may_call("anyone")
async def board(request: Request, id: str) -> Response:
    """Play, or watch; for viewers without a seat, what bystanders may see of a match.

    What stood behind the address in a message, or was written large, leads there all the same.
    """
    written = ids.in_text(id)
    if written not in ("", id):
        return _moved(request, written)
    match = match_number(id)
    try:
        access = await seat(request, match)
    except Problem as problem:
        if problem.code != "no-seat":
            raise
        state = await _table(request, match)
        if not is_open_to_all(state):
            raise
        preview = previews.of_match(request, spoken(request), state)
        return render(request, "passing", _entrance(state), preview)
    preview = previews.of_match(request, spoken(request), access.loaded.state)
    beat = int(site(request).settings.heartbeat_seconds * 1000)
    told = await _told(request, access.caller)
    origin = await _way_back(request, access.loaded.state.info)
    page = {**_board(access.loaded), "origin": origin, "heartbeat": beat, "told": told}
    return render(request, "match", page, preview)


async def _origin(request: Request, info: MatchInfo) -> dict[str, str]:
    """Return what is told of the match that another goes on from, "" for one of its own."""
    when = spoken(request).words(info.origin.when) if info.origin else ""
    return {"continued_from": when, "way_back": await _way_back(request, info)}


async def _way_back(request: Request, info: MatchInfo) -> str:
    """Return where the match is that another goes on from, for who may see it; "" for others."""
    if info.origin is None:
        return ""
    old = match_number(info.origin.match)
    if not is_open_to_all(await _table(request, old)):
        try:
            await site(request).matches.caller(old, token=None, session=session(request))
        except Problem:
            return ""
    return f"/m/{info.origin.match}"


def _moved(request: Request, id: str) -> Response:
    asked = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"/m/{quote(id)}{asked}", MOVED)


async def _told(request: Request, caller: Principal) -> int | None:
    """Return how much whoever sits at a shared device had seen before; None for everybody else."""
    await site(request).matches.curtain.touch(caller)
    return await site(request).matches.curtain.told(caller)


def _board(loaded: LoadedMatch) -> dict[str, Any]:
    info, game, told = loaded.state.info, loaded.state.game, about(loaded.state.game)
    corrected = f"/api/games/{info.game}/boards/{info.board}"
    return {
        "match": info.id,
        "game": info.game,
        "live": f"/api/matches/{info.id}/live",
        "board": corrected if told else f"/api/games/{info.game}/board",
        "maps": corrected if told else "",
        "told_of_board": _board_page(info) if told else "",
        "standing": {side: dict(game.standing_of(side)) for side in game.sides},
        "plans": sorted(game.pace.plans),
        "story": f"/m/{info.id}/story" if info.watch == BY_LINK else "",
        "film": f"/m/{info.id}/film.gif" if has_film(info) else "",
    }


@router.get("/verify", include_in_schema=False)
@may_call("anyone")
async def verify(request: Request) -> Response:
    """Check a finished match, in the browser."""
    return render(request, "verify", {})


def error_page(request: Request, problem: Problem) -> Response | None:
    """Make a page of a problem, for who asked for a page."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if request.url.path.startswith("/api/") or not wants_page:
        return None
    if problem.code == "behind-curtain":
        return RedirectResponse(f"/curtain/{request.path_params['id']}", 303)
    words = errors.body(spoken(request), problem)
    page = {"code": words.code}
    response = render(request, "problem", page, title=words.title, detail=words.detail)
    response.status_code = words.status
    return response
