"""Bodies: read within the limit, decoded strictly, and told to OpenAPI."""

from typing import Any, TypeVar

import msgspec
from fastapi import Request
from starlette.responses import Response

from app.engine import codec
from app.engine.values import Shown
from app.matches.problems import Problem
from app.web.site import site

T = TypeVar("T", bound=msgspec.Struct)


async def read(request: Request, kind: type[T]) -> T:
    """Decode a request's body. Raises `Problem`."""
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != "application/json":
        raise Problem("not-json")
    body: T = decoded(await _bytes(request), kind)
    return body


async def read_if_sent(request: Request, kind: type[T]) -> T:
    """Decode a request's body, or return the kind's usual values without one. Raises `Problem`."""
    return await read(request, kind) if "content-type" in request.headers else kind()


async def _bytes(request: Request) -> bytes:
    limit = site(request).settings.body_limit
    # Who says beforehand that it is too large is not waited for.
    if int(request.headers.get("content-length", 0)) > limit:
        raise Problem("too-large")
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise Problem("too-large")
        parts.append(part)
    return b"".join(parts)


def decoded(raw: bytes | str, kind: Any) -> Any:
    """Decode JSON strictly to a type or union of types. Raises `Problem`."""
    try:
        return codec.decode(raw.encode() if isinstance(raw, str) else raw, kind)
    except msgspec.ValidationError as error:
        raise Problem("bad-field", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Problem("broken-json") from None


def answer(value: Shown, status: int = 200) -> Response:
    """Answer with a value that is made to be seen."""
    return json(codec.wire(value), status)


def json(content: bytes, status: int = 200) -> Response:
    """Answer with JSON that is encoded already."""
    return Response(content, status, media_type="application/json")


def raw(content: bytes) -> msgspec.Raw:
    """Put JSON that is encoded already into an answer."""
    return msgspec.Raw(content)
