"""A match written down whole, so that loading a match does not grow with its age."""

import zlib
from dataclasses import replace

import msgspec

from app.engine import codec
from app.engine import match as engine
from app.engine.fold import redecided
from app.engine.match import Draft, Match, Standing
from app.engine.values import Outcome, Side, State, Viewer
from app.matches.logs import Log, alike, shortened
from app.matches.state import MatchState

NO_SEAL = msgspec.Raw(b"null")


class KeptDraft(msgspec.Struct, frozen=True, array_like=True):
    """A draft's actions. Its events are decided again on loading."""

    steps: msgspec.Raw
    rejected_steps: msgspec.Raw
    seal: msgspec.Raw = NO_SEAL
    sealed_at: int = 0


class KeptStanding(msgspec.Struct, frozen=True, array_like=True):
    """A side's standing answers, and those that are not in force yet."""

    answers: dict[str, str]
    untried: tuple[str, ...] = ()


class KeptLog(msgspec.Struct, frozen=True, array_like=True):
    """One viewer's log: the number of its lines, and the latest of them: a frame's, or more."""

    count: int
    latest: tuple[msgspec.Raw, ...]


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything of a match that its row does not hold."""

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
    standing: dict[Side, KeptStanding] = {}


def written(state: MatchState) -> bytes:
    """Write a match down."""
    match = state.match
    snapshot = Snapshot(
        state=engine.raw(match.state),
        drawn=match.drawn,
        versions=dict(match.versions),
        head=state.head,
        heads=dict(state.heads),
        logs={viewer: KeptLog(log.count, log.latest) for viewer, log in state.logs.items()},
        asked=dict(state.asked),
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
        unsaved=dict(state.unsaved),
        standing={
            side: KeptStanding(dict(kept.answers), tuple(sorted(kept.untried)))
            for side, kept in match.standing.items()
        },
    )
    return zlib.compress(codec.stored(snapshot), 6)


def settled(state: MatchState) -> MatchState:
    """Return a match as it is kept in memory: with a frame's lines, the others are on pages.

    So how much of a log is read from the store depends on nothing but its length.
    """
    return replace(state, logs=shortened(state.logs))


def read(body: bytes) -> Snapshot:
    """Unpack a snapshot."""
    snapshot: Snapshot = codec.decode(zlib.decompress(body), Snapshot)
    return snapshot


def restored(state: MatchState, seq: int, body: bytes) -> MatchState:
    """Put what a snapshot holds into a match without a record."""
    kept = read(body)
    game = state.game
    position = codec.decode(kept.state, game.state_type)
    match = Match(
        game=game,
        state=position,
        drawn=kept.drawn,
        drafts={side: _draft(state, position, side, draft) for side, draft in kept.drafts.items()},
        offered=kept.offered,
        outcome=kept.outcome,
        versions=kept.versions,
        alone=kept.alone,
        since=kept.since,
        draw_offered_by=frozenset(kept.draw_offered_by),
        shows_ready=state.match.shows_ready,
        standing={
            side: Standing(standing.answers, frozenset(standing.untried))
            for side, standing in kept.standing.items()
        },
    )
    return replace(
        state,
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
        unsaved={**state.unsaved, **kept.unsaved},
        fresh=0,
    )


def _draft(state: MatchState, position: State, side: Side, kept: KeptDraft) -> Draft:
    actions = tuple[state.game.action_type, ...]  # type: ignore[name-defined]
    draft = redecided(state.game, position, side, codec.decode(kept.steps, actions))
    return msgspec.structs.replace(
        draft,
        rejected_steps=codec.decode(kept.rejected_steps, actions),
        seal=codec.decode(kept.seal, state.game.action_type | None),
        sealed_at=kept.sealed_at,
    )
