"""The log: each event in words, as its reader may know it.

What the owner of a block knows and others don't is never told here: his own view shows him. So
every viewer reads the same lines.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from app.engine.chance import faces
from app.engine.game import Line, Message, Parameter, Side
from app.games.war1812 import (
    army_phase,
    capture,
    control,
    forced_march,
    indians,
    land_battle,
    land_retreat,
    militia,
    naval_battle,
    reinforcements,
    setup,
    turns,
    victory,
    winter,
)
from app.games.war1812.board import GB, TOWNS, US
from app.games.war1812.resolution import Happening
from app.games.war1812.state import Situation, army
from app.games.war1812.words import place_name, side_name, town_name

Teller = Callable[[Any, Situation], Iterable[Line]]


def _line(rule: str, key: str, who: Side = "", **params: Parameter) -> Line:
    if who:
        params["side"] = side_name(who)
    return Line(Message(key, params), rule, who)


def _with_dice(line: Line, dice: tuple[int, ...], hits_on: int = 0) -> Line:
    return Line(line.message, line.rule, line.side, dice, hits_on)


def _army_drawn(event: setup.ArmyDrawn, before: Situation) -> Iterable[Line]:
    yield _line("3.2", "war1812-line-drawn", event.side, blocks=len(event.blocks))


def _placement_ended(event: setup.PlacementEnded, before: Situation) -> Iterable[Line]:
    rule = "3.3" if event.side == US else "3.4"
    yield _line(rule, "war1812-line-placed", event.side)


def _ships_placed(event: setup.ShipsPlaced, before: Situation) -> Iterable[Line]:
    yield _line("3.5", "war1812-line-ships-placed")


def _turn_began(event: turns.CampaignTurnBegan, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"year": str(event.year), "turn": event.campaign_turn}
    yield _line("4.1", "war1812-line-turn", "", **params)


def _order_thrown(event: turns.OrderThrown, before: Situation) -> Iterable[Line]:
    thrown = faces(event.draws)
    for side, dice in ((US, thrown[:2]), (GB, thrown[2:])):
        yield _with_dice(_line("4.2", "war1812-line-order-dice", side, sum=sum(dice)), dice)


def _order_chosen(event: turns.OrderChosen, before: Situation) -> Iterable[Line]:
    key = "war1812-line-goes-first" if event.side == event.first else "war1812-line-goes-second"
    yield _line("4.2", key, event.side)


def _player_turn(event: turns.PlayerTurnBegan, before: Situation) -> Iterable[Line]:
    yield _line("4.3", "war1812-line-player-turn", event.side)


def _moves_ended(event: army_phase.MovesEnded, before: Situation) -> Iterable[Line]:
    turn, side = before.turn, event.side
    if turn.built:
        yield _line("5.2", "war1812-line-built", side, town=town_name(turn.built))
    if turn.repaired:
        yield _line("5.2", "war1812-line-repaired", side, town=town_name(turn.repaired))
    sailings = Counter((s.origin, s.to) for s in turn.sailed)
    for (origin, to), ships in sorted(sailings.items()):
        params: dict[str, Parameter] = {
            "ships": ships,
            "origin": place_name(origin),
            "to": place_name(to),
        }
        yield _line("6.1", "war1812-line-sailed", side, **params)
    ways = Counter((m.path, m.by_sea, m.entered) for m in turn.moved.values())
    for (path, by_sea, entered), blocks in sorted(ways.items()):
        yield _way(side, path, blocks, by_sea=by_sea, entered=entered)
    if not (turn.built or turn.repaired or turn.sailed or turn.moved):
        yield _line("4.4", "war1812-line-passed", side)


def _way(side: Side, path: tuple[str, ...], blocks: int, *, by_sea: bool, entered: bool) -> Line:
    origin, to = town_name(path[0]), town_name(path[-1])
    if entered:
        return _line("14.2", "war1812-line-entered", side, blocks=blocks, town=to)
    if by_sea:
        params: dict[str, Parameter] = {"blocks": blocks, "origin": origin, "to": to}
        return _line("12.2", "war1812-line-carried", side, **params)
    if len(path) > 2:
        way: dict[str, Parameter] = {"origin": origin, "through": town_name(path[1]), "to": to}
        return _line("16", "war1812-line-rode", side, **way)
    return _line("9.1", "war1812-line-marched", side, blocks=blocks, origin=origin, to=to)


def _militia(event: militia.MilitiaThrown, before: Situation) -> Iterable[Line]:
    key = "war1812-line-militia-landless" if event.landless else "war1812-line-militia"
    line = _line("17", key, US, blocks=event.dice, held=len(event.held))
    yield _with_dice(line, faces(event.draws[: event.dice]), militia.REFUSES_ON)


def _march_thrown(event: forced_march.MarchThrown, before: Situation) -> Iterable[Line]:
    turn = before.turn
    # Alike blocks go by their dice: an order by id would tell who marched beside the Indian.
    tries = sorted(
        (turn.moved[block].path, turn.marching[block], face, block in event.completed)
        for block, face in zip(event.blocks, faces(event.draws), strict=True)
    )
    for path, to, face, done in tries:
        key = "war1812-line-march-done" if done else "war1812-line-march-refused"
        params: dict[str, Parameter] = {"origin": town_name(path[-1]), "to": town_name(to)}
        yield _with_dice(_line("9.2", key, turn.mover, **params), (face,))


def _town(event: control.TownChangedHands, before: Situation) -> Iterable[Line]:
    lapsed = event.holder == TOWNS[event.town].side
    key = "war1812-line-town-home" if lapsed else "war1812-line-town-taken"
    yield _line("1.2", key, event.holder, town=town_name(event.town))


def _fleet_lost(event: control.FleetLost, before: Situation) -> Iterable[Line]:
    ships = event.operational + event.damaged
    place = place_name(event.place)
    yield _line(event.rule, "war1812-line-fleet-lost", event.side, ships=ships, place=place)


def _naval_began(event: naval_battle.NavalBattleBegan, before: Situation) -> Iterable[Line]:
    yield _line("7.1", "war1812-line-naval-began", event.attacker, lake=place_name(event.lake))


def _naval_round(event: naval_battle.NavalRound, before: Situation) -> Iterable[Line]:
    for side, draws in event.by_side().items():
        if draws:
            hits = sum(face >= naval_battle.HITS_ON for face in faces(draws))
            line = _line("7.2", "war1812-line-naval-fire", side, hits=hits)
            yield _with_dice(line, faces(draws), naval_battle.HITS_ON)


def _ship_hit(event: naval_battle.ShipHit, before: Situation) -> Iterable[Line]:
    key = "war1812-line-ship-damaged" if event.operational else "war1812-line-ship-sunk"
    yield _line("7.2", key, event.side)


def _fleet_stayed(event: naval_battle.FleetStayed, before: Situation) -> Iterable[Line]:
    yield _line("8.1", "war1812-line-fleet-stayed", event.side)


def _ships_withdrew(event: naval_battle.ShipsWithdrew, before: Situation) -> Iterable[Line]:
    ships = event.operational + event.damaged
    params: dict[str, Parameter] = {"ships": ships, "town": town_name(event.town)}
    yield _line("8.2", "war1812-line-ships-withdrew", event.side, **params)


def _capture(event: capture.CaptureThrown, before: Situation) -> Iterable[Line]:
    escaped, taken = event.split()
    params: dict[str, Parameter] = {
        "town": town_name(event.town),
        "escaped": escaped.ships,
        "taken": taken.ships,
    }
    line = _line("8.4", "war1812-line-capture", event.side, **params)
    yield _with_dice(line, faces(event.draws), capture.ESCAPES_ON)


def _prizes(event: capture.PrizesKept, before: Situation) -> Iterable[Line]:
    ships = event.operational + event.damaged
    if ships:
        params: dict[str, Parameter] = {"ships": ships, "town": town_name(event.town)}
        yield _line("8.4", "war1812-line-prizes", event.side, **params)


def _battle_began(event: land_battle.BattleBegan, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {
        "town": town_name(event.town),
        "us": len(army(before, event.town, US)),
        "gb": len(army(before, event.town, GB)),
    }
    yield _line("10.1", "war1812-line-battle", event.attacker, **params)


def _revealed(event: land_battle.LinesRevealed, before: Situation) -> Iterable[Line]:
    yield _line("10.1", "war1812-line-stands", land_battle.battle_of(before).defender)


def _volley(event: land_battle.VolleyFired, before: Situation) -> Iterable[Line]:
    rule, key = "10.1", "war1812-line-volley"
    if event.double:
        rule, key = "12.3", "war1812-line-volley-double"
    line = _line(rule, key, event.side, hits=event.hits())
    yield _with_dice(line, faces(event.draws), land_battle.HITS_ON)


def _hits_taken(event: land_battle.HitsTaken, before: Situation) -> Iterable[Line]:
    if event.hits:
        params: dict[str, Parameter] = {"hits": event.hits, "lost": event.lost}
        yield _line("10.1", "war1812-line-hits-taken", event.side, **params)


def _retreat_chosen(event: land_retreat.RetreatChosen, before: Situation) -> Iterable[Line]:
    if event.to:
        town = town_name(event.to)
        yield _line("11.2", "war1812-line-retreats", event.side, town=town)
    else:
        yield _line("11.2", "war1812-line-retreats-back", event.side)


def _pursued(event: land_retreat.Pursued, before: Situation) -> Iterable[Line]:
    line = _line("11.1", "war1812-line-pursuit", event.side, hits=event.hits())
    yield _with_dice(line, faces(event.draws), land_retreat.HITS_ON)
    if event.dragoon:
        wasted = "war1812-line-dragoon-met"
        yield _line("16", wasted if event.wasted else "war1812-line-dragoon-shown", event.side)
    if event.indian:
        yield _line("15", "war1812-line-indian-shown", event.side)


def _retreated(event: land_retreat.BlocksRetreated, before: Situation) -> Iterable[Line]:
    for town, blocks in sorted(Counter(to for _, to in event.ways).items()):
        params: dict[str, Parameter] = {"blocks": blocks, "town": town_name(town)}
        yield _line("11.2", "war1812-line-retreated", event.side, **params)


def _indian_appeared(event: indians.IndianAppeared, before: Situation) -> Iterable[Line]:
    yield _line("15", "war1812-line-indian-appeared")


def _indian_left(event: indians.IndianLeft, before: Situation) -> Iterable[Line]:
    yield _line("15", "war1812-line-indian-left", town=town_name(event.town))


def _year_ended(event: victory.YearEnded, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"year": str(before.year), "us": event.us, "gb": event.gb}
    yield _line("18.1", "war1812-line-year-ended", "", **params)


def _decided(event: victory.MatchDecided, before: Situation) -> Iterable[Line]:
    if event.winner:
        yield _line(event.rule, "war1812-line-won", event.winner)
    else:
        yield _line(event.rule, "war1812-line-drawn-game")


def _quarters(event: winter.QuartersSealed, before: Situation) -> Iterable[Line]:
    yield _line("13.2", "war1812-line-quarters-sealed", event.side)


def _attrition(event: winter.AttritionSuffered, before: Situation) -> Iterable[Line]:
    for key, blocks in (
        ("war1812-line-attrition", event.weakened),
        ("war1812-line-attrition-lost", event.lost),
    ):
        suffered = Counter((before.blocks[b].side, before.blocks[b].at) for b in blocks)
        for (side, town), count in sorted(suffered.items()):
            yield _line("13.2", key, side, blocks=count, town=town_name(town))


def _in_port(event: winter.FleetInPort, before: Situation) -> Iterable[Line]:
    ships = event.operational + event.damaged
    params: dict[str, Parameter] = {"ships": ships, "town": town_name(event.town)}
    yield _line("13.3", "war1812-line-in-port", event.side, **params)


def _reinforced(event: reinforcements.ReinforcementsDrawn, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"blocks": len(event.blocks), "town": town_name(event.city)}
    if event.waiting:
        yield _line("14.2", "war1812-line-reinforcements-wait", event.side, **params)
    else:
        yield _line("14.1", "war1812-line-reinforced", event.side, **params)


def _late(event: reinforcements.LateArrivals, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {"blocks": len(event.blocks), "town": town_name(event.city)}
    yield _line("14.2", "war1812-line-late", event.side, **params)


TELLERS: dict[type[Happening], Teller] = {
    setup.ArmyDrawn: _army_drawn,
    setup.PlacementEnded: _placement_ended,
    setup.ShipsPlaced: _ships_placed,
    turns.CampaignTurnBegan: _turn_began,
    turns.OrderThrown: _order_thrown,
    turns.OrderChosen: _order_chosen,
    turns.PlayerTurnBegan: _player_turn,
    army_phase.MovesEnded: _moves_ended,
    militia.MilitiaThrown: _militia,
    forced_march.MarchThrown: _march_thrown,
    control.TownChangedHands: _town,
    control.FleetLost: _fleet_lost,
    naval_battle.NavalBattleBegan: _naval_began,
    naval_battle.NavalRound: _naval_round,
    naval_battle.ShipHit: _ship_hit,
    naval_battle.FleetStayed: _fleet_stayed,
    naval_battle.ShipsWithdrew: _ships_withdrew,
    capture.CaptureThrown: _capture,
    capture.PrizesKept: _prizes,
    land_battle.BattleBegan: _battle_began,
    land_battle.LinesRevealed: _revealed,
    land_battle.VolleyFired: _volley,
    land_battle.HitsTaken: _hits_taken,
    land_retreat.RetreatChosen: _retreat_chosen,
    land_retreat.Pursued: _pursued,
    land_retreat.BlocksRetreated: _retreated,
    indians.IndianAppeared: _indian_appeared,
    indians.IndianLeft: _indian_left,
    victory.YearEnded: _year_ended,
    victory.MatchDecided: _decided,
    winter.QuartersSealed: _quarters,
    winter.AttritionSuffered: _attrition,
    winter.FleetInPort: _in_port,
    reinforcements.ReinforcementsDrawn: _reinforced,
    reinforcements.LateArrivals: _late,
}


def tell(event: Happening, before: Situation) -> tuple[Line, ...]:
    """Give the log lines of an event, the same for every reader."""
    teller = TELLERS.get(type(event))
    return tuple(teller(event, before)) if teller else ()
