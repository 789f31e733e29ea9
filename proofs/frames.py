"""Bytes of the WebSocket protocol, right and wrong ones."""

import base64
import os

TEXT, BINARY, CONT, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def frame(
    payload: bytes,
    opcode: int = TEXT,
    *,
    fin: bool = True,
    masked: bool = True,
    reserved: int = 0,
    said: int | None = None,
) -> bytes:
    """Make a frame, its mask being zeros. `said`: the length that its head tells."""
    size = len(payload) if said is None else said
    head = bytes([fin << 7 | reserved << 4 | opcode])
    bit = masked << 7
    if size < 126:
        head += bytes([bit | size])
    elif size < 2**16:
        head += bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + size.to_bytes(8, "big")
    return head + bytes(4 * masked) + payload


def handshake(path: str, headers: bytes = b"") -> bytes:
    """Make a request to open a socket."""
    key = base64.b64encode(os.urandom(16))
    return (
        b"GET %b HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %b\r\n%b\r\n"
    ) % (path.encode(), key, headers)
