"""Chapter 11.5, by option: a supply card forces an exchange of prisoners."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.engine.values import PUBLIC
from app.games.liberty import state
from app.games.liberty.actions import AnswerTrade, ForceTrade, Give, OfferTrade, Reinforce, Want
from app.games.liberty.game import GAME
from app.games.liberty.prisoners import TradeForced
from app.games.liberty.state import PRISON, Ask, Situation
from app.kit.blocks import with_block
from app.kit.cards import PlayCard
from proofs.leakproof import leakproof
from tests.games.liberty.positions import (
    DONE,
    ONE,
    SUPPLY,
    THREE,
    Played,
    may,
    position,
    refused,
    seen,
)

MAX_PROOFS = 8
ON = {"forced_exchange": "on"}
TEXT = "boston: gb rall 1; albany: am washington 1"


def supplying(options: dict[str, str] = ON, text: str = TEXT) -> Played:
    """The player of a supply card, Britain, before anything is done."""
    return position(text, "gb", ask=Ask.SUPPLY, cards=(SUPPLY, SUPPLY), options=options)


def named(options: dict[str, str] = ON) -> Played:
    """Gates named to be set free, Howe to come back."""
    return supplying(options).play("gb", Give("gates"), Want("howe"))


def test_a66_a_supply_card_forces_an_exchange_and_both_go_to_their_pools() -> None:
    assert may(named().state, "gb", ForceTrade())
    forced = named().play("gb", ForceTrade())
    assert (forced.where("gates"), forced.where("howe")) == ("pool", "pool")
    assert forced.asked() == ("gb", Ask.SUPPLY)
    assert not forced.state.turn.trade.give


def test_a66_it_costs_no_step() -> None:
    forced = named().play("gb", ForceTrade())
    assert forced.play("gb", Reinforce("rall")).cv("rall") == 2


def test_11_5_without_the_option_nobody_is_forced() -> None:
    plain = named({})
    assert not may(plain.state, "gb", ForceTrade())
    why = refused(plain.state, "gb", ForceTrade())
    assert (why.rule, why.message.key) == ("11.5", "liberty-not-forced")
    assert "forced_exchange" not in plain.state.options


@pytest.mark.parametrize(
    "named_", [(), (Give("gates"),), (Want("howe"),), (Give("gates"), Give("morgan"), Want("howe"))]
)
def test_a66_one_is_forced_for_one(named_: tuple[Any, ...]) -> None:
    drafted = supplying().play("gb", *named_)
    assert not may(drafted.state, "gb", ForceTrade())
    assert refused(drafted.state, "gb", ForceTrade()).message.key == "liberty-one-for-one"


def test_a66_both_sides_hold_a_prisoner() -> None:
    everybody = [b for b in position("", "gb").state.blocks if b not in ("rall", "washington")]
    americans = ", ".join(f"am {b}" for b in everybody if b in GAME.standard.army["am"])
    alone = supplying(text=f"{TEXT}; pool: {americans}").play("gb", Want("howe"))
    assert refused(alone.state, "gb", Give("gates")).rule == "11.5"
    assert refused(alone.state, "gb", ForceTrade()).message.key == "liberty-one-for-one"


def test_a66_once_for_a_card() -> None:
    again = named().play("gb", ForceTrade()).play("gb", Give("morgan"), Want("guards"))
    assert refused(again.state, "gb", ForceTrade()).message.key == "liberty-forced-already"
    assert not may(again.state, "gb", ForceTrade())


def test_a66_the_other_supply_card_forces_one_too() -> None:
    ended = named().play("gb", ForceTrade()).play("gb", DONE)
    assert ended.asked() == ("am", Ask.SUPPLY)
    forced = ended.play("am", Give("guards"), Want("morgan"), ForceTrade())
    assert forced.state.turn.forced == ("gb", "am")


def test_a66_before_any_step() -> None:
    given = named().play("gb", Reinforce("rall"))
    assert refused(given.state, "gb", ForceTrade()).message.key == "liberty-trade-first"


def test_a66_an_open_offer_is_answered_first() -> None:
    offered = named().play("gb", OfferTrade()).play("gb", DONE)
    assert refused(offered.state, "am", ForceTrade()).rule == "11.5"
    declined = offered.play("am", AnswerTrade(False)).play("am", Give("guards"), Want("morgan"))
    assert may(declined.state, "am", ForceTrade())


def carried_over(want: str = "howe") -> Played:
    """Britain has the supply card, and its offer of the turn before still stands."""
    moved = position(TEXT, "gb", first="am", options=ON, cards=(ONE, THREE))
    hands = {"gb": ("a1-2", SUPPLY), "am": ("a1-3", "a1-4")}
    cards = replace(moved.state.cards, hands=hands)
    offered = Played(replace(moved.state, cards=cards), []).play(
        "gb", Give("gates"), Give("morgan"), Want(want), OfferTrade(), DONE
    )
    turned = offered.play("gb", PlayCard(SUPPLY)).play("am", PlayCard("a1-3"))
    assert turned.asked() == ("gb", Ask.SUPPLY)
    assert seen(turned.state, "am").trade.open
    return turned


def test_a66_ones_own_open_offer_gives_way_to_a_forced_exchange() -> None:
    drafted = carried_over().play("gb", Give("gates"))
    assert seen(drafted.state, "gb").trade.give == ("gates",)
    forced = drafted.play("gb", Want("guards"), ForceTrade())
    assert (forced.where("gates"), forced.where("guards")) == ("pool", "pool")
    assert not forced.state.turn.trade.open


def test_a66_an_offer_of_one_for_one_is_forced_as_it_stands() -> None:
    moved = position(TEXT, "gb", ask=Ask.SUPPLY, cards=(SUPPLY, SUPPLY), options=ON)
    offered = moved.play("gb", Give("gates"), Want("howe"), OfferTrade())
    assert may(offered.state, "gb", ForceTrade())
    assert offered.play("gb", ForceTrade()).where("howe") == "pool"


def test_a45_without_the_option_one_offer_at_a_time_it_is() -> None:
    offered = named({}).play("gb", OfferTrade())
    for action in (Give("morgan"), Want("guards"), OfferTrade()):
        assert refused(offered.state, "gb", action).message.key == "liberty-one-offer"


def test_a66_who_has_forced_an_exchange_keeps_to_one_offer() -> None:
    forced = named().play("gb", ForceTrade(), Give("morgan"), Want("guards"), OfferTrade())
    assert refused(forced.state, "gb", Give("maryland-line")).message.key == "liberty-one-offer"


def test_a66_only_a_supply_card_forces() -> None:
    moving = position(TEXT, "gb", options=ON).play("gb", Give("gates"), Want("howe"))
    assert not may(moving.state, "gb", ForceTrade())
    assert refused(moving.state, "gb", ForceTrade()).rule


def test_a66_all_see_who_was_exchanged_and_by_whom() -> None:
    before = named().state
    forced = named().play("gb", ForceTrade())
    assert seen(forced.state, PUBLIC).forced == ("gb",)
    assert "howe" not in seen(forced.state, PUBLIC).prisoners["gb"]
    [line] = GAME.log_lines(before, forced.one(TradeForced), PUBLIC)
    assert (line.rule, line.message.key) == ("11.5", "liberty-line-forced")


@pytest.mark.long
def test_with_the_option_hidden_blocks_stay_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    begin, apply, count = state.blank, TradeForced.apply, [0]

    def begun(*given: Any) -> Situation:
        situation = begin(*given)
        for block in ("howe", "gates"):
            own = situation.blocks[block]
            situation = with_block(situation, block, at=PRISON, cv=own.max)
        return situation

    def counted(event: TradeForced, before: Situation) -> Situation:
        count[0] += 1
        return apply(event, before)

    monkeypatch.setattr(state, "blank", begun)
    monkeypatch.setattr(TradeForced, "apply", counted)
    for number in range(MAX_PROOFS):
        assert leakproof(GAME, 2, f"forced-{number}", ON).differences == []
        if count[0]:
            return
    raise AssertionError("nobody has forced an exchange")
