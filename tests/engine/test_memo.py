"""Remembering what a pure function gave."""

import weakref

from app.engine.memo import (
    cached,
    cached_by_key,
    cached_last,
    derived,
    derived_by,
    inherit_cache,
    remember,
    renewed,
)


class Value:
    pass


def test_the_same_object_is_looked_at_once():
    calls: list[tuple[Value, str]] = []

    @cached_by_key
    def looked(value: Value, key: str) -> int:
        calls.append((value, key))
        return len(calls)

    one, two = Value(), Value()
    assert [looked(one, "us"), looked(one, "us")] == [1, 1]
    assert [looked(two, "us"), looked(one, "gb")] == [2, 3]


def test_two_functions_have_answers_of_their_own():
    @cached_by_key
    def first(_value: Value, _key: str) -> str:
        return "first"

    @cached_by_key
    def second(_value: Value, _key: str) -> str:
        return "second"

    value = Value()
    assert [first(value, "us"), second(value, "us")] == ["first", "second"]


def test_answers_go_with_their_value():
    class Answer:
        pass

    @cached_by_key
    def looked(_value: Value, _key: str) -> Answer:
        return Answer()

    value = Value()
    answer = weakref.ref(looked(value, "us"))
    assert answer() is not None
    del value
    assert answer() is None


def test_of_what_a_player_makes_up_only_the_latest_is_remembered():
    calls: list[str] = []

    @cached_last
    def looked(value: Value, key: str) -> int:
        calls.append(key)
        return len(calls)

    value = Value()
    assert [looked(value, "a"), looked(value, "a"), looked(value, "b")] == [1, 1, 2]
    assert looked(value, "a") == 3
    assert len(vars(value)) == 1


def test_a_function_of_the_value_alone_is_asked_once():
    calls: list[Value] = []

    @cached
    def looked(value: Value) -> int:
        calls.append(value)
        return len(calls)

    one, two = Value(), Value()
    assert [looked(one), looked(one), looked(two), looked(one)] == [1, 1, 2, 1]


def test_what_is_made_of_the_same_parts_is_known_to_heirs():
    made: list[object] = []

    def joined(first: list[str], second: list[str]) -> list[str]:
        made.append(None)
        return first + second

    red, blue, grey = ["red"], ["blue"], ["grey"]
    before, after, other = Value(), Value(), Value()
    assert derived(before, joined, red, blue) == ["red", "blue"]
    inherit_cache(after, before)
    assert derived(after, joined, red, blue) is derived(before, joined, red, blue)
    assert len(made) == 1
    derived(after, joined, red, grey)
    assert len(made) == 2
    derived(before, joined, red, blue)
    assert len(made) == 2  # What an heir has made of other parts changes nothing here.
    derived(other, joined, red, blue)
    assert len(made) == 3


def test_what_is_found_by_a_shorter_way_is_known_as_well():
    def never_asked(_part: str) -> str:
        raise AssertionError("it is known already")

    before, after = Value(), Value()
    remember(before, ("part",), {never_asked: "made"})
    inherit_cache(after, before)
    assert derived(after, never_asked, "part") == "made"


def test_what_looks_at_the_value_is_made_again_when_a_part_that_it_names_is_another():
    made: list[Value] = []

    def looked(value: Value) -> int:
        made.append(value)
        return len(made)

    before, after = Value(), Value()
    assert [derived_by(before, looked, "a", "b"), derived_by(before, looked, "a", "b")] == [1, 1]
    inherit_cache(after, before)
    assert derived_by(after, looked, "a", "b") == 1
    assert derived_by(after, looked, "a", "c") == 2
    assert derived_by(before, looked, "a", "b") == 1


def test_what_is_known_of_other_parts_is_renewed():
    def lengths(words: tuple[str, ...]) -> dict[str, int]:
        return {word: len(word) for word in words}

    def with_new_words(
        known: dict[str, int], before: tuple[tuple[str, ...]], after: tuple[tuple[str, ...]]
    ) -> dict[str, int]:
        renewals.append({*after[0]} - {*before[0]})
        return known | lengths(tuple(renewals[-1]))

    renewals: list[set[str]] = []
    value = Value()
    assert renewed(value, lengths, with_new_words, ("red",)) == {"red": 3}
    assert renewed(value, lengths, with_new_words, ("red", "blue")) == {"red": 3, "blue": 4}
    assert renewed(value, lengths, with_new_words, ("red", "blue")) == {"red": 3, "blue": 4}
    assert renewals == [{"blue"}]


def test_a_value_may_inherit_nothing():
    before, after = Value(), Value()
    inherit_cache(after, before)
    assert not vars(after)
