"""The leak proof: over many random matches, no viewer can tell two worlds apart too early."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

import msgspec

from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.values import Side, Viewer
from proofs import worlds as pair
from proofs.headless import HeadlessMatch, acted, choice_of, opened, pending_sides
from proofs.reporting import below
from proofs.worlds import Leak, Revealed, Untranslatable, Worlds

SPLITS_PER_DECISION = 0.12
SPLITS_AT_RARE_QUESTIONS = 0.7
RARE = 20
"""A question at which fewer pairs than this were split so far gets more of them."""

SKILLS = (0.7, 0.0)
"""What share of choices the game's best machine makes, match by match: it comes to the battles that
random players hardly see; they do what no machine would.
"""

SAME_HANDS_SHARE = 0.5
"""How often both worlds have the same cards in hand, so that cards turned up tell nothing."""

LONGEST_PAIR = 40
UNDO_SHARE = 0.1
UNSEAL_SHARE = 0.1
FIDGET_SHARE = 0.15
TRIES = 8

FLOORS = {
    "frames_compared_per_match": 100,
    "facts_differing_per_pair": 3,
    "decisions_survived_per_pair": 3,
}
"""A run below one of these has not looked hard enough, and fails."""

ASKED_PER_MATCH, ASKED_PER_TIME_MET = 0.2, 0.25
"""How often each question that was met must be answered in pairs: whichever of the two is less."""
FRAMES_PER_DECISION = 1 / 3
"""In a match too short for so many frames, the floor is as many for each of its decisions."""


class Difference(msgspec.Struct, frozen=True):
    """Two worlds were told apart: in which match, by whom, when, and by what."""

    match: str
    viewer: str
    decision: int
    assertion: str
    detail: str


class LeakReport(msgspec.Struct, frozen=True):
    """What was compared and what was found. `missed`: floors that were not reached. `mixed`:
    options that are not given were drawn for each match.
    """

    game: str
    seed: str
    options: dict[str, str]
    mixed: bool
    matches: int
    decisions: int
    pairs: int
    frames_compared: int
    facts_differing: int
    decisions_survived: int
    asked: dict[str, int]
    untranslatable: int
    revealed: int
    differences: list[Difference]
    missed: list[str]

    @property
    def passed(self) -> bool:
        """Whether nothing leaked and enough was looked at."""
        return not self.differences and not self.missed


@dataclass
class LeakTally:
    """The running counts of a proof."""

    matches: int = 0
    decisions: int = 0
    pairs: int = 0
    frames: int = 0
    facts: int = 0
    survived: int = 0
    untranslatable: int = 0
    revealed: int = 0
    met: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    split_at: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)


def leakproof(
    game: AnyGame,
    matches: int,
    seed: str,
    options: Mapping[str, str],
    *,
    mixed: bool = False,
    on_match: Callable[[], None] = lambda: None,
    stop_at_first: bool = False,
) -> LeakReport:
    """Play `matches` matches and split worlds from them for every viewer.

    `mixed`: each match draws the options that are not given.
    """
    tally = LeakTally()
    for n in range(matches):
        chosen = {**_drawn_options(game, f"{seed}/{n}"), **options} if mixed else options
        _prove_match(
            game,
            f"{seed}/{n}",
            chosen,
            tally,
            skill=SKILLS[n % len(SKILLS)],
            stop_at_first=stop_at_first,
        )
        tally.matches += 1
        on_match()
        if stop_at_first and tally.differences:
            break
    return _report(game, seed, options, tally, mixed=mixed)


def _drawn_options(game: AnyGame, seed: str) -> dict[str, str]:
    rng = Random(f"options of {seed}")
    return {sheet.key: rng.choice(sheet.values) for sheet in game.options}


def _prove_match(
    game: AnyGame,
    seed: str,
    options: Mapping[str, str],
    tally: LeakTally,
    *,
    skill: float,
    stop_at_first: bool,
) -> None:
    headless, rng, decision = opened(game, seed, options), Random(seed), 0
    while headless.state.match.outcome is None:
        if rng.random() < _split_share(headless, tally):
            viewer = rng.choice(pair.viewers(game))
            try:
                _prove_pair(headless, viewer, Random(f"{seed}/{decision}"), tally, skill)
            except Leak as leak:
                found = Difference(seed, viewer, decision, leak.assertion, leak.detail)
                tally.differences.append(found)
                if stop_at_first:
                    return
        side = rng.choice(pending_sides(headless))
        tally.met.update(_asked_of(headless, side))
        headless, _ = acted(headless, side, choice_of(headless, side, rng, skill).action)
        decision += 1
        tally.decisions += 1


def _asked_of(headless: HeadlessMatch, side: Side) -> list[str]:
    waiting = headless.game.awaiting(headless.state.match.state)
    return [w.message.key for w in waiting if w.side == side]


def _split_share(headless: HeadlessMatch, tally: LeakTally) -> float:
    waiting = headless.game.awaiting(headless.state.match.state)
    rare = any(tally.split_at[w.message.key] < RARE for w in waiting)
    return SPLITS_AT_RARE_QUESTIONS if rare else SPLITS_PER_DECISION


def _prove_pair(
    headless: HeadlessMatch, viewer: Viewer, rng: Random, tally: LeakTally, skill: float
) -> None:
    if pair.has_draft(headless.state.match, viewer):
        return
    tally.pairs += 1
    waiting = headless.game.awaiting(headless.state.match.state)
    tally.split_at.update(w.message.key for w in waiting)
    try:
        worlds = pair.split(headless, viewer, rng, same_hands=rng.random() < SAME_HANDS_SHARE)
        tally.frames += 1
        tally.facts += pair.differing_facts(worlds)
        worlds = pair.caught_up(worlds)
        for _ in range(LONGEST_PAIR):
            if worlds.real.state.match.outcome is not None:
                return
            worlds = pair.paired_anew(_decided(worlds, rng, tally, skill))
    except Untranslatable:
        tally.untranslatable += 1
    except Revealed:
        tally.revealed += 1


def _decided(worlds: Worlds, rng: Random, tally: LeakTally, skill: float) -> Worlds:
    """Decide for a random side, in both worlds. Raises what `played_on` raises."""
    real = worlds.real
    sealed = [side for side in real.game.sides if engine.is_sealed(real.state.match, side)]
    if sealed and rng.random() < UNSEAL_SHARE:
        tally.frames += 1
        return pair.unsealed(worlds, sealed[0])
    side = rng.choice(pending_sides(real))
    draft = real.state.match.drafts.get(side)
    if draft and draft.steps and rng.random() < UNDO_SHARE:
        after = pair.undone(worlds, side)
    else:
        after = _tried(worlds, side, rng, tally, skill)
    tally.frames += 1
    tally.survived += 1
    tally.asked.update(_asked_of(real, side))
    return after


def _tried(worlds: Worlds, side: Side, rng: Random, tally: LeakTally, skill: float) -> Worlds:
    for attempt in range(TRIES):
        choice = choice_of(worlds.real, side, rng, skill)
        if side != worlds.viewer and rng.random() < FIDGET_SHARE:
            if not choice.final:
                return pair.fidgeted(worlds, side, choice.action)
            if _can_seal_unseen(worlds.real, side):
                return pair.resealed(worlds, side, choice.action)
        try:
            return pair.played_on(worlds, side, choice.action)
        except Untranslatable:
            if attempt == TRIES - 1:
                raise
            tally.untranslatable += 1
    raise AssertionError("the last try neither returned nor raised")


def _can_seal_unseen(headless: HeadlessMatch, side: Side) -> bool:
    """Whether a side's final action would lie under seal, and nobody may know."""
    match = headless.state.match
    if match.shows_ready:
        return False
    asked = {w.side: w.sealed for w in headless.game.awaiting(match.state)}
    others = [other for other in pending_sides(headless) if other != side and asked[other]]
    return asked[side] and bool(others)


