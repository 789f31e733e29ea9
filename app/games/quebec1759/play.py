"""Chapter 4 as a whole: what happens by itself until somebody must decide."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.actions import FightAt
from app.games.quebec1759.battle import advance_battle, begin_battle
from app.games.quebec1759.board import FR
from app.games.quebec1759.militia import settle_militia, settle_supply
from app.games.quebec1759.moves import carry_out
from app.games.quebec1759.options import TIDES
from app.games.quebec1759.ottawa import advance_raid, bring_ottawa, check_ottawa
from app.games.quebec1759.picks import ask_for_picks
from app.games.quebec1759.projection import contested
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Ask, Phase, Situation
from app.games.quebec1759.turns import roll_for_tide
from app.games.quebec1759.victory import check_british, end_turn
from app.games.quebec1759.view import View1759
from app.games.quebec1759.words import zone_name


class OrdersOpened(Event, frozen=True, tag="orders-opened"):
    """Both sides' orders were opened together; they can't be changed any more (9.2)."""

    def apply(self, state: Situation) -> Situation:
        return replaced(state, phase=Phase.REVEAL)


@rule("4.3", "11.3")
def run_until_decision(resolution: Resolution) -> None:
    """Take the next step of the turn that nobody decides.

    11.3: a battle goes on to its end before anything else is looked at. 5.2, 22.5: whether the
    British are too few, or the Ottawa leave, is looked at after every step.
    """
    if not (check_british(resolution) or check_ottawa(resolution)):
        _next_step(resolution)


def _next_step(resolution: Resolution) -> None:
    state = resolution.state
    if state.raid:
        advance_raid(resolution)
    elif state.battle:
        advance_battle(resolution)
    else:
        _next_in_phase(resolution, state.phase)


def _next_in_phase(resolution: Resolution, phase: Phase) -> None:
    match phase:
        case Phase.ORDERS:
            open_orders(resolution)
        case Phase.PICKS:
            resolution.begin(Phase.MOVES)
        case Phase.MOVES:
            carry_out(resolution)
        case Phase.OTTAWA:
            bring_ottawa(resolution)
        case Phase.BATTLES:
            fight(resolution)
        case Phase.SUPPLY:
            settle_supply(resolution)
        case Phase.TURN_END:
            end_turn(resolution)
        case Phase.SETUP | Phase.TIDE | Phase.REVEAL:
            raise AssertionError(f"phase {phase} does not wait")


@rule("4.2", "9.2", "23", "A40")
def open_orders(resolution: Resolution) -> None:
    """Both orders are opened; by option `tides` the die is rolled only now, and may undo them."""
    resolution.write(OrdersOpened())
    if resolution.state.options[TIDES.key] == "after-orders":
        roll_for_tide(resolution)
    ask_for_picks(resolution)


@rule("11.2", "20", "A42", "A54")
def fight(resolution: Resolution) -> None:
    """Militia goes home first; then the battles, one by one, in the order that the French give."""
    if settle_militia(resolution):
        return
    zones = contested(resolution.state)
    if not zones:
        resolution.begin(Phase.SUPPLY)
    elif len(zones) == 1:
        begin_battle(resolution, zones[0])
    else:
        resolution.ask(FR, Ask.NEXT_BATTLE)


def offer_next_battle(view: View1759) -> Iterator[Choice]:
    """Offer every zone with a battle."""
    for zone in view.settle:
        label = Message("quebec1759-fight-at", {"zone": zone_name(zone)})
        yield Choice(FightAt(zone), True, target=f"zone:{zone}", label=label)


@rule("11.2")
def refuse_next_battle(view: View1759, action: FightAt) -> Refusal | None:
    """A battle that is due."""
    return None if action.zone in view.settle else no("11.2", "quebec1759-no-battle-there")


def choose_next_battle(resolution: Resolution, side: Side, action: FightAt) -> None:
    """Fight there next."""
    resolution.write(DecisionClosed(side))
    begin_battle(resolution, action.zone)
