"""Leaks planted in the running service, each in the function where one of its kind would live."""

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
from app.engine import match as engine
from app.engine.game import EVERYONE, Message, Refusal
from app.engine.leaks import Plant
from app.live import connection
from app.live.connection import Latest
from app.matches import frame as projection
from app.matches import ids, repository, rooms, service, snapshot
from app.matches.models import A_TURN, PLAYERS, Seat, Sheet
from app.matches.problems import Problem
from app.matches.reading import Lines, Reading
from app.matches.rooms import Room
from app.matches.service import Matches
from app.matches.table import Advance, Table
from app.notify import letters
from app.notify import repository as notices
from app.people import chat
from app.people import repository as people
from app.web import body, health, middleware, openly, pages, pictures, previews
from app.web.api import library, play
from app.web.middleware import Observed
from app.web.site import site

Function = Callable[..., Any]

log = structlog.get_logger()


def _log_with_records(real: Function) -> Function:
    async def leaky(self: Reading, room: Room, viewer: str, before: Any, most: int) -> Lines:
        told: Lines = await real(self, room, viewer, before, most)
        match = room.table.sheet.match
        rows = await vars(self)["_database"].read(lambda on: repository.records_after(on, match, 0))
        raw = tuple(msgspec.Raw(codec.stored(row.payload)) for row in rows)
        return Lines((*told.lines, *raw), told.first)

    return leaky


def _spectators_sit(real: Function) -> Function:
    def leaky(self: Sheet, game: Any, seat: Seat) -> Any:
        return real(self, game, seat if seat in PLAYERS else Seat.CREATOR)

    return leaky


def _with_seq(real: Function) -> Function:
    """Tell how many records there are, steps of drafts among them, beside what is told."""

    def leaky(told: Any) -> dict[str, Any]:
        return {**real(told), "seq": (told.table if isinstance(told, Room) else told).seq}

    return leaky


def _preview_by_seq(real: Function) -> Function:
    def leaky(table: Table) -> Any:
        return replace(real(table), version=table.seq)

    return leaky


def _picture_of_the_truth(real: Function) -> Function:
    def leaky(table: Table) -> Any:
        picture = table.game.picture(table.game.view(table.match.state, EVERYONE))
        return replace(real(table), picture=picture, version=table.seq)

    return leaky


def _tag_by_seq(real: Function) -> Function:
    def leaky(request: Request, kind: str, picture: bytes, seconds: int | None) -> Any:
        response = real(request, kind, picture, seconds)
        match = ids.read(request.path_params.get("id", ""))
        room = site(request).matches.rooms.known(match) if match is not None else None
        if room:
            response.headers["ETag"] = f'"{room.table.seq}"'
        return response

    return leaky


def _listed_by_seq(real: Function) -> Function:
    async def leaky(self: Matches, session: bytes) -> Any:
        found = await real(self, session)
        return sorted(found, key=lambda entry: -entry[0].room.table.seq)

    return leaky


def _listed_with_seq(real: Function) -> Function:
    def leaky(seen: Any, *more: Any) -> Any:
        return msgspec.structs.replace(real(seen, *more), created=seen.room.table.seq)

    return leaky


def _why_with_seq(_real: Function) -> Function:
    def leaky(_self: Matches, seen: Any, _selection: str, _target: str) -> Refusal:
        return Refusal(str(seen.room.table.seq), Message("refusal-not-asked"))

    return leaky


def _heartbeat_by_seq(real: Function) -> Function:
    def leaky(self: Any, message: Any) -> str:
        if message is Latest.HEARTBEAT:
            return f'{{"type":"heartbeat","v":{self.room.table.seq}}}'
        return str(real(self, message))

    return leaky


def _told_to_all(real: Function) -> Function:
    return lambda self, table, _noticed=None, **more: real(self, table, None, **more)


def _noticed_by_all(_real: Function) -> Function:
    return lambda before, after: None


def _frame_in_steps_of_size(real: Function) -> Function:
    def leaky(self: Room, viewer: str) -> bytes:
        return bytes(real(self, viewer)) + b" " * (len(snapshot.written(self.table)) % 97)

    return leaky


