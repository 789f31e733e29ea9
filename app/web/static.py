"""Static files under the digest of them all: what an address gives never changes."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.web.i18n import languages, read

FOLDER = Path(__file__).resolve().parents[2] / "static"
IMMUTABLE = "public, max-age=31536000, immutable"


class Immutable(StaticFiles):
    """Files that may be kept for good, and each language's catalogue as locale/<language>.ftl."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file."""
        folder, _, name = path.partition("/")
        language = name.removesuffix(".ftl")
        if folder == "locale" and language in languages():
            response = Response(read(language), media_type="text/plain; charset=utf-8")
        else:
            response = await super().get_response(path, scope)
        if response.status_code in (200, 304):
            response.headers["Cache-Control"] = IMMUTABLE
        return response


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
