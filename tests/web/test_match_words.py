"""A match's page is sent the words that it may show, and not those of all other pages."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from app.engine.values import Message
from app.games import games
from app.web.modules import modules
from app.words.i18n import (
    ABOUT,
    BEYOND_THE_BOARD,
    DEFAULT,
    LOCALES,
    catalogue,
    languages,
    of_lesson,
    of_match,
    read,
)
from tools.messages.check import ROOT, variables
from tools.messages.uses import HOLE, KeyUse, in_data, in_drawing, in_javascript, in_python

SCRIPTS = (
    *("js/net/ahead", "js/main", "js/language", "js/match/minds", "js/panel/keysheet"),
    *(f"games/{game}/{part}" for game in games() for part in ("index", "legend", "reasons")),
)
"""Also what comes only when it is asked for."""


KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)


@cache
def keys(text: str) -> frozenset[str]:
    return frozenset(KEY.findall(text))


@cache
def uses() -> tuple[KeyUse, ...]:
    """Return what a match's modules word, and what the rules send them to be worded."""
    return tuple(_uses())


def _uses() -> Iterator[KeyUse]:
    families = frozenset(key.partition("-")[0] for key in variables(DEFAULT))
    for module in modules(*SCRIPTS):
        if not module.startswith("js/vendor/"):
            yield from in_javascript(ROOT / f"static/{module}.js", module)
    for folder in ("games", "engine", "bots"):
        for path in (ROOT / "app" / folder).rglob("*.py"):
            yield from in_python(path, path.name, families)
    for path in (ROOT / "app/games").rglob("*.json"):
        yield from in_data(path, path.name)
    for path in (ROOT / "static/games").glob("*/map*.svg"):
        yield from in_drawing(path, path.name)


def meant(use: KeyUse, known: frozenset[str]) -> set[str]:
    """The keys that a place may mean; what one begins with that is put together is a game."""
    key = use.key.removeprefix("@")
    if HOLE not in key:
        return {key} & known
    begun = [game + key[1:] for game in games()] if key.startswith(HOLE) else [key]
    patterns = [re.compile("[A-Za-z0-9_-]+".join(map(re.escape, one.split(HOLE)))) for one in begun]
    return {key for key in known for pattern in patterns if pattern.fullmatch(key)}


def sent_at_all(language: str) -> frozenset[str]:
    """The words that the pages of matches and guided battles are sent, of every game."""
    return frozenset().union(*(keys(of_lesson(language, game, games())) for game in games()))


def of_games(language: str) -> frozenset[str]:
    """The words that games say of themselves on pages of their own."""
    files = [file for end in ABOUT for file in sorted((LOCALES / language).glob(f"*{end}.ftl"))]
    return frozenset().union(*(keys(file.read_text("utf-8")) for file in files))


@pytest.mark.usefixtures("unbundled")
@pytest.mark.parametrize("language", languages())
def test_no_word_is_missing_that_a_match_may_show(language: str) -> None:
    known, sent = keys(read(language)), sent_at_all(language)
    found = {key for use in uses() for key in meant(use, known)}
    assert len(found) > 600
    assert {"verify-title", "board-undo", "town-york", "war1812-title", "machine-random"} <= found
    assert found <= sent | of_games(language)


@pytest.mark.parametrize("language", languages())
def test_the_words_of_other_pages_are_not_sent(language: str) -> None:
    assert {path.stem for path in (LOCALES / language).glob("*.ftl")} > BEYOND_THE_BOARD
    sent = sent_at_all(language)
    assert not {"home-title", "problem-stale", "new-title", "rules-lead", "war1812-about"} & sent
    assert len(sent) < 0.9 * len(keys(read(language)))


@pytest.mark.parametrize("language", languages())
def test_a_match_is_sent_the_words_of_its_own_game_alone(language: str) -> None:
    shared = keys(read(language, BEYOND_THE_BOARD))
    for game in games():
        sent = keys(of_match(language, game, games()))
        assert f"{game}-title" in sent
        assert not {key for key in sent if "lesson" in key.split("-")[:2]}
        assert sent < keys(of_lesson(language, game, games()))
        for other in {*games()} - {game}:
            assert not {key for key in sent if key.startswith(f"{other}-")}
        assert sent < shared


@pytest.mark.parametrize(("language", "taking"), [("en", "take"), ("ja", "取")])
@pytest.mark.parametrize("blocks", [1, 5])
def test_no_set_up_tells_a_player_to_take_the_block_that_is_in_hand(
    blocks: int, language: str, taking: str
) -> None:
    # Where one was placed the next comes to hand by itself, and a click on it puts it down.
    words = catalogue(language)
    prompts = [key for key in variables(DEFAULT) if key.endswith("-ask-place")]
    assert prompts
    assert not [key for key in prompts if taking in words.format(key, {"blocks": blocks})]


def test_who_points_with_an_empty_hand_is_told_of_pieces_whatever_the_game_has() -> None:
    assert "blocks" not in catalogue(DEFAULT).words(Message("board-take-first"))
