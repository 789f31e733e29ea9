"""Every message with numbers and names as they occur: no plural, article or nought out of place."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast

from app.engine.values import Parameter
from app.games import games
from app.words.i18n import catalogue, languages
from tools.messages.check import miscounted, variables
from tools.messages.plurals import ALWAYS_MANY, NOUNS, WORDS, unselected

COUNTS = (0, 1, 2, 5)
NAMES: dict[str, tuple[str, ...]] = {
    "side": ("@side-us", "@side-gb", "@side-fr"),
    "who": ("Ann (@side-us)", "@machine-commander"),
    "holder": ("@side-us", "@side-gb"),
    "town": ("@town-york", "@town-erie", "@town-sackets-harbor"),
    "place": ("@lake-erie", "@zone-AB", "@river-BA"),
    "lake": ("@lake-erie", "@lake-ontario"),
    "zone": ("@zone-AB", "@zone-OR"),
    "river": ("@river-BA", "@river-SL"),
    "origin": ("@town-erie", "@zone-ET"),
    "to": ("@town-albany", "@zone-AB"),
    "column": ("@column-left", "@column-line"),
    "leader": ("@leader-gb", "@leader-fr"),
    "block": ("@war1812-block-us07",),
    "kind": ("@kind-infantry", "@kind-indian"),
    "machine": ("@machine-commander", "@machine-random"),
}
SIDES: dict[str, dict[str, tuple[str, ...]]] = {
    key: {
        "side": tuple(f"@side-{side}" for side in game.sides),
        "who": ("Ann (Britain)", f"@side-{game.sides[-1]}"),
    }
    for key, game in games().items()
}
"""Each game's own."""
MILITIA = "war1812-line-militia"
"""Here "held" is a number."""
TEXTS = {
    *WORDS, *NAMES, "about", "ago", "date", "example", "face", "faces", "first", "further", "giver",
    "held", "label", "message", "number", "order", "origin", "phase", "places", "players", "post",
    "prompt", "result", "rule", "score", "second", "since", "standing", "state", "step", "taker",
    "text", "there", "thing", "things", "through", "way", "what", "when", "been", "goal", "a", "b",
    "year", "record",
}  # fmt: skip
MISTAKES = {
    "a plural of one": rf"(?<![\d.,-])\b1 (?:more )?(?:{NOUNS}|are|were)\b(?! in action)",
    "a singular of many": r"\b[025] (?:more )?(?:block|ship|die|hit|point|day|prize|is)\b",
    "nothing left": r"\(0 (?:left|more|in all)|\b0 (?:are )?left\b",
    "a peoples' article": r"\b(?:among|alone among|free of|by) British\b|(?:^|\. )British are\b",
    "a country's article": r"\b(?:of|for|are|be|play|by|still|at|with) (?:the )?United States\b",
    "an article twice": r"\bthe the\b|\bthe The\b|\ba the\b",
    "a before a vowel": r"\ba (?:[aeio]|un[^i])\w*",
    "spaces": r"  | [,.;:!?](?:\s|$)|\{|\}",
}  # fmt: skip


@cache
def rendered(language: str) -> tuple[tuple[str, str], ...]:
    """Every message that takes something, with every kind of value."""
    return tuple(_rendered(language))


def _rendered(language: str) -> Iterator[tuple[str, str]]:
    words = catalogue(language)
    for key, names in variables(language).items():
        numbers = sorted(names - TEXTS | (names & {"held"} if key == MILITIA else set()))
        texts = sorted(names - {*numbers})
        if key in ALWAYS_MANY or not names:
            continue
        for count, n in product(COUNTS if numbers else (1,), range(3)):
            params: dict[str, Parameter] = dict.fromkeys(numbers, count)
            for name in texts:
                values = SIDES.get(key.partition("-")[0], {}).get(name) or NAMES.get(name, ("X",))
                params[name] = values[n % len(values)]
            yield key, words.format(key, params)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_no_message_of_numbers_or_names_reads_wrong_in_english(mistake: str) -> None:
    wrong = re.compile(MISTAKES[mistake])
    assert sorted({f"{key}: {text}" for key, text in rendered("en") if wrong.search(text)}) == []


@pytest.mark.parametrize("language", languages())
def test_every_message_is_worded_with_all_that_it_takes(language: str) -> None:
    for key, text in rendered(language):
        assert text != key
        assert not re.search(r"\{|\$|undefined|None", text), (key, text)


def test_japanese_has_no_nought_left_and_no_particle_or_counter_twice() -> None:
    texts = rendered("ja")
    assert [pair for pair in texts if "残り0" in pair[1]] == []
    assert [
        pair for pair in texts if re.search(r"はは|をを|がが|にに|へへ|個個|隻隻", pair[1])
    ] == []


def test_the_catalogue_counts_with_selectors() -> None:
    assert list(miscounted("en")) == []


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Take { $count } blocks", 1),
        ("{ $dice } dice", 1),
        ("{ $blocks } are for those", 1),
        ("{ $count ->\n    [one] 1 block\n   *[other] { $count } blocks\n }", 0),
        ("{ $side } attacks at { $town }", 0),
        ("Press a block ({ $hits } left)", 1),
        ("{ $hits ->\n    [one] 1 left\n   *[other] { $hits } left\n }", 1),
        ("{ $hits ->\n    [0] done\n   *[other] { $hits } left\n }", 0),
        ("{ $a ->\n    [one] x\n   *[other] { $b } blocks\n }", 1),
    ],
)
def test_a_number_beside_a_noun_without_a_selector_is_found(text: str, count: int) -> None:
    entry = FluentParser().parse_entry(f"some-key = {text}\n")
    assert isinstance(entry, ast.Message)
    assert entry.value
    assert len(list(unselected("some-key", entry.value))) == count
