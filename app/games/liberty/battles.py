"""Chapter 7: which battles there are, in which order, and the course of each."""

from collections.abc import Iterator
from typing import Any

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.liberty.actions import PutNext
from app.games.liberty.battle_state import MAX_ROUNDS, Battle, BattleStage
from app.games.liberty.board import ATLANTIC, SIDES, other
from app.games.liberty.control import is_friendly
from app.games.liberty.fire import BlocksStood, allot_hit, captured, with_battle
from app.games.liberty.lines import fighters, is_ship, ready, ships, targets
from app.games.liberty.navy import BlocksLanded, must_leave, repulse
from app.games.liberty.paths import SEA
from app.games.liberty.projection import project
from app.games.liberty.resolution import Resolution
from app.games.liberty.retreat import leaving_blocks, ways_out
from app.games.liberty.sea import sea_ways
from app.games.liberty.state import Ask, Situation, with_turn
from app.games.liberty.tactics import is_pursued
from app.games.liberty.view import ViewLiberty
from app.games.liberty.words import place_name
from app.kit.battle import BattleEnded, battle_of
from app.kit.blocks import army
from app.kit.turns import Done


class BattlePutNext(Event, frozen=True, tag="battle-put-next"):
    """Player 1 named the battle that is fought next after those named."""

    at: str

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, order=(*state.turn.order, self.at))


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """A battle began: all blocks are turned up but for `reserves`; `afloat` are not ashore."""

    at: str
    attacker: Side
    reserves: tuple[str, ...]
    afloat: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        battle = Battle(
            at=self.at,
            attacker=self.attacker,
            defender=other(self.attacker),
            reserves=self.reserves,
            afloat=self.afloat,
        )
        turn, roster = state.turn, state.board.roster
        order = tuple(at for at in turn.order if at != self.at)
        came_home = tuple(block for block in turn.came_home if roster[block].home != self.at)
        return replaced(with_turn(state, order=order, came_home=came_home), battle=battle)


class ClassEnded(Event, frozen=True, tag="class-ended"):
    """All blocks of a class of one side have acted."""

    def apply(self, state: Situation) -> Situation:
        return with_battle(state, step=battle_of(state).step + 1)


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round began; reserves join in."""

    number: int

    def apply(self, state: Situation) -> Situation:
        return _with_nothing_done(state, round=self.number, step=0, reserves=())


class WithdrawalBegan(Event, frozen=True, tag="withdrawal-began"):
    """A side must leave the field: after the last round, or its reserves after a lost fight."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return _with_nothing_done(state, stage=BattleStage.WITHDRAW, leaving=self.side, hits=0)


class BlocksCaptured(Event, frozen=True, tag="blocks-captured"):
    """Blocks that could not leave a battle were captured."""

    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        for block in self.blocks:
            state = captured(state, block)
        return state


class RegroupingBegan(Event, frozen=True, tag="regrouping-began"):
    """A side won a battle and may regroup."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return _with_nothing_done(
            state, stage=BattleStage.REGROUP, winner=self.side, bound=(), reserves=(), afloat=()
        )


def _with_nothing_done(state: Situation, **changes: Any) -> Situation:
    """Return the state with the battle changed, in which nobody has acted in this round."""
    return with_battle(state, acted=(), used={}, sailed={}, departures=(), **changes)


def unnamed(view: ViewLiberty) -> list[str]:
    """List the battles that are not yet put in order."""
    return [at for at in view.attackers if at not in view.order]


def offer_order(view: ViewLiberty) -> Iterator[Choice]:
    """List the battles that could come next."""
    for at in unnamed(view):
        label = Message("liberty-fight-next", {"at": place_name(at)})
        yield Choice(PutNext(at), False, target=f"hex:{at}", label=label)
    yield Choice(Done(), True, label=Message("liberty-done-order"))


@rule("7.1")
def refuse_order(view: ViewLiberty, action: PutNext) -> Refusal | None:
    """A battle that is not yet in the order."""
    return None if action.at in unnamed(view) else no("7.1", "liberty-no-battle-there")


@rule("7.1")
def refuse_end_of_order(view: ViewLiberty) -> Refusal | None:
    """Player 1 fixes the whole order."""
    return no("7.1", "liberty-order-whole") if unnamed(view) else None


def put_next(resolution: Resolution, action: PutNext) -> None:
    """Put a battle next in the order."""
    resolution.write(BattlePutNext(action.at))


def end_order(resolution: Resolution, side: Side) -> None:
    """The order of battles is fixed."""
    resolution.write(DecisionClosed(side))


@rule("7.21", "8.4", "A22", "A53")
def begin_battle(resolution: Resolution, at: str) -> None:
    """Begin the next battle: player 2's arrivals to one that player 1 opened are reserves."""
    state = resolution.state
    attacker = state.turn.attackers[at]
    second = state.turn.second
    reserves = [b for b in army(state, at, second) if _arrived(state, b, at)]
    if attacker == second:
        reserves = []
    foes = [b for b in army(state, at, other(attacker)) if b not in reserves]
    by_sea = [b for b in army(state, at, attacker) if _arrived_by_sea(state, b, at)]
    is_opposed = any(is_ship(state, block) for block in foes)
    afloat = [b for b in by_sea if is_opposed and not is_ship(state, b)]
    resolution.write(BattleBegan(at, attacker, tuple(reserves), tuple(afloat)))


