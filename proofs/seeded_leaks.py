"""Does the leak proof catch leaks? Each kind that others had is seeded where it would live."""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from random import Random
from typing import Any

import msgspec

from app import games
from app.engine import codec, fold
from app.engine import match as engine
from app.engine.fold import Change
from app.engine.game import AnyGame
from app.engine.leaks import SeededLeak, seeded
from app.engine.match import Match
from app.engine.values import EVERYONE, PUBLIC, Viewer
from app.matches import export
from app.matches import frame as projection
from app.matches import state as states
from app.matches.state import RECORDS_BETWEEN_SNAPSHOTS, MatchState
from proofs.headless import HeadlessMatch, acted, opened, pending_sides, random_choice
from proofs.leakproof import Difference, leakproof

Function = Callable[..., Any]

MATCHES_PER_LEAK = 40
"""How far a seeded leak is looked for; most are found in the first match. The second half plays
with options drawn for each match."""

NOT_APPLICABLE = {
    "internal bus carries unfiltered state": "a hint is two numbers, without a "
    "server to wake; whom it wakes is seeded with --served",
}

DRAFTS = "cancelled selection shown to the opponent"
UNSEEN = "what a side plans changes nothing that anybody else's view has"
SNAPSHOTS = "work that comes by hidden records delays one's own"
STANDING = "standing answer"
NO_STANDING = "nothing in it is answered beforehand"
TOO_SHORT = f"no match had the {RECORDS_BETWEEN_SNAPSHOTS} records that bring a snapshot"


def _position_with_any_draft(real: Function) -> Function:
    def leaky(match: Match, viewer: Viewer) -> Any:
        # Who has a draft of their own goes on with it, else they would never come to its end.
        drafts = [] if viewer in match.drafts else list(match.drafts.values())
        return drafts[0].state if drafts else real(match, viewer)

    return leaky


def _visible_to_all(real: Function) -> Function:
    def leaky(match: Match, record: Any, *made_of: Any) -> Change:
        change: Change = real(match, record, *made_of)
        versions = {v: n + 1 for v, n in match.versions.items()}
        everybody = frozenset(versions)
        match = msgspec.structs.replace(change.match, versions=versions)
        return msgspec.structs.replace(change, match=match, visible_to=everybody)

    return leaky


def _fairness_with_seed(real: Function) -> Function:
    def leaky(state: MatchState, viewer: Viewer) -> Any:
        return msgspec.structs.replace(real(state, viewer), commitment=state.info.seed.hex())

    return leaky


def _draft_of_anybody(real: Function) -> Function:
    def leaky(state: MatchState, viewer: Viewer) -> Any:
        drafts = [real(state, side) for side in state.game.sides]
        return next((draft for draft in drafts if draft), None)

    return leaky


def _view_for_all_eyes(_real: Function) -> Function:
    return lambda match, viewer: match.game.view(engine.position(match, viewer), EVERYONE)


def _export_of_the_truth(_real: Function) -> Function:
    def leaky(state: MatchState, *_shown: object) -> bytes:
        return codec.stored(state.match.state)

    return leaky


def _standing_of_anybody(real: Function) -> Function:
    def leaky(state: MatchState, viewer: str) -> dict[str, str]:
        kept = (real(state, side) for side in state.game.sides if side != viewer)
        return real(state, viewer) or next(filter(None, kept), {})

    return leaky


def _all_records_counted(real: Function) -> Function:
    return lambda state, author, _visible_to: real(state, author, frozenset(state.game.sides))


