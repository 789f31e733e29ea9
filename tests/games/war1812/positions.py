"""Positions in one line, and acts upon them as the engine carries them out.

    position("buffalo: us infantry 4 3, us dragoon; fort-erie: gb infantry 3; lake-erie: us 2")

A town lists army blocks by side, kind and present CV ("infantry 4 1/3": a 4, and a 3 down to 1),
and ships ("us ships 1 damaged 1"); a lake lists ships alone ("gb 1 damaged 1"). A waiting city is
"waiting:albany", the Indian's end "gone". All other blocks are in the pools.
"""

import re
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

from app.engine.chance import NoChance
from app.engine.options import completed
from app.engine.resolution import PendingDecision
from app.engine.values import Illegal, Outcome, Refusal, Side, Viewer
from app.games.war1812 import actions as a
from app.games.war1812.board import SIDES, STANDARD
from app.games.war1812.control import controller
from app.games.war1812.game import WarOf1812
from app.games.war1812.options import OPTIONS, is_simultaneous
from app.games.war1812.state import (
    WAITING,
    Ask,
    Fleet,
    Phase,
    Situation,
    Turn,
    blank,
    fleet,
    fleet_key,
)
from app.games.war1812.view import BattleView
from app.kit.blocks import army, with_block
from tests.games.dice import Scripted
from tests.games.played import PlayedMatch

GAME = WarOf1812()
E = TypeVar("E")


def position(
    text: str,
    *,
    mover: Side = "us",
    year: int = 1812,
    campaign_turn: int = 3,
    first: Side | None = None,
    lost: dict[Side, int] | None = None,
    **options: str,
) -> Situation:
    """Return the position in which `mover` begins their player turn. `lost`: ships gone for good.

    Where both sides move at once (19) both are asked for their orders.
    """
    state = blank(STANDARD, completed(OPTIONS, options))
    fleets: dict[str, Fleet] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        found = re.fullmatch(r"([\w:-]+): (.*)", part)
        assert found, part
        place, contents = found.groups()
        assert place in (*STANDARD.towns, *STANDARD.lakes, "gone") or place.startswith(WAITING), (
            place
        )
        for piece in contents.split(","):
            side, *words = piece.split()
            if place in STANDARD.lakes or words[0] == "ships":
                fleets[fleet_key(place, side)] = _ships(words)
            else:
                state = _put(state, place, side, words)
    out = lost or {}
    on_map = {s: sum(f.ships for k, f in fleets.items() if k.endswith(f"/{s}")) for s in SIDES}
    state = replaced(
        state,
        fleets=fleets,
        spare={s: STANDARD.sheet.ships_per_side - on_map[s] - out.get(s, 0) for s in SIDES},
        year=year,
        campaign_turn=campaign_turn,
        first=first or mover,
        phase=Phase.CAMPAIGN,
        awaiting=(PendingDecision(mover, Ask.CAMPAIGN),),
        turn=Turn(mover=mover),
    )
    if is_simultaneous(state.options):
        both = tuple(PendingDecision(side, Ask.ORDERS) for side in SIDES)
        state = replaced(state, first="", phase=Phase.ORDERS, awaiting=both, turn=Turn())
    held = {
        t: controller(state, t)
        for t in STANDARD.towns
        if controller(state, t) != STANDARD.towns[t].side
    }
    return replaced(state, held=held)


def replaced(state: Situation, **changes: Any) -> Situation:
    """Return the state with some fields changed."""
    from msgspec.structs import replace

    return replace(state, **changes)


def _ships(words: list[str]) -> Fleet:
    words = [word for word in words if word != "ships"]
    counts = {"operational": 0, "damaged": 0}
    kind = "operational"
    for word in words:
        if word.isdigit():
            counts[kind] += int(word)
        else:
            kind = word
    return Fleet(**counts)


