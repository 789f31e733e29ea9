"""Names and secrets: a match's id, tokens, and what is kept of them."""

import hashlib
import re
import secrets
from base64 import urlsafe_b64encode

from app.matches import randomness

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base 32: nothing in it looks like another."""
FIGURES = 12
BITS = 5 * FIGURES
_VALUE = {letter: n for n, letter in enumerate(ALPHABET)}
_WRITTEN = re.compile(rf"([0-9a-z]{{{FIGURES}}})(?![0-9a-z])")
_LABEL = re.compile(r"[0-9a-f]{8}")
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_match() -> int:
    """Draw a match's number, `BITS` random bits."""
    return int.from_bytes(randomness.random_bytes(8)) >> 64 - BITS


def shown(match: int) -> str:
    """Write a match's number as it stands in addresses."""
    return "".join(ALPHABET[match >> 5 * place & 31] for place in reversed(range(FIGURES)))


def read(text: str) -> int | None:
    """Read a match's number; None when the text is none."""
    if len(text) != FIGURES or not set(text) <= _VALUE.keys():
        return None
    match = 0
    for letter in text:
        match = match << 5 | _VALUE[letter]
    return match


def in_text(text: str) -> str:
    """Return the match's id that a text begins with, however it is written; "" if there is none."""
    found = _WRITTEN.match(text.lower())
    return found[1] if found and set(found[1]) <= _VALUE.keys() else ""


def new_secret() -> str:
    """Make a token or a link's secret: 32 random bytes, base64url."""
    return as_secret(secrets.token_bytes(32))


def as_secret(raw: bytes) -> str:
    """Write 32 bytes that nobody can guess as they stand in a link: base64url."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def new_label() -> str:
    """Make a short id for a device or a link, which is no secret."""
    return secrets.token_hex(4)


def is_label(text: str) -> bool:
    """Whether a text has the form of a device's or a link's id."""
    return _LABEL.fullmatch(text) is not None


def hashed(secret: str) -> bytes | None:
    """Return what is kept of a secret, its SHA-256; None for a text that can't be one."""
    if not _SECRET.fullmatch(secret):
        return None
    return hashlib.sha256(secret.encode()).digest()


def key_hash(key: str) -> bytes:
    """Return what is kept of a command's idempotency key."""
    return hashlib.sha256(key.encode()).digest()[:16]
