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
    parser = argparse.ArgumentParser(description="Draw static/games/*/map*.svg")
    parser.add_argument("--check", action="store_true", help="fail when a file is not fresh")
    check = parser.parse_args().check
    stale = 0
    for game in sorted(path.stem for path in (ROOT / "geo").glob("*.toml")):
        for name, geography in Geography.read(ROOT, game).items():
            target = ROOT / f"static/games/{game}/{name}.svg"
            drawn = drawing(geography)
            if check:
                stale += not target.exists() or target.read_text("utf-8") != drawn
            else:
                target.parent.mkdir(exist_ok=True)
                target.write_text(drawn, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
