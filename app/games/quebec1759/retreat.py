"""Chapter 15: where a side may go when it leaves a battle; 17.2, 19 by river and over water."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.battle_actions import Leave, Retreat
from app.games.quebec1759.battle_state import COLUMNS, LINE, RESERVE, Battle, Leaving
from app.games.quebec1759.board import CROSSING, LEADER, OTTAWA, RIVER, ROAD, other
from app.games.quebec1759.lines import in_battle
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Situation, river_key
from app.games.quebec1759.view import View1759, own_blocks_at
from app.games.quebec1759.ways import two_zones
from app.games.quebec1759.words import river_name, zone_name
from app.kit.battle import battle_of
from app.kit.turns import Done

FIRST_TURN_TO_RETREAT = 2
WAYS = (ROAD, CROSSING, RIVER)


class RetreatChosen(Event, frozen=True, tag="retreat-chosen"):
    """A side leaves the battle for a zone."""

    side: Side
    to: str
    way: str

    def apply(self, state: Situation) -> Situation:
        leaving = leaving_of(battle_of(state), self.side)
        return in_battle(state, leaving=replace(leaving, to=self.to, way=self.way))


class LeaverNamed(Event, frozen=True, tag="leaver-named"):
    """A block was named to go where the river does not carry all."""

    block: str

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        leaving = leaving_of(battle, state.blocks[self.block].side)
        return in_battle(state, leaving=replace(leaving, going=(*leaving.going, self.block)))


def leaving_of(battle: Battle, side: Side) -> Leaving:
    """Return what is known of a side's leaving."""
    return battle.leaving or Leaving(side)


def own_blocks_in_battle(view: View1759) -> list[str]:
    """List the viewer's blocks in the battle, by id."""
    return sorted(own_blocks_at(view, *COLUMNS, LINE, RESERVE))


@rule("15.1", "A28")
def may_retreat_now(view: View1759) -> bool:
    """The attacker may retreat from their first part on, the defender from their second, before all
    else they do in it. A47: not again after some left by river in this part.
    """
    battle = battle_of(view)
    early = view.side == battle.defender and battle.turn < FIRST_TURN_TO_RETREAT
    return not (early or battle.withdrew or battle.entered or battle.order or battle.held)


def exits(view: View1759) -> list[Retreat]:
    """List where the viewer's side could go, and how."""
    battle = battle_of(view)
    zones = (battle.origin,) if view.side == battle.attacker else view.board.zones
    ways = [Retreat(to, way) for to in zones for way in WAYS]
    return [retreat for retreat in ways if refuse_exit(view, retreat) is None]


@rule("15.2", "A18", "A45")
def refuse_exit(view: View1759, retreat: Retreat) -> Refusal | None:
    """An attacker goes where they came from; a defender not where the attack came from, unless
    friends have entered there since (A45). Nobody goes where enemies are, so that no battle that
    is still to be fought is met (A18).
    """
    battle, to = battle_of(view), retreat.to
    if to not in view.board.zones or to == battle.zone:
        return no("15.2", "quebec1759-retreat-to-another-zone")
    attacking = view.side == battle.attacker
    if attacking and to != battle.origin:
        return no("15.2", "quebec1759-back-where-you-came-from", zone=zone_name(battle.origin))
    if view.zones[to].army.get(other(view.side)):
        return no("15.2", "quebec1759-enemy-there", zone=zone_name(to))
    if not attacking and to == battle.origin and not view.zones[to].army.get(view.side):
        return no("15.2", "quebec1759-attack-came-from", zone=zone_name(to))
    return _refuse_river(view, to) if retreat.way == RIVER else _refuse_road(view, retreat)


@rule("10.2", "15.2", "19", "A10")
def _refuse_road(view: View1759, retreat: Retreat) -> Refusal | None:
    """19: by the road over the St. Charles one goes as by river. 10.2: a leader who is alone goes
    two zones.
    """
    if retreat.way and retreat.way == road_to(view, retreat.to):
        return None
    if retreat.way and is_lone_leader(view) and retreat.way == way_of_leader(view, retreat.to):
        return None
    return no("15.2", "quebec1759-no-road-there", zone=zone_name(retreat.to))


