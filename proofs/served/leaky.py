"""What functions of the service become when a leak is seeded in them."""

import gzip
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import structlog
from starlette.datastructures import MutableHeaders
from starlette.requests import Request

from app.engine import codec
from app.engine.memory import Sighting, TurnedUp
from app.engine.values import EVERYONE, Message, Refusal, Viewer
from app.live.connection import Latest
from app.live.protocol import Heartbeat
from app.matches import ids, repository, snapshot
from app.matches.beliefs import Belief
from app.matches.loaded import LoadedMatch
from app.matches.models import A_TURN, PLAYERS, MatchInfo, Seat
from app.matches.packing import SentFrame
from app.matches.problems import Problem
from app.matches.reading import Lines, Reading
from app.matches.recollection import Memory
from app.matches.service import Matches
from app.matches.state import Advance, MatchState
from app.web.middleware import AccessLog
from app.web.site import site

Function = Callable[..., Any]

log = structlog.get_logger()


def log_with_records(real: Function) -> Function:
    async def leaky(
        self: Reading, loaded: LoadedMatch, viewer: str, before: Any, most: int
    ) -> Lines:
        told: Lines = await real(self, loaded, viewer, before, most)
        match = loaded.state.info.match
        rows = await vars(self)["_database"].read(lambda on: repository.records_after(on, match, 0))
        raw = tuple(msgspec.Raw(codec.stored(row.payload)) for row in rows)
        return Lines((*told.lines, *raw), told.first)

    return leaky


def spectators_sit(real: Function) -> Function:
    def leaky(info: MatchInfo, game: Any) -> dict[Seat, Viewer]:
        viewers: dict[Seat, Viewer] = real(info, game)
        return {s: viewers[s if s in PLAYERS else Seat.CREATOR] for s in viewers}

    return leaky


def with_seq(real: Function) -> Function:
    """Return how many records there are, steps of drafts among them, beside what is told."""

    def leaky(told: Any) -> dict[str, Any]:
        return {**real(told), "seq": (told.state if isinstance(told, LoadedMatch) else told).seq}

    return leaky


def preview_by_seq(real: Function) -> Function:
    def leaky(state: MatchState) -> Any:
        return replace(real(state), version=state.seq)

    return leaky


def picture_of_the_truth(real: Function) -> Function:
    def leaky(state: MatchState) -> Any:
        picture = state.game.picture(state.game.view(state.match.state, EVERYONE))
        return replace(real(state), picture=picture, version=state.seq)

    return leaky


def tag_by_seq(real: Function) -> Function:
    def leaky(request: Request, kind: str, picture: bytes, seconds: int | None) -> Any:
        response = real(request, kind, picture, seconds)
        match = ids.read(request.path_params.get("id", ""))
        loaded = site(request).matches.loaded.known(match) if match is not None else None
        if loaded:
            response.headers["ETag"] = f'"{loaded.state.seq}"'
        return response

    return leaky


def listed_by_seq(real: Function) -> Function:
    async def leaky(self: Matches, session: bytes) -> Any:
        found = await real(self, session)
        return sorted(found, key=lambda entry: -entry[0].loaded.state.seq)

    return leaky


def listed_with_seq(real: Function) -> Function:
    def leaky(access: Any, *more: Any) -> Any:
        return msgspec.structs.replace(real(access, *more), created=access.loaded.state.seq)

    return leaky


def why_with_seq(_real: Function) -> Function:
    def leaky(_self: Matches, access: Any, _selection: str, _target: str) -> Refusal:
        return Refusal(str(access.loaded.state.seq), Message("refusal-not-asked"))

    return leaky


def foresee_with_seq(_real: Function) -> Function:
    def leaky(_self: Matches, access: Any, _selection: str) -> Message:
        return Message(str(access.loaded.state.seq))

    return leaky


def memory_with_seq(_real: Function) -> Function:
    async def leaky(_self: Reading, loaded: LoadedMatch, _viewer: Viewer) -> Memory:
        piece = TurnedUp("", "", "", "", 0, 0, 0)
        return Memory((Sighting(piece, Message("refusal-not-asked"), loaded.state.seq, ()),))

    return leaky


def belief_with_seq(_real: Function) -> Function:
    async def leaky(_self: Reading, loaded: LoadedMatch) -> Belief:
        return Belief(loaded.state.seq, ())

    return leaky


def heartbeat_by_seq(real: Function) -> Function:
    async def leaky(self: Any, message: Any) -> None:
        told = Heartbeat(self.loaded.state.seq, "") if message is Latest.HEARTBEAT else message
        await real(self, told)

    return leaky


def told_to_all(real: Function) -> Function:
    return lambda self, state, _visible_to=None, **more: real(self, state, None, **more)


def visible_to_all(_real: Function) -> Function:
    return lambda before, after: None


