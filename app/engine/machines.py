"""A machine that plays any game, without any plan."""

from random import Random

from app.engine.game import Choice, Choices, View

FINAL_SHARE = 0.3
"""How often it takes a final choice when it has any: drafts stay short but varied."""


def random_machine(_view: View, choices: Choices, rng: Random) -> Choice:
    """Choose at random."""
    final = [choice for choice in choices.actions if choice.final]
    steps = [choice for choice in choices.actions if not choice.final]
    if final and (not steps or rng.random() < FINAL_SHARE):
        return rng.choice(final)
    return rng.choice(steps)
