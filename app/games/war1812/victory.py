"""Chapter 18: victory."""

from app.engine.ledger import rule
from app.engine.memo import derived
from app.engine.values import Event, Message, Outcome, Side
from app.engine.words import side_name
from app.games.war1812.board import GB, SIDES, US, Board, other
from app.games.war1812.land_battle import contested_towns
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import ABSENT, Fleet, Phase, Situation, fleet_key, holder
from app.games.war1812.view import ScoreView, Stake
from app.kit.blocks import GONE
from app.kit.victory import MatchDecided


def score(state: Situation, side: Side) -> ScoreView:
    """Return a side's victory points."""
    return scores(state)[side]


def scores(state: Situation) -> dict[Side, ScoreView]:
    """Return each side's victory points."""
    return derived(
        state, _counted, state.board, state.off_the_map, state.held, _lake_holders(state)
    )


@rule("18.1")
def _counted(
    board: Board,
    off_the_map: dict[Side, dict[str, int]],
    held: dict[str, Side],
    lakes: dict[str, Side],
) -> dict[Side, ScoreView]:
    """Count victory points: army blocks on the map, lakes, enemy towns held."""
    points = board.sheet.victory
    counted = {}
    for side in SIDES:
        army = points.army_block * _blocks_on_the_map(board, off_the_map[side], side)
        on_lakes = points.lake * list(lakes.values()).count(side)
        in_towns = sum([board.towns[town].value for town, holder in held.items() if holder == side])
        counted[side] = ScoreView(army, on_lakes, in_towns, army + on_lakes + in_towns)
    return counted


@rule("15", "18.1")
def _blocks_on_the_map(board: Board, off_the_map: dict[str, int], side: Side) -> int:
    """15: the Indian, who alone is ever absent or gone, counts neither as a block nor by holding a
    town.
    """
    is_indian_on = side == GB and not (ABSENT in off_the_map or GONE in off_the_map)
    return len(board.army[side]) - sum(off_the_map.values()) - is_indian_on


def _lake_holders(state: Situation) -> dict[str, Side]:
    idle_fleet = state.options["idle_fleet"]
    return derived(state, lake_holders, state.board, state.fleets, idle_fleet)


def lake_holders(board: Board, fleets: dict[str, Fleet], idle_fleet: str) -> dict[str, Side]:
    """Return each lake's holder, "" for none."""
    return {lake: _lake_holder(fleets, lake, idle_fleet) for lake in board.lakes}


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
    lakes = derived(state, _lake_stakes, state.board, state.fleets, _lake_holders(state))
    towns = derived(state, _town_stakes, state.board, state.held, contested_towns(state))
    return (*lakes, *towns)


def _lake_stakes(
    board: Board, fleets: dict[str, Fleet], holders: dict[str, Side]
) -> tuple[Stake, ...]:
    return tuple(
        Stake(
            lake,
            board.sheet.victory.lake,
            owner,
            tuple(side for side in SIDES if side != owner),
            all(fleet_key(lake, side) in fleets for side in SIDES),
        )
        for lake, owner in holders.items()
    )


def _town_stakes(board: Board, held: dict[str, Side], contested: list[str]) -> tuple[Stake, ...]:
    at_stake = sorted({*held, *contested})
    return tuple(_town_stake(board, town, held, contested) for town in at_stake)


def _town_stake(board: Board, town: str, held: dict[str, Side], contested: list[str]) -> Stake:
    """A town counts for its enemy alone: its own side can only take the points away."""
    enemy = other(board.towns[town].side)
    owner = enemy if town in held else ""
    return Stake(town, board.towns[town].value, owner, () if owner else (enemy,), town in contested)


def holdings(state: Situation) -> dict[str, Side]:
    """Return who holds each lake, and each town that is worth points to its enemy."""
    board = state.board
    towns = {town: holder(state, town) for town, printed in board.towns.items() if printed.value}
    return {**towns, **{lake: side for lake, side in _lake_holders(state).items() if side}}


class YearEnded(Event, frozen=True, tag="year-ended"):
    """The tenth campaign turn is over; the points are counted."""

    us: int
    gb: int

    def apply(self, state: Situation) -> Situation:
        return state


@rule("18.1", "18.2", "A4", "A48")
def check_victory(resolution: Resolution) -> None:
    """At a year's end a lead of 10 points or more wins; after 1814 there is a draw without one.

    A4: there is no winter after 1814. A48: ten is enough.
    """
    state = resolution.state
    board = state.board
    points = {side: score(state, side).total for side in SIDES}
    resolution.write(YearEnded(points[US], points[GB]))
    for side in SIDES:
        if points[side] - points[other(side)] >= board.sheet.victory.margin:
            resolution.write(MatchDecided(side, "18.1"))
            return
    if state.year == board.sheet.calendar.years[-1]:
        resolution.write(MatchDecided("", "18.2"))
    else:
        resolution.begin(Phase.ATTRITION)


def outcome(state: Situation) -> Outcome | None:
    """Return the result once the rules have ended the match."""
    if state.winner is None:
        return None
    if state.winner:
        key = "war1812-outcome-lead"
        return Outcome(state.winner, "18.1", Message(key, {"side": side_name(state.winner)}))
    return Outcome("", "18.2", Message("war1812-outcome-draw"))
