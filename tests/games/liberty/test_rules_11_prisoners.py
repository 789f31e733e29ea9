"""Chapter 11.5: how long an offer of prisoners stays open."""

from typing import Any

from msgspec.structs import replace

from app.games.liberty.actions import AnswerTrade, Give, OfferTrade, Want
from app.games.liberty.exchange import decline
from app.games.liberty.game import GAME
from app.games.liberty.state import Ask, Phase, Situation
from app.kit.cards import Cards, PlayCard
from tests.games.liberty.positions import DONE, Played, may, position, refused, seen

TEXT = "boston: gb howe; new-york: am washington"
OFFER = (Give("guards"), Want("gates"), OfferTrade())
ACCEPT = AnswerTrade(True)
BRITISH, AMERICAN = ("a2-1", "a2-2"), ("a1-1", "a1-2")
"""Hands by which the British are player 1 in every turn."""


def turn(**options: Any) -> Played:
    """The Americans' time to act as player 2, with cards for the turns to come."""
    acted = position(TEXT, "gb", **options).play("gb", DONE)
    cards = Cards({"gb": BRITISH, "am": AMERICAN}, {}, acted.state.cards.turned)
    return Played(replace(acted.state, cards=cards), [])


def next_turn(played: Played) -> Played:
    """Play a card each, in fair weather: the British are asked to move."""
    hands = {side: seen(played.state, side).cards.hand for side in ("gb", "am")}
    begun = played.play("gb", PlayCard(hands["gb"][-1]))
    return begun.play("am", PlayCard(hands["am"][0]), dice=[6])


def test_a45_an_offer_that_came_too_late_in_the_turn_is_answered_in_the_next() -> None:
    offered = turn().play("am", *OFFER, DONE)
    assert seen(offered.state, "gb").trade.open
    asked = next_turn(offered)
    assert asked.asked() == ("gb", Ask.MOVE)
    assert refused(asked.state, "gb", Give("morgan")).rule == "11.5"
    answered = asked.play("gb", ACCEPT)
    assert (answered.where("guards"), answered.where("gates")) == ("pool", "pool")


def test_a45_and_ends_with_that_turn() -> None:
    over = next_turn(turn().play("am", *OFFER, DONE)).play("gb", DONE)
    assert seen(over.state, "gb").trade.open
    assert not seen(over.play("am", DONE).state, "gb").trade.open


def test_a45_an_offer_that_could_be_answered_ends_with_its_turn() -> None:
    offer = (Give("gates"), Want("guards"), OfferTrade())
    offered = position(TEXT, "gb").play("gb", *offer, DONE)
    assert may(offered.state, "am", ACCEPT)
    assert not seen(offered.play("am", DONE).state, "am").trade.open


def test_a45_an_offer_that_is_not_made_ends_with_its_turn() -> None:
    begun = turn().play("am", Give("guards"), DONE)
    assert seen(begun.state, "am").trade.give == ()


def winter() -> Played:
    """The Americans offer prisoners in the last turn of a year as player 2."""
    return turn(turn=5, year=1775).play("am", *OFFER, DONE)


def exchanging() -> Played:
    """The fifth step of that winter, the offer declined."""
    declined = winter().play("gb", AnswerTrade(False), DONE)
    return declined.play("am", DONE)


def test_a45_an_offer_of_the_last_turn_is_answered_while_blocks_are_disbanded() -> None:
    cold = winter()
    assert cold.asked() == ("gb", Ask.DISBAND)
    assert may(cold.state, "gb", ACCEPT)
    ended = cold.play("gb", DONE).play("am", DONE)
    assert ended.asked() == ("gb", Ask.EXCHANGE)
    over = ended.play("gb", DONE).play("am", DONE, dice=[0] * 10)
    assert over.state.year == 1776
    assert not seen(over.state, "gb").trade.open


def prompt_of(state: Situation, side: str) -> str:
    """Return what of the offer a side is told with winter's question; "" when it isn't asked."""
    choices = GAME.choices(state, side)
    return choices.prompt.key.removeprefix("liberty-ask-exchange-") if choices else ""


def test_11_5_prisoners_are_exchanged_in_the_fifth_step_of_winter() -> None:
    asked = exchanging()
    assert (asked.asked(), asked.state.phase) == (("gb", Ask.EXCHANGE), Phase.EXCHANGE)
    offered = asked.play("gb", Give("gates"), Want("guards"), OfferTrade(), DONE)
    assert offered.asked() == ("am", Ask.EXCHANGE)
    assert [prompt_of(offered.state, side) for side in ("gb", "am")] == ["", "offered"]
    answered = offered.play("am", ACCEPT).play("am", DONE, dice=[0] * 10)
    assert (answered.where("guards"), answered.where("gates")) == ("pool", "pool")
    assert answered.state.year == 1776


def test_11_5_nobody_is_asked_where_one_side_holds_no_prisoners() -> None:
    asked = exchanging()
    free = {
        block: replace(own, at="pool") if own.side == "am" and own.at == "prison" else own
        for block, own in asked.state.blocks.items()
    }
    begun = winter().play("gb", AnswerTrade(False), DONE)
    only = Played(replace(begun.state, blocks=free), [])
    assert only.play("am", DONE, dice=[0] * 10).state.year == 1776


def test_a45_what_the_british_offer_while_disbanding_ends_with_the_winter() -> None:
    declined = winter().play("gb", AnswerTrade(False))
    offered = declined.play("gb", Give("gates"), OfferTrade(), DONE)
    assert may(offered.state, "am", ACCEPT)
    over = offered.play("am", DONE).play("gb", DONE).play("am", DONE, dice=[0] * 10)
    assert not seen(over.state, "am").trade.open


def test_a45_what_the_americans_offer_while_disbanding_is_answered_in_winter() -> None:
    declined = winter().play("gb", AnswerTrade(False), DONE)
    offered = declined.play("am", *OFFER).play("am", DONE)
    assert offered.asked() == ("gb", Ask.EXCHANGE)
    assert may(offered.state, "gb", ACCEPT)
    over = offered.play("gb", DONE).play("am", DONE, dice=[0] * 10)
    assert not seen(over.state, "gb").trade.open


def test_a45_what_the_americans_offer_at_last_is_answered_in_the_new_year() -> None:
    late = exchanging().play("gb", DONE)
    begun = next_turn(late.play("am", *OFFER).play("am", DONE, dice=[0] * 10))
    assert begun.state.year == 1776
    first = begun.asked()[0]
    moved = begun if first == "gb" else begun.play("am", DONE)
    assert may(moved.state, "gb", ACCEPT)


def test_11_5_who_answered_beforehand_offers_nothing_and_answers_an_offer_themselves() -> None:
    asked = exchanging()
    view, choices = seen(asked.state, "gb"), GAME.choices(asked.state, "gb")
    assert choices is not None
    declined = decline(view, choices)
    assert declined is not None
    assert declined.action == DONE
    offered = asked.play("gb", Give("gates"), OfferTrade(), DONE)
    view, choices = seen(offered.state, "am"), GAME.choices(offered.state, "am")
    assert choices is not None
    assert decline(view, choices) is None
