"""A match: the committed position and one draft per side.

Every change is a record: `act`, `undo` and the others here check and make one, `fold` applies it.
A step that isn't final joins its side's draft, which that side alone sees; a final action commits
it with the whole draft before it. Where both sides answer unseen it lies under seal until both
have (see app/engine/sealing.py). Drafts and seals are no duty of a game.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from app.engine import codec
from app.engine.chance import NoChance
from app.engine.game import AnyGame
from app.engine.memo import cached_by_key, cached_last
from app.engine.records import (
    Claimed,
    Committed,
    Disclosed,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    Ending,
    NewRecord,
    Resigned,
    Sealed,
    Started,
    Stepped,
    Undone,
    Unsealed,
)
from app.engine.sealing import shows_ready
from app.engine.values import (
    EVERYONE,
    PUBLIC,
    Action,
    Chance,
    Choice,
    Choices,
    Decided,
    Event,
    Illegal,
    Message,
    Outcome,
    Refusal,
    Side,
    State,
    View,
    Viewer,
)


class Draft(msgspec.Struct, frozen=True):
    """A side's steps since the last commit, and what was decided by them.

    `rejected_steps` were dropped because the ground under them changed. `seal` is the final action
    of a draft that lies under seal, since `sealed_at`.
    """

    steps: tuple[Action, ...]
    decided: Decided
    rejected_steps: tuple[Action, ...] = ()
    seal: Action | None = None
    sealed_at: int = 0

    @property
    def state(self) -> Any:
        """The position that the steps lead to."""
        return self.decided.states[-1]


class Standing(msgspec.Struct, frozen=True):
    """How a side answers questions that come back, by their kind.

    `untried`: said since the position was last changed. They do not answer what may be asked now.
    """

    answers: Mapping[str, str]
    untried: frozenset[str] = frozenset()


def blank_draft(state: State) -> Draft:
    """Return a draft without a step on a position."""
    return Draft((), Decided((), (state,)))


class Match(msgspec.Struct, frozen=True):
    """A match under way. `drawn` counts the draws used up; `versions` what is visible to each.

    `alone`: the side that alone is awaited, "" when none or both are; `since`: from what time.
    `draw_offered_by`: who has offered a draw since their last commit visible to everybody.
    `shows_ready`: whether the other side may know that one has sealed. `standing`: what
    each side has answered beforehand, which nobody else sees.
    """

    game: AnyGame
    state: State
    drawn: int = 0
    drafts: Mapping[Side, Draft] = {}
    offered: Side = ""
    outcome: Outcome | None = None
    versions: Mapping[Viewer, int] = {}
    alone: Side = ""
    since: int = 0
    draw_offered_by: frozenset[Side] = frozenset()
    shows_ready: bool = True
    standing: Mapping[Side, Standing] = {}


def refused(key: str, rule: str = "", **params: str | int) -> Illegal:
    """Return the error for a command that can't be carried out now.

    Without a rule it is the table's own, not the rulebook's: docs/protocol.md lists them all.
    """
    return Illegal(Refusal(rule, Message(key, params)))


def viewers(game: AnyGame) -> tuple[Viewer, ...]:
    """List everybody who may watch: both sides, spectators, and all eyes after the end."""
    return (*game.sides, PUBLIC, EVERYONE)


def blank(game: AnyGame, scenario: str, options: Mapping[str, str]) -> Match:
    """Return a match before its first record."""
    return Match(
        game=game,
        state=game.blank(scenario, options),
        versions=dict.fromkeys(viewers(game), 0),
        shows_ready=shows_ready(options),
    )


def position(match: Match, viewer: Viewer) -> State:
    """Return the position as `viewer` sees it: with their own draft, if they have one."""
    draft = match.drafts.get(viewer)
    return draft.decided.states[-1] if draft else match.state


def view(match: Match, viewer: Viewer) -> View:
    """Show the match to `viewer`. Raises PermissionError for `EVERYONE` before the end."""
    if viewer == EVERYONE and match.outcome is None:
        raise PermissionError("all is open to everyone only after the end")
    shown: View = match.game.view(position(match, viewer), viewer)
    return shown


def choices(match: Match, side: Side) -> Choices | None:
    """List what `side` may do now; None when nothing is asked of it, or it has sealed."""
    if match.outcome is not None or is_sealed(match, side):
        return None
    return _offered(position(match, side), (match.game, side))


@cached_by_key
def _offered(state: State, asked: tuple[AnyGame, Side]) -> Choices | None:
    game, side = asked
    offered: Choices | None = game.choices(state, side)
    return offered


def start(
    match: Match, scenario: str, options: Mapping[str, str], chance: Chance, *, at: int = 0
) -> NewRecord:
    """Open play: draw sides' blocks and whatever else the set-up draws."""
    decided = match.game.setup(scenario, options, chance)
    drawn = drawn_by(match.drawn, decided.events)
    record = Started(raw(decided.events), drawn, codec.digest(decided.state), at)
    return NewRecord(record, decided=decided)


