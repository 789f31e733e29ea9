"""Chapters 5 to 7: set-up, the pre-war sequence, the sequence of play, holding cards."""

from typing import Any

import pytest

from app.engine.chance import KeyedChance
from app.engine.memo import replaced
from app.engine.resolution import Resolution
from app.games.madison.actions import KeepCard, March, NameLeader, Take, UseCard
from app.games.madison.board import DECLARATION, GHENT, STANDARD
from app.games.madison.cards import CardsThrownAway, HeldTakenUp, deal, deck, throw_away
from app.games.madison.game import GAME
from app.games.madison.play_state import PlayStage
from app.games.madison.points import marker
from app.games.madison.prewar import CardCounted, WarBegan, WarDeclared, go_on
from app.games.madison.sequence import FirstPlayerSet, TurnBegan, run_until_decision
from app.games.madison.state import Ask, MadisonCards, Phase, Situation
from app.kit.cards import CardsDealt
from tests.games.dice import Scripted
from tests.games.madison.positions import (
    DONE,
    THREE,
    Played,
    may,
    play,
    position,
    refused,
    seen,
)


def opened(first: int = 1, second: int = 0) -> Situation:
    """Open a campaign: the US draw, not the Declaration unless `first` is 0."""
    state: Situation = GAME.setup("campaign", {}, Scripted([first, second])).state
    return state


def test_5_2_each_year_has_a_deck_of_its_own() -> None:
    for turn, year in (("1812_SF", 1812), ("1813_SS", 1813), ("1814_SF", 1814)):
        state = position("york: gb gb_41", "gb", hand=(), turn=turn).state
        assert {STANDARD.cards[card].year for card in deck(state)} == {year}


@pytest.mark.parametrize(
    ("scenario", "wanted"), [("campaign", ("", 0)), ("1813", ("gb", 2)), ("1814", ("us", 2))]
)
def test_each_scenario_begins_with_the_points_that_it_says(
    scenario: str, wanted: tuple[str, int]
) -> None:
    assert marker(GAME.blank(scenario, {})) == wanted


def test_6_2_the_us_draw_first_and_keep_the_card_or_move_by_it() -> None:
    state = opened()
    assert [(entry.side, entry.ask) for entry in state.awaiting] == [("us", Ask.DRAWN)]
    kept = play(state, "us", KeepCard(), dice=[1, 3])
    assert kept.asked() == ("gb", Ask.DRAWN)
    assert len(kept.state.cards.hands["us"]) == 1
    [card] = state.cards.hands["us"]
    moved = play(state, "us", UseCard(card, "units"), Take("us_1pa"), DONE)
    assert moved.state.phase == Phase.PREWAR
    assert refused(moved.state, "us", March("ft_erie")).rule == "6.2"
    assert may(moved.state, "us", March("batavia"))


def test_a17_only_the_card_just_drawn_moves_somebody_and_does_nothing_else() -> None:
    state = opened()
    [card] = state.cards.hands["us"]
    assert refused(state, "us", UseCard(card, "depot")).rule == "6.2"
    assert refused(state, "us", UseCard(DECLARATION, "units")).rule == "6.2"


def test_6_31_nobody_has_more_than_seven_used_ones_counted() -> None:
    decided = GAME.setup("campaign", {}, KeyedChance(bytes(32), 0))
    state, chance = decided.state, KeyedChance(bytes(32), 500)
    while state.phase == Phase.PREWAR:
        [entry] = state.awaiting
        state = GAME.decide(state, entry.side, KeepCard(), chance).state
    assert {side: len(hand) for side, hand in state.cards.hands.items()} == {"us": 7, "gb": 7}
    assert DECLARATION in state.cards.hands[state.declared]


def test_6_32_the_declaration_last_with_empty_hands_begins_sf() -> None:
    state = replaced(
        GAME.blank("campaign", {}),
        counted={"us": 7, "gb": 7},
        declared="gb",
        cards=MadisonCards({"gb": (DECLARATION,)}),
    )
    resolution = Resolution(state, Scripted([0] * 14))
    go_on(resolution)
    assert resolution.state.cards.discards == (DECLARATION,)
    run_until_decision(resolution)
    assert resolution.state.phase == Phase.CHECK


def test_a15_with_another_card_in_hand_it_stays_as_a_3() -> None:
    state = replaced(
        GAME.blank("campaign", {}),
        counted={"us": 7, "gb": 7},
        declared="gb",
        cards=MadisonCards({"gb": (DECLARATION,), "us": ("5",)}),
    )
    resolution = Resolution(state, Scripted(()))
    go_on(resolution)
    assert resolution.state.cards.hands["gb"] == (DECLARATION,)
    assert STANDARD.cards[DECLARATION].value == 3


