"""The log of the lakes, of reinforcements and of the winter: chapters 11 to 16."""

from collections.abc import Iterable

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, shown, with_roll
from app.engine.values import Event, Line, Met, Moved, Parameter
from app.games.madison import reinforcements
from app.games.madison.log_battles import reckoned, signed
from app.games.madison.log_moves import steps_so_far
from app.games.madison.naval import events
from app.games.madison.position import OFF_MAP
from app.games.madison.state import Situation
from app.games.madison.words import piece_name, place_name


def _lake(lake: str) -> str:
    return f"@madison-lake-{lake}"


def _withdrew(event: events.Withdrew, before: Situation) -> Iterable[Line]:
    for piece in event.pieces:
        own = before.blocks[piece]
        params = {"block": piece_name(piece), "to": place_name(event.to)}
        line = line_of("11.21", "madison-line-withdrew", own.side, **params)
        yield shown(line, Moved((own.at, event.to), 1, water=True))


def _harbour(event: events.HarbourMade, before: Situation) -> Iterable[Line]:
    for piece in event.pieces:
        if before.blocks[piece].at in OFF_MAP:
            names = {"block": piece_name(piece), "at": place_name(event.to)}
            yield line_of("14.43", "madison-line-arrived", event.side, **names)
            continue
        params = {"block": piece_name(piece), "to": place_name(event.to)}
        line = line_of("12.52", "madison-line-harbour", event.side, **params)
        yield shown(line, Moved((before.blocks[piece].at, event.to), 1, water=True))


def _began(event: events.NavalBegan, before: Situation) -> Iterable[Line]:
    yield from steps_so_far(before)
    battle = event.battle
    line = line_of("12.1", "madison-line-naval", battle.attacker, lake=_lake(battle.lake))
    yield shown(line, Met(before.board.lakes[battle.lake].box))


def _led(event: events.ShipLed, before: Situation) -> Iterable[Line]:
    yield line_of("12.32", "madison-line-lead", event.side, block=piece_name(event.ship))


def _rolled(event: events.NavalRolled, before: Situation) -> Iterable[Line]:
    """12.2: the die, what is added to it, the total and what it means for either side."""
    naval = before.naval
    if naval is None:
        return
    for one in event.modifiers:
        key = f"madison-line-modifier-{one.what.replace('_', '-')}"
        yield line_of(one.rule, key, naval.attacker, drm=signed(one.drm))
    params: dict[str, Parameter] = {
        "roll": reckoned(faces(event.draws), event.modifiers),
        "attacker": _result(event.result[naval.attacker]),
        "defender": _result(event.result[naval.defender]),
    }
    line = line_of("12.2", "madison-line-naval-rolled", naval.attacker, **params)
    yield with_roll(line, faces(event.draws), at=before.board.lakes[naval.lake].box)


def _result(code: str) -> str:
    return f"@madison-naval-{code.replace('_', '-').replace('+', '-')}"


def _winner(event: events.WinnerRolled, before: Situation) -> Iterable[Line]:
    line = line_of("12.41", "madison-line-winner-rolled", event.side, count=event.losses)
    yield with_roll(line, faces(event.draws))


def _struck(event: events.ShipsStruck, before: Situation) -> Iterable[Line]:
    for ship in event.ships:
        yield line_of("12.41", "madison-line-struck", event.side, block=piece_name(ship))


def _fought(event: events.NavalFought, before: Situation) -> Iterable[Line]:
    yield line_of("12.2", "madison-line-naval-won", event.winner, lake=_lake(event.lake))


def _delayed(event: reinforcements.ArrivalsDelayed, before: Situation) -> Iterable[Line]:
    for piece in event.pieces:
        side = before.blocks[piece].side
        yield line_of("14.21", "madison-line-delayed", side, block=piece_name(piece))


def _called(event: reinforcements.ArrivalsCalled, before: Situation) -> Iterable[Line]:
    for piece in event.pieces:
        side = before.blocks[piece].side
        yield line_of("14.22", "madison-line-called", side, block=piece_name(piece))


TELLERS: dict[type[Event], Teller] = {
    events.Withdrew: _withdrew,
    events.HarbourMade: _harbour,
    events.NavalBegan: _began,
    events.ShipLed: _led,
    events.NavalRolled: _rolled,
    events.WinnerRolled: _winner,
    events.ShipsStruck: _struck,
    events.NavalFought: _fought,
    reinforcements.ArrivalsDelayed: _delayed,
    reinforcements.ArrivalsCalled: _called,
}
