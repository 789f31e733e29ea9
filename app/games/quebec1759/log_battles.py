"""The log of battles, alike for every viewer."""

from collections.abc import Iterable

from msgspec.structs import replace

from app.engine.chance import faces
from app.engine.log_lines import (
    Teller,
    line_of,
    planner,
    remark,
    remarked,
    shown,
    with_roll,
)
from app.engine.values import (
    Event,
    Line,
    Met,
    Moved,
    Parameter,
    Remark,
    Removed,
    Side,
    Struck,
)
from app.games.quebec1759 import battle_setup, battle_turn, fire, ottawa_in_battle, retreat, rout
from app.games.quebec1759.battle_state import COLUMNS, LEAVERS, LINE
from app.games.quebec1759.board import CROSSING, LEADER, RIVER, ROAD, SIDES
from app.games.quebec1759.lines import at_post, strength
from app.games.quebec1759.projection import project
from app.games.quebec1759.state import Situation
from app.games.quebec1759.words import zone_name
from app.kit.battle import HITS_ON, battle_of, hits_of
from app.kit.blocks import army

RETREAT_RULES = {ROAD: "15.2", CROSSING: "19", RIVER: "17.2"}
NO_WAY_RULES = {"none": "15.2", "enemy": "15.2", "boats": "17.2", "tide": "23"}


def _began(event: battle_setup.BattleBegan, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"zone": zone_name(event.zone)}
    params |= {side: len(army(before, event.zone, side)) for side in SIDES}
    line = line_of("11.1", "quebec1759-line-battle", event.attacker, **params)
    yield shown(line, Met(event.zone))
    if event.landing:
        yield line_of("17.1", "quebec1759-line-landing", event.attacker)


def _drawn(event: battle_setup.LinesDrawn, before: Situation) -> Iterable[Line]:
    if event.skirmish:
        yield line_of("18", "quebec1759-line-skirmish")


def _deployed(event: battle_setup.DeploymentEnded, before: Situation) -> Iterable[Line]:
    battle = battle_of(before)
    params: dict[str, Parameter] = {
        column: len(at_post(before, battle, event.side, column)) for column in COLUMNS
    }
    here = len(army(before, battle.zone, event.side))
    params["reserve"] = here - sum(int(n) for n in params.values())
    rule = "12.1" if event.side == battle.defender else "12.2"
    yield line_of(rule, "quebec1759-line-deployed", event.side, **params)


def _columns_shown(event: battle_setup.ColumnsShown, before: Situation) -> Iterable[Line]:
    yield line_of("12.3", "quebec1759-line-columns-shown")


def _entered(event: battle_turn.ReserveEntered, before: Situation) -> Iterable[Line]:
    side = before.blocks[event.block].side
    yield line_of("13.1", "quebec1759-line-entered", side, column=f"@column-{event.column}")


def _held(event: battle_turn.FireHeld, before: Situation) -> Iterable[Line]:
    yield line_of("A46", "quebec1759-line-holds-fire", before.blocks[event.block].side)


def _fired(event: fire.ColumnFired, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"hits": event.hits()}
    key = "quebec1759-line-line-fires"
    if event.post != LINE:
        key = "quebec1759-line-column-fires"
        params["column"] = f"@column-{event.post}"
    rule = "17.1" if event.double else "14.2"
    line = line_of(rule, key, event.side, **params)
    yield with_roll(line, faces(event.draws), HITS_ON, at=battle_of(before).zone)


def _leader_fired(event: fire.LeaderFired, before: Situation) -> Iterable[Line]:
    key = "quebec1759-line-leader-falls" if event.falls() else "quebec1759-line-leader-fires"
    params: dict[str, Parameter] = {"leader": f"@leader-{event.side}", "hits": event.hits()}
    if event.post in COLUMNS:
        params["column"] = f"@column-{event.post}"
    line = line_of("10.3", key, event.side, **params)
    zone = battle_of(before).zone
    rolled = with_roll(line, faces(event.draws), HITS_ON, at=zone)
    yield replace(rolled, motions=(*rolled.motions, Removed(zone))) if event.falls() else rolled


def _hits_taken(event: fire.HitsTaken, before: Situation) -> Iterable[Line]:
    if not event.hits:
        return
    battle = battle_of(before)
    # 16.1 Hits beyond the strength of those who stood there cost nothing.
    toll = battle.tolls[event.post]
    spare = toll.left
    cv = event.hits - spare
    params: dict[str, Parameter] = {"hits": event.hits, "lost": event.lost}
    key, key_spare = "quebec1759-line-hits-taken", "quebec1759-line-hits-taken-spare"
    if event.post in COLUMNS:
        key, key_spare = "quebec1759-line-column-hit", "quebec1759-line-column-hit-spare"
        params["column"] = f"@column-{event.post}"
    if spare:
        key, params = key_spare, params | {"cv": cv, "spare": spare}
    rule = "16.2" if event.post == LEAVERS else "14.2"
    by = event.side if event.chosen else ""
    line = line_of(rule, key, event.side, **params)
    struck = shown(line, Struck(battle.zone, cv, event.lost, by=by))
    yield from remarked([struck], _leaders_lost(toll.fallen))


