"""How well one sample can be told from another: the area under the ROC curve, with its interval.

It is the chance that a value of the first sample is larger than one of the second, ties counted
half: 0.5 where nothing can be told.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
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
        """Whether all of the interval is so near to 0.5."""
        return 0.5 - margin < self.low and self.high < 0.5 + margin


def area(pairs: Sequence[tuple[float, float]], groups: Sequence[int] | None = None) -> Area:
    """Compare the firsts of all pairs with the seconds of all pairs.

    The variance is DeLong's for correlated samples: a pair was measured side by side, so that what
    both of its values owe to their moment must not count twice. With F the share of the second
    sample below a value and G that of the first, each pair adds F(x) - G(y) to the estimate.
    Pairs of one group may lean the same way, so that a group tells less than its number: then its
    pairs are added up first. The wider of both intervals is given.
    """
    n = len(pairs)
    firsts, seconds = sorted(x for x, _ in pairs), sorted(y for _, y in pairs)
    below = [_share_below(seconds, x) for x, _ in pairs]
    parts = [f - _share_below(firsts, y) for f, (_, y) in zip(below, pairs, strict=True)]
    mean = sum(parts) / n
    leaning = [part - mean for part in parts]
    variance = sum(lean**2 for lean in leaning) / max(1, n - 1) / n
    half = NORMAL_95 * sqrt(max(variance, _variance_of_groups(leaning, groups or range(n))))
    found = sum(below) / n
    larger = sum((x > y) + (x == y) / 2 for x, y in pairs) / n
    return Area(n, found, found - half, found + half, larger)


def _variance_of_groups(leaning: Sequence[float], groups: Sequence[int]) -> float:
    """Return the variance of a mean, of whose deviations those of one group go together."""
    sums: dict[int, float] = defaultdict(float)
    for lean, group in zip(leaning, groups, strict=True):
        sums[group] += lean
    n, few = len(leaning), len(sums) / max(1, len(sums) - 1)
    return sum(each**2 for each in sums.values()) * few / n**2


def _share_below(ordered: Sequence[float], value: float) -> float:
    low, high = bisect_left(ordered, value), bisect_right(ordered, value)
    return (low + high) / 2 / len(ordered)
