"""Chapter 4 as a whole: what happens by itself until somebody must decide."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import PUBLIC, Side
from app.games.war1812 import land_battle, land_retreat
from app.games.war1812.actions import Settle
from app.games.war1812.army_phase import MovesEnded
from app.games.war1812.capture import settle_captures
from app.games.war1812.control import contested_lakes, settle_control
from app.games.war1812.forced_march import roll_for_marches
from app.games.war1812.land_battle import begin_battle, contested_towns
from app.games.war1812.militia import roll_for_militia
from app.games.war1812.naval_battle import advance_naval_battle, begin_naval_battle
from app.games.war1812.options import is_simultaneous
from app.games.war1812.orders import call_for_orders
from app.games.war1812.projection import project
from app.games.war1812.reinforcements import bring_reinforcements
from app.games.war1812.resolution import Resolution
from app.games.war1812.roll_off import pass_choice, who_names
from app.games.war1812.simultaneous import (
    cross,
    end_movement,
    fight_before_crossing,
    reveal_orders,
)
from app.games.war1812.state import Ask, Phase
from app.games.war1812.turns import begin_first_year, end_player_turn, settle_order
from app.games.war1812.victory import check_victory
from app.games.war1812.winter import begin_attrition, send_fleets_to_port
from app.kit.battle import BattleEnded, battle_of


def run_until_decision(resolution: Resolution) -> None:
    """Take the next step of the sequence of play that nobody decides."""
    state = resolution.state
    if state.naval:
        advance_naval_battle(resolution)
    elif state.battle:
        advance_battle(resolution)
    else:
        _NEXT[state.phase](resolution)


@rule("4.2", "19.1")
def begin_campaign_turn(resolution: Resolution) -> None:
    """Settle who is first, unless both sides move at once."""
    begin_first_year(resolution)
    if is_simultaneous(resolution.state.options):
        call_for_orders(resolution)
    else:
        settle_order(resolution)


@rule("4.3", "9.1", "17")
def end_moves(resolution: Resolution, side: Side, *, march: bool) -> None:
    """End the naval and army phase: militia dice at the border, then forced marches or battles."""
    resolution.write(DecisionClosed(side))
    resolution.write(MovesEnded(side))
    roll_for_militia(resolution)
    if march and not resolution.state.turn.landless:
        resolution.begin(Phase.MARCH)
        resolution.ask(side, Ask.MARCH)
    else:
        begin_battle_phase(resolution)


def end_marches(resolution: Resolution, side: Side) -> None:
    """Roll for the forced marches; then all movement is over."""
    resolution.write(DecisionClosed(side))
    roll_for_marches(resolution, side)
    begin_battle_phase(resolution)


@rule("4.3", "A52")
def begin_battle_phase(resolution: Resolution) -> None:
    """Towns entered without a battle change hands; then naval battles, then those on land."""
    settle_control(resolution)
    resolution.begin(Phase.NAVAL_BATTLES)


@rule("4.3", "7.1")
def fight_on_lakes(resolution: Resolution) -> None:
    """Fight where ships met; when no lake is left, go on to ships in taken towns."""
    lakes = contested_lakes(resolution.state)
    if lakes:
        begin_naval_battle(resolution, lakes[0], resolution.state.turn.mover)
    else:
        resolution.begin(Phase.CAPTURES)


def take_ships(resolution: Resolution) -> None:
    """Deal with ships in taken towns; when there are none left, go on to battles on land."""
    if not settle_captures(resolution):
        resolution.begin(Phase.LAND_BATTLES)


@rule("10.2")
def fight_on_land(resolution: Resolution) -> None:
    """The attacker names the order; each battle is over before the next begins."""
    if settle_captures(resolution):
        return
    towns = contested_towns(resolution.state)
    if not towns:
        resolution.begin(Phase.TURN_END)
    elif len(towns) == 1:
        begin_battle(resolution, towns[0])
    else:
        resolution.ask(who_names(resolution), Ask.NEXT_BATTLE)


def choose_next_battle(resolution: Resolution, side: Side, action: Settle) -> None:
    """Fight the chosen battle next."""
    resolution.write(DecisionClosed(side))
    pass_choice(resolution, side)
    begin_battle(resolution, action.town)


@rule("10.1", "11.1")
def advance_battle(resolution: Resolution) -> None:
    """The next step of a land battle.

    Hits first; then a retreat runs its course; else the side whose battle turn it is may choose
    to fire or to leave, and is asked only where everybody can see that it could leave.
    """
    state = resolution.state
    battle = battle_of(state)
    if battle.taking:
        land_battle.settle_hits(resolution)
    elif land_battle.is_decided(state, battle):
        end_battle(resolution)
    elif battle.retreating:
        _advance_retreat(resolution)
    elif not battle.revealed:
        _ask_or(resolution, battle.defender, Ask.STAND)
    else:
        _ask_or(resolution, battle.firing, Ask.FIRE)


def _advance_retreat(resolution: Resolution) -> None:
    if battle_of(resolution.state).pursued:
        land_retreat.leave(resolution)
        end_battle(resolution)
    else:
        land_retreat.begin_pursuit(resolution)


def _ask_or(resolution: Resolution, side: Side, ask: Ask) -> None:
    as_everybody_sees = replace(project(resolution.state, PUBLIC), side=side)
    if land_retreat.can_perhaps_retreat(as_everybody_sees):
        resolution.ask(side, ask)
    elif ask == Ask.STAND:
        land_battle.reveal(resolution)
    else:
        land_battle.fire(resolution)


@rule("10.1", "1.2", "A58")
def end_battle(resolution: Resolution) -> None:
    """Survivors are hidden again and the town is its holder's; A58: so is a town retreated to."""
    resolution.write(BattleEnded(battle_of(resolution.state).town))
    settle_control(resolution)


def stand(resolution: Resolution, side: Side) -> None:
    """Stand and fire."""
    resolution.write(DecisionClosed(side))
    land_battle.reveal(resolution)


def fire(resolution: Resolution, side: Side) -> None:
    """Fire back."""
    resolution.write(DecisionClosed(side))
    land_battle.fire(resolution)


_NEXT: Mapping[Phase, Callable[[Resolution], None]] = {
    Phase.ORDER: begin_campaign_turn,
    Phase.ORDERS: reveal_orders,
    Phase.FLEETS: fight_before_crossing,
    Phase.CROSSINGS: cross,
    Phase.MARCHES: end_movement,
    Phase.NAVAL_BATTLES: fight_on_lakes,
    Phase.CAPTURES: take_ships,
    Phase.LAND_BATTLES: fight_on_land,
    Phase.TURN_END: end_player_turn,
    Phase.YEAR_END: check_victory,
    Phase.ATTRITION: begin_attrition,
    Phase.PORTS: send_fleets_to_port,
    Phase.REINFORCEMENTS: bring_reinforcements,
}
"""What each phase does that nobody decides; set-up, campaign and march wait for a player."""
