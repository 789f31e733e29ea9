"""The rulings that players may choose otherwise, each with the recommended one first."""

from collections.abc import Mapping

from app.engine.game import OptionSheet

OPTIONS = (
    OptionSheet("turn_order", "A5", ("year", "turn")),
    OptionSheet("idle_fleet", "A9", ("controls", "does-not-control")),
    OptionSheet("mixed_attack", "A31", ("double", "single")),
    OptionSheet("indian", "A38", ("battle-phase-end", "at-once")),
)


def completed(options: Mapping[str, str]) -> dict[str, str]:
    """Fill in the defaults. Raises ValueError for an option or value the game doesn't have."""
    sheets = {sheet.key: sheet for sheet in OPTIONS}
    for key, value in options.items():
        if key not in sheets:
            raise ValueError(f"War of 1812 has no option {key!r}")
        if value not in sheets[key].values:
            raise ValueError(f"option {key!r} is one of {', '.join(sheets[key].values)}")
    return {key: options.get(key, sheet.values[0]) for key, sheet in sorted(sheets.items())}
