"""Names and labels: what a player calls himself can neither break the store nor the page."""

import pytest

from tests.api.generic_client import bearer, begin, entropy
from tests.fixtures.serving import Running

ODD = ["Ann\0", "\x1b[2J", "An\nn", "\u202egnA", "\u2066Ann", "\x85"]


@pytest.mark.parametrize("name", ODD, ids=ascii)
async def test_control_characters_are_no_name(server: Running, name: str) -> None:
    wanted = {"game": "pickets", "side": "us", "entropy": entropy(), "name": name}
    made = await server.client.post("/api/matches", json=wanted)
    assert (made.status_code, made.json()["code"]) == (422, "bad-field")
    seats = await begin(server.client, "pickets", "us")
    path = f"/api/matches/{seats.match}/devices"
    headers = bearer(seats.tokens["us"])
    label = await server.client.post(path, json={"label": name}, headers=headers)
    assert (label.status_code, label.json()["code"]) == (422, "bad-field")


@pytest.mark.parametrize("name", ["", "Ann", "Żółć 将軍 👍🏽", "O'Hara <b>&", "عمر"])
async def test_any_other_name_is_kept_as_it_is(server: Running, name: str) -> None:
    wanted = {"game": "pickets", "side": "us", "entropy": entropy(), "name": name}
    made = (await server.client.post("/api/matches", json=wanted)).json()
    path = f"/api/matches/{made['match']}"
    frame = (await server.client.get(path, headers=bearer(made["token"]))).json()
    assert frame["names"] == ({"us": name} if name else {})
