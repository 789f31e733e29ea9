"""The rulings that players may choose otherwise, each with the recommended one first."""

from app.engine.game import OptionSheet

OPTIONS = (
    OptionSheet("turn_order", "A5", ("year", "turn")),
    OptionSheet("idle_fleet", "A9", ("controls", "does-not-control")),
    OptionSheet("mixed_attack", "A31", ("double", "single")),
    OptionSheet("indian", "A38", ("battle-phase-end", "at-once")),
)
