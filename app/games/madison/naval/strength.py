"""Chapter 12.3: everything that is added to the die of a naval battle."""

from collections.abc import Iterator, Sequence

from app.engine.ledger import rule
from app.engine.values import Side
from app.games.madison.battle_state import Modifier, NavalBattle
from app.games.madison.board import CLASSES, FRIGATE, SHIP_OF_THE_LINE, SMALL
from app.games.madison.position import Position, is_reduced, leaders_at, vessels_at

LARGE = (FRIGATE, SHIP_OF_THE_LINE)
"""What counts as a frigate (12.34, A9)."""


def ships_in(position: Position, naval: NavalBattle, side: Side) -> list[str]:
    """List a side's sound vessels in a naval battle, by id."""
    box = position.board.lakes[naval.lake].box
    return [ship for ship in vessels_at(position, box, side) if not is_reduced(position, ship)]


@rule("12.36")
def modifiers(position: Position, naval: NavalBattle) -> tuple[Modifier, ...]:
    """List everything that is added to the die, each with its rule."""
    found = [one for one in _modifiers(position, naval) if one.drm and _counts(naval, one)]
    return (*found, *naval.extra)


def _counts(naval: NavalBattle, one: Modifier) -> bool:
    """Whether no card lets a modifier not count against the side that it is against."""
    against = naval.attacker if one.drm < 0 else naval.defender
    return f"{one.what}@{against}" not in naval.ignored


@rule("12.32")
def _modifiers(position: Position, naval: NavalBattle) -> Iterator[Modifier]:
    own, foe = (ships_in(position, naval, side) for side in (naval.attacker, naval.defender))
    yield Modifier("12.31", "ships", of_numbers(len(own), len(foe)))
    # Before leads are named there are none, and then both.
    if naval.leads:
        rank = {side: lead_class(position, lead) for side, lead in naval.leads.items()}
        yield Modifier("12.32", "lead", rank[naval.attacker] - rank[naval.defender])
    yield Modifier("12.33", "attacker", _command(position, naval, naval.attacker))
    yield Modifier("12.33", "defender", -_command(position, naval, naval.defender))
    yield from of_kinds(position, own, foe)


@rule("12.32")
def lead_class(position: Position, ship: str) -> int:
    """Return how good a lead ship is, C to A as 0 to 2."""
    return CLASSES.index(position.board.roster[ship].letter)


@rule("12.34", "12.35", "A9")
def of_kinds(position: Position, own: Sequence[str], foe: Sequence[str]) -> Iterator[Modifier]:
    """Return what frigates and small ships add for the attackers."""
    kinds = [{position.board.roster[ship].kind for ship in ships} for ships in (own, foe)]
    frigates = [any(kind in LARGE for kind in side) for side in kinds]
    yield Modifier("12.34", "frigate", frigates[0] - frigates[1])
    small = [side <= SMALL for side in kinds]
    yield Modifier("12.35", "small_ships", small[1] - small[0])


@rule("12.31")
def of_numbers(own: int, foe: int) -> int:
    """Return what more ships add: twice as many or more add two."""
    if own == foe:
        return 0
    drm = 2 if max(own, foe) >= 2 * min(own, foe) else 1
    return drm if own > foe else -drm


@rule("12.33")
def _command(position: Position, naval: NavalBattle, side: Side) -> int:
    box = position.board.lakes[naval.lake].box
    leaders = leaders_at(position, box, side)
    return max((position.board.roster[leader].modifier for leader in leaders), default=0)
