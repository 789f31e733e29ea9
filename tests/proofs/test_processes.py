"""A server that a proof starts has the dice of the test that runs the proof."""

from contextlib import closing
from pathlib import Path

from app import games
from proofs.client import Client, begun
from proofs.processes import serving
from tests.fixtures import chance


async def test_two_servers_of_the_same_test_make_the_same_match(tmp_path: Path) -> None:
    async def match_of(name: str) -> str:
        chance.begin("1/a proof")
        url = f"sqlite:///{tmp_path / name}.sqlite3"
        async with serving(url, tmp_path / "log") as server:
            with closing(Client(server.port)) as client:
                return (await begun(client, min(games.games()))).match

    assert await match_of("one") == await match_of("other")
