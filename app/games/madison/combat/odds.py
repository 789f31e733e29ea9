"""Chapters 10.2 to 10.4: odds, lead units, and everything that is added to the die."""

from collections.abc import Iterable, Iterator

from app.engine.ledger import rule
from app.engine.values import Side
from app.games.madison.battle_state import Battle, Modifier
from app.games.madison.board import (
    CLASSES,
    CLEAR,
    DRAGOON,
    FOREST,
    GB,
    INDIAN,
    INVASION,
    LANDING,
    REGULAR,
    TECUMSEH,
    US,
    A,
    B,
)
from app.games.madison.calendar import year_of
from app.games.madison.forts import defending_fort
from app.games.madison.operations.leading import seniors
from app.games.madison.position import Position, is_reduced, leaders_at, strength_of, units_at
from app.games.madison.supply import unsupplied

LAST_YEAR_OF_LINES = 1813
"""Until then British regulars in the open are feared (10.44)."""
OVERWHELMING = 9
"""Odds at which the defenders must retreat before combat (9.5)."""


@rule("13.36", "13.37")
def fights_in_supply(position: Position, unit: str) -> bool:
    """Whether a unit counts as in supply in a battle: as the card play began."""
    play = position.play
    return unit not in (unsupplied(position) if play is None else play.cut)


@rule("10.21", "10.23", "13.4")
def attack_strength(position: Position, units: Iterable[str]) -> int:
    """Add up what attackers bring: full units alone; half, rounded up, out of supply."""
    full = [u for u in units if position.board.roster[u].is_land and not is_reduced(position, u)]
    return _with_halves(position, full)


@rule("10.21", "10.23", "2.71", "2.75", "13.4")
def defence_strength(position: Position, space: str, side: Side) -> int:
    """Add up a defence: all units and the fort; half, rounded up, out of supply."""
    units = units_at(position, space, side)
    fort = defending_fort(position, space)
    strength = fort.strength if fort and units else 0
    if units and not any(fights_in_supply(position, unit) for unit in units):
        return _half(strength + sum(strength_of(position, unit) for unit in units))
    return strength + _with_halves(position, units)


def _with_halves(position: Position, units: list[str]) -> int:
    cut = [unit for unit in units if not fights_in_supply(position, unit)]
    fed = sum(strength_of(position, unit) for unit in units if unit not in cut)
    return fed + _half(sum(strength_of(position, unit) for unit in cut))


def _half(strength: int) -> int:
    return (strength + 1) // 2


@rule("10.21", "A5")
def odds_drm(position: Position, attack: int, defence: int) -> int:
    """Return what odds add to the die: the last row that they reach."""
    drm = position.board.tables.long_odds
    for row in position.board.tables.odds:
        if attack * row.defence >= defence * row.attack:
            drm = row.drm
    return drm


@rule("9.51", "A6")
def overwhelms(position: Position, attackers: Iterable[str], space: str, side: Side) -> bool:
    """Whether attackers have nine times the strength of those who defend a space, fort included."""
    attack = attack_strength(position, attackers)
    return attack >= OVERWHELMING * max(1, defence_strength(position, space, side))


def units_in(position: Position, battle: Battle, side: Side) -> list[str]:
    """List a side's land units in a battle, by id."""
    units = units_at(position, battle.at, side)
    if side == battle.attacker:
        return [unit for unit in units if unit in battle.attackers]
    return units


def leaders_in(position: Position, battle: Battle, side: Side) -> list[str]:
    """List a side's leaders in a battle, by id."""
    leaders = leaders_at(position, battle.at, side)
    if side == battle.attacker:
        return [leader for leader in leaders if leader in battle.attackers]
    return leaders


@rule("10.31", "10.32")
def lead_candidates(position: Position, battle: Battle, side: Side) -> list[str]:
    """List the units that may lead: full ones; a defender without any, one of its worst class."""
    units = units_in(position, battle, side)
    full = [unit for unit in units if not is_reduced(position, unit)]
    if full or side == battle.attacker:
        return full
    rank = {unit: CLASSES.index(position.board.roster[unit].letter) for unit in units}
    worst = min(rank.values(), default=0)
    return [unit for unit in units if rank[unit] == worst]


@rule("2.71", "3.62", "10.31", "10.32")
def lead_class(position: Position, battle: Battle, side: Side) -> int:
    """Return how good a side's lead unit is, C to A as 0 to 2.

    3.62 Dragoons fight dismounted at a fort. 10.32 Full-strength defenders have the fort's class if
    it is better, those who are all reduced if it is worse.
    """
    lead = battle.leads[side]
    sheet = position.board.roster[lead]
    letter = sheet.letter
    counts = battle.has_fort and "fort_class" not in battle.ignored
    fort = defending_fort(position, battle.at) if counts else None
    if fort and sheet.kind == DRAGOON:
        letter = B if side == battle.attacker else A
    rank = CLASSES.index(letter)
    if fort and side == battle.defender:
        walls = CLASSES.index(fort.letter)
        rank = min(rank, walls) if is_reduced(position, lead) else max(rank, walls)
    return min(rank + battle.bonus.get(side, 0), CLASSES.index(A))


