"""Static files under the digest of them all: read once, and what an address gives never changes.

Each language's catalogue is among them as locale/<language>.ftl. A match's page has less to say:
locale/<language>.<game>.ftl; that of a guided battle what it says besides:
locale/<language>.<game>.lesson.ftl.
"""

import asyncio
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath

import brotli
from starlette.datastructures import Headers
from starlette.responses import Response

from app import files
from app.config import from_environment
from app.games import games
from app.web.bundle import JOINED, Bundle, fresh_bundle
from app.words.i18n import languages, of_lesson, of_match, read

FOLDER = files.folder("static")
COMPRESSED = {".js", ".css", ".svg", ".ftl", ".json"}
QUALITY = 10
"""Brotli's best, 11, takes three times as long for a hundredth less."""
FIGURES = 16
IMMUTABLE = "public, max-age=31536000, immutable"

_TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webp": "image/webp"}
_SHEET_COMMENT = re.compile(r"/\*.*?\*/\n?", re.DOTALL)
_SHEET_IMPORT = re.compile(r'^@import url\("([\w-]+\.css)"\);\n', re.MULTILINE)


@dataclass(frozen=True)
class Held:
    """A file in memory. `squeezed` is its gzip, where compression is worth it."""

    media_type: str
    plain: bytes
    squeezed: bytes | None


async def answer(file: Held, asked: Headers, caching: str) -> Response:
    """Answer with what everybody may know, compressed as they take it: its length may show."""
    headers = {"Cache-Control": caching}
    content = file.plain
    if file.squeezed is not None:
        headers["Vary"] = "Accept-Encoding"
        accepted = asked.get("accept-encoding", "")
        if "br" in accepted:
            headers["Content-Encoding"] = "br"
            content = await _in_brotli(file)
        elif "gzip" in accepted:
            headers["Content-Encoding"] = "gzip"
            content = file.squeezed
    return Response(content, media_type=file.media_type, headers=headers)


_brotli: dict[Held, bytes] = {}


async def _in_brotli(file: Held) -> bytes:
    """Compress a file for the first who asks: all of them would delay each start by a second."""
    if file not in _brotli:
        _brotli[file] = await asyncio.to_thread(brotli.compress, file.plain, quality=QUALITY)
    return _brotli[file]


@cache
def bundle() -> Bundle | None:
    """Return the bundle that this process serves instead of the sources, if it does."""
    if not from_environment().bundle:
        return None
    return fresh_bundle(files.folder("bundle"), FOLDER)


@cache
def held() -> dict[str, Held]:
    """Read every file and catalogue, once in a process."""
    return {name: hold(name, content) for name, content in _contents()}


def hold(name: str, content: bytes) -> Held:
    """Make a file of this name ready to be sent."""
    suffix = PurePosixPath(name).suffix
    media_type = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "text/plain"
    squeezed = gzip.compress(content, mtime=0) if suffix in COMPRESSED else None
    return Held(media_type, content, squeezed)


@cache
def digest() -> str:
    """Compute the digest of all static files and catalogues."""
    total = hashlib.sha256()
    for name, file in held().items():
        total.update(f"{name}\0{len(file.plain)}\0".encode() + file.plain)
    return total.hexdigest()[:FIGURES]


def is_digest(text: str) -> bool:
    """Whether a text has the form of such a digest."""
    return re.fullmatch(rf"[0-9a-f]{{{FIGURES}}}", text) is not None


def _contents() -> Iterator[tuple[str, bytes]]:
    made = bundle()
    for file in sorted(FOLDER.rglob("*")):
        if file.is_file() and not (made and file.suffix in JOINED):
            name = file.relative_to(FOLDER).as_posix()
            yield name, joined(file) if file.suffix == ".css" else file.read_bytes()
    yield from made.files.items() if made else ()
    for language in languages():
        yield f"locale/{language}.ftl", read(language).encode()
        for game in games():
            match, lesson = (of(language, game, games()) for of in (of_match, of_lesson))
            yield f"locale/{language}.{game}.ftl", match.encode()
            yield f"locale/{language}.{game}.lesson.ftl", lesson.encode()


def joined(sheet: Path) -> bytes:
    """Put the style sheets that one imports in their places, so that a page asks for one.

    Their comments, a seventh of it all, stay where they are written.
    """

    def put(found: re.Match[str]) -> str:
        return _SHEET_COMMENT.sub("", joined(sheet.with_name(found[1])).decode())

    return _SHEET_IMPORT.sub(put, sheet.read_text("utf-8")).encode()
