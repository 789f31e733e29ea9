"""Chapter 5.5: after its moves a side rolls for its forced marches."""

from app.engine.ledger import rule
from app.engine.values import Draw, Event, Side
from app.games.liberty.board import AM, ATLANTIC
from app.games.liberty.fire import weakened
from app.games.liberty.groups import group_of
from app.games.liberty.homecoming import bring_home
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import PRISON, Situation, TurnStage, mover, with_turn

LOSES_ON = 3
"""A forced march costs a step on this or less (5.5)."""


class MarchesRolled(Event, frozen=True, tag="marches-rolled"):
    """A die for each block of a side that marched: those of `tired` lost a step."""

    side: Side
    blocks: tuple[str, ...]
    tired: tuple[str, ...]
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        for block in self.tired:
            state = weakened(state, block)
        moved = {b: m for b, m in state.turn.moved.items() if state.blocks[b].at != PRISON}
        after = with_turn(state, moved=moved)
        # 3.1 The action of a group that is lost to the last block stays spent.
        lost = _groups(state, self.side) - _groups(after, self.side)
        return with_turn(after, used=state.turn.used + len(lost))


def _groups(state: Situation, side: Side) -> set[tuple[str, ...]]:
    roster = state.board.roster
    return {group_of(m) for b, m in state.turn.moved.items() if roster[b].side == side}


class AttacksKnown(Event, frozen=True, tag="attacks-known"):
    """After a side's moves it is known who attacks where, and how many stand in each place."""

    attackers: dict[str, Side]
    stood: dict[str, int]

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, attackers=self.attackers, stood=self.stood, stage=TurnStage.MARCHED)


@rule("5.5", "A13")
def roll_for_marches(resolution: Resolution) -> None:
    """Roll a die for each block that marched one hex further, in the order of their ways."""
    state = resolution.state
    side, roster = mover(state), state.board.roster
    moved = state.turn.moved
    marching = [b for b, move in moved.items() if move.marches and roster[b].side == side]
    marching.sort(key=lambda block: (moved[block].path, block))
    if marching:
        draws = resolution.roll(len(marching))
        pairs = zip(marching, draws, strict=True)
        tired = tuple(block for block, draw in pairs if draw.value + 1 <= LOSES_ON)
        resolution.write(MarchesRolled(side, tuple(marching), tired, draws))
    if side == AM:
        bring_home(resolution)
    _settle_attacks(resolution, side)


@rule("7.2", "A22")
def _settle_attacks(resolution: Resolution, side: Side) -> None:
    """Who entered a place where the other alone stood attacks there; a place has one attacker."""
    state = resolution.state
    british, american = state.armies.values()
    both = (british.keys() & american.keys()) - {ATLANTIC}
    fought = [place for place in state.board.places if place in both]
    attackers = {place: state.turn.attackers.get(place, side) for place in fought}
    stood = {
        f"{one}@{place}": len(blocks)
        for one, places in state.armies.items()
        for place, blocks in places.items()
        if place in state.board.places
    }
    resolution.write(AttacksKnown(attackers, stood))
