"""`make pictures`: what the server puts pictures together from, and the site's own pictures.

Run it after the map or the pieces have changed; with games' keys it draws theirs alone, as in
`python -m tools.shots.pictures liberty`. It draws with the client itself, in Chromium.
"""

import asyncio
import io
import json
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import FloatRect, Page

from app.games import games
from app.web.pages import static_prefix
from tools.shots.scenes import SHOWN
from tools.shots.stage import Stage, stage

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
DRAWN = ROOT / "app/pictures/drawn"
IMAGES = ROOT / "static/games"
DOCS = ROOT / "docs/pictures"
THEMES = ("light", "dark")

CARD_HEIGHT, CARD_UNIT = 630, 1.3
SMALL_WIDTH, SMALL_UNIT = 480, 0.82
SPRITE_UNIT, SQUARE, ACROSS = 3, 36, 10
HERO = {"width": 1200, "height": 820}


async def drawn(stage: Stage, game: str, match: str) -> None:
    """Draw what a game's pictures are put together from."""
    page = await stage.open(f"/m/{match}", "public")
    box = await page.evaluate(
        "fetch(document.querySelector('link[as=fetch]').href).then(r => r.text())"
        '.then(t => t.match(/viewBox="([^"]+)"/)[1].split(\' \').map(Number))'
    )
    marks = await page.evaluate(MARKS, [static_prefix(), game])
    for name, picture in (await portraits(page, game)).items():
        (IMAGES / game / "img" / f"{name}.svg").write_text(picture, encoding="utf-8")
    names = await sprites(page, game)
    await page.context.close()
    wide = round(CARD_HEIGHT * box[2] / box[3])
    small = round(SMALL_WIDTH * box[3] / box[2])
    sizes = {
        "card": {"width": wide, "height": CARD_HEIGHT, "unit": CARD_UNIT},
        "small": {"width": SMALL_WIDTH, "height": small, "unit": SMALL_UNIT},
    }
    for theme in THEMES:
        for size, scale in sizes.items():
            if (size, theme) != ("card", "dark"):
                image = await bare_map(stage, match, theme, {"box": box, **scale}, size == "card")
                name = f"{game}-{size}-{theme}.webp"
                image.save(DRAWN / name, quality=88, method=6)
    description = {"box": box, "square": SQUARE, "across": ACROSS, "sprite_unit": SPRITE_UNIT}
    description |= {"sizes": sizes, "sprites": names, "marks": marks}
    text = json.dumps(description, separators=(",", ":"))
    (DRAWN / f"{game}.json").write_text(text + "\n", encoding="utf-8")


MARKS = """async ([prefix, game]) => {
  const { createBoard } = await import(`${prefix}/js/board/render.js`);
  const { loadGame } = await import(`${prefix}/js/games/index.js`);
  const sheet = await (await fetch(`/api/games/${game}/board`)).json();
  const map = document.querySelector("#map svg").cloneNode(true);
  const rounded = (n) => Math.round(n * 10) / 10;
  const { marks } = createBoard(map, (await loadGame(game)).places.all(sheet), (key) => key);
  return Object.fromEntries([...marks].map(
    ([place, { x, y, bearing, reach }]) =>
      [place, [rounded(x), rounded(y), bearing, rounded(reach)]]));
}"""


def figures(game: str) -> str:
    """Return the function, in the client's language, that lists a game's pieces."""
    source = (HERE / game / "figures.js").read_text("utf-8").partition("\n")[2]
    return f"({source.rstrip().rstrip(';')})"


async def portraits(page: Page, game: str) -> dict[str, str]:
    """Draw the pieces that a game's rules show, each a picture of its own."""
    await page.evaluate((HERE / "portraits.js").read_text("utf-8"))
    drawn: dict[str, str] = await page.evaluate(
        f"async (prefix) => Object.fromEntries((await {figures(game)}(prefix))"
        ".filter((figure) => figure.portrait)"
        ".map((figure) => [figure.portrait, portrait(figure)]))",
        static_prefix(),
    )
    return drawn


