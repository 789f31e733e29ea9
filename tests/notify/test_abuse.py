"""Whoever would use the form to trouble others: limits, and what is shown to whom."""

import pytest

from tests.api.generic_client import bearer, begin
from tests.fixtures.post_office import PostOffice
from tests.fixtures.serving import Running
from tests.notify.table import ANN, link, seated


async def test_one_address_is_asked_five_times_a_day_at_most(
    database_url: str, post_office: PostOffice
) -> None:
    async with seated(database_url, post_office) as table:
        asked = []
        for number in range(7):
            # Another match, another spelling: it is the same address.
            table.seats = await begin(table.server.client, "pickets", "us")
            left = await table.leave(address=ANN.upper() if number % 2 else ANN)
            asked.append(left.status_code)
            await table.server.client.delete(
                f"{table.path}/notices", headers=bearer(table.seats.tokens["us"])
            )
        assert asked == [200] * 5 + [429] * 2
        assert (await table.leave(address="other@example.org")).status_code == 200
        table.clock.ahead += 25 * 3600
        await table.mails.look()
        assert (await table.leave()).status_code == 200


async def test_one_network_address_leaves_a_few_addresses_an_hour(
    sqlite_url: str, post_office: PostOffice
) -> None:
    async with seated(sqlite_url, post_office, limits=True, mail_asks_per_hour=3) as table:
        left = [(await table.leave(address=f"ann{n}@example.org")).status_code for n in range(5)]
        assert left == [200, 200, 200, 429, 429]


async def test_an_address_is_shown_to_its_own_seat_alone(
    sqlite_url: str, post_office: PostOffice
) -> None:
    async with seated(sqlite_url, post_office) as table:
        await table.confirmed()
        client = table.server.client
        for token in (table.seats.tokens["gb"], table.seats.spectator):
            for path in ("", "/notices", "/export", "/log", "/devices"):
                answer = await client.get(f"{table.path}{path}", headers=bearer(token))
                assert ANN not in answer.text
        spectator = bearer(table.seats.spectator)
        assert (await client.get(f"{table.path}/notices", headers=spectator)).status_code == 403


async def test_a_letters_links_are_the_servers_own_whatever_host_was_asked(
    sqlite_url: str, post_office: PostOffice
) -> None:
    async with seated(sqlite_url, post_office) as table:
        evil = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}
        assert (await table.leave(**evil)).status_code == 200
        [asked] = await table.look()
        opened = link(asked, "confirm")
        assert (await table.confirm(opened)).status_code == 204
        await table.wait_for_us()
        [told] = await table.look()
        for letter in (asked, told):
            assert "evil" not in letter.as_string()


async def test_a_server_that_does_not_know_its_own_address_sends_no_mail(
    sqlite_url: str, post_office: PostOffice
) -> None:
    async with seated(sqlite_url, post_office, public_url="") as table:
        left = await table.leave(Host="evil.example")
        assert (left.status_code, left.json()["code"]) == (409, "no-mail")


async def test_a_server_without_mail_offers_none(sqlite_server: Running) -> None:
    seats = await begin(sqlite_server.client, "pickets", "us")
    path, headers = f"/api/matches/{seats.match}/notices", bearer(seats.tokens["us"])
    shown = (await sqlite_server.client.get(path, headers=headers)).json()
    assert shown == {"available": False, "address": None, "confirmed": False}
    left = await sqlite_server.client.put(path, json={"address": ANN}, headers=headers)
    assert (left.status_code, left.json()["code"]) == (409, "no-mail")


@pytest.mark.parametrize("language", ["", "xx", "../en"])
async def test_an_unknown_language_is_refused(
    sqlite_url: str, post_office: PostOffice, language: str
) -> None:
    async with seated(sqlite_url, post_office) as table:
        answer = await table.leave(language=language)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-field")
