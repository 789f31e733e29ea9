"""A position as one viewer may know it. Every field shown is named here.

Counters, what is in force and battles lie open: everybody sees the same. Of cards one sees one's
own, held ones among them, and how many the enemy has; of standing orders one's own.
"""

from app.engine.values import Shown, Side
from app.games.madison.battle_state import (
    Attrition,
    Battle,
    Forecast,
    HarbourDue,
    NavalBattle,
    RetreatDue,
)
from app.games.madison.board import Board, other
from app.games.madison.play_state import Effect, Piece, Play, Run
from app.games.madison.points import Score
from app.kit.blocks import BlockState
from app.kit.cards import CardsView
from app.kit.views import BlockView


class MadisonCardsView(CardsView, frozen=True):
    """The cards: own ones held face down, how many each side holds so, those used as events."""

    held: tuple[str, ...] = ()
    held_counts: dict[Side, int] = {}
    used: tuple[str, ...] = ()


class OrderView(Shown, frozen=True):
    """One of the viewer's own standing orders: see `state.StandingOrder`."""

    window: str
    only: tuple[str, ...] = ()
    least: int = 0
    until: str = ""


class ViewMadison(BlockView[Board], frozen=True, kw_only=True):
    """The whole of what a viewer sees.

    `drawn`: the card that the viewer drew before the war. `is_open`: hands lie open, as after the
    end. `scores`: each side's points by where they come from; `unsupplied`: units out of supply.
    `forecast`: what the next roll of a battle depends on; `attacks`: what it would depend on, by
    the places that those in hand may attack next, or that is being attacked. The rest is as in
    `state.Situation`.
    """

    blocks: dict[str, Piece]  # type: ignore[assignment]
    scenario: str
    turn: str
    first: Side
    next_side: Side
    play: Play | None
    battle: Battle | None
    naval: NavalBattle | None
    retreats: tuple[RetreatDue, ...]
    harbours: tuple[HarbourDue, ...]
    attrition: Attrition | None
    lakes: dict[str, Side]
    depots: dict[str, Side]
    forts: tuple[str, ...]
    destroyed: tuple[str, ...]
    ruined: tuple[str, ...]
    lost_bases: dict[str, int]
    card_points: dict[Side, int]
    forfeited: tuple[str, ...]
    effects: tuple[Effect, ...]
    runs: tuple[Run, ...]
    counted: dict[Side, int]
    declared: Side
    answered: tuple[Side, ...]
    scores: dict[Side, Score]
    seized: dict[str, Side]
    unsupplied: tuple[str, ...]
    cards: MadisonCardsView
    forecast: Forecast | None = None
    attacks: dict[str, Forecast] = {}
    drawn: str = ""
    is_open: bool = False
    orders: tuple[OrderView, ...] = ()
    put_back: dict[str, str] = {}

    armies = BlockState.armies
    """Each side's counters by the place they are in, each list by id."""

    @property
    def enemy(self) -> Side:
        """The other side than the viewer's."""
        return other(self.side)
