"""Remembering what a pure function gave."""

from app.engine.memo import REMEMBERED, by_identity


class Value:
    pass


def test_the_same_object_is_looked_at_once():
    calls: list[tuple[Value, str]] = []

    @by_identity
    def looked(value: Value, key: str) -> int:
        calls.append((value, key))
        return len(calls)

    one, two = Value(), Value()
    assert [looked(one, "us"), looked(one, "us")] == [1, 1]
    assert [looked(two, "us"), looked(one, "gb")] == [2, 3]


def test_only_the_latest_answers_are_kept():
    @by_identity
    def looked(value: Value, key: str) -> object:
        return object()

    first = Value()
    answer = looked(first, "us")
    for _ in range(REMEMBERED):
        looked(Value(), "us")
    assert looked(first, "us") is not answer


def test_an_object_made_where_another_was_gets_its_own_answer():
    @by_identity
    def looked(value: Value, key: str) -> Value:
        return value

    for _ in range(2 * REMEMBERED):
        value = Value()
        assert looked(value, "us") is value
