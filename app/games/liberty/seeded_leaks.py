"""Leaks seeded in Liberty, each where one of its kind would live."""

from msgspec.structs import replace

from app.engine.leaks import SeededLeak
from app.engine.values import Side, Viewer
from app.games.liberty import game, projection
from app.games.liberty.battle_state import Battle
from app.games.liberty.battles import RegroupingBegan
from app.games.liberty.board import SIDES, STANDARD, Board, other
from app.games.liberty.fire import with_battle
from app.games.liberty.options import TACTICS
from app.games.liberty.state import Situation, Turn
from app.games.liberty.view import Arrow, BattleView, ViewLiberty
from app.kit.battle import LineBlock, face_up
from app.kit.blocks import army
from app.kit.cards import Cards, CardsView
from app.kit.leaks import (
    Function,
    enemy_is_even,
    hands_among_discards,
    log_tells,
    offers_one_choice_less,
    shows_all_blocks,
    strength_of,
)

BOSTON = STANDARD.hexes["G5"].id
"""Where both sides often stand."""


def _armies_tell_strength(real: Function) -> Function:
    def leaky(state: Situation) -> ViewLiberty:
        shown: ViewLiberty = real(state)
        strong = {
            f"{side}@{BOSTON}": sum(state.blocks[b].cv for b in army(state, BOSTON, side))
            for side in SIDES
        }
        return replace(shown, armies=shown.armies | {k: n for k, n in strong.items() if n})

    return leaky


def _hand_as_large_as_its_cards(real: Function) -> Function:
    def leaky(cards: Cards, owned: tuple[Side, ...], sides: tuple[Side, ...]) -> CardsView:
        shown: CardsView = real(cards, owned, sides)
        threes = {s: sum(c.startswith("a3") for c in cards.hands.get(s, ())) for s in sides}
        return replace(shown, counts={s: n + threes[s] for s, n in shown.counts.items()})

    return leaky


def _enemy_has_supply(state: Situation, side: Side) -> bool:
    return any(card.startswith("s") for card in state.cards.hands.get(other(side), ()))


def _reserves_face_up(real: Function) -> Function:
    def leaky(state: Situation, battle: Battle, owned: tuple[Side, ...]) -> BattleView:
        shown: BattleView = real(state, battle, owned)
        return replace(shown, own_reserves=battle.reserves)

    return leaky


def _bound_stays_after_the_battle(real: Function) -> Function:
    def leaky(self: RegroupingBegan, state: Situation) -> Situation:
        before, after = state.battle, real(self, state)
        return with_battle(after, bound=before.bound if before else ())

    return leaky


def _survivors_stay_face_up(_real: Function) -> Function:
    def leaky(
        state: Situation, battle: Battle, line: list[str], is_own: bool
    ) -> tuple[LineBlock, ...]:
        return tuple(face_up(state.blocks[block], block) for block in line)

    return leaky


def _arrows_in_order_of_blocks(_real: Function) -> Function:
    def leaky(turn: Turn, board: Board) -> tuple[Arrow, ...]:
        roster = board.roster
        return tuple(
            Arrow(roster[block].side, move.path, move.way, move.marches, 1)
            for block, move in sorted(turn.moved.items())
        )

    return leaky


def _pool_follows_strength(real: Function) -> Function:
    def leaky(state: Situation, viewer: Viewer) -> ViewLiberty:
        shown: ViewLiberty = real(state, viewer)
        blocks = state.blocks.values()
        hidden = {
            side: sum(b.cv for b in blocks if b.side == side and b.at == BOSTON) for side in SIDES
        }
        return replace(shown, pool={s: n + hidden[s] % 2 for s, n in shown.pool.items()})

    return leaky


def _indians_at_home_are_named(real: Function) -> Function:
    def leaky(state: Situation) -> ViewLiberty:
        shown: ViewLiberty = real(state)
        homes = {block: one.home for block, one in state.board.roster.items() if one.home}
        at_home = tuple(block for block, home in homes.items() if state.blocks[block].at == home)
        return replace(shown, came_home=at_home)

    return leaky


def _who_could_force_a_trade(real: Function) -> Function:
    def leaky(state: Situation) -> ViewLiberty:
        shown: ViewLiberty = real(state)
        hands = state.cards.hands
        able = (side for side in SIDES if any(c.startswith("s") for c in hands.get(side, ())))
        return replace(shown, forced=tuple(able))

    return leaky


SEEDED_LEAKS = (
    *shows_all_blocks(projection),
    SeededLeak(
        "touch, hover, tooltip or info reveals",
        "a place tells the strength that stands in it",
        projection,
        "_public",
        _armies_tell_strength,
    ),
    SeededLeak(
        "a count depends on what is hidden",
        "the size of a hand depends on its cards",
        projection,
        "shown_cards",
        _hand_as_large_as_its_cards,
    ),
    SeededLeak(
        "a stable handle on a hidden piece",
        "cards are listed as they were dealt",
        projection,
        "shown_cards",
        hands_among_discards,
    ),
    SeededLeak(
        "number of buttons reveals a count",
        "a choice is missing while the enemy holds a supply card",
        game.Liberty,
        "choices",
        offers_one_choice_less(_enemy_has_supply),
    ),
    SeededLeak(
        "number of buttons reveals a count",
        "a choice is missing while the enemy's strength is even",
        game.Liberty,
        "choices",
        offers_one_choice_less(enemy_is_even()),
    ),
    SeededLeak(
        "a prompt or its absence reveals a holding",
        "reserves can be read before round 2",
        projection,
        "_battle",
        _reserves_face_up,
    ),
    SeededLeak(
        "a stable handle on a hidden piece",
        "who stood or charged is named among the survivors when all are hidden again",
        RegroupingBegan,
        "apply",
        _bound_stays_after_the_battle,
        {TACTICS.key: "on"},
    ),
    SeededLeak(
        "a list whose order follows storage",
        "survivors of a battle stay face up while others regroup",
        projection,
        "_line",
        _survivors_stay_face_up,
    ),
    SeededLeak(
        "camera or follow reacts to unseen units",
        "arrows come one by one, in the order of the blocks' ids",
        projection,
        "_arrows",
        _arrows_in_order_of_blocks,
    ),
    SeededLeak(
        "raw log",
        "log lines carry the strength of the blocks that moved",
        game.Liberty,
        "log_lines",
        log_tells("cv", lambda before: strength_of(before, before.turn.moved)),
    ),
    SeededLeak(
        "last one left becomes public by elimination",
        "Indians are named while they are at home, not only those that came home before all eyes",
        projection,
        "_public",
        _indians_at_home_are_named,
    ),
    SeededLeak(
        "a prompt or its absence reveals a holding",
        "who could force an exchange is told before they do: they hold a supply card",
        projection,
        "_public",
        _who_could_force_a_trade,
    ),
    SeededLeak(
        "last one left becomes public by elimination",
        "the number of blocks in a pool follows the strength at Boston",
        game.Liberty,
        "view",
        _pool_follows_strength,
    ),
)
