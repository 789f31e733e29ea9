"""The log of battles, on the lakes and on land, and of ships caught in a town."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, planner, shown, with_roll
from app.engine.values import Appeared, Event, Line, Met, Moved, Parameter, Removed, Struck
from app.games.war1812 import capture, land_battle, land_retreat, naval_battle
from app.games.war1812.board import GB, US, other
from app.games.war1812.state import Phase, Situation
from app.games.war1812.words import SHIP, place_name, town_name
from app.kit.battle import HITS_ON, battle_of
from app.kit.blocks import army


def _naval_began(event: naval_battle.NavalBattleBegan, before: Situation) -> Iterable[Line]:
    # A16: else the battle is brought on by ships that escaped from a captured town.
    sailed = before.phase in {Phase.NAVAL_BATTLES, Phase.FLEETS}
    key = "war1812-line-naval-began" if sailed else "war1812-line-naval-met"
    line = line_of("7.1", key, event.attacker, lake=place_name(event.lake))
    yield shown(line, Met(event.lake))


def _naval_round(event: naval_battle.NavalRound, before: Situation) -> Iterable[Line]:
    for side, draws in event.by_side().items():
        if draws:
            hits = sum(face >= naval_battle.HITS_ON for face in faces(draws))
            line = line_of("7.2", "war1812-line-naval-fire", side, hits=hits)
            yield with_roll(line, faces(draws), naval_battle.HITS_ON, at=_lake(before))


def _lake(before: Situation) -> str:
    return before.naval.lake if before.naval else ""


def _ship_hit(event: naval_battle.ShipHit, before: Situation) -> Iterable[Line]:
    key = "war1812-line-ship-damaged" if event.operational else "war1812-line-ship-sunk"
    by = planner(before, other(event.side))
    hit = Struck(_lake(before), lost=int(not event.operational), piece=SHIP, by=by)
    yield shown(line_of("7.2", key, event.side), hit)


def _fleet_stayed(event: naval_battle.FleetStayed, before: Situation) -> Iterable[Line]:
    yield line_of("8.1", "war1812-line-fleet-stayed", event.side)


def _ships_withdrew(event: naval_battle.ShipsWithdrew, before: Situation) -> Iterable[Line]:
    ships = event.operational + event.damaged
    params: dict[str, Parameter] = {"ships": ships, "town": town_name(event.town)}
    line = line_of("8.2", "war1812-line-ships-withdrew", event.side, **params)
    by = planner(before, event.side)
    yield shown(line, Moved((_lake(before), event.town), ships, SHIP, water=True, by=by))


def _capture(event: capture.CaptureRolled, before: Situation) -> Iterable[Line]:
    escaped, taken = event.split()
    params: dict[str, Parameter] = {
        "town": town_name(event.town),
        "escaped": escaped.ships,
        "taken": taken.ships,
    }
    line = line_of("8.4", "war1812-line-capture", event.side, **params)
    rolled = with_roll(line, faces(event.draws), capture.ESCAPES_ON, at=event.town)
    way = (event.town, before.board.towns[event.town].lake)
    fled = [Moved(way, escaped.ships, SHIP, water=True)] if escaped.ships else []
    lost = [Removed(event.town, taken.ships, SHIP)] if taken.ships else []
    yield replace(rolled, motions=(*rolled.motions, *fled, *lost))


def _prizes(event: capture.PrizesKept, before: Situation) -> Iterable[Line]:
    ships = event.operational + event.damaged
    if ships:
        params: dict[str, Parameter] = {"ships": ships, "town": town_name(event.town)}
        line = line_of("8.4", "war1812-line-prizes", event.side, **params)
        yield shown(line, Appeared(event.town, ships, SHIP))


def _battle_began(event: land_battle.BattleBegan, before: Situation) -> Iterable[Line]:
    params: dict[str, Parameter] = {
        "town": town_name(event.town),
        "us": len(army(before, event.town, US)),
        "gb": len(army(before, event.town, GB)),
    }
    yield shown(line_of("10.1", "war1812-line-battle", event.attacker, **params), Met(event.town))


def _revealed(event: land_battle.LinesRevealed, before: Situation) -> Iterable[Line]:
    yield line_of("10.1", "war1812-line-stands", battle_of(before).defender)


def _volley(event: land_battle.VolleyFired, before: Situation) -> Iterable[Line]:
    rule, key = "10.1", "war1812-line-volley"
    if event.double:
        rule, key = "12.3", "war1812-line-volley-double"
    line = line_of(rule, key, event.side, hits=event.hits())
    town = battle_of(before).town
    yield with_roll(line, faces(event.draws), HITS_ON, at=town)


def _hits_taken(event: land_battle.HitsTaken, before: Situation) -> Iterable[Line]:
    if event.hits:
        params: dict[str, Parameter] = {"hits": event.hits, "lost": event.lost}
        line = line_of("10.1", "war1812-line-hits-taken", event.side, **params)
        battle = battle_of(before)
        by = event.side if land_battle.had_choice_of_hits(before, battle) else ""
        # Hits beyond the last block cost nothing; of blocks face down their number stays unknown.
        beyond = battle.hits if battle.revealed else 0
        yield shown(line, Struck(battle.town, event.hits - beyond, event.lost, by=by))


def _retreat_chosen(event: land_retreat.RetreatChosen, before: Situation) -> Iterable[Line]:
    if event.to:
        town = town_name(event.to)
        yield line_of("11.2", "war1812-line-retreats", event.side, town=town)
    else:
        yield line_of("11.2", "war1812-line-retreats-back", event.side)


def _pursued(event: land_retreat.Pursued, before: Situation) -> Iterable[Line]:
    line = line_of("11.1", "war1812-line-pursuit", event.side, hits=event.hits())
    town = battle_of(before).town
    yield with_roll(line, faces(event.draws), land_battle.PURSUIT_HITS_ON, at=town)
    if event.dragoon:
        wasted = "war1812-line-dragoon-met"
        yield line_of("16", wasted if event.wasted else "war1812-line-dragoon-shown", event.side)
    if event.indian:
        yield line_of("15", "war1812-line-indian-shown", event.side)


def _retreated(event: land_retreat.BlocksRetreated, before: Situation) -> Iterable[Line]:
    for town, blocks in sorted(Counter(to for _, to in event.ways).items()):
        params: dict[str, Parameter] = {"blocks": blocks, "town": town_name(town)}
        line = line_of("11.2", "war1812-line-retreated", event.side, **params)
        yield shown(line, Moved((event.town, town), blocks))


LINES: dict[type[Event], Teller] = {
    naval_battle.NavalBattleBegan: _naval_began,
    naval_battle.NavalRound: _naval_round,
    naval_battle.ShipHit: _ship_hit,
    naval_battle.FleetStayed: _fleet_stayed,
    naval_battle.ShipsWithdrew: _ships_withdrew,
    capture.CaptureRolled: _capture,
    capture.PrizesKept: _prizes,
    land_battle.BattleBegan: _battle_began,
    land_battle.LinesRevealed: _revealed,
    land_battle.VolleyFired: _volley,
    land_battle.HitsTaken: _hits_taken,
    land_retreat.RetreatChosen: _retreat_chosen,
    land_retreat.Pursued: _pursued,
    land_retreat.BlocksRetreated: _retreated,
}
