"""What a card is looked at for: the position, who plays it, and what goes with it."""

from dataclasses import dataclass, field

from app.engine.values import Side
from app.games.madison.board import GHENT, other
from app.games.madison.calendar import is_fall, is_winter, year_of
from app.games.madison.play_state import Run
from app.games.madison.state import Situation
from app.games.madison.view import ViewMadison

Known = Situation | ViewMadison
"""The truth or a view: what is asked of either here lies open to everybody."""


@dataclass(frozen=True, slots=True)
class Case:
    """A card in a position: `side` plays it.

    `lead`: the lead unit that the side names with it. `held`: the card lies face down. `use`: as
    what it is played. `path`: where the operation stands on the card. `among`: only these counters
    can be hit. `hand`: the cards that the one who chooses holds, where that is known.
    """

    position: Known
    side: Side
    card: str
    lead: str = ""
    held: bool = False
    use: str = ""
    path: str = ""
    among: tuple[str, ...] = ()
    hand: tuple[str, ...] = field(default=())

    @property
    def enemy(self) -> Side:
        """The other side."""
        return other(self.side)


def case_of(position: Known, run: Run, hand: tuple[str, ...] = ()) -> Case:
    """Return the case of an effect that is being carried out."""
    battle = position.battle
    lead = battle.leads.get(run.side, "") if battle else ""
    path = run.todo[0] if run.todo else ""
    return Case(
        position, run.side, run.card, lead, use=run.use, path=path, among=run.among, hand=hand
    )


def hand_count(position: Known, side: Side) -> int:
    """Return how many cards a side has in hand: everybody knows."""
    if isinstance(position, Situation):
        return len(position.cards.hands.get(side, ()))
    return position.cards.counts.get(side, 0)


def held_count(position: Known, side: Side) -> int:
    """Return how many cards a side holds face down: everybody knows."""
    if isinstance(position, Situation):
        return len(position.cards.held.get(side, ()))
    return position.cards.held_counts.get(side, 0)


def deck_count(position: Known) -> int:
    """Return how many cards of the year are left to draw: everybody can count them."""
    deck = position.board.decks[year_of(position.turn)]
    late = is_fall(position.turn) or is_winter(position.turn)
    out = sum(card in position.cards.discards for card in deck)
    out += sum(hand_count(position, s) + held_count(position, s) for s in position.board.sides)
    return len(deck) - out - int(GHENT in deck and not late)


def may_be_out(position: Known, card: str) -> bool:
    """Whether a card may be in a hand, as far as everybody knows: of this year, not played yet."""
    deck = position.board.decks[year_of(position.turn)]
    return card in deck and card not in position.cards.discards
