"""A player is "they" in everything that is read; only the games' leaders are "he"."""

import re

from tests.architecture.repository import text_files

MALE = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
LEADER = re.compile(
    r"leader|hold-fire|Wolfe|Montcalm|Howe|Clinton|Indian|Brock|Sheaffe|Tecumseh|Harrison|Hull|Prevost|life",
    re.IGNORECASE,
)
READ = (".md", ".py", ".js", ".ts", ".css", ".html", ".ftl", ".toml")


def test_a_player_is_they() -> None:
    found = []
    for name, text in text_files():
        if not name.endswith(READ) or name.endswith("test_a_player_is_they.py"):
            continue
        lines = text.splitlines()
        for number, line in enumerate(lines):
            near = "\n".join(lines[max(0, number - 2) : number + 1])
            if MALE.search(line) and not LEADER.search(near):
                found.append(f"{name}:{number + 1}: {line.strip()}")
    assert found == []
