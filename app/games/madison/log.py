"""The log: each event in words. All read the same lines, but for cards that only their owner sees.

A chapter's tellers stand in a module of their own; what is told of a card says no more than the
table saw.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, remark, remarked, shown, with_roll
from app.engine.values import Event, Line, Passed, Viewer
from app.games.madison import (
    cards,
    log_battles,
    log_cards,
    log_control,
    log_moves,
    log_waters,
    prewar,
    sequence,
    victory,
)
from app.games.madison.board import SIDES
from app.games.madison.calendar import FALL, SUMMER, WINTER, is_fall, season_of, year_of
from app.games.madison.cards import hand_of
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
from app.games.madison.operations.stages import PlayBegan
from app.games.madison.play_state import PlayStage, Use
from app.games.madison.points import lead
from app.games.madison.position import OFF_MAP, STOCKS
from app.games.madison.state import Phase, Situation
from app.games.madison.words import card_name, piece_name, place_name, turn_name
from app.kit.cards import CardsDealt
from app.kit.victory import MatchDecided

DICED = 1813
"""The year in which dice say who plays first."""


def _turn_began(event: sequence.TurnBegan, before: Situation) -> Iterable[Line]:
    turn = turn_name(event.turn)
    season = {SUMMER: "summer", FALL: "fall", WINTER: "winter"}[season_of(event.turn)]
    yield shown(line_of("7.6", "madison-line-turn", "", turn=turn), Passed(season))
    # 7.33 The dice of 1813 are for the whole year, and no more is rolled.
    if year_of(event.turn) == year_of(before.turn) == DICED and is_fall(event.turn):
        yield line_of("7.33", "madison-line-first-still", before.first)


def _first(event: sequence.FirstPlayerSet, before: Situation) -> Iterable[Line]:
    """7.33: who plays first, and why: by the year, by the points, or by dice with the points."""
    if event.draws:
        ahead = {side: max(0, lead(before, side)) for side in SIDES}
        us, gb = (face + ahead[side] for face, side in zip(event.dice[-2:], SIDES, strict=True))
        line = line_of("7.33", "madison-line-first-rolled", event.side, us=us, gb=gb)
        yield with_roll(line, faces(event.draws))
    elif year_of(before.turn) == DICED:
        ahead_by = lead(before, event.side)
        yield line_of("7.33", "madison-line-first-ahead", event.side, points=ahead_by)
    else:
        year = str(year_of(before.turn))
        yield line_of("7.33", "madison-line-first", event.side, year=year)


def _play_began(event: PlayBegan, before: Situation) -> Iterable[Line]:
    """7.32: who has no card left in hand is passed over."""
    due = before.next_side or before.first
    if before.phase == Phase.ACTION and event.side != due and not hand_of(before, due):
        yield line_of("7.32", "madison-line-passed-over", due, by=f"@side-{event.side}")


def _dealt(event: CardsDealt, viewer: Viewer) -> Line:
    """7.21: how many cards; to whom they were dealt, and to nobody else, which."""
    if viewer == event.side and len(event.cards) == 1:
        return line_of("7.21", "madison-line-drew", event.side, card=card_name(event.cards[0]))
    told = line_of("7.21", "madison-line-dealt", event.side, count=len(event.cards))
    if viewer != event.side:
        return told
    cards = (remark("", "madison-remark-drawn", card=card_name(card)) for card in event.cards)
    return replace(told, remarks=tuple(cards))


def _declared(event: prewar.WarDeclared, before: Situation) -> Iterable[Line]:
    yield line_of("6.2", "madison-line-war", event.side)


def _used(event: cards.CardUsed, before: Situation) -> Iterable[Line]:
    value = before.board.cards[event.card].value
    key = f"madison-line-used-{event.use}" if event.use else "madison-line-discarded"
    yield line_of("8.31", key, event.side, card=card_name(event.card), value=value)
    play = before.play
    if play and play.stage == PlayStage.FORCE and play.card == event.card:
        for force in play.forces:
            yield log_moves.activation(force, event.side)
    if play and _is_spending(before) and play.use in (Use.BUILD, Use.RESTORE):
        for piece in play.done:
            if piece in play.launched:
                yield _launching(before, piece, before.blocks[piece].at, "15.1")
            else:
                yield _restoring(before, piece, "15.22" if play.use == Use.BUILD else "8.31")


def _held(event: cards.CardHeld, before: Situation) -> Iterable[Line]:
    yield line_of("7.34", "madison-line-held", event.side)


def _thrown_away(event: cards.CardsThrownAway, before: Situation) -> Iterable[Line]:
    for side in SIDES:
        for card in event.cards.get(side, ()):
            yield line_of("7.24", "madison-line-discarded", side, card=card_name(card))


def _placed(event: PiecesPlaced, before: Situation) -> Iterable[Line]:
    if event.at in OFF_MAP or _is_spending(before):
        return
    for piece in event.pieces:
        yield _arrival(before, piece, event.at, event.why or "14.1")


def _is_spending(before: Situation) -> bool:
    """Whether a card is being spent: what on is told once it is played."""
    return before.play is not None and before.play.stage == PlayStage.SPEND


def _arrival(before: Situation, piece: str, at: str, why: str) -> Line:
    own = before.blocks[piece]
    names = {"block": piece_name(piece), "at": place_name(at)}
    if own.at == STOCKS:
        return _launching(before, piece, at, why)
    return line_of(why, "madison-line-arrived", own.side, **names)


def _launching(before: Situation, piece: str, at: str, why: str) -> Line:
    names = {"block": piece_name(piece), "kind": _kind(before, piece), "at": place_name(at)}
    return line_of(why, "madison-line-launched", before.blocks[piece].side, **names)


def _kind(before: Situation, piece: str) -> str:
    return f"@madison-kind-{before.blocks[piece].kind}"


def _removed(event: PiecesRemoved, before: Situation) -> Iterable[Line]:
    for piece in event.pieces:
        side = before.blocks[piece].side
        yield line_of(event.why, "madison-line-removed", side, block=piece_name(piece))


def _restored(event: PiecesRestored, before: Situation) -> Iterable[Line]:
    if not _is_spending(before):
        for piece in event.pieces:
            yield _restoring(before, piece, event.why or "8.31")


def _restoring(before: Situation, piece: str, why: str) -> Line:
    own, name = before.blocks[piece], piece_name(piece)
    if before.board.roster[piece].is_vessel:
        key = "madison-line-repaired"
        return line_of(why, key, own.side, block=name, kind=_kind(before, piece))
    return line_of(why, "madison-line-restored", own.side, block=name)


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
    PlayBegan: _play_began,
    prewar.WarDeclared: _declared,
    cards.CardUsed: _used,
    cards.CardHeld: _held,
    cards.CardsThrownAway: _thrown_away,
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


def log_lines(before: Situation, event: Event, viewer: Viewer) -> tuple[Line, ...]:
    """Word an event for the log; nothing where there is nothing to tell."""
    if isinstance(event, CardsDealt):
        return (_dealt(event, viewer),)
    teller = TELLERS.get(type(event))
    told = teller(event, before) if teller else ()
    return remarked(told, log_control.by_event(event, before))
