"""Is it as even as it should be? Pearson's chi-square, and how often luck alone does worse."""

import math
from collections import Counter
from collections.abc import Hashable, Iterable

import msgspec

MIN_EXPECTED = 5
_PRECISE = 1e-12
_STEPS = 100_000


class EvennessTest(msgspec.Struct, frozen=True):
    """One test. `p`: how often numbers that are truly even look worse than these."""

    what: str
    count: int
    cells: int
    chi_square: float
    p: float


def spread(
    what: str, found: Iterable[Hashable], cells: int, *, fixed: int = 1
) -> EvennessTest | None:
    """Test whether all of `cells` outcomes come equally often; None for too few to tell.

    `fixed`: how many sums are known beforehand; that of all outcomes always is.
    """
    counts = Counter(found)
    total = sum(counts.values())
    expected = total / cells
    if cells < 2 or expected < MIN_EXPECTED:
        return None
    unseen = cells - len(counts)
    chi_square = sum((n - expected) ** 2 for n in counts.values()) / expected + unseen * expected
    return EvennessTest(
        what, total, cells, round(chi_square, 3), survival(chi_square, cells - fixed)
    )


def survival(chi_square: float, freedom: int) -> float:
    """Return the chance of a chi-square at least as large: the upper incomplete gamma function."""
    a, x = freedom / 2, chi_square / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    return 1 - scale * _series(a, x) if x < a + 1 else scale * _fraction(a, x)


def _series(a: float, x: float) -> float:
    """Sum x^n / (a (a+1) ... (a+n)): the lower function, without its scale."""
    term = total = 1 / a
    for n in range(1, _STEPS):
        term *= x / (a + n)
        total += term
        if term < total * _PRECISE:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """Work out Lentz's continued fraction: the upper function, without its scale."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    total = d
    for n in range(1, _STEPS):
        numerator = -n * (n - a)
        b += 2
        d = 1 / (numerator * d + b)
        c = b + numerator / c
        total *= d * c
        if abs(d * c - 1) < _PRECISE:
            break
    return total
