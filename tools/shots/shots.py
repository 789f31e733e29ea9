"""`make shots`: pictures of each screen, and a sheet to look through them.

SHOTS="home quebec1759-battle" takes the screens whose names begin so; LANGS, THEMES and SIZES
narrow the rest.
VISION=deuteranopia (or another of Chromium's names) takes them as such eyes see them.
"""

import asyncio
import os
from collections.abc import Sequence
from html import escape
from itertools import product
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from tools.shots.scene import Scene
from tools.shots.scenes import scenes
from tools.shots.stage import Stage, stage

OUT = Path(__file__).resolve().parents[2] / "var/shots"
SIZES: dict[str, dict[str, Any]] = {
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1024x768": {"viewport": {"width": 1024, "height": 768}},
    "390x844": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
# Nobody listens there: the form for an address is shown, and no mail is sent.
MAIL = {
    "public_url": "https://vedette.example",
    "smtp_url": "smtp://127.0.0.1:9",
    "mail_from": "vedette@vedette.example",
}
ALL_PICTURES = """() => Promise.all([...document.images].map((picture) => {
  picture.loading = "eager";
  return picture.decode().catch(() => null);
}))"""
STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }"


def chosen(name: str, known: Sequence[str]) -> list[str]:
    """Return what an environment variable narrows to."""
    wanted = os.environ.get(name, "").split()
    return [one for one in known if not wanted or any(one.startswith(w) for w in wanted)]


async def seen_with(page: Page) -> str:
    """Have the page seen as VISION says; give what that adds to a picture's name."""
    vision = os.environ.get("VISION", "")
    if not vision:
        return ""
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    return f".{vision}"


async def take(stage: Stage, scene: Scene, language: str, theme: str, size: str) -> str:
    """Take one picture; give its file's name."""
    page = await stage.open(
        scene.path,
        scene.viewer,
        locale=language,
        color_scheme=theme,
        reduced_motion="reduce",
        **SIZES[size],
    )
    await page.add_style_tag(content=STILL)
    await page.evaluate(ALL_PICTURES)
    await page.wait_for_timeout(300)
    await scene.clicks(page)
    await page.wait_for_timeout(200)
    name = f"{scene.name}.{size}.{language}.{theme}{await seen_with(page)}.png"
    is_board = await page.locator("body.match-page").count() > 0
    await page.screenshot(path=OUT / name, full_page=not is_board)
    await page.context.close()
    return name


def sheet(taken: dict[str, list[str]]) -> str:
    """Lay the pictures out, a row for each screen."""
    rows = []
    for scene, names in taken.items():
        pictures = "".join(
            f'<a href="{escape(name)}"><img src="{escape(name)}" loading="lazy" height="320"'
            f' alt="{escape(name)}" title="{escape(name)}"></a>'
            for name in names
        )
        rows.append(f"<h2>{escape(scene)}</h2><p>{pictures}</p>")
    style = "body{font:16px serif;background:#ddd}img{margin:4px;box-shadow:0 1px 4px #0006}"
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>{''.join(rows)}"


async def main() -> None:
    """Take them all."""
    OUT.mkdir(parents=True, exist_ok=True)
    languages, themes = chosen("LANGS", ("en", "ja")), chosen("THEMES", ("light", "dark"))
    sizes = chosen("SIZES", list(SIZES))
    taken: dict[str, list[str]] = {}
    async with stage(**MAIL) as made:
        ready = [scene async for scene in scenes(made, os.environ.get("SHOTS", "").split())]
        wanted = chosen("SHOTS", [scene.name for scene in ready])
        for scene in (scene for scene in ready if scene.name in wanted):
            variants = product(languages, themes, sizes)
            taken[scene.name] = [await take(made, scene, *variant) for variant in variants]
            print(scene.name, flush=True)
    (OUT / "index.html").write_text(sheet(taken), encoding="utf-8")
    print(f"{sum(map(len, taken.values()))} pictures: {OUT / 'index.html'}")


if __name__ == "__main__":
    asyncio.run(main())
