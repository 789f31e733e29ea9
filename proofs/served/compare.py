"""What two worlds may differ in: heads, tokens, a letter's own number. Nothing else."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from email.message import EmailMessage

from proofs.worlds import Leak, difference

RANDOM = re.compile(
    rb"[0-9a-f]{64}"  # heads; commitments and entropies are the same anyway
    rb"|(?<=#)[\w-]{43}"  # secrets of new links
    rb'|(?<="id":")[0-9a-f]{8}(?=")'  # names of new devices and links
    rb"|(?<=={15})\d+(?===)"  # what parts a letter
    rb"|(?<=Message-ID: <)[0-9a-f]{32}"  # a keyed hash, like a token
)


def normal(raw: bytes) -> bytes:
    """Blot out what is random in any match. No length changes."""
    return RANDOM.sub(lambda found: b"~" * len(found[0]), raw)


@dataclass
class Seen:
    """What was compared, and the secrets that must be nowhere in it."""

    answers: int = 0
    messages: int = 0
    letters: int = 0
    calls: int = 0
    outboxes: int = 0
    compared_bytes: int = 0
    canaries: int = 0
    logged_bytes: int = 0
    routes: Counter[str] = field(default_factory=Counter)


def alike(seen: Seen, where: str, real: bytes, other: bytes) -> None:
    """Demand the same bytes. Raises `Leak`."""
    seen.compared_bytes += len(real)
    one, twin = normal(real), normal(other)
    if one != twin:
        raise Leak(where, difference(one, twin))


def alike_messages(seen: Seen, where: str, real: Sequence[bytes], other: Sequence[bytes]) -> None:
    """Demand the same number of messages, each of the same bytes. Raises `Leak`."""
    if len(real) != len(other):
        raise Leak(
            where, f"{len(real)} messages, not {len(other)}: {_kinds(real)}, {_kinds(other)}"
        )
    for one, twin in zip(real, other, strict=True):
        seen.messages += 1
        alike(seen, where, one, twin)


def alike_texts(where: str, real: Sequence[bytes], other: Sequence[bytes]) -> None:
    """Demand that frames say the same: a difference of packed ones can't be read. Raises `Leak`."""
    for one, twin in zip(real, other, strict=False):
        if normal(one) != normal(twin):
            raise Leak(where, difference(normal(one), normal(twin)))


def _kinds(messages: Sequence[bytes]) -> str:
    return ", ".join(
        re.sub(rb'^.*?("type":"\w+").*$', rb"\1", m[:60]).decode("latin-1") for m in messages
    )


def alike_letters(
    seen: Seen, where: str, real: Sequence[EmailMessage], other: Sequence[EmailMessage]
) -> None:
    """Demand the same letters. Raises `Leak`."""
    if len(real) != len(other):
        raise Leak(where, f"{len(real)} letters, not {len(other)}")
    for one, twin in zip(real, other, strict=True):
        seen.letters += 1
        alike(seen, where, bytes(one), bytes(twin))


def as_canary(piece: str) -> bytes:
    """Return what to search for where a piece's id might stand alone: a number stands in quotes."""
    return f'"{piece}"'.encode() if piece.isdigit() else piece.encode()


def stands_in(secret: bytes, raw: bytes) -> bool:
    """Whether a secret is in what somebody got.

    A number in quotes is no card's id where it is the value of an attribute or of a label, nor
    where three bytes of a picture happen to read so. In JSON within JSON its quotes are escaped.
    """
    if not secret.strip(b'"').isdigit():
        return secret in raw
    either = b"|".join(map(re.escape, (secret, secret.replace(b'"', rb"\""))))
    return re.search(rb"(?<!=)(?:" + either + rb")", raw) is not None and _is_text(raw)


def _is_text(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True


def holds_none(seen: Seen, where: str, raw: bytes, secrets: Iterable[bytes]) -> None:
    """Demand that no secret is in what somebody got. Raises `Leak`."""
    for secret in secrets:
        seen.canaries += 1
        if stands_in(secret, raw):
            raise Leak(f"canary in {where}", f"it holds the secret {secret.decode('latin-1')}")
