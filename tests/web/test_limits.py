"""Buckets that fill with time."""

import pytest

from app.web import limits
from app.web.limits import Limit


class Clock:
    """A clock that a test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_allows_a_burst_and_then_as_much_as_flows_in() -> None:
    clock = Clock()
    limit = Limit(2, 3, clock=clock)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    clock.now += 1
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    clock.now += 1000
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")


def test_what_costs_more_is_owed_up_to_a_whole_bucket() -> None:
    clock = Clock()
    limit = Limit(1, 10, clock=clock)
    limit.charge("a", 9)
    assert not limit.is_used_up("a")
    limit.charge("a", 1)
    assert limit.is_used_up("a")
    for _ in range(50):
        limit.charge("a", 9)
    clock.now += 10.5
    assert limit.is_used_up("a")
    assert not limit.allows("a")
    clock.now += 1
    assert not limit.is_used_up("a")
    assert limit.allows("a")
    assert not limit.is_used_up("b")


def test_a_limit_that_is_off_counts_nothing() -> None:
    limit = Limit(1, 1, on=False)
    limit.charge("a", 100)
    assert not limit.is_used_up("a")
    assert all(limit.allows("a") for _ in range(100))


def test_only_the_latest_askers_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_KEPT", 2)
    limit = Limit(0, 1)
    for asker in ("a", "b", "a", "c"):
        limit.allows(asker)
    limit.charge("b", 1)
    assert [limit.is_used_up(asker) for asker in "abc"] == [False, True, True]
