"""The course of a match as an animated picture: its positions, one after the other.

All frames share one palette, taken from one of them, and are not dithered: what does not move is
then the same in each, and costs nothing. A palette of its own for each frame is ten times as large.
"""

import io
from dataclasses import dataclass

from PIL import Image, ImageDraw

from app.engine.values import PicturedPieces
from app.pictures.board import board
from app.pictures.lettering import BOLD, fitting

WIDTH = 480
STRIP = 30
COLOURS = 96
MAX_SCENES = 100
SCENE_MS, LAST_MS = 450, 4000
PAPER, INK = "#f6efdf", "#2b2620"


@dataclass(frozen=True)
class Scene:
    """A position and what is written below it."""

    standing: tuple[PicturedPieces, ...]
    caption: str


@dataclass(frozen=True)
class Film:
    """Scenes of a match of a game. `result`: how it ended, "" before."""

    game: str
    scenes: tuple[Scene, ...]
    result: str = ""


def film(told: Film) -> bytes:
    """Draw a film as GIF, which every chat plays."""
    scenes = _picked(told.scenes)
    frames = [_frame(told.game, scene.standing, scene.caption) for scene in scenes]
    last = scenes[-1]
    if told.result:
        frames.append(_frame(told.game, last.standing, f"{last.caption} · {told.result}"))
    palette = frames[len(frames) // 2].quantize(COLOURS)
    first, *others = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    file = io.BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=[*[SCENE_MS] * len(others), LAST_MS],
        loop=0,
    )
    return file.getvalue()


def _picked(scenes: tuple[Scene, ...]) -> tuple[Scene, ...]:
    """Leave out scenes evenly where there are too many; the last one stays."""
    count = len(scenes)
    if count <= MAX_SCENES:
        return scenes
    return tuple(scenes[(n + 1) * count // MAX_SCENES - 1] for n in range(MAX_SCENES))


def _frame(game: str, standing: tuple[PicturedPieces, ...], caption: str) -> Image.Image:
    chart = board(game, "card", "light", standing)
    height = round(chart.height * WIDTH / chart.width)
    frame = Image.new("RGB", (WIDTH, height + STRIP), PAPER)
    frame.paste(chart.resize((WIDTH, height), Image.Resampling.LANCZOS))
    face = fitting(BOLD, caption, 19, WIDTH - 20)
    ImageDraw.Draw(frame).text((10, height + STRIP / 2), caption, INK, face, anchor="lm")
    return frame
