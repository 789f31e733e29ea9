"""The client's types: what comes in as JSON has one from there on, and none of them is `any`."""

import re

from tests.architecture.repository import ROOT

STATIC = ROOT / "static"
COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
TAG = re.compile(r"@(?:type|typedef|param|property|returns|template)\s*(?={)")
ANY = re.compile(r"\bany\b")
REMARK = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)


def loose(name: str, text: str) -> list[str]:
    """The places where a script's comments, or a file of types, say `any` in a type."""
    if name.endswith(".d.ts"):
        found = [hit.start() for hit in ANY.finditer(REMARK.sub(blanked, text))]
    else:
        found = [
            start
            for comment in COMMENT.finditer(text)
            for start, words in types(comment[0], comment.start())
            if ANY.search(words)
        ]
    return [f"{name}:{1 + text.count(chr(10), 0, at)}" for at in found]


def types(comment: str, begins: int) -> list[tuple[int, str]]:
    """The types in braces that a comment's tags are followed by, and where each begins."""
    found = []
    for tag in TAG.finditer(comment):
        depth = 0
        for at in range(tag.end(), len(comment)):
            depth += {"{": 1, "}": -1}.get(comment[at], 0)
            if not depth:
                found.append((begins + tag.end(), comment[tag.end() : at + 1]))
                break
    return found


def blanked(remark: re.Match[str]) -> str:
    """As much nothing, so that lines keep their numbers."""
    return re.sub(r"[^\n]", " ", remark[0])


def test_no_type_of_the_client_is_any() -> None:
    files = [file for file in STATIC.rglob("*.[jt]s") if "vendor" not in file.parts]
    found = [
        place
        for file in files
        for place in loose(file.relative_to(ROOT).as_posix(), file.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


def test_planted_anys_are_found() -> None:
    assert loose("a.js", "\n/** @param {any} view */") == ["a.js:2"]
    assert loose("a.js", "/** @type {{a: {b: number}, view: any}} */") == ["a.js:1"]
    assert loose("a.js", "/**\n * @param {X} a\n * @returns {Answer<any>}\n */") == ["a.js:3"]
    assert not loose("a.js", "/** Whether any is there. @param {string} any */ any();")
    assert loose("a.d.ts", "// any\nexport type View = any;") == ["a.d.ts:2"]
    assert not loose("a.d.ts", "/** For any. */\nexport type View = string;")
