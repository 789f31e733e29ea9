"""Open matches that anybody may take: posted, listed, taken once, lapsed, taken back."""

import asyncio
from typing import Any

import httpx
import pytest

from app.clock import DAY_SECONDS
from app.matches.offers import MAX_LISTED, MAX_OFFERS_EACH, OFFER_DAYS
from app.storage.tables import offers
from tests.api.generic_client import bearer, begin, entropy, post
from tests.fixtures.clock import TimeOfDay
from tests.fixtures.serving import Running, http_client, running


async def made(client: httpx.AsyncClient, **more: Any) -> dict[str, Any]:
    body = {"game": "pickets", "side": "us", "name": "Ann", "entropy": entropy(), **more}
    answer: dict[str, Any] = await post(client, "/api/matches", body)
    return answer


async def posted(client: httpx.AsyncClient, match: dict[str, Any]) -> dict[str, Any]:
    """Offer a match to anybody."""
    answer: dict[str, Any] = await post(client, path(match, "/offer"), {}, match["token"])
    return answer


def path(match: dict[str, Any], call: str = "") -> str:
    return f"/api/matches/{match['match']}{call}"


def browser(server: Running) -> httpx.AsyncClient:
    """Return a client that is a browser of its own, with a session."""
    number = {"vedette-browser": entropy()}
    return http_client(server.url, headers={"Origin": server.url, **number})


async def listed(client: httpx.AsyncClient) -> list[dict[str, Any]]:
    answer: list[dict[str, Any]] = (await client.get("/api/offers")).json()["matches"]
    return answer


