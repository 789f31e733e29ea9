"""Where the Ottawa may be, as far as everybody can tell: what is asked about them depends on it.

An ordinary order never moves them (A51). So from where they are seen, or from the zones in which
they may have been set up, they go with their order, with a whole force that retreats, or seen.
"""

from collections.abc import Collection

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Event
from app.games.quebec1759.battle_state import RESERVE, Battle
from app.games.quebec1759.board import FR
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Situation
from app.kit.battle import battle_of
from app.kit.blocks import GONE, army


class OttawaTraced(Event, frozen=True, tag="ottawa-traced"):
    """Everybody can tell that the Ottawa are in one of these zones."""

    zones: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return replaced(state, ottawa_zones=self.zones)


@rule("22.4", "A53")
def may_be_at(known: Collection[str], zone: str) -> bool:
    """Whether the Ottawa may be in a zone, where as much is known; before the set-up nothing is."""
    return not known or zone in known


def are_known_at(state: Situation, zone: str) -> bool:
    """Whether everybody knows that the Ottawa are in a zone."""
    return state.ottawa_zones == (zone,) and state.blocks[state.board.ottawa].at != GONE


def trace(resolution: Resolution, *zones: str) -> None:
    """Note that the Ottawa are in one of these zones, if that is news."""
    board = resolution.state.board
    known = tuple(zone for zone in board.zones if zone in zones)
    gone = resolution.state.blocks[board.ottawa].at == GONE
    if not gone and known != resolution.state.ottawa_zones:
        resolution.write(OttawaTraced(known))


def narrow(resolution: Resolution, *without: str) -> None:
    """Leave only zones in which French stand, and not those that are ruled out."""
    state = resolution.state
    known = state.ottawa_zones
    held = (zone for zone in state.board.zones if army(state, zone, FR) and zone not in without)
    trace(resolution, *(zone for zone in held if may_be_at(known, zone)))


def look_at_faces(resolution: Resolution) -> None:
    """The French of the battle are turned up: the Ottawa are seen there, or are elsewhere."""
    battle = battle_of(resolution.state)
    if resolution.state.board.ottawa in battle.posts:
        trace(resolution, battle.zone)
    else:
        narrow(resolution, battle.zone)


@rule("22.4", "A52")
def follow(resolution: Resolution, to: str) -> None:
    """The French have left their battle, with the last of them the Ottawa, if they were in it."""
    state = resolution.state
    battle, known = battle_of(state), state.ottawa_zones
    if battle.zone in known and not army(state, battle.zone, FR):
        went = (to,) if could_be_among(state, battle) else ()
        trace(resolution, *(zone for zone in known if zone != battle.zone), *went)


def could_be_among(state: Situation, battle: Battle) -> tuple[str, ...]:
    """List the French blocks of a battle that could be the Ottawa: they themselves once the French
    are turned up, else all that are still unseen in reserve.
    """
    board = state.board
    if battle.skirmish or FR in battle.bared:
        return (board.ottawa,) if board.ottawa in battle.posts else ()
    return tuple(
        block
        for block, post in battle.posts.items()
        if post == RESERVE and state.blocks[block].side == FR and state.blocks[block].at != GONE
    )