def road_to(view: View1759, to: str) -> str:
    """Return what the road from the battle to a zone is: "road", "crossing", or "" for none."""
    return view.board.road_between(battle_of(view).zone, to)


@rule("15.2", "17.2", "A22", "A25", "A40")
def _refuse_river(view: View1759, to: str) -> Refusal | None:
    """The river carries as many as in a move, counted by side, area and turn (A22); nobody when
    the tide bars it (A40); French never in the Bason (A25).
    """
    board = view.board
    area = board.zones[battle_of(view).zone].river
    if not area or board.zones[to].river != area:
        return no("17.2", "quebec1759-not-on-this-river", zone=zone_name(to))
    if view.tide_bars_river:
        return no("23", "quebec1759-tide-bars-river")
    if river_carries(view) < 1:
        most = river_limit(view)
        return no("17.2", "quebec1759-river-carries-no-more", blocks=most, river=river_name(area))
    return None


@rule("7.4", "17.2", "A6", "A22")
def river_carries(view: View1759) -> int:
    """Return how many of the viewer's blocks the river still carries from the battle this turn.

    A22: less what earlier retreats of the turn took.
    """
    area = view.board.zones[battle_of(view).zone].river
    return max(0, river_limit(view) - view.river_used.get(river_key(area, view.side), 0))


@rule("7.4", "A6")
def river_limit(view: View1759) -> int:
    """Return how many of the viewer's blocks the river carries from the battle in a turn.

    7.4: British one for each ship there, French four less the ships in St. Laurent and none in the
    Bason. A6: ships where they are now.
    """
    area = view.board.zones[battle_of(view).zone].river
    return view.board.river_limit(view.side, area, view.ships[area]) if area else 0


def is_lone_leader(view: View1759) -> bool:
    """Whether nobody but the viewer's leader fights on their side, and everybody sees that."""
    mine = own_blocks_at(view, *COLUMNS, LINE) if not own_blocks_at(view, RESERVE) else []
    return len(mine) == 1 and view.blocks[mine[0]].kind == LEADER


@rule("10.2", "A10")
def way_of_leader(view: View1759, to: str) -> str:
    """Return how a leader could walk from the battle to a zone two zones away, "" for no way.

    Neither that zone nor one between holds an enemy. The way is "crossing" if its first step has
    to cross the St. Charles.
    """
    zone, enemy = battle_of(view).zone, other(view.side)
    if road_to(view, to) or view.zones[to].army.get(enemy):
        return ""
    between = [z for z in two_zones(view.board, zone, to) if not view.zones[z].army.get(enemy)]
    first = [view.board.road_between(zone, z) for z in between]
    return ROAD if ROAD in first else next(iter(first), "")


@rule("A10")
def way_back_of_leader(view: View1759) -> str:
    """Return how an attacking leader could walk back two zones while others take the river."""
    battle = battle_of(view)
    return way_of_leader(view, battle.origin) if view.side == battle.attacker else ""


def walkers(view: View1759) -> list[str]:
    """List the viewer's blocks that can walk while the others need the river: his leader (A10)."""
    if not way_back_of_leader(view):
        return []
    return [b for b in own_blocks_in_battle(view) if view.blocks[b].kind == LEADER]


def offer_retreats(view: View1759) -> Iterator[Choice]:
    """Offer each way out; pointing at a zone means the road, if there is one (A26)."""
    pointed: set[str] = set()
    for retreat in exits(view):
        target = "" if retreat.to in pointed else f"zone:{retreat.to}"
        pointed.add(retreat.to)
        params: dict[str, str | int] = {"zone": zone_name(retreat.to)}
        if retreat.way == RIVER:
            all_ = len(candidates(view))
            params |= {"blocks": min(all_, river_carries(view)), "all": all_}
        label = Message(f"quebec1759-retreat-{retreat.way}", params)
        yield Choice(retreat, True, target=target, label=label, confirm=_sure(view, retreat.way))


