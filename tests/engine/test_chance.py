"""Dice that anyone can check: against an HKDF and HMAC written anew from the RFCs."""

import hashlib

import pytest

from app.engine import chance
from app.engine.values import Draw

SEED, ONE, TWO = bytes(range(32)), b"\x11" * 32, b"\x22" * 32
KEY = chance.match_key(SEED, (ONE, TWO), "m1")


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104."""
    key = hashlib.sha256(key).digest() if len(key) > 64 else key
    inner, outer = (bytes(b ^ pad for b in key.ljust(64, b"\0")) for pad in (0x36, 0x5C))
    return hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()


def hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """RFC 5869."""
    extracted, out, block = hmac_sha256(salt, secret), b"", b""
    for n in range(1, -(-length // 32) + 1):
        block = hmac_sha256(extracted, block + info + bytes([n]))
        out += block
    return out[:length]


def test_the_independent_hkdf_agrees_with_rfc_5869():
    found = hkdf(bytes(range(13)), b"\x0b" * 22, bytes(range(0xF0, 0xFA)), 42)
    assert found.hex() == (
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    )


def test_the_key_is_an_hkdf_of_seed_entropies_and_match():
    assert hkdf(b"vedette/1", SEED + ONE + TWO, b"m1", 32) == KEY


@pytest.mark.parametrize(
    "other",
    [
        chance.match_key(SEED, (TWO, ONE), "m1"),
        chance.match_key(SEED, (ONE, TWO), "m2"),
        chance.match_key(TWO, (ONE, TWO), "m1"),
    ],
)
def test_every_part_counts(other):
    assert other != KEY


def test_the_commitment_is_the_hash_of_the_seed():
    assert chance.commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def independent_value(n: int, bound: int) -> int:
    """Draw n by the words of the protocol: reject what lies in the last incomplete run."""
    for attempt in range(1000):
        message = n.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        number = int.from_bytes(hmac_sha256(KEY, message)[:8], "big")
        if number // bound < 2**64 // bound:
            return number % bound
    raise AssertionError("a thousand rejections")


@pytest.mark.parametrize("bound", [1, 2, 6, 19, 10**9, 2**63 + 1, 2**64 - 1, 2**64])
def test_a_draw_is_an_hmac_of_its_number(bound):
    for n in range(40):
        assert chance.value_of_draw(KEY, n, bound) == independent_value(n, bound)


def test_draws_never_change():
    """Pinned: a finished match must verify for ever."""
    assert [chance.value_of_draw(KEY, n, 6) + 1 for n in range(12)] == PINNED


PINNED = [1, 2, 4, 5, 3, 3, 4, 3, 5, 3, 2, 2]


def test_what_lies_in_the_last_incomplete_run_is_rejected():
    bound = 2**63 + 1
    first = [
        int.from_bytes(hmac_sha256(KEY, n.to_bytes(8, "big") + bytes(8))[:8]) for n in range(60)
    ]
    rejected = [n for n, number in enumerate(first) if number >= bound]
    assert rejected
    assert all(chance.value_of_draw(KEY, n, bound) != first[n] % bound for n in rejected)


@pytest.mark.parametrize("bound", [2, 6, 19])
def test_no_value_is_favoured(bound):
    draws = 6000
    counts = [0] * bound
    for n in range(draws):
        counts[chance.value_of_draw(KEY, n, bound)] += 1
    expected = draws / bound
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    # The 99.9% points for 1, 5 and 18 degrees of freedom.
    assert chi_square < {2: 10.83, 6: 20.52, 19: 42.31}[bound]


def test_without_an_outcome_there_is_no_draw():
    with pytest.raises(ValueError, match="at least one outcome"):
        chance.value_of_draw(KEY, 0, 0)


def test_draws_count_on_from_where_a_match_is():
    whole, rest = chance.KeyedChance(KEY, 0), chance.KeyedChance(KEY, 2)
    made = [whole.draw(6) for _ in range(4)]
    assert [draw.n for draw in made] == [0, 1, 2, 3]
    assert [rest.draw(6), rest.draw(6)] == made[2:]
    assert whole.drawn == 4


def test_dice_are_draws_of_six():
    rolled = chance.roll(chance.KeyedChance(KEY, 0), 3)
    assert [draw.bound for draw in rolled] == [6, 6, 6]
    assert chance.faces((Draw(0, 6, 0), Draw(1, 6, 5))) == (1, 6)


def test_a_draft_draws_nothing():
    with pytest.raises(AssertionError):
        chance.NoChance().draw(6)
