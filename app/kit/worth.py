"""What a position is worth to a side: once it is decided, and the likelihood until then."""

from math import exp

from app.engine.values import Side


def decided(winner: Side, side: Side) -> float:
    """Return what a match that has ended is worth to a side: 1 if it has won, 0 for a draw."""
    if not winner:
        return 0.0
    return 1.0 if winner == side else -1.0


def likelihood(logits: float) -> float:
    """Return how likely something is, from the logarithm of its odds."""
    return 1 / (1 + exp(-logits))


def balance(logits: float) -> float:
    """Return how much likelier a win is than a loss where there is no draw, from -1 to 1."""
    return 2 * likelihood(logits) - 1
