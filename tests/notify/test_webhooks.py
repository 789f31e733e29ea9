"""Turn notices by webhook, against a real receiver: when it is called, once, and of what."""

import base64
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect

from app.jobs.calls import Calls
from app.jobs.telling import HELD_SECONDS
from app.notify.webhook_store import FORGOTTEN_SECONDS, PATIENCE_SECONDS
from app.storage.tables import tokens, webhook_calls, webhooks
from tests.api.browser_client import Browser
from tests.api.generic_client import entropy, received
from tests.fixtures.receiver import Received, Receiver, receiving
from tests.fixtures.serving import Running, running
from tests.notify.table import GRACE, Clock

HOUR = 3600


@dataclass
class Hooked:
    """Two browsers at a match, a receiver, and a worker that looks when told to."""

    server: Running
    receiver: Receiver
    ann: Browser
    bob: Browser
    match: str
    calls: Calls
    clock: Clock

    @property
    def path(self) -> str:
        return f"/api/matches/{self.match}"

    async def leave(self, who: Browser, path: str = "/hook", kind: str = "ntfy") -> Any:
        """Leave a webhook; what was called to try it out is taken off the receiver."""
        body = {"url": self.receiver.url(path), "kind": kind}
        answer = await who.ask("POST", "/api/webhooks", body)
        assert answer.status_code == 201, answer.text
        self.receiver.taken()
        return answer.json()

    async def listed(self, who: Browser) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await who.ask("GET", "/api/webhooks")).json()["webhooks"]
        return found

    async def act(self, who: Browser, kind: str, match: str = "") -> None:
        """Send one action of the toy game."""
        path = f"/api/matches/{match or self.match}"
        frame = (await who.ask("GET", path)).json()
        body = {"expect": frame["v"], "key": entropy()[:16], "action": {"type": kind}}
        answer = await who.ask("POST", f"{path}/act", body)
        assert answer.status_code == 200, answer.text

    async def pass_turn(self) -> None:
        """Play until it is Ann's turn again."""
        await self.act(self.ann, "done")
        await self.act(self.bob, "done")

    async def look(self, later: float = GRACE + 1) -> list[Received]:
        """Wait and run the worker; return what came in."""
        self.clock.ahead += later
        await self.calls.look()
        return self.receiver.taken()

    async def waiting(self) -> int:
        count = sa.select(sa.func.count()).select_from(webhook_calls)
        found = await self.server.site.database.read(lambda on: on.execute(count).scalar_one())
        return int(found)


def worker(server: Running, clock: Clock) -> Calls:
    """A worker beside the server's own, which sleeps."""
    site = server.site
    settings = site.settings.model_copy(update={"mail_every_seconds": 1})
    return Calls(settings, site.database, site.matches, site.hub, caller=site.caller, clock=clock)


@asynccontextmanager
async def hooked(database_url: str, **changed: Any) -> AsyncIterator[Hooked]:
    """Seat two browsers at a match of a server that may call a receiver of this machine."""
    async with receiving() as receiver:
        settings = {
            "webhook_hosts": f"127.0.0.1:{receiver.port}",
            "mail_grace_seconds": GRACE,
            "mail_every_seconds": 1000,
            **changed,
        }
        async with running(database_url, **settings) as server:
            ann, bob = Browser(server), Browser(server)
            made = await ann.make(game="long-pickets", name="Ann")
            await bob.sit(made)
            clock = Clock()
            calls = worker(server, clock)
            yield Hooked(server, receiver, ann, bob, made["match"], calls, clock)


@pytest.fixture
async def table(database_url: str) -> AsyncIterator[Hooked]:
    async with hooked(database_url) as one:
        yield one


async def test_a_turn_is_told_once_after_the_grace(table: Hooked) -> None:
    await table.leave(table.ann, "/a-topic")
    await table.pass_turn()
    assert await table.look(GRACE / 2) == []
    [told] = await table.look()
    assert (told.method, told.path) == ("POST", "/")
    body = told.json
    assert (body["topic"], body["title"]) == (
        "a-topic", "Your move: long-pickets-title against Britain",
    )  # fmt: skip
    assert body["click"] == f"{table.server.url}/m/{table.match}"
    assert await table.look(HOUR) == []
    assert await table.waiting() == 0


