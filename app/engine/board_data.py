"""Board data as a value that a match carries: large, the same in every position, written once.

States and views hold the value itself and are written with its digest in its place, so that a
position costs nothing more and still says by which numbers it is played.
"""

import hashlib
import re
from typing import Any
from weakref import WeakValueDictionary

_KNOWN: "WeakValueDictionary[tuple[type, str], BoardData]" = WeakValueDictionary()


class BoardData:
    """What is printed on a game's map and pieces. What is worked out from it is kept with it."""

    def __init__(self, raw: bytes) -> None:
        self.raw = raw
        self.digest = digest_of(raw)[:16]
        # The first one stays known: states name it as long as any of them holds it.
        _KNOWN.setdefault((type(self), self.digest), self)


_DIGEST = re.compile(r"[0-9a-f]{64}")


def is_digest(text: str) -> bool:
    """Whether a text has the form of a board sheet's digest."""
    return _DIGEST.fullmatch(text) is not None


def digest_of(raw: bytes) -> str:
    """Return the SHA-256 by which a board sheet is kept and promised, in hex."""
    return hashlib.sha256(raw).hexdigest()


def written(value: Any) -> str:
    """Return what is written for board data. Raises NotImplementedError for any other value."""
    if isinstance(value, BoardData):
        return value.digest
    raise NotImplementedError(f"{type(value).__name__} can't be encoded")


def known(kind: type, raw: bytes) -> "BoardData | None":
    """Return the board data of a type that were made of these bytes and are still held."""
    return _KNOWN.get((kind, digest_of(raw)[:16]))


def read(kind: type, digest: Any) -> BoardData:
    """Return the board data that a digest stands for. Raises ValueError if it isn't loaded."""
    found = _KNOWN.get((kind, digest))
    if found is None:
        raise ValueError(f"no board data {digest!r} of {kind.__name__}")
    return found
