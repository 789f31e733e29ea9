"""How a program gets a seat: it spends a link's secret, and keeps the token that it is given."""

import json
import os
import secrets
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

ENTROPY_BYTES = 32
SECONDS = 30
"""How long a server may take for an answer."""
INVITATION, DEVICE = "sit", "device"


class Refused(Exception):
    """The seat can't be had; the text says why."""


class Link(msgspec.Struct, frozen=True):
    """A link to a seat: where, whether an invitation or for a further device, and its secret.

    `commitment`: what the match's creator was shown of the dice; "" where the link has none.
    """

    origin: str
    kind: str
    match: str
    secret: str
    commitment: str


class Seat(msgspec.Struct, frozen=True):
    """A seat that is ours: who holds the token acts for it."""

    origin: str
    match: str
    side: str
    token: str

    @property
    def socket(self) -> str:
        """The address at which it is played."""
        return f"ws{self.origin.removeprefix('http')}/api/matches/{self.match}/live"


def read_link(text: str) -> Link:
    """Read a link as it was sent. Raises `Refused`."""
    parts = urlsplit(text.strip())
    kind, _, match = parts.path.strip("/").partition("/")
    secret, _, commitment = parts.fragment.partition(".")
    if parts.scheme not in ("http", "https") or kind not in (INVITATION, DEVICE) or not secret:
        raise Refused(
            "that is no link to a seat: it has https://, /sit/ or /device/ and, after #, a secret"
        )
    return Link(f"{parts.scheme}://{parts.netloc}", kind, match, secret, commitment)


def sat_down(link: Link, name: str) -> Seat:
    """Spend a link and return the seat. Raises `Refused`.

    Of an invitation the match and its promised dice are asked for first, and sent back with a
    number that is drawn after they were seen.
    """
    path = f"{link.origin}/api/matches/{link.match}"
    if link.kind == DEVICE:
        body: dict[str, Any] = {"secret": link.secret}
    else:
        promise = _post(f"{path}/promise", {"secret": link.secret})
        if link.commitment not in ("", promise["commitment"]):
            raise Refused("the server promises other dice than the match's creator was shown")
        entropy = secrets.token_hex(ENTROPY_BYTES)
        body = {"invitation": link.secret, "name": name, "entropy": entropy, "promise": promise}
    given = _post(f"{path}/{link.kind}", {**body, "key": secrets.token_hex(ENTROPY_BYTES)})
    return Seat(link.origin, link.match, given["side"], given["token"])


def keep(seat: Seat, file: Path) -> None:
    """Write a seat down for the next time, for nobody else to read. Raises `OSError`."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        out.write(msgspec.json.encode(seat))


def kept(file: Path) -> Seat:
    """Read a seat that was written down. Raises `Refused`."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Seat)
    except (OSError, msgspec.DecodeError) as error:
        raise Refused(f"{file} holds no seat: {error}") from error


def _post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    headers = {"Content-Type": "application/json"}
    asked = Request(address, json.dumps(body).encode(), headers)
    try:
        with urlopen(asked, timeout=SECONDS) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except HTTPError as error:
        raise Refused(f"the server answers {error.code}: {_reason(error)}") from error
    except (URLError, TimeoutError, ValueError) as error:
        raise Refused(f"the server can't be reached: {error}") from error


def _reason(error: HTTPError) -> str:
    try:
        problem = json.load(error)
        return f"{problem['title']} ({problem['code']})"
    except (ValueError, KeyError):
        return error.reason
