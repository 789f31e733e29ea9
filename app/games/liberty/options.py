"""What players may choose otherwise, each with the recommended ruling first."""

from collections.abc import Mapping

from app.engine.memory import memory_option
from app.engine.sealing import ready_option
from app.engine.values import OptionSheet

FIRST_YEAR = OptionSheet("first_year", "A3", ("five-cards", "three-cards"))
FRENCH_ENTRY = OptionSheet("french_entry", "9.0", ("eight", "table"))
WEST_INDIES = OptionSheet("west_indies", "A37", ("open", "frozen"))
EXTRA_CARD = OptionSheet("extra_card", "3.0", ("off", "on"))
FORCED_EXCHANGE = OptionSheet("forced_exchange", "11.5", ("off", "on"))
INDIAN_HOME = OptionSheet("indian_home", "10.0", ("off", "on"))
TACTICS = OptionSheet("tactics", "7.31", ("off", "on"))
DRAW = OptionSheet("draw", "A63", ("off", "25-to-29"))

OPTIONS = (
    FIRST_YEAR,
    FRENCH_ENTRY,
    WEST_INDIES,
    EXTRA_CARD,
    FORCED_EXCHANGE,
    INDIAN_HOME,
    TACTICS,
    DRAW,
    ready_option("3.0"),
    memory_option("2.0"),
)
ADDED = (FORCED_EXCHANGE, INDIAN_HOME, TACTICS)
"""Options younger than the first stored matches: a position names them only where they are on."""


def named(options: Mapping[str, str]) -> dict[str, str]:
    """Return the options that a position names, so that older matches stay the same, byte by byte.

    An option that was added later and has its usual value is left out.
    """
    usual = {sheet.key: sheet.values[0] for sheet in ADDED}
    return {key: value for key, value in options.items() if usual.get(key) != value}


def is_on(options: Mapping[str, str], sheet: OptionSheet) -> bool:
    """Whether an option that is off or on is on."""
    return options.get(sheet.key) == "on"
