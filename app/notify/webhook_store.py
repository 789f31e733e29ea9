"""All SQL about webhooks. Each function runs in the caller's transaction."""

import sqlalchemy as sa
from sqlalchemy import Connection

from app.clock import DAY_SECONDS
from app.notify.models import Call, Webhook
from app.notify.queue import Queue
from app.storage.tables import tokens, webhook_calls, webhooks

CALLS = Queue(webhook_calls, Call)

PATIENCE_SECONDS = DAY_SECONDS
"""For so long a webhook may take nothing before it is turned off."""
FORGOTTEN_SECONDS = 30 * DAY_SECONDS
"""After so long one is deleted whose browser has no seat any more."""


def webhooks_of(on: Connection, session: bytes) -> list[Webhook]:
    """Read a browser session's webhooks, the oldest first."""
    mine = sa.select(*_columns()).where(webhooks.c.session == session)
    rows = on.execute(mine.order_by(webhooks.c.created, webhooks.c.id)).mappings()
    return [Webhook(**row) for row in rows]


def webhook(on: Connection, id: str) -> Webhook | None:
    """Read a webhook by its id."""
    row = on.execute(sa.select(*_columns()).where(webhooks.c.id == id)).mappings().first()
    return Webhook(**row) if row else None


def add(on: Connection, new: Webhook) -> None:
    """Keep a webhook."""
    on.execute(
        webhooks.insert(), {name: getattr(new, name) for name in Webhook.__dataclass_fields__}
    )


def remove(on: Connection, session: bytes, id: str) -> bool:
    """Forget a browser session's webhook and its calls; False when it has no such."""
    mine = sa.and_(webhooks.c.id == id, webhooks.c.session == session)
    if on.execute(webhooks.delete().where(mine)).rowcount == 0:
        return False
    on.execute(webhook_calls.delete().where(webhook_calls.c.webhook == id))
    return True


def note_delivered(on: Connection, id: str, now: int) -> None:
    """Note that a call was taken: a webhook that was turned off is on again."""
    taken = {"delivered": now, "failing_since": None, "off": None}
    on.execute(webhooks.update().where(webhooks.c.id == id).values(taken))


def note_failed(on: Connection, known: Webhook, now: int, *, is_gone: bool) -> bool:
    """Note that a call was not taken; whether the webhook is turned off for it.

    `is_gone`: its host says that there is no such webhook any more.
    """
    since = known.failing_since if known.failing_since is not None else now
    is_off = is_gone or now - since >= PATIENCE_SECONDS
    failed = {"failing_since": since, "off": now if is_off else None}
    on.execute(webhooks.update().where(webhooks.c.id == known.id).values(failed))
    if is_off:
        on.execute(webhook_calls.delete().where(webhook_calls.c.webhook == known.id))
    return is_off


def tidy(on: Connection, now: int) -> None:
    """Forget webhooks of browsers that have no seat any more."""
    seated = sa.select(tokens.c.match).where(
        tokens.c.session == webhooks.c.session, tokens.c.revoked.is_(None)
    )
    is_old = webhooks.c.created <= now - FORGOTTEN_SECONDS
    on.execute(webhooks.delete().where(is_old, ~seated.exists()))
    kept = sa.select(webhooks.c.id)
    on.execute(webhook_calls.delete().where(webhook_calls.c.webhook.not_in(kept)))


def _columns() -> list[sa.Column[object]]:
    return [webhooks.c[name] for name in Webhook.__dataclass_fields__]