def _put(state: Situation, place: str, side: Side, words: list[str]) -> Situation:
    kind, *strengths = words
    for strength in strengths or ["full"]:
        cv, _, greatest = strength.partition("/")
        free = [b for b in STANDARD.army[side] if state.blocks[b].at in ("pool", "absent")]
        fitting = [b for b in free if STANDARD.roster[b].kind == kind]
        if greatest:
            fitting = [b for b in fitting if STANDARD.roster[b].max == int(greatest)]
        elif cv != "full":
            fitting = [b for b in fitting if STANDARD.roster[b].max >= int(cv)]
        block = min(fitting, key=lambda b: (STANDARD.roster[b].max, b))
        now = STANDARD.roster[block].max if cv == "full" else int(cv)
        state = with_block(state, block, at=place, cv=now)
    return state


class Played(PlayedMatch[Situation]):
    """Result of some acts: the state and everything that happened."""

    def play(self, side: Side, *actions: Any, dice: Iterable[int] = ()) -> "Played":
        """Play on; the events are the new ones."""
        return play(self.state, side, *actions, dice=dice)


def play(state: Situation, side: Side, *actions: Any, dice: Iterable[int] = ()) -> Played:
    """Carry out a side's acts as the engine would: each among the choices, drafts without dice."""
    chance = Scripted(dice)
    happened: list[Any] = []
    for action in actions:
        choices = GAME.choices(state, side)
        assert choices, f"{side} is not asked: {state.awaiting}"
        found = [choice for choice in choices.actions if choice.action == action]
        assert found, f"{action} is not among {[c.action for c in choices.actions]}"
        events = GAME.decide(state, side, action, chance if found[0].final else NoChance()).events
        for event in events:
            state = GAME.evolve(state, event)
        happened += events
    assert not chance.script, f"left over: {chance.script}"
    return Played(state, happened)


def refused(state: Situation, side: Side, action: Any) -> Refusal:
    """Return the reason why an act is refused; it must not be among the choices either."""
    assert not may(state, side, action)
    with pytest.raises(Illegal) as caught:
        GAME.decide(state, side, action, NoChance())
    return caught.value.refusal


def may(state: Situation, side: Side, action: Any) -> bool:
    """Whether an act is among a side's choices."""
    choices = GAME.choices(state, side)
    return choices is not None and any(choice.action == action for choice in choices.actions)


def offers(state: Situation, side: Side, kind: type[E]) -> list[E]:
    """List the acts of one kind among a side's choices."""
    choices = GAME.choices(state, side)
    return [c.action for c in choices.actions if isinstance(c.action, kind)] if choices else []


def asked(state: Situation) -> list[tuple[Side, str]]:
    """List who must decide, and what."""
    return [(entry.side, str(entry.ask)) for entry in state.awaiting]


def block(state: Situation, side: Side, place: str, kind: str = "", cv: int = 0) -> str:
    """Name the first block of a side in a place, of a kind and a CV if they are given."""
    return next(
        b
        for b in STANDARD.army[side]
        if state.blocks[b].at == place
        and kind in ("", state.blocks[b].kind)
        and cv in (0, state.blocks[b].cv)
    )


def marches(state: Situation, origin: str, to: str, count: int | None = None) -> list[a.March]:
    """Name the marches of the mover's blocks, all or the first few, from one town to another."""
    return [a.March(b, to) for b in army(state, origin, state.turn.mover)[:count]]


def embark(state: Situation, origin: str, to: str, count: int | None = None) -> list[a.Embark]:
    """Name the passages over a lake of the mover's blocks, all or the first few."""
    return [a.Embark(b, to) for b in army(state, origin, state.turn.mover)[:count]]


def strengths(state: Situation, side: Side, place: str) -> list[int]:
    """List the CVs of a side's blocks in a place, the greatest first."""
    return sorted((state.blocks[b].cv for b in army(state, place, side)), reverse=True)


def ships(state: Situation, place: str, side: Side) -> tuple[int, int]:
    """Count a side's operational and damaged ships in a place."""
    there = fleet(state, place, side)
    return there.operational, there.damaged


def battle(state: Situation, viewer: Viewer) -> BattleView:
    """Show the land battle as a viewer sees it."""
    shown = GAME.view(state, viewer).battle
    assert shown is not None
    return shown


def outcome_of(state: Situation) -> Outcome:
    """Return the result of a match that is over."""
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome
