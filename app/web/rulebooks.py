"""Rulebooks of our own: `docs/rules/<game>.<language>.md`, read by chapters and rule numbers.

`## ...` begins a chapter. A paragraph that begins with a number in bold is that rule, with all that
follows up to the next one: `**10.2 Several battles.** ...`, `**A12** ...`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from app import files
from app.web import static
from app.words.i18n import DEFAULT

FOLDER = files.folder("docs/rules")
NUMBER = re.compile(r"(A?\d+(?:\.\d+)?)(?: +(.+))?")
STATIC = "../../static/"
"""What the address of a picture begins with in a rulebook, so that it shows there as well."""

UNSPACED = frozenset({"ja"})
"""Languages that put no space between sentences."""

_markdown = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True)
class Passage:
    """A rule, or text that has no number (""). `html` is without the number."""

    number: str
    html: Markup

    def seen_from(self, page: str) -> Markup:
        """Return the words for a page other than the rulebook's: `page` is its address."""
        return Markup(str(self.html).replace('href="#', f'href="{page}#'))


@dataclass(frozen=True)
class Chapter:
    """A chapter. Its id is the same in every language."""

    id: str
    title: str
    passages: tuple[Passage, ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """A game's rules in one language."""

    language: str
    title: str
    opening: Markup
    chapters: tuple[Chapter, ...]

    @cached_property
    def rules(self) -> Mapping[str, Passage]:
        """Rule number -> passage, in the order of the text."""
        return {passage.number: passage for passage in self.numbered()}

    def numbered(self) -> Iterator[Passage]:
        """Go through all passages that have a number."""
        for chapter in self.chapters:
            yield from (passage for passage in chapter.passages if passage.number)

    @property
    def rulings(self) -> tuple[Passage, ...]:
        """Return what we decided where the rulebook is silent: the numbers with an A."""
        return tuple(passage for passage in self.numbered() if passage.number.startswith("A"))

    def chapter_of(self, number: str) -> Chapter:
        """Return the chapter that a rule stands in."""
        return next(c for c in self.chapters if any(p.number == number for p in c.passages))


@cache
def rulebook(game: str, language: str) -> Rulebook | None:
    """Return a game's rulebook, in English if there is none in this language; None without any."""
    for spoken in (language, DEFAULT):
        path = FOLDER / f"{game}.{spoken}.md"
        if path.exists():
            return read(path.read_text("utf-8"), spoken)
    return None


def has_rules(game: str) -> bool:
    """Whether a game has a rulebook that can be linked to."""
    return rulebook(game, DEFAULT) is not None


def read(text: str, language: str) -> Rulebook:
    """Read a rulebook."""
    title, opening = "", Markup()
    chapters: list[Chapter] = []
    tokens = _markdown.parse(text)
    if language in UNSPACED:
        _close_up(tokens)
    for block in _blocks(tokens):
        if block[0].type == "heading_open":
            words = block[1].content
            if block[0].tag == "h1":
                title = words
            else:
                chapters.append(Chapter(f"part-{len(chapters) + 1}", words))
        elif chapters:
            chapters[-1] = _with(chapters[-1], block)
        else:
            opening += _html(block)
    return Rulebook(language, title, opening, tuple(chapters))


def _with(chapter: Chapter, block: Sequence[Token]) -> Chapter:
    number = _take_number(block)
    html = _html(block)
    if not number and chapter.passages and chapter.passages[-1].number:
        *before, last = chapter.passages
        return replace(chapter, passages=(*before, replace(last, html=last.html + html)))
    return replace(chapter, passages=(*chapter.passages, Passage(number, html)))


def _close_up(tokens: Sequence[Token]) -> None:
    """Take out the spaces that Markdown wants: after bold words, and where a line ends."""
    for token in tokens:
        if token.type == "inline":
            children = [child for child in token.children or () if child.type != "softbreak"]
            for before, child in pairwise(children):
                if before.type == "strong_close":
                    child.content = child.content.lstrip()
            token.children = children


def _blocks(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """Part a text's tokens into its outermost blocks."""
    block: list[Token] = []
    for token in tokens:
        block.append(token)
        if token.level == 0 and token.nesting <= 0:
            yield block
            block = []


def _take_number(block: Sequence[Token]) -> str:
    """Take the number off the paragraph that begins with one in bold; "" if it doesn't."""
    if block[0].type != "paragraph_open":
        return ""
    children = block[1].children or []
    if children and not children[0].content and children[0].type == "text":
        del children[0]
    kinds = [child.type for child in children[:3]]
    found = NUMBER.fullmatch(children[1].content) if len(kinds) == 3 else None
    if kinds != ["strong_open", "text", "strong_close"] or found is None:
        return ""
    number, words = found.groups()
    if words:
        children[1].content = words
    else:
        del children[:3]
        children[0].content = children[0].content.lstrip()
    return str(number)


def _html(block: Sequence[Token]) -> Markup:
    for token in block:
        for child in token.children or ():
            if child.type == "image":
                address = str(child.attrs["src"]).removeprefix(STATIC)
                child.attrs |= {"src": f"/static/{static.digest()}/{address}", "loading": "lazy"}
            elif child.type == "link_open" and str(child.attrs["href"]).startswith("#rule-"):
                child.attrs["class"] = "rule"
    return Markup(_markdown.renderer.render(block, _markdown.options, {}))
