"""Records, made small for the journal, and exactly themselves again when they are read.

Raw deflate (RFC 1951), primed with words that are frequent in them, so that a record of
eighty bytes shrinks too. A packed record begins with the number of its words, as no text does;
they are never changed: new ones get a new number.
"""

import zlib
from typing import Any

from sqlalchemy import LargeBinary
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

WORDS = {
    1: b'"outcome":{"winner":"","rule":""},"candidates":["blocks":["hits":1,"lost":,"waiting":'
    b'false,"operational":true},"town":"at":"from":"to":"block":"place":"[[,6,0],[,6,1],[,6,2],[,6,3],[,6,4],'
    b'[,6,5]]},"ask":"","draws":[[{"type":"decision-opened","side":""}],"drawn":{"type":"decision-closed","side":""},'
    b'{"type":"phase","phase":""},{"type":"step","side":"","action":{"type":"{"type":"commit",'
    b'"side":"","actions":[{"type":"done"}],"events":[{"type":"decision-closed","side":""},{"type":"",'
    b'"drawn":,"digest":"","at":17',
}
"""What is likely comes last, where it is cheapest to point at."""
LATEST = 1

_FIRST_OF_TEXT = b" "
_WINDOW = -12
"""4 KiB, and no header: the store's own checks, and the chain, find what is damaged."""
_MEMORY = 5


def packed(record: bytes) -> bytes:
    """Pack a record's JSON, unless it would not get shorter; what is packed stays as it is."""
    if not _is_plain(record):
        return record
    packer = zlib.compressobj(level=6, wbits=_WINDOW, memLevel=_MEMORY, zdict=WORDS[LATEST])
    small = bytes((LATEST,)) + packer.compress(record) + packer.flush()
    return small if len(small) < len(record) else record


def unpacked(kept: bytes) -> bytes:
    """Return a record's JSON back. Raises KeyError, `zlib.error` for what was never packed."""
    if _is_plain(kept):
        return kept
    unpacker = zlib.decompressobj(wbits=_WINDOW, zdict=WORDS[kept[0]])
    return unpacker.decompress(kept[1:]) + unpacker.flush()


def _is_plain(record: bytes) -> bool:
    return record[:1] >= _FIRST_OF_TEXT


class Packed(TypeDecorator[bytes]):
    """A column of records, packed on their way in and unpacked on their way out."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> Any:
        """Pack."""
        return None if value is None else packed(value)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> bytes | None:
        """Unpack."""
        return None if value is None else unpacked(bytes(value))
