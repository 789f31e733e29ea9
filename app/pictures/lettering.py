"""The project's typeface in pictures."""

from functools import cache

from PIL import ImageFont

from app import files

FONTS = files.folder("static") / "fonts"
BOLD = "600-normal"
PLAIN = "400-normal"
ITALIC = "400-italic"
MISSING = "\uffff"


@cache
def font(style: str, size: int) -> ImageFont.FreeTypeFont:
    """Return a style of the typeface at a size in pixels."""
    return ImageFont.truetype(FONTS / f"eb-garamond-latin-{style}.woff2", size)


def can_letter(text: str) -> bool:
    """Whether the typeface has every letter of a text: it is a Latin one."""
    face = font(PLAIN, 20)
    missing = bytes(face.getmask(MISSING))
    return all(letter == " " or bytes(face.getmask(letter)) != missing for letter in text)


def fitting(style: str, text: str, size: int, width: float) -> ImageFont.FreeTypeFont:
    """Return the largest font up to a size in which a text is not too wide."""
    while size > 1 and font(style, size).getlength(text) > width:
        size -= 1
    return font(style, size)


def shortened(text: str, face: ImageFont.FreeTypeFont, width: float) -> str:
    """Cut a text that is too wide."""
    if face.getlength(text) <= width:
        return text
    while text and face.getlength(text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…"


def lines(text: str, face: ImageFont.FreeTypeFont, width: float) -> list[str]:
    """Break a text into lines that are not too wide."""
    broken: list[str] = []
    for word in text.split():
        if broken and face.getlength(f"{broken[-1]} {word}") <= width:
            broken[-1] += f" {word}"
        else:
            broken.append(word)
    return broken