async def test_it_tells_of_every_match_of_the_browser_and_of_no_other(table: Hooked) -> None:
    await table.leave(table.ann)
    made = await table.bob.make(game="long-pickets", side="gb")
    await table.ann.sit(made)
    strangers = await table.bob.make(game="long-pickets", side="us")
    await Browser(table.server).sit(strangers)
    await table.act(table.ann, "done", made["match"])
    await table.act(table.bob, "done", made["match"])
    await table.act(table.bob, "done", strangers["match"])
    told = await table.look()
    assert [each.json["click"].rpartition("/")[2] for each in told] == [made["match"]]


async def test_the_other_side_is_not_told(table: Hooked) -> None:
    await table.pass_turn()
    await table.leave(table.bob)
    await table.act(table.ann, "fire")
    assert len(await table.look()) == 1
    await table.act(table.bob, "fire")
    assert await table.look() == []


async def test_who_answers_within_the_grace_is_told_nothing(table: Hooked) -> None:
    await table.leave(table.ann)
    await table.pass_turn()
    assert await table.look(GRACE / 2) == []
    await table.act(table.ann, "fire")
    assert await table.look(HOUR) == []


async def test_who_sees_the_board_is_told_when_they_have_gone(table: Hooked) -> None:
    await table.leave(table.ann)
    headers = {"Cookie": table.ann.cookie, "Origin": table.server.url}
    async with connect(f"{table.server.ws}{table.path}/live", additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        await received(socket)
        await table.pass_turn()
        assert await table.look() == []
    assert len(await table.look(HELD_SECONDS)) == 1


async def test_the_end_is_told_to_who_did_not_bring_it_about(table: Hooked) -> None:
    await table.leave(table.ann)
    await table.leave(table.bob, "/bobs")
    frame = (await table.bob.ask("GET", table.path)).json()
    resigned = {"expect": frame["v"], "key": "r"}
    assert (await table.bob.ask("POST", f"{table.path}/resign", resigned)).status_code == 200
    [told] = await table.look()
    assert told.json["topic"] == "hook"
    assert "Britain resigns." in told.json["message"]


async def test_nothing_is_lost_or_doubled_while_the_receiver_is_down(table: Hooked) -> None:
    await table.leave(table.ann)
    await table.pass_turn()
    table.receiver.status = 500
    assert len(await table.look()) == 1
    table.receiver.status = 0
    assert len(await table.look(HOUR)) == 1
    assert (await table.listed(table.ann))[0]["failing_since"] is not None
    table.receiver.status = 200
    assert len(await table.look(HOUR)) == 1
    assert await table.look(HOUR) == []
    [known] = await table.listed(table.ann)
    assert (known["failing_since"], known["off_at"]) == (None, None)


async def test_what_has_come_to_be_untrue_while_the_receiver_was_down_is_not_told(
    table: Hooked,
) -> None:
    await table.leave(table.ann)
    await table.pass_turn()
    table.receiver.status = 503
    await table.look()
    await table.act(table.ann, "fire")
    table.receiver.status = 204
    assert await table.look(HOUR) == []


async def test_a_receiver_that_takes_nothing_for_a_day_is_turned_off_and_on_by_a_test(
    table: Hooked,
) -> None:
    known = await table.leave(table.ann)
    await table.pass_turn()
    table.receiver.status = 500
    await table.look()
    await table.look(PATIENCE_SECONDS)
    [off] = await table.listed(table.ann)
    assert off["off_at"] is not None
    assert await table.waiting() == 0
    await table.act(table.ann, "fire")
    await table.act(table.bob, "fire")
    assert await table.waiting() == 0
    refused = await table.ann.ask("POST", f"/api/webhooks/{known['id']}/test")
    assert (refused.status_code, refused.json()["code"]) == (422, "webhook-refused")
    table.receiver.status = 204
    again = await table.ann.ask("POST", f"/api/webhooks/{known['id']}/test")
    assert (again.status_code, again.json()["off_at"]) == (200, None)
    table.receiver.taken()
    await table.pass_turn()
    assert len(await table.look()) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_one_that_its_host_has_no_more_is_turned_off_at_once(
    table: Hooked, status: int
) -> None:
    await table.leave(table.ann)
    await table.pass_turn()
    table.receiver.status = status
    assert len(await table.look()) == 1
    assert (await table.listed(table.ann))[0]["off_at"] is not None
    assert await table.look(HOUR) == []


async def test_several_workers_call_once(table: Hooked) -> None:
    await table.leave(table.ann)
    await table.pass_turn()
    others = [worker(table.server, table.clock) for _ in range(3)]
    table.clock.ahead += GRACE + 1
    for each in [table.calls, *others]:
        await each.look()
    assert len(table.receiver.taken()) == 1


async def test_one_address_of_two_browsers_of_a_player_is_called_once(table: Hooked) -> None:
    phone = Browser(table.server)
    await phone.take(await table.ann.link())
    await table.leave(table.ann)
    await table.leave(phone)
    await table.pass_turn()
    assert len(await table.look()) == 1


async def test_it_is_kept_only_if_it_takes_a_first_call(table: Hooked) -> None:
    body = {"url": table.receiver.url(), "kind": "signed"}
    for status, code in (
        (500, "webhook-refused"),
        (0, "webhook-unreached"),
        (302, "webhook-refused"),
    ):
        table.receiver.status = status
        refused = await table.ann.ask("POST", "/api/webhooks", body)
        assert (refused.status_code, refused.json()["code"]) == (422, code)
    assert await table.listed(table.ann) == []


async def test_a_redirect_is_not_followed(table: Hooked) -> None:
    table.receiver.status, table.receiver.location = 307, table.receiver.url("/inner")
    body = {"url": table.receiver.url(), "kind": "signed"}
    assert (await table.ann.ask("POST", "/api/webhooks", body)).status_code == 422
    assert [each.path for each in table.receiver.taken()] == ["/hook"]


@pytest.mark.parametrize(
    "url",
    [
        "http://vedette.example/",
        "https://vedette.example:8443/",
        "https://ann:secret@vedette.example/",
        "https://vedette.example/#x",
        "https://vedette.example\\@inner/",
        "https://",
        "https://[::1/",
        "ftp://vedette.example/",
        "https://vedette.example/a b",
        "https://vedette.example/\r\nX: y",
        "file:///etc/passwd",
        "",
    ],
)
async def test_what_is_no_address_of_the_public_internet_is_refused(
    table: Hooked, url: str
) -> None:
    refused = await table.ann.ask("POST", "/api/webhooks", {"url": url, "kind": "signed"})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-webhook")


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "[::1]", "localhost", "10.0.0.1", "169.254.169.254"],
)
async def test_a_host_within_is_not_called(table: Hooked, host: str) -> None:
    body = {"url": f"https://{host}/", "kind": "signed"}
    refused = await table.ann.ask("POST", "/api/webhooks", body)
    assert (refused.status_code, refused.json()["code"]) == (422, "webhook-unreached")


async def test_a_program_can_check_the_signature_by_the_key_that_is_shown_once(
    table: Hooked,
) -> None:
    left = await table.leave(table.ann, kind="signed")
    key = base64.b64decode(left["secret"].removeprefix("whsec_"))
    assert "secret" not in (await table.listed(table.ann))[0] or (
        (await table.listed(table.ann))[0]["secret"] == ""
    )
    await table.pass_turn()
    [told] = await table.look()
    id_, at = told.headers["webhook-id"], told.headers["webhook-timestamp"]
    signed = hmac.digest(key, f"{id_}.{at}.".encode() + told.body, hashlib.sha256)
    assert told.headers["webhook-signature"] == f"v1,{base64.b64encode(signed).decode()}"
    event = told.json
    assert event["type"] == "turn"
    assert (event["data"]["match"], event["data"]["side"]) == (table.match, "us")


async def test_the_address_is_shown_to_nobody_again(table: Hooked) -> None:
    left = await table.leave(table.ann, "/secret-topic")
    assert (left["host"], left["ending"]) == (f"127.0.0.1:{table.receiver.port}", "opic")
    for path in ("/api/webhooks", "/notices"):
        assert "secret-topic" not in (await table.ann.ask("GET", path)).text
    assert await table.listed(table.bob) == []


async def test_another_browser_can_neither_try_nor_remove_it(table: Hooked) -> None:
    known = await table.leave(table.ann)
    for who in (table.bob, Browser(table.server)):
        for method, path in (("POST", "/test"), ("DELETE", "")):
            answer = await who.ask(method, f"/api/webhooks/{known['id']}{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-webhook")
    assert table.receiver.taken() == []
    assert len(await table.listed(table.ann)) == 1


async def test_what_is_removed_tells_nothing_that_still_waits(table: Hooked) -> None:
    known = await table.leave(table.ann)
    await table.pass_turn()
    gone = await table.ann.ask("DELETE", f"/api/webhooks/{known['id']}")
    assert gone.status_code == 204
    assert await table.waiting() == 0
    assert await table.look() == []


