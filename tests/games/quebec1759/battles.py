"""Battles in one line, and acts upon them as the engine carries them out.

    battle("AB", "gb infantry 4 4 4 from CR by river; fr infantry 3 3 3, fr indian")

Each part lists blocks by side, kind and present CV, in the battle's zone, and ends with where its
side's blocks came from this turn, if they did. All other blocks of both sides wait elsewhere:
British on Ile d'Orleans, French at `home`.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from app.engine.chance import NoChance
from app.engine.values import Refusal, Side
from app.games.quebec1759 import battle as battles
from app.games.quebec1759 import battle_actions as a
from app.games.quebec1759.battle_decisions import BATTLE_DECISIONS
from app.games.quebec1759.battle_state import COLUMNS, Battle
from app.games.quebec1759.battle_view import BattleView
from app.games.quebec1759.board import FR, GB, STANDARD
from app.games.quebec1759.projection import project
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import TIDE_BARS_ON, Arrival, Situation, Turn
from app.kit.blocks import Block, army, block_of
from app.kit.turns import Done
from tests.games.dice import Scripted
from tests.games.played import PlayedMatch

E = TypeVar("E")


class Played(PlayedMatch[Situation]):
    """Result of some acts: the state and everything that happened."""

    def play(self, side: Side, *actions: Any, dice: Iterable[int] = ()) -> "Played":
        """Play on; the events are the new ones."""
        return play(self.state, side, *actions, dice=dice)

    @property
    def battle(self) -> Battle:
        """Return the battle under way."""
        assert self.state.battle
        return self.state.battle


def battle(
    zone: str,
    text: str,
    *,
    held_by: Side = "",
    elsewhere: str = "",
    home: str = "SF",
    ships: tuple[int, int] = (4, 0),
    tide: bool = False,
    ottawa_asked: bool = False,
    dice: Iterable[int] = (),
    **options: str,
) -> Played:
    """Begin a battle. `elsewhere`: "CR gb infantry; SI fr militia". `ships`: in Bason, upriver.

    The question whether the Ottawa leave first is answered, unless it is to stay `ottawa_asked`.
    `dice`: what a skirmish begins with.
    """
    blocks = {b.id: block_of(b, "OR" if b.side == GB else home) for b in STANDARD.roster.values()}
    free = dict.fromkeys(sorted(blocks))
    arrivals: dict[str, Arrival] = {}
    came: set[Side] = set()
    for part in text.split(";"):
        found = re.fullmatch(r"\s*(.*?)(?: from (\S+)(?: by (\w+))?)?\s*", part)
        assert found
        pieces, path, way = found.groups()
        for block in _put(blocks, free, pieces, zone):
            if path:
                side = blocks[block].side
                came.add(side)
                arrivals[block] = Arrival((*path.split(">"), zone), way or "road")
    for part in filter(None, elsewhere.split(";")):
        place, pieces = part.strip().split(" ", 1)
        _put(blocks, free, pieces, place)
    holder = held_by or ("" if len(came) != 1 else FR if came == {GB} else GB)
    state = Situation(
        board=STANDARD,
        options={"reserve_screen": "half", "leader_fire": "always", **options},
        blocks=blocks,
        ships={"BA": ships[0], "SL": ships[1]},
        turn=Turn(
            held={zone: holder} if holder else {},
            arrivals=arrivals,
            tide=TIDE_BARS_ON if tide else 0,
        ),
    )
    chance = Scripted(dice)
    resolution = Resolution(state, chance)
    battles.begin_battle(resolution, zone)
    began = _advance(resolution)
    if ottawa_asked or began.asked() != (FR, "ottawa-leave"):
        return began
    then = began.play(FR, a.OttawaLeave(), dice=chance.script)
    return Played(then.state, began.events + then.events)


def set_up(played: Played, side: Side, *columns: str) -> Played:
    """Set up a side: the kinds of block in each column, "infantry infantry/2" for one of 2 CV."""
    deployed: list[Any] = []
    state = played.state
    free = list(army(state, played.battle.zone, side))
    for column, kinds in zip(COLUMNS, columns, strict=True):
        for words in kinds.split():
            kind, _, cv = words.partition("/")
            block = next(
                b
                for b in free
                if state.blocks[b].kind == kind and cv in ("", str(state.blocks[b].cv))
            )
            free.remove(block)
            deployed.append(a.Deploy(block, column))
    return played.play(side, *deployed, Done())


THREE = ("infantry", "infantry", "infantry")


def columns(
    zone: str,
    text: str,
    *,
    gb: Sequence[str] = THREE,
    fr: Sequence[str] = THREE,
    **more: Any,
) -> Played:
    """Begin a battle and set both sides up."""
    began = battle(zone, text, **more)
    placed = {GB: gb, FR: fr}
    for _ in placed:
        side = began.asked()[0]
        began = set_up(began, side, *placed[side])
    return began


def at(state: Situation, side: Side, post: str, kind: str = "") -> str:
    """Name the first block of a side at a post."""
    assert state.battle
    return next(
        b
        for b in army(state, state.battle.zone, side)
        if state.battle.posts[b] == post and kind in ("", state.blocks[b].kind)
    )


def shown(state: Situation, viewer: str) -> BattleView:
    """Show the battle as a viewer sees it."""
    view = project(state, viewer).battle
    assert view
    return view


def strengths(state: Situation, side: Side, zone: str) -> list[int]:
    """List the CVs of a side's blocks in a zone, the greatest first."""
    return sorted((state.blocks[b].cv for b in army(state, zone, side)), reverse=True)


