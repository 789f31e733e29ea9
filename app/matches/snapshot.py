"""A table written down whole, so that loading a match does not grow with its age."""

import zlib
from dataclasses import replace

import msgspec

from app.engine import codec
from app.engine import match as engine
from app.engine.fold import redecided
from app.engine.match import Draft, Match
from app.engine.values import Outcome, Side, State, Viewer
from app.matches.logs import LINES_IN_FRAME, Log, alike
from app.matches.table import MatchState

NO_SEAL = msgspec.Raw(b"null")


class KeptDraft(msgspec.Struct, frozen=True, array_like=True):
    """A draft's actions. Its events are decided again on loading."""

    steps: msgspec.Raw
    rejected_steps: msgspec.Raw
    seal: msgspec.Raw = NO_SEAL
    sealed_at: int = 0


class KeptLog(msgspec.Struct, frozen=True, array_like=True):
    """One viewer's log: the number of its lines, and the latest of them: a frame's, or more."""

    count: int
    latest: tuple[msgspec.Raw, ...]


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything of a table that its sheet does not hold."""

    state: msgspec.Raw
    drawn: int
    versions: dict[Viewer, int]
    head: str
    heads: dict[Viewer, str]
    logs: dict[Viewer, KeptLog]
    asked: dict[Side, int]
    drafts: dict[Side, KeptDraft] = {}
    offered: Side = ""
    outcome: Outcome | None = None
    alone: Side = ""
    since: int = 0
    draw_offered_by: tuple[Side, ...] = ()
    unsaved: dict[Side, int] = {}


def is_due(table: MatchState) -> bool:
    """Whether with the record that was just added a snapshot is written."""
    return table.fresh == 0


def written(table: MatchState) -> bytes:
    """Write a table down."""
    match = table.match
    snapshot = Snapshot(
        state=engine.raw(match.state),
        drawn=match.drawn,
        versions=dict(match.versions),
        head=table.head,
        heads=dict(table.heads),
        logs={viewer: KeptLog(log.count, log.latest) for viewer, log in table.logs.items()},
        asked=dict(table.asked),
        drafts={
            side: KeptDraft(
                engine.raw(draft.steps),
                engine.raw(draft.rejected_steps),
                NO_SEAL if draft.seal is None else engine.raw(draft.seal),
                draft.sealed_at,
            )
            for side, draft in match.drafts.items()
        },
        offered=match.offered,
        outcome=match.outcome,
        alone=match.alone,
        since=match.since,
        draw_offered_by=tuple(sorted(match.draw_offered_by)),
        unsaved=dict(table.unsaved),
    )
    return zlib.compress(codec.stored(snapshot), 6)


def settled(table: MatchState) -> MatchState:
    """Return a table as it is kept in memory: with a frame's lines, the others are on pages.

    So how much of a log is read from the store depends on nothing but its length.
    """
    logs = {viewer: log.shortened(LINES_IN_FRAME) for viewer, log in table.logs.items()}
    return replace(table, logs=alike(logs))


def read(body: bytes) -> Snapshot:
    """Unpack a snapshot."""
    snapshot: Snapshot = codec.decode(zlib.decompress(body), Snapshot)
    return snapshot


def restored(table: MatchState, seq: int, body: bytes) -> MatchState:
    """Put what a snapshot holds on a table that was just laid."""
    kept = read(body)
    game = table.game
    state = codec.decode(kept.state, game.state_type)
    match = Match(
        game=game,
        state=state,
        drawn=kept.drawn,
        drafts={side: _draft(table, state, side, draft) for side, draft in kept.drafts.items()},
        offered=kept.offered,
        outcome=kept.outcome,
        versions=kept.versions,
        alone=kept.alone,
        since=kept.since,
        draw_offered_by=frozenset(kept.draw_offered_by),
        shows_ready=table.match.shows_ready,
    )
    return replace(
        table,
        match=match,
        seq=seq,
        head=kept.head,
        heads=kept.heads,
        logs=alike(
            {
                viewer: Log(log.count, tuple(line.copy() for line in log.latest))
                for viewer, log in kept.logs.items()
            }
        ),
        asked=kept.asked,
        unsaved={**table.unsaved, **kept.unsaved},
        fresh=0,
    )


def _draft(table: MatchState, state: State, side: Side, kept: KeptDraft) -> Draft:
    actions = tuple[table.game.action_type, ...]  # type: ignore[name-defined]
    draft = redecided(table.game, state, side, codec.decode(kept.steps, actions))
    return msgspec.structs.replace(
        draft,
        rejected_steps=codec.decode(kept.rejected_steps, actions),
        seal=codec.decode(kept.seal, table.game.action_type | None),
        sealed_at=kept.sealed_at,
    )
