"""Chapters 11.1, 11.3 and 11.5: sailing, carrying troops, landing them.

What is offered beside marching while a force that goes by water moves (`play.force.water`). Troops
in hand go aboard as the fleet sails.
"""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.battle_state import NavalBattle
from app.games.madison.board import LANDING, other
from app.games.madison.bounds import refuse_beyond
from app.games.madison.control import is_friendly
from app.games.madison.depots import remove_overrun
from app.games.madison.effects.in_force import hinders, may_attack
from app.games.madison.naval.boxes import vacate_left
from app.games.madison.naval.events import NavalBegan, PutAshore, Sailed
from app.games.madison.naval.lift import fits, refuse_aboard
from app.games.madison.operations.limits import (
    reach,
    refuse_barred,
    refuse_entry,
    refuse_pinned,
    spent_by,
)
from app.games.madison.operations.stages import AttackDeclared
from app.games.madison.play_state import Play
from app.games.madison.position import Position, is_reduced, play_of, units_at, vessels_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase
from app.games.madison.view import ViewMadison
from app.games.madison.words import place_name

STEP = 1
"""What it costs to take troops aboard, or to land them (11.15)."""
ASSAULT = 1
"""What a landing costs beyond that (11.52)."""


def fleet_of(position: Position, play: Play) -> tuple[str, ...]:
    """List the vessels in hand, and the naval leaders with them."""
    return tuple(piece for piece in play.group if position.board.roster[piece].is_naval)


def cargo_of(position: Position, play: Play) -> tuple[str, ...]:
    """List the troops in hand, and the land leaders with them."""
    return tuple(piece for piece in play.group if not position.board.roster[piece].is_naval)


def is_landing(position: Position, side: Side, cargo: tuple[str, ...], to: str) -> bool:
    """Whether troops come ashore where their side doesn't hold the port, or enemies are (11.51)."""
    if not cargo or to in position.board.boxes:
        return False
    return not is_friendly(position, to, side) or bool(units_at(position, to, other(side)))


@rule("11.13", "11.15", "11.52", "2.5", "A44")
def cost_of(position: Position, play: Play, to: str) -> int:
    """Return what a step by water costs: to load, to sail, and what a landing takes."""
    here = position.blocks[fleet_of(position, play)[0]].at
    cargo = cargo_of(position, play)
    loading = STEP if any(piece not in play.aboard for piece in cargo) else 0
    landing = STEP + ASSAULT if is_landing(position, play.side, cargo, to) else 0
    return loading + position.board.waters[here][to] + landing


def offer_sailing(view: ViewMadison) -> Iterator[Choice]:
    """Offer the next steps of the vessels in hand: sail, unload; a battle or landing commits."""
    play = play_of(view)
    if not play.force.water:
        return
    fleet, cargo = fleet_of(view, play), cargo_of(view, play)
    if fleet:
        here = view.blocks[fleet[0]].at
        for to in view.board.waters[here]:
            label = Message("madison-sail", {"at": place_name(to)})
            fights = to in view.board.boxes and bool(vessels_at(view, to, view.enemy))
            final = fights or is_landing(view, view.side, cargo, to)
            yield Choice(a.Sail(to), final, target=f"space:{to}", label=label)
    if play.aboard:
        yield Choice(a.Unload(), False, label=Message("madison-unload"))


@rule("11.14")
def refuse_sail(view: ViewMadison, action: a.Sail) -> Refusal | None:
    """Vessels in hand go to a port or the box of their lake, as far as everybody has points."""
    play, to = play_of(view), action.to
    fleet, cargo = fleet_of(view, play), cargo_of(view, play)
    if not any(view.board.roster[piece].is_vessel for piece in fleet):
        return no("11.15", "madison-no-vessel-in-hand")
    if to not in view.board.waters[view.blocks[fleet[0]].at]:
        return no("11.14", "madison-not-by-water")
    for piece in play.group:
        if piece in play.moved and play.moved[piece].stopped:
            return no("9.3", "madison-stopped")
        if refused := refuse_pinned(view, play, piece):
            return refused
    return (
        _refuse_cargo(view, play, fleet, cargo)
        or _refuse_points(view, play, fleet, to)
        or (
            _refuse_box(view, play, fleet, to)
            if to in view.board.boxes
            else _refuse_port(view, play, to)
        )
    )


@rule("11.33", "11.35", "11.31", "11.54", "3.61", "A36")
def _refuse_cargo(
    view: ViewMadison, play: Play, fleet: tuple[str, ...], cargo: tuple[str, ...]
) -> Refusal | None:
    """Troops that go aboard may do so here, and find room in sound vessels."""
    for piece in cargo:
        if piece not in play.aboard and (refused := refuse_aboard(view, play, piece)):
            return refused
    if not cargo:
        return None
    vessels = [piece for piece in fleet if view.board.roster[piece].is_vessel]
    if all(is_reduced(view, vessel) for vessel in vessels):
        return no("12.42", "madison-damaged-vessel")
    units = [piece for piece in cargo if view.board.roster[piece].is_land]
    if not fits(view, vessels, units):
        return no("11.35", "madison-no-room-aboard")
    return None


