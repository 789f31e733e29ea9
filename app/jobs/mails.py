"""The outbox's worker: it sends what is due and still true, and tries again what failed.

Every process has one. A letter is taken by moving its `due` on, which one process alone can do; who
takes it and dies leaves it to be taken again. So each is sent at least once, and twice only when a
process dies between sending and striking it out.
"""

import asyncio
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import structlog
from aiosmtplib import SMTP, SMTPException, SMTPRecipientsRefused
from sqlalchemy import Connection

from app.addresses import is_loopback
from app.clock import DAY_SECONDS, now
from app.config import Settings
from app.engine.values import PUBLIC
from app.live.hub import Hub
from app.matches.models import A_TURN, ENDED, THE_END
from app.matches.problems import Problem
from app.matches.service import Matches
from app.matches.state import awaits
from app.notify import letters, repository
from app.notify.models import CONFIRM, Address, Letter
from app.storage.database import Database, Unsaved
from app.tasks import end

MAX_AT_ONCE = 50
MAX_TRIES = 30
FIRST_WAIT, LONGEST_WAIT = 30, 3600
"""Seconds until a letter that failed is tried again; doubled each time. Thirty tries take a day."""
TAKEN_SECONDS = 300
SMTP_SECONDS = 20
TIDY_EVERY = 3600
PRESENT_TICKS = 3
"""So many looks ahead of time a process puts off what its own visitors have before their eyes."""
HELD_SECONDS = 600
"""Until who saw that it was their turn and did nothing is told by mail, unless they look still."""

Deliver = Callable[[Settings, EmailMessage], Awaitable[None]]
"""Hands a letter on. Raises SMTPException or OSError."""

log = structlog.get_logger()


class Mails:
    """The worker of this process."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        matches: Matches,
        hub: Hub,
        *,
        clock: Callable[[], float] = now,
        deliver: Deliver | None = None,
    ) -> None:
        self._settings = settings
        self._database = database
        self._matches = matches
        self._hub = hub
        self._clock = clock
        self._deliver = deliver or send
        self._tidied = 0.0
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look at the outbox, if mail can be sent at all."""
        if self._settings.sends_mail:
            self._working = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop. A letter that is under way is taken up again later."""
        if self._working:
            await end(self._working)

    async def _work(self) -> None:
        while True:
            try:
                await self.look()
            except Unsaved as error:
                log.warning("outbox-unread", reason=str(error))
            except Exception:
                log.exception("outbox")
            await asyncio.sleep(self._settings.mail_every_seconds)

    async def look(self) -> None:
        """Send what is due, put off what is before its reader's eyes, and tidy up now and then."""
        now = int(self._clock())
        ahead = int(self._settings.mail_every_seconds * PRESENT_TICKS)
        ripe = now + ahead - self._settings.mail_grace_seconds
        waiting = await self._database.read(
            lambda on: repository.waiting(on, now + ahead, ripe, MAX_AT_ONCE)
        )
        for letter in waiting:
            if letter.kind != CONFIRM and self._hub.sees(letter.match, letter.seat):
                await self._hold(letter, now + HELD_SECONDS)
            elif self._is_due(letter, now) and not await self._sent(letter):
                break
        if now - self._tidied >= TIDY_EVERY:
            self._tidied = now
            keep = self._settings.mail_keep_days * DAY_SECONDS
            await self._database.write(lambda on: repository.tidy(on, now, keep))

    def _is_due(self, letter: Letter, now: int) -> bool:
        is_ripe = letter.made <= now - self._settings.mail_grace_seconds
        return letter.due <= now and (is_ripe or letter.kind == CONFIRM)

    async def _hold(self, letter: Letter, until: int) -> None:
        """Keep a letter from who sees the board: of a turn until they have played or are gone."""
        if letter.kind == THE_END:
            await self._drop(letter)
        else:
            await self._database.write(lambda on: repository.put_off(on, letter, until))

    async def _drop(self, letter: Letter) -> None:
        await self._database.write(lambda on: repository.drop(on, letter))

    async def _sent(self, letter: Letter) -> bool:
        """Take a letter, write and send it; False when the mail server can't be reached now."""
        until = int(self._clock()) + TAKEN_SECONDS
        if not await self._database.write(lambda on: repository.take(on, letter, until)):
            return True
        mail = await self._written(letter)
        if mail is None:
            await self._drop(letter)
            return True
        try:
            await self._deliver(self._settings, mail)
        except SMTPRecipientsRefused as error:
            # Not logged by its own words: they hold the address.
            if all(refused.code >= 500 for refused in error.recipients):
                log.warning("mail-refused", kind=letter.kind)
                await self._drop(letter)
            else:
                await self._put_off(letter, error)
            return True
        except (SMTPException, OSError) as error:
            await self._put_off(letter, error)
            return False
        await self._drop(letter)
        return True

    async def _put_off(self, letter: Letter, error: Exception) -> None:
        tries = letter.tries + 1
        reason = type(error).__name__
        if tries >= MAX_TRIES:
            log.error("mail-given-up", kind=letter.kind, tries=tries, reason=reason)
            await self._drop(letter)
            return
        log.warning("mail-not-sent", kind=letter.kind, tries=tries, reason=reason)
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(tries - 1, 10))
        due = int(self._clock()) + wait
        await self._database.write(lambda on: repository.put_off(on, letter, due))

    async def _written(self, letter: Letter) -> EmailMessage | None:
        """Write a letter; None when there is nothing left to tell."""

        def query(on: Connection) -> tuple[Address | None, bool]:
            to = repository.address(on, letter.match, letter.seat)
            return to, letter.kind == A_TURN and repository.is_overtaken(on, letter)

        to, is_overtaken = await self._database.read(query)
        if to is None or is_overtaken:
            return None
        try:
            loaded = await self._matches.loaded.get(letter.match)
            await self._matches.check(loaded)
        except Problem:
            return None
        state = loaded.state
        if letter.kind == CONFIRM:
            return letters.confirmation(self._settings, to, state.info.game)
        side = state.info.side(state.game, letter.seat)
        told = {A_TURN: letters.turn, THE_END: letters.ended}[letter.kind]
        is_true = awaits(state, side) if letter.kind == A_TURN else state.status == ENDED
        if not is_true or to.confirmed is None:
            return None
        frame = loaded.frame(PUBLIC)
        return told(self._settings, to, frame, state.game, side, letter.seq)


async def send(settings: Settings, mail: EmailMessage) -> None:
    """Hand a letter to the mail server. Raises SMTPException or OSError."""
    url = urlsplit(settings.smtp_url)
    host, user = url.hostname or "", unquote(url.username or "")
    is_tls = url.scheme == "smtps"
    # A password never goes out in the clear; within this machine there is nobody to read it.
    is_here = is_loopback(host) or host == "localhost"
    must_start_tls = True if user and not is_here else None
    client = SMTP(
        hostname=host,
        port=url.port,
        username=user or None,
        password=unquote(url.password) if url.password else None,
        use_tls=is_tls,
        start_tls=False if is_tls else must_start_tls,
        timeout=SMTP_SECONDS,
    )
    async with client:
        await client.send_message(mail)
