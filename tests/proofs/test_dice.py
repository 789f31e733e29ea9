"""Chi-square over many draws: the short form. `python -m proofs dicetest` is the long one."""

import hashlib

import pytest

from app.engine.chance import value_of_draw
from proofs.dice import dicetest
from proofs.spread import spread, survival


def test_dice_fall_evenly() -> None:
    report = dicetest(keys=800, matches=4, seed="short")
    assert report.failed == []
    assert len(report.tests) > 14
    assert report.drawn_in_matches > 200


def always_low(key: bytes, n: int, bound: int) -> int:
    """Forgets to reject what lies in the last incomplete run."""
    digest = hashlib.sha256(key + n.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:8], "big") % bound


def lucky_seven(key: bytes, n: int, bound: int) -> int:
    """A die that shows its highest face a little oftener."""
    value = value_of_draw(key, n, bound)
    return bound - 1 if key[0] < 12 else value


def same_again(key: bytes, n: int, bound: int) -> int:
    """Even dice, of which each second one repeats the first."""
    return value_of_draw(key, n - n % 2 if key[1] < 64 else n, bound)


@pytest.mark.parametrize(
    ("planted", "told"),
    [
        (always_low, f"bound {3 * 2**62}, in twelfths"),
        (lucky_seven, "bound 6"),
        (same_again, "a die after a die"),
    ],
)
def test_dice_that_do_not_are_found(planted, told: str) -> None:
    assert told in dicetest(keys=800, matches=1, seed="planted", value=planted).failed


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"),
    [
        # From the printed tables.
        (3.841, 1, 0.05),
        (11.070, 5, 0.05),
        (20.515, 5, 0.001),
        (1.145, 5, 0.95),
        (49.802, 35, 0.05),
        (145.461, 119, 0.05),
        (0.0, 5, 1.0),
    ],
)
def test_the_table_of_chi_square(chi_square: float, freedom: int, p: float) -> None:
    assert survival(chi_square, freedom) == pytest.approx(p, rel=2e-3)


def test_too_few_tell_nothing() -> None:
    assert spread("few", [1, 2, 3], 6) is None
    even = spread("even", list(range(6)) * 10, 6)
    assert even is not None
    assert (even.chi_square, even.p) == (0.0, 1.0)
