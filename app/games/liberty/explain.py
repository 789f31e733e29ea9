"""Why a gesture on the board can't be made: the rule that refuses it."""

from collections.abc import Iterator

from app.engine.values import Action, Refusal
from app.games.liberty import actions as a
from app.games.liberty.decisions import DECISIONS
from app.games.liberty.movement import path_of
from app.games.liberty.state import Ask
from app.games.liberty.view import ViewLiberty
from app.kit.battle import TakeHit
from app.kit.cards import PlayCard


def explain(view: ViewLiberty, selection: str, target: str) -> Refusal | None:
    """Return why what is taken hold of can't go to what is pointed at; None when it can."""
    meant = _meant(view, selection.partition(":")[::2], target.partition(":")[2])
    return DECISIONS.explain(view, selection, target, meant)


def _meant(view: ViewLiberty, selection: tuple[str, ...], to: str) -> Iterator[Action]:
    kind, key = selection
    if kind == "card":
        yield PlayCard(key)
    elif kind == "block":
        yield from _meant_with_block(view, key, to)
    elif view.ask == Ask.ORDER:
        yield a.PutNext(to)


def _onward(view: ViewLiberty, block: str) -> list[str]:
    """Return the hexes beside one's own block that its move has not been in."""
    if block not in view.blocks:
        return [""]
    path = path_of(view, block)
    return [hex_ for hex_ in view.board.near.get(path[-1], ()) if hex_ not in path]


def _meant_with_block(view: ViewLiberty, block: str, to: str) -> Iterator[Action]:
    match view.ask:
        case Ask.SUPPLY:
            yield a.Reinforce(block)
        case Ask.MOVE:
            yield from (a.Move(block, hex_) for hex_ in ([to] if to else _onward(view, block)))
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