@rule("11.13", "11.12", "11.32")
def _refuse_points(
    view: ViewMadison, play: Play, fleet: tuple[str, ...], to: str
) -> Refusal | None:
    """Everybody has the points for the step, and one more for troops that are yet to land."""
    cost = cost_of(view, play, to)
    cargo = cargo_of(view, play)
    later = STEP if cargo and not is_landing(view, view.side, cargo, to) else 0
    for piece in fleet:
        if spent_by(play, piece) + cost + later > reach(view, play.force, piece):
            if later:
                return no("11.12", "madison-no-point-to-land")
            return no("11.13", "madison-too-far", cost=cost)
    return None


@rule("6.2", "8.62", "10.22", "11.34", "11.41", "12.42", "3.36")
def _refuse_box(view: ViewMadison, play: Play, fleet: tuple[str, ...], box: str) -> Refusal | None:
    """Sound vessels and naval leaders alone enter a box; a land leader leads to no battle there.

    8.62, 10.22 Whoever stands there is attacked once by a card.
    """
    if view.phase == Phase.PREWAR:
        return no("6.2", "madison-no-box-yet")
    if len(fleet) < len(play.group):
        return no("11.34", "madison-no-troops-in-box")
    if any(is_reduced(view, piece) for piece in fleet):
        return no("12.42", "madison-damaged-vessel")
    if not vessels_at(view, box, view.enemy):
        return None
    if box in play.fought:
        return no("10.22", "madison-attacked-already")
    if play.force.kind == "leader":
        return no("3.36", "madison-no-naval-battle")
    if play.force.peaceful or play.force.only or not may_attack(view, view.side):
        return no("8.31", "madison-may-not-attack")
    return None


@rule("11.43", "12.1", "9.61")
def _refuse_port(view: ViewMadison, play: Play, to: str) -> Refusal | None:
    """Vessels alone go to any port where no enemies are, whoever controls the lake."""
    if cargo := cargo_of(view, play):
        return _refuse_lift(view, play, cargo, to)
    if units_at(view, to, view.enemy):
        return no("9.61", "madison-enemy-port")
    if vessels_at(view, to, view.enemy):
        return no("12.1", "madison-enemy-vessels-there")
    return refuse_entry(view, play, to)


@rule("11.31", "11.42", "11.51", "11.53", "12.42")
def _refuse_lift(view: ViewMadison, play: Play, cargo: tuple[str, ...], to: str) -> Refusal | None:
    """Troops cross no lake that the enemy controls; they land where a force may attack."""
    here = view.blocks[cargo[0]].at
    lakes = {view.board.lake_at(place) for place in (here, to)}
    if any(hinders(view, view.enemy, lake) for lake in lakes):
        return no("11.42", "madison-enemy-lake")
    for piece in cargo:
        refused = refuse_beyond(view, piece, to) or refuse_barred(view, play, piece, to)
        if refused:
            return refused
    if not is_landing(view, view.side, cargo, to):
        return None
    if any(is_reduced(view, piece) for piece in fleet_of(view, play)):
        return no("12.42", "madison-damaged-vessel")
    return refuse_entry(view, play, to)


@rule("11.11", "11.15", "11.51", "12.1")
def sail(resolution: Resolution, side: Side, action: a.Sail) -> None:
    """Sail on; a landing is declared first, and enemy vessels in a box are fought."""
    state = resolution.state
    play, to = play_of(state), action.to
    cargo = cargo_of(state, play)
    cost = cost_of(state, play, to)
    if is_landing(state, side, cargo, to):
        resolution.write(DecisionClosed(side))
        vacate_left(resolution)
        resolution.write(AttackDeclared(play.group, to, LANDING, cost))
        return
    embarked = tuple(piece for piece in cargo if piece not in play.aboard)
    if to in state.board.boxes and vessels_at(state, to, other(side)):
        resolution.write(DecisionClosed(side))
        resolution.write(Sailed(play.group, to, cost, stops=True))
        vacate_left(resolution)
        resolution.write(NavalBegan(NavalBattle(state.board.boxes[to], side, other(side))))
        return
    resolution.write(Sailed(play.group, to, cost, embarked))
    if to in state.board.spaces:
        remove_overrun(resolution, to)


# Troops ashore


@rule("11.15", "11.36")
def refuse_unload(view: ViewMadison, _action: a.Unload) -> Refusal | None:
    """Somebody must be aboard."""
    return None if play_of(view).aboard else no("11.15", "madison-nobody-aboard")


def unload(resolution: Resolution, _action: a.Unload) -> None:
    """Put everybody ashore."""
    put_ashore(resolution, play_of(resolution.state).aboard)


@rule("11.15", "11.36")
def put_ashore(resolution: Resolution, pieces: tuple[str, ...]) -> None:
    """Put troops ashore in a friendly port, as many as one will for the same point."""
    state = resolution.state
    play = play_of(state)
    at = state.blocks[pieces[0]].at
    cost = 0 if play.ashore == at else STEP
    resolution.write(PutAshore(pieces, at, fleet_of(state, play), cost))


@rule("11.12", "11.32")
def refuse_done(view: ViewMadison) -> Refusal | None:
    """Nobody is still aboard when a force has moved."""
    return no("11.12", "madison-still-aboard") if play_of(view).aboard else None
