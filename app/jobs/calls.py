"""The worker that calls webhooks."""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import structlog

from app.engine.values import PUBLIC
from app.jobs.telling import Telling
from app.matches.loaded import LoadedMatch
from app.matches.models import A_TURN
from app.notify import payloads, webhook_store, wording
from app.notify.calling import Caller, NotCalled
from app.notify.models import Call, Webhook
from app.notify.payloads import Notice
from app.notify.webhook_store import CALLS
from app.notify.webhooks import GONE, is_taken
from app.words import i18n

MAX_CALLS = 10
"""Calls under way at once: one slow host is not to hold up the others."""

log = structlog.get_logger()


class Calls(Telling[Call]):
    """The worker of this process that calls webhooks."""

    channel = "webhook"
    queue = CALLS

    def __init__(self, *parts: Any, caller: Caller, **options: Any) -> None:
        super().__init__(*parts, **options)
        self._caller = caller

    async def send_all(self, due: Sequence[Call]) -> None:
        """Make calls, some at a time, but of one webhook one after the other."""
        by_webhook: dict[str, list[Call]] = {}
        for call in due:
            by_webhook.setdefault(call.webhook, []).append(call)
        room = asyncio.Semaphore(MAX_CALLS)

        async def one_by_one(calls: Sequence[Call]) -> None:
            async with room:
                for call in calls:
                    if not await self._called(call):
                        break

        async with asyncio.TaskGroup() as group:
            for calls in by_webhook.values():
                group.create_task(one_by_one(calls))

    async def tidy(self, now: int) -> None:
        """Forget webhooks of browsers that have no seat any more."""
        await self._database.write(lambda on: webhook_store.tidy(on, now))

    async def _called(self, call: Call) -> bool:
        """Take a call and make it; False when the webhook takes none now."""
        if not await self.taken(call):
            return True
        to = await self._database.read(lambda on: webhook_store.webhook(on, call.webhook))
        notice = await self._notice(call, to) if to and self._settings.webhooks else None
        if to is None or notice is None:
            await self.drop(call)
            return True
        try:
            status = await self._caller.post(payloads.post(to, notice))
        except NotCalled as error:
            return await self._failed(call, to, error.reason)
        if not is_taken(status):
            return await self._failed(call, to, f"status {status}", is_gone=status in GONE)
        now = int(self._clock())
        await self._database.write(lambda on: webhook_store.note_delivered(on, to.id, now))
        await self.drop(call)
        return True

    async def _failed(self, call: Call, to: Webhook, reason: str, *, is_gone: bool = False) -> bool:
        """Try a call again later, or turn off a webhook that has taken nothing for too long."""
        now = int(self._clock())
        is_off = await self._database.write(
            lambda on: webhook_store.note_failed(on, to, now, is_gone=is_gone)
        )
        if is_off:
            log.warning("webhook-turned-off", reason=reason)
        else:
            await self.put_off(call, reason)
        return False

    async def _notice(self, call: Call, to: Webhook) -> Notice | None:
        """Word what is told; None when there is nothing left to tell."""
        loaded = await self.still_true(call)
        return notice_of(call, to, loaded, int(self._clock())) if loaded else None


def notice_of(call: Call, to: Webhook, loaded: LoadedMatch, at: int) -> Notice:
    """Word a call's notice from the frame that spectators get."""
    state, catalogue = loaded.state, i18n.catalogue(to.language)
    side = state.info.side(state.game, call.seat)
    is_turn = call.kind == A_TURN
    word = wording.of_turn if is_turn else wording.of_end
    told = word(catalogue, wording.read(loaded.frame(PUBLIC)), state.game, side)
    return Notice(
        id=_id(call, to),
        kind=call.kind,
        at=at,
        title=told.subject,
        # The first line says what the title says.
        text="\n".join((*told.lines[1:], *(f"- {line}" for line in told.happened)))
        or told.lines[0],
        link=f"{to.origin}/m/{state.info.id}",
        button=catalogue.format("mail-turn-button" if is_turn else "mail-end-button"),
        match=state.info.id,
        game=state.info.game,
        side=side,
    )


def _id(call: Call, to: Webhook) -> str:
    """Number a notice by what it tells, so that one sent twice can be known for the same."""
    told = f"{call.match} {int(call.seat)} {call.seq}".encode()
    return f"msg_{sha256(to.secret + told).hexdigest()[:32]}"
