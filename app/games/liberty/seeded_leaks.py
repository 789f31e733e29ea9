"""Leaks seeded in Liberty, each where one of its kind would live."""

from typing import Any

from msgspec.structs import replace

from app.engine.leaks import SeededLeak
from app.engine.values import Message, Side, Viewer
from app.games.liberty import game, log, projection
from app.games.liberty.battle_state import Battle
from app.games.liberty.board import SIDES, Board
from app.games.liberty.state import Situation, Turn
from app.games.liberty.view import Arrow, BattleView, ViewLiberty
from app.kit.battle import LineBlock, face_up
from app.kit.blocks import army
from app.kit.cards import Cards, CardsView
from app.kit.leaks import Function, offers_one_choice_less, owns_all, shows_spectators_all

TOWN = "G5"
"""Boston, where both sides often stand."""


def _armies_tell_strength(real: Function) -> Function:
    def leaky(state: Situation) -> ViewLiberty:
        shown: ViewLiberty = real(state)
        strong = {
            f"{side}@{TOWN}": sum(state.blocks[b].cv for b in army(state, TOWN, side))
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


def _cards_by_the_deal(real: Function) -> Function:
    def leaky(cards: Cards, owned: tuple[Side, ...], sides: tuple[Side, ...]) -> CardsView:
        shown: CardsView = real(cards, owned, sides)
        hands = tuple(card for side in sides for card in cards.hands.get(side, ()))
        return replace(shown, discards=(*shown.discards, *hands))

    return leaky


def _offers_less_against_supply(real: Function) -> Function:
    def leaky(self: Any, state: Situation, side: Side) -> Any:
        offered = real(self, state, side)
        enemy = next(other for other in SIDES if other != side)
        has_supply = any(c.startswith("s") for c in state.cards.hands.get(enemy, ()))
        if offered is None or len(offered.actions) < 2 or not has_supply:
            return offered
        return replace(offered, actions=offered.actions[:-1])

    return leaky


def _reserves_face_up(real: Function) -> Function:
    def leaky(state: Situation, battle: Battle, owned: tuple[Side, ...]) -> BattleView:
        shown: BattleView = real(state, battle, owned)
        return replace(shown, own_reserves=battle.reserves)

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


def _log_tells_strength(real: Function) -> Function:
    def leaky(before: Situation, event: Any, viewer: Viewer) -> Any:
        cv = sum(before.blocks[b].cv for b in before.turn.moved)
        return tuple(
            replace(line, message=Message(line.message.key, {**line.message.params, "cv": cv}))
            for line in real(before, event, viewer)
        )

    return leaky


def _pool_follows_strength(real: Function) -> Function:
    def leaky(self: Any, situation: Situation, viewer: Viewer) -> ViewLiberty:
        shown: ViewLiberty = real(self, situation, viewer)
        blocks = situation.blocks.values()
        hidden = {
            side: sum(b.cv for b in blocks if b.side == side and b.at == TOWN) for side in SIDES
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
    SeededLeak(
        "initial state, undo stack or raw log sent whole",
        "every viewer gets both sides' blocks",
        projection,
        "owned_sides",
        owns_all(SIDES),
    ),
    SeededLeak(
        "spectator's view richer than a player's",
        "spectators get both sides' blocks",
        projection,
        "_public",
        shows_spectators_all,
    ),
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
        _cards_by_the_deal,
    ),
    SeededLeak(
        "number of buttons reveals a count",
        "a choice is missing while the enemy holds a supply card",
        game.Liberty,
        "choices",
        _offers_less_against_supply,
    ),
    SeededLeak(
        "number of buttons reveals a count",
        "a choice is missing while the enemy's strength is even",
        game.Liberty,
        "choices",
        offers_one_choice_less(),
    ),
    SeededLeak(
        "a prompt or its absence reveals a holding",
        "reserves can be read before round 2",
        projection,
        "_battle",
        _reserves_face_up,
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
        log,
        "log_lines",
        _log_tells_strength,
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
