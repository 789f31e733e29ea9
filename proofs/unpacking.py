"""What a client makes of a socket's messages: frames whole, or packed by the one before."""

import json
import zlib
from collections.abc import Mapping
from typing import Any

LINES = 50
"""The latest lines of a log that a frame has."""
NOTHING = 2**32 - 1
"""The base of a frame that stands on none."""
_HEAD = 6


def is_packed(message: bytes) -> bool:
    """Whether a message is a packed frame; all others are JSON objects."""
    return not message.startswith(b"{")


def is_frame(message: bytes) -> bool:
    """Whether a message of the server brings a frame."""
    return is_packed(message) or message.startswith(b'{"type":"frame"')


def base_of(message: bytes) -> int:
    """Return the version of the frame that a packed one stands on."""
    return int.from_bytes(message[:4])


class FrameReader:
    """Reads the frames of a socket in their order. `latest`: the last one, {} before the first.

    `text`: what the last message read when it was unpacked.
    """

    def __init__(self) -> None:
        self.latest: dict[str, Any] = {}
        self.text = b""
        self._known = b""

    def read(self, message: bytes) -> dict[str, Any]:
        """Return a message of the server as a value, a packed frame as the whole one.

        Raises `ValueError` if it stands on another frame than the last.
        """
        if is_packed(message):
            self.latest = self._unpacked(message)
            return self.latest
        self.text = message
        read: dict[str, Any] = json.loads(message)
        if read["type"] == "frame":
            self.latest = read
        return read

    def _unpacked(self, message: bytes) -> dict[str, Any]:
        base, size = base_of(message), int.from_bytes(message[4:_HEAD])
        before: Mapping[str, Any] = {} if base == NOTHING else self.latest
        if base not in (NOTHING, before.get("v")):
            raise ValueError(f"a frame stands on version {base}, which was not sent last")
        plain, body = message[_HEAD : _HEAD + size], message[_HEAD + size :]
        inflate = zlib.decompressobj(-zlib.MAX_WBITS, zdict=self._known if before else b"")
        self._known = inflate.decompress(body)
        self.text = plain + self._known
        frame: dict[str, Any] = {"type": "frame", **json.loads(self._known)}
        uncompressed = json.loads(plain)
        frame["names"] = uncompressed.get("names", before.get("names"))
        frame["fairness"]["head"] = uncompressed.get("head", before.get("fairness", {}).get("head"))
        new = frame["log"]
        first = new[0]["n"] if new else 0
        frame["log"] = [*(line for line in before.get("log", ()) if line["n"] < first), *new]
        frame["log"] = frame["log"][-LINES:]
        return frame
