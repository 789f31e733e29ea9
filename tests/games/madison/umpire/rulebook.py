"""The umpire's rulebook: the map and the printed counters, and the numbers of the rules.

Of the game it reads no more than the data file, as it lies there. Costs, tables and thresholds are
written out once more, from the rulebook and the rulings.
"""

import json
from importlib import resources
from typing import Any

RAW: Any = json.loads(resources.files("app.games.madison").joinpath("data/board.json").read_text())

US, GB = "us", "gb"
FOE = {US: GB, GB: US}
SPACES = {one["id"]: one for one in RAW["spaces"]}
COUNTERS = {one["id"]: one for one in RAW["blocks"]}
EVENT_FORTS = {one["id"]: one for one in RAW["forts"]}
SCHEDULE = RAW["schedule"]
TURNS = RAW["turns"]

LAKES = ("huron", "erie", "ontario", "champlain")
BOXES = {f"box_{lake}": lake for lake in LAKES}
PORTS = {lake: {at for at, one in SPACES.items() if one.get("lake") == lake} for lake in LAKES}
ONE_WATER = {"erie": "huron", "huron": "erie"}
"""2.6: lakes that serve each other for retreats and the return of fleets."""

LAND = {"regular", "dragoon", "militia", "indian"}
SMALL = {"schooner", "sloop"}
LARGE = {"frigate", "ship-of-the-line"}
VESSELS = {*SMALL, "brig", "corvette", *LARGE}
NAVAL_POINTS = 6
SAIL, LOAD, ASHORE, ASSAULT, TRANSIT = 1, 1, 1, 1, 2
"""11.15, 11.52: movement points."""
HOLDS = {"brig": 1, "corvette": 1, "frigate": 2, "ship-of-the-line": 3}
"""11.35, A9: whole units that a vessel carries."""
BUILDS = {"brig": 2, "corvette": 2, "frigate": 4, "ship-of-the-line": 6, "schooner": 1, "sloop": 1}
REPAIRS = {kind: 1 if kind in SMALL else 2 for kind in VESSELS}
"""15.17, 15.23: half points."""
SHELTER = 4
"""2.74, 13.52: units that a depot, or an event fort, shelters in winter."""
LAKE_POINTS = 2
SOURCES_LOST = 3
"""17.32: American sources whose loss ends the game."""

NAVAL = {
    -1: ("strike_fleet", "loss_roll", "defender"),
    0: ("strike_lead+1", "loss_roll", "defender"),
    1: ("step2", "none", "defender"),
    2: ("step1", "none", "defender"),
    3: ("step1", "step1", "defender"),
    4: ("step1", "step1", "attacker"),
    5: ("none", "step1", "attacker"),
    6: ("none", "step2", "attacker"),
    7: ("loss_roll", "strike_lead+1", "attacker"),
    8: ("loss_roll", "strike_fleet", "attacker"),
}
WINNER_LOSES = {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2}
DAMAGES = {"step1": 1, "step2": 2, "strike_lead+1": 1}

LAND_TABLE = {
    2: "AR-2",
    3: "AR-2",
    4: "AR-1",
    5: "AR-1",
    6: "AR",
    7: "CC",
    8: "EX",
    9: "9",
    10: "DR",
    11: "DR-1",
    12: "DR-2",
}
LONG_ODDS = -3


def odds(attack: int, defence: int) -> int:
    """Return what odds add to the die: 10.21, A5."""
    found = LONG_ODDS
    for own, foe, drm in ((1, 3, -2), (1, 2, -1), (1, 1, 0), *((n, 1, n - 1) for n in range(2, 7))):
        if attack * foe >= defence * own:
            found = drm
    return 6 if attack >= 9 * defence else found


def order(turn: str) -> int:
    """Return how far on a turn is; what is there from the start comes first."""
    return TURNS.index(turn) if turn in TURNS else -1
