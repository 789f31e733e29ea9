"""How a process of the pool can go wrong: it is loaded there, and so imports little."""

import hashlib
import os
import signal
import time

from app.bots.player import Thought
from app.bots.strengths import PLANNERS
from app.jobs.thinking import Question, on_board, think


def dies(question: Question) -> Thought | None:
    """Die as a process does that the system kills."""
    os.kill(os.getpid(), signal.SIGKILL)
    return think(question)


def hangs(question: Question) -> Thought | None:
    """Think for ever."""
    time.sleep(1000)
    return think(question)


def knows_nobody(question: Question) -> Thought | None:
    """Go wrong over the first question of all."""
    return think(Question(question.game, b"", "nobody", question.frame, question.luck))


def dies_as_a_recruit(question: Question) -> Thought | None:
    """Die, but not as the game's best machine."""
    return dies(question) if question.machine == "recruit" else think(question)


def dies_now_and_then(question: Question) -> Thought | None:
    """Die over every other question, whoever thinks about it."""
    return dies(question) if hashlib.sha256(question.luck).digest()[0] < 128 else think(question)


def takes_a_while_to_plan(question: Question) -> Thought | None:
    """Answer with 1 for a machine that plans, after a while, and with 0 for another."""
    is_planner = question.machine in PLANNERS
    if is_planner:
        time.sleep(0.05)
    return Thought(int(is_planner), ())


def points_needed(question: Question) -> Thought | None:
    """Answer with the CV that the board wants of the British."""
    board = on_board(question.game, question.sheet).printed  # type: ignore[attr-defined]
    return Thought(board.sheet.victory.cv, ())
