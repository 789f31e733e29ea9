"""Which host a request is for, and where players reach the server: links begin with it."""

import pytest
from pydantic import ValidationError

from app.config import Settings
from proofs.raw import raw
from tests.fixtures.serving import Running


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://play.example", "https://play.example"),
        ("https://play.example/", "https://play.example"),
        ("http://192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("https://[2001:db8::1]:8443/", "https://[2001:db8::1]:8443"),
        ("http://my_box.local", "http://my_box.local"),
    ],
)
def test_a_public_address_is_an_origin(given: str, kept: str) -> None:
    assert Settings(public_url=given).public_url == kept


@pytest.mark.parametrize(
    "given",
    [
        "https://play.example/games",
        "https://play.example//",
        "https://play.example?x=1",
        "https://play.example#here",
        "https://play example",
        " https://play.example",
        "https://play.example ",
        "https://",
        "http://[",
        "http://[1::2::3]",
        "https://play.example:99999",
        "https://play.example:port",
        "https://ann@play.example",
        "https://play.example\n",
        "HTTPS//play.example",
        "ftp://play.example",
    ],
)
def test_what_would_make_links_that_lead_nowhere_is_refused(given: str) -> None:
    with pytest.raises(ValidationError, match=r"https://play\.example"):
        Settings(public_url=given)


HOST = b"Host: 127.0.0.1\r\n"


@pytest.mark.parametrize(
    ("version", "hosts", "status"),
    [
        (b"1.1", HOST, b"200"),
        (b"1.0", b"", b"200"),
        (b"1.1", b"", b"400"),
        (b"1.1", HOST + HOST, b"400"),
        (b"1.1", HOST + b"Host: vedette.example\r\n", b"400"),
        (b"1.1", b"Host: \r\n", b"400"),
        (b"1.1", b"Host: vedette.example/path\r\n", b"400"),
        (b"1.1", b"Host: vedette example\r\n", b"400"),
    ],
)
async def test_a_request_says_once_whom_it_is_for(
    sqlite_server: Running, version: bytes, hosts: bytes, status: bytes
) -> None:
    port = int(sqlite_server.url.rpartition(":")[2])
    async with raw(port) as line:
        await line.send(b"GET /healthz HTTP/" + version + b"\r\n" + hosts + b"\r\n")
        answer = await line.until(b"\r\n\r\n")
    assert answer.split()[1] == status


@pytest.mark.parametrize(
    ("host", "count"), [("127.0.0.1", 1), ("localhost:80", 1), ("vedette.test", 0)]
)
async def test_what_browsers_take_from_secure_pages_alone_is_told_to_those(
    sqlite_server: Running, host: str, count: int
) -> None:
    answer = await sqlite_server.client.get("/", headers={"Host": host})
    assert ("cross-origin-opener-policy" in answer.headers) == count
