"""Chapter 16: a side that leaves or is routed, whom it loses, and the fire that follows it."""

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Draw, Event, Refusal, Side
from app.games.quebec1759.battle_actions import Retreat
from app.games.quebec1759.battle_state import LEAVERS, RESERVE, Battle, BattleStage, Leaving
from app.games.quebec1759.board import FR, LEADER, LEADER_DICE, OTTAWA, RIVER, ROAD
from app.games.quebec1759.fire import LeaderFired, score
from app.games.quebec1759.lines import able, at_post, foe, in_battle, is_face_up, leaders, strength
from app.games.quebec1759.losses import lose_block
from app.games.quebec1759.options import RESERVE_SCREEN
from app.games.quebec1759.projection import project
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.retreat import (
    RetreatChosen,
    candidates,
    exits,
    leaving_of,
    named,
    refuse_exit,
    river_carries,
    walkers,
    way_back_of_leader,
)
from app.games.quebec1759.state import Ask, Situation, with_river_used
from app.games.quebec1759.view import View1759
from app.games.quebec1759.whereabouts import follow, look_at_faces
from app.kit.battle import battle_of, hits_of
from app.kit.blocks import army, with_block


class SideRouted(Event, frozen=True, tag="routed"):
    """A column was broken; its side is routed."""

    side: Side
    column: str

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        reserve = at_post(state, battle, self.side, RESERVE)
        leaving = Leaving(
            self.side,
            routed=True,
            column=self.column,
            reserve=len(reserve),
            reserve_cv=strength(state, reserve),
        )
        return in_battle(state, leaving=leaving)


class LeaversNamed(Event, frozen=True, tag="leavers-named"):
    """It is settled who goes."""

    side: Side
    going: tuple[str, ...]
    carried: int

    def apply(self, state: Situation) -> Situation:
        leaving = replace(leaving_of(battle_of(state), self.side), going=self.going, named=True)
        state = in_battle(state, leaving=leaving)
        return with_river_used(
            state, state.board.zones[battle_of(state).zone].river, self.side, self.carried
        )


class BlocksLeftBehind(Event, frozen=True, tag="left-behind"):
    """Routed blocks that could not go were lost."""

    side: Side
    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        for block in self.blocks:
            state = lose_block(state, block)
        return state


class PursuitFired(Event, frozen=True, tag="pursuit-fired"):
    """The side that stays fired after those who leave, with its reserve."""

    side: Side
    draws: tuple[Draw, ...]
    double: bool = False
    ottawa: bool = False

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        bared = battle.bared if self.side in battle.bared else (*battle.bared, self.side)
        leaving = replace(leaving_of(battle, foe(battle, self.side)), pursued=True)
        state = in_battle(state, bared=bared, leaving=leaving)
        return score(state, leaving.side, LEAVERS, hits_of(self.draws))


class PursuitScreened(Event, frozen=True, tag="pursuit-screened"):
    """The reserve of the routed side kept hits off."""

    side: Side
    stopped: int

    def apply(self, state: Situation) -> Situation:
        tolls = battle_of(state).tolls
        toll = tolls[LEAVERS]
        left = toll.left - self.stopped
        toll = replace(toll, left=left, stopped=self.stopped)
        return in_battle(state, tolls={**tolls, LEAVERS: toll})


class BlocksRetreated(Event, frozen=True, tag="retreated"):
    """Blocks left the battle. If none of their side is left to fight, it is over."""

    side: Side
    zone: str
    to: str
    way: str
    blocks: tuple[str, ...]
    walking: tuple[str, ...] = ()

    def apply(self, state: Situation) -> Situation:
        for block in (*self.blocks, *self.walking):
            state = with_block(state, block, at=self.to)
        if able(state, self.zone, self.side):
            return in_battle(state, leaving=None, withdrew=True)
        return in_battle(state, leaving=None, stage=BattleStage.AFTER)


