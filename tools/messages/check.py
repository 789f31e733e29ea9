"""What does not agree between the catalogue, the code and the pages."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from app.engine.game import AnyGame
from app.games import games
from app.words import i18n
from tools.messages.game_words import needed
from tools.messages.plurals import unselected
from tools.messages.uses import (
    HOLE,
    KeyUse,
    in_data,
    in_drawing,
    in_javascript,
    in_python,
    in_template,
)

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("app/games", "app/engine")
"""Where every literal of a key's shape and family is one."""

Variables = Mapping[str, frozenset[str]]
"""Key -> the names of the parameters that its words need."""


def faults() -> Iterator[str]:
    """List what does not agree."""
    for language in i18n.languages():
        yield from broken(language)
        yield from different(language)
    yield from miscounted(i18n.DEFAULT)
    known = variables(i18n.DEFAULT)
    uses = list(all_uses(known))
    yield from missing(uses, known)
    yield from unsaid(known, games())
    yield from mistaken(uses, known)
    yield from unused(uses, known)


class _Needs(Visitor):
    """Collects the variables and the messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str) -> list[ast.EntryType]:
    """Parse a language's catalogue."""
    return FluentParser().parse(i18n.read(language)).body


def variables(language: str) -> Variables:
    """List a language's keys and what each needs, through the messages that it refers to."""
    needs: dict[str, _Needs] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            needs[entry.id.name] = visitor = _Needs()
            visitor.visit(entry)

    def all_of(key: str, seen: frozenset[str]) -> frozenset[str]:
        if key in seen or key not in needs:
            return frozenset()
        deeper = (all_of(other, seen | {key}) for other in needs[key].messages)
        return frozenset(needs[key].variables).union(*deeper)

    return {key: all_of(key, frozenset()) for key in needs}


def broken(language: str) -> Iterator[str]:
    """List what is no Fluent, and keys that stand there twice."""
    keys: Counter[str] = Counter()
    for entry in entries(language):
        if isinstance(entry, ast.Junk):
            yield f"{language}: not Fluent: {(entry.content or '').strip()[:80]}"
        elif isinstance(entry, ast.Message):
            keys[entry.id.name] += 1
    yield from (f"{language}: {key} stands there twice" for key, n in keys.items() if n > 1)


def different(language: str) -> Iterator[str]:
    """List where a language has other keys or parameters than the first."""
    first, other = variables(i18n.DEFAULT), variables(language)
    for key in sorted(first.keys() ^ other.keys()):
        lacking = language if key in first else i18n.DEFAULT
        yield f"{lacking}: {key} is missing"
    for key in sorted(first.keys() & other.keys()):
        if not other[key] <= first[key]:
            yield f"{language}: {key} wants {', '.join(sorted(other[key] - first[key]))}"


def miscounted(language: str) -> Iterator[str]:
    """List where a number stands beside a noun that does not follow it, as in "1 blocks"."""
    for entry in entries(language):
        if isinstance(entry, ast.Message) and entry.value:
            yield from unselected(entry.id.name, entry.value)


def all_uses(known: Variables) -> Iterator[KeyUse]:
    """List every place that names a message."""
    families = frozenset(key.partition("-")[0] for key in known)
    for path in sorted((ROOT / "app").rglob("*.py")):
        name = str(path.relative_to(ROOT))
        yield from in_python(path, name, families if name.startswith(GAMES) else frozenset())
    for path in sorted((ROOT / "app" / "games").rglob("*.json")):
        yield from in_data(path, str(path.relative_to(ROOT)))
    for path in sorted((ROOT / "static").rglob("*.js")):
        if "vendor" not in path.parts:
            yield from in_javascript(path, str(path.relative_to(ROOT)))
    for path in sorted((ROOT / "templates").rglob("*.html")):
        yield from in_template(path, str(path.relative_to(ROOT)))
    for path in sorted((ROOT / "static" / "games").glob("*/map*.svg")):
        yield from in_drawing(path, str(path.relative_to(ROOT)))


def unsaid(known: Variables, played: Mapping[str, AnyGame]) -> Iterator[str]:
    """List the words about games that the catalogue does not have, of all games at once."""
    for game in played.values():
        for key in dict.fromkeys(needed(game)):
            if key not in known:
                yield f"{key} is missing: pages say it of every game"


def missing(uses: list[KeyUse], known: Variables) -> Iterator[str]:
    """List keys that the catalogue does not have."""
    for use in uses:
        if use.is_certain and use.key.removeprefix("@") not in known:
            yield f"{use.where}: {use.key} is not in the catalogue"
        elif use.key.startswith("@") and not any(map(use.pattern.fullmatch, known)):
            yield f"{use.where}: {use.key.replace(HOLE, '*')} is like no key of the catalogue"


def mistaken(uses: list[KeyUse], known: Variables) -> Iterator[str]:
    """List places that give other parameters than the message needs."""
    for use in uses:
        needed = known.get(use.key)
        if use.params is not None and needed is not None and use.params != needed:
            given = ", ".join(sorted(use.params)) or "nothing"
            wanted = ", ".join(sorted(needed)) or "nothing"
            yield f"{use.where}: {use.key} is given {given} and needs {wanted}"


def unused(uses: list[KeyUse], known: Variables) -> Iterator[str]:
    """List keys that nothing names."""
    literal = {use.key.removeprefix("@") for use in uses if HOLE not in use.key}
    patterns = {use.pattern for use in uses if HOLE in use.key}
    for key in known:
        if key not in literal and not any(pattern.fullmatch(key) for pattern in patterns):
            yield f"{key} is in the catalogue, and nothing names it"
