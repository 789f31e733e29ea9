"""The games that can be played here, and the browser's own matches."""

from functools import cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.engine.data_sheets import About
from app.engine.game import AnyGame
from app.matches.boards import Boards
from app.matches.models import PLAYERS, RUNNING, Seat
from app.matches.problems import Problem
from app.matches.service import MatchAccess
from app.web import body, static
from app.web.api.answers import Games, Mine, MyMatch, ShownBoard, ShownGame
from app.web.guards import may_call, reading, session
from app.web.site import site

router = APIRouter()


@router.get("/api/games")
@may_call("anyone")
async def games(request: Request) -> Response:
    """List the games with their options, scenarios and board sheets."""
    boards = site(request).matches.boards
    found = (shown(game, boards) for game in boards.games.values())
    return body.answer(Games(tuple(found)))


def shown(game: AnyGame, boards: Boards) -> ShownGame:
    """Show a game, with all that a new match of it can have here."""
    offered = boards.offered(game.key)
    return ShownGame(
        key=game.key,
        edition=game.edition,
        sides=game.sides,
        scenarios=game.scenarios,
        options=game.options,
        machines=boards.machines(game),
        machine=next(iter(game.machines), ""),
        board=f"/api/games/{game.key}/board",
        boards=tuple(_shown_board(digest, each) for digest, each in offered.items()),
    )


def _shown_board(digest: str, game: AnyGame) -> ShownBoard:
    told = about(game)
    assert told is not None, "a corrected board says what it is"
    return ShownBoard(digest, told.name, told.source, f"/api/games/{game.key}/boards/{digest}")


def about(game: AnyGame) -> About | None:
    """Return what a corrected board says of itself, None for a standard one."""
    return game.data_sheets.about(game.sheet) if game.data_sheets else None


@router.get("/api/games/{game}/board")
@may_call("anyone")
async def board(request: Request, game: str) -> Response:
    """Get the static board: places, links, values, positions."""
    found = site(request).matches.games.get(game)
    if found is None:
        raise Problem("unknown-game")
    return await static.answer(_sheet(found.board), request.headers, "public, max-age=300")


@router.get("/api/games/{game}/boards/{digest}")
@may_call("anyone")
async def corrected_board(request: Request, game: str, digest: str) -> Response:
    """Get a board that a host has corrected, of the same form as the game's standard one."""
    found = await site(request).matches.on_board(game, digest)
    return await static.answer(_sheet(found.board), request.headers, static.IMMUTABLE)


@router.get("/api/games/{game}/boards/{digest}/{name}.svg", include_in_schema=False)
@may_call("anyone")
async def corrected_map(request: Request, game: str, digest: str, name: str) -> Response:
    """Get a drawing of a board that a host has corrected."""
    here = site(request)
    drawing = await here.maps.map(await here.matches.on_board(game, digest), name)
    if drawing is None:
        raise Problem("not-found")
    return await static.answer(drawing, request.headers, static.IMMUTABLE)


@cache
def _sheet(board: bytes) -> static.Held:
    return static.hold("board.json", board)


@router.get("/api/mine")
@may_call("session")
async def mine(request: Request) -> Response:
    """List the matches of this browser session, mine to move first."""
    return body.answer(Mine(tuple(match for _, match in await my_matches(request))))


async def my_matches(request: Request) -> list[tuple[MatchAccess, MyMatch]]:
    """Show all of a session's matches: those to move in first, then those with an offer."""
    here, known = site(request), session(request)
    if known is None:
        return []
    reading(request)
    found = await here.matches.mine(known)
    offered = await here.people.rematches.offered_to([access for access, _ in found])
    listed = [
        (access, my_match(access, is_mine, access.caller.match in offered))
        for access, is_mine in found
    ]
    return sorted(listed, key=lambda pair: (not pair[1].mine, not pair[1].rematch))


def my_match(access: MatchAccess, is_mine: bool, is_offered: bool) -> MyMatch:
    """Show one of a session's matches, in what its frame shows anyway."""
    state = access.loaded.state
    info, game = state.info, state.game
    is_running = state.status == RUNNING
    return MyMatch(
        match=info.id,
        game=info.game,
        status=state.status,
        side=access.viewer if access.caller.seat in PLAYERS else "",
        viewer=access.viewer,
        names=info.names(game),
        mine=is_mine,
        awaiting=tuple(w.side for w in game.awaiting(state.match.state)) if is_running else (),
        created=info.created,
        outcome=state.match.outcome,
        rematch=is_offered,
        shared=access.caller.seat is Seat.CURTAIN,
    )
