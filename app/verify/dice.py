"""Every draw of a match, computed again from the opened seed."""

import hmac
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from app.verify.files import MatchFile, Stretch

_ALL = 1 << 64
_MAX_DRAW = (1 << 53) - 1
"""The largest bound that every program reads as a whole number."""


def key_of(stretch: Stretch) -> bytes:
    """Derive a match's key: HKDF-SHA256 (RFC 5869) with the salt "vedette/1", the seed and both
    entropies as key material, and the match's id as info.
    """
    material = bytes.fromhex(stretch.seed + "".join(stretch.entropies))
    extracted = hmac.new(b"vedette/1", material, sha256).digest()
    return hmac.new(extracted, stretch.match.encode() + b"\x01", sha256).digest()


def value(key: bytes, n: int, bound: int) -> int:
    """Compute draw `n`: HMAC-SHA256(key, n || attempt), its first 8 bytes modulo `bound`, where the
    numbers of the last incomplete run of `bound` are rolled again.
    """
    attempt = 0
    while True:
        message = n.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        number = int.from_bytes(hmac.new(key, message, sha256).digest()[:8], "big")
        if number < _ALL - _ALL % bound:
            return number % bound
        attempt += 1


def drawing(file: MatchFile) -> Iterator[tuple[int, dict[str, Any]]]:
    """List whatever holds draws, with the number of its record: the opening and the events."""
    for n, record in enumerate(file.records):
        events = record.content.get("events")
        for part in (record.content, *(events if isinstance(events, list) else ())):
            if isinstance(part, dict) and isinstance(part.get("draws"), list):
                yield n, part


def draws_fault(file: MatchFile) -> str:
    """Find the first draw that is out of order or not what the key gives; "" when all are right."""
    keys = [(stretch.first, key_of(stretch)) for stretch in file.stretches]
    due = 0
    for n, part in drawing(file):
        key = next(key for first, key in reversed(keys) if first <= n)
        for draw in part["draws"]:
            is_draw = isinstance(draw, list) and [type(number) for number in draw] == [int] * 3
            if not is_draw or draw[0] != due or not 1 <= draw[1] <= _MAX_DRAW:
                return f"record {n}: draw {due} is missing, or another stands in its place"
            if draw[2] != value(key, due, draw[1]):
                return f"record {n}: draw {due} of {draw[1]} is not what the seed gives"
            due += 1
    counted = [record.content["drawn"] for record in file.records if "drawn" in record.content]
    if counted and counted[-1] != due:
        return f"{counted[-1]} draws were said, {due} are shown"
    return ""


def drawn(file: MatchFile) -> int:
    """Count the draws of a match."""
    return sum(len(part["draws"]) for _, part in drawing(file))


def picks_fault(file: MatchFile) -> str:
    """Find the first blind draw whose outcome is not what its draws pick; "" when all are right.

    What an event draws from is listed in `candidates`; its last draws pick from them, one after
    another, without putting any back. What was picked is a field of the event: a list, or a text
    for a single one.
    """
    for n, event in drawing(file):
        candidates = event.get("candidates")
        if candidates is None:
            continue
        lists = [
            said if isinstance(said, list) else [said]
            for name, said in event.items()
            if name not in ("candidates", "draws")
            and (isinstance(said, list) or said in candidates)
        ]
        if not any(listed == _picked(candidates, event["draws"], len(listed)) for listed in lists):
            return f"record {n}: what was drawn from {len(candidates)} is not what the draws pick"
    return ""


def _picked(candidates: list[Any], draws: list[list[int]], count: int) -> list[Any] | None:
    left = list(candidates)
    picked = []
    for _, bound, value in draws[len(draws) - count :]:
        if bound != len(left):
            return None
        picked.append(left.pop(value))
    return picked
