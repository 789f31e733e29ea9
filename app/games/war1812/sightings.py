"""What a view shows of others' blocks: those a battle has turned up, and how many stand where."""

from app.engine.memory import Seen
from app.games.war1812.view import View1812
from app.kit.sightings import turned_up


def seen(view: View1812) -> Seen:
    """Return what a view shows of others' blocks."""
    battle = view.battle
    return Seen(
        tuple(turned_up(view, battle.town, battle.lines)) if battle else (),
        {
            (side, name): count
            for name, town in view.towns.items()
            for side, count in town.army.items()
        },
    )
