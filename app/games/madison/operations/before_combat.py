"""Chapters 9.3 to 9.6: what happens when counters enter a space that holds enemies."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.battle_state import RetreatDue
from app.games.madison.board import LANDING, other
from app.games.madison.combat.events import RetreatOrdered
from app.games.madison.combat.occupying import occupy
from app.games.madison.combat.odds import overwhelms
from app.games.madison.combat.retreat import force_at, take_route
from app.games.madison.combat.routes import Route, routes
from app.games.madison.effects import reactions, standing
from app.games.madison.effects.events import OrderGiven
from app.games.madison.events import PiecesMoved
from app.games.madison.operations.stages import (
    ATTACK_WINDOW,
    STOOD,
    DefendersStood,
    EntryEnded,
)
from app.games.madison.play_state import Play
from app.games.madison.position import Position, play_of, units_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import PLAY, TURN, Ask
from app.games.madison.view import ViewMadison
from app.games.madison.words import place_name


@rule("9.3", "9.41", "9.51", "9.52")
def go_on(resolution: Resolution) -> None:
    """The defenders may react, must or may retreat, or stand; then those who come enter."""
    state = resolution.state
    play = play_of(state)
    foe, to = other(play.side), play.target
    defended = bool(units_at(state, to, foe)) and to not in play.fights
    if not defended:
        _enter(resolution, play)
    elif reactions.open_window(resolution, ATTACK_WINDOW, foe):
        return
    elif overwhelms(state, play.entering, to, foe):
        due = RetreatDue(foe, force_at(state, to, foe), to, "forced", _origins(state, play))
        resolution.write(RetreatOrdered(due))
    elif STOOD in play.passed:
        _enter(resolution, play)
    elif evasions(state) and standing.open_window(resolution, standing.EVADE, foe):
        resolution.ask(foe, Ask.EVADE)
    else:
        resolution.write(DefendersStood(foe, to))


@rule("10.72", "A19")
def _origins(position: Position, play: Play) -> tuple[str, ...]:
    """List the spaces from which the attackers come: closed to those who retreat from them."""
    return tuple(sorted({position.blocks[piece].at for piece in play.entering}))


def _evasion(position: Position) -> RetreatDue:
    play = play_of(position)
    foe = other(play.side)
    pieces = force_at(position, play.target, foe)
    return RetreatDue(foe, pieces, play.target, "before", _origins(position, play))


@rule("9.41", "9.42", "9.43", "9.46")
def evasions(position: Position) -> list[Route]:
    """List the best ways in which the defenders may retreat before combat."""
    return routes(position, _evasion(position))


def offer_evasion(view: ViewMadison) -> Iterator[Choice]:
    """Offer to stand and fight, from now on too, or to retreat before combat."""
    yield Choice(a.Stand(), True, label=Message("madison-stand"))
    yield Choice(a.Stand(PLAY), True, label=Message("madison-stand-play"))
    yield Choice(a.Stand(TURN), True, label=Message("madison-stand-turn"))
    for to in dict.fromkeys(route.to for route in evasions(view)):
        yield Choice(a.Evade(to), True, target=f"space:{to}")


@rule("9.45", "9.46")
def refuse_evasion(view: ViewMadison, action: a.Evade) -> Refusal | None:
    """Only one of the best ways is taken."""
    if any(route.to == action.to for route in evasions(view)):
        return None
    return no("9.46", "madison-not-the-best-retreat")


def refuse_stand(_view: ViewMadison, action: a.Stand) -> Refusal | None:
    """One may always stand, for the rest of a card play or a turn too."""
    return None if action.until in ("", PLAY, TURN) else no("9.41", "madison-no-order")


def stand(resolution: Resolution, side: Side, action: a.Stand) -> None:
    """Stay and fight, and if one wants so, have a standing order do so from now on."""
    resolution.write(DecisionClosed(side))
    if action.until:
        resolution.write(OrderGiven(side, standing.lasting(standing.EVADE, action.until)))
    resolution.write(DefendersStood(side, play_of(resolution.state).target))


def evade(resolution: Resolution, side: Side, action: a.Evade) -> None:
    """Retreat before combat, all together."""
    state = resolution.state
    resolution.write(DecisionClosed(side))
    due = _evasion(state)
    route = next(route for route in evasions(state) if route.to == action.to)
    resolution.write(RetreatOrdered(due))
    take_route(resolution, due, route)


@rule("9.3", "9.44", "9.61", "11.52", "A32")
def _enter(resolution: Resolution, play: Play) -> None:
    """Enter the space: where defenders stand everybody stops and there will be a battle.

    11.52 Troops that land go no further; their vessels may.
    """
    state = resolution.state
    roster = state.board.roster
    fights = bool(units_at(state, play.target, other(play.side)))
    landing = play.way == LANDING
    ashore = tuple(p for p in play.entering if not roster[p].is_naval)
    fleet = tuple(p for p in play.entering if roster[p].is_naval)
    stops = fights or landing
    if ashore:
        resolution.write(PiecesMoved(ashore, play.target, play.way, play.cost, stops))
    if fleet:
        resolution.write(PiecesMoved(fleet, play.target, play.way, play.cost))
    resolution.write(EntryEnded(fights))
    if not fights and any(roster[piece].is_land for piece in ashore):
        occupy(resolution, play.target, play.side)


def evade_prompt(view: ViewMadison) -> Message:
    """Return the question whether to stand."""
    return Message("madison-ask-evade", {"at": place_name(play_of(view).target)})
