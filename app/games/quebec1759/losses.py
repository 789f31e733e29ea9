"""Rules 14.2 and 2.4: what hits, how a block loses strength, that it goes when none is left."""

from app.engine.ledger import rule
from app.games.quebec1759.state import Situation
from app.kit.blocks import GONE, with_block


@rule("2.4")
def lose_step(state: Situation, block: str) -> Situation:
    """Take one CV from a block; below 1 it is removed."""
    own = state.blocks[block]
    return with_block(state, block, cv=own.cv - 1) if own.cv > 1 else lose_block(state, block)


@rule("2.4")
def lose_block(state: Situation, block: str) -> Situation:
    """Remove a block from the game."""
    return with_block(state, block, cv=0, at=GONE)
