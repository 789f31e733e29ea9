"""What a process of the pool does: it thinks as a machine, about one frame after the other.

It knows the games and nothing of the server: no store, no address, no secret of any match.
"""

import gc
import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random

import msgspec

from app import games
from app.bots.plans import Drafts, Outcomes, Turn, drafts, outcomes
from app.bots.player import Thought, planned, thought
from app.bots.review import Case, Comparison, compared
from app.bots.strengths import PLANNERS
from app.engine.game import AnyGame

NICENESS = 10
"""How far a thinking process stands back for those that serve people."""
MAX_SECONDS = 60
"""After so long in one thought a process ends itself: nobody may be left who would stop it."""


class Question(msgspec.Struct, frozen=True):
    """What a machine is asked: its frame, and the seed of its own luck.

    `sheet`: the board's sheet, b"" for the standard board. `is_told`: whether it is to say why.
    """

    game: str
    sheet: bytes
    machine: str
    frame: bytes
    luck: bytes
    is_told: bool = False


class Trials(msgspec.Struct, frozen=True):
    """A decision of a match that is over, and which trials of it to make: so many from `first` on.

    `sheet`: the board's sheet, b"" for the standard board.
    """

    game: str
    sheet: bytes
    case: Case
    first: int
    count: int


class PlansWanted(msgspec.Struct, frozen=True):
    """A turn for which plans are to be found. `sheet`: as of `Trials`."""

    game: str
    sheet: bytes
    turn: Turn


class OutcomesWanted(msgspec.Struct, frozen=True):
    """Plans of a turn, and which trials of them to make: so many from `first` on.

    `turns`: how many must have begun where a trial ends.
    """

    game: str
    sheet: bytes
    turn: Turn
    plans: tuple[bytes, ...]
    first: int
    count: int
    turns: int


class ThoughtFailed(Exception):
    """A machine went wrong in its thought. Says what kind of error it was, and where."""


def think(question: Question) -> Thought | None:
    """Think about a frame; None when nothing is asked. Raises `ThoughtFailed`."""
    with _bounded():
        game = on_board(question.game, question.sheet)
        luck = Random(question.luck)
        if planner := PLANNERS.get(question.machine):
            return planned(question.frame, game, planner, luck)
        machine = game.machines[question.machine]
        return thought(question.frame, game, machine, luck, is_told=question.is_told)


def compare(trials: Trials) -> Comparison:
    """Try what was done against what a machine would have done. Raises `ThoughtFailed`."""
    with _bounded():
        game = on_board(trials.game, trials.sheet)
        return compared(game, trials.case, first=trials.first, trials=trials.count)


def find_plans(wanted: PlansWanted) -> Drafts:
    """Find plans of a turn. Raises `ThoughtFailed`."""
    with _bounded():
        return drafts(on_board(wanted.game, wanted.sheet), wanted.turn)


def try_plans(wanted: OutcomesWanted) -> Outcomes:
    """Try plans of a turn side by side. Raises `ThoughtFailed`."""
    with _bounded():
        game = on_board(wanted.game, wanted.sheet)
        return outcomes(
            game,
            wanted.turn,
            wanted.plans,
            first=wanted.first,
            trials=wanted.count,
            turns=wanted.turns,
        )


@contextmanager
def _bounded() -> Iterator[None]:
    """Stand back for others, end with whoever asked, and tell of errors without what they hold."""
    settle()
    signal.alarm(MAX_SECONDS)
    try:
        yield
    except Exception as error:  # noqa: BLE001  # Whatever went wrong, the match goes on.
        # The error's own text may tell what the machine holds, and this goes into a log.
        where = "".join(traceback.format_tb(error.__traceback__))
        raise ThoughtFailed(f"{type(error).__name__}\n{where}") from None
    finally:
        signal.alarm(0)


@cache
def settle() -> None:
    """Stand back for others, and leave it to the server to say when to stop."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.collect()
    gc.freeze()


@cache
def on_board(key: str, sheet: bytes) -> AnyGame:
    """Return a game on a board."""
    game = games.game(key)
    return game.on(sheet) if sheet else game
