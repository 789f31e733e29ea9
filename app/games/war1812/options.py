"""The rulings that players may choose otherwise, each with the recommended one first."""

from collections.abc import Mapping

from app.engine.options import completed
from app.engine.sealing import READY, ready_option
from app.engine.values import OptionSheet

MOVEMENT = "movement"
IN_TURN, SIMULTANEOUS = "in-turn", "simultaneous"

OPTIONS = (
    OptionSheet("turn_order", "A5", ("year", "turn")),
    OptionSheet("idle_fleet", "A9", ("controls", "does-not-control")),
    OptionSheet("mixed_attack", "A31", ("double", "single")),
    OptionSheet("indian", "A38", ("battle-phase-end", "at-once")),
    OptionSheet(MOVEMENT, "19.1", (IN_TURN, SIMULTANEOUS)),
    ready_option("19.1"),
)

LEFT_OUT = (MOVEMENT, READY)
"""Options that a position tells only where they are not the default: it knew none of them once."""


def in_force(options: Mapping[str, str]) -> dict[str, str]:
    """Return the rulings of a match as its positions tell them. Raises ValueError."""
    usual = {sheet.key: sheet.values[0] for sheet in OPTIONS}
    return {
        key: value
        for key, value in completed(OPTIONS, options).items()
        if key not in LEFT_OUT or value != usual[key]
    }


def is_simultaneous(options: Mapping[str, str]) -> bool:
    """Whether both sides move at once (19)."""
    return options.get(MOVEMENT) == SIMULTANEOUS
