"""Making a match, sitting down, watching, and a player's devices."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.matches import ids
from app.matches.creation import MatchRequest
from app.matches.loaded import LoadedMatch
from app.matches.models import Device, DeviceRequest, MatchInfo, Seat
from app.matches.seating import CreatedMatch, SitRequest
from app.matches.texts import tidy_name
from app.web import body
from app.web.api.answers import (
    Continue,
    Create,
    Created,
    DeviceLink,
    Devices,
    Links,
    NewDevice,
    NewLink,
    Seated,
    ShownDevice,
    ShownLink,
    Sit,
    Spend,
    SpendOnce,
    Watching,
)
from app.web.guards import AnySeat, Creation, MatchNumber, Owner, Player, Reading, bearer, may_call
from app.web.sessions import Session, keep, session_for
from app.web.site import site

router = APIRouter()


@router.post("/api/matches", status_code=201, dependencies=[Creation])
@may_call("anyone")
async def create(request: Request) -> Response:
    """Make a match: the creator's seat, an invitation, and a spectators' link if wanted."""
    wanted = await body.read(request, Create)
    session = await session_for(request, always=wanted.shared)
    made = await site(request).matches.seating.create(
        MatchRequest(
            game=wanted.game,
            scenario=wanted.scenario,
            side=wanted.side,
            options=wanted.options,
            watch=wanted.watch,
            name=tidy_name(wanted.name),
            entropy=bytes.fromhex(wanted.entropy),
            machine=wanted.machine,
            claim_days=wanted.claim_days,
            shared=wanted.shared,
            friend=tidy_name(wanted.friend),
            board=wanted.board,
            offered=wanted.offered,
            audience=wanted.audience,
            key=wanted.key,
        ),
        session.hash,
        was=session.was,
    )
    return _made(request, made, session)


@router.post("/api/matches/{id}/continue", status_code=201, dependencies=[Creation, Reading])
@may_call("seat")
async def continue_from(request: Request, access: AnySeat) -> Response:
    """Make a match that goes on from a moment of this one, which is over."""
    wanted = await body.read(request, Continue)
    matches, old = site(request).matches, access.loaded.state
    origin = await matches.reading.origin(old, wanted.at)
    session = await session_for(request, always=wanted.shared)
    made = await matches.seating.continue_from(
        old,
        origin,
        MatchRequest(
            game=old.info.game,
            scenario=old.info.scenario,
            side=wanted.side,
            options={},
            watch=wanted.watch,
            name=tidy_name(wanted.name),
            entropy=bytes.fromhex(wanted.entropy),
            machine=wanted.machine,
            claim_days=wanted.claim_days,
            shared=wanted.shared,
            friend=tidy_name(wanted.friend),
            key=wanted.key,
        ),
        session.hash,
        was=session.was,
    )
    return _made(request, made, session)


def _made(request: Request, made: CreatedMatch, session: Session) -> Response:
    """Answer with a new match, and its maker's secrets."""
    info = made.loaded.state.info
    links = Links(
        play=f"{site(request).origin(request)}/m/{info.id}",
        invite=invitation(request, info, made.invitation) if made.invitation else None,
        watch=link(request, "watch", info.id, made.spectator) if made.spectator else None,
    )
    created = Created(
        match=info.id,
        commitment=info.commitment,
        token=made.token or None,
        invitation=made.invitation or None,
        links=links,
        spectator=made.spectator or None,
    )
    return keep(request, body.answer(created, 201), session)


@router.post("/api/matches/{id}/sit", dependencies=[Creation])
@may_call("secret")
async def sit(request: Request, match: MatchNumber) -> Response:
    """Use an invitation up: the guest gets their seat, and play begins."""
    guest = await body.read(request, Sit)
    session = await session_for(request)
    loaded, token = await site(request).matches.seating.sit(
        match,
        SitRequest(
            guest.invitation,
            tidy_name(guest.name),
            bytes.fromhex(guest.entropy),
            session=session.hash,
            old_session=session.was,
            token=bearer(request),
            promise=guest.promise,
            key=guest.key,
        ),
    )
    return keep(request, body.answer(_seated(loaded, Seat.GUEST, token)), session)


@router.post("/api/matches/{id}/promise", dependencies=[Reading])
@may_call("secret")
async def promise(request: Request, match: MatchNumber) -> Response:
    """Show an invitation's holder what is fixed before their number is sent. Spends nothing."""
    shown = await body.read(request, SpendOnce)
    seating = site(request).matches.seating
    return body.answer(await seating.promise(match, shown.secret, shown.key))


