"""The people at the table: chat, private notes, names, when players were seen, the rematch."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.engine.values import Shown
from app.matches.service import MatchAccess
from app.matches.texts import tidy_name
from app.people.chat import Said
from app.people.models import ChatRoom
from app.web import body
from app.web.api.answers import AskRematch, KeepNotes, LineNumber, Rename, Say
from app.web.guards import AnySeat, Owner, Player, Talk, may_call
from app.web.site import site

router = APIRouter()


@router.get("/api/matches/{id}/chat")
@may_call("seat")
async def chat(
    request: Request, access: AnySeat, room: ChatRoom, before: LineNumber = None
) -> Response:
    """Get up to 50 lines of a room before a number; the latest without one."""
    return body.answer(await site(request).people.chat.lines(access, room, before))


@router.post("/api/matches/{id}/chat", dependencies=[Talk])
@may_call("seat")
async def say(request: Request, access: AnySeat) -> Response:
    """Post a line in a room; everybody who may hear it gets it over their socket."""
    wanted = await body.read(request, Say)
    said = Said(room=wanted.room, text=wanted.text, key=wanted.key, name=wanted.name)
    return await _heard(request, access, await site(request).people.chat.say(access, said))


async def _heard(request: Request, access: MatchAccess, answer: Shown) -> Response:
    """Answer, and let everybody at the table hear of it."""
    await site(request).hub.talked(access.caller.match)
    return body.answer(answer)


@router.get("/api/matches/{id}/notes")
@may_call("player")
async def notes(request: Request, access: Owner) -> Response:
    """Get the caller's private notes."""
    return body.answer(await site(request).people.notes.read(access.caller))


@router.put("/api/matches/{id}/notes")
@may_call("player")
async def keep_notes(request: Request, access: Owner) -> Response:
    """Keep the caller's private notes, unless another device has changed them since."""
    wanted = await body.read(request, KeepNotes)
    kept = await site(request).people.notes.write(access.caller, wanted.text, wanted.expect)
    return body.answer(kept)


@router.put("/api/matches/{id}/name", status_code=204, dependencies=[Talk])
@may_call("player")
async def rename(request: Request, access: Player) -> Response:
    """Call the caller's seat by another name."""
    wanted = await body.read(request, Rename)
    naming = site(request).matches.naming
    await naming.rename(access.caller, access.loaded, tidy_name(wanted.name))
    return Response(status_code=204)


@router.get("/api/matches/{id}/seen")
@may_call("player")
async def last_seen(request: Request, access: Player) -> Response:
    """Return to a player when each of the two was last at the board, to the minute."""
    return body.answer(await site(request).people.presence.seen(access))


@router.get("/api/matches/{id}/rematch")
@may_call("player")
async def rematch(request: Request, access: Player) -> Response:
    """Return to a player the status of the rematch."""
    return body.answer(await site(request).people.rematches.state(access.loaded))


@router.post("/api/matches/{id}/rematch", dependencies=[Talk])
@may_call("player")
async def ask_rematch(request: Request, access: Player) -> Response:
    """Ask for a rematch with sides swapped, or agree to the other's, and it begins."""
    wanted = await body.read(request, AskRematch)
    own = bytes.fromhex(wanted.entropy)
    pressed = site(request).people.rematches.press(access, own, wanted.promise)
    return await _heard(request, access, await pressed)


@router.delete("/api/matches/{id}/rematch", dependencies=[Talk])
@may_call("player")
async def end_rematch(request: Request, access: Player) -> Response:
    """Withdraw one's own offer of a rematch, or decline the other's."""
    return await _heard(request, access, await site(request).people.rematches.end(access))
