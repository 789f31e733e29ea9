"""Numbers beside nouns in the catalogue: selectors choose, so that none reads "1 blocks"."""

import re
from collections.abc import Iterator

from fluent.syntax import ast

NOUNS = (
    "attacks|blocks|bytes|characters|columns|data|days|devices|dice|draws|entries|hits|letters|lines"
    "|marches|messages|minutes|moves|parts|places|points|prizes|records|reinforcements|rules|rulings"
    "|seconds|ships|spectators|steps|towns|turns|ways|years|zones"
)
BESIDE_NOUN = re.compile(rf"\s(?:more |of your |new |of the board's )?(?:{NOUNS}|is|are)\b")
"""What may follow a number of one kind only: a plural, or a verb that agrees."""
LEFT = re.compile(r"\s(?:are )?left\b|\smore\)")
"""What may not follow a nought: nothing being left has words of its own."""

WORDS = frozenset(
    """
    address block code column game holder lake leader name opponent origin other place river side
    town who zone
    """.split()  # noqa: SIM905
)
"""Parameters that are words, and agree with a verb in one form."""

ALWAYS_MANY = {
    "access-take-all": "offered where two or more stand",
    "access-held-many": "said of more places than are listed",
    "board-all-here": "offered where two or more stand",
    "game-readings-all": "a game has dozens of rulings",
    "game-data-text": "a board has dozens of data",
    "rules-found": "counted among all rules, which are dozens",
    "notes-too-large": "counts thousands of bytes",
}
"""Messages whose numbers are never 0 or 1, and why."""


def unselected(key: str, pattern: ast.Pattern) -> Iterator[str]:
    """List the numbers of a message that stand beside a noun without a selector that fits."""
    if key not in ALWAYS_MANY:
        yield from _in_pattern(key, pattern, {})


def _in_pattern(key: str, pattern: ast.Pattern, chosen: dict[str, set[str]]) -> Iterator[str]:
    """`chosen` has the variants of each parameter that a selector around the pattern looks at."""
    following = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, following, strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            yield from _in_variants(key, element.expression, chosen)
        elif isinstance(element.expression, ast.VariableReference):
            text = after.value or "" if isinstance(after, ast.TextElement) else ""
            yield from _beside(key, element.expression.id.name, text, chosen)


def _beside(key: str, name: str, text: str, chosen: dict[str, set[str]]) -> Iterator[str]:
    if name in WORDS:
        return
    variants = chosen.get(name, set())
    if BESIDE_NOUN.match(text) and not variants & {"one", "1", "other"}:
        yield f"{key}: ${name} stands beside “{text.strip()[:20]}” without a selector"
    if LEFT.match(text) and "0" not in variants:
        yield f"{key}: ${name} “{text.strip()[:20]}” has no words for 0"


def _in_variants(
    key: str, select: ast.SelectExpression, chosen: dict[str, set[str]]
) -> Iterator[str]:
    if isinstance(select.selector, ast.VariableReference):
        names = {_name(variant) for variant in select.variants}
        chosen = {**chosen, select.selector.id.name: names}
    for variant in select.variants:
        yield from _in_pattern(key, variant.value, chosen)


def _name(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)
