"""What a client makes of a socket's messages: frames whole, or made of the one before."""

from collections.abc import Mapping, Sequence
from typing import Any

Edit = Sequence[Any]
_STARTS = (b'{"type":"frame"', b'{"type":"changes"')


def is_frame(message: bytes) -> bool:
    """Whether an encoded message of the server brings a frame."""
    return message.startswith(_STARTS)


def edited(value: Any, edits: Sequence[Edit]) -> Any:
    """Return the value that edits make of another, which stays as it is.

    An edit is `[path, value]`, `[path]` or `[path, at, removed, items]` (docs/protocol.md).
    """
    for path, *put in edits:
        value = _edited_at(value, path, put)
    return value


def next_frame(known: Mapping[str, Any] | None, message: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the frame that a message of type `frame` or `changes` brings.

    Raises `ValueError` if its changes don't stand on the frame that is known.
    """
    if message["type"] == "frame":
        return message
    if known is None or known["v"] != message["base"]:
        raise ValueError(f"changes of version {message['base']}, which was not sent last")
    made: Mapping[str, Any] = edited(known, message["edits"])
    return made


def _edited_at(value: Any, path: Sequence[str | int], put: Sequence[Any]) -> Any:
    if not path:
        return _spliced(value, *put) if len(put) == 3 else put[0]
    key, *rest = path
    copy = value.copy()
    if rest or put:
        copy[key] = _edited_at(copy[key] if rest or len(put) == 3 else None, rest, put)
    else:
        del copy[key]
    return copy


def _spliced(items: list[Any], at: int, removed: int, put: list[Any]) -> list[Any]:
    return [*items[:at], *put, *items[at + removed :]]
