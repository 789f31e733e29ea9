"""Chapters 11, 12 and 15: sailing, landing, naval battles, ports, building, control."""

from typing import Any

from tests.games.madison.umpire.rulebook import (
    ASHORE,
    ASSAULT,
    BOXES,
    BUILDS,
    COUNTERS,
    DAMAGES,
    FOE,
    HOLDS,
    LARGE,
    LOAD,
    NAVAL,
    NAVAL_POINTS,
    ONE_WATER,
    PORTS,
    REPAIRS,
    SAIL,
    SMALL,
    SPACES,
    TRANSIT,
    VESSELS,
    WINNER_LOSES,
    order,
)
from tests.games.madison.umpire.table import Table, lake_of


def way(origin: str, to: str) -> int:
    """Return what it costs to sail from a place to another (11.15, 2.5)."""
    here, there = lake_of(origin), lake_of(to)
    assert here
    assert there
    assert origin != to
    assert not (origin in BOXES and to in BOXES)
    if here == there:
        return SAIL
    assert ONE_WATER.get(here) == there
    assert origin not in BOXES
    return TRANSIT + SAIL


def has_room(before: Table, fleet: list[str], units: list[str]) -> bool:
    """Whether sound vessels carry these units (11.35): whole units first, the rest in schooners."""
    kinds = [COUNTERS[ship]["kind"] for ship in fleet if before.is_full(ship)]
    small = sum(kind in SMALL for kind in kinds)
    whole = sum(HOLDS.get(kind, 0) for kind in kinds)
    large = sum(before.strength(unit) > 2 for unit in units)
    little = len(units) - large
    while large > whole:
        whole, small = whole + 1, small - 4
    return small >= 0 and little <= small + whole - large


def look_at_crew(before: Table, pieces: tuple[str, ...], side: str) -> list[str]:
    """Look at who goes along: one fleet, and troops that it carries. Return the troops."""
    assert len({before.at(piece) for piece in pieces}) == 1
    ships = [piece for piece in pieces if COUNTERS[piece]["kind"] in VESSELS]
    troops = [p for p in pieces if p not in ships and COUNTERS[p]["kind"] != "naval-leader"]
    assert ships
    units = [piece for piece in troops if COUNTERS[piece]["kind"] != "leader"]
    assert not any(COUNTERS[unit]["kind"] in ("indian", "dragoon") for unit in units)
    assert has_room(before, ships, units)
    assert all(before.state.blocks[piece].side == side for piece in pieces)
    return troops


def sailed(event: Any, before: Table, after: Table) -> None:
    """11.11 to 11.15, 11.31, 11.34, 12.42."""
    play = before.state.play
    assert play is not None
    assert play.force.water
    origin = before.at(event.pieces[0])
    troops = look_at_crew(before, event.pieces, play.side)
    assert event.cost == way(origin, event.to) + LOAD * bool(event.embarked)
    assert {*event.embarked} <= {*troops}
    assert after.state.play is not None
    spent = [after.state.play.moved[piece].spent for piece in event.pieces if piece not in troops]
    assert all(points + ASHORE * bool(troops) <= NAVAL_POINTS for points in spent)
    if event.to in BOXES:
        assert not troops
        assert all(before.is_full(piece) for piece in event.pieces)
        return
    assert not before.units(event.to, FOE[play.side])
    if troops:
        assert before.holder(event.to) == before.holder(origin) == play.side
        look_at_lake(before, play.side, origin, event.to)


def look_at_lake(before: Table, side: str, *places: str) -> None:
    """11.42: nobody carries troops over a lake that the enemy controls, but by a card."""
    for lake in map(lake_of, places):
        opened = before.state.play.effects if before.state.play else ()
        is_open = any(one.kind == "open-lake" and lake in one.names for one in opened)
        assert is_open or before.state.lakes.get(lake) != FOE[side]


def landed(event: Any, before: Table, after: Table) -> None:
    """11.51, 11.52: landings are declared."""
    play = before.state.play
    if event.way != "landing" or play is None or not play.force.water:
        return
    if event.pieces == ("gb_nwc",):
        return
    origin = before.at(event.pieces[0])
    troops = look_at_crew(before, event.pieces, play.side)
    assert troops
    is_hostile = before.holder(event.to) != play.side or before.units(event.to, FOE[play.side])
    assert is_hostile
    loading = LOAD * any(piece not in play.aboard for piece in troops)
    assert event.cost == loading + way(origin, event.to) + ASHORE + ASSAULT
    look_at_lake(before, play.side, origin, event.to)
    for piece in event.pieces:
        if piece not in troops:
            moved = play.moved.get(piece)
            assert (moved.spent if moved else 0) + event.cost <= NAVAL_POINTS


def put_ashore(event: Any, before: Table, after: Table) -> None:
    """11.36: troops land where their side holds the port."""
    assert all(before.at(piece) == event.at for piece in event.pieces)
    assert before.holder(event.at) == before.state.blocks[event.pieces[0]].side
    assert after.state.play is not None
    assert all(after.state.play.moved[piece].spent <= NAVAL_POINTS for piece in event.fleet)


def naval_began(event: Any, before: Table, after: Table) -> None:
    """12.1: both sides have sound ships in the box."""
    box = f"box_{event.battle.lake}"
    for side in (event.battle.attacker, event.battle.defender):
        assert before.ships(box, side)
        assert all(map(before.is_full, before.ships(box, side)))