def test_6_33_who_did_not_draw_the_declaration_plays_first() -> None:
    decided = GAME.setup("campaign", {}, Scripted([0, 0, *([0] * 13)]))
    played = Played(decided.state, list(decided.events))
    assert played.one(WarDeclared).side == "us"
    assert played.one(WarBegan).first == "gb"
    assert played.asked() == ("gb", Ask.PLAY)
    assert len(played.all(CardCounted)) == 14


def test_7_1_a_turn_goes_from_reinforcements_to_the_count_of_points() -> None:
    begun = position("york: gb gb_41", "gb", hand=("28",), turn="1812_SS")
    chance = KeyedChance(bytes(32), 0)
    decided = GAME.decide(begun.state, "gb", UseCard("28", "hold"), chance)
    phases = [event.phase for event in decided.events if type(event).__name__ == "PhaseBegan"]
    assert phases[:2] == ["check", "turn-end"]
    assert phases[2:] == ["arrivals", "cards", "fight-in", "return", "first", "action"]


def test_7_21_seven_eight_or_nine_cards_are_drawn() -> None:
    for turn, size in (("1812_SF", 7), ("1813_SS", 8), ("1814_SS", 9)):
        state = position("york: gb gb_41", "gb", hand=(), turn=turn).state
        resolution = Resolution(state, KeyedChance(bytes(32), 0))
        deal(resolution)
        assert {len(hand) for hand in resolution.state.cards.hands.values()} == {size}


def test_7_22_what_is_discarded_is_not_dealt_again() -> None:
    cards = MadisonCards(discards=("5", "6"))
    state = replaced(position("york: gb gb_41", "gb").state, cards=cards)
    assert not {"5", "6"} & {*deck(state)}


def test_7_23_held_cards_count_against_the_draw() -> None:
    cards = MadisonCards(held={"gb": ("5", "6")})
    state = replaced(position("york: gb gb_41", "gb", turn="1812_SF").state, cards=cards)
    resolution = Resolution(state, KeyedChance(bytes(32), 0))
    deal(resolution)
    hands = resolution.state.cards.hands
    assert {side: len(hand) for side, hand in hands.items()} == {"us": 7, "gb": 7}
    assert {"5", "6"} <= {*hands["gb"]}


def test_a28_the_draw_is_the_turns_number_less_the_cards_held() -> None:
    cards = MadisonCards(held={"gb": ("5",)})
    state = replaced(position("york: gb gb_41", "gb", turn="1812_SF").state, cards=cards)
    resolution = Resolution(state, KeyedChance(bytes(32), 0))
    deal(resolution)
    dealt = {e.side: len(e.cards) for e in resolution.events if isinstance(e, CardsDealt)}
    assert dealt == {"us": 7, "gb": 6}


def test_a41_cards_held_in_the_first_half_join_the_hand_of_the_second() -> None:
    cards = MadisonCards(held={"gb": ("5",)})
    state = replaced(position("york: gb gb_41", "gb", turn="1812_SF").state, cards=cards)
    taken = HeldTakenUp().apply(state)
    assert taken.cards.hands["gb"] == ("5",)
    assert not any(taken.cards.held.values())


def test_7_24_what_is_left_of_a_years_cards_is_thrown_away() -> None:
    cards = MadisonCards({"us": ("5",)}, held={"gb": ("6",)})
    state = replaced(position("york: gb gb_41", "gb").state, cards=cards)
    resolution = Resolution(state, Scripted(()))
    throw_away(resolution)
    assert resolution.state.cards.discards == ("5", "6")


def test_7_25_the_treaty_is_in_the_deck_from_the_second_half_of_1814() -> None:
    summer = position("york: gb gb_41", "gb", hand=(), turn="1814_SS").state
    fall = position("york: gb gb_41", "gb", hand=(), turn="1814_SF").state
    assert GHENT not in deck(summer)
    assert GHENT in deck(fall)


def test_7_32_the_sides_play_by_turns_and_who_has_no_card_is_passed_over() -> None:
    text = "york: gb gb_41; albany: us us_13"
    both = position(text, "gb", hand=("5", "6"), enemy_hand=("7",))
    first = both.play("gb", UseCard("5", "hold"))
    assert first.asked() == ("us", Ask.PLAY)
    second = first.play("us", UseCard("7", "hold"))
    assert second.asked() == ("gb", Ask.PLAY)
    alone = position(text, "gb", hand=("5", "6"))
    assert alone.play("gb", UseCard("5", "hold")).asked() == ("gb", Ask.PLAY)


