"""Machines that plan, which play any game on the shelf."""

from collections.abc import Mapping

import msgspec


class Planner(msgspec.Struct, frozen=True):
    """How much a planner thinks.

    `effort`: how many decisions it may imagine for one plan. `seconds`: after how long a decision
    is made known, longer than it thinks.
    """

    effort: int
    seconds: float


PLANNERS: Mapping[str, Planner] = {
    "marshal": Planner(effort=4_000, seconds=6.0),
    "general": Planner(effort=400, seconds=1.2),
}
"""By name, the best first."""
