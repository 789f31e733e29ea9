"""The rules and the games to read about: every number has its place, in every language."""

import re
from pathlib import Path

import pytest

from app.games import games
from app.web.rulebooks import FOLDER, read, rulebook
from app.words.i18n import languages
from tests.fixtures.serving import Running

HTML = {"Accept": "text/html"}
ROOT = Path(__file__).parents[2]

SMALL = """# A game

Opening.

## How it plays

**The aim.** Win.

## 1 Moving

**1.1 Far.** Two towns, see [A1](#rule-A1).

| a | b |
| --- | --- |
| 1 | 2 |

**1.2** As far
as you like.

## Rulings

**A1** (1.1) So.
"""


def test_a_rulebook_is_read_by_its_numbers() -> None:
    book = read(SMALL, "en")
    assert (book.title, "Opening." in book.opening) == ("A game", True)
    assert [chapter.title for chapter in book.chapters] == ["How it plays", "1 Moving", "Rulings"]
    assert list(book.rules) == ["1.1", "1.2", "A1"]
    assert book.chapter_of("1.2").id == "part-2"
    assert [passage.number for passage in book.rulings] == ["A1"]
    assert book.rules["1.2"].html == "<p>As far\nas you like.</p>\n"
    assert book.rules["A1"].html == "<p>(1.1) So.</p>\n"


def test_what_follows_a_number_is_part_of_its_rule() -> None:
    book = read(SMALL, "en")
    assert "<strong>Far.</strong> Two towns" in book.rules["1.1"].html
    assert "<table>" in book.rules["1.1"].html
    assert [passage.number for passage in book.chapters[0].passages] == [""]


def test_on_another_page_links_lead_to_the_rulebook() -> None:
    far = read(SMALL, "en").rules["1.1"]
    assert 'href="#rule-A1"' in far.html
    assert 'href="/rules/x#rule-A1"' in far.seen_from("/rules/x")


def test_japanese_has_no_space_between_sentences() -> None:
    book = read("# 題\n\n## 章\n\n**1.1 移動。** 進む。\n止まる。", "ja")
    assert book.rules["1.1"].html == "<p><strong>移動。</strong>進む。止まる。</p>\n"


def test_a_language_without_a_rulebook_gets_the_english_one() -> None:
    book = rulebook("war1812", "xx")
    assert book is not None
    assert book.language == "en"
    assert rulebook("pickets", "en") is None


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.md")), ids=lambda path: path.name)
def test_every_picture_of_a_rulebook_is_there(path: Path) -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", path.read_text("utf-8"))
    assert all((FOLDER / picture).is_file() for picture in pictures)


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("language", languages())
async def test_every_rule_has_its_place_and_its_page(
    sqlite_server: Running, language: str, game: str
) -> None:
    client = sqlite_server.client
    page = (await client.get(f"/rules/{game}?lang={language}", headers=HTML)).text
    assert f'<html lang="{language}">' in page
    book = rulebook(game, language)
    assert book is not None
    assert re.findall(r'id="rule-([\w.]+)"', page) == list(book.rules)
    for chapter in book.chapters:
        assert f'href="#{chapter.id}"' in page
        assert f'id="{chapter.id}"' in page
    for link in set(re.findall(r'href="#rule-([\w.]+)"', page)):
        assert link in book.rules
    for number in (*list(book.rules)[::40], list(book.rules)[-1]):
        alone = (await client.get(f"/rules/{game}/{number}?lang={language}", headers=HTML)).text
        assert f'href="/rules/{game}#rule-{number}"' in alone
        assert 'href="#rule-' not in alone


@pytest.mark.parametrize("game", sorted(games()))
async def test_pictures_of_the_rules_are_served(sqlite_server: Running, game: str) -> None:
    page = (await sqlite_server.client.get(f"/rules/{game}", headers=HTML)).text
    pictures = re.findall(r'<img src="([^"]+)"', page)
    for picture in pictures:
        assert (await sqlite_server.client.get(picture)).status_code == 200


async def test_a_page_to_read_names_its_other_languages(sqlite_server: Running) -> None:
    for path in ("/rules", "/rules/war1812", "/rules/war1812/10.1", "/games/war1812"):
        page = (await sqlite_server.client.get(path, headers=HTML)).text
        for language in languages():
            address = f"{sqlite_server.url}{path}?lang={language}"
            assert f'hreflang="{language}" href="{address}"' in page


async def test_a_shortened_address_of_a_game_leads_to_the_shelf(sqlite_server: Running) -> None:
    answer = await sqlite_server.client.get("/games", headers=HTML)
    assert (answer.status_code, answer.headers["location"]) == (308, "/rules")


