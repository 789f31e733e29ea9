"""Chapters 7.1, 7.2 and 8.4 to 8.6: which battles are fought, their rounds, how they end."""

from typing import Any

from app.games.liberty import battles, fire, navy, play
from app.kit.battle import BattleEnded
from tests.games.liberty.umpire.fire import fleet, ground, is_undecided, line, ready, targets
from tests.games.liberty.umpire.leaving import leavers, way_back, ways_out
from tests.games.liberty.umpire.moves import weaker
from tests.games.liberty.umpire.notes import Changes, Checks, Fight, Notes
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import BLOCKS, FOE, INDIES, PRISON, ROUNDS

STEPS = 6


def battles_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.phase == "battles"
    assert notes.turn.to_fight is None
    assert set(notes.turn.attackers) == before.contested()
    notes.turn.to_fight = before.contested()


def battle_put_next(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """7.1: player 1 fixes the whole order before the first battle."""
    assert notes.asked == [(notes.turn.first, "order")]
    assert notes.turn.to_fight == before.contested()
    assert event.at in before.contested() - {*notes.turn.order}
    notes.turn.order.append(event.at)


def battle_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    turn, at = notes.turn, event.at
    assert not notes.fight
    assert turn.to_fight
    assert at in turn.to_fight
    if turn.order:
        assert len(turn.order) >= len(turn.to_fight)
        assert at == turn.order.pop(0)
    else:
        assert len(turn.to_fight) == 1
    turn.to_fight.discard(at)
    assert event.attacker == turn.attackers[at]
    second = FOE[turn.first]
    # 7.21: player 2's arrivals to a battle that player 1 opened; A53: ships as well.
    reserves = {
        b for b in before.here(at, second) if b in turn.ways and turn.ways[b].path[-1] == at
    }
    if event.attacker == second:
        reserves = set()
    fight = Fight(at, event.attacker, reserves, set())
    if fleet(fight, before, fight.defender):
        # 8.4: enemy ships keep them off.
        fight.afloat = {
            block
            for block in ground(fight, before, fight.attacker)
            if block in turn.ways and turn.ways[block].way == "sea"
        }
    assert set(event.reserves) == fight.reserves
    assert set(event.afloat) == fight.afloat
    notes.fight = fight
    notes.seen["reserves"] += bool(reserves)
    notes.seen["kept afloat"] += bool(fight.afloat)
    notes.seen["in the Indies"] += at in INDIES


def class_is_over(notes: Notes, now: Position) -> bool:
    """Whether all blocks of the class have acted, and their hits have been taken."""
    fight = notes.battle()
    is_fighting = fight.stage == "fight" and not fight.hits
    return is_fighting and is_undecided(fight, now) and not ready(notes, now)


def class_ended(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert class_is_over(notes, before)
    notes.battle().step += 1
    assert notes.battle().step < STEPS


def round_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    fight = notes.battle()
    assert class_is_over(notes, before)
    assert fight.step == STEPS - 1
    assert event.number == fight.round + 1
    assert event.number <= ROUNDS or is_pursued(notes, before)
    notes.seen["pursuit"] += event.number > ROUNDS
    fight.round, fight.step, fight.reserves = event.number, 0, set()
    fight.refresh()


def is_pursued(notes: Notes, now: Position) -> bool:
    """Whether, by option, the defender fires once more at who must leave after round 3 (A69)."""
    fight = notes.battle()
    is_last = notes.is_on("tactics") and fight.round == ROUNDS
    return is_last and who_withdraws(fight, now) == fight.attacker


def may_act(notes: Notes, now: Position, block: str) -> bool:
    """Whether a block can fire or retreat; who stood or charged can but retreat (A67)."""
    fight = notes.battle()
    may_fire = block not in fight.bound and targets(fight, now, block)
    return bool(may_fire or ways_out(notes, now, block))


def blocks_stood(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """7.21, A55: without a target, by choice; by itself where nobody can do anything."""
    fight, blocks = notes.battle(), set(event.blocks)
    assert is_undecided(fight, before)
    assert blocks <= set(ready(notes, before)) - fight.bound
    assert not any(targets(fight, before, block) for block in blocks)
    if notes.closed != (fight.acting, "fight"):
        assert blocks == set(ready(notes, before)) - fight.bound
        assert not any(may_act(notes, before, block) for block in blocks)
    notes.closed = ("", "")
    fight.acted |= blocks


def blocks_landed(notes: Notes, event: Any, before: Position, after: Position) -> None:
    fight = notes.battle()
    assert fight.afloat
    assert fleet(fight, before, fight.attacker)
    assert not fleet(fight, before, fight.defender)
    assert event.round == fight.round
    fight.afloat, fight.landed = set(), fight.round


def landing_repulsed(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    """8.4: their ships shot, they lose a step each; A57: and go back where they came from."""
    fight = notes.battle()
    assert set(event.blocks) == fight.afloat != set()
    assert not fleet(fight, before, fight.attacker)
    assert fight.sank[fight.attacker]
    assert {event.to} == {way_back(notes, before, block) for block in fight.afloat}
    changes: Changes = {}
    for block in fight.afloat:
        at, cv = weaker(before, block)
        changes[block] = (PRISON if at == PRISON else event.to, cv)
    fight.afloat = set()
    return changes


def who_withdraws(fight: Fight, now: Position) -> str:
    """7.2: the attacker. 8.6, A35: but ships alone before ground blocks ashore."""
    ships, ashore = (which(fight, now, fight.defender) for which in (fleet, ground))
    is_held_by_ships = bool(ships) and not ashore and ground(fight, now, fight.attacker)
    return fight.defender if is_held_by_ships else fight.attacker


def withdrawal_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """7.2: after round 3. 7.21, A23: or reserves whose side has lost in round 1."""
    fight, side = notes.battle(), event.side
    assert fight.stage == "fight"
    if fight.reserves:
        notes.seen["reserves leave"] += 1
        assert side == FOE[notes.turn.first]
        assert not line(fight, before, side)
        assert not fight.hits
    else:
        assert class_is_over(notes, before)
        assert fight.step == STEPS - 1
        # A69: after the pursuit the attacker leaves, whoever is left.
        is_over = fight.round == ROUNDS and not is_pursued(notes, before)
        assert is_over or fight.round == ROUNDS + 1
        assert side == (who_withdraws(fight, before) if is_over else fight.attacker)
        notes.seen["ships leave"] += side == fight.defender
    fight.stage, fight.leaving = "withdraw", side
    fight.refresh()


def blocks_captured(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    """A25: who could not leave. A67: nor could who stood or charged, in their turn."""
    fight = notes.battle()
    if fight.stage == "fight":
        bound = ready(notes, before)
        assert set(event.blocks) == set(bound) != set()
        assert set(bound) <= fight.bound
        assert not any(ways_out(notes, before, block) for block in bound)
        notes.seen["bound and captured"] += 1
        return {block: (PRISON, BLOCKS[block].max) for block in bound}
    assert fight.stage == "withdraw"
    left = before.here(fight.at, fight.leaving)
    assert set(event.blocks) == set(left)
    assert not any(ways_out(notes, before, block) for block in leavers(notes, before))
    return {block: (PRISON, BLOCKS[block].max) for block in left}


def regrouping_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """7.5: the winner, when the other has nobody left."""
    fight = notes.battle()
    assert not before.here(fight.at, FOE[event.side])
    assert not fight.hits
    assert fight.stage != "regroup"
    fight.stage, fight.leaving = "regroup", event.side
    fight.reserves, fight.afloat = set(), set()
    fight.refresh()
    notes.closed = ("", "")


def battle_ended(notes: Notes, event: Any, before: Position, after: Position) -> None:
    fight = notes.battle()
    assert event.at == fight.at
    assert fight.at not in before.contested()
    if fight.stage != "regroup":
        assert not any(before.here(fight.at, side) for side in FOE)
    elif notes.closed != (fight.leaving, "regroup"):
        assert not any(ways_out(notes, before, block) for block in leavers(notes, before))
    notes.fight = None


CHECKS: Checks = {
    play.BattlesBegan: battles_began,
    battles.BattlePutNext: battle_put_next,
    battles.BattleBegan: battle_began,
    battles.ClassEnded: class_ended,
    battles.RoundBegan: round_began,
    battles.WithdrawalBegan: withdrawal_began,
    battles.BlocksCaptured: blocks_captured,
    battles.RegroupingBegan: regrouping_began,
    BattleEnded: battle_ended,
    fire.BlocksStood: blocks_stood,
    navy.BlocksLanded: blocks_landed,
    navy.LandingRepulsed: landing_repulsed,
}
