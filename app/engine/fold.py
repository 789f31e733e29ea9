"""What a record makes of a match, new or replayed: all that a replay needs.

Commits are applied and never checked, drafts are decided again; nothing is drawn. Tells to
whom it is visible.
"""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from app.engine import codec
from app.engine.game import AnyGame
from app.engine.match import (
    Draft,
    Match,
    Standing,
    applied,
    blank_draft,
    other,
    position,
    stepped,
    viewers,
)
from app.engine.records import (
    Claimed,
    Committed,
    Continued,
    Disclosed,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    Prepared,
    Record,
    Resigned,
    Sealed,
    Started,
    Stepped,
    Undone,
    Unsealed,
)
from app.engine.values import (
    EVERYONE,
    Action,
    Decided,
    Illegal,
    Line,
    Message,
    Outcome,
    Side,
    State,
    Viewer,
)
from app.engine.words import side_name

CONTINUED = "line-continued"
"""The line with which a match goes on from another."""


class Change(msgspec.Struct, frozen=True):
    """A match after one more record: what each viewer is told, and to whom it is visible."""

    match: Match
    lines: Mapping[Viewer, tuple[Line, ...]]
    visible_to: frozenset[Viewer]


def fold(
    match: Match, record: Record, action: Action | None = None, decided: Decided | None = None
) -> Change:
    """Apply a record. Raises `Illegal` for a step that its position refuses, a mistake of ours.

    `action` and `decided`: what a new record was made of (`NewRecord`); one that was read back is
    decoded, decided and applied again.
    """
    match record:
        case Stepped():
            return _stepped(match, record, action, decided)
        case Undone():
            return _undone(match, record)
        case Sealed() | Unsealed():
            return _resealed(match, record, action)
        case Prepared():
            return _prepared(match, record)
        case Started() | Committed() | Disclosed():
            return _evolved(match, record, decided)
        case Continued():
            return _continued(match, record)
        case Resigned(side=side):
            return _ended(match, side, other(match.game, side), "line-resigned")
        case DrawAccepted(side=side):
            return _ended(match, side, "", "line-draw-accepted")
        case Claimed(side=side, wins=True):
            return _ended(match, side, side, "line-claimed")
        case Claimed(side=side):
            return _ended(match, side, "", "line-called-off")
        case DrawOffered(side=side):
            after = replace(match, offered=side, draw_offered_by=match.draw_offered_by | {side})
            return _said(after, side, "line-draw-offered")
        case DrawDeclined(side=side):
            return _said(replace(match, offered=""), side, "line-draw-declined")


def _stepped(
    match: Match, record: Stepped, action: Action | None, decided: Decided | None
) -> Change:
    side, game = record.side, match.game
    draft = match.drafts.get(side) or blank_draft(match.state)
    if action is None:
        action = codec.decode(record.action, game.action_type)
    if decided is None:
        decided = stepped(draft.state, (game, side, action))
    draft = Draft((*draft.steps, action), draft.decided.then(decided))
    return _redrafted(match, side, draft)


def _undone(match: Match, record: Undone) -> Change:
    side = record.side
    draft = match.drafts[side]
    steps = (*draft.steps[: record.step], *draft.steps[record.step + 1 :])
    return _redrafted(match, side, redecided(match.game, match.state, side, steps))


def _redrafted(match: Match, side: Side, draft: Draft) -> Change:
    return _visible_to(match, {}, frozenset({side}), drafts={**match.drafts, side: draft})


def redecided(game: AnyGame, ground: State, side: Side, steps: tuple[Action, ...]) -> Draft:
    """Decide a draft again on new ground; the steps that no longer stand fall."""
    draft = blank_draft(ground)
    for action in steps:
        try:
            decided = stepped(draft.state, (game, side, action))
        except Illegal:
            draft = replace(draft, rejected_steps=(*draft.rejected_steps, action))
        else:
            steps_so_far = (*draft.steps, action)
            draft = replace(draft, steps=steps_so_far, decided=draft.decided.then(decided))
    return draft


def _resealed(match: Match, record: Sealed | Unsealed, action: Action | None) -> Change:
    side = record.side
    draft = match.drafts.get(side) or blank_draft(match.state)
    if isinstance(record, Sealed):
        if action is None:
            action = codec.decode(record.action, match.game.action_type)
        draft = replace(draft, seal=action, sealed_at=record.at)
    else:
        draft = replace(draft, seal=None, sealed_at=0)
    visible_to = viewers(match.game) if match.shows_ready else (side,)
    drafts = {**match.drafts, side: draft}
    lines = _answered_beforehand(record)
    return _visible_to(match, lines, frozenset(visible_to), drafts=drafts)


def _prepared(match: Match, record: Prepared) -> Change:
    side, ask = record.side, record.ask
    before = match.standing.get(side) or Standing({})
    answers = {kept: said for kept, said in before.answers.items() if kept != ask}
    if record.answer:
        answers[ask] = record.answer
    standing = {**match.standing, side: Standing(answers, before.untried | {ask})}
    return _visible_to(match, {}, frozenset({side}), standing=standing)


