"""The nine turns of the war: two seasons and a winter a year (7.1, 16.1)."""

from functools import cache

SUMMER, FALL, WINTER = "SS", "SF", "W"
"""Spring and summer; summer and fall; winter."""


def year_of(turn: str) -> int:
    """Return the year that a turn belongs to: a winter counts to the year before it."""
    return int(turn.partition("_")[0])


def season_of(turn: str) -> str:
    """Return the season of a turn."""
    return turn.partition("_")[2]


def is_winter(turn: str) -> bool:
    """Whether a turn is a winter (16)."""
    return season_of(turn) == WINTER


def is_fall(turn: str) -> bool:
    """Whether a turn is the second of its year."""
    return season_of(turn) == FALL


@cache
def order_of(turn: str) -> tuple[int, int]:
    """Return what orders turns; what is there from the start comes first, what no turn brings last.

    The season of a turn is counted in the order of the year.
    """
    if not turn:
        return (0, 0)
    return year_of(turn), (SUMMER, FALL, WINTER).index(season_of(turn))
