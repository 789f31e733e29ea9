"""Draw the games' boards as SVG, each from its sheet and its description `geo/<game>.toml`.

python tools/draw_map.py [--check]
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from app.cartography.maps import drawn  # noqa: E402
from app.games import games  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw static/games/*/map*.svg")
    parser.add_argument("--check", action="store_true", help="fail when a file is not fresh")
    check = parser.parse_args().check
    stale = 0
    described = sorted(path.stem for path in (ROOT / "geo").glob("*.toml"))
    for game in (game for game in described if game in games()):
        board = games()[game].sheet
        for name, svg in drawn(ROOT / "geo", game, board).items():
            target = ROOT / f"static/games/{game}/{name}.svg"
            if check:
                stale += not target.exists() or target.read_text("utf-8") != svg
            else:
                target.parent.mkdir(exist_ok=True)
                target.write_text(svg, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
