"""The rules and the games to read about: rulebooks by number, and what each game is."""

from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from app.engine.game import AnyGame
from app.engine.provenance import STATED
from app.matches.boards import Boards
from app.matches.lessons import record_of
from app.matches.problems import Problem
from app.web import previews
from app.web.api.library import about as about_board
from app.web.api.library import shown
from app.web.guards import may_call, reading
from app.web.language import spoken
from app.web.pages import answer, builtins, own_address, render, text
from app.web.rulebooks import Rulebook, rulebook
from app.web.site import site
from app.web.theme import Theme, chosen_theme
from app.words import i18n

router = APIRouter()

MAX_KEPT = 48
"""Texts of long pages in memory: one for each language, theme and host that is asked for."""


@router.get("/rules", include_in_schema=False)
@may_call("anyone")
async def shelf(request: Request) -> Response:
    """List the games whose rules can be read here."""
    language = spoken(request).language
    books = {key: rulebook(key, language) for key in site(request).matches.games}
    known = {key: book for key, book in books.items() if book}
    return render(request, "shelf", {}, books=known)


@router.get("/rules/{game}", include_in_schema=False)
@may_call("anyone")
async def rules(request: Request, game: str) -> Response:
    """Read a game's rules in our words."""
    _book(request, game)
    words = spoken(request)
    preview = previews.of_game(request, words, game)
    theme = chosen_theme(request)
    return answer(_rules_text(game, words.language, theme, preview, own_address(request)))


@lru_cache(MAX_KEPT)
def _rules_text(
    game: str, language: str, theme: Theme, preview: previews.Preview, address: str
) -> str:
    words, book = i18n.catalogue(language), rulebook(game, language)
    return text("rules", words, theme, {"game": game}, preview, address, book=book)


@router.get("/rules/{game}/{number}", include_in_schema=False)
@may_call("anyone")
async def rule(request: Request, game: str, number: str) -> Response:
    """Read one rule: a page of its own, which the board also shows beside itself."""
    book = _book(request, game)
    passage = book.rules.get(number)
    if passage is None:
        raise Problem("not-found")
    chapter = book.chapter_of(number)
    page = {"game": game, "number": number}
    return render(request, "rule", page, passage=passage, chapter=chapter, book=book)


@router.get("/games", include_in_schema=False)
@may_call("anyone")
async def all_games(request: Request) -> Response:
    """Lead to the list of games, for who shortens a game's address by hand."""
    return RedirectResponse("/rules", 308)


@router.get("/games/{game}", include_in_schema=False)
@may_call("anyone")
async def about(request: Request, game: str) -> Response:
    """Show what a game is, what can be chosen, and how certain its board is."""
    found: Any = _game(request, game)
    words = spoken(request)
    preview = previews.of_game(request, words, game)
    theme = chosen_theme(request)
    boards = site(request).matches.boards
    told = _about_text(found, boards, words.language, theme, preview, own_address(request))
    return answer(told)


@lru_cache(MAX_KEPT)
def _about_text(
    game: AnyGame,
    boards: Boards,
    language: str,
    theme: Theme,
    preview: previews.Preview,
    address: str,
) -> str:
    return text(
        "game",
        i18n.catalogue(language),
        theme,
        {"game": game.key},
        preview,
        address,
        game=builtins(shown(game, boards)),
        book=rulebook(game.key, language),
        provenance=game.provenance,
        counts=_counts(game),
        has_lesson=record_of(game) is not None,
    )


@router.get("/games/{game}/boards/{digest}", include_in_schema=False)
@may_call("anyone")
async def corrected(request: Request, game: str, digest: str) -> Response:
    """Show what a corrected board says otherwise than the standard one."""
    reading(request)
    found: Any = await site(request).matches.on_board(game, digest)
    told = about_board(found)
    if told is None:
        return RedirectResponse(f"/games/{game}", 303)
    page = {"game": game, "digest": digest}
    return render(request, "board", page, about=builtins(told), corrections=_corrections(found))


@lru_cache(MAX_KEPT)
def _corrections(game: AnyGame) -> list[dict[str, Any]]:
    """List what a board says otherwise. It never changes, and takes tens of milliseconds."""
    if game.data_sheets is None:
        return []
    return [
        {**builtins(one), "names": " – ".join(game.data_sheets.names(one.row))}
        for one in game.data_sheets.corrections(game.sheet)
    ]


def _counts(game: AnyGame) -> dict[str, Any]:
    """Count the data that are stated somewhere and those that were reconstructed."""
    counts = game.provenance.counts()
    stated = sum(count for certainty, count in counts.items() if certainty in STATED)
    return {"stated": stated, "all": sum(counts.values())}


def _game(request: Request, key: str) -> AnyGame:
    found = site(request).matches.games.get(key)
    if found is None:
        raise Problem("unknown-game")
    return found


def _book(request: Request, key: str) -> Rulebook:
    _game(request, key)
    book = rulebook(key, spoken(request).language)
    if book is None:
        raise Problem("not-found")
    return book
