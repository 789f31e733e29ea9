"""Chapters 20 and 21: militia that goes home when the British spread, and when they cut supply."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.actions import SendHome
from app.games.quebec1759.board import FR, GB, MONTREAL, QUEBEC
from app.games.quebec1759.losses import lose_block
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Ask, Phase, Situation
from app.games.quebec1759.view import View1759
from app.kit.blocks import GONE, Face, face_of


class ZonesOccupied(Event, frozen=True, tag="occupied"):
    """The British occupied zones for the first time; so many militia blocks will go home."""

    zones: tuple[str, ...]
    militia: int

    def apply(self, state: Situation) -> Situation:
        return replaced(
            state,
            occupied=(*state.occupied, *self.zones),
            militia_due=state.militia_due + self.militia,
        )


class MilitiaWentHome(Event, frozen=True, tag="went-home"):
    """A militia block left the war."""

    block: str
    face: Face
    at: str
    due: int

    def apply(self, state: Situation) -> Situation:
        return replaced(lose_block(state, self.block), militia_due=self.due)


def militia(state: Situation, group: str) -> list[str]:
    """List the militia of a group that is still in the war."""
    return [b for b, own in state.blocks.items() if own.group == group and own.at != GONE]


@rule("20", "A29")
def newly_occupied(state: Situation) -> tuple[str, ...]:
    """List the zones, but for the island, that the British have now and never had before."""
    board = state.board
    british, french = state.armies[GB], state.armies[FR]
    return tuple(
        zone
        for zone in board.zones
        if zone in british
        and zone not in french
        and zone != board.island
        and zone not in state.occupied
    )


@rule("20", "A29", "A30", "A50")
def settle_militia(resolution: Resolution) -> bool:
    """One Quebec militia block goes home for each zone, of the French player's choice.

    Never in a battle (A50), though it may be one that waits for a battle (A30).
    """
    state = resolution.state
    zones = newly_occupied(state)
    if not zones and not state.militia_due:
        return False
    left = militia(state, QUEBEC)
    if zones:
        due = min(len(zones), len(left) - state.militia_due)
        resolution.write(ZonesOccupied(zones, due))
        return True
    if len(left) > state.militia_due:
        resolution.ask(FR, Ask.SEND_HOME)
    else:
        send_home(resolution, left[0], state.militia_due - 1)
    return True


def send_home(resolution: Resolution, block: str, due: int) -> None:
    """Remove a militia block from the war."""
    own = resolution.state.blocks[block]
    resolution.write(MilitiaWentHome(block, face_of(own), own.at, due))


@rule("21", "A31", "A32")
def settle_supply(resolution: Resolution) -> None:
    """While the British hold Cap Rouge, a Montreal or Trois-Rivières block goes home each turn."""
    state = resolution.state
    board = state.board
    cut = board.supply in state.armies[GB] and board.supply not in state.armies[FR]
    left = militia(state, MONTREAL)
    if cut and left and state.turn_number < board.sheet.calendar.turns:
        if len(left) > 1:
            resolution.ask(FR, Ask.SUPPLY)
            return
        send_home(resolution, left[0], 0)
    resolution.begin(Phase.TURN_END)


def offer_militia(view: View1759) -> Iterator[Choice]:
    """Offer each militia block."""
    for block, own in view.blocks.items():
        if own.group:
            label = Message("quebec1759-send-home")
            yield Choice(SendHome(block), True, f"block:{block}", label=label)


@rule("20")
def refuse_quebec(view: View1759, action: SendHome) -> Refusal | None:
    """Quebec militia alone."""
    own = view.blocks.get(action.block)
    return None if own and own.group == QUEBEC else no("20", "quebec1759-quebec-militia")


@rule("21", "A31")
def refuse_montreal(view: View1759, action: SendHome) -> Refusal | None:
    """Montreal or Trois-Rivières militia alone."""
    own = view.blocks.get(action.block)
    return None if own and own.group == MONTREAL else no("21", "quebec1759-montreal-militia")


def lose_quebec(resolution: Resolution, side: Side, action: SendHome) -> None:
    """A Quebec block goes home."""
    resolution.write(DecisionClosed(side))
    send_home(resolution, action.block, resolution.state.militia_due - 1)


def lose_montreal(resolution: Resolution, side: Side, action: SendHome) -> None:
    """A Montreal block goes home, and the turn ends."""
    resolution.write(DecisionClosed(side))
    send_home(resolution, action.block, 0)
    resolution.begin(Phase.TURN_END)
