"""Which actions Liberty's rules allow: everything else must not be offered."""

from collections.abc import Iterator
from typing import Any

from app.engine.values import Choices
from app.games.liberty import actions as a
from app.kit.battle import TakeHit
from app.kit.cards import PlayCard
from app.kit.turns import Done
from tests.games.liberty.umpire.building import sites
from tests.games.liberty.umpire.cards import fault_of_supply
from tests.games.liberty.umpire.fire import charges_at, exposed, ready, stands_at, targets
from tests.games.liberty.umpire.leaving import leavers, ways_out
from tests.games.liberty.umpire.moves import fault_of_move, unmoored
from tests.games.liberty.umpire.notes import Notes
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.prisoners import is_forcible
from tests.games.liberty.umpire.rulebook import (
    BLOCKS,
    DRAWN,
    HALF,
    NEAR,
    ON_MAP,
    POOL,
    sea_ways,
)
from tests.games.liberty.umpire.winter import fault_of_disbanding, hungry

TRADES = (a.Give, a.Want, a.OfferTrade, a.AnswerTrade)


def offered(choices: Choices) -> set[Any]:
    """Return what is offered, but for trades; ways out by where they lead."""
    found: set[Any] = set()
    for choice in choices.actions:
        action: Any = choice.action
        if isinstance(action, a.Leave):
            found.add(("leave", action.block, action.path[-1]))
        elif not isinstance(action, TRADES):
            found.add(action)
    return found


def allowed(notes: Notes, now: Position, side: str, ask: str) -> set[Any]:
    """Return what the rules allow a side that is asked, but for trades."""
    if ask in ("card", "put-back"):
        return {PlayCard(card) for card in notes.hands[side]}
    own = [block for block in BLOCKS if BLOCKS[block].side == side]
    match ask:
        case "supply":
            fed = {a.Reinforce(b) for b in own if not fault_of_supply(notes, now, b)}
            return {Done(), *fed, *([a.ForceTrade()] if is_forcible(notes, side) else [])}
        case "move":
            return {*moves(notes, now, own), *(() if unmoored(notes) else (Done(),))}
        case "build":
            is_use = any(sites(notes, now, block) for block in now.here(POOL, side))
            return {Done(), a.Build()} if is_use else {Done()}
        case "deploy":
            [block] = now.here(DRAWN, side)
            return {a.Deploy(at) for at in sites(notes, now, block)} or {a.PutBack()}
        case "disband":
            return {Done()} | {a.Disband(b) for b in own if not fault_of_disbanding(notes, now, b)}
        case "exchange":
            return {Done()}
        case "attrition":
            return {a.Lose(block) for block in hungry(notes, now, side)} or {Done()}
        case _:
            return allowed_in_battle(notes, now, ask)


def moves(notes: Notes, now: Position, own: list[str]) -> Iterator[a.Move]:
    """Yield the next steps of a side's blocks."""
    for block in own:
        at = now.at(block)
        for to in NEAR.get(at, set()) | sea_ways(at) if at in ON_MAP | HALF.keys() else ():
            if not fault_of_move(notes, now, block, to):
                yield a.Move(block, to)


def allowed_in_battle(notes: Notes, now: Position, ask: str) -> set[Any]:
    """Return what the rules allow in a battle, or as the order of battles is fixed."""
    if ask == "order":
        assert notes.turn.to_fight is not None
        return {a.PutNext(at) for at in notes.turn.to_fight - {*notes.turn.order}} or {Done()}
    fight = notes.battle()
    if ask == "take-hit":
        return {TakeHit(block) for block in exposed(fight, now)}
    going: set[Any] = {
        ("leave", block, to) for block in leavers(notes, now) for to in ways_out(notes, now, block)
    }
    if ask == "fight":
        for block in ready(notes, now):
            if block in fight.bound:
                continue
            has_target = bool(targets(fight, now, block))
            going.add(a.Fire(block) if has_target else a.Stand(block))
            if has_target and stands_at(notes, block):
                going.add(a.StandFast(block))
            if has_target and charges_at(notes, block):
                going.add(a.Charge(block))
        return going
    return going or {Done()} if ask == "withdraw" else {Done(), *going}
