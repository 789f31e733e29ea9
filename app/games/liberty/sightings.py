"""What a view shows of others' blocks: those a battle has turned up, and how many stand where."""

from app.engine.memory import Seen
from app.games.liberty.view import ViewLiberty
from app.kit.sightings import turned_up


def seen(view: ViewLiberty) -> Seen:
    """Return what a view shows of others' blocks."""
    battle = view.battle
    standing = {(key.partition("@")[0], key.partition("@")[2]): n for key, n in view.armies.items()}
    return Seen(
        tuple(turned_up(view, battle.at, battle.lines)) if battle else (),
        standing,
    )
