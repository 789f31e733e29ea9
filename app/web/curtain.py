"""The page between two players on one device: who takes it next, and what both of them know."""

from collections.abc import Mapping

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from app.engine.game import Shown, Side
from app.matches import curtain
from app.matches.curtain import Shared
from app.matches.models import PLAYERS, RUNNING, Seat
from app.web.guards import SharedDevice, may_call
from app.web.pages import builtins, render
from app.web.site import site

router = APIRouter()


class Chair(Shown, frozen=True, omit_defaults=False):
    """A side of the match. `figures`: how long its player's PIN is, 0 until he has chosen it."""

    side: Side
    name: str
    figures: int
    asked: bool


class Behind(Shown, frozen=True, omit_defaults=False):
    """What anybody may know who holds the device; who is asked comes first."""

    match: str
    game: str
    chairs: tuple[Chair, ...]
    lines: tuple[msgspec.Raw, ...]


@router.get("/curtain/{id}", include_in_schema=False)
@may_call("session")
async def page(request: Request, shared: SharedDevice) -> Response:
    """Hand the device on."""
    sheet = shared.room.table.sheet
    if shared.room.table.status != RUNNING:
        return RedirectResponse(f"/m/{sheet.id}", 303)
    kept = await site(request).matches.curtain.pins(shared.room.match)
    figures = {seat: pin.figures for seat, pin in kept.items()}
    return render(request, "curtain", builtins(_behind(shared, figures)))


def _behind(shared: Shared, figures: Mapping[Seat, int]) -> Behind:
    table = shared.room.table
    sheet, game = table.sheet, table.game
    asked = {waiting.side for waiting in game.awaiting(table.match.state)}
    names = sheet.names(game)
    chairs = {
        sheet.side(game, seat): Chair(
            side=sheet.side(game, seat),
            name=names.get(sheet.side(game, seat), ""),
            figures=figures[seat],
            asked=sheet.side(game, seat) in asked,
        )
        for seat in PLAYERS
    }
    return Behind(
        match=sheet.id,
        game=sheet.game,
        chairs=tuple(sorted((chairs[side] for side in game.sides), key=lambda c: not c.asked)),
        lines=curtain.latest(table),
    )
