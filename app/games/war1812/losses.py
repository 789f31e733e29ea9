"""Rule 2.3: how a block loses strength, and where it goes when none is left."""

from app.engine.ledger import rule
from app.games.war1812.board import INDIAN
from app.games.war1812.state import POOL, Situation
from app.kit.blocks import GONE, lose_step, with_block


@rule("2.3", "15", "A20")
def lose_cv(state: Situation, block: str) -> Situation:
    """Take one CV from a block; below 1 it is eliminated."""
    return lose_step(state, block, eliminate)


@rule("2.3", "15")
def eliminate(state: Situation, block: str) -> Situation:
    """Put a block back into its side's pool at its greatest CV; 15: the Indian never returns."""
    own = state.blocks[block]
    home = GONE if own.kind == INDIAN else POOL
    return with_block(state, block, cv=own.max, at=home)