def _put(blocks: dict[str, Block], free: dict[str, None], pieces: str, at: str) -> list[str]:
    placed = []
    for piece in pieces.split(","):
        side, kind, *strengths = piece.split()
        for strength in strengths or ["full"]:
            cv, _, greatest = strength.partition("/")
            fitting = [b for b in free if (blocks[b].side, blocks[b].kind) == (side, kind)]
            if greatest or cv != "full":
                fitting = [
                    b
                    for b in fitting
                    if (blocks[b].max == int(greatest) if greatest else blocks[b].max >= int(cv))
                ]
            block = min(fitting, key=lambda b: (blocks[b].max, b))
            now = blocks[block].max if cv == "full" else int(cv)
            blocks[block] = replace(blocks[block], at=at, cv=now)
            free.pop(block)
            placed.append(block)
    return placed


def _advance(resolution: Resolution) -> Played:
    while not resolution.state.awaiting and resolution.state.battle:
        battles.advance_battle(resolution)
    return Played(resolution.state, list(resolution.events))


def offered(state: Situation, side: Side) -> list[Any]:
    """List the acts among a side's choices, with whether they are final."""
    view = project(state, side)
    if not view.ask:
        return []
    decision = BATTLE_DECISIONS[view.ask]
    return decision.offered(view)


def play(state: Situation, side: Side, *actions: Any, dice: Iterable[int] = ()) -> Played:
    """Carry out a side's acts as the engine would: each among the choices, drafts without dice."""
    chance = Scripted(dice)
    happened: list[Any] = []
    for action in actions:
        found = [choice for choice in offered(state, side) if choice.action == action]
        assert found, f"{action} is not among {[c.action for c in offered(state, side)]}"
        resolution = Resolution(state, chance if found[0].final else NoChance())
        answer = BATTLE_DECISIONS[project(state, side).ask].answers[type(action)]
        answer.carry_out(resolution, side, action)
        played = _advance(resolution)
        state = played.state
        happened += played.events
    assert not chance.script, f"left over: {chance.script}"
    return Played(state, happened)


def may(state: Situation, side: Side, action: Any) -> bool:
    """Whether an act is among a side's choices."""
    return any(choice.action == action for choice in offered(state, side))


def offers(state: Situation, side: Side, kind: type[E]) -> list[E]:
    """List the acts of one kind among a side's choices."""
    return [c.action for c in offered(state, side) if isinstance(c.action, kind)]


def refused(state: Situation, side: Side, action: Any) -> Refusal:
    """Return the reason why an act is refused; it must not be among the choices either."""
    assert not may(state, side, action)
    view = project(state, side)
    refusal: Refusal | None = BATTLE_DECISIONS[view.ask].answers[type(action)].refuse(view, action)
    assert refusal
    return refusal


def misses(dice: int) -> list[int]:
    """Dice that don't hit, of which no two that follow each other are equal."""
    return [1 + n % 5 for n in range(dice)]
