"""Chapters 3.1 and 5.1: the actions of a turn, and what each of them moves."""

from app.engine.ledger import rule
from app.engine.memo import cached
from app.engine.values import Refusal
from app.engine.words import no
from app.games.liberty.board import ACTION, ATLANTIC, SUPPLY
from app.games.liberty.paths import Path
from app.games.liberty.state import PathTaken
from app.games.liberty.view import OwnMove, ViewLiberty


def value_of_card(view: ViewLiberty, kind: str) -> int:
    """Return the value of the viewer's card of the turn, 0 if it is of another kind."""
    card = view.board.cards.get(view.cards.turned.get(view.side, ""))
    return card.value if card and card.kind == kind else 0


def supply_left(view: ViewLiberty) -> int:
    """Return how many steps a supply card still gives (3.3)."""
    return value_of_card(view, SUPPLY) - len(view.supplied)


@rule("5.1", "5.7", "A6", "A17")
def group_of(move: OwnMove | PathTaken) -> tuple[str, ...]:
    """Name the group that a move belongs to: a place's blocks, of the Atlantic's a port's."""
    return group_on(move.path)


def group_on(path: Path) -> tuple[str, ...]:
    """Name the group that a path belongs to: an action takes the Atlantic's to one port (5.7)."""
    return path[:2] if path[0] == ATLANTIC else path[:1]


@cached
def groups(view: ViewLiberty) -> set[tuple[str, ...]]:
    """Return the groups that the viewer has moved: each took one action."""
    return {group_of(move) for move in view.moves.values()}


@rule("3.1")
@cached
def actions_left(view: ViewLiberty) -> int:
    """Return how many actions of the card are left."""
    return value_of_card(view, ACTION) - len(groups(view)) - view.used


@rule("3.1", "5.1")
def refuse_group(view: ViewLiberty, group: tuple[str, ...]) -> Refusal | None:
    """A group that has not moved yet takes an action."""
    if group in groups(view) or actions_left(view) > 0:
        return None
    return no("3.1", "liberty-no-action-left")
