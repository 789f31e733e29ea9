"""Chapters 7.3 and 8.31: card plays by turns, from the choice of a card to its end."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison import construction, depots
from app.games.madison.board import INDIAN, SIDES, other
from app.games.madison.calendar import is_fall
from app.games.madison.cards import MAX_HELD, CardHeld, CardUsed, hand_of
from app.games.madison.effects import evaluator, reactions
from app.games.madison.events import QuestionChanged
from app.games.madison.naval import boxes
from app.games.madison.operations import before_combat, forces, movement
from app.games.madison.operations.stages import (
    ForceBegan,
    PlayBegan,
    PlayEnded,
    PlayStaged,
    UseChosen,
)
from app.games.madison.play_state import Play, PlayStage, Use
from app.games.madison.position import Position, may_march, on_map, play_of, units_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask, Phase, Situation
from app.games.madison.supply import unsupplied
from app.games.madison.view import ViewMadison
from app.games.madison.words import use_label

SPENDS = {Use.BUILD: Ask.BUILD, Use.RESTORE: Ask.RESTORE, Use.DEPOT: Ask.DEPOT}
"""Uses of a card that are spent on several pieces or a place."""
AT_ONCE = (Use.EVENT, Use.HOLD)
"""Uses of a card that commit when they are chosen; of the others more is to be said."""


def go_on(resolution: Resolution) -> None:
    """Take the next step of a card play, or begin the next one."""
    play = resolution.state.play
    if play is None:
        _next_play(resolution)
        return
    match play.stage:
        case PlayStage.CHOOSE:
            resolution.ask(play.side, Ask.PLAY)
        case PlayStage.FORCE:
            resolution.ask(play.side, Ask.FORCE)
        case PlayStage.NAMED:
            _open_windows(resolution, play)
        case PlayStage.MOVE:
            movement.go_on(resolution)
        case PlayStage.ENTER:
            before_combat.go_on(resolution)
        case PlayStage.BATTLE:
            _next_fight(resolution, play)
        case PlayStage.SPEND:
            resolution.ask(play.side, SPENDS[Use(play.use)])
        case PlayStage.EFFECT:
            evaluator.go_on(resolution)
        case PlayStage.END if resolution.state.runs:
            resolution.write(PlayStaged(PlayStage.EFFECT))
        case PlayStage.END:
            _end_play(resolution, play)


@rule("7.32", "A41")
def _next_play(resolution: Resolution) -> None:
    """The sides play in turn; who has no card left in hand is passed over."""
    state = resolution.state
    side = state.next_side or state.first
    able = [one for one in (side, other(side)) if hand_of(state, one)]
    if not able:
        resolution.begin(Phase.HOME if is_fall(state.turn) else Phase.CHECK)
        return
    resolution.write(begun(state, able[0]))
    resolution.ask(able[0], Ask.PLAY)


@rule("13.36", "13.37", "2.76", "A42", "A46")
def begun(state: Situation, side: Side) -> PlayBegan:
    """Return the beginning of a card play: who is in supply, and which forts are not manned."""
    return PlayBegan(side, unsupplied(state), tuple(sorted(_unmanned(state))))


def _unmanned(position: Position) -> Iterator[str]:
    roster = position.board.roster
    for side in SIDES:
        for place, _ in on_map(position, side):
            units = units_at(position, place, side)
            if units and all(roster[unit].kind == INDIAN for unit in units):
                yield place


@rule("8.31", "8.21")
def offer_uses(view: ViewMadison) -> Iterator[Choice]:
    """Offer every card of the hand in every way that it may be used."""
    for card in view.cards.hand:
        for use in evaluator.uses_of(view, card):
            final = use in AT_ONCE
            label = use_label(view.board, card, use)
            yield Choice(a.UseCard(card, use), final, f"card:{card}", label=label)


def refuse_use(view: ViewMadison, action: a.UseCard) -> Refusal | None:
    """A card of one's hand, in a way that it may be used."""
    if action.card not in view.cards.hand:
        return no("8.31", "madison-not-in-hand")
    if action.use == Use.HOLD:
        return refuse_hold(view)
    return evaluator.refuse_use(view, action.card, action.use)


@rule("7.34")
def refuse_hold(view: ViewMadison) -> Refusal | None:
    """Two cards of a hand at most are held."""
    if view.cards.held_counts.get(view.side, 0) >= MAX_HELD:
        return no("7.34", "madison-two-held")
    return None


@rule("8.31", "7.34")
def use_card(resolution: Resolution, side: Side, action: a.UseCard) -> None:
    """Choose a card and its use: the force, the ships or the place are named next."""
    use = Use(action.use)
    if use in AT_ONCE:
        resolution.write(DecisionClosed(side))
    if use == Use.HOLD:
        resolution.write(CardHeld(side, action.card))
        resolution.write(PlayStaged(PlayStage.END))
        return
    resolution.write(UseChosen(action.card, use))
    if use == Use.EVENT:
        resolution.write(CardUsed(side, action.card, use))
        evaluator.begin_event(resolution, action.card)
        resolution.write(PlayStaged(PlayStage.EFFECT))
    elif use in SPENDS:
        resolution.write(PlayStaged(PlayStage.SPEND))
        resolution.write(QuestionChanged(side, SPENDS[use]))
    else:
        resolution.write(PlayStaged(PlayStage.FORCE))
        resolution.write(QuestionChanged(side, Ask.FORCE))


def _open_windows(resolution: Resolution, play: Play) -> None:
    """Open the enemy's windows one after another; then the first force acts."""
    peace = resolution.state.phase == Phase.PREWAR
    for window in () if peace else _windows(resolution.state, play):
        if reactions.open_window(resolution, window, other(play.side)):
            return
    named = play_of(resolution.state).forces
    acting = [n for n, force in enumerate(named) if not force.cancelled]
    if acting:
        _begin_force(resolution, acting[0])
    else:
        resolution.write(PlayStaged(PlayStage.END))


def _begin_force(resolution: Resolution, now: int) -> None:
    resolution.write(ForceBegan(now))
    forces.take_up(resolution)


def _windows(position: Position, play: Play) -> tuple[str, ...]:
    """List the windows that naming these forces opens."""
    named = ("campaign_named",) if play.use == Use.CAMPAIGN else ()
    land = ("force_named",) if any(may_march(position, one) for one in play.forces) else ()
    water = ("vessels_named",) if any(force.water for force in play.forces) else ()
    return (*named, *land, *water)


def _next_fight(resolution: Resolution, play: Play) -> None:
    """Fight the next battle of the force; then the next force acts, or the play ends."""
    if play.fights:
        movement.begin_fight(resolution, play.fights[0])
        return
    later = [n for n, force in enumerate(play.forces) if n > play.now and not force.cancelled]
    if later:
        _begin_force(resolution, later[0])
    else:
        resolution.write(PlayStaged(PlayStage.END))


def _end_play(resolution: Resolution, play: Play) -> None:
    """Settle the control of lakes, and lost depots; then it is the other side's turn."""
    if resolution.state.phase == Phase.ACTION:
        boxes.settle(resolution)
        construction.note_bases(resolution)
        depots.remove_all_overrun(resolution)
    resolution.write(PlayEnded(play.side))
