"""Chapters 3 and 4: cards, who is first, supply, weather."""

import pytest
from msgspec.structs import replace

from app.engine.chance import KeyedChance
from app.engine.resolution import PendingDecision
from app.engine.values import PUBLIC, Repaired
from app.games.liberty.actions import Fire, Reinforce
from app.games.liberty.board import STANDARD, other
from app.games.liberty.cards import FirstDecided, YearBegan, first_by
from app.games.liberty.fire import BlockFired
from app.games.liberty.game import GAME
from app.games.liberty.log import log_lines
from app.games.liberty.state import Ask, Phase, Turn
from app.games.liberty.supply import SupplyEnded
from app.kit.cards import Cards, CardsDealt, PlayCard
from app.words.i18n import catalogue, read
from tests.games.liberty.positions import (
    DONE,
    ONE,
    SUPPLY,
    THREE,
    TWO,
    Played,
    at,
    may,
    play,
    position,
    refused,
    seen,
    to,
)

CHANCE = KeyedChance(bytes(32), 0)
TWO_S = (SUPPLY, "s2-1")


def turned_up(british: str, american: str) -> Played:
    """Play a card for each side, in a position with a block of each."""
    state = position("boston: gb howe 1; albany: am gates 1", "gb").state
    hands: dict[str, tuple[str, ...]] = {"gb": (british, ONE), "am": (american, TWO)}
    dealt = replace(
        state,
        phase=Phase.CARDS,
        cards=Cards(hands),
        turn=Turn(held=state.turn.held),
        awaiting=(PendingDecision("gb", Ask.CARD), PendingDecision("am", Ask.CARD)),
    )
    return play(dealt, "gb", PlayCard(british)).play("am", PlayCard(american))


def test_3_0_each_side_is_dealt_five_cards_that_the_other_does_not_see() -> None:
    decided = GAME.setup("standard", {}, CHANCE)
    dealt = [event for event in decided.events if isinstance(event, CardsDealt)]
    assert [(event.side, len(event.cards)) for event in dealt] == [("gb", 5), ("am", 5)]
    assert not {*dealt[0].cards} & {*dealt[1].cards}
    british = seen(decided.state, "gb")
    assert british.cards.hand == tuple(sorted(dealt[0].cards))
    assert british.cards.counts == {"gb": 5, "am": 5}
    assert seen(decided.state, "public").cards.hand == ()


def test_3_0_both_play_a_card_of_their_hand_and_turn_them_up_together() -> None:
    state = GAME.setup("standard", {}, CHANCE).state
    mine, theirs = (seen(state, side).cards.hand for side in ("gb", "am"))
    assert refused(state, "gb", PlayCard(theirs[0])).rule == "3.0"
    once = play(state, "gb", PlayCard(mine[0]))
    assert seen(once.state, "am").cards.turned == {}
    both = once.play("am", PlayCard(theirs[0]), dice=[6])
    assert seen(both.state, "public").cards.turned == {"gb": mine[0], "am": theirs[0]}
    assert seen(both.state, "am").cards.counts == {"gb": 4, "am": 4}


@pytest.mark.parametrize(
    ("british", "american", "first"),
    [(THREE, TWO, "gb"), (ONE, TWO, "am"), (TWO, TWO, "gb")],
)
def test_3_1_the_higher_card_acts_first_the_british_when_they_are_equal(
    british: str, american: str, first: str
) -> None:
    assert first_by(STANDARD, {"gb": british, "am": american}) == first


@pytest.mark.parametrize(
    ("british", "american", "first"),
    [(SUPPLY, THREE, "gb"), (THREE, SUPPLY, "am"), (SUPPLY, SUPPLY, "gb")],
)
def test_3_3_a_supply_card_acts_first(british: str, american: str, first: str) -> None:
    assert first_by(STANDARD, {"gb": british, "am": american}) == first


@pytest.mark.parametrize(
    ("british", "american", "rule", "told"),
    [
        ("a1-1", "a3-1", "3.1", "America acts first: it has the higher card"),
        ("a3-1", "a3-2", "3.1", "Britain acts first: equal cards, and Britain begins"),
        ("s2-1", "a3-1", "3.3", "Britain acts first: supply cards come first"),
        ("s2-1", "s3-1", "3.3", "Britain acts first: both cards are supply, and Britain begins"),
    ],
)
def test_3_1_it_is_told_why_a_side_acts_first(
    british: str, american: str, rule: str, told: str
) -> None:
    before = position("boston: gb howe", "gb", cards=(british, american)).state
    cards = {"gb": british, "am": american}
    [line] = GAME.log_lines(before, FirstDecided(first_by(STANDARD, cards)), PUBLIC)
    assert (line.rule, catalogue().words(line.message)) == (rule, told)


def test_3_0_the_last_card_of_a_hand_is_played_by_one_press() -> None:
    for hand, is_only in ((("a1-1",), True), (("a1-1", "a2-1"), False)):
        cards = position("boston: gb howe", "gb", ask=Ask.CARD, hands=hand)
        choices = GAME.choices(cards.state, "gb")
        assert choices
        assert [choice.at_once for choice in choices.actions] == [is_only] * len(hand)


