"""Invitations, devices, spectators, cancelling: each secret is its owner's alone, and once."""

import asyncio
import json
from typing import Any

import pytest
import sqlalchemy as sa

from app.storage.tables import metadata
from tests.api.generic_client import bearer, begin, entropy, post
from tests.fixtures.serving import Running


async def made(server: Running, **more: Any) -> dict[str, Any]:
    body = {"game": "pickets", "side": "us", "entropy": entropy(), **more}
    answer: dict[str, Any] = await post(server.client, "/api/matches", body)
    return answer


async def sit(server: Running, match: dict[str, Any], invitation: str = "") -> Any:
    body = {"invitation": invitation or match["invitation"], "entropy": entropy()}
    return await server.client.post(f"/api/matches/{match['match']}/sit", json=body)


def secret(link: str) -> str:
    return link.partition("#")[2].partition(".")[0]


async def test_an_invitation_is_used_once(server: Running) -> None:
    match = await made(server)
    assert (await sit(server, match)).status_code == 200
    again = await sit(server, match)
    assert (again.status_code, again.json()["code"]) == (410, "link-spent")


async def test_who_bears_a_seats_token_does_not_sit_down_opposite_themselves(
    server: Running,
) -> None:
    match = await made(server)
    path = f"/api/matches/{match['match']}"
    watching = await post(server.client, f"{path}/watch", {"secret": match["spectator"]})
    body = {"invitation": match["invitation"], "entropy": entropy()}
    own = await server.client.post(f"{path}/sit", json=body, headers=bearer(match["token"]))
    assert (own.status_code, own.json()["code"]) == (409, "already-seated")
    # A spectator may still take the seat.
    others = await server.client.post(f"{path}/sit", json=body, headers=bearer(watching["token"]))
    assert others.status_code == 200


