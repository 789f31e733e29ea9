"""The picture that a link unfolds to: the map, and beside it a cartouche with title and score.

Its words are English in every language: the typeface is Latin, and who sends a link does not know
in which language it will be looked at.
"""

import io
from dataclasses import dataclass

from PIL import Image, ImageDraw

from app.engine.values import PicturedPieces, Side
from app.pictures.board import board
from app.pictures.drawn import drawing, sprite
from app.pictures.lettering import (
    BOLD,
    ITALIC,
    PLAIN,
    can_letter,
    fitting,
    font,
    lines,
    shortened,
)

WIDTH, HEIGHT = 1200, 630
PAPER, INK, SOFT, RULE = "#f6efdf", "#2b2620", "#5f5547", "#8c7b5e"
MARGIN = 34
EMBLEM_UNIT = 2.3
JPEG = {"quality": 86, "subsampling": 0, "optimize": True}


@dataclass(frozen=True)
class SideScore:
    """A side in the cartouche: its words, its player's name or "", its points if it has any."""

    side: Side
    words: str
    player: str
    points: int | None


@dataclass(frozen=True)
class Card:
    """What a picture tells. Without scores it is the game's own, of no match."""

    game: str
    title: str
    subtitle: str
    scores: tuple[SideScore, ...] = ()
    result: str = ""
    standing: tuple[PicturedPieces, ...] = ()


def card(told: Card) -> bytes:
    """Draw a card as JPEG: a paper map in PNG is four times as large, and previews have limits."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    left = WIDTH
    if drawing(told.game):
        chart = board(told.game, "card", "light", told.standing)
        left = WIDTH - chart.width
        picture.paste(chart, (left, 0))
    _cartouche(ImageDraw.Draw(picture), picture, told, left)
    return encoded(picture, "JPEG")


def small(game: str, standing: tuple[PicturedPieces, ...], theme: str) -> bytes:
    """Draw a position for a list, as WebP."""
    return encoded(board(game, "small", theme, standing), "WEBP")


def encoded(picture: Image.Image, kind: str) -> bytes:
    """Encode a picture."""
    file = io.BytesIO()
    settings = JPEG if kind == "JPEG" else {"quality": 80, "method": 2}
    picture.save(file, kind, **settings)
    return file.getvalue()


def _cartouche(draw: ImageDraw.ImageDraw, picture: Image.Image, told: Card, width: int) -> None:
    draw.rectangle((10, 10, width - 8, HEIGHT - 11), outline=INK, width=3)
    draw.rectangle((17, 17, width - 15, HEIGHT - 18), outline=RULE, width=1)
    middle, inner = width / 2 + 1, width - 2 * MARGIN
    y = 78.0
    face = font(BOLD, 50)
    for line in lines(told.title, face, inner):
        draw.text((middle, y), line, INK, fitting(BOLD, line, 50, inner), "ms", features=["lnum"])
        y += 50
    face = font(ITALIC, 30)
    for line in lines(told.subtitle, face, inner):
        draw.text((middle, y), line, SOFT, fitting(ITALIC, line, 30, inner), "ms")
        y += 36
    _rule(draw, middle, y)
    top = y + 40
    for n, score in enumerate(told.scores):
        _score(draw, picture, told.game, score, (MARGIN, top + 128 * n, inner))
    if told.result:
        face = font(BOLD, 32)
        found = lines(told.result, face, inner)
        for n, line in enumerate(reversed(found)):
            shown = fitting(BOLD, line, 32, inner)
            draw.text((middle, HEIGHT - 84 - 36 * n), line, INK, shown, "ms")
    draw.text((middle, HEIGHT - 36), "Vedette", SOFT, font(ITALIC, 26), "ms")


def _rule(draw: ImageDraw.ImageDraw, middle: float, y: float) -> None:
    draw.line((middle - 70, y, middle + 70, y), RULE, 2)
    draw.line((middle - 44, y + 6, middle + 44, y + 6), RULE, 1)


def _score(
    draw: ImageDraw.ImageDraw,
    picture: Image.Image,
    game: str,
    score: SideScore,
    at: tuple[float, float, float],
) -> None:
    """Letter a side: its block, its points large, its name and its player's."""
    left, top, width = at
    if drawing(game):
        emblem = sprite(game, score.side, EMBLEM_UNIT)
        picture.paste(emblem, (round(left), round(top)), emblem)
    points = "" if score.points is None else str(score.points)
    # Beside the block, however narrow the cartouche is.
    face = fitting(BOLD, points, 72, width - 68)
    draw.text((left + width, top + 54), points, INK, face, "rs", features=["lnum"])
    words = fitting(PLAIN, score.words, 29, width)
    draw.text((left, top + 88), score.words, INK, words, "ls")
    if score.player and can_letter(score.player):
        space = width - 54 - 16 - face.getlength(points)
        face = font(ITALIC, 26)
        name = shortened(score.player, face, space)
        draw.text((left + 58, top + 42), name, SOFT, face, "ls")
