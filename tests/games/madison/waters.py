"""Fleets, winters and arrivals in tests: naval battles fought, phases played by themselves."""

from collections.abc import Iterable
from typing import Any

from app.engine.memo import replaced
from app.engine.resolution import Resolution
from app.engine.values import Side
from app.games.madison.actions import Harbour, Lead, Sail, Take
from app.games.madison.game import GAME
from app.games.madison.naval.events import NavalRolled
from app.games.madison.state import Phase, Situation
from tests.games.dice import Scripted
from tests.games.madison.card_plays import Endless
from tests.games.madison.positions import Played, choices, led, position

BOX = "box_ontario"


def in_phase(
    text: str, phase: Phase, turn: str, *, dice: Iterable[int] = (), **more: Any
) -> Played:
    """Play a phase of its own accord, until somebody is asked or it is over."""
    start = position(text, "us", turn=turn, **more).state
    state = replaced(start, phase=phase, play=None, awaiting=())
    return going_on(state, phase, dice)


def going_on(state: Situation, phase: Phase, dice: Iterable[int] = ()) -> Played:
    """Go on in a phase until somebody is asked or it is over."""
    resolution: Resolution[Situation] = Resolution(state, Scripted(dice))
    while not resolution.state.awaiting and resolution.state.phase == phase:
        GAME.run_until_decision(resolution)
    return Played(resolution.state, resolution.events)


def fleet(played: Played, side: Side, leader: str, *pieces: str, card: str = "2") -> Played:
    """Activate a naval leader, and take counters along."""
    return led(played, side, leader, card, water=True).play(side, *map(Take, pieces))


def battle(
    text: str, side: Side, leader: str, ships: Iterable[str], *dice: int, to: str = BOX, **more: Any
) -> Played:
    """Sail into a box where enemies are, and fight; ships that must go to port do so at once."""
    begun = fleet(position(text, side, **more), side, leader, *ships)
    return to_the_end(begun, Sail(to), dice)


def to_the_end(begun: Played, first: Any, dice: Iterable[int], leads: Iterable[str] = ()) -> Played:
    """Carry out an action that begins a naval battle, and play this to its end.

    The lead ships are those named, or the first; the dice must be exactly those that are rolled.
    """
    chance, named = Scripted(dice), list(leads)
    side = begun.asked()[0]
    decided = GAME.decide(begun.state, side, first, chance)
    state, events = decided.state, list(decided.events)
    while state.naval or state.harbours:
        [waiting] = state.awaiting
        offered = [choice.action for choice in choices(state, waiting.side)]
        wanted = [one for one in offered if isinstance(one, Lead) and one.block in named]
        finals = [one for one in offered if isinstance(one, Harbour)]
        action = (wanted or finals or offered)[0]
        decided = GAME.decide(state, waiting.side, action, chance)
        state, events = decided.state, [*events, *decided.events]
    assert not chance.script, f"not thrown: {chance.script}"
    return Played(state, events)


def naval_drms(played: Played) -> dict[str, int]:
    """Return what was added to the die of a naval battle, by what it is."""
    return {one.what: one.drm for one in played.one(NavalRolled).modifiers}


def play_out(played: Played, side: Side, *actions: Any) -> Played:
    """Carry out actions that may end the turn, whatever is drawn then."""
    chance, state, events = Endless(()), played.state, list[Any]()
    for action in actions:
        decided = GAME.decide(state, side, action, chance)
        state, events = decided.state, [*events, *decided.events]
    return Played(state, events)
