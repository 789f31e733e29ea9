"""Static files, the modules a page is told of and board sheets are sent once and kept."""

import re
from html.parser import HTMLParser

import pytest

from app.games import games
from app.web import static
from app.web.modules import maps_ahead, modules
from tests.fixtures.serving import Running
from tests.web.test_pages_and_headers import HTML, browser, create

GZIP = {"accept-encoding": "gzip"}


class Links(HTMLParser):
    """Collects what a page names in its head and as its scripts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "link":
            self.found.append((given["rel"], given["href"]))
        if tag == "script":
            self.found.append(("script", given["src"]))

    def of(self, kind: str) -> list[str]:
        return [address for found, address in self.found if found == kind]


def module_at(address: str) -> str:
    """Return a module's name by its address."""
    return address.partition(f"/{static.digest()}/")[2].removesuffix(".js")


async def match_page(server: Running) -> Links:
    async with browser(server, **HTML) as ann:
        made = await create(ann)
        return Links((await ann.get(f"/m/{made['match']}")).text)


def test_a_game_whose_client_is_not_drawn_yet_is_left_out() -> None:
    assert modules("js/pages/verify", "games/none/index") == modules("js/pages/verify")


@pytest.mark.usefixtures("unbundled")
def test_all_modules_of_a_page_are_found_through_their_imports() -> None:
    found = modules("js/pages/verify")
    assert found[0] == "js/pages/verify"
    known = {"verify/check", "verify/dice", "i18n", "vendor/fluent-bundle"}
    assert {f"js/{name}" for name in known} <= {*found}
    assert len(found) == len({*found})
    for name in found:
        assert f"{name}.js" in static.held()


async def test_a_match_tells_of_every_module_once_and_of_what_its_script_fetches(
    sqlite_server: Running,
) -> None:
    page = await match_page(sqlite_server)
    told = page.of("modulepreload")
    assert len(told) == len({*told})
    scripts = {module_at(address) for address in page.of("script")}
    assert {module_at(address) for address in told} == {*modules(*scripts, "games/war1812/index")}
    fetched = [address.rpartition("/")[2] for address in page.of("preload")]
    fonts = [name for name in fetched if name.endswith(".woff2")]
    assert len(fonts) == len({*fonts}) == 3
    assert fetched[3:] == ["map.svg", "board", "en.war1812.ftl"]
    for address in (*told, *page.of("preload"), *page.of("stylesheet")):
        assert (await sqlite_server.client.get(address)).status_code == 200


def test_a_map_is_told_of_for_the_window_that_it_is_drawn_for() -> None:
    assert maps_ahead("war1812") == (("map", "all"),)
    assert dict(maps_ahead("liberty")) == {
        "map": "(orientation: landscape)",
        "map-tall": "(orientation: portrait)",
    }


@pytest.mark.usefixtures("unbundled")
async def test_a_page_asks_for_one_sheet_that_holds_those_it_imports(
    own_sqlite_server: Running,
) -> None:
    shared, game = (await match_page(own_sqlite_server)).of("stylesheet")
    assert game.endswith("/games/war1812/style.css")
    sheet = (await own_sqlite_server.client.get(shared)).text
    assert "@import" not in sheet
    source = (static.FOLDER / "css" / shared.rpartition("/")[2]).read_text("utf-8")
    names = re.findall(r'url\("([^"]+)"\)', source)
    texts = [(static.FOLDER / "css" / name).read_text("utf-8") for name in names]
    wordless = [re.sub(r"/\*.*?\*/\n?", "", text, flags=re.DOTALL) for text in texts]
    places = [sheet.index(text) for text in wordless]
    assert len(places) > 5
    assert places == sorted(places)
    assert sheet.count("/*") == 1, "comments of what is imported"


@pytest.mark.parametrize("key", games())
def test_a_game_declares_its_sides_colours_and_its_board_wears_them(key: str) -> None:
    folder = static.FOLDER / "games" / key
    assert '@import url("sides.css");' in (folder / "style.css").read_text("utf-8")
    colours = (folder / "sides.css").read_text("utf-8")
    for side in games()[key].sides:
        own = colours.partition(f'[data-game="{key}"] .{side} {{')[2].partition("}")[0]
        names = ("--side", "--side-deep", "--side-face", "--side-ink", "--on-side")
        assert re.findall(r"(--[\w-]+):", own) == [*names], side
        assert f'[data-game="{key}"] [data-holder="{side}"] {{' in colours


async def test_files_are_read_only(sqlite_server: Running) -> None:
    path = f"/static/{static.digest()}/js/main.js"
    assert (await sqlite_server.client.post(path)).status_code == 405
    head = await sqlite_server.client.head(path, headers=GZIP)
    assert head.status_code == 200
    assert head.content == b""
    pixels = await sqlite_server.client.get(
        f"/static/{static.digest()}/games/war1812/img/fog-us-dark.webp", headers=GZIP
    )
    assert "content-encoding" not in pixels.headers
    assert pixels.headers["content-type"] == "image/webp"


async def test_a_board_sheet_is_squeezed_and_says_nothing_of_its_sources(
    sqlite_server: Running,
) -> None:
    answer = await sqlite_server.client.get("/api/games/war1812/board", headers=GZIP)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == "public, max-age=300"
    sheet = answer.json()
    buffalo = next(town for town in sheet["towns"] if town["id"] == "buffalo")
    assert {"value", "lake", "x", "y"} <= buffalo.keys()
    for word in ("provenance", "note", "sources", "confidence"):
        assert f'"{word}"' not in answer.text
    plain = await sqlite_server.client.get(
        "/api/games/war1812/board", headers={"accept-encoding": "identity"}
    )
    assert "content-encoding" not in plain.headers
    assert plain.json() == sheet
