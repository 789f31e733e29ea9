"""`python -m tools.new_game KEY`: put the small game of docs/new-game.md on the shelf, as KEY.

Its files lie in tests/fords as one folder; a game's stand in several. No file that is there is
touched.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FORDS = ROOT / "tests" / "fords"


def put_on_the_shelf(key: str, checkout: Path = ROOT) -> list[Path]:
    """Write every file of Fords where one of a game's stands, under another key; list them.

    Raises FileExistsError.
    """
    files = [
        file for file in FORDS.rglob("*") if file.is_file() and "__pycache__" not in file.parts
    ]
    written = {checkout / place_of(file.relative_to(FORDS), key): file for file in sorted(files)}
    for new in written:
        if new.exists():
            raise FileExistsError(new)
    for new, file in written.items():
        text = file.read_text("utf-8")
        new.parent.mkdir(parents=True, exist_ok=True)
        for name in ("fords", "Fords", "FORDS"):
            text = text.replace(name, _cased(key, name))
        new.write_text(text, "utf-8")
    return list(written)


def _cased(key: str, name: str) -> str:
    """Return a key in capitals where a name has them."""
    return key.upper() if name.isupper() else key.capitalize() if name.istitle() else key


def place_of(file: Path, key: str) -> Path:
    """Return where a file of Fords stands in a checkout that has it as a game."""
    match file.parts[0]:
        case "client":
            return Path("static/games", key, *file.parts[1:])
        case "words":
            return Path("app/words/locale", file.stem, f"{key}.ftl")
        case "rules":
            return Path("docs/rules", f"{key}.{file.name}")
        case "tests":
            return Path("tests/games", key, *file.parts[1:])
        case _:
            return Path("app/games", key) / file


if __name__ == "__main__":
    if len(sys.argv) != 2 or not re.fullmatch("[a-z][a-z0-9]*", sys.argv[1]):
        raise SystemExit("python -m tools.new_game KEY: small letters and figures")
    for path in put_on_the_shelf(sys.argv[1]):
        print(path.relative_to(ROOT))
