"""Chapters 10 and 16: rolls of land combat, and the winter."""

from typing import Any

from tests.games.madison.umpire.rulebook import (
    COUNTERS,
    EVENT_FORTS,
    LAND_TABLE,
    SHELTER,
    SOURCES_LOST,
    SPACES,
    odds,
    order,
)
from tests.games.madison.umpire.table import Table


def halved(before: Table, units: list[str], extra: int = 0) -> int:
    """Add strengths up, those out of supply at half, rounded up (13.4)."""
    play = before.state.play
    cut = {unit for unit in units if play is not None and unit in play.cut}
    if units and cut == {*units}:
        return (sum(map(before.strength, units)) + extra + 1) // 2
    fed = sum(before.strength(unit) for unit in units if unit not in cut)
    return fed + extra + (sum(map(before.strength, cut)) + 1) // 2


def fort_value(before: Table, space: str) -> int:
    """Return the value of the fort in a space (2.7)."""
    play = before.state.play
    if play is not None and space in play.unmanned:
        return 0
    for fort in before.state.forts:
        if EVENT_FORTS[fort]["at"] == space:
            return int(EVENT_FORTS[fort]["strength"])
    fort = SPACES[space].get("fort")
    stands = fort and order(fort.get("since", "")) <= order(before.state.turn)
    return int(fort["strength"]) if stands else 0


def round_rolled(event: Any, before: Table, after: Table) -> None:
    """10.21, 10.51: odds, dice, total and result."""
    battle = before.state.battle
    assert battle is not None
    if before.state.play is not None:
        mine = [u for u in before.units(battle.at, battle.attacker) if u in battle.attackers]
        theirs = before.units(battle.at, battle.defender)
        attack = halved(before, [unit for unit in mine if before.is_full(unit)])
        defence = halved(before, theirs, fort_value(before, battle.at))
        wanted = odds(attack, defence)
        given = sum(one.drm for one in event.modifiers if one.what == "odds")
        assert given == wanted or "odds" in battle.ignored, (attack, defence, given, wanted)
    dice = [draw.value + 1 for draw in event.draws]
    total = min(12, max(2, sum(dice) + sum(one.drm for one in event.modifiers)))
    assert (tuple(dice), total) == (event.dice, event.total)
    code = LAND_TABLE[total]
    if code == "9":
        assert event.result == ("AR" if battle.has_fort else "DR")
    elif code == "EX":
        assert event.result in ("EX", "AR")
    else:
        assert event.result == code
    if battle.round > 1:
        ground = {"montreal", "landing", "invasion", "forest"}
        assert not ground & {one.what for one in event.modifiers}


def quarters(before: Table, space: str, side: str) -> int:
    """Return how many units winter in a space (16.21, A14)."""
    room = before.value(space)
    room += SHELTER * (before.state.depots.get(space) == side)
    room += SHELTER * any(EVENT_FORTS[fort]["at"] == space for fort in before.state.forts)
    for effect in before.state.effects:
        if (effect.kind, effect.side) == ("quarters", side) and space in effect.names:
            room += effect.n
    return max(0, room)


def attrition_began(event: Any, before: Table, after: Table) -> None:
    """16.2: what each space costs: the examples of Cleveland and London."""
    wanted = {}
    for space, sheet in SPACES.items():
        for side in ("us", "gb"):
            units = before.units(space, side)
            room = quarters(before, space, side)
            full = sum(map(before.is_full, units))
            if not before.value(space) and not room:
                assert not units
            if sheet["side"] == side:
                steps = max(0, full - room)
            else:
                steps = max(0, len(units) - room)
                if steps > full:
                    assert steps - full <= len(units)
                    steps = event.losses.get(space, 0)
                    assert full <= steps <= len(units)
            if steps:
                wanted[space] = steps
    assert event.losses == wanted


def attrition_taken(event: Any, before: Table, after: Table) -> None:
    """16.22: nobody loses twice, and full units lose first."""
    under_way = before.state.attrition
    assert under_way is not None
    assert event.unit not in under_way.worn
    assert under_way.losses[event.at] >= 1
    assert COUNTERS[event.unit]["kind"] != "leader"


def match_decided(event: Any, before: Table, after: Table) -> None:
    """17.31, 17.32: a fortress or a city is won when no enemy units are left in it."""
    if event.rule == "17.31":
        assert not before.units("quebec", "gb")
    if event.rule == "17.32":
        sources = [space for space, sheet in SPACES.items() if sheet.get("source")]
        american = [space for space in sources if SPACES[space]["side"] == "us"]
        taken = [space for space in american if before.holder(space) == "gb"]
        assert sum(not before.units(space, "us") for space in taken) >= SOURCES_LOST


CHECKS = {
    "MatchDecided": match_decided,
    "RoundRolled": round_rolled,
    "AttritionBegan": attrition_began,
    "AttritionTaken": attrition_taken,
}