SEEDED_LEAKS = (
    SeededLeak(
        DRAFTS,
        "a draft's position is shown to everybody",
        engine,
        "position",
        _position_with_any_draft,
    ),
    SeededLeak(
        "undo stack",
        "a draft's steps are listed to everybody",
        projection,
        "_draft",
        _draft_of_anybody,
    ),
    SeededLeak(
        STANDING,
        "what the other side has answered beforehand is shown",
        projection,
        "_standing",
        _standing_of_anybody,
    ),
    SeededLeak(
        "version number advances on an invisible event",
        "every viewer's version moves with every step of a draft",
        fold,
        "_redrafted",
        _visible_to_all,
    ),
    SeededLeak(
        "random generator recoverable or seed public",
        "the frame carries the seed instead of its commitment",
        projection,
        "_fairness",
        _fairness_with_seed,
    ),
    SeededLeak(
        "save or export file opened from the other side",
        "a running match's export holds the whole state",
        export,
        "seat_export",
        _export_of_the_truth,
    ),
    SeededLeak(
        "list, preview, profile or export endpoint forgets the filter",
        "the view behind every page and list is the one for all eyes",
        engine,
        "view",
        _view_for_all_eyes,
    ),
    SeededLeak(
        SNAPSHOTS,
        "every record counts towards the next snapshot of either side",
        states,
        "_counted",
        _all_records_counted,
    ),
)


class Caught(msgspec.Struct, frozen=True):
    """What became of one seeded leak."""

    kind: str
    what: str
    place: str
    caught_by: str
    detail: str


class SeededReport(msgspec.Struct, frozen=True):
    """Every seeded leak and what caught it; `missed` counts those that nothing caught.

    `not_applicable`: kinds of leak that can't be there, and why.
    """

    seeded: list[Caught]
    not_applicable: dict[str, str]
    missed: int


def of_game(key: str) -> tuple[SeededLeak, ...]:
    """Return the leaks that can be seeded in a game: its module `seeded_leaks` lists them, if any.

    Raises KeyError for a key no game has.
    """
    name = f"{type(games.game(key)).__module__.rpartition('.')[0]}.seeded_leaks"
    if find_spec(name) is None:
        return ()
    found: tuple[SeededLeak, ...] = import_module(name).SEEDED_LEAKS
    return found


def seed_all(
    game: AnyGame, leaks: tuple[SeededLeak, ...], seed: str, on_leak: Callable[[], None]
) -> SeededReport:
    """Seed each leak in turn and run the leak proof until it finds it."""
    caught, not_applicable = [], dict(NOT_APPLICABLE)
    for leak in (*SEEDED_LEAKS, *leaks):
        with seeded(leak):
            found = _found(game, leak, seed, mixed=False) or _found(game, leak, seed, mixed=True)
        on_leak()
        reason = "" if found else why_not(game, leak)
        if reason:
            not_applicable[leak.kind] = reason
            continue
        caught.append(
            Caught(
                leak.kind,
                leak.what,
                leak.place,
                found.assertion if found else "",
                found.detail if found else "",
            )
        )
    missed = sum(not leak.caught_by for leak in caught)
    return SeededReport(caught, not_applicable, missed)


def _found(game: AnyGame, leak: SeededLeak, seed: str, *, mixed: bool) -> Difference | None:
    matches = MATCHES_PER_LEAK // 2
    report = leakproof(game, matches, seed, leak.options, mixed=mixed, stop_at_first=True)
    return report.differences[0] if report.differences else None


def why_not(game: AnyGame, leak: SeededLeak) -> str:
    """Return why a leak that was not caught can't be there; "" for one that was missed."""
    if leak.kind == STANDING and not game.standing:
        return NO_STANDING
    matches = [list(_played(game, f"not applicable/{n}")) for n in range(3)]
    if leak.kind == SNAPSHOTS and max(map(len, matches)) < RECORDS_BETWEEN_SNAPSHOTS:
        return TOO_SHORT
    if leak.kind == DRAFTS and not any(map(_shows_draft, chain.from_iterable(matches))):
        return UNSEEN
    return ""


def _played(game: AnyGame, seed: str) -> Iterator[HeadlessMatch]:
    """Play a match at random; yield it after each decision."""
    headless, rng = opened(game, seed, {}), Random(seed)
    while headless.state.match.outcome is None:
        side = rng.choice(pending_sides(headless))
        headless, _ = acted(headless, side, random_choice(headless, side, rng).action)
        yield headless


def _shows_draft(headless: HeadlessMatch) -> bool:
    """Whether a draft's position shows another viewer more than the position before it."""
    match = headless.state.match
    return any(
        headless.game.view(draft.state, viewer) != headless.game.view(match.state, viewer)
        for planner, draft in match.drafts.items()
        for viewer in {*headless.game.sides, PUBLIC} - {planner}
    )