def _claim_by_seq(real: Function) -> Function:
    def leaky(table: Table) -> Any:
        return msgspec.structs.replace(real(table), claimable_at=table.seq)

    return leaky


def _error_with_seq(real: Function) -> Function:
    def leaky(self: Matches, seen: Any, command: Any, key: bytes) -> Any:
        try:
            return real(self, seen, command, key)
        except Problem as problem:
            raise Problem(problem.code, detail=f"at {seen.room.table.seq}") from None

    return leaky


def _compressed(real: Function) -> Function:
    def leaky(content: bytes, status: int = 200) -> Any:
        response = real(gzip.compress(content, mtime=0), status)
        response.headers["Content-Encoding"] = "gzip"
        return response

    return leaky


def _everybody_operates(_real: Function) -> Function:
    return lambda request, settings: True


def _numbered_answers(real: Function) -> Function:
    counts: Counter[int] = Counter()

    async def leaky(self: Observed, scope: Any, receive: Any, send: Any) -> None:
        counts[id(self)] += 1
        number = str(counts[id(self)])

        async def send_numbered(message: Any) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["X-Request-Id"] = number
            await send(message)

        await real(self, scope, receive, send_numbered)

    return leaky


def _commands_logged(real: Function) -> Function:
    async def leaky(request: Request, seen: Any, command: Any) -> Any:
        log.info("command", action=bytes(getattr(command, "action", b"")).decode())
        return await real(request, seen, command)

    return leaky


def _headers_logged(real: Function) -> Function:
    def leaky(scope: Any, status: int, seconds: float) -> None:
        log.info("asked", headers=str(scope["headers"]))
        real(scope, status, seconds)

    return leaky


def _seen_by_steps(real: Function) -> Function:
    async def leaky(self: Matches, seen: Any, command: Any) -> Any:
        version = await real(self, seen, command)
        self.committed(seen.caller)
        return version

    return leaky


def _letter_with_seq(real: Function) -> Function:
    def leaky(settings: Any, to: Any, frame: bytes, game: Any, side: str, seq: int) -> Any:
        letter = real(settings, to, frame, game, side, seq)
        letter["X-Record"] = str(seq)
        return letter

    return leaky


def _mail_for_steps(real: Function) -> Function:
    def leaky(*args: Any, **more: Any) -> Advance:
        made: Advance = real(*args, **more)
        if made.entry.salt:
            return made
        everybody = tuple((int(seat), A_TURN) for seat in PLAYERS)
        return replace(made, entry=replace(made.entry, notices=everybody))

    return leaky


def _everybody_reads(_real: Function) -> Function:
    return lambda room, seat, chat_room: True


def _of_the_other_seat(real: Function) -> Function:
    def leaky(on: Any, match: int, seat: Seat) -> Any:
        return real(on, match, Seat(1 - seat) if seat in PLAYERS else seat)

    return leaky


def _key_of_any_seat(real: Function) -> Function:
    def leaky(on: Any, match: int, _seat: Seat, key: bytes) -> Any:
        found = [real(on, match, seat, key) for seat in PLAYERS]
        return next((version for version in found if version is not None), None)

    return leaky


def _any_draft_undone(real: Function) -> Function:
    def leaky(match: Any, side: str, step: int | None = None) -> Any:
        draft = match.drafts.get(side)
        if draft is None or not draft.steps:
            side = next((s for s, d in match.drafts.items() if d.steps), side)
        return real(match, side, step)

    return leaky


NOT_APPLICABLE = {
    "delay before an answer": "no bytes tell of it: `python -m app leaktiming` plants it",
    "compression beside a secret": "nothing about a match is compressed, and no frame holds a "
    "secret; that an answer is compressed at all is planted",
    "suggestions, and a machine's luck": "two people's match has no machine; "
    "tests/adversary/test_machines_luck.py",
    "PINs and the curtain": "a shared device is one cookie for both; "
    "tests/adversary/test_one_cookie_two_seats.py",
}
"""Kinds that have no place in what this proof looks at, and what holds them."""

