"""From the truth to a view: what each viewer is shown, field by field."""

from collections.abc import Callable, Iterable
from functools import cache

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import cached, cached_by_key, derived, derived_by, renewed
from app.engine.values import PUBLIC, Side, Viewer, owned_by
from app.games.war1812.board import GB, SIDES, US, Board
from app.games.war1812.capture import pending_captures
from app.games.war1812.land_battle import (
    PURSUIT_HITS_ON,
    contested_towns,
    dice_of_volley,
    entries,
    is_landing,
)
from app.games.war1812.meeting import exchange
from app.games.war1812.naval_battle import HITS_ON as NAVAL_HITS_ON
from app.games.war1812.orders import as_ordered
from app.games.war1812.state import (
    ABSENT,
    POOL,
    WAITING,
    Ask,
    Battle,
    Fleet,
    NavalBattle,
    Phase,
    Prize,
    Situation,
    Turn,
)
from app.games.war1812.victory import scores, stakes
from app.games.war1812.view import (
    NO_FLEET,
    NO_TURN,
    Arrow,
    BattleView,
    FleetView,
    NavalView,
    OwnMove,
    PrizeView,
    ShipMove,
    TownView,
    TurnView,
    View1812,
)
from app.kit.battle import HITS_ON, LineBlock, face_up, in_order
from app.kit.blocks import GONE, HAND, Armies, OwnBlock, army, changed_places
from app.kit.views import asked_of, counted, own_blocks


@rule("2.2", "A51")
@cached_by_key
def project(state: Situation, viewer: Viewer) -> View1812:
    """Show a position to one viewer: what everybody sees, and what they alone see beside it.

    19.1 Who writes orders sees the position as they would leave it.
    """
    if state.phase == Phase.ORDERS and viewer in SIDES:
        state = as_ordered(state, viewer)
    return _public(state) if viewer == PUBLIC else _shown(state, viewer, owned_by(viewer, SIDES))


def _public(state: Situation) -> View1812:
    return _shown(state, PUBLIC, ())


def _shown(state: Situation, viewer: Viewer, owned: tuple[Side, ...]) -> View1812:
    asked = asked_of(state.awaiting)
    ask = asked.get(viewer, "")
    return replace(
        _table(state),
        side=viewer if viewer in SIDES else "",
        year=state.year,
        campaign_turn=state.campaign_turn,
        first=state.first,
        phase=str(state.phase),
        ask=ask,
        awaiting=asked,
        towns=_towns(state),
        blocks=_own_blocks(state, owned),
        turn=_turn_for(state, state.turn, owned),
        last_turn=_turn(state.last_turn),
        order_dice=state.order_dice,
        battle=_battle(state, state.battle, owned) if state.battle else None,
        naval=_naval(state.naval) if state.naval else None,
        prize=_prize(state.prize) if state.prize else None,
        settle=_to_settle(state, ask),
        shares=dict(sorted(state.shares.items())) if state.shares else {},
        winner=state.winner or "",
        ended_by=state.ended_by,
        facing=_turn_for(state, state.facing, owned) if state.facing.mover else NO_TURN,
        last_facing=_turn(state.last_facing) if state.last_facing.mover else NO_TURN,
        next_chooser=state.next_chooser,
    )


def _table(state: Situation) -> View1812:
    """Show what lies beside the towns and what it all counts, at no time in particular."""
    return derived_by(
        state,
        _laid_out,
        state.board,
        state.off_the_map,
        state.fleets,
        state.spare,
        state.held,
        contested_towns(state),
    )


def _laid_out(state: Situation) -> View1812:
    return View1812(
        board=state.board,
        side="",
        options=state.options,
        year=0,
        campaign_turn=0,
        first="",
        ask="",
        awaiting={},
        towns={},
        blocks={},
        fleets=derived(state, _fleets, state.fleets),
        spare=state.spare,
        pool=_count(state, POOL),
        hand=_count(state, HAND),
        waiting=_waiting(state),
        indian=_indian(state),
        turn=NO_TURN,
        last_turn=NO_TURN,
        score=scores(state),
        stakes=stakes(state),
    )


