"""What a player does about their webhooks. They are shown to their own browser alone."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from app.clock import now
from app.matches import ids, repository
from app.matches.problems import Problem
from app.notify import payloads, webhook_store
from app.notify.calling import Caller, NotCalled
from app.notify.models import Webhook
from app.notify.payloads import Notice
from app.storage.database import Database
from app.words import i18n

MAX_WEBHOOKS = 5
"""Of one browser session."""
GONE = (404, 410)
"""What a host answers for a webhook that it does not have."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A webhook that a browser wants to leave."""

    session: bytes
    """In whose place `old_session` stood, if one did: what it has moves along."""
    old_session: bytes | None
    kind: str
    url: str
    language: str
    origin: str


class Webhooks:
    """Webhooks: left once a call of them was taken, tried again, removed."""

    def __init__(self, database: Database, caller: Caller, clock: Callable[[], int] = now) -> None:
        self._database = database
        self._caller = caller
        self._clock = clock

    async def listed(self, session: bytes) -> list[Webhook]:
        """List a browser session's webhooks."""
        return await self._database.read(lambda on: webhook_store.webhooks_of(on, session))

    async def add(self, wanted: Wanted) -> Webhook:
        """Call a webhook and keep it if it takes the call. Raises `Problem`."""
        if not self._caller.accepts(wanted.url):
            raise Problem("bad-webhook")
        time = self._clock()
        new = Webhook(
            id=ids.new_label(),
            session=wanted.session,
            kind=wanted.kind,
            url=wanted.url,
            language=wanted.language,
            secret=secrets.token_bytes(32),
            origin=wanted.origin,
            created=time,
            delivered=time,
        )
        self._check_room(await self.listed(wanted.session), new)
        await self._try(new)

        def change(on: Connection) -> None:
            repository.move_session(on, wanted.old_session, new.session)
            self._check_room(webhook_store.webhooks_of(on, new.session), new)
            webhook_store.add(on, new)

        await self._database.write(change)
        return new

    async def test(self, session: bytes, id: str) -> Webhook:
        """Call a webhook, which turns it on again if it was off. Raises `Problem`."""
        known = next((each for each in await self.listed(session) if each.id == id), None)
        if known is None:
            raise Problem("unknown-webhook")
        await self._try(known)
        time = self._clock()
        await self._database.write(lambda on: webhook_store.note_delivered(on, id, time))
        return replace(known, delivered=time, failing_since=None, off=None)

    async def remove(self, session: bytes, id: str) -> None:
        """Forget a webhook. Raises `Problem`."""
        if not await self._database.write(lambda on: webhook_store.remove(on, session, id)):
            raise Problem("unknown-webhook")

    def _check_room(self, known: list[Webhook], new: Webhook) -> None:
        if any(each.url == new.url for each in known):
            raise Problem("same-webhook")
        if len(known) >= MAX_WEBHOOKS:
            raise Problem("too-many-webhooks")

    async def _try(self, to: Webhook) -> None:
        """Make a call that says what the webhook will be told. Raises `Problem`."""
        t = i18n.catalogue(to.language).format
        notice = Notice(
            id=f"test_{ids.new_label()}",
            kind="test",
            at=self._clock(),
            title=t("webhook-test-title"),
            text=t("webhook-test-text"),
            link=f"{to.origin}/notices",
            button=t("webhook-test-button"),
        )
        try:
            status = await self._caller.post(payloads.post(to, notice))
        except NotCalled as error:
            raise Problem("webhook-unreached") from error
        if not is_taken(status):
            raise Problem("webhook-refused", detail=str(status))


def is_taken(status: int) -> bool:
    """Whether an answer says that a call was taken."""
    return 200 <= status < 300
