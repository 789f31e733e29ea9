"""A match as it lies before the server: the engine's match, its logs and its chain. Frozen."""

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import msgspec

from app.engine import chain, codec
from app.engine import match as engine
from app.engine.fold import Change, fold
from app.engine.game import AnyGame
from app.engine.match import Match
from app.engine.records import Started
from app.engine.values import Action, Side, Viewer
from app.matches import log_pages, records
from app.matches.logs import Log, told
from app.matches.models import A_TURN, CANCELLED, ENDED, OPEN, RUNNING, THE_END, MatchInfo, Seat
from app.matches.problems import Problem
from app.matches.records import Kept, Opened
from app.storage.journal import Entry

RECORDS_BETWEEN_SNAPSHOTS = 64
"""With so many records that a side has noticed one of its own brings a snapshot."""
MAX_BETWEEN_SNAPSHOTS = 2 * RECORDS_BETWEEN_SNAPSHOTS
"""All records but the first two are a side's, and it notices its own."""


def _endless_salts() -> Iterator[bytes]:
    """Draw salts, many at once: asking the system for each would cost more than all the hashing."""
    size = chain.SALT_BYTES
    while True:
        drawn = secrets.token_bytes(256 * size)
        yield from (drawn[at : at + size] for at in range(0, len(drawn), size))


_salts = _endless_salts()


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match after record `seq`.

    `head` is the chain's end; `heads` what each viewer may have of it: the head as of the last
    record that they could notice. `asked` is the version of each side since which it is asked the
    same question without a break. `fresh` counts the records since the last snapshot, `unsaved`
    those that each side has noticed since one of its own brought a snapshot.
    """

    sheet: MatchInfo
    match: Match
    seq: int
    head: str
    heads: Mapping[Viewer, str]
    logs: Mapping[Viewer, Log]
    asked: Mapping[Side, int]
    unsaved: Mapping[Side, int]
    fresh: int = 0

    @property
    def game(self) -> AnyGame:
        """The match's rules."""
        return self.match.game

    @property
    def status(self) -> str:
        """Whether the match is open, running, ended or cancelled."""
        if self.match.outcome is not None:
            return ENDED
        return self.sheet.status

    def version(self, viewer: Viewer) -> int:
        """Count what a viewer could notice; 0 while the match is open."""
        if self.status == OPEN:
            return 0
        if self.status == CANCELLED:
            return 1
        return 1 + self.match.versions[viewer]


def new_match_state(sheet: MatchInfo, game: AnyGame) -> MatchState:
    """Lay the table for a match without a record."""
    viewers = engine.viewers(game)
    return MatchState(
        sheet=sheet,
        match=engine.blank(game, sheet.scenario, sheet.options),
        seq=0,
        head=chain.GENESIS,
        heads=dict.fromkeys(viewers, chain.GENESIS),
        logs=dict.fromkeys(viewers, Log()),
        asked=dict.fromkeys(game.sides, 0),
        unsaved=dict.fromkeys(game.sides, 0),
    )


@dataclass(frozen=True, slots=True)
class Advance:
    """A table after one more record, the row to store for it, and who could notice."""

    table: MatchState
    entry: Entry
    visible_to: frozenset[Viewer]


def advance(
    table: MatchState, record: Kept, *, seat: Seat | None = None, key: bytes | None = None
) -> Advance:
    """Add a new record. Nothing is changed until its row is stored."""
    drafted = records.kind(record) in records.DRAFTED
    salt = b"" if drafted else next(_salts)
    payload = codec.stored(record)
    after, visible_to = replayed(table, record, payload, salt)
    side = getattr(record, "side", "")
    entry = Entry(
        match=table.sheet.match,
        seq=after.seq,
        seat=seat,
        key=key,
        v=after.version(side) if side else 0,
        kind=records.kind(record),
        payload=payload,
        salt=salt,
        head=b"" if drafted else bytes.fromhex(after.head),
        status=ENDED if after.status == ENDED else "",
        notices=() if drafted else _notices(table, after, record, seat),
        pages=log_pages.filled(table.logs, after.logs),
    )
    return Advance(after, entry, visible_to)


