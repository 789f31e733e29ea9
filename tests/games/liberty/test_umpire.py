"""Whole matches of bold players, watched by an umpire who has the rulebook and not the code."""

from collections import Counter
from typing import Any

import pytest

from app.games.liberty import (
    battles,
    board,
    building,
    cards,
    feeding,
    fire,
    france,
    homecoming,
    lines,
    marches,
    movement,
    navy,
    paths,
    pinning,
    play,
    prisoners,
    retreat,
    sea,
    supply,
    tactics,
    victory,
    weather,
    winter,
)
from app.games.liberty.board import other
from app.games.liberty.control import is_enemys
from app.games.liberty.view import ViewLiberty, standing
from tests.games.liberty.umpire import Umpire
from tests.games.liberty.watched import SEEDS, all_watched, watched

SELDOM = {
    "BlockReturned": 5,
    "BlocksCaptured": 2,
    "BlocksLanded": 15,
    "IndiansCaptured": 6,
    "LandingRepulsed": 4,
    "TradeAnswered": 8,
    "TradeForced": 10,
    "France enters": 7,
    "Indians at home": 8,
    "ashore as C": 7,
    "bound and captured": 2,
    "came home": 15,
    "carried": 3,
    "charges": 30,
    "exchange in winter": 50,
    "fight by river": 100,
    "fight by ship": 50,
    "fleet fires": 120,
    "in the Indies": 20,
    "kept afloat": 20,
    "lost on a march": 15,
    "nobody came home": 5,
    "offer replaced": 5,
    "pursuit": 15,
    "regroup by river": 80,
    "regroup by sea": 3,
    "regroup by ship": 40,
    "reserves": 50,
    "reserves leave": 15,
    "ships leave": 2,
    "stands": 50,
    "withdraw by land": 30,
    "withdraw by river": 6,
    "withdraw by sea": 12,
    "withdraw by ship": 6,
    "won by gb": 1,
    "won by am": 40,
    "won by ": 1,
}
"""How often at least the umpire sees what does not come about by itself in any match."""


@pytest.mark.timeout(900)
def test_the_umpire_sees_nothing_against_the_rules_in_some_matches() -> None:
    assert sum(map(watched, SEEDS[:20]), Counter())


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_umpire_sees_nothing_against_the_rules() -> None:
    seen = all_watched()
    assert {kind.__name__ for kind in Umpire.checks} <= set(seen)
    assert {what: seen[what] for what, least in SELDOM.items() if seen[what] < least} == {}


def nothing(*_seen: object) -> None:
    """Refuse nothing."""


def never(*_seen: object) -> bool:
    """Deny whatever is asked."""
    return False


def always(*_seen: object) -> bool:
    """Affirm whatever is asked."""
    return True


def old_attack(view: ViewLiberty, to: str) -> bool:
    """Whether weather bars an empty hex without a town as well."""
    return is_enemys(view, to, view.side) and not pinning.is_attacked(view, to)


def ships_too(view: ViewLiberty, at: str, side: str, **_more: bool) -> set[str]:
    """Return the hexes from which anybody came, whoever leaves."""
    return REAL_CAME_FROM(view, at, side, with_ships=True)


def without_enemies(view: ViewLiberty, place: str, side: str) -> bool:
    """Whether nobody stands in the way, whosever the hex is."""
    return not standing(view, place, other(side))


REAL_CAME_FROM = retreat._came_from


WRONG_RULES: list[tuple[Any, str, Any, int]] = [
    (cards, "first_by", lambda *_: "gb", 2),
    (supply, "_is_supplied", always, 1),
    (weather, "CLOSED_ON", {1: "north"}, 4),
    (board, "FOREST_LIMIT", 3, 12),
    (board.HexSide, "stops", property(never), 0),
    (pinning, "attackers_steps", lambda *_, **_more: set(), 1),
    (marches, "LOSES_ON", 2, 0),
    (marches, "_groups", lambda *_: set(), 5),
    (paths, "RIVER_HEXES", 3, 8),
    (sea, "refuse_closed", nothing, 2),
    (sea, "MAX_BY_SEA", 4, 23),
    (sea, "MAX_IN_WEST_INDIES", 3, 1),
    (sea, "_others_there", never, 8),
    (building, "is_free", lambda view, place: place not in view.built, 2),
    (play, "holders", lambda state: state.turn.held, 8),
    (battles, "MAX_ROUNDS", 4, 8),
    (battles, "_arrived", never, 1),
    (battles, "must_leave", lambda _, battle: battle.attacker, 36),
    (fire, "strongest", lambda _, blocks: blocks, 2),
    (fire, "hits_up_to", lambda state, _, block: state.board.roster[block].hits, 23),
    (lines, "has_landed", never, 11),
    (navy, "weakened", lambda state, _: state, 13),
    (retreat, "_may_cross", always, 0),
    (retreat, "_has_room", always, 29),
    (france, "ENTERS_ON", 10, 22),
    (victory, "DRAW_FROM", 20, 40),
    (winter, "refuse_closed", nothing, 12),
    (feeding, "_excess_with", lambda view, blocks, leader, value: len(blocks) - value - 4, 8),
    (prisoners, "POOL", "prison", 1),
    (tactics, "STANDS_AT", 3, 0),
    (tactics, "GUARDS_CHARGE_AT", 4, 135),
    (tactics, "_is_regular_foot", always, 0),
    (fire, "_refuse_turn", nothing, 0),
    (battles, "is_pursued", never, 12),
    (homecoming, "_may_come", always, 17),
    (homecoming, "_is_entered", never, 26),
    (movement, "is_attack", old_attack, 52),
    (winter, "refuse_frozen", nothing, 1),
    (retreat, "_came_from", ships_too, 111),
    (retreat, "is_open_to", without_enemies, 0),
    (winter, "_is_open_port", always, 0),
    (sea, "refuse_sailor", nothing, 0),
]
"""What is wrong where, and the first of the matches in which the umpire sees it."""
SOON = 12


def seen_late(wrong: tuple[Any, str, Any, int]) -> Any:
    """Return a wrong rule to test: in `make test-all` alone, if it is seen after many matches."""
    return wrong if wrong[-1] <= SOON else pytest.param(*wrong, marks=pytest.mark.long)


@pytest.mark.parametrize(("module", "name", "wrong", "first"), [*map(seen_late, WRONG_RULES)])
def test_the_umpire_sees_a_wrong_rule(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, wrong: Any, first: int
) -> None:
    monkeypatch.setattr(module, name, wrong)
    with pytest.raises(AssertionError):
        all_watched(first)
