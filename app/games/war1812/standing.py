"""Chapters 8, 10, 11: what may be answered beforehand in battles, by what both sides see."""

from app.engine.decisions import always
from app.engine.values import Choice, Choices
from app.games.war1812.actions import Fire, Pursue, Stand, Stay
from app.games.war1812.board import other
from app.games.war1812.view import View1812, shown_fleet
from app.kit.battle import battle_of


def stand_unless_outnumbered(view: View1812, choices: Choices) -> Choice | None:
    """10.1: stand where no more blocks come than stand there."""
    lines = battle_of(view).lines
    is_outnumbered = len(lines[view.side]) < len(lines[other(view.side)])
    return None if is_outnumbered else always(Stand())(view, choices)


def fire_while_stronger(view: View1812, choices: Choices) -> Choice | None:
    """10.1: fire while the own line, which lies open as the other does, has no less CV than it."""
    own, enemy = (
        sum(block.cv for block in battle_of(view).lines[side])
        for side in (view.side, other(view.side))
    )
    return always(Fire())(view, choices) if own >= enemy else None


def pursue_with_all(_view: View1812, choices: Choices) -> Choice | None:
    """11.1, 15, 16: show whoever gives a second die."""

    def dice(choice: Choice) -> int:
        action = choice.action
        return action.dragoon + action.indian if isinstance(action, Pursue) else -1

    return max(choices.actions, key=dice)


def stay_while_stronger(view: View1812, choices: Choices) -> Choice | None:
    """8.1: stay with no fewer operational ships than the enemy, which both sides see."""
    if view.naval is None:
        return None
    own, enemy = (
        shown_fleet(view, view.naval.lake, side).operational
        for side in (view.side, other(view.side))
    )
    return always(Stay())(view, choices) if own >= enemy else None
