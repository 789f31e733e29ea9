"""Canonical bytes, digests, and the one door to the wire."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from app.engine import codec
from app.engine.values import Draw, Event, Fact, Message, Refusal, Shown, State


class Secret(State, frozen=True):
    plan: str = "north"


class Happened(Event, frozen=True, tag="happened"):
    block: str = "us07"


class Plain(Shown, frozen=True):
    count: int
    name: str = ""
    by_side: dict[str, int] = {}


def test_what_is_shown_goes_over_the_wire():
    assert codec.wire(Plain(3)) == b'{"count":3}'
    assert codec.wire(Refusal("9.1", Message("no", {"town": "york"})))


@pytest.mark.parametrize("hidden", [Secret(), Happened(), Draw(0, 6, 3), Fact("town")])
def test_what_is_hidden_does_not(hidden):
    with pytest.raises(TypeError, match="must not go over the wire"):
        codec.wire(hidden)


class InTuple(Shown, frozen=True):
    parts: tuple[Secret, ...] = ()


class InPair(Shown, frozen=True):
    pair: tuple[int, Secret] = (0, Secret())


class InDict(Shown, frozen=True):
    parts: dict[str, Secret] = {}


class InMapping(Shown, frozen=True):
    parts: Mapping[str, Secret] = {}


class InList(Shown, frozen=True):
    parts: list[Secret] = []


class InSequence(Shown, frozen=True):
    parts: Sequence[Draw] = ()


class InFrozenSet(Shown, frozen=True):
    parts: frozenset[Draw] = frozenset()


class InUnion(Shown, frozen=True):
    part: Secret | None = None


class Deep(Shown, frozen=True):
    inner: dict[str, tuple[InUnion, ...]] = {}


class Anything(Shown, frozen=True):
    part: Any = None


@pytest.mark.parametrize(
    "kind",
    [InTuple, InPair, InDict, InMapping, InList, InSequence, InFrozenSet, InUnion, Deep, Anything],
)
def test_nor_anything_that_could_carry_it(kind):
    with pytest.raises(TypeError, match="must not go over the wire"):
        codec.wire(kind())


class Tree(Shown, frozen=True):
    leaves: tuple["Tree", ...] = ()


def test_a_value_may_hold_its_own_kind():
    assert codec.wire(Tree((Tree(),))) == b'{"leaves":[{}]}'


class Framed(Shown, frozen=True):
    view: msgspec.Raw


def test_a_part_that_went_through_the_door_already_goes_again():
    assert codec.wire(Framed(msgspec.Raw(codec.wire(Plain(3))))) == b'{"view":{"count":3}}'


def test_nor_what_is_no_struct_at_all():
    with pytest.raises(TypeError):
        codec.wire({"plan": "north"})  # type: ignore[arg-type]


def test_keys_are_sorted_and_defaults_left_out():
    one = Plain(3, by_side={"us": 1, "gb": 2})
    two = Plain(3, by_side={"gb": 2, "us": 1})
    assert codec.stored(one) == codec.stored(two) == b'{"count":3,"by_side":{"gb":2,"us":1}}'


def test_a_digest_never_changes():
    assert codec.digest(Plain(3)) == codec.digest(Plain(3, "", {}))
    assert codec.digest(Plain(3)) == "0c07187ea6d06444"


def test_a_new_field_with_a_default_changes_no_old_digest():
    class Grown(Shown, frozen=True):
        count: int
        name: str = ""
        by_side: dict[str, int] = {}
        later: tuple[int, ...] = ()

    assert codec.digest(Grown(3, "x")) == codec.digest(Plain(3, "x"))


def test_a_digest_tells_values_apart():
    assert codec.digest(Plain(3)) != codec.digest(Plain(4))


def test_decoding_is_strict():
    assert codec.decode(b'{"count":3}', Plain) == Plain(3)
    for wrong in (b'{"count":"3"}', b"{}", b"[]", b'{"count":3'):
        with pytest.raises(msgspec.DecodeError):
            codec.decode(wrong, Plain)
    assert codec.decode_many(b'[{"count":1},{"count":2}]', Plain) == [Plain(1), Plain(2)]