@router.post("/api/matches/{id}/watch", dependencies=[Creation])
@may_call("secret")
async def watch(request: Request, match: MatchNumber) -> Response:
    """Get a watching token for the spectators' link."""
    spent = await body.read(request, Spend)
    session = await session_for(request)
    token = await site(request).matches.seating.watch(
        match, spent.secret, session.hash, was=session.was
    )
    return keep(request, body.answer(Watching(token)), session)


@router.post("/api/matches/{id}/device", dependencies=[Creation])
@may_call("secret")
async def use_device_link(request: Request, match: MatchNumber) -> Response:
    """Use a device link up: a further token for the seat of who made it."""
    spent = await body.read(request, SpendOnce)
    session = await session_for(request)
    matches = site(request).matches
    seat, token = await matches.devices.use_link(match, device_request(request, spent, session))
    loaded = await matches.loaded.get(match)
    return keep(request, body.answer(_seated(loaded, seat, token)), session)


@router.get("/api/matches/{id}/devices")
@may_call("player")
async def devices(request: Request, access: Owner) -> Response:
    """List the seat's devices and open links."""
    tokens, links = await site(request).matches.devices.listed(access.caller)
    return body.answer(
        Devices(
            devices=tuple(_shown(device, access.caller.token) for device in tokens),
            links=tuple(ShownLink(link.id, link.label, link.created) for link in links),
        )
    )


@router.post("/api/matches/{id}/devices", status_code=201)
@may_call("player")
async def add_device(request: Request, access: Owner) -> Response:
    """Make a one-use link for another device."""
    wanted = await body.read(request, NewDevice)
    known = site(request).matches.devices
    id_, secret = await known.add_link(access.caller, tidy_name(wanted.label))
    address = link(request, "device", ids.shown(access.caller.match), secret)
    return body.answer(DeviceLink(id_, address), 201)


@router.delete("/api/matches/{id}/devices/{device}", status_code=204)
@may_call("player")
async def revoke(request: Request, access: Owner, device: str) -> Response:
    """Take a device or an open link out of force. Its open sockets are closed."""
    here = site(request)
    for match in await here.matches.devices.revoke(access.caller, device):
        here.hub.revoked(match, device)
    return Response(status_code=204)


@router.post("/api/matches/{id}/invitation", status_code=201)
@may_call("player")
async def invite_anew(request: Request, access: Player) -> Response:
    """Make a new invitation, which takes the place of the old one."""
    secret = await site(request).matches.seating.invite_anew(access.caller, access.loaded)
    return body.answer(NewLink(invitation(request, access.loaded.state.info, secret)), 201)


@router.post("/api/matches/{id}/spectators", status_code=201)
@may_call("player")
async def add_spectators_link(request: Request, access: Player) -> Response:
    """Make a further link for spectators, where the match may be watched."""
    secret = await site(request).matches.seating.add_spectators_link(access.caller, access.loaded)
    return body.answer(NewLink(link(request, "watch", ids.shown(access.caller.match), secret)), 201)


@router.delete("/api/matches/{id}", status_code=204)
@may_call("player")
async def cancel(request: Request, access: Player) -> Response:
    """Cancel a match that nobody joined."""
    await site(request).matches.seating.cancel(access.caller, access.loaded)
    return Response(status_code=204)


def link(request: Request, page: str, match: str, secret: str) -> str:
    """Write a link. Its secret stands in the fragment, which no server ever gets."""
    return f"{site(request).origin(request)}/{page}/{match}#{secret}"


def invitation(request: Request, info: MatchInfo, secret: str) -> str:
    """Write an invitation's link: the secret, and the commitment that the creator was shown."""
    return link(request, "sit", info.id, f"{secret}.{info.commitment}")


def device_request(request: Request, spent: SpendOnce, session: Session) -> DeviceRequest:
    """Return what a device asks for that uses a link up, for one match or for all."""
    return DeviceRequest(
        spent.secret,
        session=session.hash,
        old_session=session.was,
        token=bearer(request),
        key=spent.key,
    )


def _seated(loaded: LoadedMatch, seat: Seat, token: str) -> Seated:
    info = loaded.state.info
    return Seated(info.side(loaded.state.game, seat), token, info.commitment)


def _shown(device: Device, current: str) -> ShownDevice:
    return ShownDevice(device.id, device.label, device.created, device.id == current)