@rule("3.35", "3.51", "3.52", "10.42")
def command(position: Position, battle: Battle, side: Side) -> int:
    """Return the modifier of the leader who commands a side, 0 without one.

    3.52 Tecumseh's counts only where Indians of his are. Among equals the better one commands.
    """
    leaders = leaders_in(position, battle, side)
    roster = position.board.roster
    units = units_in(position, battle, side)
    has_indians = any(roster[unit].kind == INDIAN for unit in units)
    if battle.combined and {*battle.combined} <= {*leaders}:
        # 3.51 A card adds them up; 3.52 holds all the same.
        together = [one for one in battle.combined if one != TECUMSEH or has_indians]
        return sum(roster[leader].modifier for leader in together)
    able = [
        leader for leader in seniors(position, leaders, side) if leader != TECUMSEH or has_indians
    ]
    return max((roster[leader].modifier for leader in able), default=0)


@rule("10.45")
def modifiers(position: Position, battle: Battle) -> tuple[Modifier, ...]:
    """List everything that is added to the die of a round, each with its rule."""
    found = [*_of_strength(position, battle), *_of_command(position, battle)]
    if battle.round == 1:
        found += ground_modifiers(position, battle)
    found += _of_regulars(position, battle)
    kept = [one for one in found if one.drm and one.what not in battle.ignored]
    return (*kept, *battle.effects, *battle.extra)


def _of_strength(position: Position, battle: Battle) -> Iterator[Modifier]:
    attack = attack_strength(position, units_in(position, battle, battle.attacker))
    defence = defence_strength(position, battle.at, battle.defender)
    yield Modifier("10.21", "odds", odds_drm(position, attack, defence))
    if len(battle.leads) > 1:
        ahead = lead_class(position, battle, battle.attacker)
        yield Modifier("10.31", "lead", ahead - lead_class(position, battle, battle.defender))


def _of_command(position: Position, battle: Battle) -> Iterator[Modifier]:
    yield Modifier("10.42", "attacker", command(position, battle, battle.attacker))
    yield Modifier("10.42", "defender", -command(position, battle, battle.defender))


@rule("2.14", "2.23", "2.72", "10.41", "11.55", "A3", "A50")
def ground_modifiers(position: Position, battle: Battle) -> list[Modifier]:
    """List what the ground adds in the first round; a fort takes the place of the terrain."""
    space = position.board.spaces[battle.at]
    found = [Modifier("2.14", "montreal", space.attack)]
    ways = {battle.ways[unit] for unit in battle.attackers if unit in battle.ways}
    if LANDING in ways:
        found.append(Modifier("11.55", "landing", -1))
    if INVASION in ways:
        found.append(Modifier("2.23", "invasion", -1))
    if space.terrain == FOREST and not battle.has_fort:
        found.append(Modifier("10.41", "forest", _forest_drm(position, battle)))
    return found


@rule("10.41", "2.11", "3.7", "A7")
def _forest_drm(position: Position, battle: Battle) -> int:
    """Return what forest adds: more when Indians alone defend, less when they alone attack."""
    attack, defence = (
        _only_indians(position, units_in(position, battle, side))
        for side in (battle.attacker, battle.defender)
    )
    if attack and not defence:
        roster = position.board.roster
        others = units_in(position, battle, battle.defender)
        return 1 if all(roster[unit].kind != INDIAN for unit in others) else -1
    if defence and not attack:
        roster = position.board.roster
        own = units_in(position, battle, battle.attacker)
        return -2 if all(roster[unit].kind != INDIAN for unit in own) else -1
    return -1


def _only_indians(position: Position, units: list[str]) -> bool:
    return all(position.board.roster[unit].kind == INDIAN for unit in units)


@rule("2.12", "10.44", "A34")
def _of_regulars(position: Position, battle: Battle) -> Iterator[Modifier]:
    """Until 1813 the US fear British regulars in the open: -1 in every round, unless in a fort."""
    if battle.attacker != US or year_of(position.turn) > LAST_YEAR_OF_LINES or battle.has_fort:
        return
    clear = position.board.spaces[battle.at].terrain == CLEAR
    units = units_in(position, battle, GB)
    if clear and any(position.board.roster[u].kind in (REGULAR, DRAGOON) for u in units):
        yield Modifier("10.44", "regulars", -1)