PLANTS = (
    Plant(
        "raw log sent whole",
        "behind the log's lines come the journal's records",
        Reading,
        "log",
        _log_with_records,
    ),
    Plant(
        "spectator's view richer than a player's",
        "a spectator is taken for the creator",
        Sheet,
        "viewer",
        _spectators_sit,
    ),
    Plant(
        "logged-out view richer than a player's",
        "the page for passers-by counts the records",
        pages,
        "_door",
        _with_seq,
    ),
    Plant("page source", "the board's page counts the records", pages, "_board", _with_seq),
    Plant(
        "preview forgets the filter",
        "the address of a preview's picture counts the records",
        previews,
        "openly",
        _preview_by_seq,
    ),
    Plant(
        "pictures",
        "a position's picture is drawn for all eyes",
        openly,
        "openly",
        _picture_of_the_truth,
    ),
    Plant(
        "cache headers",
        "a picture's ETag is the last record's number",
        pictures,
        "_answer",
        _tag_by_seq,
    ),
    Plant(
        "list forgets the filter",
        "a session's list tells of each match's last record",
        library,
        "my_match",
        _listed_with_seq,
    ),
    Plant(
        "ordering",
        "a session's list stands in the order of records",
        Matches,
        "mine",
        _listed_by_seq,
    ),
    Plant(
        "touch, hover, tooltip or info reveals",
        "why a gesture can't be made names the last record as its rule",
        Matches,
        "why",
        _why_with_seq,
    ),
    Plant(
        "heartbeat advances on an invisible event",
        "a heartbeat carries the last record's number",
        connection.Connection,
        "_text",
        _heartbeat_by_seq,
    ),
    Plant(
        "number of messages",
        "every change wakes everybody's socket",
        Room,
        "publish",
        _told_to_all,
    ),
    Plant(
        "internal bus wakes who could not notice",
        "what another process stored wakes everybody's socket",
        rooms,
        "noticed_since",
        _noticed_by_all,
    ),
    Plant(
        "size of messages",
        "a frame is as long as the hidden state wants it",
        Room,
        "frame",
        _frame_in_steps_of_size,
    ),
    Plant(
        "a public clock follows hidden events",
        "the time of a claim moves with every record",
        projection,
        "_claim",
        _claim_by_seq,
    ),
    Plant("error texts", "a refusal counts the records", Matches, "_made", _error_with_seq),
    Plant("compression", "answers are compressed", body, "json", _compressed),
    Plant("metrics", "everybody may read the counts", health, "_is_operator", _everybody_operates),
    Plant(
        "tracing", "answers are numbered for whoever asks", Observed, "__call__", _numbered_answers
    ),
    Plant("logs", "commands are logged", play, "_commanded", _commands_logged),
    Plant("tokens in logs", "headers are logged", middleware, "_observe", _headers_logged),
    Plant(
        "presence",
        "steps of a draft count as having been here",
        Matches,
        "command",
        _seen_by_steps,
    ),
    Plant("mail", "a letter carries its record's number", letters, "turn", _letter_with_seq),
    Plant(
        "a notice for what is hidden",
        "steps of a draft put letters into the outbox",
        service,
        "advance",
        _mail_for_steps,
    ),
    Plant("chat", "everybody reads the players' room", chat, "may_read", _everybody_reads),
    Plant("private notes", "notes are the other seat's", people, "note", _of_the_other_seat),
    Plant(
        "devices",
        "the list of devices is the other seat's",
        repository,
        "devices",
        _of_the_other_seat,
    ),
    Plant(
        "profile: a mail address",
        "the address shown is the other seat's",
        notices,
        "address",
        _of_the_other_seat,
    ),
    Plant(
        "idempotency keys",
        "a key that the other side used is answered",
        repository,
        "version_of_key",
        _key_of_any_seat,
    ),
    Plant(
        "undo",
        "who has no draft undoes the other side's",
        engine,
        "undo",
        _any_draft_undone,
    ),
)
"""One for each kind of leak that has a place in the service's code."""
