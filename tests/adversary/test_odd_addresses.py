"""Addresses that name nothing: they cost nobody anything, whatever stands in them."""

import pytest

from tests.api.generic_client import bearer, begin
from tests.fixtures.serving import Running

BOARDS = "/api/games/war1812/boards"


@pytest.mark.parametrize(
    "digest", ["%00", "a%00b", "0" * 63, "0" * 64, "F" * 64, "..%2f..%2fetc", "x" * 64]
)
async def test_a_digest_of_no_board_is_not_found(server: Running, digest: str) -> None:
    for path in (f"{BOARDS}/{digest}", f"{BOARDS}/{digest}/map.svg"):
        assert (await server.client.get(path)).status_code == 404, path


@pytest.mark.parametrize("device", ["%00", "a%00b", "0" * 7, "../x", "G" * 8])
async def test_a_device_that_none_is_called_is_unknown(server: Running, device: str) -> None:
    seats = await begin(server.client, "pickets", "us")
    path = f"/api/matches/{seats.match}/devices/{device}"
    answer = await server.client.delete(path, headers=bearer(seats.tokens["us"]))
    assert answer.status_code in (404, 422), answer.text
