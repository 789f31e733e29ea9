"""Why a gesture on the board can't be made: the action it means, and the rule that refuses it."""

from app.engine.values import Action, Refusal
from app.games.war1812 import actions as a
from app.games.war1812.board import Board
from app.games.war1812.decisions import DECISIONS
from app.games.war1812.state import WAITING, Ask
from app.games.war1812.view import View1812
from app.kit.battle import TakeHit
from app.kit.setup import Place


def explain(view: View1812, selection: str, target: str) -> Refusal | None:
    """Return why what is taken hold of ("block:us07") can't go to what is pointed at."""
    meant = _meant(view, _split(selection), _split(target))
    return DECISIONS.explain(view, selection, target, meant)


def _split(name: str) -> tuple[str, str]:
    kind, _, key = name.partition(":")
    return kind, key


def _meant(view: View1812, selection: tuple[str, str], target: tuple[str, str]) -> list[Action]:
    kind, key = selection
    if kind == "block":
        return _meant_with_block(view, key, target[1])
    if kind == "fleet":
        place, _, rest = key.partition("/")
        side, _, state = rest.partition("/")
        if side == view.side:
            return _meant_with_ship(view, place, target, operational=state == "operational")
    return [] if kind else _meant_by_pointing(view, target)


def _meant_with_block(view: View1812, block: str, to: str) -> list[Action]:
    match view.ask:
        case Ask.PLACE:
            return [Place(block, to)]
        case Ask.MARCH:
            return [a.ForceMarch(block, to)]
        case Ask.TAKE_HITS:
            return [TakeHit(block)]
        case Ask.QUARTERS:
            return [a.Mark(block)]
        case Ask.CAMPAIGN:
            return _meant_moves(view, block, to)
        case Ask.ORDERS:
            moves = _meant_moves(view, block, to)
            march = a.ForceMarch(block, to)
            return [march, *moves] if block in view.turn.moves else [*moves, march]
        case Ask.CROSSING:
            return [a.StayBehind(block)]
        case _:
            return []


def _meant_moves(view: View1812, block: str, to: str) -> list[Action]:
    board = view.board
    own = view.blocks.get(block)
    if own and not to:
        # Nothing is pointed at: the block itself can't be taken hold of.
        to = next(iter(board.neighbours.get(own.at, ())), "")
    if own and own.at.startswith(WAITING):
        return [a.Enter(block)]
    moves: list[Action] = [a.March(block, to), a.Embark(block, to)]
    here, there = board.towns.get(own.at) if own else None, board.towns.get(to)
    over_water = here and there and here.lake and here.lake == there.lake
    return moves[::-1] if over_water else moves


def _meant_with_ship(
    view: View1812, place: str, target: tuple[str, str], *, operational: bool
) -> list[Action]:
    kind, to = target
    match view.ask:
        case Ask.CAMPAIGN | Ask.ORDERS if kind == "base" or place == to:
            return [a.Repair(place)]
        case Ask.CAMPAIGN | Ask.ORDERS:
            return [a.Sail(place, to or _other_end(view.board, place), operational)]
        case Ask.NAVAL_RETREAT:
            return [a.WithdrawShip(to, operational)]
        case Ask.PORTS:
            return [a.Harbour(place, to, operational)]
        case _:
            return []


def _other_end(board: Board, place: str) -> str:
    """Return a place a ship could go to from here, when none is pointed at."""
    if place in board.lakes:
        return board.lakes[place].towns[0]
    return board.towns[place].lake if place in board.towns else ""


def _meant_by_pointing(view: View1812, target: tuple[str, str]) -> list[Action]:
    board = view.board
    kind, key = target
    match view.ask:
        case Ask.CAMPAIGN | Ask.ORDERS if kind == "base":
            return [a.Build(key), a.Repair(key)]
        case Ask.QUARTERS:
            return [a.Mark(block) for block, own in view.blocks.items() if own.at == key]
        case Ask.STAND | Ask.FIRE if key in board.towns:
            return [a.Retreat(key)]
        case Ask.NAVAL_RETREAT if key in board.towns:
            return [a.Withdraw(key)]
        case Ask.NEXT_BATTLE | Ask.NEXT_CAPTURE | Ask.MEETING:
            return [a.Settle(key)]
        case Ask.NAVAL_HITS if key.partition("/")[0] in board.lakes:
            return [a.HitShip(key.endswith("/operational"))]
        case _:
            return []
