"""The check of the catalogue finds what is planted, and the catalogue words what it is asked."""

from pathlib import Path

import pytest

from app.engine.values import Message
from app.games import games
from app.words.i18n import Catalogue, catalogue, choose, languages, read
from tools.messages import check as messages
from tools.messages.uses import KeyUse, in_javascript, in_python, in_template

KNOWN = {
    "line-moved": frozenset({"town"}),
    "line-done": frozenset[str](),
    "town-york": frozenset[str](),
    "town-fort-erie": frozenset[str](),
}


def python(tmp_path: Path, text: str) -> list[KeyUse]:
    file = tmp_path / "a.py"
    file.write_text(text)
    return list(in_python(file, "a.py", frozenset({"line", "town"})))


def javascript(tmp_path: Path, text: str) -> list[KeyUse]:
    file = tmp_path / "a.js"
    file.write_text(text)
    return list(in_javascript(file, "a.js"))


def template(tmp_path: Path, text: str) -> list[KeyUse]:
    file = tmp_path / "a.html"
    file.write_text(text)
    return list(in_template(file, "a.html"))


def faults(uses: list[KeyUse]) -> list[str]:
    return [*messages.missing(uses, KNOWN), *messages.mistaken(uses, KNOWN)]


@pytest.mark.parametrize(
    "text",
    [
        'Message("line-moved", {"town": town})',
        'Message("line-done")',
        'refused("line-moved", rule="4.1", town="@town-york")',
        'KEY = "line-done"',
        'x = f"@town-{place}"',
        'header = "x-frame-options"',
        'name = f"{a} {b}"',
    ],
)
def test_python_that_agrees(tmp_path: Path, text: str) -> None:
    assert faults(python(tmp_path, text)) == []


@pytest.mark.parametrize(
    "text",
    [
        'Message("line-marched", {"town": town})',
        'Message("other-family")',
        'Message("line-moved")',
        'Message("line-moved", {"place": town})',
        'Message("line-done", {"town": town})',
        'refused("line-moved", rule="4.1")',
        'KEY = "line-doing"',
        'params = {"town": "@town-yorktown"}',
        'x = f"@lake-{place}"',
    ],
)
def test_python_that_does_not(tmp_path: Path, text: str) -> None:
    assert len(faults(python(tmp_path, text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        't("line-moved", { town })',
        't("line-moved", { town: `@town-${id}` });',
        't("line-done")',
        "t(message.key, message.params)",
        "t(`town-${id}`)",
        'element.className = "any-thing"',
        'get("x-thing")',
    ],
)
def test_javascript_that_agrees(tmp_path: Path, text: str) -> None:
    assert faults(javascript(tmp_path, text)) == []


@pytest.mark.parametrize(
    "text",
    [
        't("line-marched", { town })',
        't("line-moved")',
        't("line-moved", { town, side: f(a, { b: 1 }) })',
        't("line-done", { town: 1 })',
        "const lake = `@lake-${id}`;",
        'const town = "@town-yorktown";',
    ],
)
def test_javascript_that_does_not(tmp_path: Path, text: str) -> None:
    assert len(faults(javascript(tmp_path, text))) == 1


def test_templates(tmp_path: Path) -> None:
    good = "{{ t('line-moved', town='@town-' ~ id) }}{{ t('line-done') }}{{ t('town-' ~ id) }}"
    assert faults(template(tmp_path, good)) == []
    bad = "{{ t('line-moved') }}\n{{ t('line-doing') }}\n{{ t('line-moved', place=1) }}"
    assert [fault[:8] for fault in sorted(faults(template(tmp_path, bad)))] == [
        "a.html:1",
        "a.html:2",
        "a.html:3",
    ]


def test_keys_that_nothing_names(tmp_path: Path) -> None:
    uses = [
        *python(tmp_path, 'x = "line-done"; y = f"@town-{place}"'),
        *javascript(tmp_path, 'const a = "shown";'),
    ]
    assert list(messages.unused(uses, KNOWN)) == [
        "line-moved is in the catalogue, and nothing names it"
    ]


def test_what_a_message_needs_reaches_through_others(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "a-one = { a-two } { $x }\na-two = { $y }\na-one = { a-two } { $x }\nbroken\n"
    monkeypatch.setattr("app.words.i18n.read", lambda language: source)
    assert messages.variables("en")["a-one"] == {"x", "y"}
    assert len(list(messages.broken("en"))) == 2


def test_words() -> None:
    catalogue = Catalogue(
        "en",
        "moved = To { $town }.\ntown-york = York\n"
        "many = { $n ->\n    [one] one\n   *[other] { $n }\n }",
    )
    assert catalogue.words(Message("moved", {"town": "@town-york"})) == "To York."
    assert catalogue.format("many", {"n": 1}) == "one"
    assert catalogue.format("no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    ("cookie", "accepted", "language"),
    [
        ("", "", "en"),
        ("", "ja", "ja"),
        ("", "ja-JP,ja;q=0.9,en;q=0.8", "ja"),
        ("", "en;q=0.5, JA-jp;q=0.7", "ja"),
        ("", "en, ja", "en"),
        ("", "fr, ja;q=0.1", "ja"),
        ("", "fr, de", "en"),
        ("", "ja;q=0", "en"),
        ("", "ja;q=x, *", "en"),
        ("", ";;q=,=", "en"),
        ("ja", "en", "ja"),
        ("en", "ja", "en"),
        ("xx", "ja", "ja"),
        ("../ja", "", "en"),
    ],
)
def test_a_pages_language(cookie: str, accepted: str, language: str) -> None:
    assert choose(cookie, accepted, ("en", "ja")) == language


def test_every_language_names_every_language() -> None:
    for language in languages():
        for other in languages():
            assert catalogue(language).format(f"language-{other}") == catalogue(other).format(
                f"language-{other}"
            )


def test_japanese_has_one_word_for_a_piece() -> None:
    """The head of ja/common.ftl says which, and what is not said beside it."""
    book = Path(__file__).resolve().parents[2] / "docs/rules/war1812.ja.md"
    for text in (read("ja"), book.read_text("utf-8")):
        assert "ユニット" in text
        assert "駒" not in text


def test_words_about_a_game_that_are_missing_are_named_all_at_once() -> None:
    known = messages.variables("en")
    war = {"war1812": games()["war1812"]}
    assert list(messages.unsaid(known, war)) == []
    lost = {"war1812-coach-aim", "war1812-data-towns-name", "side-gb", "war1812-seen-us-picture"}
    fewer = {key: needs for key, needs in known.items() if key not in lost}
    assert {told.split()[0] for told in messages.unsaid(fewer, war)} == lost
