"""Rules 14.2 and 2.4: what hits, how a block loses strength, that it goes when none is left."""

from app.engine.ledger import rule
from app.games.quebec1759.state import Situation
from app.kit.blocks import GONE, lose_step, with_block


@rule("2.4")
def lose_cv(state: Situation, block: str) -> Situation:
    """Take one CV from a block; below 1 it is removed."""
    return lose_step(state, block, lose_block)


@rule("2.4")
def lose_block(state: Situation, block: str) -> Situation:
    """Remove a block from the game."""
    return with_block(state, block, cv=0, at=GONE)
