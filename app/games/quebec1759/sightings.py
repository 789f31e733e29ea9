"""What a view shows of others' blocks: those that a battle or the Ottawa have turned up, and how
many stand where.

Where everybody knows the Ottawa to be (22), they are one of those who stand there: nobody else who
was seen is taken for them.
"""

from collections.abc import Iterator
from itertools import chain, repeat

from app.engine.memory import Seen, Standing, TurnedUp
from app.games.quebec1759.board import FR, GB, OTTAWA
from app.games.quebec1759.view import View1759
from app.kit.sightings import face_at, turned_up
from app.kit.views import hidden_sides


def seen(view: View1759) -> Seen:
    """Return what a view shows of others' blocks."""
    faces = (*_in_battle(view), *_by_the_ottawa(view))
    standing = {
        (side, name): count
        for name, zone in view.zones.items()
        for side, count in zone.army.items()
    }
    return Seen(faces, standing, _ottawa(view, faces))


def _ottawa(view: View1759, faces: tuple[TurnedUp, ...]) -> Standing:
    """Return where the Ottawa are known to be without their face."""
    known = [(FR, zone) for zone in view.ottawa_zones]
    is_seen = any(face.kind == OTTAWA for face in faces)
    return dict.fromkeys(known, 1) if len(known) == 1 and not is_seen else {}


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