async def sprites(page: Page, game: str) -> list[str]:
    """Draw a game's pieces on one sheet; name them in their order."""
    await page.evaluate((HERE / "sprites.js").read_text("utf-8"))
    names: list[str] = await page.evaluate(
        f"async ([prefix, given]) => {{ const figures = await {figures(game)}(prefix);"
        "window.spriteSheet({ figures, ...given }); return figures.map((f) => f.name); }",
        [static_prefix(), {"unit": SPRITE_UNIT, "square": SQUARE, "across": ACROSS}],
    )
    shot = await page.locator("body > svg").screenshot(omit_background=True)
    picture = Image.open(io.BytesIO(shot))
    picture.save(DRAWN / f"{game}-pieces.webp", lossless=True, method=6)
    return names


async def bare_map(
    stage: Stage, match: str, theme: Any, scale: dict[str, Any], lettered: bool
) -> Image.Image:
    """Draw a game's map without a piece."""
    page = await stage.open(
        f"/m/{match}", "public", color_scheme=theme, viewport={"width": 1300, "height": 900}
    )
    await page.evaluate((HERE / "sprites.js").read_text("utf-8"))
    await page.evaluate("given => bareMap(given)", scale | {"lettered": lettered})
    await page.wait_for_timeout(200)
    shot = await page.locator("#map svg").screenshot()
    await page.context.close()
    return Image.open(io.BytesIO(shot)).convert("RGB")


async def heroes(stage: Stage, game: str, match: str) -> None:
    """Take the position as three people see it, by day and by night."""
    for theme in THEMES:
        for viewer in (*games()[game].sides, "public"):
            page = await stage.open(
                f"/m/{match}", viewer, color_scheme=theme, viewport={"width": 1400, "height": 900}
            )
            await page.evaluate(CLOSE_UP, [*HERO.values(), SHOWN[game].part])
            await page.wait_for_timeout(400)
            clip = FloatRect(x=0, y=0, width=HERO["width"], height=HERO["height"])
            shot = await page.screenshot(clip=clip)
            image = Image.open(io.BytesIO(shot)).convert("RGB")
            image.save(IMAGES / game / "img" / f"fog-{viewer}-{theme}.webp", quality=80, method=6)
            await page.context.close()


CLOSE_UP = """async ([width, height, box]) => {
  const board = document.querySelector("#board");
  for (const part of document.querySelectorAll(".zoom, #tip, #offers")) part.remove();
  Object.assign(board.style, { position: "fixed", inset: "0 auto auto 0", zIndex: 99,
    width: `${width}px`, height: `${height}px` });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const map = board.querySelector("svg").cloneNode(true);
  board.replaceChildren(map);
  map.setAttribute("viewBox", box.join(" "));
  map.style.setProperty("--piece", String((2.4 * box[2]) / width));
  Object.assign(map.style, { width: `${width}px`, height: `${height}px` });
  for (const part of map.querySelectorAll(".lit, .free")) part.classList.remove("lit", "free");
}"""


async def board(stage: Stage, game: str, match: str) -> None:
    """Take a game's board as the README shows it."""
    side = games()[game].sides[0]
    await stage.act(match, side, *SHOWN[game].plan)
    page = await stage.open(f"/m/{match}", side, viewport={"width": 1440, "height": 900})
    await page.wait_for_timeout(400)
    shot = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
    shot.quantize(192, Image.Quantize.MEDIANCUT).save(DOCS / f"{game}.png", optimize=True)
    await page.context.close()


async def main(wanted: Collection[str]) -> None:
    """Make those of the games named, or all of them."""
    DRAWN.mkdir(exist_ok=True)
    async with stage() as made:
        for game in wanted or SHOWN:
            (IMAGES / game / "img").mkdir(parents=True, exist_ok=True)
            match = await made.match(game, SHOWN[game].position())
            await drawn(made, game, match)
            await heroes(made, game, match)
            await board(made, game, match)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
