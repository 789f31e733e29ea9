"""Chapters 7.3, 8.2 and 8.3: uses of a card, reaction windows, battle cards, standing orders."""

from typing import Any

import pytest

from app.engine.memo import replaced
from app.engine.values import PUBLIC
from app.games.madison.actions import (
    CloseOrders,
    GiveOrder,
    Lead,
    March,
    NameLeader,
    OpenOrders,
    Pass,
    React,
    Stand,
    Take,
    UseCard,
    WatchSize,
    WatchSpace,
)
from app.games.madison.board import STANDARD
from app.games.madison.combat.events import LeadNamed, RoundRolled
from app.games.madison.effects.conditions import NAMES
from app.games.madison.effects.operations import OPERATIONS
from app.games.madison.log import log_lines
from app.games.madison.operations.stages import DefendersStood, WindowOpened, WindowPassed
from app.games.madison.reveals import reveals
from app.games.madison.state import Ask, StandingOrder
from tests.games.madison.card_plays import attack, card_drm, lead_with, no_event, rolled, to_roll
from tests.games.madison.positions import (
    DONE,
    SPARE,
    THREE,
    Played,
    may,
    position,
    refused,
    seen,
)

FIELD = "lewiston: us vanrensselaer, us us_13, us us_6; queenston: gb gb_49, gb gb_york"
RAIN, MILITIA, SMYTH = "13", "12", "33"


def before_named(enemy_hand: tuple[str, ...], text: str = FIELD, **more: Any) -> Played:
    """Return a position in which the US are about to name a force."""
    more.setdefault("orders", {})
    return position(text, "us", enemy_hand=enemy_hand, **more)


def named(start: Played) -> Played:
    """Name a force of the US."""
    return start.play("us", UseCard(THREE, "leader"), NameLeader("vanrensselaer"))


def test_every_operation_and_condition_of_the_cards_is_known() -> None:
    for card in STANDARD.cards.values():
        for op in card.ops:
            assert op["op"] in OPERATIONS
        for condition in card.when:
            assert condition["c"] in NAMES


@pytest.mark.parametrize("hand", [(RAIN, SPARE), ("7", "8"), (SPARE,)])
def test_8_31_a_window_opens_whatever_the_enemy_holds(hand: tuple[str, ...]) -> None:
    begun = named(before_named(hand))
    assert begun.asked() == ("gb", Ask.REACT)
    assert may(begun.state, "gb", Pass())
    assert may(begun.state, "gb", React(RAIN)) == (RAIN in hand)


def test_8_31_no_window_opens_once_every_card_for_it_has_gone() -> None:
    start = before_named(("7", "8"))
    gone = ("13", "12")
    cards = type(start.state.cards)(start.state.cards.hands, discards=gone)
    begun = named(Played(replaced(start.state, cards=cards), []))
    assert begun.asked() == ("us", Ask.MOVE)


def test_8_31_no_window_opens_for_an_empty_hand() -> None:
    assert named(before_named(())).asked() == ("us", Ask.MOVE)


def test_8_31_after_a_reaction_the_window_opens_again() -> None:
    begun = named(before_named((RAIN, MILITIA)))
    again = begun.play("gb", React(MILITIA))
    assert again.asked() == ("gb", Ask.REACT)
    both = again.play("gb", React(RAIN))
    assert both.asked() == ("us", Ask.MOVE)
    assert both.state.play is not None
    assert {effect.kind for effect in both.state.play.effects} == {"bar", "pin"}


def test_8_31_a_reaction_is_no_turn_and_its_card_is_discarded() -> None:
    begun = named(before_named((RAIN, SPARE))).play("gb", React(RAIN))
    assert RAIN in begun.state.cards.discards
    assert RAIN not in begun.state.cards.used
    assert begun.asked()[0] in ("us", "gb")
    assert begun.state.play is not None
    assert begun.state.play.side == "us"


def test_8_31_before_the_war_nobody_reacts() -> None:
    start = before_named((RAIN,), turn="1812_SS")
    assert start.state.phase == "action"


def test_a41_held_cards_neither_react_nor_fight() -> None:
    start = before_named(("7",))
    cards = type(start.state.cards)(start.state.cards.hands, held={"gb": (RAIN,)})
    begun = named(Played(replaced(start.state, cards=cards), []))
    assert refused(begun.state, "gb", React(RAIN)).rule == "8.31"


def test_8_21_anybody_uses_the_value_of_a_card_but_only_its_flag_the_event() -> None:
    start = position("york: gb gb_41; albany: us us_13", "gb", hand=("7", SPARE))
    assert refused(start.state, "gb", UseCard("7", "event")).rule == "8.21"
    assert may(start.state, "gb", UseCard("7", "units"))


def test_8_22_an_operations_card_is_its_sides_battle_card_of_the_first_round() -> None:
    start = position(FIELD, "us", hand=("31", "11", SPARE), enemy_hand=(), orders={})
    begun = start.play("us", UseCard("31", "operations"), Take("us_13"), Take("us_6"), DONE)
    assert card_drm(to_roll(begun, 6, 6, first=March("queenston"))) == 1


