"""The log: each event in words, as its reader may know it.

What the owner of a block knows and others don't is never told here: their own view shows them. So
every viewer reads the same lines.
"""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, planner, shown, with_roll
from app.engine.memo import cached_last
from app.engine.values import (
    Appeared,
    Captured,
    Event,
    Line,
    Moved,
    Parameter,
    Passed,
    Removed,
    Repaired,
    Side,
    Struck,
    Viewer,
)
from app.games.war1812 import (
    army_phase,
    control,
    forced_march,
    indians,
    log_battles,
    log_orders,
    militia,
    reinforcements,
    setup,
    turns,
    victory,
    winter,
)
from app.games.war1812.board import GB, US
from app.games.war1812.state import Situation, turn_of
from app.games.war1812.words import SHIP, place_name, town_name
from app.kit.setup import PlacementEnded
from app.kit.victory import MatchDecided


def _army_drawn(event: setup.ArmyDrawn, before: Situation) -> Iterable[Line]:
    yield line_of("3.2", "war1812-line-drawn", event.side, blocks=len(event.blocks))


def _placement_ended(event: PlacementEnded, before: Situation) -> Iterable[Line]:
    yield line_of(setup.PLACES_BY[event.side], "war1812-line-placed", event.side)


def _ships_placed(event: setup.ShipsPlaced, before: Situation) -> Iterable[Line]:
    yield line_of("3.5", "war1812-line-ships-placed")


def _turn_began(event: turns.CampaignTurnBegan, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"year": str(event.year), "turn": event.campaign_turn}
    line = line_of("4.1", "war1812-line-turn", "", **params)
    yield shown(line, Passed("spring")) if event.campaign_turn == 1 else line


def _order_rolled(event: turns.OrderRolled, before: Situation) -> Iterable[Line]:
    rolled = faces(event.draws)
    for side, dice in ((US, rolled[:2]), (GB, rolled[2:])):
        yield with_roll(line_of("4.2", "war1812-line-order-dice", side, sum=sum(dice)), dice)


def _order_chosen(event: turns.OrderChosen, before: Situation) -> Iterable[Line]:
    key = "war1812-line-goes-first" if event.side == event.first else "war1812-line-goes-second"
    yield line_of("4.2", key, event.side)


def _player_turn(event: turns.PlayerTurnBegan, before: Situation) -> Iterable[Line]:
    yield line_of("4.3", "war1812-line-player-turn", event.side)


def _moves_ended(event: army_phase.MovesEnded, before: Situation) -> Iterable[Line]:
    side = event.side
    turn = turn_of(before, side)
    if turn.built:
        line = line_of("5.2", "war1812-line-built", side, town=town_name(turn.built))
        yield shown(line, Appeared(turn.built, piece=SHIP, by=side))
    if turn.repaired:
        line = line_of("5.2", "war1812-line-repaired", side, town=town_name(turn.repaired))
        yield shown(line, Repaired(turn.repaired, piece=SHIP, by=side))
    sailings = Counter((s.origin, s.to) for s in turn.sailed)
    for (origin, to), ships in sorted(sailings.items()):
        params: dict[str, Parameter] = {
            "ships": ships,
            "origin": place_name(origin),
            "to": place_name(to),
        }
        line = line_of("6.1", "war1812-line-sailed", side, **params)
        yield shown(line, Moved((origin, to), ships, SHIP, water=True, by=side))
    ways = Counter((m.path, m.by_sea, m.entered) for m in turn.moved.values())
    for (path, by_sea, entered), blocks in sorted(ways.items()):
        line = _way(side, path, blocks, by_sea=by_sea, entered=entered)
        went = Moved(path, blocks, water=by_sea, by=side)
        yield shown(line, Appeared(path[0], blocks, by=side) if entered else went)
    yield from log_orders.orders_that_wait(turn, before, side)
    if not (turn.built or turn.repaired or turn.sailed or turn.moved or turn.embarking):
        yield line_of("4.4", "war1812-line-passed", side)


