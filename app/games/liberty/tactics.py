"""Chapter 7, by option: militia that stands, regulars that charge, the pursuit after round 3."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.liberty.actions import Charge, StandFast
from app.games.liberty.battle_state import MAX_ROUNDS, Battle
from app.games.liberty.board import (
    BRITISH,
    FOOT,
    FRENCH,
    GUARDS,
    HESSIAN,
    LOYALIST,
    MILITIA,
    PrintedBlock,
)
from app.games.liberty.fire import fire_with
from app.games.liberty.navy import must_leave
from app.games.liberty.options import TACTICS, is_on
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import Situation
from app.games.liberty.view import ViewLiberty, counter
from app.games.liberty.words import block_name
from app.kit.battle import battle_of

STANDS_IN, CHARGES_IN = 1, 2
"""The rounds in which a block may stand or charge."""
STANDS_AT, CHARGES_AT, GUARDS_CHARGE_AT = 2, 3, 5
"""Up to what a block hits that stands or charges."""


def offer_tactics(view: ViewLiberty) -> Iterator[Choice]:
    """List the blocks that could stand or charge."""
    for block in battle_of(view).ready:
        for action, key in ((StandFast(block), "stand-fast"), (Charge(block), "charge")):
            number = _number(counter(view, block))
            label = Message(f"liberty-{key}", {"block": block_name(block, view), "number": number})
            yield Choice(action, True, f"block:{block}", label=label)


def _number(sheet: PrintedBlock) -> int:
    if sheet.kind == GUARDS:
        return GUARDS_CHARGE_AT
    return STANDS_AT if _is_irregular(sheet) else CHARGES_AT


def _is_irregular(sheet: PrintedBlock) -> bool:
    """Whether a block is militia or Loyalist foot."""
    return sheet.kind == MILITIA or (sheet.kind == FOOT and sheet.nation == LOYALIST)


def _is_regular_foot(sheet: PrintedBlock) -> bool:
    """Whether a block is British, Hessian or French foot."""
    is_foot = sheet.kind in (FOOT, GUARDS)
    return is_foot and sheet.nation in (BRITISH, HESSIAN, FRENCH)


@rule("7.31", "A67")
def refuse_stand_fast(view: ViewLiberty, action: StandFast) -> Refusal | None:
    """Militia and Loyalist foot that defend may stand in round 1."""
    return _refuse_daring(view, action.block) or _refuse_standing(view, action.block)


@rule("7.31", "A68")
def refuse_charge(view: ViewLiberty, action: Charge) -> Refusal | None:
    """British, Hessian and French foot may charge in round 2."""
    return _refuse_daring(view, action.block) or _refuse_charging(view, action.block)


def _refuse_standing(view: ViewLiberty, block: str) -> Refusal | None:
    battle = battle_of(view)
    may = battle.round == STANDS_IN and battle.acting == battle.defender
    if may and _is_irregular(counter(view, block)):
        return None
    return no("7.31", "liberty-does-not-stand")


def _refuse_charging(view: ViewLiberty, block: str) -> Refusal | None:
    if battle_of(view).round == CHARGES_IN and _is_regular_foot(counter(view, block)):
        return None
    return no("7.31", "liberty-does-not-charge")


def _refuse_daring(view: ViewLiberty, block: str) -> Refusal | None:
    """Refuse without the option, out of a block's turn, and without a target."""
    battle = battle_of(view)
    if not is_on(view.options, TACTICS):
        return no("7.31", "liberty-no-tactics")
    if block not in battle.ready:
        return no("7.21", "liberty-not-its-turn")
    return None if block in battle.aimed else no("7.31", "liberty-no-target")


def dare(resolution: Resolution, side: Side, action: StandFast | Charge) -> None:
    """Fire a block at its higher number; it must leave in the next round."""
    number = _number(resolution.state.board.roster[action.block])
    fire_with(resolution, side, action.block, dared_at=number)


@rule("7.2", "A69")
def is_pursued(state: Situation, battle: Battle) -> bool:
    """Whether the attacker, who must leave after round 3, is fired at once more, by option."""
    is_last = battle.round == MAX_ROUNDS and is_on(state.options, TACTICS)
    return is_last and must_leave(state, battle) == battle.attacker