def _evolved(
    match: Match, record: Started | Committed | Disclosed, decided: Decided | None
) -> Change:
    game = match.game
    if decided is None:
        decided = applied(game, match.state, decoded_events(game, record))
    everybody = viewers(game)
    lines: dict[Viewer, tuple[Line, ...]] = dict.fromkeys(everybody, ())
    lines.update(_answered_beforehand(record))
    for before, event in zip(decided.states, decided.events, strict=False):
        for viewer in everybody:
            if told := game.log_lines(before, event, viewer):
                lines[viewer] += told
    state = decided.state
    authors = authors_of(record)
    drafts = {
        side: redecided(game, state, side, draft.steps)
        for side, draft in match.drafts.items()
        if side not in authors and draft.steps
    }
    after = replace(
        match, state=state, drawn=record.drawn, drafts=drafts, outcome=game.outcome(state)
    )
    visible_to = {v for v in lines if v in authors or lines[v] or _looks_different(match, after, v)}
    visible_to.add(EVERYONE)
    standing = _tried(match, visible_to)
    if standing is not match.standing:
        after = replace(after, standing=standing)
    if len(visible_to) < len(everybody):
        return _visible_to(after, lines, frozenset(visible_to))
    alone, since = _timed(after, authors, record.at)
    # Were it for a commit that somebody missed, a second offer would tell them of it.
    offered_by = match.draw_offered_by - authors
    return _visible_to(
        after,
        lines,
        frozenset(visible_to),
        alone=alone,
        since=since,
        draw_offered_by=offered_by,
    )


def _continued(match: Match, record: Continued) -> Change:
    """Hand a position over to other players: what was agreed and offered was of those before.

    The clock of who is waited for begins anew.
    """
    everybody = viewers(match.game)
    alone, since = _timed(match, frozenset(match.game.sides), record.at)
    line = Line(Message(CONTINUED))
    return _visible_to(
        match,
        dict.fromkeys(everybody, (line,)),
        frozenset(everybody),
        drawn=record.drawn,
        drafts={},
        offered="",
        draw_offered_by=frozenset(),
        standing={},
        alone=alone,
        since=since,
    )


def _answered_beforehand(record: Record) -> dict[Viewer, tuple[Line, ...]]:
    """Return what its author is told, and nobody else, of a record by their standing answer."""
    match record:
        case Committed() | Sealed() | Disclosed() if record.beforehand:
            return {record.side: (Line(Message("line-answered-beforehand"), side=record.side),)}
        case _:
            return {}


def _tried(match: Match, visible_to: Collection[Viewer]) -> Mapping[Side, Standing]:
    """Return the standing answers with those of who sees a change in force from now on."""
    if not any(standing.untried for standing in match.standing.values()):
        return match.standing
    return {
        side: Standing(standing.answers) if side in visible_to else standing
        for side, standing in match.standing.items()
    }


def authors_of(record: Started | Committed | Disclosed) -> frozenset[Side]:
    """Return whose actions a record holds."""
    if isinstance(record, Disclosed):
        return frozenset(record.actions)
    return frozenset({record.side}) if isinstance(record, Committed) else frozenset()


def _timed(match: Match, authors: frozenset[Side], at: int) -> tuple[Side, int]:
    """Return whom alone the match waits for, and since when, after what everybody may see."""
    awaited = {waiting.side for waiting in match.game.awaiting(match.state)}
    if match.outcome is not None or len(awaited) != 1:
        return "", 0
    if awaited == {match.alone} and match.alone not in authors:
        return match.alone, match.since
    return awaited.pop(), at


def _looks_different(before: Match, after: Match, viewer: Viewer) -> bool:
    if viewer == EVERYONE:
        return True
    game = before.game
    return bool(
        game.awaiting(before.state) != game.awaiting(after.state)
        or game.view(position(before, viewer), viewer) != game.view(position(after, viewer), viewer)
    )


def _ended(match: Match, side: Side, winner: Side, key: str) -> Change:
    outcome = Outcome(winner, "", Message(key, {"side": side_name(side)}))
    after = replace(match, outcome=outcome, offered="", drafts={}, alone="", since=0)
    return _said(after, side, key)


def _said(match: Match, side: Side, key: str) -> Change:
    line = Line(Message(key, {"side": side_name(side)}), side=side)
    everybody = viewers(match.game)
    return _visible_to(match, dict.fromkeys(everybody, (line,)), frozenset(everybody))


def _visible_to(
    match: Match,
    lines: Mapping[Viewer, tuple[Line, ...]],
    visible_to: frozenset[Viewer],
    **changes: object,
) -> Change:
    versions = {v: n + (v in visible_to) for v, n in match.versions.items()}
    return Change(replace(match, versions=versions, **changes), lines, visible_to)


def decoded_actions(game: AnyGame, record: Committed) -> tuple[Any, ...]:
    """Decode the actions of a commit, the draft's steps first."""
    return tuple(codec.decode_many(record.actions, game.action_type))


def decoded_events(game: AnyGame, record: Started | Committed | Disclosed) -> tuple[Any, ...]:
    """Decode the events of a record."""
    return tuple(codec.decode_many(record.events, game.event_type))