def act(match: Match, side: Side, action: Action, chance: Chance, *, at: int = 0) -> NewRecord:
    """Carry out an action: a step of the draft, or the commit of all of it, or its seal.

    Raises `Illegal` exactly when the action is not among the side's choices.
    """
    ground = position(match, side)
    choice = _chosen(match, side, action, ground)
    if not choice.final:
        decided = stepped(ground, (match.game, side, action))
        return NewRecord(Stepped(side, raw(action)), action, decided)
    under_seal = _under_seal(match)
    if under_seal - {side} and side in under_seal:
        return _sealed(match, side, action, chance, at)
    draft = match.drafts.get(side) or blank_draft(ground)
    decided = draft.decided.then(match.game.decide(ground, side, action, chance))
    record = Committed(
        side,
        raw((*draft.steps, action)),
        raw(decided.events),
        drawn_by(match.drawn, decided.events),
        codec.digest(decided.state),
        at,
        _ending(match.game, decided.state),
    )
    return NewRecord(record, action, decided)


def _ending(game: AnyGame, state: State) -> Ending | None:
    outcome = game.outcome(state)
    return Ending(outcome.winner, outcome.rule) if outcome else None


def _under_seal(match: Match) -> set[Side]:
    return {waiting.side for waiting in match.game.awaiting(match.state) if waiting.sealed}


def _sealed(match: Match, side: Side, action: Action, chance: Chance, at: int) -> NewRecord:
    """Put a side's answer under seal, or open all answers when it is the last."""
    ground = position(match, side)
    draft = match.drafts.get(side) or blank_draft(ground)
    drafts = {**match.drafts, side: replace(draft, seal=action)}
    answered = [s for s in match.game.sides if s in drafts and drafts[s].seal is not None]
    if _under_seal(match) - set(answered):
        match.game.decide(ground, side, action, NoChance())
        return NewRecord(Sealed(side, raw(action), at), action)
    steps = {s: (*drafts[s].steps, drafts[s].seal) for s in answered}
    return _disclosed(match, side, steps, chance, at)


def _disclosed(
    match: Match,
    last: Side,
    steps: Mapping[Side, tuple[Action | None, ...]],
    chance: Chance,
    at: int,
) -> NewRecord:
    """Open the sealed answers of all sides, each on what the one before it leaves."""
    decided = Decided((), (match.state,))
    for side, answer in steps.items():
        for action in answer:
            decided = decided.then(match.game.decide(decided.state, side, action, chance))
    record = Disclosed(
        last,
        {side: raw(answer) for side, answer in steps.items()},
        raw(decided.events),
        drawn_by(match.drawn, decided.events),
        codec.digest(decided.state),
        at,
        _ending(match.game, decided.state),
    )
    return NewRecord(record, decided=decided)


def is_sealed(match: Match, side: Side) -> bool:
    """Whether a side's answer lies under seal."""
    draft = match.drafts.get(side)
    return draft is not None and draft.seal is not None


def sealed(match: Match, viewer: Viewer) -> tuple[Side, ...]:
    """List the sides of which `viewer` may know that they have sealed."""
    known = [
        side
        for side, draft in match.drafts.items()
        if draft.seal is not None and (match.shows_ready or side == viewer)
    ]
    return tuple(sorted(known, key=match.game.sides.index)) if known else ()


def unseal(match: Match, side: Side) -> Unsealed:
    """Take a seal back, which can be done until the other side has sealed. Raises `Illegal`."""
    _refuse_after_the_end(match)
    if not is_sealed(match, side):
        raise refused("refusal-not-sealed")
    return Unsealed(side)


