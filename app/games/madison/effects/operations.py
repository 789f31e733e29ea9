"""Operations of cards: how each is described, and those about points, cards and the game's end.

An operation says whether it would change anything, what may be picked for it, how many, and what
it does with that.
"""

from collections.abc import Callable
from dataclasses import dataclass

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.values import Side
from app.games.madison.cards import draw_cards, hand_of
from app.games.madison.effects.cases import Case, deck_count, hand_count, held_count
from app.games.madison.effects.events import HandDiscarded, OperationsAdded
from app.games.madison.effects.in_force import NO_ATTACK
from app.games.madison.effects.sheets import OPTION, ROW, Op, number_in, paths_inside, side_meant
from app.games.madison.events import DiceRolled, EffectBegan, PointsScored
from app.games.madison.play_state import Effect
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase

Picks = tuple[str, ...]
Do = Callable[[Resolution, Case, Op, Picks], None]


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation: what it does with what is `picked`.

    `options`: what may be picked, None where nothing is. `changes`: whether it would change
    anything. `most`, `least`: how many are picked. `chooser`: who picks.
    `fits`: whether these can be picked together, None where any can.
    """

    do: Do
    options: Callable[[Case, Op], list[str]] | None
    changes: Callable[[Case, Op], bool]
    most: Callable[[Case, Op], int]
    least: Callable[[Case, Op], int]
    chooser: Callable[[Case, Op], Side]
    fits: Callable[[Case, Op, Picks], bool] | None = None


OPERATIONS: dict[str, Operation] = {}


def up_to_n(_case: Case, op: Op) -> int:
    """Return how many a card says."""
    return int(op["n"])


def one(_case: Case, _op: Op) -> int:
    """Return one."""
    return 1


def player(case: Case, op: Op) -> Side:
    """Return who picks: the card's player, unless it says who."""
    return side_meant(op.get("chooser", "self"), case.side)


def operation(
    *,
    options: Callable[[Case, Op], list[str]] | None = None,
    changes: Callable[[Case, Op], bool] | None = None,
    most: Callable[[Case, Op], int] = up_to_n,
    least: Callable[[Case, Op], int] = one,
    chooser: Callable[[Case, Op], Side] = player,
    fits: Callable[[Case, Op, Picks], bool] | None = None,
) -> Callable[[Do], Do]:
    """Enter a function as the operation of its name."""

    def entered(do: Do) -> Do:
        picks = (lambda case, op: bool(options(case, op))) if options else _always
        OPERATIONS[do.__name__] = Operation(
            do, options, changes or picks, most, least, chooser, fits
        )
        return do

    return entered


def _always(_case: Case, _op: Op) -> bool:
    return True


def _never(_case: Case, _op: Op) -> bool:
    return False


def meant(case: Case, op: Op) -> Side:
    """Return the side that an operation is about."""
    return side_meant(op["side"], case.side)


@operation(changes=_never)
def end_prewar(_resolution: Resolution, _case: Case, _op: Op, _picked: Picks) -> None:
    """End the pre-war sequence: done when the card is drawn (6.2)."""


@operation(changes=_never)
def campaign(_resolution: Resolution, _case: Case, _op: Op, _picked: Picks) -> None:
    """Activate two forces: a way of using a card of its own (8.7)."""


@operation()
@rule("4.17")
def vp(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Score victory points."""
    resolution.write(PointsScored(meant(case, op), op["n"], "4.17"))


@operation(changes=lambda case, _op: deck_count(case.position) > 0)
def draw(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Draw cards of the year's deck, as far as it goes."""
    draw_cards(resolution, meant(case, op), op["n"])


def _own_choice(case: Case, op: Op) -> list[str]:
    return list(case.hand) if op["how"] == "choice" else []


def _has_cards(case: Case, op: Op) -> bool:
    return hand_count(case.position, meant(case, op)) > 0


def _all_it_has(case: Case, op: Op) -> int:
    return min(int(op["n"]), hand_count(case.position, meant(case, op)))


@operation(options=_own_choice, changes=_has_cards, least=_all_it_has, chooser=meant)
def discard(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Discard cards of a hand, of its owner's choice or at random; held cards are safe."""
    side = meant(case, op)
    if picked:
        resolution.write(HandDiscarded(side, picked))
        return
    hand = hand_of(resolution.state, side)
    cards, draws = resolution.pick(hand, min(int(op["n"]), len(hand)))
    resolution.write(HandDiscarded(side, cards, hand, draws))


def _row(op: Op, face: int) -> int:
    table = op["table"]
    return next(n for n, (least, most, _) in enumerate(table) if least <= face <= most)


@operation()
def roll(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Roll a die, and do what its row says."""
    draws = resolution.roll(1)
    resolution.write(DiceRolled(case.side, case.card, draws))
    at = _row(op, faces(draws)[0])
    inner = paths_inside(case.path, ROW, op["table"][at][2], at)
    resolution.write(OperationsAdded(inner))


def would_change(case: Case, op: Op) -> bool:
    """Whether an operation would change anything, or what it does otherwise would."""
    if OPERATIONS[op["op"]].changes(case, op):
        return True
    return any(would_change(case, inner) for inner in op.get("otherwise", ()))


def _open_options(case: Case, op: Op) -> list[str]:
    """List the options whose first operation would change something."""
    options = enumerate(op["options"])
    return [f"option-{n}" for n, ops in options if not ops or would_change(case, ops[0])]


@operation(
    options=_open_options, most=one, chooser=lambda case, op: side_meant(op["by"], case.side)
)
def choose(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Do what is chosen."""
    at = number_in(picked[0])
    inner = paths_inside(case.path, OPTION, op["options"][at], at)
    resolution.write(OperationsAdded(inner))


@operation()
@rule("4.22", "A18")
def end_game(resolution: Resolution, case: Case, _op: Op, _picked: Picks) -> None:
    """End the game at once: its player loses a point for each card left, held ones too."""
    state = resolution.state
    left = hand_count(state, case.side) + held_count(state, case.side)
    if left:
        resolution.write(PointsScored(case.side, -left, "4.22"))
    resolution.begin(Phase.TREATY)


@operation()
@rule("4.21", "4.23")
def end_final_event(resolution: Resolution, _case: Case, _op: Op, _picked: Picks) -> None:
    """The game is over: nothing may be played after this."""
    resolution.begin(Phase.OVER)


@operation()
def restrict_next_play(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Keep a side from attacking in its next card plays."""
    effect = Effect(NO_ATTACK, meant(case, op), plays=op["plays"], card=case.card)
    resolution.write(EffectBegan(effect))
