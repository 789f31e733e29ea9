"""The guided first battles over HTTP: steps for anybody, pages, and what is not there."""

import pytest

from app import games
from app.matches.lessons import lesson, record_of
from tests.fixtures.serving import Running

HTML = {"Accept": "text/html"}
LESSONS = sorted(key for key, game in games.games().items() if record_of(game))


@pytest.mark.parametrize("game", LESSONS)
async def test_anybody_gets_the_steps_of_a_lesson(sqlite_server: Running, game: str) -> None:
    last = len(lesson(games.game(game))) - 1
    for step in (0, last):
        answer = await sqlite_server.client.get(f"/api/lessons/{game}/{step}")
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        told = answer.json()
        assert (told["step"], told["last"]) == (step, last)
        assert told["frame"]["game"] == game
        assert bool(told["frame"]["choices"]) == bool(told["say"])


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("chess/0", 404, "unknown-game"),
        ("pickets/0", 404, "not-found"),
        (f"{LESSONS[0]}/999", 404, "no-such-step"),
        (f"{LESSONS[0]}/-1", 404, "no-such-step"),
        (f"{LESSONS[0]}/{10**30}", 404, "no-such-step"),
        (f"{LESSONS[0]}/x", 422, "bad-field"),
        (f"{LESSONS[0]}/1.5", 422, "bad-field"),
    ],
)
async def test_a_step_that_is_not_there_says_so(
    sqlite_server: Running, path: str, status: int, code: str
) -> None:
    answer = await sqlite_server.client.get(f"/api/lessons/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("game", LESSONS)
async def test_a_games_page_and_the_form_lead_to_its_lesson(
    sqlite_server: Running, game: str
) -> None:
    for path in (f"/games/{game}", f"/new?game={game}"):
        page = await sqlite_server.client.get(path, headers=HTML)
        assert f'href="/games/{game}/lesson"' in page.text
    page = await sqlite_server.client.get(f"/games/{game}/lesson", headers=HTML)
    assert page.status_code == 200
    assert f"/api/lessons/{game}/0" in page.text


@pytest.mark.parametrize("game", ["chess", "pickets"])
async def test_a_lesson_that_is_not_there_is_a_page_that_says_so(
    sqlite_server: Running, game: str
) -> None:
    answer = await sqlite_server.client.get(f"/games/{game}/lesson", headers=HTML)
    assert answer.status_code == 404
    assert "<h1" in answer.text
    for path in (f"/games/{game}", f"/new?game={game}"):
        page = await sqlite_server.client.get(path, headers=HTML)
        assert f'href="/games/{game}/lesson"' not in page.text
