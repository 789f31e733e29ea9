"""The client in few files, as tools/bundle.js joins it, where the sources are still the same."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

import msgspec
import structlog

MANIFEST = "manifest.json"
JOINED = {".js", ".css"}
"""What is served from a bundle, if there is one, and what it depends on."""

log = structlog.get_logger()


class Manifest(msgspec.Struct, frozen=True):
    """What tools/bundle.js writes down beside a bundle."""

    sources: str
    imports: dict[str, tuple[str, ...]]
    """The modules that each file imports, by name."""


@dataclass(frozen=True)
class Bundle:
    """Files by the names under static/ that they are served at."""

    files: dict[str, bytes]
    imports: dict[str, tuple[str, ...]]


def fresh_bundle(folder: Path, static: Path) -> Bundle | None:
    """Return the bundle in a folder, unless there is none or its sources have changed since."""
    try:
        manifest = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except FileNotFoundError:
        return None
    if manifest.sources != digest_of(static):
        log.warning("bundle-too-old", remedy="make bundle")
        return None
    read = {name: (folder / name).read_bytes() for name in manifest.imports}
    return Bundle(read, manifest.imports)


def digest_of(static: Path) -> str:
    """Compute the digest of the sources, as `digestOfSources` in tools/bundle.js does."""
    total = hashlib.sha256()
    for name in sorted(path.relative_to(static).as_posix() for path in static.rglob("*.*")):
        if Path(name).suffix in JOINED:
            content = (static / name).read_bytes()
            total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()
