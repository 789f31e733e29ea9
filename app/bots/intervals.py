"""How surely a share is known that was counted."""

import math

CONFIDENCE = 1.96
"""Standard deviations on either side of a mean, between which 95 of 100 lie."""


def wilson(won: int, decided: int) -> tuple[float, float]:
    """Return the interval of Wilson's score for a share, 0 to 1 where nothing was decided.

    E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209-212.
    """
    if not decided:
        return 0.0, 1.0
    square, share = CONFIDENCE**2, won / decided
    middle = share + square / (2 * decided)
    reach = CONFIDENCE * math.sqrt(share * (1 - share) / decided + square / (4 * decided**2))
    whole = 1 + square / decided
    return (middle - reach) / whole, (middle + reach) / whole
