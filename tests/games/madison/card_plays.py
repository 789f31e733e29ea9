"""Cards played in tests: for their events, in battles, in reaction, in winter.

A test that plays a card where it has all its effect is marked `@full("5")`, one where it may not be
played `@barred("5")`: so every card is shown both ways.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from app.engine.memo import replaced
from app.engine.resolution import Resolution
from app.engine.values import Draw, Side
from app.games.madison.actions import Lead, Pass, Stand, UseCard
from app.games.madison.board import STANDARD, other
from app.games.madison.combat.events import RoundRolled
from app.games.madison.effects.events import BattleChanged
from app.games.madison.game import GAME
from app.games.madison.state import Ask, MadisonCards, Phase, Situation
from tests.games.dice import Scripted
from tests.games.madison.positions import (
    DONE,
    SPARE,
    THREE,
    Played,
    choices,
    marched,
    may,
    position,
    refused,
)

F = TypeVar("F", bound=Callable[..., Any])
FULL: set[str] = set()
BARRED: set[str] = set()
TURNS = {1812: "1812_SF", 1813: "1813_SS", 1814: "1814_SF"}


def full(*cards: str) -> Callable[[F], F]:
    """Mark a test in which these cards have all their effect."""
    FULL.update(cards)
    return lambda test: test


def barred(*cards: str) -> Callable[[F], F]:
    """Mark a test in which these cards may not be played."""
    BARRED.update(cards)
    return lambda test: test


def turn_of(card: str) -> str:
    """Return a turn in which a card may be in a hand."""
    return TURNS[STANDARD.cards[card].year]


def holding(card: str, side: Side, text: str, **more: Any) -> Played:
    """Return a position in which a side has a card and a spare one."""
    more.setdefault("turn", turn_of(card))
    more.setdefault("hand", (card, SPARE))
    return position(text, side, **more)


def event(
    card: str, side: Side, text: str, *acts: Any, dice: Iterable[int] = (), **more: Any
) -> Played:
    """Play a card for its event, and what comes of it."""
    played = holding(card, side, text, **more)
    return played.play(side, UseCard(card, "event"), *acts, dice=dice)


def no_event(card: str, side: Side, text: str, use: str = "event", **more: Any) -> str:
    """Return the rule by which a card may not be used so."""
    played = holding(card, side, text, **more)
    assert not may(played.state, side, UseCard(card, use))
    return refused(played.state, side, UseCard(card, use)).rule


def in_winter(
    card: str, side: Side, text: str, *, held: bool = True, first: Side = "", **more: Any
) -> Played:
    """Return a winter in which a side holds a card, and is asked for its events."""
    turn = more.pop("turn", turn_of(card)[:4] + "_W")
    start = position(text, side, hand=(), turn=turn, **more).state
    cards = MadisonCards(
        {} if held else {side: (card,)}, held={side: (card,) if held else (SPARE,)}
    )
    state = replaced(
        start, phase=Phase.WINTER, cards=cards, play=None, awaiting=(), next_side=first or side
    )
    return going_on(state)


def going_on(state: Situation) -> Played:
    """Advance until somebody is asked, or the winter is over."""
    resolution: Resolution[Situation] = Resolution(state, Scripted(()))
    while not resolution.state.awaiting and GAME.outcome(resolution.state) is None:
        if resolution.state.phase not in (Phase.WINTER, Phase.TREATY, Phase.OVER):
            break
        GAME.run_until_decision(resolution)
    return Played(resolution.state, resolution.events)


def attack(
    card: str,
    holder: Side,
    text: str,
    attacker: Side,
    leader: str,
    units: Iterable[str],
    *path: str,
    **more: Any,
) -> Played:
    """Lead units into an attack while a side holds a card, up to where that side names its lead.

    Others stand, and name the first of their lead units.
    """
    hands: Mapping[Side, tuple[str, ...]] = {
        holder: (card, THREE, SPARE) if holder == attacker else (card, SPARE),
        other(holder): (THREE, SPARE),
    }
    more.setdefault("turn", turn_of(card))
    more.setdefault("orders", {other(holder): ()})
    start = position(
        text, attacker, hand=hands[attacker], enemy_hand=hands[other(attacker)], **more
    )
    return up_to_lead(marched(start, attacker, leader, units, *path), holder)


def up_to_lead(played: Played, holder: Side) -> Played:
    """Play on to where a side names its lead unit."""
    while played.asked() != (holder, Ask.LEAD):
        side, ask = played.asked()
        played = played.play(side, _answer(played.state, side, ask))
    return played


def _answer(state: Situation, side: Side, ask: str) -> Any:
    match ask:
        case Ask.EVADE:
            return Stand()
        case Ask.MOVE:
            return DONE
        case Ask.REACT:
            return Pass()
        case _:
            return choices(state, side)[0].action


def rolled(played: Played, side: Side, card: str, *dice: int, lead: str = "") -> Played:
    """Name a lead unit with a card, and play on to the roll; the dice are all that are rolled."""
    action = lead_with(played.state, side, card, lead)
    assert action is not None, f"{card} is not offered"
    return to_roll(played, *dice, first=action)


def to_roll(played: Played, *dice: int, first: Any = None) -> Played:
    """Play on to the roll of a battle; the dice are all that are rolled until then."""
    chance, state, events = Endless(dice), played.state, list[Any]()
    while not any(isinstance(event, RoundRolled) for event in events):
        [waiting] = state.awaiting
        action = first or _answer(state, waiting.side, waiting.ask)
        decided = GAME.decide(state, waiting.side, action, chance)
        state, events, first = decided.state, [*events, *decided.events], None
    assert not chance.script, f"not thrown: {chance.script}"
    return Played(state, events)


class Endless(Scripted):
    """A chance whose first draws are given; what follows is drawn one after another."""

    def draw(self, bound: int) -> Draw:
        """Draw what the script says, or else a new number each time."""
        if self.script:
            return super().draw(bound)
        self.drawn += 1
        return Draw(self.drawn - 1, bound, self.drawn % bound)


def winter_event(played: Played, side: Side, card: str, *acts: Any) -> Played:
    """Play a winter event; the year may end with it, and the next one begin."""
    chance, state, events = Endless(()), played.state, list[Any]()
    for action in (UseCard(card, "event"), *acts):
        decided = GAME.decide(state, side, action, chance)
        state, events = decided.state, [*events, *decided.events]
    return Played(state, events)


def no_winter_event(card: str, side: Side, text: str, **more: Any) -> bool:
    """Whether a winter event that is held may not be played."""
    asked = in_winter(card, side, text, **more)
    if asked.asked() != (side, Ask.WINTER):
        return True
    return not may(asked.state, side, UseCard(card, "event"))


def lead_with(state: Situation, side: Side, card: str, lead: str = "") -> Lead | None:
    """Return the choice of a lead unit with a card, None when there is none."""
    for choice in choices(state, side):
        action = choice.action
        if isinstance(action, Lead) and action.card == card and lead in ("", action.block):
            return action
    return None


def card_drm(played: Played) -> int:
    """Return what cards added to the first roll."""
    roll = played.all(RoundRolled)[0]
    return sum(one.drm for one in roll.modifiers if one.what == "card")


def given(played: Played) -> list[BattleChanged]:
    """Return what cards gave to the battle."""
    return played.all(BattleChanged)
