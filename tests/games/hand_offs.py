"""How often a match changes hands, as it is and with what may be answered beforehand."""

from app.games import game
from proofs.hand_offs import count


def assert_halved(key: str, matches: int, *, most: float, most_beforehand: float) -> None:
    """Play matches of the best machine against itself, and bound how often they change hands."""
    asked, beforehand = (
        count(game(key), matches, "hand-offs", in_advance=b) for b in (False, True)
    )
    assert asked.mean <= most
    assert 10 < beforehand.mean <= most_beforehand
    assert beforehand.mean < 0.55 * asked.mean
