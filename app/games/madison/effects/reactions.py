"""Reaction windows: they open by public facts alone, whatever anybody holds (8.31)."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.board import NEW_ORLEANS, US
from app.games.madison.cards import CardUsed
from app.games.madison.effects import running, standing
from app.games.madison.effects.cases import Case, Known, hand_count, held_count, may_be_out
from app.games.madison.effects.conditions import are_met
from app.games.madison.effects.events import OrderGiven, RunEnded
from app.games.madison.effects.operations import would_change
from app.games.madison.effects.sheets import is_for, paths_of
from app.games.madison.operations.stages import WindowPassed, passed_window
from app.games.madison.play_state import Run
from app.games.madison.position import Position
from app.games.madison.resolution import Resolution
from app.games.madison.state import PLAY, TURN, Ask, Phase, Situation
from app.games.madison.view import ViewMadison
from app.games.madison.words import card_name, place_name

REACTION = "reaction"
TREATY = "treaty_played"


@rule("8.31")
def open_window(resolution: Resolution, window: str, side: Side) -> bool:
    """Ask a side for its reaction; False when the window has closed or can't open.

    A standing order passes instead, by the same events but for the question.
    """
    state = resolution.state
    play = state.play
    if play is None or passed_window(window, side) in play.passed:
        return False
    if not may_open(state, window, side):
        return False
    if not standing.open_window(resolution, window, side):
        resolution.write(WindowPassed(side, window))
        return False
    resolution.ask(side, Ask.REACT)
    return True


@rule("8.31", "A41", "16.1")
def may_open(position: Known, window: str, side: Side) -> bool:
    """Whether a side may have a reaction, as far as everybody knows: it has cards in hand, and one
    of the year's that was not played yet could be played here.

    A41 Cards that lie held are of no use. 16.1 Nobody reacts in winter.
    """
    if position.phase != Phase.ACTION or not hand_count(position, side):
        return False
    deck = position.board.cards.values()
    return any(may_be_out(position, c.id) and _fits(position, window, side, c.id) for c in deck)


def _fits(position: Known, window: str, side: Side, card: str) -> bool:
    """Whether a card reacts to what has happened, by what everybody sees."""
    sheet = position.board.cards[card]
    if REACTION not in sheet.kinds or sheet.window != window or not is_for(sheet, side):
        return False
    case = Case(position, side, card, use=REACTION)
    return are_met(case, sheet.when) and any(would_change(case, op) for _, op in paths_of(sheet))


def offer_reactions(view: ViewMadison) -> Iterator[Choice]:
    """Offer the cards of the hand that react to what has happened, and to pass."""
    for card in (*view.cards.hand, *view.cards.held):
        label = Message("madison-react", {"card": card_name(card)})
        yield Choice(a.React(card), True, f"card:{card}", label=label)
    yield Choice(a.Pass(), True, label=Message("madison-pass"))
    yield Choice(a.Pass(PLAY), True, label=Message("madison-pass-play"))
    yield Choice(a.Pass(TURN), True, label=Message("madison-pass-turn"))


def window_of(position: Position) -> str:
    """Return the window that is open."""
    if position.phase == Phase.TREATY:
        return TREATY
    return position.play.window if position.play else ""


@rule("8.31", "4.23", "A41")
def refuse_reaction(view: ViewMadison, action: a.React) -> Refusal | None:
    """A card of the hand that reacts to what has happened; after the Treaty, New Orleans held."""
    window = window_of(view)
    if window == TREATY:
        return _refuse_after_treaty(view, action.card)
    if action.card not in view.cards.hand:
        return no("8.31", "madison-not-in-hand")
    if not _fits(view, window, view.side, action.card):
        return no("8.31", "madison-no-reaction")
    return None


def _refuse_after_treaty(view: ViewMadison, card: str) -> Refusal | None:
    if card not in (*view.cards.hand, *view.cards.held):
        return no("8.31", "madison-not-in-hand")
    sheet = view.board.cards[card]
    case = Case(view, view.side, card, held=card in view.cards.held, use=REACTION)
    if sheet.window != TREATY or not is_for(sheet, view.side) or not are_met(case, sheet.when):
        return no("4.23", "madison-after-treaty")
    return None


@rule("8.31")
def react(resolution: Resolution, side: Side, action: a.React) -> None:
    """Play a reaction; it does not count as one's turn."""
    resolution.write(DecisionClosed(side))
    resolution.write(CardUsed(side, action.card, REACTION))
    sheet = resolution.state.board.cards[action.card]
    paths = tuple(path for path, _ in paths_of(sheet))
    running.begin(resolution, Run(action.card, side, REACTION, paths))


def refuse_pass(view: ViewMadison, action: a.Pass) -> Refusal | None:
    """One may always pass, for the rest of a card play or a turn too, but for the Treaty."""
    lasting = () if window_of(view) == TREATY else (PLAY, TURN)
    if action.until in ("", *lasting):
        return None
    return no("8.31", "madison-no-reaction")


def pass_window(resolution: Resolution, side: Side, action: a.Pass) -> None:
    """Play no reaction, and if one wants so, have a standing order pass from now on."""
    window = window_of(resolution.state)
    resolution.write(DecisionClosed(side))
    if action.until:
        resolution.write(OrderGiven(side, standing.lasting(window, action.until)))
    if window == TREATY:
        resolution.begin(Phase.OVER)
    else:
        resolution.write(WindowPassed(side, window))


@rule("4.22", "4.23", "7.35", "A18")
def answer_treaty(resolution: Resolution) -> None:
    """Ask the US once for New Orleans, if it may lie held; then the game is over."""
    state = resolution.state
    if state.runs:
        resolution.write(RunEnded(state.runs[-1].card))
    elif _may_lie_held(state):
        resolution.ask(US, Ask.REACT)
    else:
        resolution.begin(Phase.OVER)


def _may_lie_held(state: Situation) -> bool:
    return held_count(state, US) > 0 and may_be_out(state, NEW_ORLEANS)


def prompt(view: ViewMadison) -> Message:
    """Return the question what one reacts with, and to what."""
    window = window_of(view)
    params = {"window": standing.window_name(window), "at": _where(view)}
    return Message("madison-ask-react", params)


def _where(view: ViewMadison) -> str:
    if view.battle is not None:
        return place_name(view.battle.at)
    if view.play is None or not view.play.forces:
        return "none"
    return place_name(view.play.target or view.play.forces[0].at)
