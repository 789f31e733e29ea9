"""The umpire's rulebook: map, numbers, and what can be read off a position."""

from typing import Any

from app.games.quebec1759.state import Situation

ROADS = {
    frozenset(road)
    for road in (
        ("MO", "BE"),
        ("BE", "SC"),
        ("AB", "SF"),
        ("AB", "SI"),
        ("CR", "SF"),
        ("CR", "SI"),
        ("LE", "ET"),
    )
}
OVER_WATER = {frozenset(("SC", "AB"))}
SHORES = {"BA": {"OR", "LE", "SC", "BE", "MO"}, "SL": {"AB", "CR", "SI", "ET"}, "": {"SF"}}
LAND = set().union(*SHORES.values())
FOE = {"gb": "fr", "fr": "gb"}
QUEBEC_MILITIA = 6
COLUMNS = ("left", "center", "right")


def linked(a: str, b: str) -> str:
    """Return what joins two zones by land."""
    pair = frozenset((a, b))
    return "road" if pair in ROADS else "crossing" if pair in OVER_WATER else ""


def shore(zone: str) -> str:
    return next(area for area, zones in SHORES.items() if zone in zones)


def boats(state: Situation, side: str, area: str) -> int:
    """7.4."""
    ships = state.ships.get(area, 0)
    if side == "gb":
        return ships
    return max(0, 4 - ships) if area == "SL" else 0


def here(state: Situation, zone: str, side: str) -> list[str]:
    return [b for b, own in state.blocks.items() if own.at == zone and own.side == side]


def strength(state: Situation, side: str) -> int:
    return sum(own.cv for own in state.blocks.values() if own.side == side)


def ordered(state: Situation, side: str) -> Any:
    return state.turn.orders[side]


def tide_bars(state: Situation) -> bool:
    return state.options["tides"] != "off" and state.turn.tide == 1


def able(state: Situation, side: str) -> list[str]:
    assert state.battle
    return [b for b in here(state, state.battle.zone, side) if b != "FR-OTT"]


def at(state: Situation, side: str, post: str) -> list[str]:
    assert state.battle
    there = here(state, state.battle.zone, side)
    return [b for b in there if state.battle.posts.get(b) == post]


def can_walk(state: Situation, side: str, zone: str, to: str) -> bool:
    return any(linked(zone, z) and linked(z, to) and not here(state, z, FOE[side]) for z in LAND)