def _report(
    game: AnyGame, seed: str, options: Mapping[str, str], tally: LeakTally, *, mixed: bool
) -> LeakReport:
    reached = {
        "frames_compared_per_match": tally.frames / max(1, tally.matches),
        "facts_differing_per_pair": tally.facts / max(1, tally.pairs),
        "decisions_survived_per_pair": tally.survived / max(1, tally.pairs),
    }
    enough = FRAMES_PER_DECISION * tally.decisions / max(1, tally.matches)
    frames = min(FLOORS["frames_compared_per_match"], enough)
    floors = {**FLOORS, "frames_compared_per_match": frames}
    return LeakReport(
        game=game.key,
        seed=seed,
        options=dict(options),
        mixed=mixed,
        matches=tally.matches,
        decisions=tally.decisions,
        pairs=tally.pairs,
        frames_compared=tally.frames,
        facts_differing=tally.facts,
        decisions_survived=tally.survived,
        asked=dict(sorted(tally.asked.items())),
        untranslatable=tally.untranslatable,
        revealed=tally.revealed,
        differences=tally.differences,
        missed=[*below(floors, reached), *below(_question_floors(tally), tally.asked)],
    )


def _question_floors(tally: LeakTally) -> dict[str, int]:
    """Return how often each question that was met must have been answered in pairs, as a whole."""
    per_match = ASKED_PER_MATCH * tally.matches
    return {
        key: int(min(per_match, ASKED_PER_TIME_MET * n)) for key, n in sorted(tally.met.items())
    }
