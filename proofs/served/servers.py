"""Servers for proofs: in this process, on ports of this machine, by a clock set by hand."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate
from io import StringIO
from typing import Literal

import structlog
import uvicorn
from fastapi import FastAPI

from app import clock
from app.config import Settings
from app.engine.game import AnyGame
from app.jobs.calls import Calls
from app.jobs.mails import Mails
from app.notify.calling import Caller
from app.notify.payloads import Post
from app.web.main import create_app
from app.web.serve import set_up_logs, uvicorn_config
from app.web.site import Site
from proofs.processes import own_postgres, scratch

NEVER = 10.0**9
METRICS = "a token that the operator alone has"
BEGAN = 1_790_000_000


Store = Literal["sqlite", "postgres"]
"""Where both worlds are stored."""


@dataclass
class Hand:
    """Stands in for the module `time` behind `app.clock.now`."""

    at: int = BEGAN

    def time(self) -> float:
        """Return the time that it was set to."""
        return float(self.at)


@contextmanager
def by_hand() -> Iterator[Hand]:
    """Make the whole service read its clock from a hand, as long as the block runs."""
    hand = Hand()
    real = vars(clock)["time"]
    vars(clock)["time"] = hand
    try:
        yield hand
    finally:
        vars(clock)["time"] = real


KEEPS_LINES_SECONDS = 3600


class ClockedServer(uvicorn.Server):
    """A server that stamps its answers by our clock, and leaves the process its signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield

    async def on_tick(self, counter: int) -> bool:
        """Look whether to stop."""
        self.stamp()
        return self.should_exit

    def stamp(self) -> None:
        """Set the date of answers."""
        date = (b"date", formatdate(clock.now(), usegmt=True).encode())
        self.server_state.default_headers = [date, *self.config.encoded_headers]


@contextmanager
def read_along() -> Iterator[StringIO]:
    """Keep what the service and uvicorn log, instead of printing it, as long as the block runs."""
    before, kept = structlog.get_config(), StringIO()
    own, handler = logging.getLogger("uvicorn.error"), logging.StreamHandler(kept)
    set_up_logs(kept, for_good=False)
    own.addHandler(handler)
    try:
        yield kept
    finally:
        own.removeHandler(handler)
        structlog.configure(**before)


@dataclass
class Served:
    """A running server, the letters that it has sent, and the calls that it has made."""

    app: FastAPI
    port: int
    mails: Mails
    letters: list[EmailMessage]
    calls: Calls
    posts: list[Post]
    server: ClockedServer

    @property
    def site(self) -> Site:
        """Its parts."""
        found: Site = self.app.state.site
        return found

    async def post(self) -> list[EmailMessage]:
        """Make it send what is due, and return those letters."""
        await self.mails.look()
        sent = list(self.letters)
        self.letters.clear()
        return sent

    async def call(self) -> list[Post]:
        """Make it call the webhooks that are due, and return those calls."""
        await self.calls.look()
        made = list(self.posts)
        self.posts.clear()
        return made


class Recorded(Caller):
    """Keeps what would be sent, and takes every call."""

    def __init__(self, posts: list[Post]) -> None:
        super().__init__()
        self._posts = posts

    async def post(self, post: Post) -> int:
        """Keep a request."""
        self._posts.append(post)
        return 204


Running = tuple[Sequence[Served], Hand, StringIO]
"""Two servers, their clock, and what they log."""


def settings(database_url: str) -> Settings:
    """Set up a server that sends mail, does nothing by itself and holds nobody back."""
    return Settings(
        database_url=database_url,
        port=0,
        limits=False,
        heartbeat_seconds=NEVER,
        hello_seconds=60,
        public_url="https://proof.example",
        smtp_url="smtp://127.0.0.1:9",
        mail_from="Vedette <vedette@proof.example>",
        mail_every_seconds=NEVER,
        metrics_token=METRICS,
    )


@asynccontextmanager
async def serving(database_url: str, games: Mapping[str, AnyGame]) -> AsyncIterator[Served]:
    """Run a server until the block ends."""
    chosen = settings(database_url)
    app = create_app(chosen, games)
    config = uvicorn_config(app, chosen)
    # On a busy machine more than uvicorn's five seconds pass between two questions on one line.
    config.timeout_keep_alive = KEEPS_LINES_SECONDS
    server = ClockedServer(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        if running.done():
            await running
        await asyncio.sleep(0.005)
    site: Site = app.state.site
    letters: list[EmailMessage] = []

    async def keep(_: Settings, letter: EmailMessage) -> None:
        letters.append(letter)

    post = Mails(chosen, site.database, site.matches, site.hub, deliver=keep)
    posts: list[Post] = []
    calls = Calls(chosen, site.database, site.matches, site.hub, caller=Recorded(posts))
    port = server.servers[0].sockets[0].getsockname()[1]
    served = Served(app, port, post, letters, calls, posts, server)
    try:
        yield served
    finally:
        server.should_exit = True
        await running


@contextmanager
def two_stores(store: Store) -> Iterator[tuple[str, str]]:
    """Make two empty stores for as long as the block runs. Raises `NotStarted`."""
    with scratch() as folder:
        if store == "sqlite":
            yield f"sqlite:///{folder}/one.sqlite3", f"sqlite:///{folder}/other.sqlite3"
            return
        with own_postgres(folder) as postgres:
            postgres.execute("CREATE DATABASE other", database="postgres")
            yield postgres.url, postgres.url.replace("/vedette?", "/other?")
