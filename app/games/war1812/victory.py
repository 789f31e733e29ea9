"""Chapter 18: victory."""

import msgspec

from app.engine.game import Message, Outcome, Side
from app.engine.ledger import rule
from app.engine.memo import made_of
from app.games.war1812.board import GB, LAKES, SHEET, SIDES, TOWNS, US, other
from app.games.war1812.indians import INDIAN_BLOCK
from app.games.war1812.land_battle import contested_towns
from app.games.war1812.resolution import Happening, Resolution
from app.games.war1812.state import (
    Fleet,
    Phase,
    Situation,
    armies,
    changed,
    fleet_key,
    is_contested,
)
from app.games.war1812.view import Stake
from app.games.war1812.words import side_name


class Score(msgspec.Struct, frozen=True):
    """Victory points of a side by their three sources."""

    army: int
    lakes: int
    towns: int

    @property
    def total(self) -> int:
        """Add them up."""
        return self.army + self.lakes + self.towns


@rule("18.1")
def score(state: Situation, side: Side) -> Score:
    """Count victory points: army blocks on the map, lakes, enemy towns held.

    15: the Indian counts neither as a block nor by holding a town.
    """
    standing = armies(state, side)
    blocks = sum([len(army) for at, army in standing.items() if at in TOWNS])
    indian = state.blocks[INDIAN_BLOCK]
    if indian.side == side and indian.at in TOWNS:
        blocks -= 1
    lakes = list(lake_holders(state).values()).count(side)
    towns = sum([TOWNS[t].value for t, held_by in state.held.items() if held_by == side])
    points = SHEET.victory
    return Score(blocks * points.army_block, lakes * points.lake, towns)


def lake_holders(state: Situation) -> dict[str, Side]:
    """Give each lake's holder, "" for none."""
    return made_of(state, _lake_holders, state.fleets, state.options["idle_fleet"])


def _lake_holders(fleets: dict[str, Fleet], idle_fleet: str) -> dict[str, Side]:
    return {lake: _lake_holder(fleets, lake, idle_fleet) for lake in LAKES}


@rule("6.4", "A9", "A49")
def _lake_holder(fleets: dict[str, Fleet], lake: str, idle_fleet: str) -> Side:
    """A side controls a lake while it has navy on it; "", nobody does, while a battle lasts (A49).

    A9 (option `idle_fleet`): whether ships that are all out of action hold it too.
    """
    holding = [side for side in SIDES if fleet_key(lake, side) in fleets]
    if len(holding) != 1:
        return ""
    side = holding[0]
    ready = fleets[fleet_key(lake, side)].operational or idle_fleet == "controls"
    return side if ready else ""


@rule("18.1", "A49")
def stakes(state: Situation) -> tuple[Stake, ...]:
    """List what lies on the board besides army blocks: lakes, enemy towns held, towns fought for.

    Everything that decides it is public.
    """
    lakes = made_of(state, _lake_stakes, state.fleets, lake_holders(state))
    at_stake = sorted({*state.held, *contested_towns(state)})
    return (*lakes, *(_town_stake(state, town) for town in at_stake))


def _lake_stakes(fleets: dict[str, Fleet], holders: dict[str, Side]) -> tuple[Stake, ...]:
    return tuple(
        Stake(
            lake,
            SHEET.victory.lake,
            owner,
            tuple(side for side in SIDES if side != owner),
            all(fleet_key(lake, side) in fleets for side in SIDES),
        )
        for lake, owner in holders.items()
    )


def _town_stake(state: Situation, town: str) -> Stake:
    """A town counts for its enemy alone: its own side can only take the points away."""
    enemy = other(TOWNS[town].side)
    owner = enemy if town in state.held else ""
    fought = is_contested(state, town)
    return Stake(town, TOWNS[town].value, owner, () if owner else (enemy,), fought)


class YearEnded(Happening, frozen=True, tag="year-ended"):
    """The tenth campaign turn is over; the points are counted."""

    us: int
    gb: int

    def apply(self, state: Situation) -> Situation:
        return state


class MatchDecided(Happening, frozen=True, tag="decided"):
    """The match is over: `winner` leads by enough (18.1), or nobody does after 1814 (18.2)."""

    winner: Side
    rule: str

    def apply(self, state: Situation) -> Situation:
        return changed(state, winner=self.winner, ended_by=self.rule)


@rule("18.1", "18.2", "A4", "A48")
def check_victory(resolution: Resolution) -> None:
    """At a year's end a lead of 10 points or more wins; after 1814 there is a draw without one.

    A4: there is no winter after 1814. A48: ten is enough.
    """
    state = resolution.state
    points = {side: score(state, side).total for side in SIDES}
    resolution.write(YearEnded(points[US], points[GB]))
    for side in SIDES:
        if points[side] - points[other(side)] >= SHEET.victory.margin:
            resolution.write(MatchDecided(side, "18.1"))
            return
    if state.year == SHEET.calendar.years[-1]:
        resolution.write(MatchDecided("", "18.2"))
    else:
        resolution.begin(Phase.ATTRITION)


def outcome(state: Situation) -> Outcome | None:
    """Give the result once the rules have ended the match."""
    if state.winner is None:
        return None
    if state.winner:
        key = "war1812-outcome-lead"
        return Outcome(state.winner, "18.1", Message(key, {"side": side_name(state.winner)}))
    return Outcome("", "18.2", Message("war1812-outcome-draw"))
