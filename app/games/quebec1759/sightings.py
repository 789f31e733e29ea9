"""What a view shows of others' blocks: those that a battle or the Ottawa have turned up, and how
many stand where.
"""

from collections.abc import Iterator
from itertools import chain, repeat

from app.engine.memory import Seen, TurnedUp
from app.games.quebec1759.board import GB
from app.games.quebec1759.view import View1759
from app.kit.sightings import face_at, turned_up
from app.kit.views import hidden_sides


def seen(view: View1759) -> Seen:
    """Return what a view shows of others' blocks."""
    return Seen(
        (*_in_battle(view), *_by_the_ottawa(view)),
        {
            (side, name): count
            for name, zone in view.zones.items()
            for side, count in zone.army.items()
        },
    )


def _in_battle(view: View1759) -> Iterator[TurnedUp]:
    battle = view.battle
    if battle is None:
        return
    lines = {side: chain(*posts.values()) for side, posts in battle.posts.items()}
    yield from turned_up(view, battle.zone, lines)


def _by_the_ottawa(view: View1759) -> Iterator[TurnedUp]:
    """List the British blocks that a raid reduced, and those that its scouts have seen (22.3)."""
    if view.raid is None or GB not in hidden_sides(view):
        return
    for face in (*view.raid.reduced, *view.scouted):
        if face.cv:
            yield from repeat(face_at(view.board, GB, view.raid.zone, face), face.count)
