"""Questions and buttons of Mr. Madison's War say what is meant, without the words of rule books."""

import re
from pathlib import Path

import app.words

LOCALE = Path(app.words.__file__).parent / "locale"
JARGON = re.compile(
    r"\bup to\b|card play\b|\bTake several\b|\bsteps? of a card\b|\((?:{ \$value })\)"
)
RULES = ("madison-card-text-", "madison-phase-")
"""What cards say, and the names of phases, are the rules' own words."""


def messages(language: str) -> dict[str, str]:
    """Return all that the board says in a language, by key."""
    names = [*sorted((LOCALE / language).glob("madison*.ftl")), LOCALE / language / "board.ftl"]
    text = "\n".join(name.read_text("utf-8") for name in names)
    found = re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ \t]+.*)*)", text, flags=re.M)
    return dict(found)


def test_questions_and_buttons_are_in_plain_words() -> None:
    told = {key: text for key, text in messages("en").items() if not key.startswith(RULES)}
    is_line = re.compile(r"madison-line-")
    puzzling = {key for key, text in told.items() if JARGON.search(text) and not is_line.match(key)}
    assert puzzling == set()


def test_both_languages_say_what_the_value_of_a_card_is_for() -> None:
    for language in ("en", "ja"):
        told = messages(language)
        for key in ("madison-use-leader", "madison-use-build", "madison-use-operations"):
            assert "({ $value })" not in told[key]