def test_3_1_each_group_takes_an_action_whatever_part_of_it_moves() -> None:
    two = "boston: gb howe, gb 5th-foot, gb 26th-foot; quebec: gb royal-fusiliers"
    moved = position(two, "gb", cards=(ONE, ONE)).play(
        "gb", *to("howe", "springfield"), *to("5th-foot", "newport")
    )
    assert refused(moved.state, "gb", to("royal-fusiliers", "trois-rivieres")[0]).rule == "3.1"
    assert may(moved.state, "gb", to("26th-foot", "springfield")[0])


def test_3_2_a_side_moves_before_it_builds() -> None:
    set_up = position("boston: gb howe; pool: gb guards, gb rall", "gb", cards=(TWO, TWO))
    moved = set_up.play("gb", *to("howe", "springfield"), DONE)
    assert moved.asked() == ("gb", Ask.BUILD)
    unmoved = set_up.play("gb", DONE)
    assert unmoved.asked() == ("gb", Ask.BUILD)


def test_3_3_steps_go_one_to_a_block_in_supply_towns_the_atlantic_and_indian_homes() -> None:
    text = (
        "boston: gb howe 2, gb 5th-foot 3; atlantic: gb guards 1; shawnee: gb shawnee 1; "
        "concord: gb 26th-foot 1; british-indies: gb royal-americans 2"
    )
    set_up = position(text, "gb", ask=Ask.SUPPLY, cards=(SUPPLY, THREE))
    assert refused(set_up.state, "gb", Reinforce("5th-foot")).message.key.endswith("full-strength")
    assert refused(set_up.state, "gb", Reinforce("26th-foot")).rule == "3.3"
    for block in ("guards", "shawnee", "royal-americans"):
        assert may(set_up.state, "gb", Reinforce(block))
    once = set_up.play("gb", Reinforce("howe"))
    assert once.cv("howe") == 3
    assert refused(once.state, "gb", Reinforce("howe")).message.key.endswith("one-step-each")
    spent = once.play("gb", Reinforce("guards"), Reinforce("shawnee"))
    assert refused(spent.state, "gb", Reinforce("royal-americans")).rule == "3.3"


def test_3_3_player_2_has_no_more_steps_than_their_card_either() -> None:
    text = "boston: gb howe 1, gb 5th-foot 1"
    set_up = position(text, "gb", first="am", ask=Ask.SUPPLY, cards=(SUPPLY, THREE))
    once = set_up.play("gb", Reinforce("howe"))
    assert refused(once.state, "gb", Reinforce("howe")).message.key.endswith("one-step-each")
    assert seen(once.state, "am").supplied == ()


def test_3_3_the_line_of_supply_tells_where_how_many_steps_were_gained() -> None:
    text = "boston: gb howe 1, gb 5th-foot 1; quebec: gb 26th-foot 1"
    set_up = position(text, "gb", ask=Ask.SUPPLY, cards=(SUPPLY, THREE))
    supplied = set_up.play("gb", Reinforce("howe"), Reinforce("5th-foot"))
    event = supplied.play("gb", DONE).one(SupplyEnded)
    [line] = log_lines(supplied.state, event, "am")
    assert line.motions == (Repaired(at("boston"), count=2),)


@pytest.mark.parametrize(
    ("cards", "asked"),
    [((SUPPLY, THREE), [("gb", Ask.SUPPLY)]), ((THREE, SUPPLY), [("am", Ask.SUPPLY)])],
)
def test_3_3_and_4_0_supply_comes_before_the_weather(
    cards: tuple[str, str], asked: list[tuple[str, Ask]]
) -> None:
    turned = turned_up(*cards)
    assert [(entry.side, entry.ask) for entry in turned.state.awaiting] == asked
    assert seen(turned.state, "gb").weather == 0
    [(side, _)] = asked
    supplied = turned.play(side, DONE, dice=[2])
    assert seen(supplied.state, "gb").weather == 2
    assert supplied.asked() == (other(side), Ask.MOVE)


def test_3_3_and_4_0_two_supply_cards_come_before_the_weather() -> None:
    turned = turned_up(SUPPLY, "s2-1")
    assert turned.asked() == ("gb", Ask.SUPPLY)
    once = turned.play("gb", DONE)
    assert once.asked() == ("am", Ask.SUPPLY)
    assert seen(once.state, "gb").weather == 0
    twice = once.play("am", DONE, dice=[1])
    assert twice.state.turn_number == 2


def test_4_0_a_match_that_rolled_for_the_weather_first_goes_on() -> None:
    """Edition 1 rolled before any supply: nobody rolls twice, nobody loses their steps."""
    set_up = position("boston: gb howe 1; albany: am gates 1", "gb", ask=Ask.SUPPLY, cards=TWO_S)
    once = set_up.play("gb", DONE)
    assert once.asked() == ("am", Ask.SUPPLY)
    assert once.play("am", DONE).state.turn_number == 2


