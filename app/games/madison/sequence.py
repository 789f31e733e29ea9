"""The sequence of play (7.1, 16.1): what happens by itself until somebody must decide."""

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Draw, Event, Side
from app.games.madison import construction, prewar, reinforcements, victory, winter
from app.games.madison.board import GB, SIDES, US
from app.games.madison.calendar import is_fall, is_winter, year_of
from app.games.madison.cards import deal, throw_away
from app.games.madison.combat import retreat, rounds
from app.games.madison.effects import reactions, running, winter_events
from app.games.madison.naval import battle, boxes, harbours
from app.games.madison.operations import play
from app.games.madison.points import lead
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase, Situation

DIE = 6


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A turn began (7.6)."""

    turn: str

    def apply(self, state: Situation) -> Situation:
        kept = tuple(effect for effect in state.effects if effect.plays > 0)
        return replaced(state, turn=self.turn, next_side="", answered=(), orders={}, effects=kept)


class FirstPlayerSet(Event, frozen=True, tag="first-player"):
    """It is settled who plays first (7.33). `dice`: both sides' rolls of 1813, ties among them."""

    side: Side
    dice: tuple[int, ...] = ()
    draws: tuple[Draw, ...] = ()

    def apply(self, state: Situation) -> Situation:
        return replaced(state, first=self.side)


def run_until_decision(resolution: Resolution) -> None:
    """Take the next step that nobody decides."""
    state = resolution.state
    if victory.end_at_once(resolution):
        return
    if state.runs and state.runs[-1].is_instant:
        running.go_on(resolution)
    elif state.retreats:
        # 10.81 Before vessels clear a port a lone leader may go aboard.
        retreat.make_retreat(resolution)
    elif state.harbours:
        harbours.make_harbour(resolution)
    elif state.naval:
        battle.fight_on(resolution)
    elif state.battle:
        rounds.fight_on(resolution)
    else:
        _next_in_phase(resolution, state.phase)


@rule("7.1", "7.5", "16.1")
def _next_in_phase(resolution: Resolution, phase: Phase) -> None:
    match phase:
        case Phase.PREWAR:
            prewar.go_on(resolution)
        case Phase.ARRIVALS:
            reinforcements.arrive(resolution)
        case Phase.CARDS:
            deal(resolution)
            resolution.begin(Phase.FIGHT_IN)
        case Phase.FIGHT_IN:
            reinforcements.fight_in(resolution)
        case Phase.RETURN:
            boxes.return_fleets(resolution)
        case Phase.FIRST:
            _set_first_player(resolution)
        case Phase.ACTION:
            play.go_on(resolution)
        case Phase.HOME:
            boxes.go_home(resolution)
        case Phase.CHECK:
            resolution.begin(Phase.TURN_END)
        case Phase.WINTER:
            winter_events.play_events(resolution)
        case Phase.ATTRITION:
            winter.suffer(resolution)
        case Phase.REPAIR:
            winter.repair(resolution)
        case Phase.TURN_END:
            _end_turn(resolution)
        case Phase.TREATY:
            reactions.answer_treaty(resolution)
        case Phase.OVER:
            victory.finish(resolution)


@rule("7.33", "A22")
def _set_first_player(resolution: Resolution) -> None:
    """The US in 1812, the British in 1814; in 1813 both roll once for the whole year."""
    state = resolution.state
    year = year_of(state.turn)
    if year == 1812:
        resolution.write(FirstPlayerSet(US))
    elif year == 1814:
        resolution.write(FirstPlayerSet(GB))
    elif not is_fall(state.turn):
        _roll_for_first(resolution)
    resolution.begin(Phase.ACTION)


@rule("7.33")
def _roll_for_first(resolution: Resolution) -> None:
    """The higher die, with one's own lead added; a lead of 6 decides without dice."""
    ahead = {side: max(0, lead(resolution.state, side)) for side in SIDES}
    for side in SIDES:
        if ahead[side] >= DIE:
            resolution.write(FirstPlayerSet(side))
            return
    draws: tuple[Draw, ...] = ()
    while True:
        draws = (*draws, *resolution.roll(2))
        us, gb = (
            draw.value + 1 + ahead[side] for draw, side in zip(draws[-2:], SIDES, strict=True)
        )
        if us != gb:
            dice = tuple(draw.value + 1 for draw in draws)
            resolution.write(FirstPlayerSet(US if us > gb else GB, dice, draws))
            return


@rule("7.6", "7.24", "4.18")
def _end_turn(resolution: Resolution) -> None:
    """Go on to the next turn; after the last one the game ends (4.21)."""
    construction.note_bases(resolution)
    state = resolution.state
    turns = state.board.turns
    if is_winter(state.turn):
        throw_away(resolution)
    last = state.board.scenarios[state.scenario].last
    if state.turn == last:
        resolution.begin(Phase.OVER)
        return
    turn = turns[turns.index(state.turn) + 1]
    resolution.write(TurnBegan(turn))
    resolution.begin(Phase.WINTER if is_winter(turn) else Phase.ARRIVALS)
