"""Why a gesture on the board can't be made: the rule that refuses it."""

from collections.abc import Iterator

from app.engine.values import Action, Refusal
from app.engine.words import no
from app.games.liberty import actions as a
from app.games.liberty.decisions import DECISIONS
from app.games.liberty.movement import path_of
from app.games.liberty.sea import sea_ways
from app.games.liberty.state import Ask
from app.games.liberty.view import ViewLiberty, standing
from app.kit.battle import TakeHit
from app.kit.cards import PlayCard


def explain(view: ViewLiberty, selection: str, target: str) -> Refusal | None:
    """Return why what is taken hold of can't go to what is pointed at; None when it can."""
    to = target.partition(":")[2]
    meant = _meant(view, selection.partition(":")[::2], to)
    refusal = DECISIONS.explain(view, selection, target, meant)
    is_untold = refusal is not None and refusal.message.key == UNTOLD
    if not refusal or not is_untold or selection:
        return refusal
    return _whose_is(view, to, refusal)


UNTOLD = "refusal-not-that-way"
"""The refusal that gives no reason of its own."""


def _whose_is(view: ViewLiberty, place: str, refusal: Refusal) -> Refusal:
    """Return why nobody who stands in a place can be taken hold of, by who is there."""
    own = [f"block:{block}" for block, one in view.blocks.items() if one.at == place]
    if own:
        return explain(view, own[0], "") or refusal
    if standing(view, place, view.enemy):
        return no(refusal.rule, "liberty-is-the-enemys")
    return refusal


def _meant(view: ViewLiberty, selection: tuple[str, ...], to: str) -> Iterator[Action]:
    kind, key = selection
    if kind == "card":
        yield PlayCard(key)
    elif kind == "block":
        yield from _meant_with_block(view, key, to)
    elif view.ask == Ask.ORDER:
        yield a.PutNext(to)


def _onward(view: ViewLiberty, block: str) -> list[str]:
    """Return the places next to one's own block that its move has not been in."""
    if block not in view.blocks:
        return [""]
    path = path_of(view, block)
    here = path[-1]
    ways = (*view.board.near.get(here, ()), *sea_ways(view.board, here))
    return [place for place in ways if place not in path]


def _meant_with_block(view: ViewLiberty, block: str, to: str) -> Iterator[Action]:
    match view.ask:
        case Ask.SUPPLY:
            yield a.Reinforce(block)
        case Ask.MOVE:
            yield from (a.Move(block, place) for place in ([to] if to else _onward(view, block)))
        case Ask.DEPLOY:
            yield a.Deploy(to)
        case Ask.FIGHT:
            at = view.battle.at if view.battle else ""
            yield a.Leave(block, (at, to)) if to else a.Fire(block)
        case Ask.WITHDRAW | Ask.REGROUP:
            yield a.Leave(block, (view.battle.at if view.battle else "", to))
        case Ask.TAKE_HIT:
            yield TakeHit(block)
        case Ask.DISBAND:
            yield a.Disband(block)
        case Ask.ATTRITION:
            yield a.Lose(block)
        case _:
            return