def test_a48_steps_that_cannot_be_given_are_lost() -> None:
    set_up = position("concord: gb howe 1", "gb", ask=Ask.SUPPLY, cards=(SUPPLY, THREE))
    assert set_up.play("gb", DONE).asked() == ("am", Ask.MOVE)


def test_4_0_nobody_attacks_into_or_out_of_the_half_that_weather_has_closed() -> None:
    text = "boston: gb howe; springfield: am washington; reading: gb rall; lancaster: am gates"
    north = position(text, "gb", weather=1)
    assert refused(north.state, "gb", to("howe", "springfield")[0]).rule == "4.0"
    assert may(north.state, "gb", to("howe", "concord")[0])
    assert may(position(text, "gb", weather=2).state, "gb", to("howe", "springfield")[0])
    fair = position(text, "gb", weather=3)
    assert may(fair.state, "gb", to("howe", "springfield")[0])


def test_a4_an_attack_counts_by_where_it_starts_and_by_where_it_ends() -> None:
    text = "philadelphia: gb howe; baltimore: am washington"
    for weather in (1, 2):
        closed = position(text, "gb", weather=weather)
        assert refused(closed.state, "gb", to("howe", "baltimore")[0]).rule == "4.0"


def test_a5_an_empty_enemy_town_is_an_attack_for_the_weather_and_needs_no_battle() -> None:
    closed = position("boston: gb howe", "gb", weather=1)
    assert refused(closed.state, "gb", to("howe", "springfield")[0]).rule == "4.0"
    entered = position("boston: gb howe", "gb").play("gb", *to("howe", "springfield"), DONE)
    assert entered.state.turn.attackers == {}


def test_a5_weather_bars_no_empty_hex_without_a_town_whoever_stood_there() -> None:
    text = "haverhill: am gates; concord: gb howe; boston: gb rall"
    moved = position(text, "am", weather=1).play("am", *to("gates", "upper-coos"), DONE)
    assert seen(moved.state, "gb").held[at("haverhill")] == "am"
    assert may(moved.state, "gb", to("howe", "haverhill")[0])
    assert refused(moved.state, "gb", to("rall", "springfield")[0]).rule == "4.0"
    assert refused(moved.state, "gb", to("howe", "upper-coos")[0]).rule == "4.0"


def test_a5_nor_is_an_enemy_town_passed_through() -> None:
    text = "new-haven: gb 17th-light-dragoons; boston: gb howe"
    closed = position(text, "gb", weather=1)
    assert refused(closed.state, "gb", to("17th-light-dragoons", "springfield")[0]).rule == "4.0"


def test_a3_the_first_year_may_have_three_turns_with_hands_of_three() -> None:
    decided = GAME.setup("standard", {"first_year": "three-cards"}, CHANCE)
    assert [e.year for e in decided.events if isinstance(e, YearBegan)] == [1775]
    assert seen(decided.state, "gb").cards.counts == {"gb": 3, "am": 3}


def test_3_0_an_extra_card_is_put_back_unseen_by_option() -> None:
    state = GAME.setup("standard", {"extra_card": "on"}, CHANCE).state
    assert [entry.ask for entry in state.awaiting] == [Ask.PUT_BACK, Ask.PUT_BACK]
    put = play(state, "gb", PlayCard(seen(state, "gb").cards.hand[0]))
    put = put.play("am", PlayCard(seen(state, "am").cards.hand[0]))
    assert seen(put.state, "am").cards.counts == {"gb": 5, "am": 5}
    assert {entry.ask for entry in put.state.awaiting} == {Ask.CARD}


def test_a47_actions_that_are_not_used_are_lost() -> None:
    assert position("boston: gb howe", "gb").play("gb", DONE).asked() == ("am", Ask.MOVE)
    assert at("boston") == "G5"


@pytest.mark.parametrize(("year", "name"), [(1777, ""), (1778, "-renamed"), (1783, "-renamed")])
def test_2_21_and_a46_howe_is_called_clinton_from_1778_on(year: int, name: str) -> None:
    text = "boston: gb howe; springfield: am washington 1"
    moved = position(text, "gb", year=year).play("gb", *to("howe", "springfield"), DONE)
    fought = moved.play("am", DONE).play("am", Fire("washington"), dice=[6])
    offered = GAME.choices(fought.state, "gb")
    assert offered is not None
    [fires] = [c for c in offered.actions if c.action == Fire("howe")]
    assert fires.label is not None
    assert fires.label.params["block"] == f"@liberty-block-howe{name}"
    fired = fought.play("gb", Fire("howe"), dice=[6] * 4)
    [line] = GAME.log_lines(fought.state, fired.one(BlockFired), "am")
    assert line.message.params["block"] == f"@liberty-block-howe{name}"


def test_a46_no_other_block_changes_its_name() -> None:
    renamed = {block.id: block.renamed for block in STANDARD.sheet.blocks if block.renamed}
    assert renamed == {"howe": 1778}
    assert "liberty-block-howe-renamed = Clinton" in read("en")
