"""Chapters 9.1 to 9.3, 3.6 and 10.22: who may take a step, and what keeps counters from it."""

from app.engine.ledger import rule
from app.engine.values import Refusal
from app.engine.words import no
from app.games.madison.board import Link
from app.games.madison.bounds import refuse_beyond
from app.games.madison.control import is_enemy_ground
from app.games.madison.effects.in_force import BAR, PIN, may_attack
from app.games.madison.play_state import Force, PathTaken, Play
from app.games.madison.position import Position, units_at
from app.games.madison.state import Phase
from app.games.madison.view import ViewMadison
from app.games.madison.words import card_name, kind_name, place_name


@rule("3.16", "3.24", "3.34", "9.1")
def reach(position: Position, force: Force, piece: str) -> int:
    """Return a counter's movement points: 6, 10 for dragoons and land leaders."""
    sheet = position.board.roster[piece]
    if sheet.is_leader:
        return force.mp or sheet.move
    return force.unit_mp or (min(force.mp, sheet.move) if force.mp else sheet.move)


def spent_by(play: Play, piece: str) -> int:
    """Return what a counter has spent in this card play."""
    moved = play.moved.get(piece)
    return moved.spent if moved else 0


@rule("9.1", "9.2", "9.3")
def refuse_step(view: ViewMadison, play: Play, piece: str, to: str, link: Link) -> Refusal | None:
    """A counter has points for the link, has not stopped, and may go there."""
    moved = play.moved.get(piece)
    if moved and moved.stopped:
        return no("9.3", "madison-stopped")
    if view.board.roster[piece].is_naval:
        return no("9.1", "madison-not-by-land")
    if piece in play.aboard:
        return no("11.36", "madison-still-aboard")
    if spent_by(play, piece) + link.cost > reach(view, play.force, piece):
        return no("9.2", "madison-too-far", cost=link.cost)
    return (
        refuse_beyond(view, piece, to)
        or refuse_pinned(view, play, piece)
        or refuse_barred(view, play, piece, to)
    )


@rule("8.31")
def refuse_pinned(view: ViewMadison, play: Play, piece: str) -> Refusal | None:
    """Who starts in a space pinned by a card, or comes there, goes only so far from it."""
    moved = play.moved.get(piece) or PathTaken((view.blocks[piece].at,))
    for effect in play.effects:
        if effect.kind == PIN:
            for space in effect.names:
                if space in moved.path:
                    since = len(moved.path) - 1 - moved.path.index(space)
                    if since >= effect.n:
                        return no("8.31", "madison-pinned", at=place_name(space))
    return None


@rule("8.31")
def refuse_barred(view: ViewMadison, play: Play, piece: str, to: str) -> Refusal | None:
    """A card may keep units of a type out of enemy territory."""
    kind = view.board.roster[piece].kind
    for effect in play.effects:
        is_barred = (effect.kind, effect.side) == (BAR, view.side) and kind in effect.names
        if is_barred and is_enemy_ground(view, to, view.side):
            told = {"card": card_name(effect.card or play.card), "kind": kind_name(kind)}
            return no("8.31", "madison-barred", **told)
    return None


@rule("6.2", "8.62", "10.22", "A35")
def refuse_entry(view: ViewMadison, play: Play, to: str) -> Refusal | None:
    """Return why the group may not enter a space: it is still peace, or there was a battle."""
    if view.phase == Phase.PREWAR and is_enemy_ground(view, to, view.side):
        return no("6.2", "madison-no-enemy-ground")
    if not units_at(view, to, view.enemy):
        return None
    if to in play.fought:
        return no("10.22", "madison-attacked-already")
    return _refuse_attack(view, play, to)


@rule("A35", "10.23")
def _refuse_attack(view: ViewMadison, play: Play, to: str) -> Refusal | None:
    """An attack needs an unreduced unit, and a force that may attack there."""
    roster = view.board.roster
    fit = any(
        roster[piece].is_land and view.blocks[piece].cv == view.blocks[piece].max
        for piece in play.group
    )
    if not fit and to not in play.fights:
        return no("10.23", "madison-no-full-unit")
    force = play.force
    if force.peaceful or (force.only and to not in force.only):
        return no("8.31", "madison-may-not-attack")
    if not may_attack(view, view.side):
        return no("8.31", "madison-may-not-attack")
    return None


def refuse_enemy_counter(view: ViewMadison, piece: str, why: str) -> Refusal | None:
    """A side activates its own counters alone."""
    own = view.blocks.get(piece)
    if own is None or own.side == view.side:
        return None
    return no(why, "madison-enemys-counter")