async def test_the_shelf_lists_games_that_have_rules_to_read(sqlite_server: Running) -> None:
    page = (await sqlite_server.client.get("/rules", headers=HTML)).text
    assert all(f'href="/rules/{game}"' in page for game in games())
    assert "pickets" not in page


@pytest.mark.parametrize(
    "path", ["/rules/chess", "/rules/pickets", "/rules/war1812/A99", "/games/chess"]
)
async def test_what_is_not_there_is_a_page_that_says_so(sqlite_server: Running, path: str) -> None:
    answer = await sqlite_server.client.get(path, headers=HTML)
    assert answer.status_code == 404
    assert "<h1" in answer.text


async def test_a_game_without_rules_or_data_has_a_page(sqlite_server: Running) -> None:
    answer = await sqlite_server.client.get("/games/pickets", headers=HTML)
    assert answer.status_code == 200
    assert "/rules/pickets#part" not in answer.text
    assert 'class="data"' not in answer.text


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_games_page_shows_each_datum_with_its_certainty(
    sqlite_server: Running, game: str
) -> None:
    page = (await sqlite_server.client.get(f"/games/{game}?lang=ja", headers=HTML)).text
    body = "".join(re.findall(r"<tbody>.*?</tbody>", page, re.DOTALL))
    data = sum(games()[game].provenance.counts().values())
    assert body.count('class="certainty ') == data
    assert data, "`provenance` in game.py has no table: how certain is the board?"
    for source in re.findall(r'href="#(source-[\w-]+)"', body):
        assert f'id="{source}"' in page
    [names] = re.findall(r'<tbody>.*?<th scope="row">([^<]+)</th>', page, re.DOTALL)[:1]
    assert not names.isascii()


@pytest.mark.parametrize("game", sorted(games()))
async def test_pages_about_a_game_have_words_for_all_they_say(
    sqlite_server: Running, game: str
) -> None:
    """A key without words would stand there itself."""
    for language in languages():
        for path in (f"/new?game={game}&", f"/games/{game}?"):
            page = (await sqlite_server.client.get(f"{path}lang={language}", headers=HTML)).text
            said = re.sub(r"<[^>]+>", " ", page) + " ".join(re.findall(r'alt="([^"]*)"', page))
            assert not re.findall(rf"\b{game}-[\w-]+|\bside-\w+", said), path


async def test_a_new_match_offers_the_chosen_games_sides_options_and_machines(
    sqlite_server: Running,
) -> None:
    first = (await sqlite_server.client.get("/new", headers=HTML)).text
    toy = (await sqlite_server.client.get("/new?game=pickets", headers=HTML)).text
    assert 'name="option:turn_order"' in first
    assert 'value="commander"' in first
    assert 'name="option:fog"' in toy
    assert 'name="option:turn_order"' not in toy
    assert 'value="commander"' not in toy
    assert '<input type="hidden" name="game" value="pickets">' in toy
    assert 'href="/new?game=war1812"' in toy


async def test_head_answers_as_get_does_without_a_body(sqlite_server: Running) -> None:
    for path in ("/", "/rules/war1812", "/games/war1812", "/api/games", "/nothing"):
        got = await sqlite_server.client.get(path, headers=HTML)
        head = await sqlite_server.client.head(path, headers=HTML)
        assert head.status_code == got.status_code
        assert head.headers["content-length"] == got.headers["content-length"]
        assert head.headers["content-type"] == got.headers["content-type"]
        assert head.content == b""


@pytest.mark.parametrize("path", ["/rules/war1812", "/games/war1812"])
async def test_a_page_that_is_kept_is_each_readers_own(sqlite_server: Running, path: str) -> None:
    async def asked(**headers: str) -> str:
        return (await sqlite_server.client.get(path, headers=HTML | headers)).text

    first = await asked()
    assert await asked() == first
    japanese = await asked(**{"Accept-Language": "ja"})
    assert '<html lang="ja"' in japanese
    assert '<html lang="en"' in await asked()
    elsewhere = await asked(Host="other.example")
    assert "http://other.example" in elsewhere
    assert "other.example" not in await asked()


async def test_no_page_links_to_rules_that_are_not_there(sqlite_server: Running) -> None:
    client, known = sqlite_server.client, sqlite_server.site.matches.games
    without = [key for key in known if rulebook(key, "en") is None]
    assert without
    for path in ("/", *(page + key for page in ("/new?game=", "/games/") for key in without)):
        text = (await client.get(path, headers=HTML)).text
        assert not [key for key in without if f'"/rules/{key}' in text], path
    for key, game in known.items():
        wanted = {"game": key, "side": game.sides[0], "entropy": "ab" * 32}
        headers = {"Origin": sqlite_server.url}
        made = (await client.post("/api/matches", json=wanted, headers=headers)).json()
        page = (await client.get(f"/m/{made['match']}", headers=HTML)).text
        assert ("data-no-rules" in page) is (key in without), key
