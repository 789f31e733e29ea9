"""The log of marches: who moved where, and who was named."""

from collections import defaultdict
from collections.abc import Iterable

from app.engine.log_lines import Teller, line_of, remarked, shown
from app.engine.values import Event, Line, Moved, Parameter, Side
from app.games.madison import log_control
from app.games.madison.operations.stages import (
    AttackCancelled,
    AttackDeclared,
    DefendersStood,
    EntryEnded,
    ForceNamed,
    ForcesReordered,
    MovesEnded,
)
from app.games.madison.play_state import Force, PlayStage
from app.games.madison.position import play_of
from app.games.madison.state import Situation
from app.games.madison.words import piece_name, place_name


def steps_so_far(before: Situation) -> Iterable[Line]:
    """Describe the steps not yet in the log, and what came of them."""
    return remarked(_steps(before), log_control.by_steps(before))


def _steps(before: Situation) -> Iterable[Line]:
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
        key = "madison-line-moved"
        if path[0] == path[-1]:
            key, params["by"] = "madison-line-moved-back", place_name(path[len(path) // 2])
        line = line_of("9.1", key, play.side, **params)
        yield shown(line, Moved(path, len(pieces)))


def _named(event: ForceNamed, before: Situation) -> Iterable[Line]:
    """Describe a force that a card's effect names; one that is chosen, once the card is played."""
    play = play_of(before)
    if play.stage != PlayStage.FORCE:
        yield activation(event.force, play.side)


def activation(force: Force, side: Side) -> Line:
    """Describe a force that a card activates."""
    at = place_name(force.at)
    if force.leader:
        key = "madison-line-leads-water" if force.water else "madison-line-leads"
        return line_of("8.41", key, side, block=piece_name(force.leader), at=at)
    return line_of("8.61", "madison-line-activates", side, count=len(force.pieces), at=at)


def _acts_first(event: ForcesReordered, before: Situation) -> Iterable[Line]:
    at = place_name(play_of(before).forces[1].at)
    yield line_of("8.72", "madison-line-acts-first", event.side, at=at)


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
    ForcesReordered: _acts_first,
    MovesEnded: _moves_ended,
    AttackDeclared: _attack,
    EntryEnded: _entered,
    DefendersStood: _stood,
    AttackCancelled: _cancelled,
}
