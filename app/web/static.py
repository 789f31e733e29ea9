"""Static files under the digest of them all: what an address gives never changes."""

import gzip
import hashlib
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.web.i18n import languages, read

FOLDER = Path(__file__).resolve().parents[2] / "static"
COMPRESSED = {".js", ".css", ".svg", ".ftl", ".json"}
IMMUTABLE = "public, max-age=31536000, immutable"


class Immutable(StaticFiles):
    """Files that may be kept for good, and each language's catalogue as locale/<language>.ftl."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, text compressed for who takes it so."""
        folder, _, name = path.partition("/")
        language = name.removesuffix(".ftl")
        if folder == "locale" and language in languages():
            response = Response(read(language), media_type="text/plain; charset=utf-8")
        else:
            response = await super().get_response(path, scope)
        if response.status_code == HTTPStatus.OK and Path(path).suffix in COMPRESSED:
            response = _squeezed(path, response, Headers(scope=scope))
        if response.status_code in (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED):
            response.headers["Cache-Control"] = IMMUTABLE
        return response


def _squeezed(path: str, response: Response, asked: Headers) -> Response:
    """Give a file in gzip. Nothing in a static file is secret, so its length may show."""
    if "gzip" not in asked.get("accept-encoding", ""):
        response.headers["Vary"] = "Accept-Encoding"
        return response
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(_gzip(path), media_type=response.headers["content-type"], headers=headers)


@cache
def _gzip(path: str) -> bytes:
    folder, _, name = path.partition("/")
    if folder == "locale":
        return gzip.compress(read(name.removesuffix(".ftl")).encode(), mtime=0)
    return gzip.compress((FOLDER / path).read_bytes(), mtime=0)


def digest() -> str:
    """Compute the digest of all static files and catalogues."""
    total = hashlib.sha256()
    for name, content in _contents():
        total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()[:16]


def _contents() -> Iterator[tuple[str, bytes]]:
    for file in sorted(FOLDER.rglob("*")):
        if file.is_file():
            yield file.relative_to(FOLDER).as_posix(), file.read_bytes()
    for language in languages():
        yield f"locale/{language}.ftl", read(language).encode()
