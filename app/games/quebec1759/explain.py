"""Why a gesture on the board, or something typed, can't be done: the rule that refuses it."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import chain

from app.engine.values import Action, Choice, Refusal
from app.engine.words import no
from app.games.quebec1759 import actions as a
from app.games.quebec1759.battle_explain import meant_in_battle
from app.games.quebec1759.board import LEADER, LEADER_WALK, RIVER, ROAD, Board
from app.games.quebec1759.decisions import DECISIONS
from app.games.quebec1759.orders import DOWN, UP
from app.games.quebec1759.shorthand import BLOCK, OTTAWA, PART, SHIFT, SHIPS, tidy
from app.games.quebec1759.state import Ask
from app.games.quebec1759.view import View1759, own_order
from app.games.quebec1759.ways import ways_between, ways_from
from app.games.quebec1759.words import river_name
from app.kit.setup import Place
from app.kit.turns import Done

TYPED = "typed"


def explain(view: View1759, selection: str, target: str) -> Refusal | None:
    """Return why what is taken hold of can't go to what is pointed at; None when it can.

    With the selection "typed", `target` is what was written in the game's shorthand (9.3).
    """
    if selection == TYPED:
        return _explain_typed(view, _plain(target))
    if view.ask == Ask.DEPLOY and not selection and target.startswith("column:"):
        return no("12.1", "quebec1759-block-first")
    if on_water := _on_water(view, selection, target):
        return on_water
    meant = chain(
        _meant(view, selection.partition(":")[::2], target.partition(":")[::2]),
        meant_in_battle(view, selection, target),
    )
    return DECISIONS.explain(view, selection, target, meant)


def _on_water(view: View1759, selection: str, target: str) -> Refusal | None:
    """Return what is to be done in place of a press on the river, by the name of what was pressed.

    None where another reason is to be told.
    """
    board = view.board
    aim, _, river = target.partition(":")
    if view.ask != Ask.ORDERS or aim != "river" or river not in board.rivers:
        return None
    if selection.startswith(("block:", "zone:")):
        return no("7.2", "quebec1759-no-landing", river=river_name(river))
    if selection or DECISIONS.refusal(view, a.Ships(1, _course(board, river))):
        return None
    return no("8.1", "quebec1759-ships-first", river=river_name(river))


def _course(board: Board, river: str) -> str:
    """Return which way ships go to a part of the river."""
    return UP if river == board.upstream else DOWN


def _plain(text: str) -> str:
    dashes = re.sub("[‐-―−ー]", "-", unicodedata.normalize("NFKC", text))
    return tidy(dashes)


def _explain_typed(view: View1759, text: str) -> Refusal | None:
    """Return what is wrong with an order in writing."""
    if not view.ask:
        return DECISIONS.not_asked()
    offered = DECISIONS[view.ask].offered(view)
    if any(choice.typed and tidy(choice.typed) == text for choice in offered):
        return None
    if view.ask not in (Ask.ORDERS, Ask.PICKS, Ask.PLACE):
        rule = DECISIONS[view.ask].rule_for(view.side)
        return no(rule, "quebec1759-not-written")
    unknown = _unknown_zone(view.board, text)
    if unknown:
        return no("9.3", "quebec1759-no-zone-called", code=unknown)
    reasons = [DECISIONS.refusal(view, action) for action in _read(view, text)]
    return next(filter(None, reasons), None) or _how_to_write(view, offered)


def _how_to_write(view: View1759, offered: list[Choice]) -> Refusal:
    """Show how an answer is written: each question that takes one in writing has its own syntax."""
    example = next((choice.typed for choice in offered if choice.typed), "")
    match view.ask:
        case Ask.PLACE:
            return no("9.3", "quebec1759-how-to-set-up", example=example)
        case Ask.PICKS:
            return no("9.3", "quebec1759-how-to-pick", example=example)
        case _:
            return no("9.3", "quebec1759-how-to-write")


def _unknown_zone(board: Board, text: str) -> str:
    for shape in (PART, OTTAWA, BLOCK):
        found = shape.fullmatch(text)
        if found:
            codes = [found.group(name) for name in ("origin", "to") if name in shape.groupindex]
            return next((code for code in codes if code not in board.zones), "")
    return ""


def _read(view: View1759, text: str) -> Iterator[Action]:
    """Read what was written as the actions that it may mean."""
    if found := PART.fullmatch(text):
        origin, to, mark = found.group("origin", "to", "mark")
        yield a.Part(origin, to, _way(view.board, origin, to, mark), int(found.group("count")[:3]))
    elif found := SHIPS.fullmatch(text):
        yield a.Ships(int(found.group("count")[:3]), found.group("direction").lower())
    elif found := OTTAWA.fullmatch(text):
        yield a.SendOttawa(found.group("to"))
    elif found := BLOCK.fullmatch(text):
        block, to, mark = found.group("block", "to", "mark")
        yield from _with_block(view, block, to, mark)
    elif found := SHIFT.fullmatch(text):
        yield a.Transfer(*found.group("giver", "taker"))
    elif text in ("HALT", "DONE"):
        yield Done()


def _way(board: Board, origin: str, to: str, mark: str | None) -> str:
    if mark:
        return RIVER if mark == "R" else LEADER_WALK
    usual = [way for way in ways_between(board, origin, to) if way != LEADER_WALK]
    return usual[0] if usual else ROAD


def _with_block(view: View1759, block: str, to: str, mark: str | None) -> Iterator[Action]:
    if view.ask == Ask.PLACE:
        yield Place(block, to)
        return
    own = view.blocks.get(block)
    origin = own.at if own else ""
    way = _way(view.board, origin, to, mark) if origin in view.board.zones else ROAD
    yield a.Send(block, to, way) if view.ask == Ask.ORDERS else a.Pick(block, to, way)


def _meant(view: View1759, selection: tuple[str, ...], target: tuple[str, ...]) -> Iterator[Action]:
    board = view.board
    (kind, key), (aim, to) = selection, target
    if kind == "block":
        yield from _meant_with_block(view, key, aim, to)
    elif kind == "zone" and view.ask == Ask.ORDERS:
        if to in board.zones and key in board.zones and to != key:
            for way in ways_between(view.board, key, to):
                yield a.Part(key, to, way, 1)
        yield a.Part(key, to, ROAD, 1)
    elif kind == "ships" or (not kind and aim == "ships"):
        area = key or to
        yield a.Ships(1, UP if area == board.downstream else DOWN)
    elif not kind:
        yield from _meant_by_pointing(view, aim, to)


def _meant_with_block(view: View1759, block: str, aim: str, to: str) -> Iterator[Action]:
    match view.ask:
        case Ask.PLACE:
            yield Place(block, to)
        case Ask.ORDERS if aim == "block":
            yield a.Transfer(block, to)
        case Ask.ORDERS if block == view.board.ottawa and aim == "zone":
            yield a.SendOttawa(to)
        case Ask.ORDERS:
            yield from (a.Send(block, to, way) for way in _ways_of(view, block, to))
        case Ask.PICKS if to not in view.board.zones or to == own_order(view).origin:
            yield from (a.Pick(block, part.to, part.way) for part in own_order(view).parts)
        case Ask.PICKS:
            yield from (a.Pick(block, to, way) for way in _ways_of(view, block, to))
        case Ask.RAID_HITS:
            yield a.TakeRaidHit(block)
        case Ask.OTTAWA_GO:
            yield a.OttawaGo(to)
        case Ask.SEND_HOME | Ask.SUPPLY:
            yield a.SendHome(block)
        case _:
            return


def _ways_of(view: View1759, block: str, to: str) -> list[str]:
    board = view.board
    own = view.blocks.get(block)
    if own is None or own.at not in board.zones or to not in board.zones or to == own.at:
        return [ROAD]
    if view.ask == Ask.PICKS:
        ordered = [part.way for part in own_order(view).parts if part.to == to]
        return ordered or [ROAD]
    ways = ways_between(view.board, own.at, to)
    if own.kind != LEADER:
        ways = [way for way in ways if way != LEADER_WALK]
    return [*ways, ROAD]


def _meant_by_pointing(view: View1759, aim: str, to: str) -> Iterator[Action]:
    board = view.board
    match view.ask:
        case Ask.MEETING:
            yield a.MeetAt(to)
        case Ask.NEXT_BATTLE:
            yield a.FightAt(to)
        case Ask.ORDERS if aim == "river" and to in board.rivers:
            yield a.Ships(1, _course(board, to))
        case Ask.ORDERS if aim == "zone":
            # Who presses a zone would send somebody from it: the ways that are not yet taken.
            taken = {part.to for part in own_order(view).parts}
            ways = [way for way in ways_from(board).get(to, ()) if way[0] not in taken]
            yield from (a.Part(to, goal, way, 1) for goal, way in ways if way != LEADER_WALK)
        case Ask.OTTAWA_GO:
            yield a.OttawaGo(to)
        case _:
            return
