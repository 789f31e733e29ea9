"""Chapters 12 to 18 as a whole: a battle from the moment it is dealt with until it is over."""

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Side
from app.games.quebec1759.battle_actions import OttawaLeave
from app.games.quebec1759.battle_setup import BattleBegan, draw_lines
from app.games.quebec1759.battle_state import Battle, BattleStage
from app.games.quebec1759.battle_turn import begin_part
from app.games.quebec1759.board import FR, ROAD, SIDES, other
from app.games.quebec1759.fire import settle_tolls
from app.games.quebec1759.lines import able
from app.games.quebec1759.ottawa_in_battle import may_be_in, ottawa_leave
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.rout import FightingEnded, advance_leaving
from app.games.quebec1759.state import Ask, Situation
from app.games.quebec1759.whereabouts import narrow
from app.kit.battle import BattleEnded, battle_of
from app.kit.blocks import army


@rule("11.1", "17.1", "19", "A23")
def begin_battle(resolution: Resolution, zone: str) -> None:
    """Whoever held the zone at the start of the turn defends, else the French.

    17.1, 19, A23: it is a landing if any attacker came by river or over the St. Charles.
    """
    state = resolution.state
    defender = state.turn.held.get(zone, FR)
    attacker = other(defender)
    came = [state.turn.arrivals[b] for b in army(state, zone, attacker) if b in state.turn.arrivals]
    origin = came[0].path[0] if came else ""
    landing = any(arrival.way != ROAD for arrival in came)
    resolution.write(BattleBegan(zone, attacker, defender, origin, landing))


@rule("13.2")
def advance_battle(resolution: Resolution) -> None:
    """The next step of a battle: hits first, then a retreat or rout runs its course, then the next
    part of the battle turn.
    """
    state = resolution.state
    battle = battle_of(state)
    if battle.tolls:
        settle_tolls(resolution)
    elif battle.leaving:
        advance_leaving(resolution)
    elif battle.stage == BattleStage.FIGHT and is_decided(state, battle):
        resolution.write(FightingEnded(battle.zone))
    else:
        _next_stage(resolution, battle)


def _next_stage(resolution: Resolution, battle: Battle) -> None:
    match battle.stage:
        case BattleStage.BEFORE | BattleStage.AFTER:
            if may_be_in(resolution.state, battle):
                resolution.ask(FR, Ask.OTTAWA_LEAVE)
            else:
                _leave_stage(resolution)
        case BattleStage.DEFENDER:
            resolution.ask(battle.defender, Ask.DEPLOY)
        case BattleStage.ATTACKER:
            resolution.ask(battle.attacker, Ask.DEPLOY)
        case BattleStage.FIGHT:
            begin_part(resolution)


@rule("18", "A12", "A27")
def is_decided(state: Situation, battle: Battle) -> bool:
    """A skirmish lasts until somebody goes or nobody is left on one side; A12: or on both."""
    return not all(able(state, battle.zone, side) for side in SIDES)


def answer_about_ottawa(resolution: Resolution, side: Side, action: OttawaLeave) -> None:
    """Take the Ottawa out or not; then go on."""
    resolution.write(DecisionClosed(side))
    ottawa_leave(resolution, action)
    _leave_stage(resolution)


@rule("12.1", "A15", "A35")
def _leave_stage(resolution: Resolution) -> None:
    """Set up, if there is anybody to fight; or end the battle."""
    state = resolution.state
    battle = battle_of(state)
    if battle.stage == BattleStage.BEFORE and not is_decided(state, battle):
        draw_lines(resolution)
    else:
        if not may_be_in(state, battle):
            narrow(resolution, battle.zone)
        resolution.write(BattleEnded(battle.zone))
