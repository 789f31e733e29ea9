"""By day or by night: whether somebody chose on a page how all pages look."""

from typing import Final, Literal

from starlette.requests import HTTPConnection

Theme = Literal["", "light", "dark"]

COOKIE = "theme"
"""Holds the theme that somebody chose on a page; without it the device decides."""
THEMES: Final[tuple[Theme, ...]] = ("", "light", "dark")
"""As the device has it, and the two that can be chosen instead."""
DAY: Final[dict[Theme, str]] = {
    "": "(prefers-color-scheme: light)",
    "light": "all",
    "dark": "not all",
}
"""For each theme the media query of what is shown by day alone, as theme.js has them."""
NIGHT: Final[dict[Theme, str]] = {
    "": "(prefers-color-scheme: dark)",
    "light": "not all",
    "dark": "all",
}
"""For each theme the media query of what is shown by night alone, as theme.js has them."""


def chosen_theme(connection: HTTPConnection) -> Theme:
    """Return the theme that was chosen in a browser; "" for what its device prefers."""
    chosen = connection.cookies.get(COOKIE, "")
    return chosen if chosen in THEMES else ""
