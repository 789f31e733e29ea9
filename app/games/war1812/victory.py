"""Chapter 18: victory."""

import msgspec
from msgspec.structs import replace

from app.engine.game import Message, Outcome, Side
from app.engine.ledger import rule
from app.engine.memo import by_identity
from app.games.war1812.board import GB, LAKES, SHEET, SIDES, TOWNS, US, other
from app.games.war1812.indians import INDIAN_BLOCK
from app.games.war1812.land_battle import contested_towns
from app.games.war1812.resolution import Happening, Resolution
from app.games.war1812.state import Phase, Situation, armies, fleet, is_contested
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
    lakes = sum(1 for lake in LAKES if lake_holder(state, lake) == side)
    towns = sum(TOWNS[t].value for t, held_by in state.held.items() if held_by == side)
    points = SHEET.victory
    return Score(blocks * points.army_block, lakes * points.lake, towns)


@rule("6.4", "A9", "A49")
@by_identity
def lake_holder(state: Situation, lake: str) -> Side:
    """A side controls a lake while it has navy on it; "", nobody does, while a battle lasts (A49).

    A9 (option `idle_fleet`): whether ships that are all out of action hold it too.
    """
    present = [(side, fleet(state, lake, side)) for side in SIDES]
    holding = [(side, ships) for side, ships in present if ships.ships]
    if len(holding) != 1:
        return ""
    side, ships = holding[0]
    return side if ships.operational or state.options["idle_fleet"] == "controls" else ""


@rule("18.1", "A49")
def stakes(state: Situation) -> tuple[Stake, ...]:
    """List what lies on the board besides army blocks: lakes, enemy towns held, towns fought for.

    Everything that decides it is public.
    """
    points = SHEET.victory.lake
    lakes = [_lake_stake(state, lake, points) for lake in LAKES]
    at_stake = sorted({*state.held, *contested_towns(state)})
    return (*lakes, *(_town_stake(state, town) for town in at_stake))


def _lake_stake(state: Situation, lake: str, points: int) -> Stake:
    owner = lake_holder(state, lake)
    fought = all(fleet(state, lake, side).ships for side in SIDES)
    gains = tuple(side for side in SIDES if side != owner)
    return Stake(lake, points, owner, gains, fought)


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
        return replace(state, winner=self.winner, ended_by=self.rule)


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
