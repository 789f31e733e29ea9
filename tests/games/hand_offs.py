"""How often a match changes hands, as it is and with what may be answered beforehand."""

from app.games import game
from proofs.hand_offs import count


def assert_lessened(
    key: str, matches: int, *, most: float, most_beforehand: float, share: float = 0.55
) -> None:
    """Play matches of the best machine against itself, and bound how often they change hands.

    `share`: what may be left, at most, where all is answered beforehand that may be.
    """
    asked, beforehand = (
        count(game(key), matches, "hand-offs", in_advance=b) for b in (False, True)
    )
    assert asked.mean <= most
    assert 10 < beforehand.mean <= most_beforehand
    assert beforehand.mean < share * asked.mean
