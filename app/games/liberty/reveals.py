"""What an event lets a viewer learn of hidden blocks and cards, read from the rulebook.

The leak proof plays two worlds that look the same to a viewer and demands the same bytes until
these facts tell the worlds apart. A block that lies face up is known by its name.
"""

from collections.abc import Iterable

from app.engine.values import Event, Fact, Viewer
from app.games.liberty import (
    battles,
    building,
    fire,
    homecoming,
    marches,
    movement,
    retreat,
    supply,
    winter,
)
from app.games.liberty.board import SIDES
from app.games.liberty.feeding import hungry
from app.games.liberty.projection import project
from app.games.liberty.state import Situation
from app.kit.blocks import army
from app.kit.cards import CardsTurned
from app.kit.reveals import Revealer, facts_of, to_everybody


def _faces(state: Situation, blocks: Iterable[str]) -> Iterable[Fact]:
    for block in blocks:
        moved = state.turn.moved.get(block)
        came = (*moved.path, moved.way) if moved else ()
        yield Fact("face", (block, state.blocks[block].at, state.blocks[block].cv, *came))


def _lost(state: Situation, blocks: Iterable[str]) -> Iterable[Fact]:
    """Name those who become prisoners, and where; how strong they were is not told."""
    for block in blocks:
        yield Fact("lost", (block, state.blocks[block].at))


def _turned(event: CardsTurned, before: Situation) -> Iterable[Fact]:
    """3.0: both cards."""
    for side, card in event.cards.items():
        yield Fact("card", (side, card))


def _moved(event: movement.BlockMoved, before: Situation) -> Iterable[Fact]:
    """5.1: from where a block went to where, and by which way."""
    own = before.blocks[event.block]
    yield Fact("moved", (own.side, own.at, event.to, event.way, int(event.marches)))


def _marched(event: marches.MarchesRolled, before: Situation) -> Iterable[Fact]:
    """5.5: the dice, whose each was is not told; who is lost by it, and by which way they came."""
    yield Fact("dice", tuple(sorted(draw.value for draw in event.draws)))
    for block in event.tired:
        if before.blocks[block].cv == 1:
            moved = before.turn.moved[block]
            yield Fact("lost", (block, before.blocks[block].at, *moved.path, moved.way))


def _homes_entered(event: homecoming.HomesEntered, before: Situation) -> Iterable[Fact]:
    """A65: which Indians came home, from where, and how they had come there; who did not come."""
    came = {before.board.roster[block].home: block for block in event.blocks}
    for town in event.towns:
        block = came.get(town, "")
        moved = before.turn.moved.get(block)
        path = (*moved.path, moved.way) if moved else ()
        yield Fact("home", (town, before.blocks[block].at, *path) if block else (town,))


def _reinforced(event: supply.BlockReinforced, before: Situation) -> Iterable[Fact]:
    """3.3: where steps were given."""
    yield Fact("supplied", (before.blocks[event.block].at,))


def _built(event: building.BlockBuilt, before: Situation) -> Iterable[Fact]:
    """6: where the new block stands."""
    yield Fact("built", (before.blocks[event.block].side, event.at))


def _returned(event: building.BlockReturned, before: Situation) -> Iterable[Fact]:
    """A19: the block that was drawn had no place."""
    yield Fact("returned", (before.blocks[event.block].side,))


def _battle_began(event: battles.BattleBegan, before: Situation) -> Iterable[Fact]:
    """7.1: all blocks but reserves are turned up."""
    for side in SIDES:
        line = army(before, event.at, side)
        yield from _faces(before, (b for b in line if b not in event.reserves))


def _round_began(event: battles.RoundBegan, before: Situation) -> Iterable[Fact]:
    """7.21: reserves are turned up."""
    battle = before.battle
    yield from _faces(before, battle.reserves if battle else ())


def _captured(event: battles.BlocksCaptured, before: Situation) -> Iterable[Fact]:
    """7.4: prisoners lie face up."""
    yield from _lost(before, event.blocks)


def _left(event: retreat.BlockLeft, before: Situation) -> Iterable[Fact]:
    """7.4, 7.5: by which path a block left."""
    yield Fact("left", (before.blocks[event.block].side, *event.path, event.way))


def _hit(event: fire.BlockHit, before: Situation) -> Iterable[Fact]:
    """7.32: who was hit."""
    yield Fact("hit", (event.block,))


def _indians(event: winter.IndiansCaptured, before: Situation) -> Iterable[Fact]:
    """10.0: Indians that are captured, wherever they are."""
    yield from _lost(before, event.blocks)


def _disbanded(event: winter.BlocksDisbanded, before: Situation) -> Iterable[Fact]:
    """11.3: from where blocks went back to the pool."""
    for block in event.blocks:
        yield Fact("disbanded", (event.side, before.blocks[block].at))


def _attrition(event: winter.AttritionCame, before: Situation) -> Iterable[Fact]:
    """11.4: whether a side's towns and leaders feed all its blocks."""
    is_hungry = bool(hungry(project(event.apply(before), event.side)))
    yield Fact("hungry", (event.side, int(is_hungry)))


def _starved(event: winter.BlocksStarved, before: Situation) -> Iterable[Fact]:
    """11.4: blocks that are lost become prisoners, face up."""
    yield from _lost(before, event.blocks)


REVEALERS: dict[type[Event], Revealer] = {
    CardsTurned: _turned,
    movement.BlockMoved: _moved,
    marches.MarchesRolled: _marched,
    homecoming.HomesEntered: _homes_entered,
    supply.BlockReinforced: _reinforced,
    building.BlockBuilt: _built,
    building.BlockReturned: _returned,
    battles.BattleBegan: _battle_began,
    battles.RoundBegan: _round_began,
    battles.BlocksCaptured: _captured,
    retreat.BlockLeft: _left,
    fire.BlockHit: _hit,
    winter.IndiansCaptured: _indians,
    winter.BlocksDisbanded: _disbanded,
    winter.AttritionCame: _attrition,
    winter.BlocksStarved: _starved,
}


def reveals(before: Situation, event: Event) -> dict[Viewer, tuple[Fact, ...]]:
    """List what an event tells about what is hidden: alike for everybody."""
    return to_everybody(SIDES, facts_of(REVEALERS, event, before))