def _arrived(state: Situation, block: str, at: str) -> bool:
    moved = state.turn.moved.get(block)
    return moved is not None and moved.path[-1] == at


def _arrived_by_sea(state: Situation, block: str, at: str) -> bool:
    return _arrived(state, block, at) and state.turn.moved[block].way == SEA


def advance_battle(resolution: Resolution) -> None:
    """Take the next step of a battle that nobody decides."""
    battle = battle_of(resolution.state)
    if battle.stage == BattleStage.REGROUP:
        resolution.write(BattleEnded(battle.at))
    elif battle.stage == BattleStage.WITHDRAW:
        _end_withdrawal(resolution, battle)
    elif battle.hits:
        allot_hit(resolution)
    elif not _settle(resolution, battle):
        _next_turn(resolution, battle)


@rule("A23", "A31")
def _settle(resolution: Resolution, battle: Battle) -> bool:
    """Settle a landing that ships decide, or a field that a side has left or lost.

    Return whether there was anything to settle.
    """
    state = resolution.state
    if battle.afloat and not ships(state, battle, battle.attacker):
        repulse(resolution)
        return True
    if battle.afloat and not ships(state, battle, battle.defender):
        resolution.write(BlocksLanded(battle.round))
        return True
    beaten = [side for side in SIDES if not fighters(state, battle, side)]
    if not beaten:
        return False
    if battle.reserves and state.turn.second in beaten:
        begin_withdrawal(resolution, state.turn.second)
    elif len(beaten) == 1:
        begin_regrouping(resolution, other(beaten[0]))
    else:
        resolution.write(BattleEnded(battle.at))
    return True


@rule("7.21", "7.2")
def _next_turn(resolution: Resolution, battle: Battle) -> None:
    """Defender before attacker in each class, three rounds at most, or a pursuit by option."""
    blocks = ready(resolution.state, battle)
    if blocks:
        _ask_for_turn(resolution, battle, blocks)
    elif battle.step < battle.steps - 1:
        resolution.write(ClassEnded())
    elif battle.round < MAX_ROUNDS or is_pursued(resolution.state, battle):
        resolution.write(RoundBegan(battle.round + 1))
    else:
        begin_withdrawal(resolution, must_leave(resolution.state, battle))


@rule("7.21", "A55", "A67", "A68")
def _ask_for_turn(resolution: Resolution, battle: Battle, blocks: list[str]) -> None:
    """Ask whoever can do anything; who is bound to leave and can't, at last, is captured."""
    state = resolution.state
    view = project(state, battle.acting)
    free = [block for block in blocks if block not in battle.bound]
    may_fire = any(targets(state, battle, block) for block in free)
    if may_fire or any(ways_out(view, block) for block in blocks):
        resolution.ask(battle.acting, Ask.FIGHT)
    elif free:
        resolution.write(BlocksStood(tuple(free)))
    else:
        resolution.write(BlocksCaptured(tuple(blocks)))


@rule("7.2", "7.4", "A25", "A23")
def begin_withdrawal(resolution: Resolution, side: Side) -> None:
    """A side must leave, as far as it can; who can't is captured.

    Whether hidden reserves can is known to their owner alone: they are asked in any case.
    """
    resolution.write(WithdrawalBegan(side))
    view = project(resolution.state, side)
    are_hidden = bool(battle_of(resolution.state).reserves)
    if are_hidden or any(ways_out(view, block) for block in leaving_blocks(view)):
        resolution.ask(side, Ask.WITHDRAW)


@rule("7.5")
def begin_regrouping(resolution: Resolution, side: Side) -> None:
    """The winner may move on from the field, if a friendly place is near: all see that."""
    resolution.write(RegroupingBegan(side))
    view = project(resolution.state, side)
    if any(is_friendly(view, place, side) for place in _around(view)):
        resolution.ask(side, Ask.REGROUP)


def _around(view: ViewLiberty) -> set[str]:
    """Return the places within two steps of the battle, by land or sea."""
    board, at = view.board, battle_of(view).at
    next_to = {*board.near.get(at, ()), *(p for p in sea_ways(board, at) if p != ATLANTIC)}
    further = {beyond for place in next_to for beyond in board.near.get(place, ())}
    return (next_to | further) - {at}


@rule("7.4", "A25")
def _end_withdrawal(resolution: Resolution, battle: Battle) -> None:
    """Who is left is captured; the other side has won."""
    left = army(resolution.state, battle.at, battle.leaving)
    if left:
        resolution.write(BlocksCaptured(tuple(left)))
    begin_regrouping(resolution, other(battle.leaving))


@rule("7.2", "7.4")
def refuse_end_of_withdrawal(view: ViewLiberty) -> Refusal | None:
    """Whoever can leave must."""
    if any(ways_out(view, block) for block in leaving_blocks(view)):
        return no("7.2", "liberty-all-must-leave")
    return None


def offer_end_of_leaving(view: ViewLiberty) -> Iterator[Choice]:
    """Done withdrawing or regrouping."""
    battle = battle_of(view)
    stay = [line for line in battle.lines[view.side] if line.id not in battle.acted]
    params = {"left": len(stay) + len(battle.own_reserves or ())}
    yield Choice(Done(), True, label=Message(f"liberty-done-{battle.stage}", params))


def end_leaving(resolution: Resolution, side: Side) -> None:
    """A side has withdrawn, or regrouped."""
    resolution.write(DecisionClosed(side))
