"""Why a gesture on the board can't be made: the rule that refuses it."""

from collections.abc import Iterator

from app.engine.values import Action, Refusal
from app.games.madison import actions as a
from app.games.madison.decisions import DECISIONS
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison


def explain(view: ViewMadison, selection: str, target: str) -> Refusal | None:
    """Return why what is taken hold of can't go to what is pointed at; None when it can."""
    meant = _meant(view, selection.partition(":")[::2], target.partition(":")[2])
    return DECISIONS.explain(view, selection, target, meant)


def _meant(view: ViewMadison, selection: tuple[str, ...], to: str) -> Iterator[Action]:
    kind, key = selection
    if kind == "block" and view.ask in (Ask.MOVE, Ask.FORCE) and not to:
        yield a.Take(key)
    elif view.ask == Ask.MOVE:
        yield a.March(to)
        yield a.Sail(to)
    elif view.ask == Ask.PLAY:
        yield a.Withdraw(key, to)
    elif view.ask == Ask.HARBOUR:
        yield a.Berth(key, to)
    elif view.ask == Ask.BUILD:
        yield a.Repair(key)
    elif view.ask in (Ask.LOSS, Ask.SHIP_LOSS, Ask.ATTRITION):
        yield a.Lose(key)
    elif view.ask == Ask.EFFECT:
        yield a.Pick(key)
    elif view.ask == Ask.RESTORE:
        yield a.Restore(key)
    elif view.ask == Ask.DEPOT:
        yield a.PlaceDepot(key)
