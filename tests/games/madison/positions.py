"""Positions in one line, and acts upon them as the engine carries them out.

    position("york: gb brock, gb gb_41 1; lewiston: us us_13", "us", hand=("2", "13"))

A place lists counters by side and id, with their steps if not all are left; all others are gone.
Places are ids, "box_ontario" among them. Nobody wants to be asked for battle cards alone, unless
`orders` say otherwise. The side named is asked to play a card of its hand; `card`
and `use` put one into play at once, so that its force is asked for.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from app.engine.memo import replaced
from app.engine.resolution import PendingDecision, Resolution
from app.engine.values import Choice, Side
from app.games.madison.actions import Drop, March, NameLeader, Pass, Stand, Take, UseCard
from app.games.madison.board import STANDARD, other
from app.games.madison.combat.events import RetreatOrdered, RoundRolled
from app.games.madison.game import GAME
from app.games.madison.operations.play import begun
from app.games.madison.projection import project
from app.games.madison.state import Ask, MadisonCards, Phase, Situation, StandingOrder, placed
from app.games.madison.view import ViewMadison
from app.kit.blocks import GONE
from app.kit.turns import Done
from tests.games.dice import Scripted
from tests.games.played import PlayedMatch, refusal_of

DONE = Done()
THREE = "2"
"""A Campaign of 1812: a card of value 3."""
SPARE = "28"
"""A card of value 1, so that a turn does not end with the play."""


refused = partial(refusal_of, GAME)
"""Returns why an action is refused: of a state, a side and an action."""


class Played(PlayedMatch[Situation]):
    """Result of some acts: the state and everything that happened."""

    game = GAME


def position(
    text: str,
    side: Side,
    *,
    hand: tuple[str, ...] = (THREE, SPARE),
    enemy_hand: tuple[str, ...] = (),
    turn: str = "1812_SF",
    **more: Any,
) -> Played:
    """Set a position up: `side` is asked to play a card; `more` are fields of the state."""
    blocks = {piece: placed(STANDARD, piece, GONE) for piece in STANDARD.roster}
    for part in text.split(";"):
        place, _, listed = part.partition(":")
        for one in filter(None, map(str.strip, listed.split(","))):
            _, piece, *steps = one.split()
            cv = int(steps[0]) if steps else None
            blocks[piece] = placed(STANDARD, piece, place.strip(), cv)
    more.setdefault("orders", {one: (StandingOrder("battle"),) for one in (side, other(side))})
    state = replaced(
        GAME.blank("campaign", {}),
        blocks=blocks,
        turn=turn,
        phase=Phase.ACTION,
        first=side,
        next_side=side,
        cards=MadisonCards({side: hand, other(side): enemy_hand}),
        **more,
    )
    resolution = Resolution(state, Scripted(()))
    resolution.write(begun(state, side))
    resolution.ask(side, Ask.PLAY)
    return Played(resolution.state, [])


def led(played: Played, side: Side, leader: str, card: str = THREE, **how: bool) -> Played:
    """Activate a leader by a card (8.4)."""
    return passed(played.play(side, UseCard(card, "leader"), NameLeader(leader, **how)))


def activated(played: Played, side: Side, *units: str, card: str = THREE) -> Played:
    """Activate units by a card (8.61), and put all of them down again."""
    begun_ = passed(played.play(side, UseCard(card, "units"), *map(Take, units), DONE))
    return begun_.play(side, *map(Drop, begun_.state.play.group if begun_.state.play else ()))


def passed(played: Played) -> Played:
    """Pass for whoever may react."""
    while played.asked()[1] == Ask.REACT:
        played = played.play(played.asked()[0], Pass())
    return played


def retreating(played: Played) -> Side:
    """Return who must retreat after a battle, "" for nobody."""
    ordered = played.all(RetreatOrdered)
    return ordered[-1].due.side if ordered else ""


def play(state: Situation, side: Side, *actions: Any, dice: Iterable[int] = ()) -> Played:
    """Carry out actions of a side; dice and blind draws fall as given, and all are used."""
    return Played(state, []).play(side, *actions, dice=dice)


def choices(state: Situation, side: Side) -> tuple[Choice, ...]:
    """List what a side may do."""
    offered = GAME.choices(state, side)
    return offered.actions if offered else ()


def may(state: Situation, side: Side, action: Any) -> bool:
    """Whether an action is among the choices."""
    return any(choice.action == action for choice in choices(state, side))


def seen(state: Situation, side: Side) -> ViewMadison:
    """Return what a side sees."""
    return project(state, side)


def options(**chosen: str) -> Mapping[str, str]:
    """Return options of a match by their keys."""
    return chosen


def marched(
    played: Played, side: Side, leader: str, units: Iterable[str], *path: str, card: str = THREE
) -> Played:
    """Lead units along a path."""
    begun_ = led(played, side, leader, card)
    return begun_.play(side, *map(Take, units), *map(March, path))


def fought(
    played: Played, dice: Iterable[int], *, leads: Iterable[str] = (), rounds: int = 1
) -> Played:
    """Play an attack on for so many rounds: all stand, the lead units are those named or the first.

    The dice must be exactly those that are rolled.
    """
    chance, named = Scripted(dice), list(leads)
    state, events = played.state, list(played.events)
    while sum(isinstance(event, RoundRolled) for event in events) < rounds:
        [waiting] = state.awaiting
        decided = GAME.decide(state, waiting.side, _answer(state, waiting, named), chance)
        state, events = decided.state, [*events, *decided.events]
    assert not chance.script, f"not thrown: {chance.script}"
    return Played(state, events)


def _answer(state: Situation, waiting: PendingDecision, named: list[str]) -> Any:
    match waiting.ask:
        case Ask.EVADE:
            return Stand()
        case Ask.MOVE:
            return DONE
        case Ask.REACT:
            return Pass()
        case Ask.LEAD:
            offered = [choice.action for choice in choices(state, waiting.side)]
            wanted = [action for action in offered if action.block in named]  # type: ignore[attr-defined]
            return (wanted or offered)[0]
        case _:
            return choices(state, waiting.side)[0].action


def attack(
    text: str,
    side: Side,
    leader: str,
    units: Iterable[str],
    *path: str,
    dice: Iterable[int],
    leads: Iterable[str] = (),
    rounds: int = 1,
    **more: Any,
) -> Played:
    """Lead units from a position into an attack, and fight it."""
    begun_ = marched(position(text, side, **more), side, leader, units, *path)
    return fought(begun_, dice, leads=leads, rounds=rounds)


def added(played: Played) -> dict[str, int]:
    """Return what was added to the first roll, by what it is."""
    roll = played.all(RoundRolled)[0]
    return {one.what: one.drm for one in roll.modifiers}
