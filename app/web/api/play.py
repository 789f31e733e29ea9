"""Playing: the frame, the commands, why not, the log and looking back."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.jobs import machines
from app.matches import commands
from app.matches.commands import AnyCommand
from app.matches.models import Seat
from app.matches.problems import Problem
from app.matches.reading import LINES_AT_ONCE
from app.matches.service import MatchAccess
from app.web import body
from app.web.api.answers import Ack, Foreseen, LineNumber, Reason, Suggestion, Why
from app.web.guards import AnySeat, Player, Reading, may_call
from app.web.site import site

router = APIRouter()

CommitNumber = Annotated[int, Query(ge=0, le=2**31 - 1)]
ViewerName = Annotated[str, Query(max_length=20)]
Selection = Annotated[str, Query(max_length=200)]


@router.get("/api/matches/{id}")
@may_call("seat")
async def frame(access: AnySeat) -> Response:
    """Get the frame: all that the caller may know."""
    return body.json(access.frame)


@router.post("/api/matches/{id}/act")
@may_call("player")
async def act(request: Request, access: Player) -> Response:
    """Carry out one of the offered actions."""
    return await _commanded(request, access, await body.read(request, commands.Act))


@router.post("/api/matches/{id}/undo")
@may_call("player")
async def undo(request: Request, access: Player) -> Response:
    """Take a step out of the draft: the last, unless told which."""
    return await _commanded(request, access, await body.read(request, commands.Undo))


@router.post("/api/matches/{id}/unseal")
@may_call("player")
async def unseal(request: Request, access: Player) -> Response:
    """Take back the seal of one's answer, while the other side has not sealed."""
    return await _commanded(request, access, await body.read(request, commands.Unseal))


@router.post("/api/matches/{id}/resign")
@may_call("player")
async def resign(request: Request, access: Player) -> Response:
    """Resign."""
    return await _commanded(request, access, await body.read(request, commands.Resign))


@router.post("/api/matches/{id}/prepare")
@may_call("player")
async def prepare(request: Request, access: Player) -> Response:
    """Answer a kind of question beforehand, from the next time on that it comes."""
    return await _commanded(request, access, await body.read(request, commands.Prepare))


@router.post("/api/matches/{id}/draw")
@may_call("player")
async def draw(request: Request, access: Player) -> Response:
    """Offer a draw, accept the other side's offer, or decline it."""
    return await _commanded(request, access, await body.read(request, commands.DrawOffer))


@router.post("/api/matches/{id}/claim")
@may_call("player")
async def claim(request: Request, access: Player) -> Response:
    """Claim a match that the other side has abandoned: as one's win, or to call it off."""
    return await _commanded(request, access, await body.read(request, commands.Claim))


async def _commanded(request: Request, access: MatchAccess, command: AnyCommand) -> Response:
    try:
        version = await site(request).matches.command(access, command)
    except Problem as problem:
        if problem.code == "stale":
            problem.frame = access.frame
        raise
    return body.answer(Ack(version, body.raw(access.frame)))


@router.post("/api/matches/{id}/suggest")
@may_call("player")
async def suggest(request: Request, access: Player) -> Response:
    """Return what the machine at the table would do in the caller's place, from their own frame."""
    found = await machines.suggested(access, site(request).thinkers)
    return body.answer(Suggestion(*found) if found else Suggestion(access.version, None))


@router.get("/api/matches/{id}/plans")
@may_call("player")
async def plans(request: Request, access: Player) -> Response:
    """Return how plans of the caller's turn compare, by trials from what the caller sees.

    The first who asks begins them.
    """
    return body.answer(site(request).plans.of(access))


@router.post("/api/matches/{id}/why")
@may_call("player")
async def why(request: Request, access: Player) -> Response:
    """Return why a gesture can't be made, with the rule."""
    asked = await body.read(request, Why)
    refusal = site(request).matches.why(access, asked.selection, asked.target)
    return body.answer(Reason(refusal))


@router.get("/api/matches/{id}/foresee")
@may_call("player")
async def foresee(request: Request, access: Player, selection: Selection = "") -> Response:
    """Return what taking hold of something would open to the caller, where it can't be undone."""
    found = site(request).matches.foresee(access, selection)
    return body.answer(Foreseen(access.version, found))


@router.get("/api/matches/{id}/log")
@may_call("seat")
async def log(request: Request, access: AnySeat, before: LineNumber = None) -> Response:
    """Get up to 200 lines of the caller's log before a number; the latest without one."""
    reading = site(request).matches.reading
    return body.answer(await reading.log(access.loaded, access.viewer, before, LINES_AT_ONCE))


@router.get("/api/matches/{id}/luck", dependencies=[Reading])
@may_call("seat")
async def luck(request: Request, access: AnySeat) -> Response:
    """Return how lucky each side was with its dice, by the lines that the caller may read."""
    return body.answer(await site(request).matches.reading.luck(access.loaded, access.viewer))


@router.get("/api/matches/{id}/memory", dependencies=[Reading])
@may_call("seat")
async def memory(request: Request, access: AnySeat) -> Response:
    """Return what the caller was shown of others' pieces, and where those may stand now."""
    return body.answer(await site(request).matches.reading.memory(access.loaded, access.viewer))


@router.get("/api/matches/{id}/belief", dependencies=[Reading])
@may_call("seat")
async def belief(request: Request, access: AnySeat) -> Response:
    """Return how far what each side remembered was true, over a match that has ended."""
    return body.answer(await site(request).matches.reading.belief(access.loaded))


@router.get("/api/matches/{id}/review")
@may_call("seat")
async def review(request: Request, access: AnySeat, side: ViewerName) -> Response:
    """Return which decisions cost a side most, in a match that has ended, or how far that is.

    The first who asks begins it.
    """
    return body.answer(site(request).reviews.of(access.loaded, side))


@router.get("/api/matches/{id}/history", dependencies=[Reading])
@may_call("seat")
async def history(
    request: Request,
    access: AnySeat,
    at: CommitNumber = 0,
    line: LineNumber = None,
    eyes: ViewerName = "",
    minds: Literal["", "all"] = "",
) -> Response:
    """Show the position after a commit: open after the end, before it as the caller saw it.

    `line` asks for the commit that told that line of the caller's log, `eyes` for what one side, or
    the public, saw of a match that has ended. `minds=all` asks for what each side knew, beside it.
    """
    reading = site(request).matches.reading
    answer = await reading.history(
        access.loaded, access.viewer, at, line=line, eyes=eyes, minds=minds == "all"
    )
    return body.answer(answer)


@router.get("/api/matches/{id}/export", dependencies=[Reading])
@may_call("seat")
async def export(request: Request, access: AnySeat) -> Response:
    """Get a finished match whole; of a running one what the caller was shown."""
    here, notes = site(request), ""
    if access.caller.seat is not Seat.WATCHER:
        notes = (await here.people.notes.read(access.caller)).text
    content = await here.matches.reading.export(access.loaded, access.viewer, notes)
    response = body.json(content)
    name = f"{access.loaded.state.info.game}-{access.loaded.state.info.id}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
