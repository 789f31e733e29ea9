"""Chapter 19: both sides' orders are carried out at once.

A64 gives the order of events: naval orders; army moves by land with their militia dice; naval
battles; movement over the lakes as far as it still stands; forced marches; then captures and land
battles as in any turn. Towns change hands when all movement is over (A52); a block that was ordered
away leaves without a fight.
"""

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Event, Side
from app.games.war1812.army_phase import BlockEntered, BlockMarched, MovesEnded
from app.games.war1812.board import GB, SIDES, US, other
from app.games.war1812.control import contested_lakes, settle_control
from app.games.war1812.crossing import CrossingOrdered, cross_lakes, settle_crossings
from app.games.war1812.forced_march import MarchDeclared, roll_for_marches
from app.games.war1812.meeting import settle_meeting
from app.games.war1812.militia import roll_for_militia
from app.games.war1812.naval_battle import begin_naval_battle
from app.games.war1812.naval_phase import ShipBuilt, ShipRepaired, ShipSailed
from app.games.war1812.orders import as_ordered
from app.games.war1812.resolution import Resolution
from app.games.war1812.roll_off import roll_off
from app.games.war1812.state import Phase, Situation, Turn, fleet, turn_of, with_turn
from app.kit.blocks import is_contested, with_block


class OrdersRevealed(Event, frozen=True, tag="orders-revealed"):
    """Both sides' orders are open; two turns are carried out side by side."""

    def apply(self, state: Situation) -> Situation:
        return replaced(state, orders={}, turn=Turn(mover=US), facing=Turn(mover=GB))


class RideStopped(Event, frozen=True, tag="ride-stopped"):
    """A dragoon met enemy army in the first of its two towns."""

    block: str

    def apply(self, state: Situation) -> Situation:
        side = state.blocks[self.block].side
        turn = turn_of(state, side)
        move = turn.moved[self.block]
        moved = {**turn.moved, self.block: replace(move, path=move.path[:2])}
        marching = {block: to for block, to in turn.marching.items() if block != self.block}
        state = with_block(state, self.block, at=move.path[1])
        return with_turn(state, side, moved=moved, marching=marching)


class MarchesVoid(Event, frozen=True, tag="marches-void"):
    """Forced marches that were ordered can't be tried any more."""

    side: Side
    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        marching = turn_of(state, self.side).marching
        left = {block: to for block, to in marching.items() if block not in self.blocks}
        return with_turn(state, self.side, marching=left)


@rule("19.1", "A64")
def reveal_orders(resolution: Resolution) -> None:
    """Open both sides' orders: ships first, then armies by land, then the militia dice."""
    written = resolution.state
    ordered = {side: as_ordered(written, side).turn for side in SIDES}
    resolution.write(OrdersRevealed())
    for side in SIDES:
        _carry_out_at_sea(resolution, side, ordered[side])
    for side in SIDES:
        _carry_out_on_land(resolution, side, ordered[side])
        resolution.write(MovesEnded(side))
    roll_for_militia(resolution)
    stop_rides(resolution)
    resolution.begin(Phase.FLEETS)


def _carry_out_at_sea(resolution: Resolution, side: Side, ordered: Turn) -> None:
    if ordered.built:
        resolution.write(ShipBuilt(ordered.built))
    if ordered.repaired:
        resolution.write(ShipRepaired(ordered.repaired))
    for sailed in ordered.sailed:
        resolution.write(ShipSailed(sailed.origin, sailed.to, sailed.operational, side))


def _carry_out_on_land(resolution: Resolution, side: Side, ordered: Turn) -> None:
    """Move what goes by land; what goes over a lake, or tries a forced march, waits."""
    crossing: dict[str, str] = {}
    for block, move in ordered.moved.items():
        if move.by_sea:
            crossing[block] = move.path[-1]
        elif move.entered:
            resolution.write(BlockEntered(block, move.path[0]))
        else:
            for to in move.path[1:]:
                resolution.write(BlockMarched(block, to))
    for block, to in ordered.marching.items():
        resolution.write(MarchDeclared(block, to))
    if crossing:
        lake = resolution.state.board.towns[next(iter(crossing.values()))].lake
        carriers = fleet(resolution.state, lake, side)
        resolution.write(CrossingOrdered(side, crossing, carriers))


@rule("16", "A18", "A44", "A64")
def stop_rides(resolution: Resolution) -> None:
    """A dragoon stops in the first of its two towns if enemy army came there with its first step.

    Enemies who had stood there before would have ended its order; those held by the militia dice
    never came.
    """
    state = resolution.state
    riding = [
        (block, move.path[1], side)
        for side in SIDES
        for block, move in turn_of(state, side).moved.items()
        if len(move.path) > 2
    ]
    for block, town, side in riding:
        enemies = turn_of(state, other(side)).moved.values()
        if any(town == (move.path[0] if move.entered else move.path[1]) for move in enemies):
            resolution.write(RideStopped(block))


@rule("19.5", "A64")
def fight_before_crossing(resolution: Resolution) -> None:
    """Fight on every lake where ships met; then tell who can still be carried over one."""
    lakes = contested_lakes(resolution.state)
    if lakes:
        begin_naval_battle(resolution, lakes[0], _attacker_on(resolution, lakes[0]))
    else:
        settle_crossings(resolution)


@rule("19.5")
def _attacker_on(resolution: Resolution, lake: str) -> Side:
    """Whoever came onto a lake that the other controls attacks; if both came, dice tell."""
    state = resolution.state
    newcomers = [
        side
        for side in SIDES
        if fleet(state, lake, side).ships
        == sum(sailed.to == lake for sailed in turn_of(state, side).sailed)
    ]
    if len(newcomers) == 1:
        return newcomers[0]
    return other(roll_off(resolution, "19.5"))


def cross(resolution: Resolution) -> None:
    """Carry blocks over the lakes; forces that would change places meet; then forced marches."""
    cross_lakes(resolution)
    if not settle_meeting(resolution):
        try_forced_marches(resolution)


@rule("9.2", "A55", "A66")
def try_forced_marches(resolution: Resolution) -> None:
    """Roll for the forced marches that were ordered and can still be tried.

    A66: an order that can't be carried out is lost: after the militia dice let nobody cross, or
    (A55) with enemy army in the town.
    """
    resolution.begin(Phase.MARCHES)
    state = resolution.state
    for side in SIDES:
        turn = turn_of(state, side)
        void = [
            block
            for block in turn.marching
            if turn.landless or is_contested(state, state.blocks[block].at)
        ]
        if void:
            resolution.write(MarchesVoid(side, tuple(sorted(void))))
    for side in SIDES:
        if turn_of(resolution.state, side).marching:
            roll_for_marches(resolution, side)


@rule("19.4", "A52", "A64")
def end_movement(resolution: Resolution) -> None:
    """Forces whose forced marches cross meet, too; then all movement is over."""
    if not settle_meeting(resolution):
        settle_control(resolution)
        resolution.begin(Phase.CAPTURES)