class FightingEnded(Event, frozen=True, tag="fighting-ended"):
    """Nobody is left on one side to fight on."""

    zone: str

    def apply(self, state: Situation) -> Situation:
        return in_battle(state, leaving=None, stage=BattleStage.AFTER)


@rule("16.1", "A12", "A16", "A44")
def rout(resolution: Resolution, side: Side, column: str) -> None:
    """A side one of whose columns is gone is routed, at once and in anybody's part."""
    resolution.write(SideRouted(side, column))


def advance_leaving(resolution: Resolution) -> None:
    """The next step of a retreat or rout: where to, who goes, the pursuit, and away."""
    state = resolution.state
    leaving = leaving_of(battle_of(state), "")
    if not able(state, battle_of(state).zone, leaving.side):
        resolution.write(FightingEnded(battle_of(state).zone))
    elif not leaving.way and not leaving.named:
        _find_refuge(resolution, leaving.side)
    elif not leaving.named:
        _name_leavers(resolution, leaving)
    elif not leaving.pursued and is_pursued(leaving):
        pursue(resolution, leaving)
    else:
        go(resolution, leaving)


@rule("15.2", "16.1", "A19")
def _find_refuge(resolution: Resolution, side: Side) -> None:
    """A routed side names where it goes; without a way only a leader who can walk is saved."""
    view = project(resolution.state, side)
    ways = exits(view)
    if not ways:
        _save_leader(resolution, side, walkers(view))
    elif len(ways) == 1:
        resolution.write(RetreatChosen(side, ways[0].to, ways[0].way))
    else:
        resolution.ask(side, Ask.ROUT)


@rule("16.1", "A10")
def _save_leader(resolution: Resolution, side: Side, walking: list[str]) -> None:
    battle = battle_of(resolution.state)
    if walking:
        way = way_back_of_leader(project(resolution.state, side))
        resolution.write(RetreatChosen(side, battle.origin, way))
    settle_leavers(resolution, side, [], walking)


@rule("17.2", "A10", "A21", "A52")
def _name_leavers(resolution: Resolution, leaving: Leaving) -> None:
    """All go; by river as many as it carries, and the owner names them if all are too many.

    Whether they are asked depends on how many blocks stand there, less those who need no place on
    the river, as far as everybody can see them.
    """
    state = resolution.state
    battle = battle_of(state)
    view = project(state, leaving.side)
    if leaving.way != RIVER:
        settle_leavers(resolution, leaving.side, able(state, battle.zone, leaving.side), [])
        return
    seen = [b for b in walkers(view) if is_face_up(battle, leaving.side, b)]
    crowd = [
        b
        for b in army(state, battle.zone, leaving.side)
        if b not in seen
        and not (state.blocks[b].kind == OTTAWA and is_face_up(battle, leaving.side, b))
    ]
    if len(crowd) > river_carries(view):
        resolution.ask(leaving.side, Ask.LEAVE)
    else:
        settle_leavers(resolution, leaving.side, candidates(view), walkers(view))


def end_leaving(resolution: Resolution, side: Side) -> None:
    """Confirm who goes."""
    view = project(resolution.state, side)
    everybody = candidates(view)
    going = everybody if len(everybody) <= river_carries(view) else named(view)
    resolution.write(DecisionClosed(side))
    settle_leavers(resolution, side, going, walkers(view))


@rule("16.1", "17.2", "A19", "A21", "A47")
def settle_leavers(
    resolution: Resolution, side: Side, going: list[str], walking: list[str]
) -> None:
    """Those who go, go; of a routed side the rest is lost, of another it fights on.

    A routed leader on foot is pursued with the others; one who leaves of his own will is not.
    """
    state = resolution.state
    battle = battle_of(state)
    leaving = leaving_of(battle, side)
    mine = able(state, battle.zone, side)
    stay = [b for b in mine if b not in (*going, *walking)]
    pursued = [*going, *walking] if leaving.routed else going
    if leaving.to and (leaving.routed or not stay):
        pursued = [*pursued, *(b for b in army(state, battle.zone, side) if b not in mine)]
    carried = len(going) if leaving.way == RIVER else 0
    resolution.write(LeaversNamed(side, tuple(sorted(pursued)), carried))
    if leaving.routed and stay:
        resolution.write(BlocksLeftBehind(side, tuple(stay)))