def _notices(
    before: MatchState, after: MatchState, record: Kept, author: Seat | None
) -> tuple[tuple[int, str], ...]:
    """List who hears of a record by mail: whose turn it made; at the end, who did not make it."""
    sheet = after.sheet
    people = (Seat.CREATOR,) if sheet.machine else (Seat.CREATOR, Seat.GUEST)
    if after.status == ENDED:
        return tuple((int(seat), THE_END) for seat in people if seat != author)
    # Before the set-up nobody is asked anything, whatever the blank position says.
    is_first = isinstance(record, Started)
    return tuple(
        (int(seat), A_TURN)
        for seat in people
        if awaits(after, side := sheet.side(after.game, seat))
        and (is_first or not awaits(before, side))
    )


def replayed(
    table: MatchState, record: Kept, payload: bytes, salt: bytes
) -> tuple[MatchState, frozenset[Viewer]]:
    """Apply a record, new or read back; tell who could notice it."""
    head = chain.link(table.head, salt, payload) if salt else table.head
    if isinstance(record, Opened):
        return _opened(table, record, head), frozenset()
    change = fold(table.match, record)
    heads = table.heads
    if salt:
        heads = {v: head if v in change.visible_to else kept for v, kept in heads.items()}
    unsaved, fresh = _counted(table, getattr(record, "side", ""), change.visible_to)
    after = MatchState(
        sheet=table.sheet,
        match=change.match,
        seq=table.seq + 1,
        head=head,
        heads=heads,
        logs=told(table.logs, change.lines),
        asked={
            side: since if _outlives(table.match, change, record, side) else version(change, side)
            for side, since in table.asked.items()
        },
        unsaved=unsaved,
        fresh=fresh,
    )
    return after, change.visible_to


def _counted(
    table: MatchState, author: Side, visible_to: frozenset[Viewer]
) -> tuple[dict[Side, int], int]:
    """Count one more record until the next snapshot: none is left when this one brings it.

    A snapshot takes time. So which of their records bring one must follow from what their author
    noticed: were all counted, they could tell how many steps the other's draft has seen.
    """
    unsaved = {side: n + (side in visible_to) for side, n in table.unsaved.items()}
    if unsaved.get(author, 0) < RECORDS_BETWEEN_SNAPSHOTS:
        return unsaved, table.fresh + 1
    return {**unsaved, author: 0}, 0


def version(change: Change, viewer: Viewer) -> int:
    """Count what a viewer could notice of a match under way, the last change included."""
    return 1 + change.match.versions[viewer]


def _outlives(before: Match, change: Change, record: Kept, side: Side) -> bool:
    """Whether a side's question outlives a record, so that an answer on its way still fits.

    Two sides that decide at once must not get in each other's way.
    """
    if side not in change.visible_to:
        return True
    if getattr(record, "side", "") == side:
        return False
    after = change.match
    return (
        after.outcome is None
        and _is_awaited(before, side)
        and _is_awaited(after, side)
        and _steps(before, side) == _steps(after, side)
        and engine.choices(before, side) == engine.choices(after, side)
    )


def _is_awaited(match: Match, side: Side) -> bool:
    return any(waiting.side == side for waiting in match.game.awaiting(match.state))


def _steps(match: Match, side: Side) -> tuple[Action, ...]:
    draft = match.drafts.get(side)
    return draft.steps if draft else ()


def _opened(table: MatchState, record: Opened, head: str) -> MatchState:
    sheet = replace(table.sheet, status=RUNNING, creator_side=record.creator)
    return replace(
        table,
        sheet=sheet,
        match=msgspec.structs.replace(table.match, drawn=len(record.draws)),
        seq=table.seq + 1,
        head=head,
        heads=dict.fromkeys(table.heads, head),
        asked=dict.fromkeys(table.asked, 1),
        fresh=table.fresh + 1,
    )


def refuse_unless_running(table: MatchState) -> None:
    """Raise the `Problem` of a match that has not begun, or is over."""
    if table.status != RUNNING:
        raise Problem("match-ended" if table.status == ENDED else "not-running")


def awaits(table: MatchState, side: Side) -> bool:
    """Whether a side has to decide now: it is asked, and has not sealed its answer."""
    match = table.match
    is_asked = table.status == RUNNING and _is_awaited(match, side)
    return is_asked and not engine.is_sealed(match, side)