async def test_two_guests_at_once_get_one_seat(server: Running) -> None:
    match = await made(server)
    answers = await asyncio.gather(*(sit(server, match) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410, 410]


async def test_the_creator_never_learns_the_guests_token(server: Running) -> None:
    match = await made(server)
    guest = (await sit(server, match)).json()
    path, token = f"/api/matches/{match['match']}", bearer(match["token"])
    assert guest["token"] not in json.dumps(match)
    for call in ("", "/log", "/export", "/devices"):
        answer = await server.client.get(f"{path}{call}", headers=token)
        assert guest["token"] not in answer.text + str(answer.headers)
    # What the creator does know opens no other seat.
    for known in (match["invitation"], match["spectator"]):
        assert (await server.client.get(path, headers=bearer(known))).status_code == 401


async def test_no_secret_is_stored(server: Running) -> None:
    match = await made(server)
    guest = (await sit(server, match)).json()

    def everything(on: sa.Connection) -> str:
        return repr([on.execute(table.select()).all() for table in metadata.sorted_tables])

    stored = await server.site.database.read(everything)
    for known in (match["token"], match["invitation"], match["spectator"], guest["token"]):
        assert known not in stored


async def test_a_device_link_is_used_once_and_gives_the_same_seat(server: Running) -> None:
    seats = await begin(server.client, "pickets")
    path, token = f"/api/matches/{seats.match}", seats.tokens["gb"]
    link = await post(server.client, f"{path}/devices", {"label": "phone"}, token)
    body = {"secret": secret(link["link"])}
    device = await post(server.client, f"{path}/device", body)
    assert device["side"] == "gb"
    again = await server.client.post(f"{path}/device", json=body)
    assert (again.status_code, again.json()["code"]) == (410, "link-spent")
    mine = await server.client.get(path, headers=bearer(token))
    assert (await server.client.get(path, headers=bearer(device["token"]))).text == mine.text


async def test_a_revoked_link_opens_nothing(server: Running) -> None:
    seats = await begin(server.client, "pickets")
    path, token = f"/api/matches/{seats.match}", seats.tokens["gb"]
    link = await post(server.client, f"{path}/devices", {}, token)
    gone = await server.client.delete(f"{path}/devices/{link['id']}", headers=bearer(token))
    assert gone.status_code == 204
    answer = await server.client.post(f"{path}/device", json={"secret": secret(link["link"])})
    assert answer.status_code == 410


async def test_nobody_revokes_the_other_sides_devices(server: Running) -> None:
    seats = await begin(server.client, "pickets")
    path = f"/api/matches/{seats.match}"
    theirs = bearer(seats.tokens["gb"])
    [device] = (await server.client.get(f"{path}/devices", headers=theirs)).json()["devices"]
    mine = bearer(seats.tokens["us"])
    answer = await server.client.delete(f"{path}/devices/{device['id']}", headers=mine)
    assert answer.json()["code"] == "unknown-device"
    assert (await server.client.get(path, headers=theirs)).status_code == 200


async def test_a_seat_has_so_many_devices(server: Running) -> None:
    seats = await begin(server.client, "pickets")
    path, token = f"/api/matches/{seats.match}/devices", bearer(seats.tokens["us"])
    answers = [await server.client.post(path, json={}, headers=token) for _ in range(25)]
    assert answers[0].status_code == 201
    assert answers[-1].json()["code"] == "too-many-devices"


async def test_links_are_good_for_their_own_use_alone(server: Running) -> None:
    match = await made(server)
    path = f"/api/matches/{match['match']}"
    for call, known in (
        ("watch", match["invitation"]),
        ("device", match["invitation"]),
        ("device", match["spectator"]),
    ):
        answer = await server.client.post(f"{path}/{call}", json={"secret": known})
        assert answer.status_code == 410
    assert (await sit(server, match, match["spectator"])).status_code == 410


async def test_a_match_for_nobody_else_has_no_spectators(server: Running) -> None:
    match = await made(server, watch="nobody")
    assert "spectator" not in match
    assert "watch" not in match["links"]
    path = f"/api/matches/{match['match']}/spectators"
    answer = await server.client.post(path, headers=bearer(match["token"]))
    assert answer.json()["code"] == "not-watched"


async def test_a_further_spectators_link(server: Running) -> None:
    seats = await begin(server.client, "pickets")
    path = f"/api/matches/{seats.match}"
    link = await post(server.client, f"{path}/spectators", {}, seats.tokens["gb"])
    token = (await post(server.client, f"{path}/watch", {"secret": secret(link["link"])}))["token"]
    frame = (await server.client.get(path, headers=bearer(token))).json()
    assert frame["viewer"] == "public"


async def test_a_new_invitation_takes_the_old_ones_place(server: Running) -> None:
    match = await made(server)
    path = f"/api/matches/{match['match']}/invitation"
    link = await post(server.client, path, {}, match["token"])
    assert (await sit(server, match)).status_code == 410
    assert (await sit(server, match, secret(link["link"]))).status_code == 200
    late = await server.client.post(path, headers=bearer(match["token"]))
    assert late.json()["code"] == "too-late"


async def test_cancelling_a_match_that_nobody_joined(server: Running) -> None:
    match = await made(server)
    path, token = f"/api/matches/{match['match']}", bearer(match["token"])
    assert (await server.client.delete(path, headers=token)).status_code == 204
    frame = (await server.client.get(path, headers=token)).json()
    assert (frame["status"], frame["v"]) == ("cancelled", 1)
    assert (await sit(server, match)).status_code == 410
    assert (await server.client.delete(path, headers=token)).json()["code"] == "too-late"


async def test_a_joined_match_is_not_cancelled(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    path = f"/api/matches/{seats.match}"
    answer = await server.client.delete(path, headers=bearer(seats.tokens["us"]))
    assert answer.json()["code"] == "too-late"
    answer = await server.client.delete(path, headers=bearer(seats.tokens["gb"]))
    assert answer.json()["code"] == "not-yours"


@pytest.mark.parametrize("side", ["us", "random"])
async def test_an_open_match_shows_its_maker_what_is_fixed(server: Running, side: str) -> None:
    match = await made(server, side=side, name="Ann", options={"fog": "thin"})
    path = f"/api/matches/{match['match']}"
    frame = (await server.client.get(path, headers=bearer(match["token"]))).json()
    assert frame["viewer"] == ("us" if side == "us" else "")
    assert (frame["status"], frame["v"], frame["view"]) == ("open", 0, None)
    assert frame["options"] == {"fog": "thin"}
    assert frame["fairness"]["commitment"] == match["commitment"]
    assert len(frame["fairness"]["entropies"]) == 1


async def test_the_promise_is_shown_to_the_invitations_holder_and_spends_nothing(
    server: Running,
) -> None:
    match = await made(server)
    path = f"/api/matches/{match['match']}/promise"
    shown = await post(server.client, path, {"secret": match["invitation"]})
    assert (shown["match"], shown["commitment"]) == (match["match"], match["commitment"])
    for wrong in (match["spectator"], match["token"], "x"):
        answer = await server.client.post(path, json={"secret": wrong})
        assert (answer.status_code, answer.json()["code"]) == (410, "link-spent")
    assert (await sit(server, match)).status_code == 200
    answer = await server.client.post(path, json={"secret": match["invitation"]})
    assert answer.json()["code"] == "link-spent"


@pytest.mark.parametrize("part", ["match", "commitment", "entropy"])
async def test_who_was_shown_another_promise_does_not_sit_down(server: Running, part: str) -> None:
    match = await made(server)
    path = f"/api/matches/{match['match']}"
    shown = await post(server.client, f"{path}/promise", {"secret": match["invitation"]})
    body = {"invitation": match["invitation"], "entropy": entropy()}
    other = {**body, "promise": {**shown, part: "ab" * 32}}
    answer = await server.client.post(f"{path}/sit", json=other)
    assert (answer.status_code, answer.json()["code"]) == (409, "other-promise")
    good = await server.client.post(f"{path}/sit", json={**body, "promise": shown})
    assert good.status_code == 200


async def test_a_guest_whose_answer_was_lost_asks_again_and_has_the_seat(server: Running) -> None:
    match, key = await made(server), entropy()
    path = f"/api/matches/{match['match']}"
    body = {"invitation": match["invitation"], "entropy": entropy(), "key": key}
    lost = await post(server.client, f"{path}/sit", body)
    shown = await post(
        server.client, f"{path}/promise", {"secret": match["invitation"], "key": key}
    )
    assert shown["commitment"] == match["commitment"]
    again = await post(server.client, f"{path}/sit", body)
    assert again["side"] == lost["side"] == "gb"
    assert (await server.client.get(path, headers=bearer(lost["token"]))).status_code == 401
    frame = (await server.client.get(path, headers=bearer(again["token"]))).json()
    assert frame["viewer"] == "gb"
    listed = (await server.client.get(f"{path}/devices", headers=bearer(again["token"]))).json()
    assert len(listed["devices"]) == 1


async def test_a_browser_whose_answer_was_lost_has_the_seat_in_its_new_session(
    server: Running,
) -> None:
    match, key = await made(server), entropy()
    path = f"/api/matches/{match['match']}"
    body = {"invitation": match["invitation"], "entropy": entropy(), "key": key}
    browser = {"Origin": server.url, "vedette-browser": "ab" * 32}
    await server.client.post(f"{path}/sit", json=body, headers=browser)
    server.client.cookies.clear()
    again = await server.client.post(f"{path}/sit", json=body, headers=browser)
    cookie = again.headers["set-cookie"].partition(";")[0]
    server.client.cookies.clear()
    frame = await server.client.get(path, headers={"Cookie": cookie})
    assert frame.json()["viewer"] == "gb"


async def test_the_seat_is_not_given_again_for_what_the_other_player_knows(server: Running) -> None:
    match, key = await made(server), entropy()
    path = f"/api/matches/{match['match']}/sit"
    body = {"invitation": match["invitation"], "entropy": entropy()}
    await post(server.client, path, {**body, "key": key})
    # The maker has the invitation, and is shown the guest's number when play begins.
    for tried in (body, {**body, "key": "ab" * 32}):
        answer = await server.client.post(path, json=tried)
        assert (answer.status_code, answer.json()["code"]) == (410, "link-spent")


async def test_a_seat_that_was_revoked_is_not_given_again(server: Running) -> None:
    seats, key = await begin(server.client, "pickets"), entropy()
    path, token = f"/api/matches/{seats.match}", seats.tokens["gb"]
    link = await post(server.client, f"{path}/devices", {"label": "phone"}, token)
    body = {"secret": secret(link["link"]), "key": key}
    device = await post(server.client, f"{path}/device", body)
    again = await post(server.client, f"{path}/device", body)
    assert again["side"] == "gb"
    assert (await server.client.get(path, headers=bearer(device["token"]))).status_code == 401
    listed = (await server.client.get(f"{path}/devices", headers=bearer(token))).json()["devices"]
    [phone] = [each for each in listed if each["label"] == "phone"]
    await server.client.delete(f"{path}/devices/{phone['id']}", headers=bearer(token))
    assert (await server.client.get(path, headers=bearer(again["token"]))).status_code == 401
    refused = await server.client.post(f"{path}/device", json=body)
    assert (refused.status_code, refused.json()["code"]) == (410, "link-spent")


@pytest.mark.parametrize(
    "more",
    [{}, {"side": "random"}, {"machine": "commander"}, {"shared": True}, {"watch": "nobody"}],
)
async def test_a_match_that_is_asked_for_twice_at_once_is_made_once(
    server: Running, more: dict[str, Any]
) -> None:
    wanted = {"game": "war1812", "side": "us", "entropy": entropy(), "key": entropy(), **more}
    first, second = await asyncio.gather(
        *(post(server.client, "/api/matches", wanted) for _ in range(2))
    )
    assert first["match"] == second["match"]
    path = f"/api/matches/{first['match']}"
    statuses = [
        (await server.client.get(path, headers=bearer(each["token"]))).status_code
        for each in (first, second)
        if "token" in each
    ]
    assert sorted(statuses) == ([] if "shared" in more else [200, 401])
    invitations = [each["invitation"] for each in (first, second) if "invitation" in each]
    assert len(invitations) == (0 if more.keys() & {"machine", "shared"} else 2)
    seated = [(await sit(server, first, known)).status_code for known in invitations]
    assert sorted(seated) in ([], [200, 410])


async def test_a_key_is_good_for_what_it_was_used_for_alone(server: Running) -> None:
    key = entropy()
    match = await made(server, key=key)
    other = await made(server)
    body = {"entropy": entropy(), "key": key}
    for table in (match, other):
        path = f"/api/matches/{table['match']}/sit"
        wanted = {**body, "invitation": table["invitation"]}
        answer = await server.client.post(path, json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (409, "key-used")


async def test_a_browser_at_one_side_is_not_let_in_at_the_other(server: Running) -> None:
    seats = await begin(server.client, "pickets")
    path = f"/api/matches/{seats.match}"
    link = await post(server.client, f"{path}/devices", {"label": "phone"}, seats.tokens["gb"])
    body = {"secret": secret(link["link"])}
    answer = await server.client.post(
        f"{path}/device", json=body, headers=bearer(seats.tokens["us"])
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "other-seat")
    # The link is not spent by that.
    assert (await post(server.client, f"{path}/device", body))["side"] == "gb"


async def test_what_a_page_asks_for_one_side_is_not_done_for_the_other(server: Running) -> None:
    seats = await begin(server.client, "pickets")
    path = f"/api/matches/{seats.match}/notes"
    body = {"expect": 0, "text": "York is empty"}
    for side, status in (("gb", 409), ("us", 200)):
        headers = {**bearer(seats.tokens["us"]), "vedette-side": side}
        answer = await server.client.put(path, json=body, headers=headers)
        assert answer.status_code == status
    assert (await server.client.get(path, headers=bearer(seats.tokens["gb"]))).json()["text"] == ""
