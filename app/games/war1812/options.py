"""The rulings that players may choose otherwise, each with the recommended one first."""

from collections.abc import Mapping

from app.engine.memory import memory_option
from app.engine.sealing import ready_option
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
    memory_option("2.2"),
)


def is_simultaneous(options: Mapping[str, str]) -> bool:
    """Whether both sides move at once (19)."""
    return options[MOVEMENT] == SIMULTANEOUS
