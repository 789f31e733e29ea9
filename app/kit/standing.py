"""Standing answers that several games have: how hits are taken."""

from collections.abc import Callable
from typing import Any

from app.engine.decisions import StandingAnswer
from app.engine.values import Choice, Choices
from app.kit.views import BlockView

Strength = Callable[[Any, str], float]


def cv(view: BlockView[Any], block: str) -> float:
    """Return the CV that a block of the viewer's own has left."""
    return view.blocks[block].cv


def weakest(strength: Strength = cv) -> StandingAnswer[BlockView[Any]]:
    """Return the answer that gives each hit to the weakest who may take it."""
    return lambda view, choices: _taken(choices, lambda block: strength(view, block))


def strongest(strength: Strength = cv) -> StandingAnswer[BlockView[Any]]:
    """Return the answer that gives each hit to the strongest who may take it."""
    return lambda view, choices: _taken(choices, lambda block: -strength(view, block))


def _taken(choices: Choices, rank: Callable[[str], float]) -> Choice | None:
    """Take a hit where one is left to take, else be done."""
    hits = [choice for choice in choices.actions if choice.subject.startswith("block:")]
    by_rank = sorted(hits, key=lambda choice: rank(choice.subject.removeprefix("block:")))
    return next(iter(by_rank), None) or next(iter(choices.actions), None)
