"""Who stands where in a battle: lookups that all its chapters share."""

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Side
from app.games.quebec1759.battle_state import COLUMNS, LEAVERS, RESERVE, Battle
from app.games.quebec1759.board import LEADER, OTTAWA, OTTAWA_GO_AT
from app.games.quebec1759.state import Situation
from app.kit.battle import battle_of
from app.kit.blocks import army


def in_battle(state: Situation, **changes: object) -> Situation:
    """Return the state with some parts of its battle changed."""
    return replaced(state, battle=replace(battle_of(state), **changes))


def foe(battle: Battle, side: Side) -> Side:
    """Return the other side of a battle."""
    return battle.attacker if side == battle.defender else battle.defender


@rule("A15")
def able(state: Situation, zone: str, side: Side) -> list[str]:
    """List a side's blocks in a zone that can stand in a column: all but the Ottawa."""
    return [b for b in army(state, zone, side) if state.blocks[b].kind != OTTAWA]


def at_post(state: Situation, battle: Battle, side: Side, post: str) -> list[str]:
    """List a side's blocks at a post, or those who leave the field."""
    here = army(state, battle.zone, side)
    if post == LEAVERS:
        going = battle.leaving.going if battle.leaving else ()
        return [b for b in here if b in going]
    return [b for b in here if battle.posts.get(b) == post]


@rule("22.5", "A37")
def takes_hits(kind: str, cv: int, post: str) -> bool:
    """Whether a block may take hits at a post.

    The Ottawa take none of a pursuit (A37), and none any more when 1 CV is left, for they are
    removed at once (22.5).
    """
    return kind != OTTAWA or (post != LEAVERS and cv > OTTAWA_GO_AT)


def may_be_hit(state: Situation, post: str, block: str) -> bool:
    """Whether a block may take hits that were scored at a post."""
    own = state.blocks[block]
    return takes_hits(own.kind, own.cv, post)


def leaders(state: Situation, blocks: list[str]) -> list[str]:
    """Pick the leaders out of blocks."""
    return [b for b in blocks if state.blocks[b].kind == LEADER]


def strength(state: Situation, blocks: list[str]) -> int:
    """Add up the CV of blocks."""
    return sum(state.blocks[b].cv for b in blocks)


@rule("12.1")
def open_columns(state: Situation, battle: Battle, side: Side) -> list[str]:
    """List a side's columns in which nobody stands."""
    if battle.skirmish:
        return []
    return [c for c in COLUMNS if not at_post(state, battle, side, c)]


@rule("12.3", "A49")
def is_face_up(battle: Battle, side: Side, block: str) -> bool:
    """Whether all see a block's face: in a column or line, or in a reserve that fired."""
    post = battle.posts.get(block, "")
    if not battle.turn or not post:
        return False
    return post != RESERVE or side in battle.bared
