"""Chapter 4: years, campaign turns and player turns."""

from collections.abc import Iterator

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Draw, Event, Message, Side
from app.games.war1812.actions import GoFirst
from app.games.war1812.board import GB, SIDES, US, other
from app.games.war1812.indians import indian_appears
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Ask, Phase, Situation, Turn
from app.games.war1812.view import View1812

DICE_FOR_ORDER = 2


class OrderRolled(Event, frozen=True, tag="order-thrown"):
    """Both sides rolled two dice for the order of play: the first two draws are American."""

    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        return replaced(state, order_dice=self.sums())

    def sums(self) -> dict[Side, int]:
        """Add up each side's dice."""
        rolled = faces(self.draws)
        return {US: sum(rolled[:DICE_FOR_ORDER]), GB: sum(rolled[DICE_FOR_ORDER:])}


class OrderChosen(Event, frozen=True, tag="order-chosen"):
    """It is settled who has the first player turn."""

    side: Side
    first: Side

    def apply(self, state: Situation) -> Situation:
        return replaced(state, first=self.first)


class CampaignTurnBegan(Event, frozen=True, tag="campaign-turn"):
    """A new campaign turn of a year."""

    year: int
    campaign_turn: int

    def apply(self, state: Situation) -> Situation:
        return replaced(state, year=self.year, campaign_turn=self.campaign_turn)


class PlayerTurnBegan(Event, frozen=True, tag="player-turn"):
    """A side's player turn: naval phase, army phase, battle phase."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return replaced(
            state, phase=Phase.CAMPAIGN, last_turn=state.turn, turn=Turn(mover=self.side)
        )


@rule("4.1")
def begin_year(resolution: Resolution, year: int) -> None:
    """A campaign year of ten campaign turns begins."""
    resolution.write(CampaignTurnBegan(year, 1))
    resolution.begin(Phase.ORDER)


def begin_first_year(resolution: Resolution) -> None:
    """After the set-up the first year begins."""
    if not resolution.state.year:
        resolution.write(CampaignTurnBegan(resolution.state.board.sheet.calendar.years[0], 1))


@rule("4.2", "A5")
def settle_order(resolution: Resolution) -> None:
    """Two dice a side; the higher chooses to be first or second. Ties are rolled again.

    A5: once a year, or (option `turn_order`) every campaign turn.
    """
    while True:
        rolled = OrderRolled(resolution.roll(2 * DICE_FOR_ORDER))
        resolution.write(rolled)
        sums = rolled.sums()
        if sums[US] != sums[GB]:
            break
    resolution.ask(max(SIDES, key=lambda side: sums[side]), Ask.ORDER)


def offer_order(view: View1812) -> Iterator[Choice]:
    """Offer to go first or second."""
    yield Choice(GoFirst(True), True, label=Message("war1812-go-first"))
    yield Choice(GoFirst(False), True, label=Message("war1812-go-second"))


@rule("4.2")
def choose_order(resolution: Resolution, side: Side, action: GoFirst) -> None:
    """The winner of the dice chooses."""
    resolution.write(DecisionClosed(side))
    resolution.write(OrderChosen(side, side if action.first else other(side)))
    begin_player_turn(resolution, resolution.state.first)


@rule("4.3", "4.4")
def begin_player_turn(resolution: Resolution, side: Side) -> None:
    """Naval phase, army phase, battle phase; each may be passed, nothing is saved up."""
    resolution.write(PlayerTurnBegan(side))
    resolution.ask(side, Ask.CAMPAIGN)


@rule("4.2", "4.3")
def end_player_turn(resolution: Resolution) -> None:
    """Go on to the second player turn, the next campaign turn, or the end of the year.

    Where both move at once (19) nobody is first.
    """
    indian_appears(resolution)
    state = resolution.state
    if state.turn.mover == state.first:
        begin_player_turn(resolution, other(state.first))
    elif state.campaign_turn == state.board.sheet.calendar.turns:
        resolution.begin(Phase.YEAR_END)
    else:
        resolution.write(CampaignTurnBegan(state.year, state.campaign_turn + 1))
        if state.options["turn_order"] == "turn" or not state.first:
            resolution.begin(Phase.ORDER)
        else:
            begin_player_turn(resolution, state.first)
