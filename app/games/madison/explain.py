"""Why a gesture on the board can't be made: the rule that refuses it."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.values import Action, Refusal
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.board import NAVAL_LEADER
from app.games.madison.decisions import DECISIONS
from app.games.madison.effects import running
from app.games.madison.play_state import Use
from app.games.madison.position import pieces_at, play_of
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison


def explain(view: ViewMadison, selection: str, target: str) -> Refusal | None:
    """Return why what is taken hold of can't go to what is pointed at; None when it can."""
    to = target.partition(":")[2]
    meant = _meant(view, selection.partition(":")[::2], to)
    found = DECISIONS.explain(view, selection, target, meant)
    is_vague = found is not None and found.message.key == "refusal-not-that-way"
    return _before_acting(view, to) if is_vague and to and view.ask == Ask.FORCE else found


@rule("8.31")
def _before_acting(view: ViewMadison, to: str) -> Refusal:
    """Nobody goes to a place who is not activated; enemies are not to be named."""
    if play_of(view).group:
        return no("8.31", "madison-activate-first")
    if pieces_at(view, to, view.enemy) and not pieces_at(view, to, view.side):
        return no("8.31", "madison-theirs", side=view.enemy)
    return no("8.31", "madison-whom-first")


def _meant(view: ViewMadison, selection: tuple[str, ...], to: str) -> Iterator[Action]:
    kind, key = selection
    if kind == "block" and view.ask == Ask.FORCE and _is_leader(view, key):
        is_naval = view.board.roster[key].kind == NAVAL_LEADER
        yield a.NameLeader(key, water=is_naval, alone=play_of(view).use == Use.UNITS)
    elif kind == "block" and view.ask in (Ask.MOVE, Ask.FORCE) and not to:
        yield a.Take(key)
    elif view.ask == Ask.MOVE:
        ways = (a.March(to), a.Sail(to))
        yield from reversed(ways) if _goes_by_water(view, to) else ways
    elif view.ask == Ask.PLAY:
        yield a.Withdraw(key, to)
    elif view.ask == Ask.HARBOUR:
        yield a.Berth(key, to)
    elif view.ask == Ask.BUILD:
        yield a.Repair(key)
    elif view.ask in (Ask.LOSS, Ask.SHIP_LOSS, Ask.ATTRITION):
        yield a.Lose(key)
    elif view.ask == Ask.EFFECT:
        yield a.Pick(running.named(view, key))
    elif view.ask == Ask.RESTORE:
        yield a.Restore(key)
    elif view.ask == Ask.DEPOT:
        yield a.PlaceDepot(key)


def _goes_by_water(view: ViewMadison, to: str) -> bool:
    """Whether a step can only be meant by water: onto a lake, or of vessels."""
    roster = view.board.roster
    return to in view.board.boxes or any(roster[piece].is_vessel for piece in play_of(view).group)


def _is_leader(view: ViewMadison, piece: str) -> bool:
    sheet = view.board.roster.get(piece)
    return sheet is not None and sheet.is_leader
