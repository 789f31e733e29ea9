"""Calls of addresses that strangers have chosen: of public hosts alone, and never led elsewhere.

A name is resolved once, all that it resolves to has to be public, and the connection goes to what
was looked at: a name that means something else a moment later gains nothing. TLS checks the name.
"""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Collection
from urllib.parse import SplitResult, urlsplit

import httpx2

from app.addresses import is_public
from app.notify.payloads import Post

MAX_LENGTH = 500
CALL_SECONDS = 6.0
RESOLVE_SECONDS = 3.0
PORTS = {"https": 443, "http": 80}
_VISIBLE = re.compile(r"[!-~]+")


class NotCalled(Exception):
    """There was no answer: the host is not public, can't be reached, or is too slow."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Caller:
    """Calls webhooks. `trusted`: hosts with ports that may be called though they are not public."""

    def __init__(self, trusted: Collection[str] = ()) -> None:
        self._trusted = frozenset(trusted)
        self._client: httpx2.AsyncClient | None = None

    def accepts(self, url: str) -> bool:
        """Whether an address is one that may be called, as far as can be told from its text."""
        if len(url) > MAX_LENGTH or not _VISIBLE.fullmatch(url):
            return False
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            return False
        if not parts.hostname or parts.username is not None or parts.password is not None:
            return False
        if "#" in url or "\\" in url:
            return False
        if host_of(parts) in self._trusted:
            return parts.scheme in PORTS
        return parts.scheme == "https" and port in (None, PORTS["https"])

    async def post(self, post: Post) -> int:
        """Send a request and return the status of its answer. Raises `NotCalled`."""
        if self._client is None:
            self._client = httpx2.AsyncClient(
                transport=_Pinned(self._trusted),
                timeout=CALL_SECONDS,
                follow_redirects=False,
                trust_env=False,
            )
        headers = {"user-agent": "Vedette", **post.headers}
        try:
            async with asyncio.timeout(CALL_SECONDS + RESOLVE_SECONDS):
                # What is answered is not read: only that it was.
                async with self._client.stream(
                    "POST", post.url, content=post.body, headers=headers
                ) as answer:
                    return answer.status_code
        except (httpx2.HTTPError, httpx2.InvalidURL, TimeoutError, OSError) as error:
            raise NotCalled(type(error).__name__) from error

    async def close(self) -> None:
        """Close the connections that are kept."""
        if self._client is not None:
            await self._client.aclose()


def host_of(parts: SplitResult) -> str:
    """Return an address's host with its port, as hosts that are trusted are written."""
    return f"{parts.hostname}:{parts.port or PORTS.get(parts.scheme, 0)}"


class _Pinned(httpx2.AsyncHTTPTransport):
    """Connects to the address that was looked at, whatever the name means by then."""

    def __init__(self, trusted: Collection[str]) -> None:
        super().__init__(trust_env=False)
        self._trusted = trusted

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send a request to a public address, or to a host that is trusted."""
        url = request.url
        port = url.port or PORTS[url.scheme]
        if f"{url.host}:{port}" not in self._trusted:
            address = await _public_address(url.host, port)
            # TLS checks the name, and the header Host stays as it was set.
            request.extensions = {**request.extensions, "sni_hostname": url.host}
            request.url = url.copy_with(host=address)
        return await super().handle_async_request(request)


async def _public_address(host: str, port: int) -> str:
    """Resolve a name to an address, all of whose addresses are public. Raises `NotCalled`."""
    try:
        async with asyncio.timeout(RESOLVE_SECONDS):
            addresses = await _resolved(host, port)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise NotCalled("unknown-host") from error
    if not addresses or not all(is_public(address) for address in addresses):
        raise NotCalled("not-public")
    return addresses[0]


async def _resolved(host: str, port: int) -> list[str]:
    """Return all addresses of a host, which may be an address itself. Raises `OSError`."""
    try:
        return [str(ipaddress.ip_address(host))]
    except ValueError:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [str(each[4][0]) for each in found]