@rule("16.2", "17.2", "19")
def is_pursued(leaving: Leaving) -> bool:
    """A rout is always pursued; a retreat only by river or over the St. Charles."""
    return bool(leaving.going) and (leaving.routed or leaving.way != ROAD)


@rule("16.2", "17.2", "22.4", "A11", "A36", "A47", "A48")
def pursuit_dice(state: Situation, battle: Battle, leaving: Leaving) -> int:
    """One die for each CV of all that stay, reserve too; after a rout by river two.

    22.4, A36: the Ottawa roll two for each after a rout, never more, and one after a retreat.
    Leaders roll theirs apart.
    """
    dice = 0
    for block in army(state, battle.zone, foe(battle, leaving.side)):
        own = state.blocks[block]
        double = leaving.routed and (leaving.way != ROAD or own.kind == OTTAWA)
        dice += 0 if own.kind == LEADER else own.cv * (2 if double else 1)
    return dice


@rule("16.2", "A11")
def pursue(resolution: Resolution, leaving: Leaving) -> None:
    """Everything that stays fires once after those who go; then the reserve of a rout screens."""
    state = resolution.state
    battle = battle_of(state)
    side = foe(battle, leaving.side)
    standing = army(state, battle.zone, side)
    draws = resolution.roll(pursuit_dice(state, battle, leaving))
    ottawa = any(state.blocks[b].kind == OTTAWA for b in standing)
    double = leaving.routed and leaving.way != ROAD
    resolution.write(PursuitFired(side, draws, double, ottawa))
    if side == FR:
        look_at_faces(resolution)
    for leader in leaders(state, standing):
        rolled = resolution.roll(LEADER_DICE)
        resolution.write(LeaderFired(side, leader, LEAVERS, rolled))
    stopped = hits_screened(resolution.state)
    if stopped:
        resolution.write(PursuitScreened(leaving.side, stopped))


@rule("16.3", "A20", "A37")
def hits_screened(state: Situation) -> int:
    """A reserve at the moment of the rout keeps half the hits off, rounded up.

    A20 (option `reserve_screen`): or one hit for each 2 CV that stood there, rounded up.
    """
    battle = battle_of(state)
    leaving, toll = battle.leaving, battle.tolls.get(LEAVERS)
    if not (leaving and leaving.routed and leaving.reserve and toll):
        return 0
    if state.options[RESERVE_SCREEN.key] == "half":
        return (toll.left + 1) // 2
    return min(toll.left, (leaving.reserve_cv + 1) // 2)


@rule("15.2", "16.1", "A10", "A52")
def go(resolution: Resolution, leaving: Leaving) -> None:
    """Those who are left go; the Ottawa with the last of them."""
    state = resolution.state
    battle = battle_of(state)
    here = army(state, battle.zone, leaving.side)
    blocks = [b for b in here if b in leaving.going]
    walking = [b for b in walkers(project(state, leaving.side)) if b not in blocks]
    on_foot = walking if leaving.way == RIVER else []
    resolution.write(
        BlocksRetreated(
            leaving.side, battle.zone, leaving.to, leaving.way, tuple(blocks), tuple(on_foot)
        )
    )
    if leaving.side == FR:
        follow(resolution, leaving.to)


@rule("16.1", "A44")
def refuse_refuge(view: View1759, action: Retreat) -> Refusal | None:
    """15.1's times do not bind a rout, 15.2's zones do."""
    return refuse_exit(view, action)
