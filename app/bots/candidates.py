"""Plans worth a thought: the best machine's own, and others that it would write if it had to begin
otherwise or saw less.
"""

from collections.abc import Iterator
from random import Random

from app.bots.playing_on import Drafted, Plan, drafted
from app.engine.game import AnyGame, Machine
from app.engine.machines import overlooking
from app.engine.values import Choice, Choices, Side, State

MAX_BEGINNINGS = 24
"""How many first steps are forced, at most; a question may offer hundreds."""
OVERLOOKED = (0.3, 0.5, 0.7)
"""The shares of what is offered that the machine overlooks in further plans."""


def candidates(
    game: AnyGame,
    world: State,
    side: Side,
    choices: Choices,
    hand: Machine,
    luck: Random,
    *,
    effort: int,
) -> tuple[list[Plan], int]:
    """Return plans that differ, the machine's own first, and how many decisions they took.

    A side's own draft depends on its view alone, so that a plan found in one world is one in all.
    No more are sought when so much effort is spent.
    """
    plans, seen, decisions = list[Plan](), set[frozenset[object]](), 0
    for draft in _drafts(game, world, side, choices, hand, luck):
        decisions += draft.decisions
        if (steps := frozenset(draft.actions)) not in seen:
            seen.add(steps)
            plans.append(draft.actions)
        if decisions >= effort:
            break
    return plans, decisions


def _drafts(
    game: AnyGame, world: State, side: Side, choices: Choices, hand: Machine, luck: Random
) -> Iterator[Drafted]:
    yield drafted(game, world, side, hand, luck)
    for choice in beginnings(choices, luck):
        if choice.final:
            yield Drafted((choice.action,), 0)
        else:
            yield drafted(game, world, side, hand, luck, begun=(choice.action,))
    if not all(choice.final for choice in choices.actions):
        for share in OVERLOOKED:
            yield drafted(game, world, side, overlooking(hand, share), luck)


def beginnings(choices: Choices, luck: Random) -> list[Choice]:
    """Return first steps: all, or where there are too many, some of as many targets as can be."""
    offered = list(choices.actions)
    if len(offered) <= MAX_BEGINNINGS:
        return offered
    luck.shuffle(offered)
    turns = dict[str, int]()
    ranked = list[tuple[int, int, Choice]]()
    for n, choice in enumerate(offered):
        turn = turns.get(choice.target, 0)
        turns[choice.target] = turn + 1
        ranked.append((0 if choice.final else turn, n, choice))
    ranked.sort(key=lambda one: one[:2])
    return [choice for _, _, choice in ranked[:MAX_BEGINNINGS]]
