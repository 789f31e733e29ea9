"""Chapters 9.0, 10.0 and 11: victory, France, disbanding, attrition."""

from collections.abc import Mapping
from typing import Any

from app.games.liberty import france, play, winter
from app.kit.victory import MatchDecided
from tests.games.liberty.umpire.notes import Changes, Checks, Notes
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import (
    AM,
    AMERICAN_WIN,
    ATLANTIC,
    BLOCKS,
    BRITISH_WIN,
    DRAW_FROM,
    FIRST_YEAR,
    FRANCE_ON,
    FRANCE_TABLE,
    FRENCH_POOL,
    GB,
    LAST_YEAR,
    NEAR,
    ON_MAP,
    POOL,
    PORTS,
    PRISON,
    TOWNS,
)
from tests.games.liberty.umpire.sea import is_closed, is_frozen


def points(now: Position) -> int:
    """Add up the values of the towns that are British (11.1, A1, A60)."""
    return points_of({at: now.holder(at) for at in TOWNS})


def points_of(held: Mapping[str, str]) -> int:
    """Add up the values of the towns that are named as British."""
    return sum(town.value for at, town in TOWNS.items() if held.get(at) == GB)


def winner_of_year(notes: Notes, now: Position) -> str | None:
    """Return who has won at the end of a year, "" for a draw, None for nobody yet (11.1, A63)."""
    british = points(now)
    if british >= BRITISH_WIN:
        return GB
    if british <= AMERICAN_WIN:
        return AM
    if notes.year < LAST_YEAR:
        return None
    return "" if notes.options["draw"] == "25-to-29" and british >= DRAW_FROM else AM


def match_decided(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.phase == "victory"
    assert event.winner == winner_of_year(notes, before)
    assert event.rule == "11.1"
    notes.over = True
    notes.seen[f"won by {event.winner}"] += 1


def owes_france(notes: Notes) -> bool:
    """Whether the Americans have yet to roll for France this year (9.0, 11.2)."""
    return not notes.is_french_war and notes.year > FIRST_YEAR and "france" not in notes.winter


def france_rolled(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    assert notes.phase == "france"
    assert owes_france(notes)
    one, two = event.draws
    assert one.bound == two.bound == 6
    needed = FRANCE_ON
    if notes.options["french_entry"] == "table":
        needed = FRANCE_TABLE.get(notes.year, 0)
    assert event.enters == (one.value + two.value + 2 >= needed)
    notes.winter.append("france")
    notes.is_french_war = event.enters
    notes.seen["France enters"] += event.enters
    # A36: the French pool joins the American one at once.
    coming = before.here(FRENCH_POOL, AM) if event.enters else []
    return {block: (POOL, before.cv(block)) for block in coming}


def disbanding_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.phase == "disband"


def captives(now: Position) -> set[str]:
    """Return the Indians whose town the enemy holds, wherever they are (10.0, A62)."""
    homes = {block: sheet.home for block, sheet in BLOCKS.items() if sheet.home}
    return {b for b, home in homes.items() if now.here(home, AM) and now.at(b) != PRISON}


def indians_captured(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    assert notes.phase == "disband"
    assert not notes.winter
    assert set(event.blocks) == captives(before) != set()
    return {block: (PRISON, BLOCKS[block].max) for block in event.blocks}


def fault_of_disbanding(notes: Notes, now: Position, block: str) -> str:
    """Return why a block may not be disbanded, "" when it may (11.3)."""
    sheet, at = BLOCKS[block], now.at(block)
    if at not in ON_MAP or block in notes.marked:
        return "11.3 not there"
    if is_frozen(notes, block, at):
        return "A37 at peace"
    if is_closed(now, sheet.side, at):
        return "A61, A70 closed"
    if sheet.nation in ("american", "loyalist", "indian"):
        return "" if at in TOWNS else "11.3 no town"
    # A40, A61: a friendly port that nobody closes.
    near = {at, *NEAR.get(at, ())} & PORTS
    open_ = (
        port
        for port in near
        if notes.is_friendly(now, port, sheet.side) and not is_closed(now, sheet.side, port)
    )
    return "" if any(open_) else "11.3 no port"


def block_marked(notes: Notes, event: Any, before: Position, after: Position) -> None:
    block = event.block
    assert (event.side, notes.phase) in notes.asked
    assert BLOCKS[block].side == event.side
    if notes.phase == "disband":
        fault = fault_of_disbanding(notes, before, block)
        assert not fault, fault
    else:
        # 11.4, A42: only as long as there are too many.
        assert block in hungry(notes, before, event.side)
    notes.marked.append(block)


def blocks_disbanded(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    """11.3: first all that are in the Atlantic, then whom their owner named, the British first."""
    assert notes.phase == "disband"
    going = set(event.blocks)
    assert {BLOCKS[block].side for block in going} == {event.side}
    if notes.winter:
        assert notes.closed == (event.side, "disband") == (notes.winter[-1], "disband")
        assert going == set(notes.marked)
    else:
        # Later a prisoner may be traded into the pool whose town is still the enemy's.
        assert not captives(before)
        assert going == set(before.here(ATLANTIC, event.side))
    notes.marked = []
    return {block: (POOL, BLOCKS[block].max) for block in going}


def is_fed(now: Position, place: str, blocks: list[str]) -> bool:
    """Whether a place feeds these blocks of a side (11.4, A43, A44).

    A town feeds its value in any blocks, and one leader as many of their own army as they are
    strong, themself among them. Nobody else is fed.
    """
    if not blocks or (place in TOWNS and len(blocks) <= TOWNS[place].value):
        return True
    if place not in TOWNS:
        return False
    value = TOWNS[place].value
    for leader in blocks:
        if BLOCKS[leader].kind == "leader":
            is_french = BLOCKS[leader].nation == "french"
            allies = sum((BLOCKS[one].nation == "french") != is_french for one in blocks)
            if allies <= value and len(blocks) <= value + now.cv(leader):
                return True
    return False


def eaters(now: Position, place: str, side: str) -> list[str]:
    """List a side's blocks in a place that need food: Indians don't (10.0)."""
    return [block for block in now.here(place, side) if BLOCKS[block].kind != "indian"]


def hungry(notes: Notes, now: Position, side: str) -> set[str]:
    """Return the blocks one of which is to be named yet."""
    found: set[str] = set()
    for place in ON_MAP:
        left = [block for block in eaters(now, place, side) if block not in notes.marked]
        if not is_fed(now, place, left):
            found |= {*left}
    return found


def starves(now: Position, side: str) -> bool:
    """Whether a side has blocks somewhere that are not fed."""
    return not all(is_fed(now, place, eaters(now, place, side)) for place in ON_MAP)


def attrition_came(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.phase == "attrition"
    notes.winter.append(event.side)
    assert notes.winter in ([GB], [GB, AM])


def blocks_starved(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    assert notes.phase == "attrition"
    assert notes.winter[-1] == event.side
    assert set(event.blocks) == set(notes.marked)
    assert not starves(after, event.side)
    notes.marked = []
    return {block: (PRISON, BLOCKS[block].max) for block in event.blocks}


CHECKS: Checks = {
    MatchDecided: match_decided,
    france.FranceRolled: france_rolled,
    play.DisbandingBegan: disbanding_began,
    winter.IndiansCaptured: indians_captured,
    winter.BlockMarked: block_marked,
    winter.BlocksDisbanded: blocks_disbanded,
    winter.AttritionCame: attrition_came,
    winter.BlocksStarved: blocks_starved,
}
