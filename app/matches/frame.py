"""The one projection: all that a viewer gets of a match, by whatever way they get it."""

import msgspec

from app.engine import codec
from app.engine import match as engine
from app.engine.memo import cached, cached_by_key
from app.engine.values import EVERYONE, Action, Choices, Outcome, Shown, Side, Viewer, Waiting
from app.matches.logs import LINES_IN_FRAME
from app.matches.models import OPEN, RUNNING, MatchInfo, Origin
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

    steps: tuple[Action, ...]
    typed: tuple[str, ...]
    rejected_steps: tuple[Action, ...]
    seal: Action | None


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

    `sealed` lists who has sealed their answer, as far as this viewer may know. `standing`: the
    viewer's own standing answers, by the kind of question. `origin`: where the match goes on from.
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
    view: Shown | None
    awaiting: tuple[Waiting, ...]
    sealed: tuple[Side, ...]
    choices: Choices | None
    draft: ShownDraft | None
    standing: dict[str, str]
    log: tuple[msgspec.Raw, ...]
    offered: Side
    claim: ShownClaim
    outcome: Outcome | None
    fairness: Fairness
    origin: Origin | None


def frame(state: MatchState, viewer: Viewer) -> bytes:
    """Build and encode what `viewer` may know. `viewer` is "" for a player without a side yet."""
    return codec.wire(projected(state, viewer))


def projected(state: MatchState, viewer: Viewer) -> Frame:
    """Build what `viewer` may know. Raises TypeError for a part that could carry what is hidden."""
    info, game, match = state.info, state.game, state.match
    is_running = state.status == RUNNING
    sealed = engine.sealed(match, viewer)
    return Frame(
        match=info.id,
        game=info.game,
        edition=info.edition,
        scenario=info.scenario,
        viewer=viewer,
        v=state.version(viewer),
        status=state.status,
        names=info.names(game),
        machines=info.machines(game),
        options=_options(info),
        view=_view(state, viewer),
        awaiting=game.awaiting(match.state) if is_running else (),
        sealed=sealed,
        choices=_choices(state, viewer) if is_running else None,
        draft=_draft(state, viewer),
        standing=_standing(state, viewer),
        log=state.logs[viewer].latest[-LINES_IN_FRAME:] if viewer else (),
        offered=match.offered,
        claim=_claim(state, sealed),
        outcome=match.outcome,
        fairness=_fairness(state, viewer),
        origin=info.origin,
    )


@cached
def _options(info: MatchInfo) -> dict[str, str]:
    return dict(info.options)


def _view(state: MatchState, viewer: Viewer) -> Shown | None:
    if state.seq == 0:
        return None
    # What nobody may know ends with the match: a player needs no second look to see all of it.
    if state.match.outcome:
        viewer = EVERYONE
    return codec.shown(engine.view(state.match, viewer))


def _choices(state: MatchState, viewer: Viewer) -> Choices | None:
    if viewer not in state.game.sides:
        return None
    return engine.choices(state.match, viewer)


def _draft(state: MatchState, viewer: Viewer) -> ShownDraft | None:
    draft = state.match.drafts.get(viewer)
    if draft is None or not (draft.steps or draft.rejected_steps or draft.seal):
        return None
    view = engine.view(state.match, viewer)
    return ShownDraft(
        steps=tuple(map(codec.shown, draft.steps)),
        typed=tuple([state.game.typed(view, step) for step in draft.steps]),
        rejected_steps=tuple(map(codec.shown, draft.rejected_steps)),
        seal=None if draft.seal is None else codec.shown(draft.seal),
    )


def _standing(state: MatchState, viewer: Viewer) -> dict[str, str]:
    kept = state.match.standing.get(viewer)
    return dict(kept.answers) if kept and state.status == RUNNING else {}


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
    return Fairness(
        commitment=state.info.commitment,
        entropies=_entropies(state.info, state.status),
        head=state.heads[viewer] if viewer else state.head,
    )


@cached_by_key
def _entropies(info: MatchInfo, status: str) -> tuple[str, ...]:
    both = (info.creator_entropy.hex(), info.guest_entropy.hex())
    return both[:1] if status == OPEN else tuple(filter(None, both))
