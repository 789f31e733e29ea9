"""No file tells on which machine it was written, or where its packages came from."""

import re

import pytest

from tests.architecture.repository import text_files, tracked_files

# In pieces, so that this file does not find itself.
HOSTS = [
    "py" + "pi.org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "npm" + "js.com",
    "yarn" + "pkg.com",
    "crates" + ".io",
    "deb." + "debian.org",
    "security." + "debian.org",
    "proxy.golang" + ".org",
]
FOLDERS = ["work", "root", "home/[a-z]+", "Users/[A-Za-z]+", "opt/py" + "pi"]
NAMED = re.compile(
    "|".join([*map(re.escape, HOSTS), *(rf"(?<![\w./~$)}}-])/{folder}/" for folder in FOLDERS)])
)


def test_git_tracks_this_project() -> None:
    assert len(tracked_files()) > 20


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = [
        f"{name}:{number}: {hit.group()}"
        for name, text in text_files()
        for number, line in enumerate(text.splitlines(), 1)
        if (hit := NAMED.search(line))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "planted",
    [
        "--index-url https://" + HOSTS[0] + "/simple",
        '"resolved": "https://registry.' + HOSTS[2] + '/typescript"',
        "open('/" + "work/main/app')",
        "#!/" + "root/bin/python",
        "cd /" + "home/anna/vedette",
    ],
)
def test_a_planted_name_is_found(planted: str) -> None:
    assert NAMED.search(planted)


@pytest.mark.parametrize(
    "planted", ["static/artwork/x.svg", "docs/root/x", "https://x.test/" + "work/"]
)
def test_other_paths_are_not(planted: str) -> None:
    assert not NAMED.search(planted)
