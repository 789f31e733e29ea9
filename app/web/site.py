"""What one server is made of, and how a request finds it."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from app.addresses import rate_limit_key
from app.config import Settings
from app.jobs.plans import PlanComparisons
from app.jobs.reviews import Reviews
from app.jobs.thinkers import Thinkers
from app.live.hub import Hub
from app.matches.service import Matches
from app.notify.calling import Caller
from app.notify.service import Notices
from app.notify.webhooks import Webhooks
from app.people.service import People
from app.pictures.studio import Studio
from app.storage.database import Database
from app.web.limits import Limits
from app.web.maps import Maps


@dataclass(frozen=True)
class Site:
    """The parts that live as long as the server."""

    settings: Settings
    database: Database
    matches: Matches
    people: People
    hub: Hub
    limits: Limits
    studio: Studio
    maps: Maps
    notices: Notices
    caller: Caller
    webhooks: Webhooks
    thinkers: Thinkers
    reviews: Reviews
    plans: PlanComparisons

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Whether a browser speaks TLS, as a trusted proxy says or PUBLIC_URL's host does."""
        public = urlsplit(self.settings.public_url)
        asked = connection.headers.get("host")
        is_public = public.scheme == "https" and public.netloc == asked
        return is_public or connection.url.scheme in ("https", "wss")

    def origin(self, connection: HTTPConnection) -> str:
        """Return what links begin with: PUBLIC_URL, else the page's origin."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        return f"{connection.url.scheme}://{connection.url.netloc}"


def site(connection: HTTPConnection) -> Site:
    """Return the server that a request came to."""
    found: Site = connection.app.state.site
    return found


def address(connection: HTTPConnection) -> str:
    """Return where a request came from, as far as trusted proxies tell."""
    return connection.client.host if connection.client else ""


def rate_limit_key_of(connection: HTTPConnection) -> str:
    """Return whom limits count a request for: its address, or its network's."""
    return rate_limit_key(address(connection))