def _by_side(values: dict[Side, int]) -> dict[Side, int]:
    return {side: values[side] for side in SIDES if side in values}


def _towns(state: Situation) -> dict[str, TownView]:
    return renewed(state, _all_towns, _changed_towns, state.board, state.armies, state.held)


Holding = tuple[Board, Armies, dict[str, Side]]
"""The board, who stands where on it, and the towns in other than their first owners' hands."""


def _all_towns(board: Board, standing: Armies, held: dict[str, Side]) -> dict[str, TownView]:
    occupied = {*standing[US], *standing[GB], *held}
    return {**_quiet(board), **_seen(occupied, (board, standing, held))}


def _changed_towns(
    shown: dict[str, TownView], before: Holding, after: Holding
) -> dict[str, TownView]:
    (_, stood, had), (_, standing, held) = before, after
    changed = changed_places(stood, standing)
    if had is not held:
        changed |= had.keys() | held.keys()
    return {**shown, **_seen(changed, after)}


def _seen(places: set[str], holding: Holding) -> dict[str, TownView]:
    board, standing, held = holding
    us, gb, towns = standing[US], standing[GB], board.towns
    return {
        town: _town(held.get(town, towns[town].side), len(us.get(town, ())), len(gb.get(town, ())))
        for town in places
        if town in towns
    }


@cache
def _town(held_by: Side, us: int, gb: int) -> TownView:
    """Most towns look alike, so one value serves them all."""
    return TownView(held_by, {side: n for side, n in ((US, us), (GB, gb)) if n})


def _fleets(fleets: dict[str, Fleet]) -> dict[str, FleetView]:
    return {key: _fleet(f.operational, f.damaged) for key, f in sorted(fleets.items())}


@cache
def _fleet(operational: int, damaged: int) -> FleetView:
    return FleetView(operational, damaged)


@cached
def _quiet(board: Board) -> dict[str, TownView]:
    """Return the towns while nobody is there and nobody has taken them."""
    return {town.id: _town(town.side, 0, 0) for town in board.towns.values()}


def _own_blocks(state: Situation, owned: tuple[Side, ...]) -> dict[str, OwnBlock]:
    named = state.winter_losses
    marked = [block for side in owned for block in named.get(side, ())] if named else ()
    return own_blocks(state, owned, nowhere=(ABSENT, GONE), marked=marked)


def _count(state: Situation, at: str) -> dict[Side, int]:
    off = state.off_the_map
    return {US: off[US].get(at, 0), GB: off[GB].get(at, 0)}


def _waiting(state: Situation) -> dict[str, int]:
    return {
        place.removeprefix(WAITING): count
        for off in state.off_the_map.values()
        for place, count in off.items()
        if place.startswith(WAITING)
    }


def _indian(state: Situation) -> str:
    off = state.off_the_map[GB]
    return next((place for place in (ABSENT, GONE) if place in off), "present")


def _turn_for(state: Situation, turn: Turn, owned: tuple[Side, ...]) -> TurnView:
    shown = _turn_of_owner(turn) if turn.mover in owned else _turn(turn)
    # 19.1 Orders still to be carried out are open; plans of a side that moves alone are its own.
    if state.facing.mover and (turn.embarking or turn.marching):
        return replace(shown, ordered=_ordered(state, turn))
    return shown


@rule("19.1", "A51")
def _ordered(state: Situation, turn: Turn) -> tuple[Arrow, ...]:
    """Count the revealed orders that wait: over a lake, or for one more town by a forced march."""
    over_lakes = [((state.blocks[b].at, to), True) for b, to in turn.embarking.items()]
    forced = [
        ((*turn.moved[b].path, to), False) for b, to in turn.marching.items() if b in turn.moved
    ]
    return tuple(
        Arrow(turn.mover, path, count, by_sea)
        for (path, by_sea), count in counted([*over_lakes, *forced])
    )


