"""Chapter 14: reinforcements, delayed ones, and those whose space the enemy holds."""

from typing import Any

from app.games.madison.actions import Bring, Drop, FightIn, Harbour, HoldBack, Lead, Pass
from app.games.madison.combat.events import BattleFought, RetreatOrdered
from app.games.madison.combat.leads import battle_of
from app.games.madison.effects.events import BattleCardPlayed
from app.games.madison.events import PiecesPlaced, PiecesRemoved
from app.games.madison.play_state import Effect
from app.games.madison.reinforcements import ArrivalsDelayed
from app.games.madison.state import Ask, Phase
from app.games.madison.winter import AttritionBegan
from app.kit.cards import CardsDealt
from tests.games.madison.positions import DONE, Played, choices, may, position, refused, seen
from tests.games.madison.waters import in_phase, play_out

CALM = "york: gb gb_41; lewiston: us us_13"
COMING = "schedule: us us_5, us smyth, us v_somers, us v_ohio, us v_trippe"
HELD = "buffalo: gb gb_49, gb gb_8; quebec: gb gb_100; albany: us us_6"


def arriving(text: str, turn: str = "1812_SF", **more: Any) -> Played:
    """Begin a turn with reinforcements."""
    return in_phase(text, Phase.ARRIVALS, turn, **more)


def test_14_1_reinforcements_come_before_cards_for_nothing() -> None:
    come = arriving(f"{CALM}; {COMING}").play("us", DONE, dice=[0] * 12)
    assert come.where("us_5") == come.where("smyth") == "buffalo"


def test_14_41_schooners_come_afloat_with_them() -> None:
    come = arriving(f"{CALM}; {COMING}")
    assert refused(come.state, "us", HoldBack("v_somers")).rule == "14.21"
    assert come.play("us", DONE, dice=[0] * 12).where("v_somers") == "buffalo"


def test_14_2_they_may_come_a_turn_later() -> None:
    asked = arriving(f"{CALM}; {COMING}")
    assert asked.asked() == ("us", Ask.ARRIVE)
    held = asked.play("us", HoldBack("us_5"))
    assert held.one(ArrivalsDelayed).pieces == ("us_5",)
    late = held.play("us", DONE, dice=[0] * 12)
    assert (late.where("us_5"), late.where("smyth")) == ("delayed", "buffalo")


def test_14_22_some_come_and_others_are_held_back_as_one_likes() -> None:
    held = arriving(f"{CALM}; {COMING}").play("us", HoldBack("us_5"))
    assert may(held.state, "us", Drop("us_5"))
    assert held.play("us", Drop("us_5")).where("us_5") == "schedule"
    assert refused(held.state, "us", Drop("smyth")).rule == "14.22"


def test_a40_who_was_held_back_comes_with_the_next_reinforcements() -> None:
    come = arriving(f"{CALM}; delayed: us us_5", "1813_SS")
    assert come.one(PiecesPlaced) == PiecesPlaced(("us_5",), "buffalo", "14.1")


def test_14_21_who_does_not_come_then_is_lost() -> None:
    blocked = in_phase(f"{HELD}; delayed: us us_5", Phase.FIGHT_IN, "1813_SS")
    assert blocked.asked() == ("us", Ask.FIGHT_IN)
    lost = blocked.play("us", Pass(), dice=[6, 1])
    assert lost.one(PiecesRemoved) == PiecesRemoved(("us_5",), "14.21")


def test_14_31_they_may_fight_for_a_space_that_the_enemy_controls() -> None:
    text = f"{HELD}; schedule: us us_5, us smyth"
    assert not arriving(text).play("us", DONE, dice=[0] * 12).has(PiecesPlaced)
    blocked = in_phase(text, Phase.FIGHT_IN, "1812_SF")
    assert blocked.asked() == ("us", Ask.FIGHT_IN)
    assert refused(blocked.state, "us", FightIn("albany")).rule == "14.31"
    waits = blocked.play("us", Pass())
    assert waits.where("us_5") == "delayed"


