"""Puts one server together."""

import sys
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager

from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from app.bots.strengths import seated
from app.config import Settings, database_url
from app.engine.game import AnyGame
from app.jobs.calls import Calls
from app.jobs.machines import Machines
from app.jobs.mails import Mails
from app.jobs.plans import PlanComparisons
from app.jobs.reviews import Reviews
from app.jobs.thinkers import Thinkers
from app.live.bus import Bus
from app.live.hub import Hub
from app.matches.boards import Boards
from app.matches.service import Matches
from app.notify.calling import Caller
from app.notify.service import Notices
from app.notify.webhooks import Webhooks
from app.people.service import People
from app.pictures.studio import Studio
from app.storage.database import Database
from app.web import (
    continuing_page,
    curtain_page,
    devices_page,
    errors,
    health,
    home,
    lesson_pages,
    notice_pages,
    offers_page,
    openapi,
    pages,
    pictures,
    releases,
    rules_pages,
    story,
    webhooks_page,
)
from app.web.api import (
    all_matches,
    curtain,
    lessons,
    library,
    notices,
    offers,
    people,
    play,
    seats,
    socket,
    webhooks,
)
from app.web.limits import limits_of
from app.web.maps import Maps
from app.web.middleware import AccessLog, HeadAsGet, RateLimitAndOrigin, SeatLock
from app.web.site import Site
from app.words.i18n import catalogue

API = (
    socket,
    play,
    library,
    lessons,
    seats,
    all_matches,
    offers,
    curtain,
    people,
    notices,
    webhooks,
)
PAGES = (
    notice_pages,
    webhooks_page,
    health,
    home,
    continuing_page,
    offers_page,
    devices_page,
    pages,
    pictures,
    story,
    rules_pages,
    lesson_pages,
    curtain_page,
)


def create_app(
    settings: Settings, games: Mapping[str, AnyGame], corrected: Iterable[AnyGame] = ()
) -> FastAPI:
    """Make the application. Its database is opened when it starts and closed when it ends."""
    # Without a process to think in there is no time for them.
    planners = seated(settings.planners) if settings.machine_workers else ()
    site = assembled(settings, Boards(games, corrected, planners))
    app = FastAPI(
        title="Vedette",
        description="Two-player wargames with fog of war. See docs/protocol.md.",
        version="1",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.site = site
    for part in (*API, *PAGES):
        app.include_router(part.router)
    pages.mount_static(app)
    errors.add_handlers(app, pages.error_page)
    app.add_middleware(SeatLock, as_page=pages.error_page)
    app.add_middleware(
        RateLimitAndOrigin, limit=site.limits.requests, refusals=site.limits.refusals
    )
    app.add_middleware(AccessLog)
    app.add_middleware(HeadAsGet)
    if settings.trusted_proxies:
        trusted = [host.strip() for host in settings.trusted_proxies.split(",")]
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=trusted)
    openapi.describe(app, catalogue())
    return app


def assembled(settings: Settings, boards: Boards) -> Site:
    """Make the parts of a server."""
    url = database_url(settings.database_url)
    database = Database(url)
    matches = Matches(
        database,
        boards,
        in_memory=settings.matches_in_memory,
        idle_seconds=settings.curtain_seconds,
    )
    people = People(database, matches)
    thinkers = Thinkers(settings.machine_workers)
    caller = Caller(settings.trusted_webhook_hosts)
    return Site(
        settings=settings,
        database=database,
        matches=matches,
        people=people,
        hub=Hub(
            matches,
            people,
            Bus(url, check_seconds=settings.heartbeat_seconds),
            heartbeat_seconds=settings.heartbeat_seconds,
            most=settings.sockets_per_address if settings.limits else sys.maxsize,
        ),
        limits=limits_of(settings),
        studio=Studio(),
        maps=Maps(),
        notices=Notices(database),
        caller=caller,
        webhooks=Webhooks(database, caller),
        thinkers=thinkers,
        reviews=Reviews(database, thinkers),
        plans=PlanComparisons(thinkers),
    )


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Open the database and begin the heartbeats; at the end finish what was acknowledged."""
    site: Site = app.state.site
    await site.database.open()
    if site.settings.keep_static:
        await releases.keep_own(site.database)
    site.people.presence.start()
    site.hub.start()
    machines = Machines(site.matches, site.thinkers, pace=site.settings.machine_pace)
    mails = Mails(site.settings, site.database, site.matches, site.hub)
    calls = Calls(site.settings, site.database, site.matches, site.hub, caller=site.caller)
    mails.start()
    calls.start()
    yield
    await mails.stop()
    await calls.stop()
    await site.caller.close()
    await site.hub.stop()
    await machines.stop()
    await site.reviews.stop()
    await site.plans.stop()
    await site.people.presence.stop()
    await site.database.close()
