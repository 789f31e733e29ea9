"""Positions in one line, and acts upon them as the engine carries them out.

    position("boston: gb howe 4, gb 5th-foot 2; springfield: am washington", "gb")

A place lists blocks by side and id, with their strength if it is not the greatest; all other blocks
of both sides are prisoners, so that no pool is in the way. The side named is asked to move.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from app.engine.resolution import PendingDecision
from app.engine.values import Side
from app.games.liberty.actions import Leave, Move
from app.games.liberty.board import STANDARD, other
from app.games.liberty.game import GAME
from app.games.liberty.projection import project
from app.games.liberty.state import (
    FRENCH_POOL,
    POOL,
    PRISON,
    Ask,
    Phase,
    Situation,
    Turn,
    TurnStage,
    holders,
)
from app.games.liberty.view import ViewLiberty
from app.kit.blocks import block_of
from app.kit.cards import Cards
from app.kit.turns import Done
from tests.games.played import PlayedMatch, refusal_of

NAMES = {
    one.name.lower().replace(" ", "-").replace(".", ""): one.id for one in STANDARD.sheet.hexes
}
PLACES = {**NAMES, "atlantic": "ATL", "british-indies": "BWI", "french-indies": "FWI"}
THREE, TWO, ONE, SUPPLY = "a3-1", "a2-1", "a1-1", "s3-1"


def at(name: str) -> str:
    """Return a place's id by its name."""
    return {**PLACES, "pool": POOL, "french-pool": FRENCH_POOL}[name]


refused = partial(refusal_of, GAME)
"""Returns why an action is refused: of a state, a side and an action."""


class Played(PlayedMatch[Situation]):
    """Result of some acts: the state and everything that happened."""

    game = GAME


def position(
    text: str,
    side: Side,
    *,
    first: Side = "",
    ask: Ask = Ask.MOVE,
    cards: tuple[str, str] = (THREE, THREE),
    hands: tuple[str, ...] = (),
    year: int = 1776,
    turn: int = 1,
    weather: int = 6,
    french_war: bool = False,
    options: Mapping[str, str] | None = None,
) -> Played:
    """Set a position up: `side` is asked, as player 1 unless `first` says otherwise.

    `cards`: those turned up, the mover's first.
    """
    first = first or side
    blocks = {b: block_of(sheet, PRISON) for b, sheet in STANDARD.roster.items()}
    for part in text.split(";"):
        place, _, listed = part.partition(":")
        for one in filter(None, map(str.strip, listed.split(","))):
            _, block, *strength = one.split()
            cv = int(strength[0]) if strength else None
            blocks[block] = block_of(STANDARD.roster[block], at(place.strip()), cv)
    state = replace(
        GAME.blank("standard", options or {}),
        blocks=blocks,
        year=year,
        turn_number=turn,
        phase=Phase.FIRST if first == side else Phase.SECOND,
        is_french_war=french_war,
        cards=Cards({"gb": hands, "am": ()}, {}, {side: cards[0], other(side): cards[1]}),
        awaiting=(PendingDecision(side, ask),),
    )
    stage = TurnStage.MARCHED if ask == Ask.BUILD else TurnStage.BEGUN
    turn_ = Turn(first=first, stage=stage, weather=weather, held=holders(state))
    return Played(replace(state, turn=turn_), [])


def play(state: Situation, side: Side, *actions: Any, dice: Iterable[int] = ()) -> Played:
    """Carry out actions of a side; dice and blind draws fall as given, and all are used."""
    return Played(state, []).play(side, *actions, dice=dice)


def may(state: Situation, side: Side, action: Any) -> bool:
    """Whether an action is among the choices."""
    offered = GAME.choices(state, side)
    return offered is not None and any(choice.action == action for choice in offered.actions)


def ways(played: Played, side: Side) -> list[tuple[str, ...]]:
    """List the ways out of a battle that a side may choose."""
    offered = GAME.choices(played.state, side)
    assert offered is not None
    return [c.action.path for c in offered.actions if isinstance(c.action, Leave)]


def seen(state: Situation, side: Side) -> ViewLiberty:
    """Return what a side sees."""
    return project(state, side)


def to(block: str, *names: str) -> list[Move]:
    """Return the moves of a block by the places it comes to."""
    return [Move(block, at(name)) for name in names]


DONE = Done()
