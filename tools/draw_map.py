"""Draw the games' boards as SVG, each from its sheet and its description `geo/<game>.toml`.

python tools/draw_map.py [--check]
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.cartography.board import drawing  # noqa: E402
from tools.cartography.geography import Geography  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw static/games/*/map.svg")
    parser.add_argument("--check", action="store_true", help="fail when a file is not fresh")
    check = parser.parse_args().check
    stale = 0
    for game in sorted(path.stem for path in (ROOT / "geo").glob("*.toml")):
        target = ROOT / f"static/games/{game}/map.svg"
        drawn = drawing(Geography.read(ROOT, game))
        if check:
            stale += not target.exists() or target.read_text("utf-8") != drawn
        else:
            target.write_text(drawn, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
