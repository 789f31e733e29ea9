"""An address, and a letter that waits in the outbox."""

import hashlib
import hmac
from dataclasses import dataclass

from app.matches import ids
from app.matches.models import Seat

CONFIRM = "confirm"
"""The kind of the one letter that goes to an address which is not confirmed."""
UNSUBSCRIBE = "unsubscribe"


@dataclass(frozen=True, slots=True)
class Address:
    """Where a seat wants to be written to, in which language. `secret` makes its links."""

    match: int
    seat: Seat
    address: str
    language: str
    secret: bytes
    created: int
    confirmed: int | None = None

    def token(self, purpose: str) -> str:
        """Return the secret of a link that can do one thing with this address and nothing else."""
        return ids.as_secret(hmac.digest(self.secret, purpose.encode(), hashlib.sha256))

    def opens(self, purpose: str, token: str) -> bool:
        """Whether a link's secret is this address's for that purpose."""
        return hmac.compare_digest(self.token(purpose).encode(), token.encode())


@dataclass(frozen=True, slots=True)
class Letter:
    """A row of the outbox: who is to be told of which record."""

    match: int
    seat: Seat
    seq: int
    kind: str
    made: int
    due: int
    tries: int


@dataclass(frozen=True, slots=True)
class Call(Letter):
    """A row of the calls that wait: which webhook is to be called of which record."""

    webhook: str


@dataclass(frozen=True, slots=True)
class Webhook:
    """Where a browser's player is told of their turns by an HTTP request.

    `session`: the SHA-256 of the browser session that left it. `url` is a secret: whoever knows it
    can write there. `origin`: what the links in its notices begin with.
    """

    id: str
    session: bytes
    kind: str
    url: str
    language: str
    secret: bytes
    origin: str
    created: int
    delivered: int | None = None
    failing_since: int | None = None
    off: int | None = None
