"""The client stands on floors: no module looks up, and none sees itself again."""

import posixpath
import re
from collections.abc import Iterator

from tests.architecture.repository import ROOT

STATIC = ROOT / "static"
# Each floor may see those below it and its own parts; folders of one line are one floor.
FLOORS = (
    ("js/main.js", "js/pages/"),
    ("js/match/",),
    ("js/people/",),
    ("games/",),
    ("js/games/",),
    ("js/panel/",),
    ("js/board/",),
    ("js/state/", "js/dom/", "js/net/"),
    ("js/verify/",),
    ("js/i18n.js", "js/language.js"),
    ("js/address.js", "js/fault.js", "js/storage.js", "js/theme.js"),
    ("js/vendor/",),
)
IMPORT = re.compile(r'^(?:import|export)\b[^;]*?"(\.[^"]+)";', re.MULTILINE)


def scripts() -> dict[str, str]:
    """Every module's text, by its address under static/."""
    files = (file for file in STATIC.rglob("*.js") if "vendor" not in file.parts)
    return {file.relative_to(STATIC).as_posix(): file.read_text("utf-8") for file in files}


def imports(name: str, text: str) -> Iterator[str]:
    """The modules that a module imports when it is loaded."""
    for address in IMPORT.findall(text):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(name), address))


def floor(name: str) -> int:
    """The number of a module's floor, 0 at the top. Raises StopIteration for one on none."""
    return next(n for n, parts in enumerate(FLOORS) if name.startswith(parts))


def climbing(modules: dict[str, str]) -> list[str]:
    """The imports that look up."""
    return [
        f"{name} imports {other}"
        for name, text in modules.items()
        for other in imports(name, text)
        if floor(other) < floor(name)
    ]


def cycles(modules: dict[str, str]) -> list[str]:
    """The modules that come to themselves again by their imports."""
    return sorted(name for name in modules if name in reached(modules, name))


def reached(modules: dict[str, str], start: str) -> set[str]:
    """All modules that one is made of, directly or not."""
    found: set[str] = set()
    waiting = list(imports(start, modules[start]))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += imports(name, modules.get(name, ""))
    return found


def test_no_module_of_the_client_looks_up() -> None:
    assert not climbing(scripts())


def test_no_module_of_the_client_imports_itself_by_way_of_others() -> None:
    assert not cycles(scripts())


def test_planted_faults_are_found() -> None:
    faulty = {
        "js/board/a.js": 'import { b } from "../panel/b.js";\n',
        "js/panel/b.js": 'import { a } from "../board/a.js";\n',
    }
    assert climbing(faulty) == ["js/board/a.js imports js/panel/b.js"]
    assert cycles(faulty) == ["js/board/a.js", "js/panel/b.js"]
