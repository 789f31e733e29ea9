"""Machines for tests: one that looks for a fight, so that battles of every kind come about."""

from random import Random

from app.engine.machines import random_machine
from app.engine.values import Choice, Choices
from app.games.madison import actions as a
from app.games.madison.play_state import Use
from app.games.madison.position import units_at
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison


def fighter(view: ViewMadison, choices: Choices, rng: Random) -> Choice:
    """Lead large forces, take everybody along, and attack where one can."""
    wanted = _wanted(view, choices, rng)
    if wanted and rng.random() < 0.9:
        return rng.choice(wanted)
    return random_machine(view, choices, rng)


def _wanted(view: ViewMadison, choices: Choices, rng: Random) -> list[Choice]:
    """List the choices that lead to a fight soonest."""
    offered = choices.actions
    match view.ask:
        case Ask.PLAY | Ask.DRAWN:
            uses = (Use.LEADER, Use.CAMPAIGN, Use.EVENT, Use.OPERATIONS)
            if rng.random() < 0.2:
                return []
            return [c for c in offered if getattr(c.action, "use", "") in uses]
        case Ask.FORCE:
            return _leaders(view, offered)
        case Ask.MOVE:
            return _moves(view, offered, rng)
        case Ask.EVADE:
            return [c for c in offered if isinstance(c.action, a.Stand)]
        case _:
            return []


def _leaders(view: ViewMadison, offered: tuple[Choice, ...]) -> list[Choice]:
    led = [
        (len(units_at(view, view.blocks[c.action.leader].at, view.side)), c)
        for c in offered
        if isinstance(c.action, a.NameLeader) and not c.action.alone
    ]
    most = max((count for count, _ in led), default=0)
    return [choice for count, choice in led if count >= max(2, most - 2)]


def _moves(view: ViewMadison, offered: tuple[Choice, ...], rng: Random) -> list[Choice]:
    taken = [c for c in offered if isinstance(c.action, a.Take)]
    if taken and rng.random() < 0.85:
        return taken
    marches = [(c.action.to, c) for c in offered if isinstance(c.action, a.March)]
    attacks = [choice for to, choice in marches if units_at(view, to, view.enemy)]
    afloat = [c for c in offered if isinstance(c.action, a.Sail)]
    fights = [choice for choice in afloat if choice.final]
    if afloat and not marches:
        return fights or afloat
    return attacks or fights or [choice for _, choice in marches]


def sailor(view: ViewMadison, choices: Choices, rng: Random) -> Choice:
    """Take to the water: fleets onto the lakes and against the enemy's, troops along, landings."""
    wanted = _afloat(view, choices.actions, rng)
    if wanted and rng.random() < 0.9:
        return rng.choice(wanted)
    return random_machine(view, choices, rng)


def _afloat(view: ViewMadison, offered: tuple[Choice, ...], rng: Random) -> list[Choice]:
    """List the choices that lead onto the water soonest."""
    roster = view.board.roster
    match view.ask:
        case Ask.PLAY:
            uses = (Use.LEADER, Use.UNITS, Use.BUILD) if rng.random() < 0.8 else ()
            return [c for c in offered if getattr(c.action, "use", "") in uses]
        case Ask.FORCE:
            led = [c for c in offered if isinstance(c.action, a.NameLeader) and c.action.water]
            taken = [c for c in offered if isinstance(c.action, a.Take)]
            ships = [
                c
                for c in taken
                if isinstance(c.action, a.Take) and roster[c.action.block].is_vessel
            ]
            named = view.play is not None and view.play.group
            return led or (taken if named else ships)
        case Ask.MOVE:
            sails = [c for c in offered if isinstance(c.action, a.Sail)]
            landings = [c for c in sails if c.final]
            taken = [c for c in offered if isinstance(c.action, a.Take)]
            ashore = [c for c in offered if isinstance(c.action, a.Unload)]
            if taken and rng.random() < 0.7:
                return taken
            return landings or (ashore if rng.random() < 0.5 else []) or sails
        case Ask.EVADE:
            return [c for c in offered if isinstance(c.action, a.Stand)]
        case _:
            return []
