"""The positions of Mr. Madison's War that pictures are made of."""

from app.engine.values import Side
from app.games.madison.actions import March, NameLeader, Pass, Sail, Stand, Take, UseCard
from app.games.madison.board import GB, US
from app.games.madison.state import Situation
from tests.games.madison.positions import Played, led, position

HANDS: dict[Side, tuple[str, ...]] = {
    US: ("2", "4", "7", "10", "13", "19", "22", "28"),
    GB: ("3", "5", "6", "9", "17", "20", "25"),
}
ARMIES = (
    "quebec: gb prevost, gb gb_8; montreal: gb rottenburg, gb gb_lc, gb gb_100;"
    "isle_aux_noix: gb gb_voltigeurs; prescott: gb gb_canfen;"
    "kingston: gb gb_frontenac, gb gb_10rv, gb gb_rnr, gb yeo, gb v_earl_of_moira 1,"
    "gb v_gloucester; box_ontario: gb v_royal_george; york: gb gb_york;"
    "ft_george: gb brock, gb gb_41, gb gb_49; queenston: gb gb_lincoln; port_dover: gb gb_norfolk;"
    "ft_malden: gb proctor, gb tecumseh, gb gb_41d, gb gb_essex, gb gb_shawnee, gb gb_wyandot,"
    "gb v_queen_charlotte, gb v_hunter, gb v_lady_prevost; ft_st_joseph: gb gb_10rvd, gb gb_nwc;"
    "box_erie: gb v_nancy; detroit: us hull, us us_4, us us_1oh, us us_2oh 1;"
    "ft_mackinac: us us_mackinac; buffalo: us us_1pa, us smyth;"
    "lewiston: us vanrensselaer, us us_niagara, us us_13, us us_23 1; ft_niagara: us us_18ny;"
    "sackets_harbour: us us_jefferson, us chauncey, us v_oneida, us v_conquest, us v_julia;"
    "ogdensburg: us us_stlaw; plattsburg: us bloomfield, us us_clinton, us us_16;"
    "burlington_vt: us us_11, us us_vermont; vergennes: us v_growler, us v_eagle_sloop;"
    "albany: us dearborn, us us_6, us us_15, us us_2ld; pittsburgh: us us_22"
)


def fall_of_1812(side: Side = US) -> Situation:
    """Hull sits in Detroit, Van Rensselaer looks over the Niagara, Brock waits at Fort George."""
    return _begun(side).state


def _begun(side: Side) -> Played:
    foe = GB if side == US else US
    return position(
        ARMIES,
        side,
        hand=HANDS[side],
        enemy_hand=HANDS[foe],
        lakes={"erie": GB, "ontario": GB},
        card_points={US: 1, GB: 0},
        orders={},
        depots={"lewiston": US, "london": GB},
        forts=("fort_meigs",),
        destroyed=("port_dover",),
    )


def march_from_lewiston() -> Situation:
    """Van Rensselaer takes two regiments along, and looks over the Niagara."""
    return _marching().state


def led_from_lewiston() -> Situation:
    """Van Rensselaer is activated, and stands alone."""
    return _led().state


def _led() -> Played:
    return led(_begun(US), US, "vanrensselaer", "2")


def _marching() -> Played:
    return _led().play(US, *(Take(unit) for unit in ("us_niagara", "us_13")))


def battle_of_queenston() -> Situation:
    """Van Rensselaer has crossed the Niagara: who leads, and does anybody play a battle card?"""
    played = _marching().play(US, March("queenston"))
    while played.asked()[1] in ("react", "evade"):
        side, ask = played.asked()
        played = played.play(side, Pass() if ask == "react" else Stand())
    return played.state


def window_over_the_niagara() -> Situation:
    """Van Rensselaer's force is named: may the British react?"""
    named = [UseCard("2", "leader"), NameLeader("vanrensselaer")]
    return _begun(US).play(US, *named).state


def battle_of_lake_ontario() -> Situation:
    """Chauncey sails out to fight for the lake."""
    played = led(_begun(US), US, "chauncey", "2", water=True)
    ships = [Take(ship) for ship in ("v_oneida", "v_conquest", "v_julia")]
    played = played.play(US, *ships, Sail("box_ontario"))
    while played.asked()[1] == "react":
        played = played.play(played.asked()[0], Pass())
    return played.state


def evading_at_queenston() -> Situation:
    """Van Rensselaer comes over the Niagara: may who holds Queenston stand, or evade?"""
    played = _marching().play(US, March("queenston"))
    while played.asked()[1] == "react":
        played = played.play(played.asked()[0], Pass())
    return played.state
