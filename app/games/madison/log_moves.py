"""The log of marches: who moved where, and who was named."""

from collections import defaultdict
from collections.abc import Iterable

from app.engine.log_lines import Teller, line_of, shown
from app.engine.values import Event, Line, Moved, Parameter
from app.games.madison.operations.stages import (
    AttackCancelled,
    AttackDeclared,
    DefendersStood,
    EntryEnded,
    ForceNamed,
    MovesEnded,
)
from app.games.madison.position import play_of
from app.games.madison.state import Situation
from app.games.madison.words import piece_name, place_name


def steps_so_far(before: Situation) -> Iterable[Line]:
    """Describe the steps not yet in the log, together those who went together."""
    play = play_of(before)
    ways: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for piece, moved in sorted(play.moved.items()):
        if len(moved.path) > moved.told:
            ways[moved.path[moved.told - 1 :]].append(piece)
    for path, pieces in sorted(ways.items()):
        params: dict[str, Parameter] = {
            "count": len(pieces),
            "block": piece_name(pieces[0]),
            "origin": place_name(path[0]),
            "to": place_name(path[-1]),
        }
        line = line_of("9.1", "madison-line-moved", play.side, **params)
        yield shown(line, Moved(path, len(pieces)))


def _named(event: ForceNamed, before: Situation) -> Iterable[Line]:
    force, side = event.force, play_of(before).side
    at = place_name(force.at)
    if force.leader:
        key = "madison-line-leads-water" if force.water else "madison-line-leads"
        yield line_of("8.41", key, side, block=piece_name(force.leader), at=at)
    else:
        yield line_of("8.61", "madison-line-activates", side, count=len(force.pieces), at=at)


def _moves_ended(event: MovesEnded, before: Situation) -> Iterable[Line]:
    yield from steps_so_far(before)


def _attack(event: AttackDeclared, before: Situation) -> Iterable[Line]:
    yield from steps_so_far(before)
    params: dict[str, Parameter] = {"count": len(event.pieces), "at": place_name(event.to)}
    yield line_of("9.3", "madison-line-enters", play_of(before).side, **params)


def _entered(event: EntryEnded, before: Situation) -> Iterable[Line]:
    yield from steps_so_far(before)


def _stood(event: DefendersStood, before: Situation) -> Iterable[Line]:
    yield line_of("9.41", "madison-line-stands", event.side, at=place_name(event.at))


def _cancelled(event: AttackCancelled, before: Situation) -> Iterable[Line]:
    play = play_of(before)
    at = place_name(play.target)
    yield line_of("8.31", "madison-line-attack-cancelled", play.side, at=at)


TELLERS: dict[type[Event], Teller] = {
    ForceNamed: _named,
    MovesEnded: _moves_ended,
    AttackDeclared: _attack,
    EntryEnded: _entered,
    DefendersStood: _stood,
    AttackCancelled: _cancelled,
}