def _leaders_lost(fallen: Iterable[Side]) -> Iterable[Remark]:
    """Name the leaders that sides have lost."""
    for side in fallen:
        yield remark("2.4", "quebec1759-line-leader-lost", leader=f"@leader-{side}")


def _routed(event: rout.SideRouted, before: Situation) -> Iterable[Line]:
    yield line_of("16.1", "quebec1759-line-routed", event.side, column=f"@column-{event.column}")


def _retreat_chosen(event: retreat.RetreatChosen, before: Situation) -> Iterable[Line]:
    key = f"quebec1759-line-retreats-{event.way}"
    yield line_of(RETREAT_RULES[event.way], key, event.side, zone=zone_name(event.to))


def _left_behind(event: rout.BlocksLeftBehind, before: Situation) -> Iterable[Line]:
    blocks, cv = len(event.blocks), strength(before, list(event.blocks))
    line = line_of("16.1", "quebec1759-line-left-behind", event.side, blocks=blocks)
    struck = shown(line, Struck(battle_of(before).zone, cv, blocks))
    lost = (before.blocks[block] for block in event.blocks)
    fallen = _leaders_lost(own.side for own in lost if own.kind == LEADER)
    yield from remarked([struck], (_why_left(event, before), *fallen))


def _why_left(event: rout.BlocksLeftBehind, before: Situation) -> Remark:
    """Return why blocks could not get away, by what everybody sees."""
    leaving = battle_of(before).leaving
    view = project(before, event.side)
    if leaving and leaving.way == RIVER:
        params: dict[str, Parameter] = {"barred": "boats", "blocks": retreat.river_limit(view)}
    else:
        params = {**retreat.no_way_out(view)}
    return remark(NO_WAY_RULES[str(params["barred"])], "quebec1759-line-no-way-out", **params)


def _pursued(event: rout.PursuitFired, before: Situation) -> Iterable[Line]:
    if not event.draws:
        return
    battle = battle_of(before)
    routed = bool(battle.leaving and battle.leaving.routed)
    rule = "16.2" if routed and not event.double else "17.2"
    key = "quebec1759-line-pursuit-double" if event.double else "quebec1759-line-pursuit"
    line = line_of(rule, key, event.side, hits=hits_of(event.draws))
    yield with_roll(line, faces(event.draws), HITS_ON, at=battle.zone)
    if event.ottawa and routed:
        yield line_of("22.4", "quebec1759-line-ottawa-pursue", event.side)


def _screened(event: rout.PursuitScreened, before: Situation) -> Iterable[Line]:
    yield line_of("16.3", "quebec1759-line-screened", event.side, hits=event.stopped)


def _retreated(event: rout.BlocksRetreated, before: Situation) -> Iterable[Line]:
    for blocks, way in ((event.blocks, event.way), (event.walking, ROAD)):
        if blocks:
            params: dict[str, Parameter] = {"blocks": len(blocks), "zone": zone_name(event.to)}
            line = line_of("15.2", "quebec1759-line-retreated", event.side, **params)
            yield shown(line, Moved((event.zone, event.to), len(blocks), water=way == RIVER))


def _ottawa_left(event: ottawa_in_battle.OttawaLeft, before: Situation) -> Iterable[Line]:
    side: Side = before.blocks[before.board.ottawa].side
    if event.to:
        line = line_of("22.4", "quebec1759-line-ottawa-left", side, zone=zone_name(event.to))
        yield shown(line, Moved((event.origin, event.to), by=planner(before, side)))
    else:
        line = line_of("22.4", "quebec1759-line-ottawa-lost", side)
        yield shown(line, Struck(event.origin, before.blocks[before.board.ottawa].cv, 1))


BATTLE_LINES: dict[type[Event], Teller] = {
    battle_setup.BattleBegan: _began,
    battle_setup.LinesDrawn: _drawn,
    battle_setup.DeploymentEnded: _deployed,
    battle_setup.ColumnsShown: _columns_shown,
    battle_turn.ReserveEntered: _entered,
    battle_turn.FireHeld: _held,
    fire.ColumnFired: _fired,
    fire.LeaderFired: _leader_fired,
    fire.HitsTaken: _hits_taken,
    rout.SideRouted: _routed,
    retreat.RetreatChosen: _retreat_chosen,
    rout.BlocksLeftBehind: _left_behind,
    rout.PursuitFired: _pursued,
    rout.PursuitScreened: _screened,
    rout.BlocksRetreated: _retreated,
    ottawa_in_battle.OttawaLeft: _ottawa_left,
}
"""How each event of a battle is told."""
