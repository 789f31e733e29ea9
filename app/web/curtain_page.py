"""The page between two players on one device: who takes it next, and what both of them know."""

from collections.abc import Mapping

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from app.engine.values import Shown, Side
from app.matches.curtain import Shared, latest
from app.matches.models import RUNNING, Seat
from app.matches.pins import Pin
from app.web.guards import SharedDevice, may_call
from app.web.pages import builtins, render
from app.web.site import site

router = APIRouter()


class Taker(Shown, frozen=True, omit_defaults=False):
    """A player who may take the device. `pin_length` is 0 until they have chosen their PIN."""

    side: Side
    name: str
    pin_length: int
    is_awaited: bool


class HandOver(Shown, frozen=True, omit_defaults=False):
    """What anybody may know who holds the device; who is awaited comes first."""

    match: str
    game: str
    takers: tuple[Taker, ...]
    lines: tuple[msgspec.Raw, ...]


@router.get("/curtain/{id}", include_in_schema=False)
@may_call("session")
async def page(request: Request, shared: SharedDevice) -> Response:
    """Hand the device on."""
    state = shared.loaded.state
    if state.status != RUNNING:
        return RedirectResponse(f"/m/{state.info.id}", 303)
    pins = await site(request).matches.curtain.pins(shared.loaded.match)
    return render(request, "curtain", builtins(_hand_over(shared, pins)))


def _hand_over(shared: Shared, pins: Mapping[Seat, Pin]) -> HandOver:
    state = shared.loaded.state
    info, game = state.info, state.game
    names = info.names(game)
    awaited = {waiting.side for waiting in game.awaiting(state.match.state)}
    pin_lengths = {info.side(game, seat): pin.figures for seat, pin in pins.items()}
    takers = [
        Taker(side, names.get(side, ""), pin_lengths[side], side in awaited) for side in game.sides
    ]
    return HandOver(
        match=info.id,
        game=info.game,
        takers=tuple(sorted(takers, key=lambda taker: not taker.is_awaited)),
        lines=latest(state),
    )
