"""Rules 4, 5 and 23: turns, victory, tides."""

import pytest

from app.games.quebec1759.actions import Part, SendHome, SendOttawa, Ships
from app.games.quebec1759.board import FR, GB
from app.games.quebec1759.moves import GroupMoved, ShipsMoved
from app.games.quebec1759.play import OrdersOpened
from app.games.quebec1759.turns import TideRolled, TurnBegan
from app.kit.turns import Done
from app.kit.victory import MatchDecided
from tests.games.quebec1759.turns import GAME, offers, refused, turn, view

TO_LEVIS = Part("OR", "LE", "river", 2)


def test_4_1_one_move_a_turn() -> None:
    played = turn(ships_up=1).act(GB, TO_LEVIS)
    assert refused(played, GB, Ships(1, "up")).rule == "4.1"
    assert turn(number=15).orders().one(TurnBegan).number == 16


def test_4_2_both_write_unseen() -> None:
    written = turn().act(GB, TO_LEVIS, Done())
    assert written.asked() == {FR: "orders"}
    for viewer in (FR, "public"):
        assert not view(written, viewer).orders
    assert view(written, GB).orders[GB].parts[0].count == 2


def test_4_2_both_open_together() -> None:
    opened = turn().orders(gb=[TO_LEVIS])
    assert opened.has(OrdersOpened)
    assert view(opened, FR).orders[GB].parts[0].count == 2


def test_4_2_halts_are_allowed_and_save_nothing_up() -> None:
    played = turn().orders()
    assert played.one(TurnBegan).number == 4
    assert not played.state.turn.orders
    assert GAME.awaiting(played.state)[0].sealed


def test_4_3_enemies_in_one_zone_fight_before_the_next_turn() -> None:
    played = turn("LE: FR-SAR FR-ROU FR-LAN FR-GUY").orders(gb=[TO_LEVIS])
    fought = played.act(GB, *_two_of(played), Done())
    assert fought.state.battle
    assert fought.state.turn_number == 3


def _two_of(played):
    return [a for a in offers(played, GB) if a != Done()][:2]


@pytest.mark.parametrize(("where", "winner"), [("AB", GB), ("LE", FR)])
def test_5_1_the_british_win_with_abraham_after_turn_16(where: str, winner: str) -> None:
    ended = turn(f"{where}: BR-15 BR-28", number=16, occupied=where).orders()
    decided = ended.one(MatchDecided)
    assert (decided.winner, decided.rule) == (winner, "5.1")
    outcome = GAME.outcome(ended.state)
    assert outcome
    assert outcome.winner == winner


def test_5_1_abraham_held_earlier_wins_nothing() -> None:
    assert turn("AB: BR-15", number=15, occupied="AB").orders().state.winner is None
    left = turn("AB: BR-15", number=16, occupied="AB SI").orders(gb=[Part("AB", "SI", "road", 1)])
    assert left.one(MatchDecided).winner == FR
    lost = turn("SI: BR-15", number=16, occupied="AB SI").orders()
    assert lost.one(MatchDecided).winner == FR


def test_5_1_abraham_entered_on_turn_16_wins() -> None:
    entered = turn("SI: BR-15", number=16, occupied="SI").orders(gb=[Part("SI", "AB", "road", 1)])
    played = entered.act(FR, SendHome("FR-Q1"))
    assert played.one(MatchDecided).winner == GB


def test_5_2_the_french_win_when_the_british_fall_below_20_cv() -> None:
    rest = [b for b in turn().state.armies[GB]["OR"] if b not in ("BR-15", "BR-28")]
    few = " ".join(rest[:-4])
    played = turn(gone=few, cv={"BR-15": 4})
    assert sum(b.cv for b in played.state.blocks.values() if b.side == GB) < 20
    ended = played.orders()
    assert ended.one(MatchDecided).rule == "5.2"
    assert isinstance(ended.events[-1], MatchDecided)


def test_a39_detachments_and_wolfe_count() -> None:
    small = [b for b in turn().state.blocks if b.startswith(("BR-D", "BR-WOLFE"))]
    big = "BR-15 BR-28 BR-35"
    gone = " ".join(b for b in turn().state.armies[GB]["OR"] if b not in (*small, *big.split()))
    assert turn(gone=gone).orders().state.winner is None
    assert turn(gone=f"{gone} BR-D1").orders().state.winner == FR


def test_a43_a_french_block_on_abraham_denies_it() -> None:
    away = turn("AB: FR-SAR", number=16).orders()
    assert away.state.winner == FR


def test_a43_without_french_the_game_still_runs_to_turn_16() -> None:
    gone = " ".join(b for b in turn().state.blocks if b.startswith("FR-"))
    assert turn("AB: BR-15", gone=gone, number=15, occupied="AB").orders().state.winner is None
    assert turn("AB: BR-15", gone=gone, number=16, occupied="AB").orders().state.winner == GB


def test_23_on_a_1_nobody_moves_by_river() -> None:
    begun = turn(tides="before-orders").orders(dice=[1])
    assert begun.one(TideRolled).bars()
    assert refused(begun, GB, TO_LEVIS).rule == "23"
    assert refused(begun, GB, Ships(1, "up")).rule == "23"
    assert TO_LEVIS in offers(turn(tides="before-orders").orders(dice=[2]), GB)


def test_23_without_the_option_no_die_is_thrown() -> None:
    assert not turn().orders().has(TideRolled)


def test_a40_thrown_after_the_orders_it_undoes_what_they_send_by_river() -> None:
    late = turn("BE: FR-SAR", tides="after-orders")
    opened = late.orders(gb=[TO_LEVIS], fr=[Part("BE", "MO", "road", 1)], dice=[1])
    assert opened.one(TideRolled).bars()
    assert opened.one(GroupMoved).side == FR
    assert not late.orders(gb=[Ships(1, "up")], dice=[1]).has(ShipsMoved)


def test_a40_it_bars_neither_the_st_charles_nor_the_ottawa() -> None:
    late = turn("SC: FR-SAR", tides="after-orders")
    crossed = late.orders(fr=[Part("SC", "AB", "crossing", 1)], dice=[1])
    assert crossed.at("AB", FR) == {"FR-SAR"}
    gone = turn(tides="after-orders").orders(fr=[SendOttawa("LE")], dice=[1])
    assert gone.at("LE", FR) == {"FR-OTT"}
