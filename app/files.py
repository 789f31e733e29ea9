"""Where the files are that a server reads: beside `app` in a checkout, inside it in a wheel.

pyproject.toml puts them into the wheel (`force-include`).
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "assets"


def folder(name: str) -> Path:
    """Return the folder of a kind of files: "static", "templates", "migrations", "docs/rules"."""
    return (_INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent) / name
