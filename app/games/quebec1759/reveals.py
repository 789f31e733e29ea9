"""What an event lets a viewer learn of hidden blocks, read from the rulebook and not from the code.

The leak proof plays two worlds that look the same to a viewer and demands the same bytes until
these facts tell the worlds apart. A fact never names a block.
"""

from collections.abc import Iterable

from app.engine.chance import faces
from app.engine.values import Event, Fact, Viewer
from app.games.quebec1759 import battle_setup, militia, moves, ottawa_events, play
from app.games.quebec1759.battle_reveals import BATTLE_REVEALERS
from app.games.quebec1759.board import FR, SIDES
from app.games.quebec1759.ottawa import must_go
from app.games.quebec1759.state import Situation, order_of
from app.kit.blocks import Face, face_of
from app.kit.reveals import Revealer, facts_of, to_everybody


def _shown(what: str, shown: Iterable[Face]) -> Iterable[Fact]:
    for face in shown:
        yield Fact(what, (face.kind, face.group, face.max, face.cv))


def _opened(event: play.OrdersOpened, before: Situation) -> Iterable[Fact]:
    """9.2, A8, A41: both orders: counts, ways, whether blocks were named; not which blocks."""
    for side in SIDES:
        order = order_of(before, side)
        rest = (order.origin, order.ships, order.direction, order.ottawa, int(order.named))
        yield Fact("order", (side, *rest))
        for part in order.parts:
            yield Fact("part", (side, part.to, part.way, part.count))


def _battle_began(event: battle_setup.BattleBegan, before: Situation) -> Iterable[Fact]:
    """17.1, A23: whether anybody who attacks came over water; all saw them come."""
    yield Fact("attack", (event.zone, event.origin, int(event.landing)))


def _moved(event: moves.GroupMoved, before: Situation) -> Iterable[Fact]:
    """6, 7, 10.2: how many went which way."""
    for arrival in event.moves.values():
        yield Fact("moved", (event.side, *arrival.path, arrival.way))


def _ottawa_came(event: ottawa_events.OttawaCame, before: Situation) -> Iterable[Fact]:
    """22.1: the block that goes is the Ottawa."""
    yield Fact("ottawa", (event.origin, event.zone))


def _raid(event: ottawa_events.RaidFired, before: Situation) -> Iterable[Fact]:
    """22.2: twice as many dice as the Ottawa have CV."""
    yield Fact("raid", tuple(faces(event.draws)))


def _suffered(event: ottawa_events.RaidSuffered, before: Situation) -> Iterable[Fact]:
    """22.2: the blocks that are reduced are shown, and whether hits went beyond their strength."""
    yield Fact("suffered", (before.raid.hits if before.raid else 0,))
    yield from _shown("reduced", event.faces)


def _answered(event: ottawa_events.RaidAnswered, before: Situation) -> Iterable[Fact]:
    """22.2: those that fire back are shown."""
    yield Fact("answer", tuple(faces(event.draws)))
    yield from _shown("answers", event.faces)


def _went(event: ottawa_events.OttawaWent, before: Situation) -> Iterable[Fact]:
    """22.2: where the Ottawa go."""
    yield Fact("ottawa", (event.origin, event.to))


def _removed(event: ottawa_events.OttawaRemoved, before: Situation) -> Iterable[Fact]:
    """22.5: where the Ottawa were, and how strong, when they left."""
    yield Fact("ottawa-removed", (event.at, before.blocks[before.board.ottawa].cv))


def _went_home(event: militia.MilitiaWentHome, before: Situation) -> Iterable[Fact]:
    """20, 21: militia that goes home is seen."""
    yield Fact("went-home", (event.at, event.due))
    yield from _shown("militia", [event.face])


def _last_of_ottawa(event: Event, before: Situation) -> Iterable[Fact]:
    """22.5: whether the event leaves the Ottawa, or the others, so weak that they are removed at
    once: it is seen before anything else is done, and the French CV in all falls by what they had.
    """
    if not must_go(before) and must_go(event.apply(before)):
        ottawa = before.blocks[before.board.ottawa]
        yield Fact("ottawa-must-go", (ottawa.at, ottawa.cv))


REVEALERS: dict[type[Event], Revealer] = {
    **BATTLE_REVEALERS,
    play.OrdersOpened: _opened,
    battle_setup.BattleBegan: _battle_began,
    moves.GroupMoved: _moved,
    ottawa_events.OttawaCame: _ottawa_came,
    ottawa_events.RaidFired: _raid,
    ottawa_events.RaidSuffered: _suffered,
    ottawa_events.RaidAnswered: _answered,
    ottawa_events.OttawaWent: _went,
    ottawa_events.OttawaRemoved: _removed,
    militia.MilitiaWentHome: _went_home,
}


def reveals(before: Situation, event: Event) -> dict[Viewer, tuple[Fact, ...]]:
    """List what an event tells about hidden blocks: alike for all, but for what is scouted."""
    found = (*facts_of(REVEALERS, event, before), *_last_of_ottawa(event, before))
    told = to_everybody(SIDES, found)
    if isinstance(event, ottawa_events.BlocksScouted):
        seen = sorted(face_of(before.blocks[block]) for block in event.blocks)
        told[FR] = tuple(_shown("scouted", seen))
    return told
