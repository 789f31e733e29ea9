"""What may be called: hosts of the public Internet, at the address that was looked at."""

import httpx2
import pytest

from app.addresses import is_public
from app.notify import calling
from app.notify.calling import Caller, NotCalled
from app.notify.payloads import Post

INNER = [
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.1",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::10.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "64:ff9b:1::a00:1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:a00:1::1",
    "fc00::1",
    "fd00::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "localhost",
]
OUTER = ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"]


@pytest.mark.parametrize("address", INNER)
def test_what_lies_within_a_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", OUTER)
def test_what_all_the_world_can_reach_is_public(address: str) -> None:
    assert is_public(address)


async def called(
    monkeypatch: pytest.MonkeyPatch, url: str, addresses: list[str]
) -> list[httpx2.Request]:
    """Call an address whose host has these addresses; return what goes to the network."""
    sent: list[httpx2.Request] = []

    async def resolved(_host: str, _port: int) -> list[str]:
        return addresses

    async def send(_self: object, request: httpx2.Request) -> httpx2.Response:
        sent.append(request)
        return httpx2.Response(204)

    monkeypatch.setattr(calling, "_resolved", resolved)
    monkeypatch.setattr(httpx2.AsyncHTTPTransport, "handle_async_request", send)
    caller = Caller()
    assert caller.accepts(url)
    try:
        assert await caller.post(Post(url, {}, b"{}")) == 204
    finally:
        await caller.close()
    return sent


async def test_the_connection_goes_to_the_address_that_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    [sent] = await called(monkeypatch, "https://vedette.example/hook?a=b", ["8.8.8.8"])
    assert str(sent.url) == "https://8.8.8.8/hook?a=b"
    assert sent.headers["host"] == "vedette.example"
    assert sent.extensions["sni_hostname"] == "vedette.example"


@pytest.mark.parametrize("addresses", [["10.0.0.1"], ["8.8.8.8", "10.0.0.1"], []])
async def test_a_name_is_called_only_if_all_its_addresses_are_public(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    with pytest.raises(NotCalled, match="not-public"):
        await called(monkeypatch, "https://vedette.example/", addresses)


@pytest.mark.parametrize(
    ("url", "is_accepted"),
    [
        ("http://ntfy.lan/topic", True),
        ("http://NTFY.lan:80/topic", True),
        ("https://ntfy.lan/topic", False),
        ("http://ntfy.lan:81/topic", False),
        ("ftp://ntfy.lan:80/topic", False),
    ],
)
def test_a_host_that_is_trusted_is_so_at_its_port(url: str, is_accepted: bool) -> None:
    caller = Caller(["ntfy.lan:80"])
    # Over TLS at its usual port it is a name like any other, and has to be public.
    assert caller.accepts(url) is (is_accepted or url.startswith("https://"))