@cached
def _turn(turn: Turn) -> TurnView:
    """Show a turn as everybody sees it: how many blocks took each way, not which."""
    return TurnView(
        mover=turn.mover,
        built=turn.built,
        repaired=turn.repaired,
        sailed=tuple([ShipMove(s.origin, s.to, s.operational) for s in turn.sailed]),
        arrows=_arrows(turn) if turn.moved else (),
        landless=turn.landless,
        carriers=_fleet(turn.carriers.operational, turn.carriers.damaged)
        if turn.carriers.ships
        else NO_FLEET,
    )


@cached
def _turn_of_owner(turn: Turn) -> TurnView:
    marching = turn.marching
    moves = {
        block: OwnMove(move.path, move.by_sea, move.entered, marching.get(block, ""))
        for block, move in sorted(turn.moved.items())
    }
    if not (moves or turn.embarking):
        return _turn(turn)
    return replace(_turn(turn), moves=moves, embarking=dict(sorted(turn.embarking.items())))


@rule("A51")
def _arrows(turn: Turn) -> tuple[Arrow, ...]:
    ways = ((move.path, move.by_sea, move.entered) for move in turn.moved.values())
    return tuple(
        [
            Arrow(turn.mover, path, count, by_sea, entered)
            for (path, by_sea, entered), count in counted(ways)
        ]
    )


def _battle(state: Situation, battle: Battle, owned: tuple[Side, ...]) -> BattleView:
    return BattleView(
        town=battle.town,
        attacker=battle.attacker,
        defender=battle.defender,
        lines={side: _line(state, battle, side, owned) for side in SIDES},
        entries=entries(state, battle),
        revealed=battle.revealed,
        landing=is_landing(state, battle),
        firing=battle.firing,
        volleys=battle.volleys,
        taking=battle.taking,
        hits=battle.hits,
        scored=battle.scored,
        strong=battle.strong,
        retreating=battle.retreating,
        to=battle.to,
        further=battle.further if battle.retreating in owned else "",
        pursued=battle.pursued,
        dice=dice_of_volley(state, battle) if _is_to_fire(battle) else 0,
        hits_on=PURSUIT_HITS_ON if battle.retreating else HITS_ON,
    )


@rule("10.1")
def _is_to_fire(battle: Battle) -> bool:
    """Only revealed lines show how many dice they roll."""
    return battle.revealed and not (battle.taking or battle.retreating)


@rule("10.1")
def _line(
    state: Situation, battle: Battle, side: Side, owned: tuple[Side, ...]
) -> tuple[LineBlock, ...]:
    """A line of battle: the enemy's is face down until both are revealed."""
    line = army(state, battle.town, side)
    if side in owned:
        return in_order(face_up(state.blocks[block], block) for block in line)
    if battle.revealed:
        return in_order(face_up(state.blocks[block]) for block in line)
    return (LineBlock(),) * len(line)


def _naval(naval: NavalBattle) -> NavalView:
    return NavalView(
        lake=naval.lake,
        attacker=naval.attacker,
        defender=naval.defender,
        rounds=naval.rounds,
        hits=_by_side(naval.hits),
        stayed=naval.stayed,
        withdrawing=naval.withdrawing,
        hits_on=NAVAL_HITS_ON,
    )


def _prize(prize: Prize) -> PrizeView:
    return PrizeView(prize.town, prize.captor, prize.operational, prize.damaged)


_TO_SETTLE: dict[str, Callable[[Situation], Iterable[str]]] = {
    Ask.NEXT_CAPTURE: pending_captures,
    Ask.MEETING: lambda state: exchange(state) or (),
    Ask.NEXT_BATTLE: contested_towns,
}
"""The towns of which one is to be named, by what is asked."""


def _to_settle(state: Situation, ask: str) -> tuple[str, ...]:
    towns = _TO_SETTLE.get(ask)
    return tuple(towns(state)) if towns else ()
