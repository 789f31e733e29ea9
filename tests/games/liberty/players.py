"""Machines for tests: one that looks for a fight, so that battles of every kind come about."""

from random import Random

from app.engine.machines import random_machine
from app.engine.values import Choice, Choices
from app.games.liberty.actions import Move
from app.games.liberty.state import Ask
from app.games.liberty.view import ViewLiberty, standing


def fighter(view: ViewLiberty, choices: Choices, rng: Random) -> Choice:
    """Attack where one can, else move on; disband and build little."""
    moves = [(c, c.action.to) for c in choices.actions if isinstance(c.action, Move)]
    attacks = [choice for choice, to in moves if standing(view, to, view.enemy)]
    if attacks and rng.random() < 0.9:
        return rng.choice(attacks)
    if moves and rng.random() < 0.8:
        by_sea = [choice for choice, to in moves if not view.board.side(_at(view, choice), to)]
        return rng.choice(by_sea if by_sea and rng.random() < 0.3 else [c for c, _ in moves])
    if view.ask in (Ask.DISBAND, Ask.BUILD) and rng.random() < 0.8:
        return next(choice for choice in choices.actions if choice.final)
    return random_machine(view, choices, rng)


def _at(view: ViewLiberty, choice: Choice) -> str:
    return view.blocks[choice.subject.removeprefix("block:")].at
