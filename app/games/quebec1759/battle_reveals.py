"""What the events of a battle let everybody learn of hidden blocks, read from the rulebook."""

from collections import Counter
from collections.abc import Iterable

from app.engine.values import Event, Fact
from app.games.quebec1759 import battle_setup, battle_turn, fire, ottawa_in_battle, rout
from app.games.quebec1759.battle_state import COLUMNS, LEAVERS
from app.games.quebec1759.board import SIDES
from app.games.quebec1759.lines import at_post, is_face_up
from app.games.quebec1759.state import Situation
from app.kit.battle import battle_of
from app.kit.blocks import army
from app.kit.reveals import Revealer

Face = tuple[str, str, int, int]


def face(state: Situation, block: str) -> Face:
    """Return what shows on a block that is turned up."""
    own = state.blocks[block]
    return own.kind, own.group, own.max, own.cv


def _faces(what: str, state: Situation, post: str, blocks: Iterable[str]) -> Iterable[Fact]:
    for block in blocks:
        yield Fact(what, (state.blocks[block].side, post, *face(state, block)))


def _drawn(event: battle_setup.LinesDrawn, before: Situation) -> Iterable[Fact]:
    """18: whether three on each side can stand in columns, the Ottawa not counted; the line of a
    skirmish is turned up.
    """
    zone = battle_of(before).zone
    yield Fact("skirmish", (zone, int(event.skirmish)))
    if event.skirmish:
        for side in SIDES:
            yield from _faces("face", before, "line", army(before, zone, side))


def _columns(event: battle_setup.ColumnsShown, before: Situation) -> Iterable[Fact]:
    """12.3: the columns are turned up, the reserves are not."""
    battle = battle_of(before)
    for side in SIDES:
        for column in COLUMNS:
            yield from _faces("face", before, column, at_post(before, battle, side, column))


def _entered(event: battle_turn.ReserveEntered, before: Situation) -> Iterable[Fact]:
    """12.3, 13.1: a block that enters a column is turned up."""
    yield from _faces("face", before, event.column, [event.block])


def _fired(event: fire.ColumnFired, before: Situation) -> Iterable[Fact]:
    """14.2, 17.1: the number of dice, doubled for those who did not come this turn."""
    yield Fact("dice", (event.side, event.post, len(event.draws)))


def _hit(event: fire.HitTaken, before: Situation) -> Iterable[Fact]:
    """14.2: a block that is turned up is seen to lose CV; A49: another only when it is removed."""
    own = before.blocks[event.block]
    if is_face_up(battle_of(before), own.side, event.block) or own.cv == 1:
        yield from _faces("hit", before, event.post, [event.block])


def _hits_taken(event: fire.HitsTaken, before: Situation) -> Iterable[Fact]:
    """14.2, 16.2: how many blocks the hits took."""
    yield Fact("lost", (event.side, event.post, event.hits, event.lost))


def _going(event: rout.LeaversNamed, before: Situation) -> Iterable[Fact]:
    """17.2: how many go, and who of those that are turned up."""
    battle = battle_of(before)
    shown = Counter(
        face(before, block) if is_face_up(battle, event.side, block) else ()
        for block in event.going
    )
    for known, count in shown.items():
        yield Fact("goes", (event.side, count, *known))


def _left_behind(event: rout.BlocksLeftBehind, before: Situation) -> Iterable[Fact]:
    """16.1: who is lost is seen."""
    yield from _faces("left-behind", before, LEAVERS, event.blocks)


def _pursued(event: rout.PursuitFired, before: Situation) -> Iterable[Fact]:
    """16.2: everything that fires is seen, reserve too."""
    battle = battle_of(before)
    yield Fact("dice", (event.side, LEAVERS, len(event.draws)))
    yield from _faces("face", before, LEAVERS, army(before, battle.zone, event.side))


def _screened(event: rout.PursuitScreened, before: Situation) -> Iterable[Fact]:
    """16.3: how many hits the reserve kept off."""
    yield Fact("screened", (event.side, event.stopped))


def _retreated(event: rout.BlocksRetreated, before: Situation) -> Iterable[Fact]:
    """15.2: how many go; one who walks where others take the river is the leader (A10)."""
    yield Fact("retreated", (event.side, event.to, len(event.blocks), len(event.walking)))


def _ottawa_left(event: ottawa_in_battle.OttawaLeft, before: Situation) -> Iterable[Fact]:
    """22.4: a block that goes so is the Ottawa."""
    yield Fact("ottawa", (event.origin, event.to))


BATTLE_REVEALERS: dict[type[Event], Revealer] = {
    battle_setup.LinesDrawn: _drawn,
    battle_setup.ColumnsShown: _columns,
    battle_turn.ReserveEntered: _entered,
    fire.ColumnFired: _fired,
    fire.HitTaken: _hit,
    fire.HitsTaken: _hits_taken,
    rout.LeaversNamed: _going,
    rout.BlocksLeftBehind: _left_behind,
    rout.PursuitFired: _pursued,
    rout.PursuitScreened: _screened,
    rout.BlocksRetreated: _retreated,
    ottawa_in_battle.OttawaLeft: _ottawa_left,
}
"""What each event of a battle reveals, to both sides and spectators alike."""
