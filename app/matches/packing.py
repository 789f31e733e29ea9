"""Frames as a socket is sent them: compressed, with the frame before as what is known already.

A packed frame begins with the version of the frame that it stands on, in four bytes, and the length
of what follows, in two: a JSON object of what is not compressed, as far as it has changed. The rest
is the frame's text in raw DEFLATE (RFC 1951); its dictionary is the text of the frame that it
stands on, of which the last 32 KiB count. What reads the same in both costs a few bits.

A frame's text is its JSON with the lines of the log that are new and the few before them, and
without what is not compressed: the players' names and the head of the chain. How well a text goes
with another shows in their length together. So names, which are all that the other side may choose
at any time, never share it with what its owner alone may see; and heads are random.

Packed frames follow from what this viewer was sent and from nothing else: equal texts give equal
bytes.
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from app.engine import codec
from app.engine.values import Shown, Side
from app.matches.frame import Frame

LEVEL = 3
"""Of zlib: the next ones take twice the time for a tenth of the bytes."""
KNOWN_LINES = 8
"""So many lines are told once more: new ones read like them."""
VERSION_BYTES, LENGTH_BYTES = 4, 2


class Uncompressed(Shown, frozen=True):
    """What stands in a frame and not in its text, as far as it has changed."""

    names: Mapping[Side, str] | UnsetType = UNSET
    head: str | UnsetType = UNSET


@dataclass(frozen=True, slots=True)
class SentFrame:
    """What a socket was sent last. `lines`: how many the log had."""

    version: int
    lines: int
    uncompressed: Uncompressed
    text: bytes


NOTHING = SentFrame(2 ** (8 * VERSION_BYTES) - 1, 0, Uncompressed(), b"")
"""What a socket was sent that was sent no frame yet."""


def packed(known: SentFrame, frame: Frame, lines: int) -> tuple[bytes, SentFrame]:
    """Return a frame packed for who was sent `known` last, and what they have been sent with it.

    `lines`: how many their log has by then.
    """
    told = max(lines - known.lines, KNOWN_LINES)
    fairness = replace(frame.fairness, head="")
    text = codec.wire(replace(frame, names={}, fairness=fairness, log=frame.log[-told:]))
    new = Uncompressed(frame.names, frame.fairness.head)
    plain = codec.wire(_changed(known.uncompressed, new))
    deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=known.text)
    body = deflate.compress(text) + deflate.flush()
    head = known.version.to_bytes(VERSION_BYTES) + len(plain).to_bytes(LENGTH_BYTES)
    return head + plain + body, SentFrame(frame.v, lines, new, text)


def _changed(old: Uncompressed, new: Uncompressed) -> Uncompressed:
    return Uncompressed(
        UNSET if new.names == old.names else new.names, UNSET if new.head == old.head else new.head
    )
