"""How often a match goes from one player to the other: by mail each time is a day."""

import statistics
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import msgspec

from app.engine import beforehand
from app.engine import match as engine
from app.engine.game import AnyGame
from proofs.headless import HeadlessMatch, acted, apply_record, opened, pending_sides


class HandOffReport(msgspec.Struct, frozen=True):
    """What was counted in matches of a game's best machine against itself.

    `median`: hand-offs a match. `asked`: how many a match begin with each question, on average.
    `prepared`: whether both sides had answered beforehand all that may be.
    """

    game: str
    scenario: str
    seed: str
    matches: int
    prepared: bool
    median: float
    mean: float
    asked: dict[str, float]


def prepared(headless: HeadlessMatch) -> HeadlessMatch:
    """Answer for both sides all that may be answered beforehand, by the first answer to each."""
    state = headless.state
    for side in headless.game.sides:
        for ask, answers in headless.game.standing_of(side).items():
            state = apply_record(state, beforehand.prepare(state.match, side, ask, answers[0]))
    return replace(headless, state=state)


def answered(headless: HeadlessMatch) -> HeadlessMatch:
    """Return a match once all is answered that was answered beforehand."""
    while True:
        for side in pending_sides(headless):
            choice = beforehand.answered(headless.state.match, side)
            if choice is not None:
                headless, _ = acted(headless, side, choice.action)
                break
        else:
            return headless


def hand_offs(headless: HeadlessMatch, seed: str) -> Counter[str]:
    """Play a match to its end; count how often a side began to be waited for, by the question."""
    rng, counted, waited_for = Random(seed), Counter[str](), frozenset[str]()
    machine = next(iter(headless.game.machines.values()))
    while (headless := answered(headless)).state.match.outcome is None:
        match, sides = headless.state.match, pending_sides(headless)
        words = {one.side: one.message.key for one in match.game.awaiting(match.state)}
        counted.update(words[side] for side in set(sides) - waited_for)
        waited_for, side = frozenset(sides), sides[0]
        offered = engine.choices(match, side)
        if offered is None:
            raise AssertionError(f"{side} is waited for and has no choices")
        choice = machine(engine.view(match, side), offered, rng)
        headless, _ = acted(headless, side, choice.action)
    return counted


def count(
    game: AnyGame,
    matches: int,
    seed: str,
    *,
    scenario: str = "",
    in_advance: bool,
    on_match: Callable[[], None] = lambda: None,
) -> HandOffReport:
    """Count the hand-offs of so many matches of the game's best machine against itself."""
    totals, asked = [], Counter[str]()
    for n in range(matches):
        headless = opened(game, f"{seed}/{n}", {}, scenario)
        counted = hand_offs(prepared(headless) if in_advance else headless, f"{seed}/{n}")
        totals.append(counted.total())
        asked += counted
        on_match()
    return HandOffReport(
        game=game.key,
        scenario=scenario or game.scenarios[0],
        seed=seed,
        matches=matches,
        prepared=in_advance,
        median=statistics.median(totals),
        mean=round(statistics.mean(totals), 1),
        asked={key: round(n / matches, 1) for key, n in asked.most_common()},
    )
