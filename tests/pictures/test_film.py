"""The film of a match shows its course as bystanders saw it, in a file that can be sent around."""

import io
from random import Random

import pytest
from PIL import Image

from app.engine import match as engine
from app.engine.values import PUBLIC, Picture
from app.games import games
from app.matches.models import ENDED
from app.pictures.drawn import drawing
from app.pictures.film import LAST_MS, MAX_SCENES, Film, Scene, film
from app.web import openly
from app.words.i18n import catalogue
from tests.api.generic_client import bearer, begin, command
from tests.fixtures.serving import Running, others_later
from tests.matches.test_frames import new_table, step

MAX_BYTES = 500_000


def shown(gif: bytes) -> list[Image.Image]:
    """The frames of a film."""
    moving = Image.open(io.BytesIO(gif))
    frames = []
    for n in range(getattr(moving, "n_frames", 1)):
        moving.seek(n)
        frames.append(moving.convert("RGB"))
    return frames


def course(key: str, steps: int) -> Film:
    """Return the film of a match that is played at random."""
    table, rng = new_table(key, 2), Random(2)
    pictures: list[Picture] = []
    for _ in range(steps):
        table = step(table, rng)
        if table.status == ENDED:
            break
        picture = table.game.picture(engine.view(table.match, PUBLIC))
        if not pictures or picture.standing != pictures[-1].standing:
            pictures.append(picture)
    return openly.film(openly.openly(table), pictures, catalogue())


@pytest.mark.parametrize(
    "key", others_later([key for key in sorted(games(), reverse=True) if drawing(key)])
)
def test_a_film_can_be_sent_around(key: str) -> None:
    told = course(key, 250)
    gif = film(told)
    assert len(gif) < MAX_BYTES
    assert len(shown(gif)) > 3


@pytest.mark.long
def test_a_long_match_is_cut_evenly_and_keeps_its_end() -> None:
    told = course("war1812", 60)
    (first, *_, last) = told.scenes
    many = Film(told.game, (first,) * (3 * MAX_SCENES) + (last,), "A draw")
    moving = Image.open(io.BytesIO(film(many)))
    total = 0
    for n in range(moving.n_frames):  # type: ignore[attr-defined]
        moving.seek(n)
        total += moving.info["duration"]
    assert moving.info["duration"] == LAST_MS
    assert total < LAST_MS + (MAX_SCENES + 1) * 500


def test_what_stands_is_drawn() -> None:
    told = course("war1812", 60)
    scenes = (Scene((), "nothing yet"), told.scenes[-1])
    empty, full = shown(film(Film(told.game, scenes)))
    assert empty.tobytes() != full.tobytes()


async def test_everybody_gets_the_film_of_a_match_that_may_be_watched_and_of_no_other(
    sqlite_server: Running,
) -> None:
    client = sqlite_server.client
    seats = await begin(client, "war1812", "us")
    closed = await begin(client, "war1812", "us", watch="nobody")
    address = f"/m/{seats.match}/film.gif"
    before = await client.get(address)
    assert before.headers["content-type"] == "image/gif"
    path, rng = f"/api/matches/{seats.match}", Random(1)
    for _ in range(80):
        for token in seats.tokens.values():
            frame = (await client.get(path, headers=bearer(token))).json()
            if frame["choices"]:
                await client.post(f"{path}/act", json=command(frame, rng), headers=bearer(token))
    after = await client.get(address)
    assert len(shown(after.content)) > len(shown(before.content))
    again = await client.get(address, headers={"if-none-match": after.headers["etag"]})
    assert again.status_code == 304
    assert (await client.get(f"/m/{closed.match}/film.gif")).status_code == 404
