"""The sequence of play (3.2): what happens by itself until somebody must decide."""

from app.engine.ledger import rule
from app.engine.values import Event
from app.games.liberty.battles import advance_battle, begin_battle
from app.games.liberty.board import ACTION
from app.games.liberty.cards import begin_turn, begin_year, put_cards_aside, turn_up, turns_of_year
from app.games.liberty.exchange import go_on_with_exchange
from app.games.liberty.france import roll_for_france
from app.games.liberty.groups import actions_left
from app.games.liberty.marches import roll_for_marches
from app.games.liberty.phases import begin_next_phase
from app.games.liberty.projection import project
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import (
    POOL,
    Ask,
    Phase,
    Situation,
    TurnStage,
    holders,
    mover,
    with_turn,
)
from app.games.liberty.victory import check_victory
from app.games.liberty.weather import roll_for_weather
from app.games.liberty.winter import begin_disbanding, settle_attrition
from app.kit.blocks import army


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """A turn is over: each place is now whose blocks stand there (6.0, A11)."""

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, held=holders(state))


def run_until_decision(resolution: Resolution) -> None:
    """Take the next step that nobody decides."""
    if resolution.state.battle:
        advance_battle(resolution)
    else:
        _next_in_phase(resolution, resolution.state.phase)


def _next_in_phase(resolution: Resolution, phase: Phase) -> None:
    match phase:
        case Phase.CARDS:
            _go_on_with_cards(resolution)
        case Phase.WEATHER:
            roll_for_weather(resolution)
        case Phase.FIRST | Phase.SECOND:
            _go_on_with_actions(resolution)
        case Phase.BATTLES:
            _fight(resolution)
        case Phase.TURN_END:
            _end_turn(resolution)
        case Phase.VICTORY:
            check_victory(resolution)
        case Phase.FRANCE:
            roll_for_france(resolution)
        case Phase.DISBAND:
            _go_on_with_disbanding(resolution)
        case Phase.ATTRITION:
            settle_attrition(resolution)
        case Phase.EXCHANGE:
            go_on_with_exchange(resolution)
        case Phase.YEAR_END:
            begin_year(resolution, resolution.state.year + 1)


def _go_on_with_cards(resolution: Resolution) -> None:
    """Both have played, or put back a card that was one too many."""
    if resolution.state.cards.played:
        turn_up(resolution)
    else:
        begin_turn(resolution)


@rule("3.2", "3.3")
def _go_on_with_actions(resolution: Resolution) -> None:
    """Supply, or moves, forced marches and then builds; then the other player."""
    state = resolution.state
    side = mover(state)
    is_action = state.board.cards[state.cards.turned[side]].kind == ACTION
    if state.turn.stage == TurnStage.BEGUN:
        resolution.ask(side, Ask.MOVE if is_action else Ask.SUPPLY)
    elif state.turn.stage == TurnStage.MOVED and is_action:
        roll_for_marches(resolution)
    elif state.turn.stage == TurnStage.MARCHED and _may_build(resolution):
        resolution.ask(side, Ask.BUILD)
    else:
        begin_next_phase(resolution)


@rule("6.0", "A47")
def _may_build(resolution: Resolution) -> bool:
    """Whether actions and blocks are left: what everybody can count."""
    state = resolution.state
    side = mover(state)
    return actions_left(project(state, side)) > 0 and bool(army(state, POOL, side))


@rule("7.1")
def _fight(resolution: Resolution) -> None:
    """Player 1 names the order of battles; then each is fought to its end."""
    state = resolution.state
    turn = state.turn
    if turn.order:
        begin_battle(resolution, turn.order[0])
    elif turn.stage == TurnStage.FOUGHT or not turn.attackers:
        resolution.begin(Phase.TURN_END)
    else:
        _name_order(resolution)


def _name_order(resolution: Resolution) -> None:
    turn = resolution.state.turn
    resolution.write(BattlesBegan())
    if len(turn.attackers) == 1:
        begin_battle(resolution, next(iter(turn.attackers)))
    else:
        resolution.ask(turn.first, Ask.ORDER)


class BattlesBegan(Event, frozen=True, tag="battles-began"):
    """The battles of the turn began."""

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, stage=TurnStage.FOUGHT)


def _end_turn(resolution: Resolution) -> None:
    resolution.write(TurnEnded())
    put_cards_aside(resolution)
    if resolution.state.turn_number < turns_of_year(resolution.state):
        begin_turn(resolution)
    else:
        resolution.begin(Phase.VICTORY)


@rule("11.3")
def _go_on_with_disbanding(resolution: Resolution) -> None:
    if resolution.state.turn.stage != TurnStage.DISBANDED:
        resolution.write(DisbandingBegan())
        begin_disbanding(resolution)
    else:
        resolution.begin(Phase.ATTRITION)


class DisbandingBegan(Event, frozen=True, tag="disbanding-began"):
    """Blocks may be disbanded."""

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, stage=TurnStage.DISBANDED)
