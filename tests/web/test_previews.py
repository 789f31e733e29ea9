"""Links unfold to a title, a sentence and a picture, without a cookie and without spending them."""

from html.parser import HTMLParser
from io import BytesIO

import pytest
from PIL import Image

from app.config import Settings
from tests.api.generic_client import bearer, begin, entropy, post
from tests.fixtures.serving import Running, running

HTML = {"Accept": "text/html"}


class Meta(HTMLParser):
    """Reads a page's meta elements, as a chat's preview does."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = given.get("property") or given.get("name")
        if tag == "meta" and name:
            assert name == "theme-color" or name not in self.found, f"{name} stands there twice"
            self.found[name] = given.get("content") or ""


async def unfold(server: Running, path: str, **headers: str) -> dict[str, str]:
    """Return what a preview reads, and that its picture is one."""
    client = server.client
    page = await client.get(path, headers=HTML | headers)
    assert page.status_code == 200
    assert "set-cookie" not in page.headers
    found = Meta(page.text).found
    assert found["twitter:card"] == "summary_large_image"
    assert found["og:image"].startswith(server.url), "an absolute address"
    picture = await client.get(found["og:image"])
    assert picture.headers["content-type"] == found["og:image:type"] == "image/jpeg"
    size = (int(found["og:image:width"]), int(found["og:image:height"]))
    assert Image.open(BytesIO(picture.content)).size == size == (1200, 630)
    assert len(picture.content) < 300_000
    return found


async def create(server: Running, **more: str) -> dict[str, str]:
    body = {"game": "war1812", "side": "us", "entropy": entropy(), **more}
    made: dict[str, str] = await post(server.client, "/api/matches", body)
    return made


async def test_an_invitation_says_who_invites_and_to_what(sqlite_server: Running) -> None:
    made = await create(sqlite_server, name='Ann "<b>"')
    found = await unfold(sqlite_server, f"/sit/{made['match']}")
    assert found["og:title"] == 'Ann "<b>" invites you to War of 1812'
    assert found["og:description"].startswith("Your side: Britain.")
    assert "/games/war1812/" in found["og:image"]
    drawn = await create(sqlite_server, side="random")
    found = await unfold(sqlite_server, f"/sit/{drawn['match']}")
    assert found["og:title"] == "You are invited to War of 1812"
    assert found["og:description"].startswith("Sides are drawn")
    # Looking spent nothing.
    body = {"invitation": made["invitation"], "entropy": entropy()}
    await post(sqlite_server.client, f"/api/matches/{made['match']}/sit", body)


async def test_a_match_that_may_be_watched_unfolds_to_its_score(sqlite_server: Running) -> None:
    seats = await begin(sqlite_server.client, "war1812", name="Ann", side="us")
    for path in (f"/watch/{seats.match}", f"/m/{seats.match}", f"/sit/{seats.match}"):
        found = await unfold(sqlite_server, path)
        assert found["og:title"].startswith("War of 1812: United States "), path
        assert "Ann (United States)" in found["og:description"]
        assert f"/m/{seats.match}/picture.jpg?v=" in found["og:image"]


async def test_an_ended_match_unfolds_to_its_result(sqlite_server: Running) -> None:
    client = sqlite_server.client
    seats = await begin(client, "war1812", side="us")
    frame = await client.get(f"/api/matches/{seats.match}", headers=bearer(seats.tokens["us"]))
    before = (await client.get(f"/m/{seats.match}/picture.jpg")).content
    command = {"expect": frame.json()["v"], "key": "k"}
    await post(client, f"/api/matches/{seats.match}/resign", command, seats.tokens["us"])
    found = await unfold(sqlite_server, f"/m/{seats.match}")
    assert "Britain wins" in found["og:title"]
    assert (await client.get(f"/m/{seats.match}/picture.jpg")).content != before


async def test_a_match_that_may_not_be_watched_tells_nothing(sqlite_server: Running) -> None:
    client = sqlite_server.client
    seats = await begin(client, "war1812", name="Ann", side="us", watch="nobody")
    found = await unfold(sqlite_server, f"/watch/{seats.match}")
    assert "Ann" not in "".join(found.values())
    picture = await client.get(f"/m/{seats.match}/picture.jpg")
    assert picture.content == (await client.get("/games/war1812/picture.jpg")).content
    assert (await client.get(f"/m/{seats.match}", headers=HTML)).status_code == 401
    small = f"/m/{seats.match}/small-light.webp"
    assert (await client.get(small)).status_code == 401
    mine = await client.get(small, headers=bearer(seats.tokens["gb"]))
    assert Image.open(BytesIO(mine.content)).format == "WEBP"


@pytest.mark.parametrize("path", ["/", "/new", "/rules/war1812"])
async def test_every_other_page_unfolds_to_the_game(sqlite_server: Running, path: str) -> None:
    found = await unfold(sqlite_server, path)
    assert found["og:title"]
    assert found["og:description"]
    assert found["og:url"] == sqlite_server.url + path


async def test_a_preview_speaks_the_language_that_is_asked_for(sqlite_server: Running) -> None:
    made = await create(sqlite_server, name="花子")
    path = f"/sit/{made['match']}"
    found = await unfold(sqlite_server, path, **{"Accept-Language": "ja"})
    assert found["og:title"] == "花子さんから1812年戦争への招待"


async def test_previews_name_the_public_address(sqlite_url: str) -> None:
    async with running(sqlite_url, public_url="https://play.example/") as server:
        page = await server.client.get("/", headers=HTML)
        found = Meta(page.text).found
        assert found["og:image"] == "https://play.example/games/war1812/picture.jpg"
        assert found["og:url"] == "https://play.example/"


async def test_a_picture_is_sent_again_only_when_it_has_changed(sqlite_server: Running) -> None:
    client = sqlite_server.client
    seats = await begin(client, "war1812")
    path = f"/m/{seats.match}/picture.jpg"
    first = await client.get(path)
    assert first.headers["cache-control"] == "public, max-age=60"
    assert first.headers["cross-origin-resource-policy"] == "cross-origin"
    again = await client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    small = f"/m/{seats.match}/small-dark.webp"
    answer = await client.get(small, headers=bearer(seats.tokens["us"]))
    assert answer.headers["cache-control"] == "private, no-cache"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


async def test_what_is_not_there_has_no_picture(sqlite_server: Running) -> None:
    seats = await begin(sqlite_server.client, "pickets")
    bearing = bearer(seats.tokens["us"])
    for path, status in (
        ("/m/000000000000/picture.jpg", 404),
        ("/games/chess/picture.jpg", 404),
        (f"/m/{seats.match}/small-light.webp", 404),
        (f"/m/{seats.match}/small-blue.webp", 422),
    ):
        answer = await sqlite_server.client.get(path, headers=bearing)
        assert answer.status_code == status, path
    assert (await sqlite_server.client.get(f"/m/{seats.match}/picture.jpg")).status_code == 200


async def test_one_address_may_not_keep_the_studio_busy(sqlite_url: str) -> None:
    few = Settings().pictures_per_second / 5
    async with running(sqlite_url, limits=True, pictures_per_second=few) as server:
        answers = [await server.client.get("/games/war1812/picture.jpg") for _ in range(25)]
    statuses = [answer.status_code for answer in answers]
    assert statuses[0] == 200
    assert statuses[-1] == 429


async def test_a_picture_forgets_a_name_that_its_player_has_changed(sqlite_server: Running) -> None:
    seats = await begin(sqlite_server.client, "war1812", "us", name="Ann Mustermann")
    path = f"/m/{seats.match}/picture.jpg"
    before = await sqlite_server.client.get(path)
    named = {"name": "A."}
    headers = bearer(seats.tokens["us"])
    await sqlite_server.client.put(f"/api/matches/{seats.match}/name", json=named, headers=headers)
    after = await sqlite_server.client.get(path)
    assert after.headers["etag"] != before.headers["etag"]


HIDDEN_FORM = '<section id="entrance" hidden>'
"""For whoever asked for the seat and had no answer."""


async def test_an_invitation_tells_which_side_is_free_until_it_is_spent(
    sqlite_server: Running,
) -> None:
    made = await create(sqlite_server)
    page = await sqlite_server.client.get(f"/sit/{made['match']}", headers=HTML)
    assert "Your side: Britain." in page.text.split("<main", 1)[1]
    assert HIDDEN_FORM not in page.text
    seats = await begin(sqlite_server.client, "war1812", "us")
    spent = await sqlite_server.client.get(f"/sit/{seats.match}", headers=HTML)
    assert "This invitation is not good any more" in spent.text
    assert HIDDEN_FORM in spent.text
    assert "is waiting for you" not in spent.text