async def named(client: httpx.AsyncClient, match: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what the list has of a match."""
    return [each for each in await listed(client) if each["match"] == match["match"]]


def secret(link: str) -> str:
    return link.partition("#")[2].partition(".")[0]


async def kept(server: Running) -> str:
    """Return all that the store has of offers."""
    rows = await server.site.database.read(lambda on: on.execute(offers.select()).all())
    return repr(rows)


async def sit(client: httpx.AsyncClient, match: dict[str, Any], link: str, **more: Any) -> Any:
    body = {"invitation": secret(link), "entropy": entropy(), **more}
    return await client.post(path(match, "/sit"), json=body)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_what_is_posted_is_listed_with_what_a_guest_has_to_know(server: Running) -> None:
    match = await made(server.client, options={"fog": "thin"}, claim_days=7)
    assert await named(server.client, match) == []
    offer = await posted(server.client, match)
    [shown] = await named(server.client, match)
    assert shown == {
        "match": match["match"],
        "game": "pickets",
        "scenario": "field",
        "options": {"fog": "thin"},
        "side": "gb",
        "name": "Ann",
        "watch": "link",
        "claim_days": 7,
        "posted_at": offer["posted_at"],
        "link": offer["link"],
        "mine": False,
        "audience": "anybody",
        "continued_from": None,
    }
    assert (
        offer["link"]
        == f"{server.url}/sit/{match['match']}#{secret(offer['link'])}." + (match["commitment"])
    )
    assert offer["lapses_at"] - offer["posted_at"] == OFFER_DAYS * DAY_SECONDS


async def test_usual_options_and_sides_that_are_drawn_are_left_open(server: Running) -> None:
    match = await made(server.client, side="random", options={"fog": "thick"})
    await posted(server.client, match)
    [shown] = await named(server.client, match)
    assert (shown["options"], shown["side"]) == ({}, "")


async def test_the_list_tells_of_no_token_seed_or_session(server: Running) -> None:
    async with browser(server) as ann:
        match = await made(ann, offered=True)
        text = (await server.client.get("/api/offers")).text
        assert match["match"] in text
        assert match["token"] not in text
        assert match["spectator"] not in text
        for cookie in ann.cookies.values():
            assert cookie.partition(".")[0] not in text


async def test_who_takes_an_offer_sits_down_and_it_is_gone(server: Running) -> None:
    match = await made(server.client)
    offer = await posted(server.client, match)
    assert secret(offer["link"]) in await kept(server)
    promise = await post(server.client, path(match, "/promise"), {"secret": secret(offer["link"])})
    assert promise["commitment"] == match["commitment"]
    answer = await sit(server.client, match, offer["link"], promise=promise)
    assert (answer.status_code, answer.json()["side"]) == (200, "gb")
    assert await named(server.client, match) == []
    frame = (await server.client.get(path(match), headers=bearer(match["token"]))).json()
    assert frame["status"] == "running"
    assert secret(offer["link"]) not in await kept(server)


async def test_of_twenty_at_once_one_sits_down_and_the_others_were_slower(server: Running) -> None:
    match = await made(server.client)
    offer = await posted(server.client, match)
    answers = await asyncio.gather(*(sit(server.client, match, offer["link"]) for _ in range(20)))
    statuses = sorted(answer.status_code for answer in answers)
    assert statuses == [200, *[410] * 19]
    codes = {answer.json()["code"] for answer in answers if answer.status_code == 410}
    assert codes == {"offer-taken"}
    late = await server.client.post(path(match, "/promise"), json={"secret": secret(offer["link"])})
    assert refused(late) == (410, "offer-taken")
    assert "quicker" in late.json()["detail"]


async def test_takers_and_posts_at_two_processes_come_to_one_seat(postgres_url: str) -> None:
    async with running(postgres_url) as first, running(postgres_url) as second:
        match = await made(first.client)
        both = await asyncio.gather(*(posted(each.client, match) for each in (first, second) * 3))
        [link] = {offer["link"].partition("#")[2] for offer in both}
        takers = (first, second) * 10
        answers = await asyncio.gather(*(sit(each.client, match, f"#{link}") for each in takers))
        assert sorted(answer.status_code for answer in answers) == [200, *[410] * 19]
        codes = {answer.json()["code"] for answer in answers if answer.status_code == 410}
        assert codes == {"offer-taken"}
        for each in (first, second):
            assert await listed(each.client) == []


async def test_the_private_invitation_gives_way_to_the_published_one(server: Running) -> None:
    match = await made(server.client)
    await posted(server.client, match)
    answer = await sit(server.client, match, match["links"]["invite"])
    assert refused(answer) == (410, "link-spent")


async def test_posting_again_keeps_the_link_and_puts_the_end_off(
    server: Running, time_of_day: TimeOfDay
) -> None:
    match = await made(server.client)
    first = await posted(server.client, match)
    time_of_day.ahead = DAY_SECONDS
    second = await posted(server.client, match)
    assert (second["link"], second["posted_at"]) == (first["link"], first["posted_at"])
    assert second["lapses_at"] >= first["lapses_at"] + DAY_SECONDS
    own = (await server.client.get(path(match, "/offer"), headers=bearer(match["token"]))).json()
    assert own["offer"] == second


async def test_an_offer_lapses_and_its_secret_opens_nothing(
    server: Running, time_of_day: TimeOfDay
) -> None:
    match = await made(server.client)
    offer = await posted(server.client, match)
    time_of_day.ahead = OFFER_DAYS * DAY_SECONDS - 60
    assert await named(server.client, match)
    time_of_day.ahead = OFFER_DAYS * DAY_SECONDS + 1
    assert await named(server.client, match) == []
    own = await server.client.get(path(match, "/offer"), headers=bearer(match["token"]))
    assert own.json() == {"offer": None}
    # No job has run: it is the sitting down that looks.
    assert refused(await sit(server.client, match, offer["link"])) == (410, "offer-gone")
    shown = await server.client.post(
        path(match, "/promise"), json={"secret": secret(offer["link"])}
    )
    assert refused(shown) == (410, "offer-gone")
    again = await posted(server.client, match)
    assert again["link"] != offer["link"]
    assert refused(await sit(server.client, match, offer["link"])) == (410, "offer-gone")
    assert (await sit(server.client, match, again["link"])).status_code == 200


async def test_the_next_write_sweeps_away_what_has_lapsed(
    own_server: Running, time_of_day: TimeOfDay
) -> None:
    client = own_server.client
    old = await made(client)
    offer = await posted(client, old)
    time_of_day.ahead = OFFER_DAYS * DAY_SECONDS + 1
    await posted(client, await made(client))
    assert secret(offer["link"]) not in await kept(own_server)
    # Its link stays as dead as it was, with no row to say so.
    assert refused(await sit(client, old, offer["link"])) == (410, "offer-gone")


@pytest.mark.parametrize("by", ["withdrawn", "cancelled", "invited anew"])
async def test_what_is_taken_back_is_not_listed_and_its_link_is_dead(
    server: Running, by: str
) -> None:
    match = await made(server.client)
    offer = await posted(server.client, match)
    headers, invitation = bearer(match["token"]), ""
    if by == "withdrawn":
        for _ in range(2):
            answer = await server.client.delete(path(match, "/offer"), headers=headers)
            assert answer.status_code == 204
    elif by == "cancelled":
        await server.client.delete(path(match), headers=headers)
    else:
        answer = await server.client.post(path(match, "/invitation"), headers=headers)
        invitation = answer.json()["link"]
    assert await named(server.client, match) == []
    assert secret(offer["link"]) not in await kept(server)
    assert refused(await sit(server.client, match, offer["link"])) == (410, "offer-gone")
    if by == "invited anew":
        # What is withdrawn when it is not listed leaves the friend's link as it is.
        await server.client.delete(path(match, "/offer"), headers=headers)
        assert (await sit(server.client, match, invitation)).status_code == 200


async def test_a_match_is_posted_as_it_is_made(server: Running) -> None:
    match = await made(server.client, offered=True)
    [shown] = await named(server.client, match)
    assert shown["link"] == match["links"]["invite"]
    assert secret(shown["link"]) == match["invitation"]
    assert (await sit(server.client, match, shown["link"])).status_code == 200


async def test_a_match_that_is_asked_for_twice_is_listed_once(server: Running) -> None:
    key = entropy()
    first = await made(server.client, offered=True, key=key)
    second = await made(server.client, offered=True, key=key)
    [shown] = await named(server.client, second)
    assert first["match"] == second["match"]
    assert shown["link"] == second["links"]["invite"] != first["links"]["invite"]
    assert refused(await sit(server.client, first, first["links"]["invite"])) == (410, "offer-gone")


@pytest.mark.parametrize("more", [{"machine": "random"}, {"shared": True}])
async def test_what_needs_nobody_is_not_offered(server: Running, more: dict[str, Any]) -> None:
    body = {"game": "war1812", "side": "us", "entropy": entropy(), "offered": True, **more}
    answer = await server.client.post("/api/matches", json=body)
    assert refused(answer) == (422, "bad-option")


async def test_nobody_but_the_maker_posts_looks_or_withdraws(server: Running) -> None:
    match, other = await made(server.client), await made(server.client)
    watching = await post(server.client, path(match, "/watch"), {"secret": match["spectator"]})
    for token, code in ((watching["token"], "not-yours"), (other["token"], "no-seat")):
        for method in ("GET", "POST", "DELETE"):
            answer = await server.client.request(
                method, path(match, "/offer"), headers=bearer(token)
            )
            assert answer.json()["code"] == code
    assert await named(server.client, match) == []


async def test_a_match_that_runs_is_not_posted_and_its_guest_is_not_asked(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    call = f"/api/matches/{seats.match}/offer"
    answer = await server.client.post(call, headers=bearer(seats.tokens["us"]))
    assert refused(answer) == (409, "too-late")
    answer = await server.client.post(call, headers=bearer(seats.tokens["gb"]))
    assert refused(answer) == (403, "not-yours")


async def test_ones_own_are_known_by_the_browsers_session_alone(server: Running) -> None:
    async with browser(server) as ann, browser(server) as bob:
        match = await made(ann, offered=True)
        await made(bob)
        [mine], [theirs] = await named(ann, match), await named(bob, match)
        assert (mine["mine"], theirs["mine"]) == (True, False)
        # Who has no cookie has none of them.
        [strangers] = await named(server.client, match)
        assert strangers["mine"] is False
        own = await sit(ann, match, mine["link"])
        assert refused(own) == (409, "already-seated")


async def test_a_browser_lists_so_many_and_no_more(server: Running) -> None:
    async with browser(server) as ann:
        matches = [await made(ann, offered=True) for _ in range(MAX_OFFERS_EACH)]
        body = {"game": "pickets", "side": "us", "entropy": entropy(), "offered": True}
        answer = await ann.post("/api/matches", json=body)
        assert refused(answer) == (409, "too-many-offers")
        # Nothing was made of it, and what is made otherwise can't be posted either.
        assert len((await ann.get("/api/mine")).json()["matches"]) == MAX_OFFERS_EACH
        more = await made(ann)
        assert refused(await ann.post(path(more, "/offer"), json={})) == (409, "too-many-offers")
        # What is listed can be listed for longer, and what is withdrawn makes room.
        assert (await ann.post(path(matches[0], "/offer"), json={})).status_code == 200
        assert (await ann.delete(path(matches[0], "/offer"))).status_code == 204
        assert (await ann.post(path(more, "/offer"), json={})).status_code == 200


async def test_the_newest_come_first_and_no_more_than_a_page(
    own_sqlite_server: Running, time_of_day: TimeOfDay
) -> None:
    client, made_so_far = own_sqlite_server.client, []
    for n in range(MAX_LISTED + 2):
        time_of_day.ahead = n
        made_so_far.append((await made(client, offered=True))["match"])
    found = [each["match"] for each in await listed(client)]
    assert found == made_so_far[::-1][:MAX_LISTED]


async def test_a_token_is_no_published_link(server: Running) -> None:
    match = await made(server.client, offered=True)
    body = {"invitation": match["token"], "entropy": entropy()}
    answer = await server.client.post(path(match, "/sit"), json=body)
    assert refused(answer) == (410, "link-spent")


async def test_reading_the_list_is_limited(database_url: str) -> None:
    async with running(database_url, limits=True) as server:
        answers = await asyncio.gather(*(server.client.get("/api/offers") for _ in range(60)))
        # On a slow machine some are allowed again meanwhile, which of them nobody knows.
        limited = [answer for answer in answers if answer.status_code != 200]
        assert {refused(answer) for answer in limited} == {(429, "too-many")}
        assert len(limited) < len(answers)


async def taken(client: httpx.AsyncClient, match: dict[str, Any]) -> None:
    """Sit down at a match by its private invitation."""
    body = {"invitation": match["invitation"], "entropy": entropy()}
    assert (await client.post(path(match, "/sit"), json=body)).status_code == 200


async def test_an_offer_to_whom_one_has_played_is_shown_to_them_alone(server: Running) -> None:
    async with browser(server) as ann, browser(server) as bob, browser(server) as stranger:
        # Who plays is known by the seats: whether they sat down or were sat down with.
        await taken(bob, await made(ann))
        await taken(ann, await made(bob))
        await made(stranger)
        for maker, other in ((ann, bob), (bob, ann)):
            match = await made(maker, offered=True, audience="met")
            [own] = await named(maker, match)
            assert (own["mine"], own["audience"]) == (True, "met")
            [shown] = await named(other, match)
            assert (shown["mine"], shown["audience"]) == (False, "met")
            for elsewhere in (stranger, server.client):
                assert await named(elsewhere, match) == []
            assert (await sit(other, match, shown["link"])).status_code == 200


async def test_who_was_sent_the_link_of_such_an_offer_sits_down(server: Running) -> None:
    async with browser(server) as ann, browser(server) as friend:
        match = await made(ann, offered=True, audience="met")
        link = (await ann.get(path(match, "/offer"))).json()["offer"]["link"]
        assert (await sit(friend, match, link)).status_code == 200


async def test_who_has_but_watched_or_was_played_on_a_shared_device_is_not_met(
    server: Running,
) -> None:
    async with browser(server) as ann, browser(server) as watcher:
        seen = await made(ann)
        await post(watcher, path(seen, "/watch"), {"secret": seen["spectator"]})
        await post(
            ann,
            "/api/matches",
            {"game": "pickets", "side": "us", "entropy": entropy(), "shared": True},
        )
        match = await made(ann, offered=True, audience="met")
        assert await named(watcher, match) == []
        assert 'value="met"' not in (await ann.get("/new")).text


async def test_an_audience_may_be_changed_and_is_kept_by_nothing_else(server: Running) -> None:
    async with browser(server) as ann, browser(server) as bob:
        await taken(bob, await made(ann))
        match = await made(ann)
        for audience, sees in (("met", 0), ("anybody", 1), ("met", 0)):
            offer = await post(ann, path(match, "/offer"), {"audience": audience})
            assert offer["audience"] == audience
            assert len(await named(server.client, match)) == sees
            assert len(await named(bob, match)) == 1
        wrong = await ann.post(path(match, "/offer"), json={"audience": "friends"})
        assert refused(wrong) == (422, "bad-field")


async def test_who_was_met_is_counted_for_and_may_be_chosen(server: Running) -> None:
    async with browser(server) as ann, browser(server) as bob, browser(server) as stranger:
        await taken(bob, await made(ann))
        for here in (ann, bob):
            assert 'value="met"' in (await here.get("/new")).text
        assert 'value="met"' not in (await stranger.get("/new")).text
        known, unknown = (await bob.get("/")).text, (await stranger.get("/")).text
        await made(ann, offered=True, audience="met")
        assert (await bob.get("/")).text != known
        assert (await stranger.get("/")).text == unknown


async def test_another_device_of_who_was_met_is_shown_it_too(server: Running) -> None:
    async with browser(server) as ann, browser(server) as bob, browser(server) as phone:
        first = await made(ann)
        await taken(bob, first)
        link = await post(bob, path(first, "/devices"), {})
        await post(phone, path(first, "/device"), {"secret": secret(link["link"])})
        match = await made(ann, offered=True, audience="met")
        assert len(await named(phone, match)) == 1
