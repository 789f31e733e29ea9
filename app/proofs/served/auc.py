"""How well one sample can be told from another: the area under the ROC curve, with its interval.

It is the chance that a value of the first sample is larger than one of the second, ties counted
half: 0.5 where nothing can be told.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import sqrt

import msgspec

NORMAL_95 = 1.959963984540054


class Area(msgspec.Struct, frozen=True):
    """An area and the ends of its 95 % interval. `larger`: how often the first of a pair was."""

    pairs: int
    area: float
    low: float
    high: float
    larger: float

    def lies_within(self, margin: float) -> bool:
        """Tell whether all of the interval is so near to 0.5."""
        return 0.5 - margin < self.low and self.high < 0.5 + margin


def area(pairs: Sequence[tuple[float, float]]) -> Area:
    """Compare the firsts of all pairs with the seconds of all pairs.

    The variance is DeLong's for correlated samples: a pair was measured side by side, so that what
    both of its values owe to their moment must not count twice. With F the share of the second
    sample below a value and G that of the first, each pair adds F(x) - G(y) to the estimate.
    """
    n = len(pairs)
    firsts, seconds = sorted(x for x, _ in pairs), sorted(y for _, y in pairs)
    below = [_share_below(seconds, x) for x, _ in pairs]
    parts = [f - _share_below(firsts, y) for f, (_, y) in zip(below, pairs, strict=True)]
    mean = sum(parts) / n
    variance = sum((part - mean) ** 2 for part in parts) / max(1, n - 1)
    half = NORMAL_95 * sqrt(variance / n)
    found = sum(below) / n
    larger = sum((x > y) + (x == y) / 2 for x, y in pairs) / n
    return Area(n, found, found - half, found + half, larger)


def _share_below(ordered: Sequence[float], value: float) -> float:
    low, high = bisect_left(ordered, value), bisect_right(ordered, value)
    return (low + high) / 2 / len(ordered)