def naval_rolled(event: Any, before: Table, after: Table) -> None:
    """12.2 to 12.41: everything that is added, the total and what comes of it."""
    naval = before.state.naval
    assert naval is not None
    sides = (naval.attacker, naval.defender)
    fleets = [before.ships(f"box_{naval.lake}", side) for side in sides]
    own, foe = ([COUNTERS[ship]["kind"] for ship in fleet] for fleet in fleets)
    more = (len(own) > len(foe)) - (len(own) < len(foe))
    twice = max(len(own), len(foe)) >= 2 * min(len(own), len(foe))
    ranks = ["CBA".index(COUNTERS[naval.leads[side]]["letter"]) for side in sides]
    chiefs = [
        max(
            (
                COUNTERS[one].get("modifier", 0)
                for one in before.here(f"box_{naval.lake}", side, {"naval-leader"})
            ),
            default=0,
        )
        for side in sides
    ]
    wanted = {
        "ships": more * (2 if twice else 1),
        "lead": ranks[0] - ranks[1],
        "attacker": chiefs[0],
        "defender": -chiefs[1],
        "frigate": bool(LARGE & {*own}) - bool(LARGE & {*foe}),
        "small_ships": ({*foe} <= SMALL) - ({*own} <= SMALL),
    }
    kept = {
        what: drm
        for what, drm in wanted.items()
        if drm and f"{what}@{sides[0] if drm < 0 else sides[1]}" not in naval.ignored
    }
    assert {one.what: one.drm for one in event.modifiers if one.what != "card"} == kept
    cards = [one.drm for one in event.modifiers if one.what == "card"]
    assert all(abs(drm) == 1 for drm in cards)
    assert len(cards) <= len(naval.cards)
    [die] = event.dice
    total = min(8, max(-1, die + sum(kept.values()) + sum(cards)))
    assert event.total == total
    first, second, winner = NAVAL[total]
    assert event.result == dict(zip(sides, (first, second), strict=True))
    assert event.winner == (sides[0] if winner == "attacker" else sides[1])
    for side, code in event.result.items():
        assert event.losses.get(side, 0) == DAMAGES.get(code, 0)


def winner_rolled(event: Any, before: Table, after: Table) -> None:
    """12.41: a die for the winner's losses."""
    [draw] = event.draws
    assert event.losses == WINNER_LOSES[draw.value + 1]


def harbour_made(event: Any, before: Table, after: Table) -> None:
    """9.6, 12.5, 2.6: to a friendly port of the lake, or its twin; from Huron its own first."""
    due = before.state.harbours[0]
    if event.to in BOXES:
        assert due.may_box
        assert before.ships(event.to, event.side)
        assert all(map(before.is_full, event.pieces))
        return
    foe = FOE[event.side]
    assert before.holder(event.to) == event.side
    assert not before.units(event.to, foe)
    lake = lake_of(event.to)
    if lake != due.lake:
        assert ONE_WATER.get(due.lake) == lake
        own = [at for at in PORTS["huron"] if at != due.at and not before.units(at, foe)]
        assert due.lake != "huron" or not any(before.holder(at) == event.side for at in own)


def lake_changed(event: Any, before: Table, after: Table) -> None:
    """11.41: vessels in the box alone control a lake."""
    box = f"box_{event.lake}"
    if event.side:
        assert before.ships(box, event.side)
        assert not before.ships(box, FOE[event.side])
    else:
        assert not before.ships(box, before.state.lakes[event.lake])


def placed(event: Any, before: Table, after: Table) -> None:
    """15.1: vessels are built at bases in own hands, when they are due."""
    if event.why != "15.1":
        return
    for vessel in event.pieces:
        sheet = COUNTERS[vessel]
        base = SPACES[event.at]["base"]
        assert before.at(vessel) == "stocks"
        assert lake_of(event.at) == sheet["lake"]
        assert base["side"] == sheet["side"] == before.holder(event.at)
        assert event.at not in before.state.ruined
        assert order(sheet["available"]) <= order(before.state.turn)
        if base.get("backup") and vessel not in base.get("builds", ()):
            mains = [
                at
                for at in PORTS[sheet["lake"]]
                if (one := SPACES[at].get("base"))
                and one["side"] == sheet["side"]
                and not one.get("backup")
            ]
            assert all(at in before.state.lost_bases for at in mains)


def points_spent(event: Any, before: Table, after: Table) -> None:
    """15.17, 15.23, 15.24: what building and repair cost."""
    play = after.state.play
    if play is None or play.use != "build":
        return
    value = after.state.board.cards[play.card].value
    costs = [COUNTERS[piece]["kind"] for piece in event.on]
    assert event.halves in (sum(BUILDS[k] for k in costs), sum(REPAIRS[k] for k in costs))
    assert play.spent <= 2 * value


CHECKS = {
    "Sailed": sailed,
    "AttackDeclared": landed,
    "PutAshore": put_ashore,
    "NavalBegan": naval_began,
    "NavalRolled": naval_rolled,
    "WinnerRolled": winner_rolled,
    "HarbourMade": harbour_made,
    "LakeChanged": lake_changed,
    "PiecesPlaced": placed,
    "PointsSpent": points_spent,
}
