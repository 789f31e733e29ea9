"""The worker of turn mail."""

from collections.abc import Awaitable, Callable, Sequence
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit

import structlog
from aiosmtplib import SMTP, SMTPException, SMTPRecipientsRefused

from app.addresses import is_loopback
from app.clock import DAY_SECONDS
from app.config import Settings
from app.engine.values import PUBLIC
from app.jobs.telling import Telling
from app.matches.models import A_TURN, THE_END
from app.notify import letters, repository
from app.notify.models import CONFIRM, Letter
from app.notify.queue import LETTERS

SMTP_SECONDS = 20

Deliver = Callable[[Settings, EmailMessage], Awaitable[None]]
"""Hands a letter on. Raises SMTPException or OSError."""

log = structlog.get_logger()


class Mails(Telling[Letter]):
    """The worker of this process that sends letters."""

    channel = "mail"
    queue = LETTERS

    def __init__(self, *parts: Any, deliver: Deliver | None = None, **options: Any) -> None:
        super().__init__(*parts, **options)
        self._deliver = deliver or send

    def start(self) -> None:
        """Begin to look at the outbox, if mail can be sent at all."""
        if self._settings.sends_mail:
            super().start()

    async def send_all(self, due: Sequence[Letter]) -> None:
        """Send letters one after the other, as long as the mail server can be reached."""
        for letter in due:
            if not await self._sent(letter):
                break

    async def tidy(self, now: int) -> None:
        """Forget addresses some time after the end, and those never confirmed."""
        keep = self._settings.mail_keep_days * DAY_SECONDS
        await self._database.write(lambda on: repository.tidy(on, now, keep))

    async def _sent(self, letter: Letter) -> bool:
        """Take a letter, write and send it; False when the mail server can't be reached now."""
        if not await self.taken(letter):
            return True
        mail = await self._written(letter)
        if mail is None:
            await self.drop(letter)
            return True
        try:
            await self._deliver(self._settings, mail)
        except SMTPRecipientsRefused as error:
            # Not logged by its own words: they hold the address.
            if all(refused.code >= 500 for refused in error.recipients):
                log.warning("mail-refused", kind=letter.kind)
                await self.drop(letter)
            else:
                await self.put_off(letter, type(error).__name__)
            return True
        except (SMTPException, OSError) as error:
            await self.put_off(letter, type(error).__name__)
            return False
        await self.drop(letter)
        return True

    async def _written(self, letter: Letter) -> EmailMessage | None:
        """Write a letter; None when there is nothing left to tell."""
        to = await self._database.read(lambda on: repository.address(on, letter.match, letter.seat))
        loaded = await self.still_true(letter) if to else None
        if to is None or loaded is None:
            return None
        state = loaded.state
        if letter.kind == CONFIRM:
            return letters.confirmation(self._settings, to, state.info.game)
        if to.confirmed is None:
            return None
        side = state.info.side(state.game, letter.seat)
        told = {A_TURN: letters.turn, THE_END: letters.ended}[letter.kind]
        return told(self._settings, to, loaded.frame(PUBLIC), state.game, side, letter.seq)


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
