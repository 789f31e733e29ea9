"""Messages that no client sends: bent JSON, and frames that break the protocol."""

import json
from random import Random
from typing import Any

from proofs.frames import BINARY, CLOSE, CONT, PING, TEXT, frame

ODD: tuple[Any, ...] = (
    None, True, 0, -1, 2**63, 1e308, "", "x" * 300, "\0", "\u202e", "__class__", "../..", [], {},
    [[[]]], {"type": "ping"}, "'; --", "${x}", "\ud7ff\U0010ffff",
)  # fmt: skip
BROKEN = (
    b"", b"{", b'{"type":', b"[" * 20_000, b'{"a":' * 9_000, b"nul", b"NaN", b'"\\ud800"', b"\xff",
    b'{"type":"ping"}{"type":"ping"}', b'{"type":"ping","type":"act"}', b"1e999999", b" " * 60_000,
    b'{"type":"act","expect":1e400,"key":"k","action":{}}', b"\xef\xbb\xbf{}", b"-" * 5_000,
)  # fmt: skip
CALLS: tuple[dict[str, Any], ...] = (
    {"type": "act", "expect": 1, "key": "k", "action": {"type": "done"}},
    {"type": "undo", "expect": 1, "key": "k", "step": 0},
    {"type": "unseal", "expect": 1, "key": "k"},
    {"type": "prepare", "expect": 1, "key": "k", "ask": "fire", "answer": "fire"},
    {"type": "draw", "expect": 1, "key": "k", "do": "decline"},
    {"type": "claim", "expect": 1, "key": "k", "do": "win"},
    {"type": "why", "key": "k", "selection": "block:x", "target": "town:y"},
    {"type": "ping"},
    {"type": "hello", "token": "x", "heard": {"players": 1}},
)


def bent(rng: Random, offered: Any) -> bytes:
    """Make a message of which a part is wrong; `offered` is an action that would be right."""
    if rng.random() < 0.1:
        return rng.choice(BROKEN)
    message: dict[str, Any] = dict(rng.choice(CALLS))
    if message["type"] == "act" and rng.random() < 0.5:
        message["action"] = _bend(rng, offered)
    bent = _bend(rng, message)
    text = json.dumps(bent).encode()
    return text[: rng.randrange(len(text))] if rng.random() < 0.05 else text


def _bend(rng: Random, value: Any) -> Any:
    """Change one part of a value."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        name = rng.choice(list(value))
        if rng.random() < 0.15:
            return {key: part for key, part in value.items() if key != name}
        if rng.random() < 0.15:
            return {**value, str(rng.choice(ODD))[:50]: rng.choice(ODD)}
        return {**value, name: _bend(rng, value[name])}
    if isinstance(value, list) and value and rng.random() < 0.5:
        return [*value, rng.choice(value)]
    return rng.choice(ODD)


def wrong(rng: Random, payload: bytes) -> bytes:
    """Make a frame, or several, that break the protocol or come close to it."""
    return rng.choice(
        (
            lambda: frame(payload, masked=False),
            lambda: frame(payload, rng.choice((3, 7, 11, 15))),
            lambda: frame(payload, reserved=rng.randrange(1, 8)),
            lambda: frame(payload, said=rng.choice((2**16 + 1, 2**31, 2**62, 2**63 + 5))),
            lambda: frame(payload[:200].ljust(126), PING),
            lambda: frame(b"x", rng.choice((PING, CLOSE)), fin=False),
            lambda: frame(b"\xc3\x28" + payload),
            lambda: frame(payload, CONT),
            lambda: frame(payload, fin=False) + frame(payload),
            lambda: frame(payload[:3], fin=False) + frame(payload[3:], CONT),
            lambda: frame(b"", BINARY, fin=False) + frame(b"", CONT, fin=False) * 50,
            lambda: frame(rng.choice((b"\x00", b"\x03\xe7", b"\xff\xff", b"\x03\xe8\xff")), CLOSE),
            lambda: frame(b"\x00" * rng.randrange(126), PING) * rng.randrange(1, 300),
            lambda: rng.randbytes(rng.randrange(1, 400)),
            lambda: frame(b"x" * rng.choice((2**16, 2**16 + 1, 2**20))),
            # What a deflate bomb looks like; nothing is ever inflated here.
            lambda: frame(bytes.fromhex("ecc10101") + b"\0" * 500, reserved=4),
            lambda: b"GET / HTTP/1.1\r\n\r\n",
            lambda: frame(payload)[: rng.randrange(1, 8)],
        )
    )()


def message(rng: Random, offered: Any) -> tuple[bytes, bool]:
    """Make the next message, and tell whether a socket may outlive it."""
    payload = bent(rng, offered)
    if rng.random() < 0.05:
        return wrong(rng, payload), False
    return frame(payload, BINARY if rng.random() < 0.02 else TEXT), True