@cached_last
def stepped(ground: State, step: tuple[AnyGame, Side, Action]) -> Decided:
    """Decide a step of a draft, which draws nothing.

    Raises `Illegal`. Asked again for the same position and step, it gives the same values.
    """
    game, side, action = step
    return game.decide(ground, side, action, NoChance())


def _chosen(match: Match, side: Side, action: Action, ground: State) -> Choice:
    _refuse_after_the_end(match)
    _refuse_under_seal(match, side)
    offered = choices(match, side)
    for choice in offered.actions if offered else ():
        if choice.action == action:
            return choice
    match.game.decide(ground, side, action, NoChance())
    raise AssertionError(f"{action} is not among the choices, yet it was not refused")


def undo(match: Match, side: Side, step: int | None = None) -> Undone:
    """Take one step, the last unless told which, out of a side's draft. Raises `Illegal`."""
    _refuse_after_the_end(match)
    _refuse_under_seal(match, side)
    draft = match.drafts.get(side)
    if draft is None or not draft.steps:
        raise refused("refusal-nothing-to-undo")
    if step is None:
        step = len(draft.steps) - 1
    if not 0 <= step < len(draft.steps):
        raise refused("refusal-no-such-step")
    return Undone(side, step)


def resign(match: Match, side: Side) -> Resigned:
    """Resign. Raises `Illegal` after the end."""
    _refuse_after_the_end(match)
    return Resigned(side)


def offer_draw(match: Match, side: Side) -> DrawOffered:
    """Offer a draw, once between two commits. Raises `Illegal`."""
    _refuse_after_the_end(match)
    if match.offered:
        raise refused("refusal-draw-already-offered")
    if side in match.draw_offered_by:
        raise refused("refusal-draw-offered-lately")
    return DrawOffered(side)


def accept_draw(match: Match, side: Side) -> DrawAccepted:
    """Accept the other side's offer. Raises `Illegal` when there is none."""
    _refuse_after_the_end(match)
    if not match.offered or match.offered == side:
        raise refused("refusal-no-draw-offered")
    return DrawAccepted(side)


def decline_draw(match: Match, side: Side) -> DrawDeclined:
    """Decline the other's offer of a draw, or take back one's own. Raises `Illegal`."""
    _refuse_after_the_end(match)
    if not match.offered:
        raise refused("refusal-no-draw-offered")
    return DrawDeclined(side)


def claimable_at(match: Match, side: Side, seconds: int) -> int:
    """Return from when on a side may claim the match as abandoned; 0: not as it stands.

    The other side must have been awaited alone for so many seconds; 0 of them: never. Who has
    sealed waits for the other alone, since a second seal would have opened both.
    """
    if not seconds or match.outcome is not None:
        return 0
    draft = match.drafts.get(side)
    if draft is not None and draft.seal is not None:
        since = draft.sealed_at
    else:
        since = 0 if match.alone in ("", side) else match.since
    return since + seconds if since else 0


def claim(match: Match, side: Side, *, wins: bool, seconds: int, at: int) -> Claimed:
    """End a match that the other side has abandoned. Raises `Illegal` before its time."""
    _refuse_after_the_end(match)
    begins = claimable_at(match, side, seconds)
    if not begins or at < begins:
        raise refused("refusal-not-abandoned")
    return Claimed(side, wins, at)


def _refuse_after_the_end(match: Match) -> None:
    if match.outcome is not None:
        raise refused("refusal-match-ended")


def _refuse_under_seal(match: Match, side: Side) -> None:
    if is_sealed(match, side):
        raise refused("refusal-sealed")


def raw(value: object) -> msgspec.Raw:
    """Encode a part of a record as the exact bytes that are kept."""
    return msgspec.Raw(codec.stored(value))


def applied(game: AnyGame, state: State, events: Iterable[Event]) -> Decided:
    """Apply events that were decided before, as a replay does."""
    states, kept = [state], tuple(events)
    for event in kept:
        states.append(game.evolve(states[-1], event))
    return Decided(kept, tuple(states))


def drawn_by(drawn: int, events: Iterable[Event]) -> int:
    """Count the draws used up after `events`, each of which lists its own in order."""
    return drawn + sum(len(getattr(event, "draws", ())) for event in events)


def other(game: AnyGame, side: Side) -> Side:
    """Return the side that is not this one."""
    return game.sides[1] if side == game.sides[0] else game.sides[0]
