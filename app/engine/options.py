"""The rulings that players may choose otherwise: what a match is played with."""

from collections.abc import Mapping

from app.engine.values import OptionSheet


def completed(sheets: tuple[OptionSheet, ...], options: Mapping[str, str]) -> dict[str, str]:
    """Fill in the defaults. Raises ValueError for an option or value the game doesn't have."""
    known = {sheet.key: sheet for sheet in sheets}
    for key, value in options.items():
        if key not in known:
            raise ValueError(f"the game has no option {key!r}")
        if value not in known[key].values:
            raise ValueError(f"option {key!r} is one of {', '.join(known[key].values)}")
    return {key: options.get(key, sheet.values[0]) for key, sheet in sorted(known.items())}
