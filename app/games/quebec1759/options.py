"""What players may choose otherwise, each with the recommended ruling first."""

from app.engine.memory import memory_option
from app.engine.sealing import ready_option
from app.engine.values import OptionSheet

TIDES = OptionSheet("tides", "23", ("off", "before-orders", "after-orders"))
RESERVE_SCREEN = OptionSheet("reserve_screen", "A20", ("half", "by-strength"))
RETURN_FIRE = OptionSheet("return_fire", "A34", ("everybody", "light-troops"))
LEADER_FIRE = OptionSheet("leader_fire", "A46", ("always", "may-hold"))

OPTIONS = (
    TIDES,
    RESERVE_SCREEN,
    RETURN_FIRE,
    LEADER_FIRE,
    ready_option("4.2"),
    memory_option("2.3"),
)
