"""The home page: a lone visitor's way in, and the browser's own matches."""

import re

import httpx
from markupsafe import escape

from app.games import games
from app.matches import ids
from app.web.openly import openly
from app.words.i18n import catalogue, languages
from tests.api.generic_client import entropy, post
from tests.fixtures.serving import Running, http_client


def browser(server: Running) -> httpx.AsyncClient:
    headers = {"Origin": server.url, "Accept": "text/html"}
    return http_client(server.url, headers=headers)


async def make(client: httpx.AsyncClient, **more: str) -> dict[str, str]:
    body = {"game": "war1812", "side": "us", "entropy": entropy(), "name": "Ann", **more}
    made: dict[str, str] = await post(client, "/api/matches", body)
    return made


def cards(page: str) -> list[str]:
    """The matches on a page, in their order."""
    return re.findall(r'<li class="match.*?</li>', page, re.DOTALL)


async def test_a_strangers_home_lists_nothing(sqlite_server: Running) -> None:
    page = (await sqlite_server.client.get("/")).text
    assert not cards(page)
    assert "Your matches" not in page


async def test_every_game_is_on_the_table(sqlite_server: Running) -> None:
    for language in languages():
        words = catalogue(language)
        page = (await sqlite_server.client.get(f"/?lang={language}")).text
        shown = page[page.index('class="table"') :]
        for key in games():
            told = ("title", "summary", "how-turn", "how-turn-text", "how-win", "how-win-text")
            for each in told:
                assert str(escape(words.format(f"{key}-{each}"))) in shown, (key, each)
            for address in (f"/new?game={key}", f"/rules/{key}", f"/games/{key}"):
                assert f'href="{address}"' in shown
            for picture in re.findall(rf"/static/[^\s\"]+/games/{key}/img/[\w.-]+", page):
                assert (await sqlite_server.client.get(picture)).status_code == 200


async def test_the_list_has_mine_to_move_first_with_names_date_and_picture(
    sqlite_server: Running,
) -> None:
    async with browser(sqlite_server) as ann, browser(sqlite_server) as bob:
        waiting = await make(ann)
        second = await make(ann, side="gb")
        body = {"invitation": second["invitation"], "entropy": entropy(), "name": "<Bob>"}
        await post(bob, f"/api/matches/{second['match']}/sit", body)
        machine = await make(ann, machine="random")
        listed = cards((await ann.get("/")).text)
        assert len(listed) == 3
        assert [machine["match"] in listed[0], waiting["match"] in listed[2]] == [True, True]
        assert "yours" in listed[0]
        assert "Your move" in listed[0]
        assert "Chance (Britain)" in listed[0]
        assert "yours" not in listed[1]
        assert "&lt;Bob&gt; (United States)" in listed[1]
        assert "Set-up" in listed[1]
        assert "Waiting for a player" in listed[2]
        for card in listed:
            for address in re.findall(r'"(/m/\w+/small-\w+\.webp)"', card):
                picture = await ann.get(address)
                assert picture.headers["content-type"] == "image/webp"
        assert all(len(re.findall(r"small-\w+\.webp", card)) == 2 for card in listed)


async def test_a_side_that_scores_nothing_is_given_no_points(sqlite_server: Running) -> None:
    async with browser(sqlite_server) as ann:
        for key, game in games().items():
            made = await make(ann, game=key, side=game.sides[0], machine="random")
            card = next(one for one in cards((await ann.get("/")).text) if made["match"] in one)
            number = ids.read(made["match"])
            assert number is not None
            begun = await sqlite_server.site.matches.load(number)
            score = openly(begun.state).picture.score
            assert len(re.findall('class="points"', card)) == len(score)


async def test_ended_matches_come_last_and_fold_after_a_few(sqlite_server: Running) -> None:
    async with browser(sqlite_server) as ann:
        over = [await make(ann, machine="random") for _ in range(5)]
        for n, made in enumerate(over):
            command = {"expect": 1, "key": str(n)}
            frame = (await ann.get(f"/api/matches/{made['match']}")).json()
            command["expect"] = frame["v"]
            await post(ann, f"/api/matches/{made['match']}/resign", command)
        running = await make(ann, machine="random")
        page = (await ann.get("/")).text
        listed = cards(page)
        assert running["match"] in listed[0]
        assert "Britain wins" in listed[1]
        running_part, _, finished = page.partition("Finished matches")
        assert len(cards(running_part)) == 1
        assert len(cards(finished)) == 5
        shown, _, folded = page.partition("<details>")
        assert len(cards(shown)) == 4
        assert len(cards(folded)) == 2
        assert "2 more that are over" in folded
