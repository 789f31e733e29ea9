"""Which language a request is answered in."""

from starlette.requests import HTTPConnection

from app.words.i18n import Catalogue, catalogue, choose, languages

COOKIE = "language"
"""Holds the language that somebody chose on a page."""


def spoken(connection: HTTPConnection) -> Catalogue:
    """Return the words of the language that a request asks for: its address may name one."""
    chosen = connection.query_params.get("lang", "")
    if chosen not in languages():
        chosen = connection.cookies.get(COOKIE, "")
    accepted = connection.headers.get("accept-language", "")
    return catalogue(choose(chosen, accepted, languages()))
