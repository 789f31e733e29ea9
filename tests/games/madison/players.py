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
