"""The positions of Quebec 1759 that pictures are made of."""

from typing import Any

from msgspec.structs import replace

from app.games.quebec1759.actions import Part, Pick, SendOttawa, Visit
from app.games.quebec1759.battle_actions import Fire, Retreat
from app.games.quebec1759.board import FR, GB
from app.games.quebec1759.state import Phase, Situation
from app.kit.turns import Done
from tests.games.quebec1759.battles import Played as Fought
from tests.games.quebec1759.battles import battle, columns, misses, set_up, shown
from tests.games.quebec1759.scenes import upriver
from tests.games.quebec1759.turns import turn

SEPTEMBER = (
    "OR: BR-48 BR-LG BR-D1 BR-D2;"
    "LE: BR-15 BR-28 BR-60-2 BR-AR BR-D3 BR-D4;"
    "ET: BR-35 BR-43 BR-47 BR-58 BR-60-3 BR-78 BR-LI BR-WOLFE BR-D5 BR-D6 BR-D7;"
    "MO: FR-M6 FR-D4; BE: FR-SAR FR-ROU FR-LAN FR-MONTCALM FR-Q1 FR-Q2 FR-Q3 FR-D1;"
    "SC: FR-MAR FR-Q4 FR-Q5 FR-Q6; AB: FR-GUY FR-M1 FR-D2; SF: FR-TR1;"
    "SI: FR-M2 FR-M3 FR-D3; CR: FR-BEA FR-M4 FR-M5 FR-OTT"
)
OCCUPIED = "LE ET"

ON_THE_PLAINS = (
    "gb infantry 4 4 4 4 4 3, gb light-infantry, gb leader, gb detachment 1 1 from SI;"
    "fr infantry 3 3 3 3, fr militia 2 2 2, fr indian, fr leader, fr detachment 1"
)
BRITISH_LINE = ("infantry infantry detachment", "infantry infantry leader", "light-infantry")
AROUND: dict[str, Any] = {
    "elsewhere": "LE gb infantry, gb rangers; CR fr militia, fr militia; SC fr infantry 3",
    "home": "BE",
    "ships": (1, 3),
}
FRENCH_LINE = ("infantry militia", "infantry infantry leader", "infantry militia")


def september(text: str = SEPTEMBER) -> Situation:
    """The end of Wolfe's summer: most of his army is above the town, Montcalm's before Beauport."""
    return turn(text, ships_up=3, number=13, occupied=OCCUPIED).state


def ottawa_at_levis() -> Situation:
    """The Ottawa have come to a British camp; the French say what they do there."""
    begun = turn(SEPTEMBER, ships_up=3, number=13, occupied=OCCUPIED)
    return begun.orders(fr=[SendOttawa("LE")]).state


def raided() -> Situation:
    """The Ottawa have raided the camp; the British are to take three hits."""
    begun = turn(SEPTEMBER, ships_up=3, number=13, occupied=OCCUPIED)
    came = begun.orders(fr=[SendOttawa("LE")])
    return came.act(FR, Visit("raid"), dice=[6, 6, 6, 1, 2, 3, 4, 5]).state


def militia_due() -> Situation:
    """The British have spread to Etchemin; the French say which of the militia goes home."""
    begun = turn(SEPTEMBER, ships_up=3, number=9, occupied="LE")
    opened = begun.orders(gb=[Part("LE", "ET", "road", 1)])
    return opened.act(GB, Pick("BR-15", "ET", "road"), Done()).state


def met_on_the_plains() -> Situation:
    """The battle before the town; the French set up first, unseen."""
    return now(battle("AB", ON_THE_PLAINS, **AROUND))


def french_stand() -> Situation:
    """The French stand in columns that nobody else sees; the British set up."""
    return now(set_up(battle("AB", ON_THE_PLAINS, **AROUND), FR, *FRENCH_LINE))


def columns_open() -> Situation:
    """All columns are open, the reserves hidden; the French fire first."""
    return now(_lines())


def french_fired() -> Situation:
    """The French have fired in vain; it is the British part."""
    return now(_missed(_lines()))


def hits_to_take() -> Situation:
    """The French have fired their first column; the British give out its hits."""
    return now(_lines().play(FR, Fire(), dice=[6, 2, 6, 4, 1, *misses(13)]))


def rowed_back() -> Situation:
    """The British leave Abraham by the river, which carries fewer than they are."""
    stood = upriver("gb infantry 4 4 4 4 3, gb leader from CR by river; fr infantry 3 3 3")
    return now(stood.play(GB, Retreat("CR", "river")))


def french_routed() -> Situation:
    """A French column is empty; the French say where those who are left go."""
    text = ON_THE_PLAINS.replace("fr militia 2 2 2", "fr militia 2 2 1/2")
    line = ("militia/1", *FRENCH_LINE[1:])
    stood = columns("AB", text, gb=BRITISH_LINE, fr=line, **AROUND)
    return now(_missed(stood).play(GB, Fire(), dice=[6, *misses(8)]))


def _lines() -> Fought:
    return columns("AB", ON_THE_PLAINS, gb=BRITISH_LINE, fr=FRENCH_LINE, **AROUND)


def _missed(played: Fought) -> Fought:
    return played.play(FR, Fire(), dice=misses(sum(shown(played.state, FR).dice.values())))


def now(played: Fought) -> Situation:
    """Put a battle into the autumn of the match."""
    return replace(played.state, turn_number=13, phase=Phase.BATTLES)
