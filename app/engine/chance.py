"""Dice that anyone can check afterwards.

The server commits to a seed before play; each player adds entropy when they sit down; draw n is
HMAC-SHA256(key, n), with rejection so that no value is favoured. The seed is opened at the end.
"""

import hashlib
import hmac

from app.engine.values import Chance, Draw

SEED_BYTES = 32
ENTROPY_BYTES = 32
_WORD = 2**64


def commitment(seed: bytes) -> str:
    """Return the promise that is shown before play: the SHA-256 of the server's seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def match_key(seed: bytes, entropies: tuple[bytes, bytes], match_id: str) -> bytes:
    """Derive a match's 32-byte key by HKDF-SHA256 (RFC 5869).

    `entropies` are those of the creator's and the guest's client, 32 bytes each, in that order.
    """
    extracted = hmac.digest(b"vedette/1", seed + entropies[0] + entropies[1], "sha256")
    return hmac.digest(extracted, match_id.encode() + b"\x01", "sha256")


def value_of_draw(key: bytes, n: int, bound: int) -> int:
    """Compute draw `n` of a match: a whole number, 0 <= value < `bound`, evenly spread.

    The first 8 bytes of HMAC-SHA256(key, n || attempt), both as 8-byte big-endian numbers, are
    taken as a number; one in the last incomplete run of `bound` is rejected for the next attempt.
    """
    return _value(hmac.new(key, digestmod="sha256"), n, bound)


def _value(keyed: hmac.HMAC, n: int, bound: int) -> int:
    if bound < 1:
        raise ValueError(f"a draw needs at least one outcome, not {bound}")
    limit = _WORD - _WORD % bound
    attempt = 0
    while True:
        message = n.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        # hmac.digest would let other threads run meanwhile, which takes longer than the hashing.
        attempted = keyed.copy()
        attempted.update(message)
        number = int.from_bytes(attempted.digest()[:8], "big")
        if number < limit:
            return number % bound
        attempt += 1


class KeyedChance:
    """The draws of a match from number `drawn` on."""

    def __init__(self, key: bytes, drawn: int) -> None:
        self._keyed = hmac.new(key, digestmod="sha256")
        self.drawn = drawn

    def draw(self, bound: int) -> Draw:
        """Draw a number from 0 to `bound` - 1 and use up one draw."""
        made = Draw(self.drawn, bound, _value(self._keyed, self.drawn, bound))
        self.drawn += 1
        return made


class NoChance:
    """For a step that joins a draft: it must not draw, so drawing is our own mistake."""

    drawn = 0

    def draw(self, bound: int) -> Draw:
        """Raise: a draft rolls no dice (promise 3)."""
        raise AssertionError(f"a step of a draft drew a number below {bound}")


def roll(chance: Chance, dice: int) -> tuple[Draw, ...]:
    """Roll `dice` six-sided dice."""
    return tuple([chance.draw(6) for _ in range(dice)])


def faces(draws: tuple[Draw, ...]) -> tuple[int, ...]:
    """Read draws of bound 6 as the faces of dice, 1 to 6."""
    return tuple([draw.value + 1 for draw in draws])