@rule("16.1", "17.2", "19", "A21", "A47")
def _sure(view: View1759, way: str) -> Message | None:
    """Return what a way out costs: who stays and who is fired on; None for a plain road."""
    if way == ROAD:
        return None
    if way == CROSSING:
        return Message("quebec1759-retreat-crossing-sure")
    everybody = len(candidates(view))
    going = min(everybody, river_carries(view))
    leaving = battle_of(view).leaving
    key = "quebec1759-retreat-river-sure"
    if leaving and leaving.routed:
        key = "quebec1759-rout-river-sure"
    return Message(key, {"blocks": going, "left": everybody - going})


@rule("15.1", "15.2", "17.2", "23")
def barred(view: View1759) -> dict[str, str | int]:
    """Return why the viewer's side can't retreat now, in one word and with what goes into its
    words; the word is "" where it can.
    """
    battle = battle_of(view)
    if not may_retreat_now(view):
        early = view.side == battle.defender and battle.turn < FIRST_TURN_TO_RETREAT
        return {"barred": "early" if early else "begun"}
    return {"barred": ""} if exits(view) else no_way_out(view)


@rule("15.2", "17.2", "23")
def no_way_out(view: View1759) -> dict[str, str | int]:
    """Return why no way leads the viewer's side out of the battle, from what everybody sees."""
    battle = battle_of(view)
    if view.side == battle.defender:
        return {"barred": "none"}
    if view.zones[battle.origin].army.get(other(view.side)):
        return {"barred": "enemy", "zone": zone_name(battle.origin)}
    if view.tide_bars_river:
        return {"barred": "tide"}
    return {"barred": "boats", "blocks": river_limit(view)}


@rule("15.1", "15.2", "A26")
def refuse_retreat(view: View1759, action: Retreat) -> Refusal | None:
    """One leaves at the start of one's part, before anything else."""
    if not may_retreat_now(view):
        return no("15.1", "quebec1759-no-retreat-now")
    return refuse_exit(view, action)


@rule("15.2")
def retreat(resolution: Resolution, side: Side, action: Retreat) -> None:
    """Leave the battle."""
    resolution.write(DecisionClosed(side))
    resolution.write(RetreatChosen(side, action.to, action.way))


def candidates(view: View1759) -> list[str]:
    """List the viewer's blocks that need a place on the river: no walkers, no Ottawa (A52)."""
    walking = walkers(view)
    return [
        b for b in own_blocks_in_battle(view) if b not in walking and view.blocks[b].kind != OTTAWA
    ]


def named(view: View1759) -> list[str]:
    """List the viewer's blocks that are named to go."""
    standing = battle_of(view).posts[view.side].values()
    return [block.id for line in standing for block in line if block.leaves]


def offer_leaving(view: View1759) -> Iterator[Choice]:
    """Offer each block that could go, then Done."""
    for block in candidates(view):
        yield Choice(Leave(block), False, f"block:{block}", label=Message("quebec1759-goes"))
    yield Choice(Done(), True, label=Message("quebec1759-done-leaving"))


@rule("17.2", "A21")
def refuse_leaving(view: View1759, action: Leave) -> Refusal | None:
    """No more go than the river carries."""
    if action.block not in candidates(view):
        return no("17.2", "quebec1759-not-one-to-choose")
    if action.block in named(view):
        return no("17.2", "quebec1759-goes-already")
    if len(named(view)) >= river_carries(view):
        return no("17.2", "quebec1759-enough-go", blocks=river_carries(view))
    return None


@rule("17.2", "A21")
def refuse_end_of_leaving(view: View1759) -> Refusal | None:
    """As many go as the river carries; all, without naming them, if it carries all."""
    carried, all_ = river_carries(view), len(candidates(view))
    if all_ <= carried or len(named(view)) == carried:
        return None
    return no("17.2", "quebec1759-more-can-go", blocks=carried - len(named(view)))


def leave(resolution: Resolution, action: Leave) -> None:
    """Name a block that goes."""
    resolution.write(LeaverNamed(action.block))