def test_8_25_a_battle_card_is_played_beside_the_card_of_the_turn() -> None:
    begun = attack("31", "us", FIELD, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    fought = rolled(begun, "us", "31", 6, 6)
    assert "31" in fought.state.cards.discards
    assert fought.state.cards.hands["us"] == (SPARE,)


def test_10_43_one_card_a_side_and_round_and_the_attacker_decides_first() -> None:
    begun = attack("31", "gb", FIELD, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    assert begun.state.battle is not None
    assert "us" in begun.state.battle.leads
    fought = rolled(begun, "gb", "31", 3, 4, lead="gb_49")
    assert fought.has(RoundRolled)


def test_a24_what_a_battle_card_asks_for_must_hold_when_it_is_played() -> None:
    begun = attack("31", "gb", FIELD, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    assert lead_with(begun.state, "gb", "31", "gb_york") is None
    assert refused(begun.state, "gb", Lead("gb_york", "31")).rule == "10.43"


def test_a16_a_winter_card_has_its_value_in_other_turns() -> None:
    assert no_event("10", "us", "albany: us us_13") == "7.35"
    start = position("albany: us us_13", "us", hand=("10", SPARE))
    assert may(start.state, "us", UseCard("10", "units"))


# Standing orders


def test_8_31_a_pass_for_the_rest_of_the_turn_answers_the_next_windows() -> None:
    begun = named(before_named((RAIN, SPARE))).play("gb", Pass("turn"))
    assert begun.asked() == ("us", Ask.MOVE)
    assert begun.state.orders == {"gb": (StandingOrder("force_named"),)}
    assert seen(begun.state, "gb").orders
    assert not seen(begun.state, "us").orders
    assert not seen(begun.state, PUBLIC).orders


def test_8_31_a_pass_for_the_rest_of_a_card_play_ends_with_it() -> None:
    begun = named(before_named((RAIN, SPARE))).play("gb", Pass("play"))
    assert begun.state.orders
    assert not begun.play("us", DONE).state.orders


def test_8_31_an_order_passes_by_the_events_of_a_person_but_for_the_question() -> None:
    order = {"gb": (StandingOrder("force_named"),)}
    silent = named(before_named((RAIN, SPARE), orders=order))
    assert silent.asked() == ("us", Ask.MOVE)
    assert silent.one(WindowOpened) == WindowOpened("gb", "force_named", asked=False)
    by_hand = named(before_named((RAIN, SPARE)))
    assert by_hand.one(WindowOpened).asked
    passed = by_hand.play("gb", Pass())
    assert passed.one(WindowPassed) == silent.one(WindowPassed)
    assert seen(passed.state, "us") == seen(silent.state, "us")


def test_8_31_that_nobody_was_waited_for_is_all_that_shows() -> None:
    start = before_named((RAIN, SPARE)).state
    for asked in (True, False):
        told = reveals(start, WindowOpened("gb", "force_named", asked))
        assert told["us"] == told[PUBLIC]
        assert len(told["us"]) == (not asked)
        assert log_lines(start, WindowOpened("gb", "force_named", asked), "us") == ()


@pytest.mark.parametrize(
    ("order", "asked"),
    [
        (StandingOrder("force_named"), False),
        (StandingOrder("attack_declared"), True),
        (StandingOrder("force_named", ("lewiston",)), True),
        (StandingOrder("force_named", ("albany",)), False),
        (StandingOrder("force_named", (), 2), True),
        (StandingOrder("force_named", (), 3), False),
        (StandingOrder("force_named", ("lewiston",), 3), False),
    ],
)
def test_8_31_an_order_asks_only_about_what_it_says(order: StandingOrder, asked: bool) -> None:
    begun = named(before_named((RAIN, SPARE), orders={"gb": (order,)}))
    assert (begun.asked() == ("gb", Ask.REACT)) == asked


def test_8_31_orders_are_given_from_ones_own_question_as_a_draft() -> None:
    start = position(FIELD, "us", orders={})
    orders = start.play("us", OpenOrders(), GiveOrder("attack_declared", "never"))
    assert refused(orders.state, "us", GiveOrder("attack_declared", "never")).rule == "8.31"
    watching = orders.play(
        "us", WatchSpace("attack_declared", "lewiston"), WatchSize("attack_declared", 3)
    )
    assert watching.state.orders["us"] == (StandingOrder("attack_declared", ("lewiston",), 3),)
    back = watching.play("us", CloseOrders())
    assert back.asked() == ("us", Ask.PLAY)
    asked = back.play("us", OpenOrders(), GiveOrder("attack_declared", "ask"))
    assert asked.state.orders == {}


def test_8_31_an_order_never_to_be_asked_for_battle_cards_names_leads_alone() -> None:
    def fought(**orders: tuple[StandingOrder, ...]) -> Played:
        text = FIELD.replace("gb gb_york", "gb gb_5")
        start = position(text, "us", enemy_hand=("31", SPARE), orders=orders)
        begun = start.play("us", UseCard(THREE, "leader"), NameLeader("vanrensselaer"))
        begun = begun.play("gb", Pass()) if begun.asked()[1] == Ask.REACT else begun
        return begun.play("us", Take("us_13"), Take("us_6"), March("queenston"))

    quiet = fought(
        us=(StandingOrder("battle"),), gb=(StandingOrder("battle"), StandingOrder("force_named"))
    )
    opened = to_roll(quiet, 3, 4).all(WindowOpened)
    assert WindowOpened("gb", "battle", asked=False) in opened
    assert not any(one.asked for one in opened if one.window == "battle")


DOUBTFUL = FIELD + "; ft_george: gb gb_8"


def entering(**orders: tuple[StandingOrder, ...]) -> Played:
    """Enter Queenston, whose defenders may retreat before combat."""
    quiet = {side: (StandingOrder("battle"), *orders.get(side, ())) for side in ("us", "gb")}
    begun = position(DOUBTFUL, "us", orders=quiet)
    begun = begun.play("us", UseCard(THREE, "leader"), NameLeader("vanrensselaer"))
    return begun.play("us", Take("us_13"), Take("us_6"), March("queenston"))


def test_9_41_an_order_stands_by_the_events_of_a_person_but_for_the_question() -> None:
    asked = entering()
    assert asked.asked() == ("gb", Ask.EVADE)
    assert asked.one(WindowOpened) == WindowOpened("gb", "evade", asked=True)
    stood = asked.play("gb", Stand())
    silent = entering(gb=(StandingOrder("evade"),))
    assert WindowOpened("gb", "evade", asked=False) in silent.events
    assert silent.one(DefendersStood) == stood.one(DefendersStood)
    assert seen(stood.state, "us") == seen(silent.state, "us")
    assert seen(stood.state, PUBLIC) == seen(silent.state, PUBLIC)


@pytest.mark.parametrize(
    ("order", "asked"),
    [
        (StandingOrder("evade", ("queenston",)), True),
        (StandingOrder("evade", ("ft_george",)), False),
        (StandingOrder("evade", (), 2), True),
        (StandingOrder("evade", (), 3), False),
    ],
)
def test_9_41_an_order_to_stand_asks_only_about_what_it_says(
    order: StandingOrder, asked: bool
) -> None:
    assert entering(gb=(order,)).has(DefendersStood) != asked


@pytest.mark.parametrize("until", ["play", "turn"])
def test_9_41_who_stands_may_stand_from_now_on(until: str) -> None:
    stood = entering().play("gb", Stand(until))
    plain = entering().play("gb", Stand())
    assert [one.window for one in stood.state.orders["gb"]] == ["battle", "evade"]
    assert seen(stood.state, "us") == seen(plain.state, "us")
    assert refused(entering().state, "gb", Stand("war")).rule == "9.41"


def armed_and_ready(*orders: StandingOrder) -> Played:
    """Return an attack about to be made, in which nobody is asked but by these windows."""
    text = "lewiston: us brown, us us_13; queenston: gb gb_49, gb gb_glengarry, gb gb_york"
    quiet = tuple(map(StandingOrder, ("battle", "force_named", "evade")))
    start = position(text, "us", orders={"us": quiet, "gb": (*quiet, *orders)})
    begun = start.play("us", UseCard(THREE, "leader"), NameLeader("brown"))
    return begun.play("us", Take("us_13"))


def test_10_31_an_order_names_of_the_best_class_the_weakest() -> None:
    fought = to_roll(armed_and_ready(StandingOrder("lead")), 3, 4, first=March("queenston"))
    assert WindowOpened("gb", "lead", asked=False) in fought.all(WindowOpened)
    assert LeadNamed("gb", "gb_glengarry") in fought.events


def test_10_31_without_an_order_the_lead_is_asked_for() -> None:
    begun = armed_and_ready().play("us", March("queenston"))
    assert begun.asked() == ("gb", Ask.LEAD)
    assert WindowOpened("gb", "lead", asked=True) in begun.all(WindowOpened)


def test_10_31_an_order_for_battle_cards_does_not_show_where_the_lead_is_asked_for() -> None:
    text = "lewiston: us brown, us us_13; queenston: gb gb_49, gb gb_glengarry, gb gb_york"

    def asked(*windows: str) -> Played:
        quiet = tuple(map(StandingOrder, ("battle", "force_named", "evade")))
        orders = {"us": quiet, "gb": tuple(map(StandingOrder, (*windows, "force_named", "evade")))}
        start = position(text, "us", enemy_hand=("31", SPARE), orders=orders)
        begun = start.play("us", UseCard(THREE, "leader"), NameLeader("brown"))
        return begun.play("us", Take("us_13")).play("us", March("queenston"))

    plain, ordered = asked(), asked("battle")
    assert plain.asked() == ordered.asked() == ("gb", Ask.LEAD)
    assert seen(plain.state, "us") == seen(ordered.state, "us")
    assert seen(plain.state, PUBLIC) == seen(ordered.state, PUBLIC)