def test_14_32_who_loses_that_fight_is_lost() -> None:
    blocked = in_phase(f"{HELD}; schedule: us us_5, us smyth", Phase.FIGHT_IN, "1812_SF")
    begun = blocked.play("us", FightIn("buffalo"))
    assert {*battle_of(begun.state).attackers} == {"us_5", "smyth"}
    assert begun.asked() == ("gb", Ask.LEAD)
    lost = begun.play("gb", Lead("gb_8"), dice=[2, 1])
    assert lost.one(BattleFought).winner == "gb"
    assert lost.where("us_5") == lost.where("smyth") == "gone"


def test_14_31_it_is_reckoned_before_they_fight_what_that_comes_to() -> None:
    blocked = in_phase(f"{HELD}; schedule: us us_5, us smyth", Phase.FIGHT_IN, "1812_SF")
    told = seen(blocked.state, "us").attacks["buffalo"]
    fought = battle_of(blocked.play("us", FightIn("buffalo")).state)
    assert {*told.attack_leads} == {"us_5"} <= {*fought.attackers}
    assert {*told.defence_leads} == {"gb_49", "gb_8"}
    assert told == seen(blocked.state, "gb").attacks["buffalo"]


def test_14_31_battle_cards_help_those_who_fight_for_their_space() -> None:
    text = f"{HELD}; delayed: us us_5, us smyth"
    blocked = in_phase(text, Phase.FIGHT_IN, "1814_SS", hand=("77", "76"), orders={})
    begun = blocked.play("us", FightIn("buffalo"))
    assert begun.asked() == ("us", Ask.LEAD)
    assert begun.play("us", Lead("us_5", "77")).has(BattleCardPlayed)


def test_14_33_enemies_too_weak_to_control_the_space_retreat() -> None:
    text = "buffalo: gb gb_100; ft_erie: gb gb_49; quebec: gb gb_8; albany: us us_6"
    come = arriving(f"{text}; schedule: us smyth", turn="1812_SF")
    come = come.play("us", DONE, dice=[0] * 12) if come.asked()[1] == Ask.ARRIVE else come
    if come.asked()[1] == Ask.RETREAT:
        come = come.play("gb", choices(come.state, "gb")[0].action, dice=[0] * 12)
    assert come.where("smyth") == "buffalo"
    assert come.where("gb_100") != "buffalo"


def test_9_53_an_enemy_leader_alone_leaves_to_reinforcements() -> None:
    text = "mansfield: gb proctor; london: gb gb_49; quebec: gb gb_8; albany: us us_6"
    come = arriving(f"{text}; schedule: us us_24", turn="1813_SS")
    come = come.play("us", DONE)
    assert come.where("us_24") == "mansfield"
    assert come.asked() == ("gb", Ask.RETREAT)


def test_14_34_a_leader_without_units_waits_until_the_space_is_free() -> None:
    come = arriving(f"{HELD}; schedule: us smyth").play("us", DONE, dice=[0] * 12)
    assert come.where("smyth") == "waiting"
    still = position(f"{HELD}; waiting: us smyth", "us")
    assert refused(still.state, "us", Bring("smyth", "buffalo")).rule == "14.34"
    free = position(f"{CALM}; waiting: us smyth", "us")
    assert free.play("us", Bring("smyth", "buffalo")).where("smyth") == "buffalo"
    assert refused(free.state, "us", Bring("brown", "buffalo")).rule == "14.34"
    assert refused(free.state, "us", Bring("smyth", "albany")).rule == "14.34"


def test_14_35_who_came_in_that_year_suffers_the_winter_as_all_others() -> None:
    come = arriving(f"cleveland: us us_17; {CALM}; schedule: us us_5", dice=[])
    there = come.play("us", DONE, dice=[0] * 12)
    units = ", ".join(f"us {one}" for one in ("us_5", "us_13", "us_15", "us_16"))
    over = in_phase(f"buffalo: {units}; quebec: gb gb_8", Phase.ATTRITION, "1812_W")
    assert there.where("us_5") == "buffalo"
    assert over.one(AttritionBegan).losses == {"buffalo": 1}


def test_14_42_schooners_whose_port_is_taken_are_lost() -> None:
    come = arriving(f"{HELD}; schedule: us v_somers, us v_ohio", dice=[0] * 12)
    assert come.one(PiecesRemoved) == PiecesRemoved(("v_somers", "v_ohio"), "14.42")


