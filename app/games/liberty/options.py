"""What players may choose otherwise, each with the recommended ruling first."""

from app.engine.sealing import ready_option
from app.engine.values import OptionSheet

FIRST_YEAR = OptionSheet("first_year", "A3", ("five-cards", "three-cards"))
FRENCH_ENTRY = OptionSheet("french_entry", "9.0", ("eight", "table"))
WEST_INDIES = OptionSheet("west_indies", "A37", ("open", "frozen"))
EXTRA_CARD = OptionSheet("extra_card", "3.0", ("off", "on"))
DRAW = OptionSheet("draw", "A63", ("off", "25-to-29"))

OPTIONS = (FIRST_YEAR, FRENCH_ENTRY, WEST_INDIES, EXTRA_CARD, DRAW, ready_option("3.0"))
