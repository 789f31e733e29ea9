"""No style makes a browser work out the whole page anew whenever a little of it changes.

Where a selector has `:has()` and ends in `*`, or in nothing but `:not()`, Chromium takes every
element under the one with `:has()` for changed as soon as anything in it is: the map as well.
"""

import re
from collections.abc import Iterator

from tests.architecture.repository import ROOT

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PART = re.compile(r"[{};]")
NEGATION = re.compile(r":(?:not|has)\((?:[^()]|\([^()]*\))*\)")
FEATURE = re.compile(r"^[a-z]|[.#\[]|(?<=:is\()[a-z]")


def selectors(text: str) -> Iterator[str]:
    """List every selector of a style sheet."""
    text, around, start = COMMENT.sub("", text), [[""]], 0
    for found in PART.finditer(text):
        head = text[start : found.start()].strip()
        start = found.end()
        if found[0] == "{" and not head.startswith("@"):
            own = [nested(one.strip(), outer) for one in split(head, ",") for outer in around[-1]]
            yield from own
            around.append(own)
        elif found[0] == "{":
            around.append(around[-1])
        elif found[0] == "}":
            around.pop()


def nested(selector: str, outer: str) -> str:
    """Return a selector as it reads where it is not nested in another one."""
    if "&" in selector:
        return selector.replace("&", outer)
    return f"{outer} {selector}".strip()


def split(text: str, at: str) -> list[str]:
    """Split a text outside of its parentheses and brackets."""
    depth, parts = 0, [""]
    for sign in text:
        depth += (sign in "([") - (sign in ")]")
        if sign in at and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return [part for part in parts if part.strip()]


def reaches_all(selector: str) -> bool:
    """Whether a selector with `:has()` ends in what any element may be."""
    *before, last = split(selector, " >+~")
    return any(":has(" in one for one in before) and not FEATURE.search(NEGATION.sub("", last))


def test_what_reaches_all_is_found() -> None:
    text = ".a:has(.b) > *, .a:has(.b) .c { d: e } @media x { .a:has(b) { & > :not(.c) { f: g } } }"
    assert [one for one in selectors(text) if reaches_all(one)] == [
        ".a:has(.b) > *",
        ".a:has(b) > :not(.c)",
    ]


def test_no_style_reaches_all_of_what_has_something() -> None:
    sheets = (ROOT / "static").rglob("*.css")
    found = {one for sheet in sheets for one in selectors(sheet.read_text("utf-8"))}
    assert len(found) > 1_000
    assert {one for one in found if reaches_all(one)} == set()


STYLE = re.compile(r"""(?<![\w.-])["']?style["']?\s*:\s*[`"']|setAttribute\(\s*["']style["']""")


def test_no_element_is_built_with_an_inline_style() -> None:
    """The page's policy blocks it: sizes are custom properties or attributes of a drawing."""
    assert STYLE.search('el("span", { class: "bar", style: `width:${part}%` })')
    scripts = [
        path for path in sorted((ROOT / "static").rglob("*.js")) if "vendor" not in path.parts
    ]
    assert scripts
    found = [str(path) for path in scripts if STYLE.search(path.read_text("utf-8"))]
    assert not found