def _way(side: Side, path: tuple[str, ...], blocks: int, *, by_sea: bool, entered: bool) -> Line:
    origin, to = town_name(path[0]), town_name(path[-1])
    if entered:
        return line_of("14.2", "war1812-line-entered", side, blocks=blocks, town=to)
    if by_sea:
        params: dict[str, Parameter] = {"blocks": blocks, "origin": origin, "to": to}
        return line_of("12.2", "war1812-line-carried", side, **params)
    if len(path) > 2:
        way: dict[str, Parameter] = {"origin": origin, "through": town_name(path[1]), "to": to}
        return line_of("16", "war1812-line-rode", side, **way)
    return line_of("9.1", "war1812-line-marched", side, blocks=blocks, origin=origin, to=to)


def _militia(event: militia.MilitiaRolled, before: Situation) -> Iterable[Line]:
    key = "war1812-line-militia-landless" if event.landless else "war1812-line-militia"
    line = line_of("17", key, US, blocks=event.dice, held=len(event.held))
    rolled = with_roll(line, faces(event.draws[: event.dice]), militia.REFUSES_ON)
    # What is left of each way is public, and so is what was held on it (A51).
    moved = turn_of(before, US).moved
    ways = Counter(moved[block].path for block in event.held)
    back = (
        Moved(path[-1:-3:-1] if event.forced else path[::-1], held)
        for path, held in sorted(ways.items())
    )
    yield replace(rolled, motions=(*rolled.motions, *back))


def _march_rolled(event: forced_march.MarchRolled, before: Situation) -> Iterable[Line]:
    side = before.blocks[event.blocks[0]].side
    turn = turn_of(before, side)
    # Alike blocks go by their dice: an order by id would tell who marched beside the Indian.
    tries = sorted(
        (turn.moved[block].path, turn.marching[block], face, block in event.completed)
        for block, face in zip(event.blocks, faces(event.draws), strict=True)
    )
    for path, to, face, done in tries:
        key = "war1812-line-march-done" if done else "war1812-line-march-refused"
        bonus = _bonus_told(side, face, done=done)
        params: dict[str, Parameter] = {
            "origin": town_name(path[-1]),
            "to": town_name(to),
            "die": face,
            "bonus": bonus,
            "sum": face + bonus,
        }
        line = line_of("9.2", key, side, **params)
        then = Moved((path[-1], to)) if done else Struck(path[-1])
        yield with_roll(shown(line, then), (face,), at=path[-1])


def _bonus_told(side: Side, face: int, *, done: bool) -> int:
    """Return what is added to a die (9.2): the Indian's second point only where one is too few."""
    if side == US:
        return 0
    return 2 if done and face + 1 < forced_march.COMPLETES_ON else 1


def _town(event: control.TownChangedHands, before: Situation) -> Iterable[Line]:
    lapsed = event.holder == before.board.towns[event.town].side
    key = "war1812-line-town-home" if lapsed else "war1812-line-town-taken"
    line = line_of("1.2", key, event.holder, town=town_name(event.town))
    yield shown(line, Captured(event.town))


def _fleet_lost(event: control.FleetLost, before: Situation) -> Iterable[Line]:
    ships = event.operational + event.damaged
    place = place_name(event.place)
    line = line_of(event.rule, "war1812-line-fleet-lost", event.side, ships=ships, place=place)
    yield shown(line, Removed(event.place, ships, SHIP))


def _indian_appeared(event: indians.IndianAppeared, before: Situation) -> Iterable[Line]:
    line = line_of("15", "war1812-line-indian-appeared")
    yield replace(line, side=GB, motions=(Appeared(indians.DETROIT),))


def _indian_left(event: indians.IndianLeft, before: Situation) -> Iterable[Line]:
    line = line_of("15", "war1812-line-indian-left", town=town_name(event.town))
    yield replace(line, side=GB, motions=(Removed(event.town),))


