"""The log: each event in words. All read the same lines, but for cards that only their owner sees.

A chapter's tellers stand in a module of their own; what is told of a card says no more than the
table saw.
"""

from collections.abc import Iterable

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, shown, with_roll
from app.engine.values import Event, Line, Passed, Viewer
from app.games.madison import (
    cards,
    log_battles,
    log_cards,
    log_moves,
    log_waters,
    prewar,
    sequence,
    victory,
)
from app.games.madison.board import SIDES
from app.games.madison.calendar import FALL, SUMMER, WINTER, season_of
from app.games.madison.events import (
    DepotPlaced,
    DepotsRemoved,
    LakeChanged,
    LeaderReplaced,
    PiecesPlaced,
    PiecesRemoved,
    PiecesRestored,
    PointsScored,
)
from app.games.madison.points import lead
from app.games.madison.position import OFF_MAP
from app.games.madison.state import Situation
from app.games.madison.words import card_name, piece_name, place_name, turn_name
from app.kit.cards import CardsDealt
from app.kit.victory import MatchDecided


def _turn_began(event: sequence.TurnBegan, before: Situation) -> Iterable[Line]:
    turn = turn_name(event.turn)
    season = {SUMMER: "summer", FALL: "fall", WINTER: "winter"}[season_of(event.turn)]
    yield shown(line_of("7.6", "madison-line-turn", "", turn=turn), Passed(season))


def _first(event: sequence.FirstPlayerSet, before: Situation) -> Iterable[Line]:
    line = line_of("7.33", "madison-line-first", event.side)
    yield with_roll(line, faces(event.draws)) if event.draws else line


def _dealt(event: CardsDealt, before: Situation) -> Iterable[Line]:
    yield line_of("7.21", "madison-line-dealt", event.side, count=len(event.cards))


def _declared(event: prewar.WarDeclared, before: Situation) -> Iterable[Line]:
    yield line_of("6.2", "madison-line-war", event.side)


def _used(event: cards.CardUsed, before: Situation) -> Iterable[Line]:
    value = before.board.cards[event.card].value
    key = f"madison-line-used-{event.use}" if event.use else "madison-line-discarded"
    yield line_of("8.31", key, event.side, card=card_name(event.card), value=value)


def _held(event: cards.CardHeld, before: Situation) -> Iterable[Line]:
    yield line_of("7.34", "madison-line-held", event.side)


def _rolled(event: cards.CardsThrownAway, before: Situation) -> Iterable[Line]:
    for side in SIDES:
        for card in event.cards.get(side, ()):
            yield line_of("7.24", "madison-line-discarded", side, card=card_name(card))


def _placed(event: PiecesPlaced, before: Situation) -> Iterable[Line]:
    if event.at in OFF_MAP:
        return
    for piece in event.pieces:
        side = before.blocks[piece].side
        rule, at = event.why or "14.1", place_name(event.at)
        yield line_of(rule, "madison-line-arrived", side, block=piece_name(piece), at=at)


def _removed(event: PiecesRemoved, before: Situation) -> Iterable[Line]:
    for piece in event.pieces:
        side = before.blocks[piece].side
        yield line_of(event.why, "madison-line-removed", side, block=piece_name(piece))


def _restored(event: PiecesRestored, before: Situation) -> Iterable[Line]:
    for piece in event.pieces:
        side, rule = before.blocks[piece].side, event.why or "8.31"
        yield line_of(rule, "madison-line-restored", side, block=piece_name(piece))


def _replaced(event: LeaderReplaced, before: Situation) -> Iterable[Line]:
    names = {"block": piece_name(event.leader), "by": piece_name(event.by)}
    yield line_of("3.42", "madison-line-replaced", before.blocks[event.leader].side, **names)


def _lake(event: LakeChanged, before: Situation) -> Iterable[Line]:
    lake = f"@madison-lake-{event.lake}"
    key = "madison-line-lake" if event.side else "madison-line-lake-nobody"
    yield line_of("11.41", key, event.side, lake=lake)


def _scored(event: PointsScored, before: Situation) -> Iterable[Line]:
    key = "madison-line-scored" if event.points >= 0 else "madison-line-fined"
    yield line_of("4.17", key, event.side, points=abs(event.points))


def _depot(event: DepotPlaced, before: Situation) -> Iterable[Line]:
    yield line_of("13.52", "madison-line-depot", event.side, at=place_name(event.at))


def _depots_gone(event: DepotsRemoved, before: Situation) -> Iterable[Line]:
    for at in event.places:
        side = before.depots.get(at, "")
        yield line_of(event.why, "madison-line-depot-gone", side, at=place_name(at))


def _forfeited(event: victory.PointsForfeited, before: Situation) -> Iterable[Line]:
    for name in event.names:
        if name in before.lakes:
            lake = f"@madison-lake-{name}"
            yield line_of("4.33", "madison-line-forfeited", before.lakes[name], at=lake)
        else:
            at = place_name(name)
            side = before.seized.get(name, "")
            yield line_of("4.32", "madison-line-forfeited", side, at=at)


def _decided(event: MatchDecided, before: Situation) -> Iterable[Line]:
    key = f"madison-line-decided-{event.winner}"
    yield line_of(event.rule, key, "", points=lead(before, event.winner))


TELLERS: dict[type[Event], Teller] = {
    **log_moves.TELLERS,
    **log_battles.TELLERS,
    **log_cards.TELLERS,
    **log_waters.TELLERS,
    sequence.TurnBegan: _turn_began,
    sequence.FirstPlayerSet: _first,
    CardsDealt: _dealt,
    prewar.WarDeclared: _declared,
    cards.CardUsed: _used,
    cards.CardHeld: _held,
    cards.CardsThrownAway: _rolled,
    PiecesPlaced: _placed,
    PiecesRemoved: _removed,
    PiecesRestored: _restored,
    LeaderReplaced: _replaced,
    LakeChanged: _lake,
    PointsScored: _scored,
    DepotPlaced: _depot,
    DepotsRemoved: _depots_gone,
    victory.PointsForfeited: _forfeited,
    MatchDecided: _decided,
}


def log_lines(before: Situation, event: Event, _viewer: Viewer) -> tuple[Line, ...]:
    """Word an event for the log; nothing where there is nothing to tell."""
    teller = TELLERS.get(type(event))
    return tuple(teller(event, before)) if teller else ()
