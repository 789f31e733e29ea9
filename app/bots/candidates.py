"""Plans worth a thought: the best machine's own, and others that it would write if it had to take
another step somewhere, or saw less.
"""

from collections.abc import Iterator
from random import Random

from app.bots.playing_on import Drafted, Plan, after_step, drafted
from app.engine.game import AnyGame, Machine
from app.engine.machines import overlooking
from app.engine.values import Choice, Choices, Side, State

MAX_OTHER_STEPS = 20
"""How many first steps are tried that the machine would not have taken; a question may offer
hundreds. Half as many with each step that it has taken before."""
MAX_TURNINGS = 3
"""After how many of its first steps the machine is made to take another one, at most."""
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
    own = drafted(game, world, side, hand, luck)
    yield own
    for begun, choice in _turnings(game, world, side, choices, own.actions, luck):
        if choice.final:
            yield Drafted((*begun, choice.action), 0)
        else:
            yield drafted(game, world, side, hand, luck, begun=(*begun, choice.action))
    if len(own.actions) > 1:
        for share in OVERLOOKED:
            yield drafted(game, world, side, overlooking(hand, share), luck)


def _turnings(
    game: AnyGame, world: State, side: Side, choices: Choices, own: Plan, luck: Random
) -> Iterator[tuple[Plan, Choice]]:
    """Yield first steps of the machine's own plan, and what could be done after them instead."""
    spots = min(len(own), MAX_TURNINGS)
    state, offered = world, choices
    for n, action in enumerate(own[:spots]):
        others = tuple([choice for choice in offered.actions if choice.action != action])
        for choice in spread(others, MAX_OTHER_STEPS >> n, luck):
            yield own[:n], choice
        if n + 1 < spots:
            state = after_step(game, state, side, action)
            offered = game.choices(state, side) or choices


def spread(offered: tuple[Choice, ...], count: int, luck: Random) -> list[Choice]:
    """Return so many choices, those that are final first, and as many targets as can be."""
    if len(offered) <= count:
        return list(offered)
    shuffled = luck.sample(offered, len(offered))
    pointed = dict[str, int]()
    ranked = list[tuple[int, int]]()
    for n, choice in enumerate(shuffled):
        before = pointed.get(choice.target, 0)
        pointed[choice.target] = before + 1
        ranked.append((-1 if choice.final else before, n))
    return [shuffled[n] for _, n in sorted(ranked)[:count]]