def frame_in_steps_of_size(real: Function) -> Function:
    def leaky(self: LoadedMatch, viewer: str) -> bytes:
        return bytes(real(self, viewer)) + b" " * (len(snapshot.written(self.state)) % 97)

    return leaky


def packed_in_steps_of_size(real: Function) -> Function:
    def leaky(self: LoadedMatch, viewer: str, known: SentFrame) -> tuple[bytes, SentFrame]:
        body, sent = real(self, viewer, known)
        return body + bytes(len(snapshot.written(self.state)) % 97), sent

    return leaky


def claim_by_seq(real: Function) -> Function:
    def leaky(state: MatchState, viewer: Viewer) -> Any:
        return msgspec.structs.replace(real(state, viewer), claimable_at=state.seq)

    return leaky


def error_with_seq(real: Function) -> Function:
    def leaky(self: Matches, access: Any, *about: Any, **how: Any) -> Any:
        try:
            return real(self, access, *about, **how)
        except Problem as problem:
            raise Problem(problem.code, detail=f"at {access.loaded.state.seq}") from None

    return leaky


def compressed(real: Function) -> Function:
    def leaky(content: bytes, status: int = 200) -> Any:
        response = real(gzip.compress(content, mtime=0), status)
        response.headers["Content-Encoding"] = "gzip"
        return response

    return leaky


def everybody_operates(_real: Function) -> Function:
    return lambda request, settings: True


def numbered_answers(real: Function) -> Function:
    counts: Counter[int] = Counter()

    async def leaky(self: AccessLog, scope: Any, receive: Any, send: Any) -> None:
        counts[id(self)] += 1
        number = str(counts[id(self)])

        async def send_numbered(message: Any) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["X-Request-Id"] = number
            await send(message)

        await real(self, scope, receive, send_numbered)

    return leaky


def commands_logged(real: Function) -> Function:
    async def leaky(request: Request, access: Any, command: Any) -> Any:
        log.info("command", action=bytes(getattr(command, "action", b"")).decode())
        return await real(request, access, command)

    return leaky


def headers_logged(real: Function) -> Function:
    def leaky(scope: Any, status: int, seconds: float) -> None:
        log.info("asked", headers=str(scope["headers"]))
        real(scope, status, seconds)

    return leaky


def seen_by_steps(real: Function) -> Function:
    async def leaky(self: Matches, access: Any, command: Any) -> Any:
        version = await real(self, access, command)
        self.committed(access.caller)
        return version

    return leaky


def letter_with_seq(real: Function) -> Function:
    def leaky(settings: Any, to: Any, frame: bytes, game: Any, side: str, seq: int) -> Any:
        letter = real(settings, to, frame, game, side, seq)
        letter["X-Record"] = str(seq)
        return letter

    return leaky


def call_with_seq(real: Function) -> Function:
    def leaky(call: Any, to: Any, loaded: Any, at: int) -> Any:
        notice = real(call, to, loaded, at)
        return replace(notice, text=f"{notice.text} {call.seq}")

    return leaky


def mail_for_steps(real: Function) -> Function:
    def leaky(*args: Any, **more: Any) -> Advance:
        made: Advance = real(*args, **more)
        if made.entry.salt:
            return made
        everybody = tuple((int(seat), A_TURN) for seat in PLAYERS)
        return replace(made, entry=replace(made.entry, notices=everybody))

    return leaky


def everybody_reads(_real: Function) -> Function:
    return lambda loaded, seat, chat_room: True


def of_the_other_seat(real: Function) -> Function:
    def leaky(on: Any, match: int, seat: Seat) -> Any:
        return real(on, match, Seat(1 - seat) if seat in PLAYERS else seat)

    return leaky


def key_of_any_seat(real: Function) -> Function:
    def leaky(on: Any, match: int, _seat: Seat, key: bytes) -> Any:
        found = [real(on, match, seat, key) for seat in PLAYERS]
        return next((answer for answer in found if answer is not None), None)

    return leaky


def any_draft_undone(real: Function) -> Function:
    def leaky(match: Any, side: str, step: int | None = None) -> Any:
        draft = match.drafts.get(side)
        if draft is None or not draft.steps:
            side = next((s for s, d in match.drafts.items() if d.steps), side)
        return real(match, side, step)

    return leaky


def walked_back(_real: Function) -> Function:
    async def leaky(
        self: Reading, match: int, viewer: str, first: int, last: int
    ) -> dict[int, msgspec.Raw]:
        database, seq = vars(self)["_database"], 2**31 - 1
        lines: dict[int, msgspec.Raw] = {}
        while first <= last and first < min(lines, default=last + 1):
            before = seq
            seq, body = await database.read(
                lambda on, seq=before: repository.snapshot_before(on, match, seq - 1)
            )
            log = snapshot.read(body).logs[viewer]
            lines |= dict(enumerate(log.latest, log.count - len(log.latest) + 1))
        return lines

    return leaky
