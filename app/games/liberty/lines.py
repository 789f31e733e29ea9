"""Chapters 7.21, 7.3, 8.2 to 8.4: who fights in a battle, in which class, and at whom."""

from app.engine.ledger import rule
from app.engine.values import Side
from app.games.liberty.battle_state import MAX_ROUNDS, Battle, BattleStage
from app.games.liberty.board import DRAGOON, INDIAN, WARSHIP, other
from app.games.liberty.paths import SEA
from app.games.liberty.state import Situation
from app.kit.blocks import army

AFTER_LANDING = "C"
"""The class of dragoons in their first round ashore (8.4)."""


@rule("7.21", "A24", "A53")
def fighters(state: Situation, battle: Battle, side: Side) -> list[str]:
    """List a side's blocks in a battle without its reserves, by id."""
    return [block for block in army(state, battle.at, side) if block not in battle.reserves]


def is_ship(state: Situation, block: str) -> bool:
    """Whether a block is a warship."""
    return state.board.roster[block].kind == WARSHIP


def ships(state: Situation, battle: Battle, side: Side) -> list[str]:
    """List a side's warships in a battle."""
    return [block for block in fighters(state, battle, side) if is_ship(state, block)]


def ashore(state: Situation, battle: Battle, side: Side) -> list[str]:
    """List a side's ground blocks that are ashore."""
    line = fighters(state, battle, side)
    return [b for b in line if not is_ship(state, b) and b not in battle.afloat]


@rule("7.21", "8.4", "A33")
def letter_of(state: Situation, battle: Battle, block: str) -> str:
    """Return the class in which a block acts; dragoons that land act late in their first round."""
    sheet = state.board.roster[block]
    # Only attackers wait afloat: who is attacked where they landed was ashore from round 1 on.
    first_round = battle.landed if battle.landed and sheet.side == battle.attacker else 1
    if sheet.kind == DRAGOON and battle.round == first_round and has_landed(state, battle, block):
        return AFTER_LANDING
    return sheet.letter


@rule("8.4", "A33")
def has_landed(state: Situation, battle: Battle, block: str) -> bool:
    """Whether a block came by a sea attack: to a battle, or to an empty port of the enemy's."""
    moved, side = state.turn.moved.get(block), state.blocks[block].side
    by_sea = moved is not None and moved.way == SEA and moved.path[-1] == battle.at
    return by_sea and (side == battle.attacker or state.turn.held.get(battle.at) != side)


@rule("2.12", "2.25", "10.0")
def hits_up_to(state: Situation, battle: Battle, block: str) -> int:
    """Return the highest die with which a block hits; Indians hit more in their own town."""
    sheet = state.board.roster[block]
    at_home = sheet.kind == INDIAN and sheet.home == battle.at
    return sheet.hits_at_home if at_home else sheet.hits


def ready(state: Situation, battle: Battle) -> list[str]:
    """List the blocks whose turn it is: those of the acting side's class that have not acted.

    A69 In the pursuit, a fourth round, the attacker has none.
    """
    if battle.stage != BattleStage.FIGHT or battle.hits:
        return []
    if battle.round > MAX_ROUNDS and battle.acting == battle.attacker:
        return []
    return [
        block
        for block in fighters(state, battle, battle.acting)
        if block not in battle.acted and letter_of(state, battle, block) == battle.letter
    ]


@rule("7.32", "8.2", "8.3", "8.4", "A54")
def targets(state: Situation, battle: Battle, block: str) -> list[str]:
    """List the enemy blocks that a block's hits may fall on.

    8.2 Fleets fight each other first. 8.3 Ships can't take a ground block's last step. 8.4 While
    enemy ships keep attackers afloat no ground block fires or is hit.
    """
    side = state.blocks[block].side
    own_ships, enemy_ships = (ships(state, battle, one) for one in (side, other(side)))
    ground = ashore(state, battle, other(side))
    if is_ship(state, block):
        return enemy_ships or [b for b in ground if state.blocks[b].cv > 1]
    if battle.afloat:
        return []
    return ground if own_ships else [*ground, *enemy_ships]


@rule("7.32")
def strongest(state: Situation, blocks: list[str]) -> list[str]:
    """List those of some blocks that have the greatest strength: one of them takes the next hit."""
    most = max((state.blocks[block].cv for block in blocks), default=0)
    return [block for block in blocks if state.blocks[block].cv == most]
