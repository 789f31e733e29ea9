"""Turns in a few words: who stands where, what both sides order, what comes of it.

    turn("BE: FR-SAR FR-ROU; OR: BR-15", ships_up=1).orders(gb=[Part("OR", "BE", "river", 1)])

Blocks that are not named stand elsewhere: British on Ile d'Orleans, French at Montmorency.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from app.engine.chance import NoChance
from app.engine.options import completed
from app.engine.resolution import PendingDecision
from app.engine.values import Illegal, Line, Refusal, Side, Viewer
from app.games.quebec1759.board import FR, GB, SIDES, STANDARD
from app.games.quebec1759.game import Quebec1759
from app.games.quebec1759.options import OPTIONS
from app.games.quebec1759.state import Ask, Phase, Situation, Turn, blank
from app.games.quebec1759.turns import holders
from app.games.quebec1759.view import View1759
from app.kit.blocks import GONE, army
from app.kit.turns import Done
from tests.games.dice import Scripted

GAME = Quebec1759()
E = TypeVar("E")


@dataclass(frozen=True)
class Played:
    """Result of some acts: the state and everything that happened."""

    state: Situation
    events: list[Any] = field(default_factory=list)
    before: list[Situation] = field(default_factory=list)

    def act(self, side: Side, *actions: Any, dice: Iterable[int] = ()) -> "Played":
        """Act for a side; all dice that are given must be used up."""
        chance = Scripted(dice)
        state, events, before = self.state, list(self.events), list(self.before)
        for action in actions:
            for event in GAME.decide(state, side, action, chance).events:
                before.append(state)
                events.append(event)
                state = event.apply(state)
        assert not chance.script, f"{len(chance.script)} dice were not thrown"
        return Played(state, events, before)

    def orders(
        self, gb: Iterable[Any] = (), fr: Iterable[Any] = (), dice: Iterable[int] = ()
    ) -> "Played":
        """Write both sides' orders, seal and open them."""
        return self.act(GB, *gb, Done()).act(FR, *fr, Done(), dice=dice)

    def one(self, kind: type[E]) -> E:
        """Return the only event of a kind."""
        [event] = [event for event in self.events if isinstance(event, kind)]
        return event

    def has(self, kind: type) -> bool:
        """Whether an event of a kind happened."""
        return any(isinstance(event, kind) for event in self.events)

    def asked(self) -> dict[Side, str]:
        """Return who is asked what."""
        return {entry.side: str(entry.ask) for entry in self.state.awaiting}

    def at(self, zone: str, side: Side) -> set[str]:
        """Return a side's blocks in a zone."""
        return set(army(self.state, zone, side))

    def log(self, viewer: Viewer) -> list[Line]:
        """Return the log as a viewer reads it."""
        told = zip(self.before, self.events, strict=True)
        return [line for state, event in told for line in GAME.log_lines(state, event, viewer)]


def turn(
    text: str = "",
    *,
    ships_up: int = 0,
    number: int = 3,
    cv: dict[str, int] | None = None,
    gone: str = "",
    occupied: str = "",
    rest: tuple[str, str] = ("OR", "MO"),
    **options: str,
) -> Played:
    """Return the moment at which both sides write their orders."""
    state = blank(STANDARD, completed(OPTIONS, options))
    places = dict.fromkeys(STANDARD.roster, "")
    for part in filter(None, map(str.strip, text.split(";"))):
        zone, _, names = part.partition(": ")
        assert zone in STANDARD.zones, zone
        places |= dict.fromkeys(names.split(), zone)
    places |= dict.fromkeys(gone.split(), GONE)
    assert set(places) == set(STANDARD.roster), set(places) - set(STANDARD.roster)
    home = dict(zip(SIDES, rest, strict=True))
    strengths = cv or {}
    blocks = {
        name: replace(
            block,
            at=places[name] or home[block.side],
            cv=0 if places[name] == GONE else strengths.get(name, block.max),
        )
        for name, block in state.blocks.items()
    }
    down, up = STANDARD.rivers
    ships = {area: n for area, n in ((down, 4 - ships_up), (up, ships_up)) if n}
    state = replace(
        state,
        blocks=blocks,
        ships=ships,
        turn_number=number,
        phase=Phase.ORDERS,
        awaiting=tuple(PendingDecision(side, Ask.ORDERS) for side in SIDES),
        occupied=tuple(occupied.split()),
    )
    return Played(replace(state, turn=Turn(held=holders(state))))


def view(played: Played, viewer: Viewer) -> View1759:
    """Show a position to a viewer."""
    return GAME.view(played.state, viewer)


def refused(played: Played, side: Side, action: Any) -> Refusal:
    """Return the reason why an action is refused."""
    with pytest.raises(Illegal) as caught:
        GAME.decide(played.state, side, action, NoChance())
    assert action not in offers(played, side)
    return caught.value.refusal


def offers(played: Played, side: Side) -> list[Any]:
    """List the actions that a side is offered."""
    choices = GAME.choices(played.state, side)
    return [choice.action for choice in choices.actions] if choices else []