async def test_a_browser_has_five_at_most_and_none_twice(table: Hooked) -> None:
    for number in range(5):
        await table.leave(table.ann, f"/{number}")
    for path, code in (("/0", "same-webhook"), ("/5", "too-many-webhooks")):
        body = {"url": table.receiver.url(path), "kind": "ntfy"}
        refused = await table.ann.ask("POST", "/api/webhooks", body)
        assert (refused.status_code, refused.json()["code"]) == (409, code)


async def test_a_browser_without_a_seat_has_none(table: Hooked) -> None:
    body = {"url": table.receiver.url(), "kind": "ntfy"}
    refused = await Browser(table.server).ask("POST", "/api/webhooks", body)
    assert (refused.status_code, refused.json()["code"]) == (401, "no-seat")
    assert table.receiver.taken() == []


async def test_a_device_that_was_revoked_is_told_nothing(table: Hooked) -> None:
    phone = Browser(table.server)
    await phone.take(await table.ann.link())
    await table.leave(phone)
    devices = (await table.ann.ask("GET", f"{table.path}/devices")).json()["devices"]
    [other] = [each for each in devices if not each["current"]]
    assert (await table.ann.ask("DELETE", f"{table.path}/devices/{other['id']}")).status_code == 204
    await table.pass_turn()
    assert await table.look() == []


async def test_a_session_that_somebody_planted_tells_its_planter_nothing(table: Hooked) -> None:
    # Mallory's cookie, with a webhook and a seat, is put into Ann's browser, which then sits down.
    mallory = Browser(table.server)
    await mallory.make(game="long-pickets")
    await table.leave(mallory, "/mallorys")
    victim = Browser(table.server)
    victim.cookie = mallory.cookie
    made = await table.bob.make(game="long-pickets", side="gb")
    await victim.sit(made)
    assert victim.cookie != mallory.cookie
    await table.act(victim, "done", made["match"])
    await table.act(table.bob, "done", made["match"])
    assert await table.look() == []


async def test_what_both_who_share_a_device_have_tells_nothing(table: Hooked) -> None:
    shared = Browser(table.server)
    made = await shared.make(game="long-pickets", shared=True, friend="Bea")
    own = await shared.make(game="long-pickets")
    assert own["match"] != made["match"]
    await table.leave(shared)
    path = f"/api/matches/{made['match']}"
    for side in ("us", "gb"):
        pin = {"side": side, "pin": "1812"}
        assert (await shared.ask("POST", f"{path}/curtain/pin", pin)).status_code == 204
        frame = (await shared.ask("GET", path)).json()
        done = {"expect": frame["v"], "key": side, "action": {"type": "done"}}
        await shared.ask("POST", f"{path}/act", done)
    opened = {"side": "us", "pin": "1812"}
    assert (await shared.ask("POST", f"{path}/curtain/open", opened)).status_code == 204
    # It is their turn, as it was not before: to anybody else that would be told.
    frame = (await shared.ask("GET", path)).json()
    assert [each["side"] for each in frame["awaiting"]] == ["us"]
    assert await table.look() == []


async def test_a_host_may_turn_them_off(database_url: str) -> None:
    async with hooked(database_url) as table:
        await table.leave(table.ann)
        await table.pass_turn()
        off = table.server.site.settings.model_copy(update={"webhooks": False})
        site = table.server.site
        idle = Calls(
            off, site.database, site.matches, site.hub, caller=site.caller, clock=table.clock
        )
        table.clock.ahead += GRACE + 1
        await idle.look()
        assert table.receiver.taken() == []
        assert await table.waiting() == 0


async def test_they_are_forgotten_when_their_browser_has_no_seat_any_more(table: Hooked) -> None:
    await table.leave(table.ann)
    await table.look(FORGOTTEN_SECONDS + HOUR)
    assert len(await table.listed(table.ann)) == 1
    database = table.server.site.database
    await database.write(lambda on: on.execute(tokens.update().values(revoked=1)))
    await table.look(FORGOTTEN_SECONDS + HOUR)
    rows = sa.select(webhooks.c.id)
    assert await database.read(lambda on: on.execute(rows).all()) == []


async def test_trying_out_is_limited(database_url: str) -> None:
    async with hooked(database_url, webhook_tries_per_hour=3, limits=True) as table:
        known = await table.leave(table.ann)
        codes = [
            (await table.ann.ask("POST", f"/api/webhooks/{known['id']}/test")).status_code
            for _ in range(3)
        ]
        assert codes == [200, 200, 429]
        assert len(table.receiver.taken()) == 2