def _year_ended(event: victory.YearEnded, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {
        "year": str(before.year),
        "us": event.us,
        "gb": event.gb,
        "lead": abs(event.us - event.gb),
        "margin": before.board.sheet.victory.margin,
    }
    line = line_of("18.1", "war1812-line-year-ended", "", **params)
    yield shown(line, Passed("winter"))


def _decided(event: MatchDecided, before: Situation) -> Iterable[Line]:
    if event.winner:
        yield line_of(event.rule, "war1812-line-won", event.winner)
    else:
        yield line_of(event.rule, "war1812-line-drawn-game")


def _quarters(event: winter.QuartersSealed, before: Situation) -> Iterable[Line]:
    yield line_of("13.2", "war1812-line-quarters-sealed", event.side)


def _attrition(event: winter.AttritionSuffered, before: Situation) -> Iterable[Line]:
    for key, blocks in (
        ("war1812-line-attrition", event.weakened),
        ("war1812-line-attrition-lost", event.lost),
    ):
        suffered = Counter((before.blocks[b].side, before.blocks[b].at) for b in blocks)
        for (side, town), count in sorted(suffered.items()):
            line = line_of("13.2", key, side, blocks=count, town=town_name(town))
            # Whether a weakened block had its last CV is not told here: its town shows who is left.
            yield shown(line, Struck(town, count, count if blocks is event.lost else 0))


def _in_port(event: winter.FleetInPort, before: Situation) -> Iterable[Line]:
    ships = event.operational + event.damaged
    params: dict[str, Parameter] = {"ships": ships, "town": town_name(event.town)}
    line = line_of("13.3", "war1812-line-in-port", event.side, **params)
    by = planner(before, event.side)
    yield shown(line, Moved((event.lake, event.town), ships, SHIP, water=True, by=by))


def _reinforced(event: reinforcements.ReinforcementsDrawn, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"blocks": len(event.blocks), "town": town_name(event.city)}
    if event.waiting:
        yield line_of("14.2", "war1812-line-reinforcements-wait", event.side, **params)
    else:
        line = line_of("14.1", "war1812-line-reinforced", event.side, **params)
        yield shown(line, Appeared(event.city, len(event.blocks))) if event.blocks else line


def _late(event: reinforcements.LateArrivals, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"blocks": len(event.blocks), "town": town_name(event.city)}
    line = line_of("14.2", "war1812-line-late", event.side, **params)
    yield shown(line, Appeared(event.city, len(event.blocks)))


LINES: dict[type[Event], Teller] = {
    **log_battles.LINES,
    **log_orders.LINES,
    setup.ArmyDrawn: _army_drawn,
    PlacementEnded: _placement_ended,
    setup.ShipsPlaced: _ships_placed,
    turns.CampaignTurnBegan: _turn_began,
    turns.OrderRolled: _order_rolled,
    turns.OrderChosen: _order_chosen,
    turns.PlayerTurnBegan: _player_turn,
    army_phase.MovesEnded: _moves_ended,
    militia.MilitiaRolled: _militia,
    forced_march.MarchRolled: _march_rolled,
    control.TownChangedHands: _town,
    control.FleetLost: _fleet_lost,
    indians.IndianAppeared: _indian_appeared,
    indians.IndianLeft: _indian_left,
    victory.YearEnded: _year_ended,
    MatchDecided: _decided,
    winter.QuartersSealed: _quarters,
    winter.AttritionSuffered: _attrition,
    winter.FleetInPort: _in_port,
    reinforcements.ReinforcementsDrawn: _reinforced,
    reinforcements.LateArrivals: _late,
}


def log_lines(before: Situation, event: Event, _viewer: Viewer) -> tuple[Line, ...]:
    """Return the log lines of an event, the same for every reader."""
    return _told(before, event) if type(event) in LINES else ()


@cached_last
def _told(before: Situation, event: Event) -> tuple[Line, ...]:
    return tuple(LINES[type(event)](event, before))
