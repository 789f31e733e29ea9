"""`python -m app serve`: one process, until it is told to stop."""

import asyncio
import gc
import logging
import resource
import signal
import socket
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Annotated, TextIO

import structlog
import typer
import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import DBAPIError

from app.addresses import is_loopback
from app.bots.strengths import seated
from app.config import Settings, from_environment
from app.data_sheets.files import NotLoaded, load_folder
from app.engine.game import AnyGame
from app.games import games
from app.live.hub import Hub
from app.storage.database import AlreadyLocked, TooNew, other_version
from app.storage.postgres import NotDurable
from app.web.http import Http
from app.web.main import create_app
from app.web.sockets import Socket

GRACE_SECONDS = 10
MIN_PING_SECONDS = 5.0
COLLECTIONS = (10_000, 10, 5)
"""Objects made beyond those let go before the youngest are looked at, and how many such looks
before one at the older, and of those before one at all."""


def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; else HOST.")] = None,
    port: Annotated[int | None, typer.Option(help="Which port; else PORT.")] = None,
) -> None:
    """Serve the games."""
    settings = from_environment()
    given = {"host": host or settings.host, "port": port or settings.port}
    run(settings.model_copy(update=given), games())


def run(settings: Settings, played: Mapping[str, AnyGame]) -> None:
    """Serve games until the process is told to stop."""
    set_up_logs()
    try:
        seated(settings.planners)
    except ValueError as error:
        sys.exit(f"PLANNERS: {error}")
    app = create_app(settings, played, _corrected(settings, played))
    try:
        app.state.site.database.prepare()
    except AlreadyLocked as error:
        sys.exit(f"Another process serves {error}.")
    except NotDurable as error:
        sys.exit(str(error))
    except TooNew as error:
        sys.exit(f"The database is of {other_version(str(error))}.")
    except (DBAPIError, OSError) as error:
        # The error's own text may hold the address with its password.
        kind = type(error).__name__
        sys.exit(f"The database can't be opened ({kind}); see DATABASE_URL.")
    raise_open_files()
    collect_seldom()
    Announced(uvicorn_config(app, settings), settings, app.state.site.hub).run()


def _corrected(settings: Settings, played: Mapping[str, AnyGame]) -> tuple[AnyGame, ...]:
    """Load the data sheets, or end the program and say what is wrong with them."""
    if not settings.data_sheets:
        return ()
    try:
        return load_folder(Path(settings.data_sheets), played)
    except NotLoaded as refused:
        sys.exit(f"DATA_SHEETS: not loaded.\n{refused}")


def raise_open_files() -> None:
    """Allow this process as many connections as the system lets it have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def collect_seldom() -> None:
    """Look for cyclic garbage seldom, and never in what has been loaded by now.

    Positions are free of cycles and go as soon as nobody holds them; to look for cycles in them
    took 6 % of the server's time, up to 60 ms at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def uvicorn_config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn serves us: our own log, proxies and limits; nothing compressed."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_level="warning",
        proxy_headers=False,
        server_header=False,
        http=Http,
        ws=Socket,
        ws_max_size=settings.body_limit,
        # Together shorter than two heartbeats: a player whose line is dead is not shown as here.
        ws_ping_interval=max(MIN_PING_SECONDS, settings.heartbeat_seconds),
        ws_ping_timeout=max(MIN_PING_SECONDS, settings.heartbeat_seconds) * 0.9,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


class Announced(uvicorn.Server):
    """A server that says where it can be reached, and when it is about to go."""

    def __init__(self, config: uvicorn.Config, settings: Settings, hub: Hub) -> None:
        super().__init__(config)
        self._settings = settings
        self._hub = hub
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then say so."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(announcement(self._settings))
            sys.stdout.flush()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; when a supervisor says so, not before a proxy has had time to go elsewhere."""
        wait = self._settings.leaving_seconds
        if sig != signal.SIGTERM or not wait or self._loop is None or self._hub.is_leaving:
            super().handle_exit(sig, frame)
            return
        self._hub.is_leaving = True
        stop = partial(super().handle_exit, sig, None)
        self._loop.call_soon_threadsafe(self._loop.call_later, wait, stop)


def announcement(settings: Settings) -> str:
    """Return where the server is, and how a friend can reach one that only this machine sees."""
    address = settings.public_url or f"http://{settings.host}:{settings.port}"
    lines = [f"Vedette is at {address}"]
    if not settings.public_url and is_loopback(settings.host):
        lines += [
            "Only this machine can reach it. For a friend in your network start it with"
            f" HOST=0.0.0.0 and give them http://{lan_address()}:{settings.port}",
            "For one elsewhere put it behind a reverse proxy with TLS, and set PUBLIC_URL and"
            " TRUSTED_PROXIES.",
        ]
    if settings.smtp_url and not settings.sends_mail:
        lines.append("It sends no mail: that needs PUBLIC_URL, for the links, and MAIL_FROM.")
    return "\n".join(lines) + "\n"


def lan_address() -> str:
    """Return this machine's address in its network. Nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "<this machine's address>"
        return str(probe.getsockname()[0])


def set_up_logs(to: TextIO = sys.stderr, *, for_good: bool = True) -> None:
    """Write one JSON line for each event, to standard error unless a proof reads along."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            # Local variables are secrets: a seed, a token, a state.
            structlog.processors.ExceptionRenderer(
                structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
            ),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(to),
        cache_logger_on_first_use=for_good,
    )
