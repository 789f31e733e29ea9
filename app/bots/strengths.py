"""Machines that plan, which play any game on the shelf."""

from collections.abc import Mapping

import msgspec


class Planner(msgspec.Struct, frozen=True):
    """How much a planner thinks.

    `effort`: how many decisions it may imagine for one plan (see `Pace.weight`). `seconds`: after
    how long the plan of a turn is made known, longer than it thinks. `short_seconds`: the same of
    other decisions, to which it gives less thought.
    """

    effort: int
    seconds: float
    short_seconds: float


PLANNERS: Mapping[str, Planner] = {
    "marshal": Planner(effort=20_000, seconds=6.0, short_seconds=1.2),
    "general": Planner(effort=2_000, seconds=1.2, short_seconds=0.4),
}
"""By name, the best first."""


def seated(names: str) -> tuple[str, ...]:
    """Return the planners of these names, commas between them, the best first.

    Raises `ValueError` for a name that none has.
    """
    wanted = {name.strip() for name in names.split(",")} - {""}
    if unknown := sorted(wanted - set(PLANNERS)):
        raise ValueError(f"there is no {unknown[0]}, but {' and '.join(PLANNERS)}")
    return tuple(name for name in PLANNERS if name in wanted)
