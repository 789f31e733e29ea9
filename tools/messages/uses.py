"""Where the code names messages: literal keys, patterns of keys, and what they are given."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SHAPE = re.compile(r"@?[a-z][a-z0-9_]*(-[A-Za-z0-9_]+)+")
"""A literal that could be a key, or name one in a parameter."""
HOLE = "\0"
CALLS = ("Message", "refused")
"""Functions of ours whose first argument is a key."""

_JS_LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'|`((?:[^`\\]|\\.)*)`')
_TRANSLATE = re.compile(r"(?<![\w.])t\(\s*")
_WORDS_HOLE = re.compile(r"\$\{[^}]*\}")
_DATA_WORD = re.compile(r'data-word="([^"]+)"')
_JINJA = re.compile(r"\{[{%](.*?)[%}]\}", re.DOTALL)
_JINJA_JOINED = re.compile(r"(?:'[^']*'|[\w.\[\]()]+)(?:\s*~\s*(?:'[^']*'|[\w.\[\]()]+))+")


@dataclass(frozen=True)
class KeyUse:
    """A place that names a message. `key` may have holes, which stand for anything.

    `params` are the names of its parameters; None when they can't be read off. `is_certain`: it
    is a key and nothing else.
    """

    where: str
    key: str
    params: frozenset[str] | None = None
    is_certain: bool = False

    @property
    def pattern(self) -> re.Pattern[str]:
        """Return what the keys look like that this place may mean."""
        parts = self.key.removeprefix("@").split(HOLE)
        return re.compile("[A-Za-z0-9_-]+".join(re.escape(part) for part in parts))


def in_python(path: Path, name: str, families: frozenset[str]) -> Iterator[KeyUse]:
    """Read a Python file. A literal of the shape and family of a key counts as one."""
    tree = ast.parse(path.read_text("utf-8"))
    named: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (use := _called(node, name)):
            named.add(id(node.args[0]))
            yield use
    inside = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
    }
    for node in ast.walk(tree):
        where = f"{name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.JoinedStr):
            key = "".join(
                str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values
            )
            if is_pattern(key):
                yield KeyUse(where, key)
        elif (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in named | inside
            and SHAPE.fullmatch(node.value)
        ):
            family = node.value.removeprefix("@").partition("-")[0]
            yield KeyUse(where, node.value, is_certain=family in families)


def _called(node: ast.Call, name: str) -> KeyUse | None:
    function = node.func.attr if isinstance(node.func, ast.Attribute) else None
    if isinstance(node.func, ast.Name):
        function = node.func.id
    if function not in CALLS or not node.args:
        return None
    key = node.args[0]
    if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
        return None
    params = _refused(node) if function == "refused" else _message(node)
    return KeyUse(f"{name}:{node.lineno}", key.value, params, is_certain=True)


def _message(node: ast.Call) -> frozenset[str] | None:
    given = node.args[1:] + [keyword.value for keyword in node.keywords]
    if not given:
        return frozenset()
    if not isinstance(given[0], ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in given[0].keys]
    return None if None in keys else frozenset(str(key) for key in keys)


def _refused(node: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else frozenset(str(name) for name in names if name != "rule")


def in_data(path: Path, name: str) -> Iterator[KeyUse]:
    """Read a game's data: a place's id may be the key of its name."""
    for found in sorted(set(_JS_LITERAL.findall(path.read_text("utf-8")))):
        if SHAPE.fullmatch(found[0]):
            yield KeyUse(name, found[0])


def in_drawing(path: Path, name: str) -> Iterator[KeyUse]:
    """Read a map: its lettering says in `data-word` which message it shows."""
    for key in sorted(set(_DATA_WORD.findall(path.read_text("utf-8")))):
        yield KeyUse(name, key, frozenset(), is_certain=True)


def is_pattern(key: str) -> bool:
    """Whether a text with holes could be a key's."""
    fixed = [part for part in key.removeprefix("@").split(HOLE) if part]
    is_shaped = re.fullmatch(rf"@?[a-z0-9_{HOLE}]+(-[A-Za-z0-9_{HOLE}]+)+", key) is not None
    return is_shaped and HOLE in key and any(len(part.strip("-")) > 1 for part in fixed)


def in_javascript(path: Path, name: str) -> Iterator[KeyUse]:
    """Read a module: `t("key", {...})` and every literal of a key's shape."""
    yield from _in_text(path.read_text("utf-8"), name, "{")


def in_template(path: Path, name: str) -> Iterator[KeyUse]:
    """Read a template: `t('key', name=...)` and keys that are put together with `~`."""
    text = path.read_text("utf-8")
    for found in _JINJA.finditer(text):
        line = text.count("\n", 0, found.start())
        for joined in _JINJA_JOINED.finditer(found[1]):
            parts = re.split(r"\s*~\s*", joined[0])
            key = "".join(part[1:-1] if part[0] == "'" else HOLE for part in parts)
            if is_pattern(key):
                yield KeyUse(f"{name}:{line + 1}", key)
        yield from _in_text(found[1], name, "=", line)


def _in_text(text: str, name: str, kind: str, line: int = 0) -> Iterator[KeyUse]:
    named: set[int] = set()
    for call in _TRANSLATE.finditer(text):
        literal = _JS_LITERAL.match(text, call.end())
        if literal is None:
            continue
        key = _literal(literal)
        end = literal.end()
        joined = text[end:].lstrip().startswith(("~", "+"))
        if HOLE in key or joined:
            continue
        named.add(literal.start())
        where = f"{name}:{line + text.count(chr(10), 0, call.start()) + 1}"
        yield KeyUse(where, key, _given(text, end, kind), is_certain=True)
    for literal in _JS_LITERAL.finditer(text):
        key = _literal(literal)
        where = f"{name}:{line + text.count(chr(10), 0, literal.start()) + 1}"
        if literal.start() not in named and (SHAPE.fullmatch(key) or is_pattern(key)):
            yield KeyUse(where, key)


def _literal(found: re.Match[str]) -> str:
    return _WORDS_HOLE.sub(HOLE, found[1] or found[2] or found[3] or "")


def _given(text: str, start: int, kind: str) -> frozenset[str] | None:
    """Read off the names of a call's parameters: `, {a, b: 1})` or `, a=1, b=2)`."""
    rest = text[start:].lstrip()
    if rest.startswith(")"):
        return frozenset()
    if not rest.startswith(","):
        return None
    rest = rest[1:].lstrip()
    if kind == "{":
        if not rest.startswith("{"):
            return None
        parts = _parts(rest[1:], "}")
        names = [re.match(r"(\w+)\s*(:|$)", part) for part in parts]
    else:
        names = [re.match(r"(\w+)\s*=", part) for part in _parts(rest, ")")]
    return frozenset(name[1] for name in names if name) if all(names) else None


def _parts(text: str, end: str) -> list[str]:
    """Split at commas on the outer level, up to the closing bracket."""
    text = _JS_LITERAL.sub("0", text)
    depth, part, parts = 0, "", []
    for letter in text:
        if depth == 0 and letter in (end, ","):
            parts.append(part.strip())
            part = ""
            if letter == end:
                break
            continue
        depth += (letter in "([{") - (letter in ")]}")
        part += letter
    return [part for part in parts if part]