def test_14_43_a_naval_leader_comes_to_another_port_of_the_lake() -> None:
    taken = "sackets_harbour: gb gb_49, gb gb_8; quebec: gb gb_100; albany: us us_6"
    asked = arriving(f"{taken}; schedule: us chauncey").play("us", DONE)
    assert asked.asked() == ("us", Ask.HARBOUR)
    assert refused(asked.state, "us", Harbour("sackets_harbour")).rule == "12.52"
    come = asked.play("us", Harbour("oswego"), dice=[0] * 12)
    assert come.where("chauncey") == "oswego"
    waits = position(f"{taken}; waiting: us chauncey", "us")
    assert waits.play("us", Bring("chauncey", "oswego")).where("chauncey") == "oswego"
    assert refused(waits.state, "us", Bring("chauncey", "buffalo")).rule == "14.34"


def test_14_43_a_naval_leader_waits_where_the_enemy_has_every_port_of_the_lake() -> None:
    ports = ("plattsburg", "burlington_vt", "vergennes", "whitehall")
    taken = "; ".join(
        f"{at}: gb {one}, gb {two}"
        for at, one, two in zip(
            ports,
            ("gb_49", "gb_8", "gb_41", "gb_100"),
            ("gb_103", "gb_104", "gb_york", "gb_13"),
            strict=True,
        )
    )
    come = arriving(f"{taken}; albany: us us_6; schedule: us macdonough", "1812_SF")
    assert play_out(come, "us", DONE).where("macdonough") == "waiting"


def test_card_44_puts_units_off_to_the_next_reinforcements() -> None:
    effect = Effect("delay", "us", ("us_29",), plays=99, card="44")
    text = f"{CALM}; schedule: us us_29, us us_30"
    asked = arriving(text, "1813_SF", effects=(effect,))
    assert asked.where("us_29") == "delayed"
    assert not may(asked.state, "us", Drop("us_29"))
    come = arriving(f"{CALM}; delayed: us us_29", "1814_SS", effects=(effect,))
    assert come.where("us_29") == "albany"
    assert come.state.effects == ()
    assert not come.has(BattleFought)


def test_14_33_they_come_before_cards_are_drawn_once_weak_enemies_are_pushed_out() -> None:
    text = "albany: gb gb_100, us us_6; quebec: gb gb_8; whitehall: us us_13; utica: us us_9"
    come = arriving(f"{text}; schedule: us us_20", turn="1813_SS")
    come = play_out(come, "us", DONE)
    kinds = [type(event) for event in come.events]
    assert come.where("us_20") == "albany"
    assert kinds.index(RetreatOrdered) < kinds.index(PiecesPlaced) < kinds.index(CardsDealt)


def test_14_1_who_was_put_off_comes_on_both_sides() -> None:
    come = arriving(f"{CALM}; delayed: us us_5, gb gb_103", "1813_SS")
    assert {come.where(piece) for piece in ("us_5", "gb_103")} == {"buffalo", "quebec"}


def test_9_61_enemy_vessels_leave_a_port_to_reinforcements() -> None:
    text = f"{CALM}; buffalo: gb v_hunter; port_dover: gb gb_49; schedule: us us_5"
    come = play_out(arriving(text), "us", DONE)
    assert come.where("us_5") == "buffalo"
    assert come.where("v_hunter") != "buffalo" or come.asked() == ("gb", Ask.HARBOUR)


def test_14_31_who_has_let_the_others_come_is_still_asked_whether_to_fight() -> None:
    come = arriving(f"{HELD}; schedule: us us_5, us us_9")
    assert come.play("us", DONE, dice=[0] * 12).asked() == ("us", Ask.FIGHT_IN)


def test_11_23_who_has_waited_is_still_asked_for_the_fleet() -> None:
    text = f"{HELD}; delayed: us us_5; sackets_harbour: us v_oneida"
    blocked = in_phase(text, Phase.FIGHT_IN, "1813_SS", lakes={"ontario": "us"})
    assert blocked.play("us", Pass()).asked() == ("us", Ask.RETURN)


def test_14_31_others_follow_without_a_fight_once_the_space_is_free() -> None:
    text = "buffalo: us us_13; quebec: gb gb_8; albany: us us_6; delayed: us us_5"
    come = in_phase(text, Phase.FIGHT_IN, "1813_SS", dice=[6, 1])
    assert come.where("us_5") == "buffalo"
    assert not come.has(BattleFought)
