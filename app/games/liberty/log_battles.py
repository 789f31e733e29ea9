"""The log of battles, chapters 7 and 8."""

from collections.abc import Iterable

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, shown, with_roll
from app.engine.values import Event, Line, Met, Moved, Parameter, Removed, Struck
from app.games.liberty import battles, fire, navy, retreat
from app.games.liberty.battle_state import MAX_ROUNDS, BattleStage
from app.games.liberty.lines import hits_up_to
from app.games.liberty.paths import SEA, SHIP
from app.games.liberty.state import Situation
from app.games.liberty.words import block_name, place_name
from app.kit.battle import battle_of


def _began(event: battles.BattleBegan, before: Situation) -> Iterable[Line]:
    key = "liberty-line-sea-attack" if event.afloat else "liberty-line-battle"
    line = line_of("7.1", key, event.attacker, at=place_name(event.at))
    yield shown(line, Met(event.at))


def _round(event: battles.RoundBegan, before: Situation) -> Iterable[Line]:
    battle = battle_of(before)
    at = place_name(battle.at)
    if event.number > MAX_ROUNDS:
        yield line_of("7.2", "liberty-line-pursuit", battle.defender, at=at)
        return
    yield line_of("7.21", "liberty-line-round", "", round=event.number, at=at)
    if event.number == 2 and battle_of(before).reserves:
        count = len(battle_of(before).reserves)
        side = before.turn.second
        yield line_of("7.21", "liberty-line-reserves", side, blocks=count)


def _fired(event: fire.BlockFired, before: Situation) -> Iterable[Line]:
    battle, own = battle_of(before), before.blocks[event.block]
    params: dict[str, Parameter] = {"block": block_name(event.block, before), "hits": event.hits}
    if event.dared_at:
        params["number"] = event.dared_at
    key = "liberty-line-dared" if event.dared_at else "liberty-line-fired"
    line = line_of("7.31", key, own.side, **params)
    up_to = event.dared_at or hits_up_to(before, battle, event.block)
    yield with_roll(line, faces(event.draws), hits_up_to=up_to, at=battle.at)


def _hit(event: fire.BlockHit, before: Situation) -> Iterable[Line]:
    own, at = before.blocks[event.block], battle_of(before).at
    lost = own.cv == 1
    key = "liberty-line-captured" if lost else "liberty-line-hit"
    line = line_of("7.32", key, own.side, block=block_name(event.block, before))
    yield shown(line, Struck(at, 1, int(lost), by=own.side))


def _hits_lost(event: fire.HitsLost, before: Situation) -> Iterable[Line]:
    yield line_of("7.32", "liberty-line-hits-lost", "", hits=event.count)


def _landed(event: navy.BlocksLanded, before: Situation) -> Iterable[Line]:
    battle = battle_of(before)
    yield line_of("8.4", "liberty-line-landed", battle.attacker, at=place_name(battle.at))


def _repulsed(event: navy.LandingRepulsed, before: Situation) -> Iterable[Line]:
    battle = battle_of(before)
    params: dict[str, Parameter] = {"blocks": len(event.blocks), "to": place_name(event.to)}
    line = line_of("8.4", "liberty-line-repulsed", battle.attacker, **params)
    yield shown(line, Moved((battle.at, event.to), len(event.blocks), water=True))


def _left(event: retreat.BlockLeft, before: Situation) -> Iterable[Line]:
    """7.4, 7.5: from a lost or won field; whoever regroups is not named."""
    battle, own = battle_of(before), before.blocks[event.block]
    regroups = battle.stage == BattleStage.REGROUP
    is_hidden = regroups or event.block in battle.reserves
    params: dict[str, Parameter] = {"to": place_name(event.path[-1])}
    if not is_hidden:
        params["block"] = block_name(event.block, before)
    kind = "regrouped" if regroups else "reserve-left" if is_hidden else "left"
    line = line_of("7.5" if regroups else "7.4", f"liberty-line-{kind}", own.side, **params)
    yield shown(line, Moved(event.path, water=event.way in (SEA, SHIP)))


def _captured(event: battles.BlocksCaptured, before: Situation) -> Iterable[Line]:
    for block in event.blocks:
        own = before.blocks[block]
        line = line_of("7.4", "liberty-line-no-way-out", own.side, block=block_name(block, before))
        yield shown(line, Removed(own.at))


def _withdraws(event: battles.WithdrawalBegan, before: Situation) -> Iterable[Line]:
    yield line_of("7.2", "liberty-line-withdraws", event.side)


def _won(event: battles.RegroupingBegan, before: Situation) -> Iterable[Line]:
    at = place_name(battle_of(before).at)
    yield line_of("7.5", "liberty-line-won", event.side, at=at)


TELLERS: dict[type[Event], Teller] = {
    battles.BattleBegan: _began,
    battles.RoundBegan: _round,
    fire.BlockFired: _fired,
    fire.BlockHit: _hit,
    fire.HitsLost: _hits_lost,
    navy.BlocksLanded: _landed,
    navy.LandingRepulsed: _repulsed,
    retreat.BlockLeft: _left,
    battles.BlocksCaptured: _captured,
    battles.WithdrawalBegan: _withdraws,
    battles.RegroupingBegan: _won,
}
