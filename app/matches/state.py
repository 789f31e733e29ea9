"""A match as it lies before the server: the engine's match, its logs and its chain. Frozen."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import msgspec

from app.engine import chain, codec
from app.engine import match as engine
from app.engine.fold import Change, fold
from app.engine.game import AnyGame
from app.engine.match import Match
from app.engine.records import Continued, Record, Started
from app.engine.values import PUBLIC, Action, Decided, Side, Viewer
from app.matches import log_pages, randomness, records
from app.matches.logs import Log, told
from app.matches.models import A_TURN, CANCELLED, ENDED, OPEN, RUNNING, THE_END, MatchInfo, Seat
from app.matches.problems import Problem
from app.matches.records import Kept, Opened
from app.storage.journal import Entry
from app.storage.tables import DRAFTED

RECORDS_BETWEEN_SNAPSHOTS = 64
"""With so many records visible to a side, one of its own brings a snapshot."""
MAX_BETWEEN_SNAPSHOTS = 2 * RECORDS_BETWEEN_SNAPSHOTS
"""All records but the first two are a side's, and visible to it."""


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match after record `seq`.

    `head` is the chain's end; `heads` what each viewer may have of it: the head as of the last
    record visible to them. `asked` is the version of each side since which it is asked the
    same question without a break. `fresh` counts the records since the last snapshot, `unsaved`
    those visible to each side since one of its own brought a snapshot. `status`: open, running,
    ended or cancelled. `viewers`: which one each seat is, "" for a player before sides are drawn.
    """

    info: MatchInfo
    match: Match
    seq: int
    head: str
    heads: Mapping[Viewer, str]
    logs: Mapping[Viewer, Log]
    asked: Mapping[Side, int]
    unsaved: Mapping[Side, int]
    fresh: int = 0
    game: AnyGame = field(init=False)
    status: str = field(init=False)
    viewers: Mapping[Seat, Viewer] = field(init=False)

    def __post_init__(self) -> None:
        """Keep what is asked for all the time: it follows from `info` and `match`."""
        game, info = self.match.game, self.info
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "status", info.status if self.match.outcome is None else ENDED)
        object.__setattr__(self, "viewers", viewers_of(info, game))

    def version(self, viewer: Viewer) -> int:
        """Count what was visible to a viewer; 0 while the match is open."""
        if self.status == OPEN:
            return 0
        if self.status == CANCELLED:
            return 1
        return 1 + self.match.versions[viewer]


def viewers_of(info: MatchInfo, game: AnyGame) -> dict[Seat, Viewer]:
    """Return which viewer each seat is."""
    first, second = game.sides
    creator = info.creator_side
    guest = "" if not creator else second if creator == first else first
    return {
        Seat.CREATOR: creator,
        Seat.GUEST: guest,
        Seat.WATCHER: PUBLIC,
        Seat.CURTAIN: PUBLIC,
    }


def new_match_state(info: MatchInfo, game: AnyGame) -> MatchState:
    """Return the state of a match without a record."""
    viewers = engine.viewers(game)
    return MatchState(
        info=info,
        match=engine.blank(game, info.scenario, info.options),
        seq=0,
        head=chain.GENESIS,
        heads=dict.fromkeys(viewers, chain.GENESIS),
        logs=dict.fromkeys(viewers, Log()),
        asked=dict.fromkeys(game.sides, 0),
        unsaved=dict.fromkeys(game.sides, 0),
    )


@dataclass(frozen=True, slots=True)
class Advance:
    """A match after one more record, the row to store for it, and to whom it is visible."""

    state: MatchState
    entry: Entry
    visible_to: frozenset[Viewer]


def advance(
    state: MatchState,
    record: Kept,
    action: Action | None = None,
    decided: Decided | None = None,
    *,
    seat: Seat | None = None,
    key: bytes | None = None,
) -> Advance:
    """Add a new record, with what it was made of. Nothing is changed until its row is stored."""
    kind, author = records.kind(record), getattr(record, "side", "")
    is_drafted = kind in DRAFTED
    salt = b"" if is_drafted else randomness.new_salt()
    payload = codec.stored(record)
    head = chain.link(state.head, salt, payload) if salt else state.head
    if isinstance(record, Opened):
        after, visible_to = _opened(state, record, head), frozenset[Viewer]()
    else:
        change = fold(state.match, record, action, decided)
        after, visible_to = _after(state, record, change, head), change.visible_to
    entry = Entry(
        match=state.info.match,
        seq=after.seq,
        seat=seat,
        key=key,
        v=after.version(author) if author else 0,
        kind=kind,
        payload=payload,
        salt=salt,
        head=b"" if is_drafted else bytes.fromhex(after.head),
        status=ENDED if after.status == ENDED else "",
        notices=() if is_drafted else _notices(state, after, record, seat),
        pages=() if after.logs is state.logs else log_pages.filled(state.logs, after.logs),
    )
    return Advance(after, entry, visible_to)


def _notices(
    before: MatchState, after: MatchState, record: Kept, author: Seat | None
) -> tuple[tuple[int, str], ...]:
    """List who hears of a record by mail: whose turn it made; at the end, who did not make it."""
    info = after.info
    people = (Seat.CREATOR,) if info.machine else (Seat.CREATOR, Seat.GUEST)
    if after.status == ENDED:
        return tuple((int(seat), THE_END) for seat in people if seat != author)
    # Before the set-up nobody is asked anything, whatever the blank position says.
    is_first = isinstance(record, Started | Continued)
    return tuple(
        (int(seat), A_TURN)
        for seat in people
        if awaits(after, side := after.viewers[seat]) and (is_first or not awaits(before, side))
    )


def replayed(
    state: MatchState,
    record: Kept,
    payload: bytes,
    salt: bytes,
    action: Action | None = None,
    decided: Decided | None = None,
) -> MatchState:
    """Apply a record that was read back, or one with what it was made of."""
    head = chain.link(state.head, salt, payload) if salt else state.head
    if isinstance(record, Opened):
        return _opened(state, record, head)
    return _after(state, record, fold(state.match, record, action, decided), head)


def _after(state: MatchState, record: Record, change: Change, head: str) -> MatchState:
    """Return a match after a record, of which `change` is what it changed and `head` its hash."""
    visible_to, author = change.visible_to, getattr(record, "side", "")
    heads = state.heads
    if head is not state.head:
        heads = {v: head if v in visible_to else kept for v, kept in heads.items()}
    unsaved, fresh = _counted(state, author, visible_to)
    asked = dict(state.asked)
    for side in asked:
        if side in visible_to and (
            side == author or not _outlives(state.match, change.match, side)
        ):
            asked[side] = 1 + change.match.versions[side]
    after = MatchState(
        info=state.info,
        match=change.match,
        seq=state.seq + 1,
        head=head,
        heads=heads,
        logs=told(state.logs, change.lines) if change.lines else state.logs,
        asked=asked,
        unsaved=unsaved,
        fresh=fresh,
    )
    return _taken_over(after, record) if isinstance(record, Continued) else after


def _taken_over(state: MatchState, record: Continued) -> MatchState:
    """Return a match as others go on with it: nobody was asked anything before, and a snapshot
    is kept with it.
    """
    return replace(
        state,
        info=replace(state.info, creator_side=record.creator),
        asked={side: 1 + state.match.versions[side] for side in state.asked},
        unsaved=dict.fromkeys(state.unsaved, 0),
        fresh=0,
    )


def _counted(
    state: MatchState, author: Side, visible_to: frozenset[Viewer]
) -> tuple[dict[Side, int], int]:
    """Count one more record until the next snapshot: none is left when this one brings it.

    A snapshot takes time. So which of their records bring one must follow from what is visible
    to their author: were all counted, they could tell how many steps the other's draft has seen.
    """
    unsaved = {side: n + (side in visible_to) for side, n in state.unsaved.items()}
    if unsaved.get(author, 0) < RECORDS_BETWEEN_SNAPSHOTS:
        return unsaved, state.fresh + 1
    return {**unsaved, author: 0}, 0


def _outlives(before: Match, after: Match, side: Side) -> bool:
    """Whether a side's question outlives the other's record, so that an answer still fits.

    Two sides that decide at once must not get in each other's way.
    """
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


def _opened(state: MatchState, record: Opened, head: str) -> MatchState:
    info = replace(state.info, status=RUNNING, creator_side=record.creator)
    return replace(
        state,
        info=info,
        match=msgspec.structs.replace(state.match, drawn=len(record.draws)),
        seq=state.seq + 1,
        head=head,
        heads=dict.fromkeys(state.heads, head),
        asked=dict.fromkeys(state.asked, 1),
        fresh=state.fresh + 1,
    )


def refuse_unless_running(state: MatchState) -> None:
    """Raise the `Problem` of a match that has not begun, or is over."""
    if state.status != RUNNING:
        raise Problem("match-ended" if state.status == ENDED else "not-running")


def awaits(state: MatchState, side: Side) -> bool:
    """Whether a side has to decide now: it is asked, and has not sealed its answer."""
    match = state.match
    is_asked = state.status == RUNNING and _is_awaited(match, side)
    return is_asked and not engine.is_sealed(match, side)
