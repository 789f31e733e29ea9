"""Chapter 7: what may be answered beforehand in battles, by what both sides see of them."""

from app.engine.values import Choice, Choices
from app.games.liberty.actions import Fire, Stand
from app.games.liberty.view import ViewLiberty
from app.kit.battle import LineBlock, battle_of


def fire_on(_view: ViewLiberty, choices: Choices) -> Choice | None:
    """7.31: fire with whoever is next, or pass where there is no target (A55)."""
    return next((one for one in choices.actions if isinstance(one.action, Fire | Stand)), None)


def fire_while_stronger(view: ViewLiberty, choices: Choices) -> Choice | None:
    """7.31: fire while the own line hits no less on average than the enemy's, as both see them."""
    battle = battle_of(view)
    own, enemy = (fire_of_line(view, battle.lines[side]) for side in (view.side, view.enemy))
    return fire_on(view, choices) if own >= enemy else None


def fire_of(view: ViewLiberty, block: str) -> float:
    """Return how much a block hits for each CV."""
    return view.board.roster[block].hits


def fire_of_line(view: ViewLiberty, line: tuple[LineBlock, ...]) -> int:
    """Add up what a line hits on average, times six."""
    return sum(block.cv * view.board.roster[block.group].hits for block in line if block.group)
