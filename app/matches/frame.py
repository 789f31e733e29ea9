"""The one projection: all that a viewer gets of a match, by whatever way they get it."""

import msgspec

from app.engine import codec
from app.engine import match as engine
from app.engine.values import EVERYONE, Outcome, Shown, Side, Viewer, Waiting
from app.matches.logs import LINES_IN_FRAME
from app.matches.models import OPEN, RUNNING
from app.matches.table import MatchState


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


def frame(table: MatchState, viewer: Viewer) -> bytes:
    """Build and encode what `viewer` may know. `viewer` is "" for a player without a side yet."""
    sheet, game, match = table.sheet, table.game, table.match
    is_running = table.status == RUNNING
    return codec.wire(
        Frame(
            match=sheet.id,
            game=sheet.game,
            edition=sheet.edition,
            scenario=sheet.scenario,
            viewer=viewer,
            v=table.version(viewer),
            status=table.status,
            names=sheet.names(game),
            machines=sheet.machines(game),
            options=dict(sheet.options),
            view=_view(table, viewer),
            awaiting=game.awaiting(match.state) if is_running else (),
            sealed=engine.sealed(match, viewer),
            choices=_choices(table, viewer) if is_running else None,
            draft=_draft(table, viewer),
            log=table.logs[viewer].latest[-LINES_IN_FRAME:] if viewer else (),
            offered=match.offered,
            claim=_claim(table, viewer),
            outcome=match.outcome,
            fairness=_fairness(table, viewer),
        )
    )


def _view(table: MatchState, viewer: Viewer) -> msgspec.Raw | None:
    if table.seq == 0:
        return None
    # What nobody may know ends with the match: a player needs no second look to see all of it.
    seen = EVERYONE if table.match.outcome else viewer
    return msgspec.Raw(codec.wire(engine.view(table.match, seen)))


def _choices(table: MatchState, viewer: Viewer) -> msgspec.Raw | None:
    if viewer not in table.game.sides:
        return None
    offered = engine.choices(table.match, viewer)
    return msgspec.Raw(codec.wire(offered)) if offered else None


def _draft(table: MatchState, viewer: Viewer) -> ShownDraft | None:
    draft = table.match.drafts.get(viewer)
    if draft is None or not (draft.steps or draft.rejected_steps or draft.seal):
        return None
    view = engine.view(table.match, viewer)
    return ShownDraft(
        steps=tuple(msgspec.Raw(codec.wire(step)) for step in draft.steps),
        typed=tuple(table.game.typed(view, step) for step in draft.steps),
        rejected_steps=tuple(msgspec.Raw(codec.wire(step)) for step in draft.rejected_steps),
        seal=None if draft.seal is None else msgspec.Raw(codec.wire(draft.seal)),
    )


def _claim(table: MatchState, viewer: Viewer) -> ShownClaim:
    """Tell of claims, as far as they follow from what the viewer could notice.

    A claim that rests on a seal is told only to those who may know of the seal.
    """
    match, seconds = table.match, table.sheet.claim_seconds
    known = engine.sealed(match, viewer)
    for side in table.game.sides:
        if engine.is_sealed(match, side) and side not in known:
            continue
        if begins := engine.claimable_at(match, side, seconds):
            return ShownClaim(table.sheet.claim_days, side, begins)
    return ShownClaim(table.sheet.claim_days, "", 0)


def _fairness(table: MatchState, viewer: Viewer) -> Fairness:
    sheet = table.sheet
    entropies = (sheet.creator_entropy.hex(), sheet.guest_entropy.hex())
    return Fairness(
        commitment=sheet.commitment,
        entropies=entropies[:1] if table.status == OPEN else tuple(filter(None, entropies)),
        head=table.heads[viewer] if viewer else table.head,
    )
