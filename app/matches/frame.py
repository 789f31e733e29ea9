"""The one projection: all that a viewer gets of a match, by whatever way they get it."""

import msgspec

from app.engine import codec
from app.engine import match as engine
from app.engine.values import EVERYONE, Outcome, Shown, Side, Viewer, Waiting
from app.matches.logs import LINES_IN_FRAME
from app.matches.models import OPEN, RUNNING
from app.matches.state import MatchState


class Fairness(Shown, frozen=True, omit_defaults=False):
    """What a client keeps as a receipt: the promise, the players' entropy, the chain's head."""

    commitment: str
    entropies: tuple[str, ...]
    head: str


class ShownDraft(Shown, frozen=True, omit_defaults=False):
    """The viewer's own steps since the last commit, and those that fell.

    `typed` has the steps in the game's own shorthand, each "" if it has none. `seal`: the final
    action that lies under seal with them.
    """

    steps: tuple[msgspec.Raw, ...]
    typed: tuple[str, ...]
    rejected_steps: tuple[msgspec.Raw, ...]
    seal: msgspec.Raw | None


class ShownClaim(Shown, frozen=True, omit_defaults=False):
    """What was agreed about an abandoned match, in `days` (0: never to be claimed).

    `by` is the side that may claim it from `claimable_at` on, unless the other moves before; "" and
    0 while that is nobody.
    """

    days: int
    by: Side
    claimable_at: int


class Frame(Shown, frozen=True, omit_defaults=False):
    """The whole projection for one viewer.

    `sealed` lists who has sealed their answer, as far as this viewer may know.
    """

    match: str
    game: str
    edition: int
    scenario: str
    viewer: Viewer
    v: int
    status: str
    names: dict[Side, str]
    machines: dict[Side, str]
    options: dict[str, str]
    view: msgspec.Raw | None
    awaiting: tuple[Waiting, ...]
    sealed: tuple[Side, ...]
    choices: msgspec.Raw | None
    draft: ShownDraft | None
    log: tuple[msgspec.Raw, ...]
    offered: Side
    claim: ShownClaim
    outcome: Outcome | None
    fairness: Fairness


def frame(state: MatchState, viewer: Viewer) -> bytes:
    """Build and encode what `viewer` may know. `viewer` is "" for a player without a side yet."""
    info, game, match = state.info, state.game, state.match
    is_running = state.status == RUNNING
    sealed = engine.sealed(match, viewer)
    return codec.wire(
        Frame(
            match=info.id,
            game=info.game,
            edition=info.edition,
            scenario=info.scenario,
            viewer=viewer,
            v=state.version(viewer),
            status=state.status,
            names=info.names(game),
            machines=info.machines(game),
            options=dict(info.options),
            view=_view(state, viewer),
            awaiting=game.awaiting(match.state) if is_running else (),
            sealed=sealed,
            choices=_choices(state, viewer) if is_running else None,
            draft=_draft(state, viewer),
            log=state.logs[viewer].latest[-LINES_IN_FRAME:] if viewer else (),
            offered=match.offered,
            claim=_claim(state, sealed),
            outcome=match.outcome,
            fairness=_fairness(state, viewer),
        )
    )


def _view(state: MatchState, viewer: Viewer) -> msgspec.Raw | None:
    if state.seq == 0:
        return None
    # What nobody may know ends with the match: a player needs no second look to see all of it.
    if state.match.outcome:
        viewer = EVERYONE
    return msgspec.Raw(codec.wire(engine.view(state.match, viewer)))


def _choices(state: MatchState, viewer: Viewer) -> msgspec.Raw | None:
    if viewer not in state.game.sides:
        return None
    offered = engine.choices(state.match, viewer)
    return msgspec.Raw(codec.wire(offered)) if offered else None


def _draft(state: MatchState, viewer: Viewer) -> ShownDraft | None:
    draft = state.match.drafts.get(viewer)
    if draft is None or not (draft.steps or draft.rejected_steps or draft.seal):
        return None
    view = engine.view(state.match, viewer)
    return ShownDraft(
        steps=codec.wire_each(draft.steps),
        typed=tuple([state.game.typed(view, step) for step in draft.steps]),
        rejected_steps=codec.wire_each(draft.rejected_steps),
        seal=None if draft.seal is None else msgspec.Raw(codec.wire(draft.seal)),
    )


def _claim(state: MatchState, sealed: tuple[Side, ...]) -> ShownClaim:
    """Return who may claim, as far as it follows from what is visible to the viewer.

    A claim that rests on a seal is shown only to those who may know of the seal: `sealed`.
    """
    match, days = state.match, state.info.claim_days
    for side in state.game.sides:
        begins = engine.claimable_at(match, side, state.info.claim_seconds)
        if begins and (side in sealed or not engine.is_sealed(match, side)):
            return ShownClaim(days, side, begins)
    return ShownClaim(days, "", 0)


def _fairness(state: MatchState, viewer: Viewer) -> Fairness:
    info = state.info
    entropies = (info.creator_entropy.hex(), info.guest_entropy.hex())
    return Fairness(
        commitment=info.commitment,
        entropies=entropies[:1] if state.status == OPEN else tuple(filter(None, entropies)),
        head=state.heads[viewer] if viewer else state.head,
    )
