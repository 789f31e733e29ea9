"""JSON of frozen values: exact stored bytes, digests, and the one way to the wire."""

import hashlib
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from app.engine import board_data
from app.engine.board_data import BoardData
from app.engine.values import Hidden, Shown

V = TypeVar("V", bound=Shown)

_encoder = msgspec.json.Encoder(order="deterministic", enc_hook=board_data.written)


def stored(value: object) -> bytes:
    """Encode a value canonically: keys sorted, defaults omitted, so a new field changes nothing."""
    return _encoder.encode(value)


HASHED_AT_ONCE = 2047
"""For more, hashlib lets other threads run meanwhile: to have the interpreter back from the one
that writes to the store takes ten times as long as the hashing."""


def digest(value: object) -> str:
    """Return the first 16 hex figures of the SHA-256 of a value's canonical bytes."""
    raw, hashing = stored(value), hashlib.sha256()
    for start in range(0, len(raw), HASHED_AT_ONCE):
        hashing.update(raw[start : start + HASHED_AT_ONCE])
    return hashing.hexdigest()[:16]


@cache
def _decoder(kind: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind, strict=True, dec_hook=board_data.read)


def decode(raw: bytes | msgspec.Raw, kind: Any) -> Any:
    """Decode JSON to a type or union of types. Raises `msgspec.ValidationError`."""
    return _decoder(kind).decode(raw)


def decode_many(raw: bytes | msgspec.Raw, kind: Any) -> list[Any]:
    """Decode a JSON list of values of one type or union. Raises `msgspec.ValidationError`."""
    decoded: list[Any] = decode(raw, list[kind])
    return decoded


def shown(value: V) -> V:
    """Return a value that may go to a client. Raises TypeError if it could carry what is hidden."""
    hidden = hidden_part(type(value))
    if hidden:
        raise TypeError(f"{hidden} must not go over the wire")
    return value


def wire(value: Shown) -> bytes:
    """Encode a value for a client. Raises TypeError for one that could carry what is hidden."""
    return _encoder.encode(shown(value))


_PLAIN = (
    inspect.NoneType,
    inspect.BoolType,
    inspect.IntType,
    inspect.FloatType,
    inspect.StrType,
    inspect.LiteralType,
    inspect.EnumType,
    inspect.DateTimeType,
    inspect.RawType,  # Bytes that went through `wire` themselves: the parts of a frame.
)


@cache
def hidden_part(kind: Any) -> str:
    """Name a type inside `kind` that isn't made to be seen; "" when all of it is."""
    if not (isinstance(kind, type) and issubclass(kind, Shown)):
        return getattr(kind, "__name__", str(kind))
    return _hidden_inside(inspect.type_info(kind), set())


def _hidden_inside(info: inspect.Type, seen: set[type]) -> str:
    match info:
        case inspect.StructType(cls=cls):
            if issubclass(cls, Hidden):
                return str(cls.__name__)
            if cls in seen:
                return ""
            seen.add(cls)
            parts = [field.type for field in info.fields]
        case inspect.UnionType(types=types):
            parts = list(types)
        case inspect.DictType(key_type=key, value_type=value):
            parts = [key, value]
        case (
            inspect.VarTupleType(item_type=item)
            | inspect.ListType(item_type=item)
            | inspect.SetType(item_type=item)
            | inspect.FrozenSetType(item_type=item)
        ):
            parts = [item]
        case inspect.TupleType(item_types=items):
            parts = list(items)
        case inspect.CustomType(cls=cls) if issubclass(cls, BoardData):
            return ""
        case _:
            # Only what is known to be harmless passes: Any could be anything.
            return "" if isinstance(info, _PLAIN) else type(info).__name__
    return next((found for part in parts if (found := _hidden_inside(part, seen))), "")
