"""Chapter 5.4: attackers pin as many defenders as they are."""

from app.engine.ledger import rule
from app.engine.values import Refusal
from app.engine.words import no
from app.games.liberty.board import ATLANTIC
from app.games.liberty.paths import SEA
from app.games.liberty.view import ViewLiberty, is_fought_over


@rule("5.4", "A12", "A50")
def refuse_pinned(view: ViewLiberty, block: str, to: str) -> Refusal | None:
    """Of player 2's blocks in a battle as many are pinned as there are attackers; they choose.

    The others, ships too, leave by no side that the attackers used, ships among them; the way to
    the Atlantic is none. Ships may retreat by sides that enemy ships used (8.5), but not move.
    """
    at = view.blocks[block].at
    if block in view.moves or not is_attacked(view, at):
        return None
    own, enemies = (view.stood.get(f"{side}@{at}", 0) for side in (view.side, view.enemy))
    gone = sum(move.path[0] == at for move in view.moves.values())
    if gone >= own - enemies:
        return no("5.4", "liberty-pinned", enemies=enemies)
    if to != ATLANTIC and (to, at) in attackers_steps(view, at):
        return no("5.4", "liberty-side-of-attackers")
    return None


def is_attacked(view: ViewLiberty, at: str) -> bool:
    """Whether player 1 attacks the viewer in a place."""
    return view.attackers.get(at) == view.enemy and is_fought_over(view, at)


def attackers_steps(view: ViewLiberty, at: str) -> set[tuple[str, str]]:
    """Return the steps by which the enemy came to a place over the map in this turn."""
    return {
        (arrow.path[-2], arrow.path[-1])
        for arrow in view.arrows
        if arrow.side == view.enemy and arrow.path[-1] == at and arrow.way != SEA
    }
