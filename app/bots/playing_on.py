"""Play that is only imagined: a position is played on by machines, each from its own view.

It goes straight by the rules, without the records and the dice that anybody could check.
"""

from collections.abc import Mapping
from random import Random

import msgspec

from app.engine.game import AnyGame, Machine
from app.engine.values import Action, Choice, Draw, Side, State

MAX_STEPS = 200
"""The most steps of a draft, and the most answers until the horizon: with more it is given up."""

Plan = tuple[Action, ...]
"""A side's actions one after the other, the last of which commits the others."""


class ImaginedDice:
    """Luck from a source of numbers: quick, and nobody's to check."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self.drawn = 0

    def draw(self, bound: int) -> Draw:
        """Draw a number from 0 to `bound` - 1."""
        self.drawn += 1
        return Draw(self.drawn, bound, int(self._luck.random() * bound))


class Drafted(msgspec.Struct, frozen=True):
    """A plan as a machine wrote it, and how many decisions that took."""

    actions: Plan
    decisions: int


class Reached(msgspec.Struct, frozen=True):
    """A position that play came to, and how many decisions that took."""

    state: State
    decisions: int


def drafted(
    game: AnyGame, state: State, side: Side, hand: Machine, luck: Random, *, begun: Plan = ()
) -> Drafted:
    """Return the plan that a machine writes for a side, which goes on with what was `begun`."""
    for action in begun:
        state = after_step(game, state, side, action)
    actions = list(begun)
    for decisions in range(1, MAX_STEPS):
        choice = chosen(game, state, side, hand, luck)
        actions.append(choice.action)
        if choice.final:
            return Drafted(tuple(actions), decisions)
        state = after_step(game, state, side, choice.action)
    raise AssertionError(f"{side} never comes to the end of its draft")


def after_step(game: AnyGame, state: State, side: Side, action: Action) -> State:
    """Return the position after a step of a draft, which draws nothing."""
    after: State = game.decide(state, side, action, _NO_DICE).state
    return after


class _NoDice:
    def draw(self, bound: int) -> Draw:
        raise AssertionError(f"a step of a draft drew a number below {bound}")


_NO_DICE = _NoDice()


def chosen(game: AnyGame, state: State, side: Side, hand: Machine, luck: Random) -> Choice:
    """Return what a machine chooses of what its side is offered."""
    offered = game.choices(state, side)
    if offered is None:
        raise AssertionError(f"{side} must decide but has no choice")
    if len(offered.actions) == 1:
        return offered.actions[0]
    return hand(game.view(state, side), offered, luck)


def answered(
    game: AnyGame,
    state: State,
    hand: Machine,
    luck: Random,
    dice: ImaginedDice,
    *,
    given: Mapping[Side, Plan],
) -> Reached:
    """Return what comes of the next answer, or of all that are given under seal at once.

    `given`: plans of sides that have one; the machine answers for the others.
    """
    waiting = game.awaiting(state)
    sealed = [entry.side for entry in waiting if entry.sealed]
    asked = [entry.side for entry in waiting]
    if len(sealed) > 1:
        asked = [side for side in game.sides if side in sealed]
    else:
        asked = [next((side for side in asked if side in given), asked[0])]
    plans, decisions = dict[Side, Plan](), 0
    for side in asked:
        if side in given:
            plans[side] = given[side]
        else:
            draft = drafted(game, state, side, hand, luck)
            plans[side] = draft.actions
            decisions += draft.decisions
    for side, actions in plans.items():
        for action in actions:
            state = game.decide(state, side, action, dice).state
    return Reached(state, decisions)


def played_on(
    game: AnyGame, state: State, side: Side, plan: Plan, hand: Machine, seed: int, *, turns: int
) -> Reached:
    """Return where a side's plan leads, if a machine then plays on for both sides.

    Until so many more `turns` begin, whoever's, or the match is over. With each of them luck
    begins anew, so that what does not follow from the plan falls out the same.
    """
    luck, dice = _luck(seed, turns)
    reached = answered(game, state, hand, luck, dice, given={side: plan})
    state, decisions = reached.state, reached.decisions + 1
    for _ in range(MAX_STEPS):
        if game.outcome(state) is not None:
            break
        if begins_turn(game, state):
            turns -= 1
            if not turns:
                break
            luck, dice = _luck(seed, turns)
        reached = answered(game, state, hand, luck, dice, given={})
        state, decisions = reached.state, decisions + reached.decisions
    return Reached(state, decisions)


def _luck(seed: int, turns: int) -> tuple[Random, ImaginedDice]:
    return Random(seed + 2 * turns), ImaginedDice(Random(seed + 2 * turns + 1))


def begins_turn(game: AnyGame, state: State) -> bool:
    """Whether a side is asked a question by which a turn begins."""
    sides = [entry.side for entry in game.awaiting(state)]
    return any(game.view(state, side).ask in game.pace.begins for side in sides)
