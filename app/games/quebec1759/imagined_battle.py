"""A battle made up from what a viewer sees of it, for `imagine`.

Each hidden block in it stands in a place: all that they can tell of it. Whoever fills the places
with blocks gives them here.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from app.engine.values import Side
from app.games.quebec1759.battle_state import (
    COLUMNS,
    FIELD,
    LINE,
    RESERVE,
    Battle,
    BattleStage,
    Leaving,
    Toll,
)
from app.games.quebec1759.battle_view import BattleView
from app.games.quebec1759.board import Board
from app.games.quebec1759.lines import is_face_up
from app.games.quebec1759.state import Situation
from app.kit.battle import LineBlock
from app.kit.blocks import Block
from app.kit.imagined import as_shown


@dataclass(frozen=True, slots=True)
class BattlePosition:
    """Where a block of a battle stands, and its face if that is turned up."""

    post: str
    leaves: bool = False
    face: LineBlock | None = None


def stands(shown: BattleView, side: Side) -> list[BattlePosition]:
    """List the places of a side's blocks, block by block."""
    return [
        BattlePosition(post, block.leaves, block if block.kind else None)
        for post, line in shown.posts[side].items()
        for block in line
    ]


def may_be_ottawa(shown: BattleView, side: Side, stand: BattlePosition) -> bool:
    """Whether the Ottawa could stand in a place that shows no face.

    They stand behind a French defender's columns, and go only when all go; three blocks that are
    to be set up are all able to stand in a column.
    """
    if side != shown.defender or shown.ottawa_out:
        return False
    if stand.post == FIELD:
        few = sum(len(line) for line in shown.posts[side].values()) <= len(COLUMNS)
        return shown.stage == BattleStage.BEFORE or not few
    whole = not stand.leaves or _all_leave(shown, side)
    return stand.post == RESERVE and whole


def _all_leave(shown: BattleView, side: Side) -> bool:
    return all(block.leaves for line in shown.posts[side].values() for block in line)


def look_in_battle(state: Situation, battle: Battle, block: str) -> str:
    """Name all that the enemy can tell of a block in the battle's zone."""
    own = state.blocks[block]
    name = f":{battle.posts.get(block, FIELD)}"
    if is_face_up(battle, own.side, block):
        name += f"={own.kind}/{own.group}/{own.max}/{own.cv}"
    leaves = battle.leaving and block in battle.leaving.going
    return f"{name}!" if leaves else name


def imagined_battle(
    board: Board,
    shown: BattleView,
    standing: Mapping[str, BattlePosition],
    blocks: Mapping[str, Block],
) -> Battle:
    """Put together the battle that shows so, with these blocks in their places."""
    posts = {block: stand.post for block, stand in standing.items() if stand.post != FIELD}
    if shown.ottawa and board.ottawa not in standing:
        posts[board.ottawa] = LINE if shown.skirmish else RESERVE
    going = tuple(sorted(block for block, stand in standing.items() if stand.leaves))
    return as_shown(
        Battle,
        shown,
        stage=BattleStage(shown.stage),
        posts=dict(sorted(posts.items())),
        tolls={post: as_shown(Toll, toll) for post, toll in shown.tolls.items()},
        leaving=_leaving(shown, going, standing, blocks),
    )


def _leaving(
    shown: BattleView,
    going: tuple[str, ...],
    standing: Mapping[str, BattlePosition],
    blocks: Mapping[str, Block],
) -> Leaving | None:
    leaving = shown.leaving
    if leaving is None:
        return None
    reserve = (b for b, stand in standing.items() if stand.post == RESERVE)
    reserve_cv = _strength(blocks, reserve, leaving.side) if leaving.routed else 0
    return as_shown(Leaving, leaving, reserve_cv=reserve_cv, going=going)


def _strength(blocks: Mapping[str, Block], behind: Iterable[str], side: Side) -> int:
    return sum(blocks[block].cv for block in behind if blocks[block].side == side)
