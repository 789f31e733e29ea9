"""Whom limits count a request for."""

import httpx
import pytest

from app.addresses import rate_limit_key
from tests.fixtures.serving import running


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
        ("fe80::1%eth0", "fe80::2%eth0"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("64:ff9b::192.0.2.1", "192.0.2.1"),
        ("2002:c000:201:1::1", "2002:c000:201:2::1"),
        ("2001:0:1::3fff:fdfe", "192.0.2.1"),
    ],
)
def test_one_household(one: str, other: str) -> None:
    assert rate_limit_key(one) == rate_limit_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1"),
        ("192.0.2.1", "192.0.2.2"),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2"),
        ("64:ff9b::192.0.2.1", "64:ff9b::192.0.2.2"),
        ("2001:0:1::3fff:fdfe", "2001:0:1::3fff:fdfd"),
        ("", "testclient"),
    ],
)
def test_two_households(one: str, other: str) -> None:
    assert rate_limit_key(one) != rate_limit_key(other)


async def test_who_asks_from_many_addresses_of_his_network_is_held_back(sqlite_url: str) -> None:
    changed = {"limits": True, "requests_per_second": 1, "trusted_proxies": "127.0.0.1"}
    async with running(sqlite_url, **changed) as server:

        async def asks(host: str) -> httpx.Response:
            return await server.client.get("/healthz", headers={"X-Forwarded-For": host})

        answers = [await asks(f"2001:db8:1:2::{n}") for n in range(1, 10)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert (await asks("2001:db8:1:3::1")).status_code == 200