def first_of(turn: str, dice: list[int], **more: Any) -> str:
    """Return who plays first in a turn."""
    state = replaced(position("york: gb gb_41", "gb", turn=turn, **more).state, phase=Phase.FIRST)
    begun = replaced(state, first="", awaiting=(), play=None)
    resolution = Resolution(begun, Scripted(dice))
    run_until_decision(resolution)
    [event] = [event for event in resolution.events if isinstance(event, FirstPlayerSet)]
    assert list(event.dice) == dice
    return resolution.state.first


def test_7_33_who_plays_first_is_fixed_but_for_1813() -> None:
    assert first_of("1812_SF", []) == "us"
    assert first_of("1814_SS", []) == "gb"
    assert first_of("1813_SS", [3, 4]) == "gb"
    assert first_of("1813_SS", [3, 4], card_points={"us": 2}) == "us"
    assert first_of("1813_SS", [], card_points={"us": 6}) == "us"


def test_a22_equal_dice_are_rolled_again() -> None:
    assert first_of("1813_SS", [3, 3, 5, 2]) == "us"


def test_7_34_a_card_may_be_laid_down_two_of_a_hand() -> None:
    begun = position("york: gb gb_41", "gb", hand=("5", "6", "7"))
    held = begun.play("gb", UseCard("5", "hold"))
    assert seen(held.state, "gb").cards.held == ("5",)
    assert seen(held.state, "us").cards.held == ()
    assert seen(held.state, "us").cards.held_counts["gb"] == 1
    two = held.play("gb", UseCard("6", "hold"))
    assert refused(two.state, "gb", UseCard("7", "hold")).rule == "7.34"


def test_7_35_no_card_goes_into_another_year() -> None:
    cards = MadisonCards(held={"gb": ("5",)})
    state = replaced(
        position("york: gb gb_41", "gb", turn="1812_W").state,
        cards=cards,
        phase=Phase.TURN_END,
        play=None,
        awaiting=(),
    )
    resolution = Resolution(state, Scripted(()))
    run_until_decision(resolution)
    assert any(isinstance(event, CardsThrownAway) for event in resolution.events)
    assert resolution.state.turn == "1813_SS"


def test_7_5_and_points_are_checked_at_the_end_of_a_turn() -> None:
    state = replaced(position("york: gb gb_41", "gb").state, phase=Phase.CHECK, play=None)
    resolution = Resolution(replaced(state, awaiting=()), Scripted(()))
    run_until_decision(resolution)
    assert resolution.state.phase == Phase.TURN_END


def test_7_6_then_the_next_turn_begins() -> None:
    state = replaced(position("york: gb gb_41", "gb").state, phase=Phase.TURN_END, play=None)
    resolution = Resolution(replaced(state, awaiting=()), Scripted(()))
    run_until_decision(resolution)
    assert [e.turn for e in resolution.events if isinstance(e, TurnBegan)] == ["1812_W"]


def test_8_31_a_card_is_used_in_one_way() -> None:
    begun = position("albany: us brown, us us_13", "us", hand=("5", "7"))
    chosen = begun.play("us", UseCard("5", "leader"))
    assert chosen.state.play is not None
    assert chosen.state.play.stage == PlayStage.FORCE
    assert refused(chosen.state, "us", UseCard("7", "units")).rule == "8.31"
    led = chosen.play("us", NameLeader("brown"))
    assert led.state.cards.discards == ("5",)
    assert refused(begun.state, "us", UseCard("9", "units")).rule == "8.31"
    assert FirstPlayerSet("us").side == "us"


def test_8_21_anybody_uses_any_cards_value() -> None:
    british_card = position("albany: us brown, us us_13", "us", hand=("5", "7"))
    assert STANDARD.cards["5"].side == "gb"
    assert may(british_card.state, "us", UseCard("5", "leader"))


def test_6_2_the_card_just_drawn_may_lead_or_move_units_or_be_kept() -> None:
    state = opened()
    [card] = state.cards.hands["us"]
    assert may(state, "us", KeepCard())
    assert may(state, "us", UseCard(card, "units"))
    assert refused(state, "us", UseCard(card, "leader")).rule == "3.31"
    higher = replaced(state, drawn=THREE, cards=MadisonCards({"us": (THREE,)}))
    assert may(higher, "us", UseCard(THREE, "leader"))
