"""Cards of the lakes as they come about: in landings and naval battles that are really fought."""

from app.games.madison.actions import Lead, Sail, Stand, Take, UseCard
from app.games.madison.combat.events import RoundRolled
from app.games.madison.naval.events import NavalRolled
from app.games.madison.state import Ask
from tests.games.madison.positions import (
    DONE,
    Played,
    added,
    fought,
    may,
    passed,
    position,
    refused,
)
from tests.games.madison.waters import fleet, naval_drms, play_out

OSWEGO = (
    "kingston: gb drummond, gb gb_41, gb v_royal_george; oswego: us us_13; box_ontario: us v_oneida"
)


def raid() -> Played:
    """Raid Oswego by the card, over a lake that the US control."""
    start = position(OSWEGO, "gb", turn="1814_SF", hand=("82", "76"), lakes={"ontario": "us"})
    named = passed(start.play("gb", UseCard("82", "event")))
    return named.play("gb", Take("gb_41"), Take("v_royal_george"))


def test_card_82_drummond_lands_at_oswego_over_an_american_lake_without_minus_one() -> None:
    won = fought(raid().play("gb", Sail("oswego")), [6, 6])
    assert "landing" not in added(won)
    assert won.where("gb_41") == "oswego"


def test_card_82_and_goes_back_by_it_when_he_fails() -> None:
    lost = fought(raid().play("gb", Sail("oswego")), [3, 2])
    assert lost.one(RoundRolled).result.startswith("AR")
    assert lost.asked() == ("gb", Ask.RETREAT)


def test_card_82_a_naval_leader_raids_a_port_and_fights_no_battle_on_the_lake() -> None:
    text = OSWEGO.replace("drummond", "yeo")
    start = position(text, "gb", turn="1814_SF", hand=("82", "76"), lakes={"ontario": "us"})
    named = passed(start.play("gb", UseCard("82", "event")))
    at_sea = named.play("gb", Take("v_royal_george"))
    assert refused(at_sea.state, "gb", Sail("box_ontario")).rule == "8.31"
    assert may(at_sea.play("gb", Take("gb_41")).state, "gb", Sail("oswego"))


def stood_against(landing: Played, defender: str, attacker: str) -> Played:
    """Stand with the defenders of a landing, and stay with the fleet."""
    stood = landing.play(defender, Stand())
    return stood.play(attacker, DONE) if stood.asked()[1] == Ask.MOVE else stood


def test_card_83_the_us_ambush_who_lands_from_ontario() -> None:
    text = "kingston: gb yeo, gb gb_41, gb v_royal_george; oswego: us us_13; albany: us us_6"
    start = position(text, "gb", turn="1814_SS", enemy_hand=("83", "76"), orders={"gb": ()})
    at_sea = fleet(start, "gb", "yeo", "v_royal_george", "gb_41")
    begun = stood_against(at_sea.play("gb", Sail("oswego")), "us", "gb")
    while begun.asked() == ("gb", Ask.LEAD):
        begun = begun.play("gb", Lead("gb_41"))
    assert begun.asked() == ("us", Ask.LEAD)
    assert added(begun.play("us", Lead("us_13", "83"), dice=[6, 6]))["card"] == -2


def test_card_46_the_guns_of_the_fleet_make_up_for_the_landing() -> None:
    text = (
        "sackets_harbour: us chauncey, us us_13, us v_madison; york: gb gb_york, gb gb_41;"
        "kingston: gb gb_49"
    )
    start = position(text, "us", turn="1813_SS", hand=("46", "38"), orders={"gb": ()})
    at_sea = fleet(start, "us", "chauncey", "v_madison", "us_13", card="38")
    begun = stood_against(at_sea.play("us", Sail("york")), "gb", "us")
    assert may(begun.state, "us", Lead("us_13", "46"))
    named = begun.play("us", Lead("us_13", "46"))
    done = play_out(named, "gb", Lead("gb_41"))
    assert "landing" not in added(done)
    assert added(done)["card"] == 1


def test_card_49_perry_does_not_give_up_the_ship() -> None:
    text = "erie: us perry, us v_ariel, us v_scorpion; box_erie: gb v_hunter; york: gb gb_41"
    start = position(text, "us", turn="1813_SS", hand=("49", "38"), orders={})
    begun = fleet(start, "us", "perry", "v_ariel", "v_scorpion", card="38")
    asked = begun.play("us", Sail("box_erie"))
    done = play_out(asked, "us", Lead("v_ariel", "49"))
    assert naval_drms(done) == {"ships": 2, "attacker": 2, "card": 1}


def test_cards_88_and_89_in_the_battle_of_lake_champlain() -> None:
    text = (
        "isle_aux_noix: gb downie, gb v_confiance, gb gb_13; box_champlain: us macdonough,"
        "us v_saratoga; plattsburg: us us_6"
    )
    start = position(
        text, "gb", turn="1814_SF", hand=("89", "76"), enemy_hand=("88", "109"), orders={}
    )
    begun = fleet(start, "gb", "downie", "v_confiance", card="76")
    asked = begun.play("gb", Sail("box_champlain"), Lead("v_confiance", "89"))
    assert asked.asked() == ("us", Ask.LEAD_SHIP)
    done = play_out(asked, "us", Lead("v_saratoga", "88"))
    roll = done.one(NavalRolled)
    assert [one.drm for one in roll.modifiers if one.what == "card"] == [1, -1]
    assert "frigate" not in naval_drms(done)


def test_card_64_leaves_no_naval_leader_alone_on_the_lake() -> None:
    text = (
        "box_champlain: us macdonough, us v_growler; isle_aux_noix: gb gb_13; plattsburg: us us_6"
    )
    start = position(text, "gb", turn="1813_SS", hand=("64", "38"), lakes={"champlain": "us"})
    gone = start.play("gb", UseCard("64", "event"))
    assert gone.state.lakes == {}
    assert gone.asked() == ("us", Ask.HARBOUR)
