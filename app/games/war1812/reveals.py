"""What an event lets a viewer learn of hidden blocks, read from the rulebook and not from the code.

The leak proof plays two worlds that look the same to a viewer and demands the same bytes until
these facts tell the worlds apart. A fact never names a block.
"""

from collections import Counter
from collections.abc import Iterable

from app.engine.chance import faces
from app.engine.values import Event, Fact, Viewer
from app.games.war1812 import (
    control,
    forced_march,
    indians,
    land_battle,
    land_retreat,
    militia,
    winter,
)
from app.games.war1812.board import GB, SIDES, US
from app.games.war1812.state import Situation, turn_of
from app.kit.battle import BattleEnded, battle_of
from app.kit.blocks import GONE, army
from app.kit.reveals import Revealer, facts_of, to_everybody


def _lines(event: land_battle.LinesRevealed, before: Situation) -> Iterable[Fact]:
    """10.1a: both lines are turned up: kind, greatest and present CV of each block."""
    for side in SIDES:
        for block in army(before, event.town, side):
            own = before.blocks[block]
            yield Fact("face", (side, own.kind, own.max, own.cv))


def _marches(event: forced_march.MarchRolled, before: Situation) -> Iterable[Fact]:
    """9.2: each die is seen, and with it whether a block went on; how many were lost by refusing,
    but not on which die. 15: the Indian lost by it is not in the pool.
    """
    turn = turn_of(before, before.blocks[event.blocks[0]].side)
    for block, face in zip(event.blocks, faces(event.draws), strict=True):
        path, to = turn.moved[block].path, turn.marching[block]
        yield Fact("march", (*path, to, face, int(block in event.completed)))
    lost = [b for b in event.blocks if b not in event.completed and before.blocks[b].cv == 1]
    for town, blocks in Counter(before.blocks[block].at for block in lost).items():
        yield Fact("march-lost", (town, blocks))
    yield Fact("indian-lost", (int(before.board.indian in lost),))


def _militia(event: militia.MilitiaRolled, before: Situation) -> Iterable[Fact]:
    """17, 19.1: which of the revealed forced marches fall with the blocks that are held."""
    turn = turn_of(before, US)
    fallen = [(*turn.moved[b].path, turn.marching[b]) for b in event.held if b in turn.marching]
    for way in fallen:
        yield Fact("march-held", way)


def _battle_began(event: land_battle.BattleBegan, before: Situation) -> Iterable[Fact]:
    """15: whether the Indian stands alone in a battle, since he then leaves at once."""
    yield Fact("indian-alone", (event.town, int(_is_indian_alone(before, event.town))))


def _is_indian_alone(state: Situation, town: str) -> bool:
    return army(state, town, GB) == [state.board.indian]


def _hits_taken(event: land_battle.HitsTaken, before: Situation) -> Iterable[Fact]:
    """10.1, 11.1, 15: how many blocks the hits took, whether the Indian was among them, since it
    is not in the pool then, and whether it alone is left.
    """
    yield Fact("lost", (event.side, event.hits, event.lost))
    yield Fact("indian-gone", (int(before.blocks[before.board.indian].at == GONE),))
    town = battle_of(before).town
    yield Fact("indian-alone", (town, int(_is_indian_alone(before, town))))


def _battle_ended(event: BattleEnded, before: Situation) -> Iterable[Fact]:
    """1.2: whose each town is from now on."""
    board = before.board
    for town in board.towns:
        holder = control.controller(before, town)
        if holder != board.towns[town].side:
            yield Fact("holder", (town, holder))


def _pursued(event: land_retreat.Pursued, before: Situation) -> Iterable[Fact]:
    """11.1, 15, 16: who is shown for a second die, and whether dragoons met dragoons."""
    shown = (int(event.dragoon), int(event.indian), int(event.wasted))
    yield Fact("pursuit", (event.side, len(event.draws), *shown))


def _retreated(event: land_retreat.BlocksRetreated, before: Situation) -> Iterable[Fact]:
    """11.2, 16: how many went where; a block that goes on alone is the dragoon."""
    for town, blocks in Counter(to for _, to in event.ways).items():
        yield Fact("retreated", (event.side, town, blocks))


def _town(event: control.TownChangedHands, before: Situation) -> Iterable[Fact]:
    """1.2, 15: who controls a town; a lone block that doesn't is the Indian."""
    yield Fact("holder", (event.town, event.holder))


def _indian_appeared(event: indians.IndianAppeared, before: Situation) -> Iterable[Fact]:
    """15: the block that comes to Detroit is the Indian."""
    yield Fact("indian", (indians.DETROIT,))


def _indian_left(event: indians.IndianLeft, before: Situation) -> Iterable[Fact]:
    """15: a block alone in a battle was the Indian."""
    yield Fact("indian-left", (event.town,))


def _attrition(event: winter.AttritionSuffered, before: Situation) -> Iterable[Fact]:
    """13.2: how many suffered in each town, and how many were lost by it."""
    suffered: Counter[tuple[str, str, int]] = Counter()
    for block in (*event.weakened, *event.lost):
        own = before.blocks[block]
        died = block in event.lost or own.cv == 1
        suffered[own.side, own.at, int(died)] += 1
    for key, blocks in suffered.items():
        yield Fact("winter", (*key, blocks))
    dead = {*event.lost, *(b for b in event.weakened if before.blocks[b].cv == 1)}
    yield Fact("indian-lost", (int(before.board.indian in dead),))


REVEALERS: dict[type[Event], Revealer] = {
    land_battle.BattleBegan: _battle_began,
    land_battle.LinesRevealed: _lines,
    forced_march.MarchRolled: _marches,
    militia.MilitiaRolled: _militia,
    land_battle.HitsTaken: _hits_taken,
    BattleEnded: _battle_ended,
    land_retreat.Pursued: _pursued,
    land_retreat.BlocksRetreated: _retreated,
    control.TownChangedHands: _town,
    indians.IndianAppeared: _indian_appeared,
    indians.IndianLeft: _indian_left,
    winter.AttritionSuffered: _attrition,
}


def reveals(before: Situation, event: Event) -> dict[Viewer, tuple[Fact, ...]]:
    """List what an event tells about hidden blocks, alike for both sides and spectators."""
    return to_everybody(SIDES, facts_of(REVEALERS, event, before))
