"""Turn notices by mail, against a real SMTP server: when one goes, once, and to whom."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect

from app.jobs.telling import HELD_SECONDS
from app.notify.queue import Queue
from app.storage.database import Unsaved
from app.storage.tables import addresses, outbox
from tests.api.generic_client import bearer, received
from tests.fixtures.post_office import PostOffice
from tests.fixtures.waiting import answers_true
from tests.notify.table import ANN, GRACE, Table, link, seated, text, worker


@pytest.fixture
async def table(database_url: str, post_office: PostOffice) -> AsyncIterator[Table]:
    async with seated(database_url, post_office) as one:
        yield one


async def test_nothing_goes_to_an_address_before_it_is_confirmed(table: Table) -> None:
    assert (await table.leave()).json() == {
        "available": True, "address": ANN, "confirmed": False,
    }  # fmt: skip
    [asked] = await table.look(0)
    assert asked["To"] == ANN
    await table.wait_for_us()
    assert await table.look() == []
    assert (await table.confirm(link(asked, "confirm"))).status_code == 204
    await table.act("us", "fire")
    await table.act("gb", "fire")
    [told] = await table.look()
    assert told["Subject"] == "Your move: long-pickets-title against Britain"
    assert await table.look() == []


async def test_a_link_to_confirm_does_nothing_but_confirm_one_address(table: Table) -> None:
    await table.leave()
    [asked] = await table.look(0)
    secret = link(asked, "confirm").partition("#")[2]
    wrong = await table.confirm(f"#{secret[:-1]}x")
    assert (wrong.status_code, wrong.json()["code"]) == (410, "link-spent")
    client, match = table.server.client, table.seats.match
    assert (await client.post(f"/unsubscribe/{match}/{secret}")).status_code == 410
    assert (await client.get(table.path, headers=bearer(secret))).status_code == 401


async def test_who_answers_within_the_grace_is_told_nothing(table: Table) -> None:
    await table.confirmed()
    await table.wait_for_us()
    assert await table.look(GRACE / 2) == []
    await table.act("us", "fire")
    assert await table.look() == []


async def test_who_has_looked_at_his_turn_and_made_a_step_is_told_nothing(table: Table) -> None:
    await table.confirmed()
    await table.wait_for_us()
    await table.act("us", "fire")
    await table.act("gb", "fire")
    await table.act("us", "post", place="mill")
    assert await table.look() == []


@asynccontextmanager
async def open_page(table: Table, **hello: Any) -> AsyncIterator[ClientConnection]:
    """Open the board of us, as a page does."""
    async with connect(f"{table.server.ws}{table.path}/live") as socket:
        said = {"type": "hello", "token": table.seats.tokens["us"], **hello}
        await socket.send(json.dumps(said))
        await received(socket)
        yield socket


async def test_who_sees_the_board_is_told_when_they_have_gone_and_not_come_back(
    table: Table,
) -> None:
    await table.confirmed()
    async with open_page(table):
        await table.wait_for_us()
        for _ in range(3):
            assert await table.look(HELD_SECONDS) == []
    assert await table.look(HELD_SECONDS / 2) == []
    assert len(await table.look(HELD_SECONDS / 2)) == 1
    assert await table.look(HELD_SECONDS) == []


async def test_who_saw_the_board_and_played_is_told_nothing(table: Table) -> None:
    await table.confirmed()
    async with open_page(table):
        await table.wait_for_us()
        assert await table.look() == []
        await table.act("us", "fire")
    assert await table.look(HELD_SECONDS) == []


async def test_a_socket_that_was_open_for_a_moment_loses_no_notice(table: Table) -> None:
    await table.confirmed()
    await table.wait_for_us()
    async with open_page(table):
        assert await table.look(GRACE - 2) == []
    assert len(await table.look(HELD_SECONDS)) == 1


async def test_a_page_that_nobody_sees_is_no_visitor(table: Table) -> None:
    await table.confirmed()
    async with open_page(table, hidden=True) as socket:
        await table.wait_for_us()
        assert len(await table.look()) == 1
        await table.act("us", "fire")
        await table.act("gb", "fire")
        await socket.send(json.dumps({"type": "ping", "hidden": False}))
        while json.loads(await socket.recv())["type"] != "heartbeat":
            pass
        assert await table.look() == []
        await socket.send(json.dumps({"type": "ping", "hidden": True}))
        while json.loads(await socket.recv())["type"] != "heartbeat":
            pass
        assert len(await table.look(HELD_SECONDS)) == 1


async def test_who_sees_the_end_is_not_written_of_it(table: Table) -> None:
    await table.confirmed()
    async with open_page(table):
        frame = await table.frame("gb")
        await table.post(f"{table.path}/resign", "gb", expect=frame["v"], key="r")
        assert await table.look() == []
    assert await table.look(HELD_SECONDS) == []


async def test_nothing_is_lost_or_doubled_while_the_mail_server_is_down(table: Table) -> None:
    await table.confirmed()
    table.office.close()
    await table.wait_for_us()
    for _ in range(4):
        assert await table.look(3600) == []
    table.office.open()
    assert len(await table.look(3600)) == 1
    assert await table.look(3600) == []


async def test_a_letter_that_came_to_be_untrue_while_it_waited_is_dropped(table: Table) -> None:
    await table.confirmed()
    table.office.close()
    await table.wait_for_us()
    assert await table.look() == []
    await table.act("us", "fire")
    table.office.open()
    assert await table.look(3600) == []


async def test_a_recipient_that_is_refused_for_good_is_not_tried_again(table: Table) -> None:
    await table.confirmed()
    await table.wait_for_us()
    table.office.answer = "451 Later"
    assert await table.look() == []
    table.office.answer = "550 No such user"
    assert await table.look(3600) == []
    table.office.answer = "250 OK"
    assert await table.look(3600) == []


async def test_who_dies_between_sending_and_striking_out_sends_the_same_letter_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.confirmed()
    await table.wait_for_us()

    def die(*_: object) -> None:
        raise Unsaved("planted")

    with monkeypatch.context() as patch:
        patch.setattr(Queue, "drop", die)
        with pytest.raises(Unsaved):
            await table.look()
    [first] = table.office.letters
    assert await table.look(0) == []
    [second] = await table.look(3600)
    assert first["Message-ID"] == second["Message-ID"]
    assert await table.look(3600) == []


async def test_several_workers_send_a_letter_once(table: Table) -> None:
    await table.confirmed()
    await table.wait_for_us()
    others = [worker(table.server, table.clock) for _ in range(3)]
    table.clock.ahead += GRACE + 1
    await asyncio.gather(*(mails.look() for mails in [table.mails, *others]))
    assert len(table.office.letters) == 1


async def test_one_click_ends_the_mail_and_forgets_the_address(table: Table) -> None:
    await table.confirmed()
    await table.wait_for_us()
    [told] = await table.look()
    address = link(told, "unsubscribe")
    assert told["List-Unsubscribe"] == f"<{address}>"
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # Mail programs look for these very bytes, on one line and not encoded (RFC 2369, RFC 8058).
    head = table.office.raw[-1].partition(b"\r\n\r\n")[0].split(b"\r\n")
    assert f"List-Unsubscribe: <{address}>".encode() in head
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in head
    client, path = table.server.client, address.removeprefix("https://vedette.example")
    assert (await client.get(path)).status_code == 200
    headers = bearer(table.seats.tokens["us"])
    left = (await client.get(f"{table.path}/notices", headers=headers)).json()
    assert left["confirmed"]
    one_click = await client.post(path, data={"List-Unsubscribe": "One-Click"})
    assert one_click.status_code == 200
    left = (await client.get(f"{table.path}/notices", headers=headers)).json()
    assert (left["address"], left["confirmed"]) == (None, False)
    await table.act("us", "fire")
    await table.act("gb", "fire")
    assert await table.look() == []
    assert (await client.post(path)).status_code == 410


async def test_the_end_is_told_to_who_did_not_bring_it_about(table: Table) -> None:
    await table.confirmed("us", ANN)
    await table.confirmed("gb", "bob@example.org")
    frame = await table.frame("gb")
    await table.post(f"{table.path}/resign", "gb", expect=frame["v"], key="r")
    [told] = await table.look()
    assert told["To"] == ANN
    assert "Britain resigns." in text(told)
    assert await table.look() == []


async def test_addresses_are_forgotten_some_days_after_the_end(table: Table) -> None:
    await table.confirmed()
    frame = await table.frame("gb")
    await table.post(f"{table.path}/resign", "gb", expect=frame["v"], key="r")
    await table.look()

    async def kept() -> int:
        rows = sa.select(addresses.c.seat)
        found = await table.server.site.database.read(lambda on: on.execute(rows).all())
        return len(found)

    await table.look(3600)
    assert await kept() == 1
    await table.look(8 * 24 * 3600)
    assert await kept() == 0


async def test_an_address_that_nobody_confirms_is_forgotten(table: Table) -> None:
    await table.leave()
    await table.look(8 * 24 * 3600)
    headers = bearer(table.seats.tokens["us"])
    left = (await table.server.client.get(f"{table.path}/notices", headers=headers)).json()
    assert left["address"] is None


async def test_who_removes_his_address_gets_nothing_that_still_waits(table: Table) -> None:
    await table.confirmed()
    await table.wait_for_us()
    headers = bearer(table.seats.tokens["us"])
    gone = await table.server.client.delete(f"{table.path}/notices", headers=headers)
    assert gone.status_code == 204
    assert await table.look() == []
    rows = sa.select(sa.func.count()).select_from(outbox)
    assert await table.server.site.database.read(lambda on: on.execute(rows).scalar()) == 0


async def test_who_waits_for_an_opponent_is_told_that_he_sits(
    database_url: str, post_office: PostOffice
) -> None:
    async with seated(database_url, post_office) as table:
        client = table.server.client
        wanted = {"game": "long-pickets", "side": "us", "entropy": "00" * 32}
        made = (await client.post("/api/matches", json=wanted)).json()
        table.seats = type(table.seats)(made["match"], {"us": made["token"]}, "")
        await table.confirmed()
        guest = {"invitation": made["invitation"], "entropy": "11" * 32, "name": "Bob"}
        assert (await client.post(f"{table.path}/sit", json=guest)).status_code == 200
        [told] = await table.look()
        assert told["Subject"] == "Your move: long-pickets-title against Bob (Britain)"


async def test_against_a_machine_each_turn_is_told_once(
    sqlite_url: str, post_office: PostOffice
) -> None:
    async with seated(sqlite_url, post_office) as table:
        client = table.server.client
        wanted = {"game": "pickets", "side": "us", "machine": "random", "entropy": "00" * 32}
        made = (await client.post("/api/matches", json=wanted)).json()
        table.seats = type(table.seats)(made["match"], {"us": made["token"]}, "")
        await table.confirmed()

        async def is_asked() -> bool:
            return bool((await table.frame("us"))["choices"])

        for kind in ("done", "fire"):
            await table.act("us", kind)
            await answers_true(is_asked)
        [told] = await table.look()
        assert "a machine" not in told["Subject"]
        assert "Chance" in told["Subject"]
