"""A server sends the bundle where it was made of the very sources that lie there, else these."""

import re
import shutil
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path

import httpx
import pytest

from app import games
from app.web.bundle import fresh_bundle
from proofs.processes import NO_LIMITS, serving
from tests.fixtures.checkout import BUNDLED, ROOT, copy_checkout, make_bundle
from tests.fixtures.dropped import shelf_with_fords
from tests.fixtures.serving import others_later
from tests.web.test_pages_and_headers import HTML, create
from tests.web.test_static import GZIP, Links

IMPORT = re.compile(rb'(?:from|import)"(\.[^"]+)"')
NAMED = re.compile(r"{{ static }}/([\w/-]+\.(?:js|css))")
GAMES = sorted(games.games())


@pytest.fixture
def checkout(bundled_checkout: Path, tmp_path: Path) -> Path:
    """A bundled checkout that may be changed."""
    own = tmp_path / "own"
    copy_checkout(own)
    shutil.copytree(bundled_checkout / "bundle", own / "bundle")
    return own


@asynccontextmanager
async def served(
    checkout: Path, log: Path, settings: Mapping[str, str] = BUNDLED
) -> AsyncIterator[httpx.AsyncClient]:
    """A browser's client of a server that runs in a checkout."""
    url = f"sqlite:///{log.with_suffix('.sqlite3')}"
    async with serving(url, log, settings={**NO_LIMITS, **settings}, root=checkout) as server:
        address = f"http://127.0.0.1:{server.port}"
        headers = {"Origin": address, "Sec-Fetch-Site": "same-origin", **HTML}
        async with httpx.AsyncClient(base_url=address, headers=headers) as client:
            yield client


async def match_page(client: httpx.AsyncClient, game: str) -> Links:
    made = await create(client, game=game, side=games.game(game).sides[0])
    return Links((await client.get(f"/m/{made['match']}")).text)


def words_of(script: str) -> set[str]:
    """The longer strings that a module writes down; most of them no other one does."""
    return set(re.findall(r'"([\w :.#-]{12,})"', script))


def name_of(address: str) -> str:
    """A file's name under static/, by its address."""
    return address.split("/", 3)[3]


def test_a_bundle_is_taken_while_its_sources_are_the_same(checkout: Path) -> None:
    folder, static = checkout / "bundle", checkout / "static"
    assert fresh_bundle(folder, static)
    sheet = static / "css" / "base.css"
    before = sheet.read_text("utf-8")
    sheet.write_text(before + "a { color: red }\n", "utf-8")
    assert fresh_bundle(folder, static) is None
    sheet.write_text(before, "utf-8")
    assert fresh_bundle(folder, static)
    (static / "js" / "new.js").touch()
    assert fresh_bundle(folder, static) is None


def test_where_nothing_was_bundled_there_is_no_bundle(tmp_path: Path) -> None:
    assert fresh_bundle(tmp_path, ROOT / "static") is None


def test_it_holds_all_that_a_template_names_and_every_game(bundled_checkout: Path) -> None:
    bundle = fresh_bundle(bundled_checkout / "bundle", bundled_checkout / "static")
    assert bundle
    templates = "".join(path.read_text("utf-8") for path in ROOT.glob("templates/*.html"))
    named = {*NAMED.findall(templates), *(f"games/{game}/index.js" for game in GAMES)}
    named |= {f"js/pages/{path.name}" for path in ROOT.glob("static/js/pages/*.js")}
    assert len(named) > 15
    assert named <= bundle.files.keys()


def test_a_game_that_is_added_by_its_folders_is_bundled_too(tmp_path: Path) -> None:
    make_bundle(shelf_with_fords(tmp_path))
    made = fresh_bundle(tmp_path / "bundle", tmp_path / "static")
    assert made
    assert "games/fords/index.js" in made.files


def test_a_match_loads_no_module_twice(bundled_checkout: Path) -> None:
    bundle = fresh_bundle(bundled_checkout / "bundle", bundled_checkout / "static")
    assert bundle
    waiting = ["js/main.js", "js/language.js", *(f"games/{game}/index.js" for game in GAMES)]
    loaded: dict[str, str] = {}
    while waiting:
        name = waiting.pop()
        loaded[name] = bundle.files[name].decode()
        waiting += set(bundle.imports[name]) - loaded.keys()
    scripts = [path.read_text("utf-8") for path in ROOT.glob("static/**/*.js")]
    written = Counter(chain.from_iterable(map(words_of, scripts)))
    come = Counter(chain.from_iterable(map(words_of, loaded.values())))
    places = {word: come[word] for word, modules in written.items() if modules == 1}
    assert [word for word, files in places.items() if files > 1] == []
    assert sum(places.values()) > 200


@pytest.mark.parametrize("game", others_later(GAMES))
async def test_a_page_names_files_of_the_bundle_that_may_be_kept_for_good(
    bundled_checkout: Path, tmp_path: Path, game: str
) -> None:
    async with served(bundled_checkout, tmp_path / "log") as client:
        page = await match_page(client, game)
        told = page.of("modulepreload")
        assert len(told) == len({*told}) < 10
        assert f"games/{game}/index.js" in map(name_of, told)
        for address in (*told, *page.of("stylesheet"), *page.of("preload")):
            answer = await client.get(address, headers=GZIP)
            assert answer.status_code == 200, address
            if address in page.of("preload"):
                continue
            bundled = bundled_checkout / "bundle" / name_of(address)
            assert answer.content == bundled.read_bytes()
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["content-encoding"] == "gzip"
            for other in IMPORT.findall(answer.content):
                assert str(answer.url.join(other.decode()).path) in told
        # What was joined is not there by itself.
        alone = told[0].replace(name_of(told[0]), "js/board/render.js")
        assert (await client.get(alone)).status_code == 404


async def test_sources_that_have_changed_are_sent_instead_and_the_log_says_so(
    checkout: Path, tmp_path: Path
) -> None:
    script = checkout / "static" / "js" / "main.js"
    script.write_text(script.read_text("utf-8") + "// changed\n", "utf-8")
    async with served(checkout, tmp_path / "log") as client:
        page = await match_page(client, "war1812")
        [main] = [each for each in page.of("script") if each.endswith("/js/main.js")]
        assert (await client.get(main)).content == script.read_bytes()
        assert len(page.of("modulepreload")) > 50
    assert "bundle-too-old" in (tmp_path / "log").read_text("utf-8")


@pytest.mark.long
async def test_a_server_may_be_told_to_send_the_sources(
    bundled_checkout: Path, tmp_path: Path
) -> None:
    async with served(bundled_checkout, tmp_path / "log", {"BUNDLE": "false"}) as client:
        page = await match_page(client, "war1812")
        assert len(page.of("modulepreload")) > 50
        for address in page.of("script"):
            source = bundled_checkout / "static" / name_of(address)
            assert (await client.get(address)).content == source.read_bytes()
