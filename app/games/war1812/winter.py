"""Chapter 13: winter. Attrition first, then the fleets go to port."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.memo import cached, replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import Done, Harbour, Mark
from app.games.war1812.board import SIDES
from app.games.war1812.control import FleetLost, friendly_harbours, settle_control
from app.games.war1812.losses import eliminate, lose_cv
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Ask, Phase, Situation, fleet, with_ships_moved
from app.games.war1812.view import View1812, shown_fleet
from app.games.war1812.words import place_name, town_name
from app.kit.blocks import army


class BlockMarked(Event, frozen=True, tag="marked"):
    """A side named a block that will suffer from winter."""

    side: Side
    block: str

    def apply(self, state: Situation) -> Situation:
        marked = (*state.winter_losses.get(self.side, ()), self.block)
        return replaced(state, winter_losses={**state.winter_losses, self.side: marked})


class QuartersSealed(Event, frozen=True, tag="quarters-sealed"):
    """A side has named all its winter losses; they stay secret until both have."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return state


class AttritionSuffered(Event, frozen=True, tag="attrition"):
    """Both sides' winter losses, applied together: blocks that lost 1 CV, blocks that were lost."""

    weakened: tuple[str, ...]
    lost: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        for block in self.weakened:
            state = lose_cv(state, block)
        for block in self.lost:
            state = eliminate(state, block)
        return replaced(state, winter_losses={})


class FleetInPort(Event, frozen=True, tag="in-port"):
    """Ships went from a lake to a town for the winter."""

    side: Side
    lake: str
    town: str
    operational: int = 0
    damaged: int = 0

    def apply(self, state: Situation) -> Situation:
        ships = {"operational": self.operational, "damaged": self.damaged}
        return with_ships_moved(state, self.lake, self.town, self.side, **ships)


@rule("13.2", "A33")
def crowded_towns(state: Situation, side: Side) -> dict[str, int]:
    """Return each town with more of a side's army blocks than its number, and how many more.

    A33: the Indian counts.
    """
    board = state.board
    excess = {town: len(army(state, town, side)) - board.towns[town].value for town in board.towns}
    return {town: count for town, count in excess.items() if count > 0}


@rule("13.1", "13.2", "A59")
def begin_attrition(resolution: Resolution) -> None:
    """Ask each side with a crowded town for its losses, in secret, both at once."""
    for side in SIDES:
        if crowded_towns(resolution.state, side):
            resolution.ask(side, Ask.QUARTERS)
    if not resolution.state.awaiting:
        resolution.begin(Phase.PORTS)


def offer_quarters(view: View1812) -> Iterator[Choice]:
    """Offer every block of a crowded town to suffer, then Done."""
    crowded, label = unmarked_excess(view), Message("war1812-mark")
    for block, own in view.blocks.items():
        if own.at in crowded:
            yield Choice(Mark(block), False, f"block:{block}", label=label)
    marked = sum(own.marked for own in view.blocks.values())
    yield Choice(Done(), True, label=Message("war1812-done-quarters", {"blocks": marked}))


@rule("13.2", "A34")
def refuse_mark(view: View1812, action: Mark) -> Refusal | None:
    """As many blocks as a town has too many, each once (A34: none loses more than 1 CV)."""
    own = view.blocks.get(action.block)
    if own is None or own.at not in view.board.towns:
        return no("13.2", "war1812-not-on-the-map")
    if own.marked:
        return no("13.2", "war1812-already-marked")
    if unmarked_excess(view).get(own.at, 0) < 1:
        return no("13.2", "war1812-not-crowded", town=town_name(own.at))
    return None


@rule("13.2")
def refuse_end_of_marking(view: View1812) -> Refusal | None:
    """Every crowded town must have its losses named."""
    for town, left in unmarked_excess(view).items():
        if left > 0:
            return no("13.2", "war1812-still-crowded", town=town_name(town), blocks=left)
    return None


@cached
def unmarked_excess(view: View1812) -> dict[str, int]:
    """Return the crowded towns and how many losses are still to be named in each."""
    board = view.board
    excess: dict[str, int] = {}
    for town, shown in view.towns.items():
        count = shown.army.get(view.side, 0)
        if count > board.towns[town].value:
            marked = sum(own.marked and own.at == town for own in view.blocks.values())
            excess[town] = count - board.towns[town].value - marked
    return excess


def mark(resolution: Resolution, side: Side, action: Mark) -> None:
    """Name one block."""
    resolution.write(BlockMarked(side, action.block))


@rule("13.2", "A35", "A59")
def seal_quarters(resolution: Resolution, side: Side) -> None:
    """Seal a side's losses; when both are sealed they are suffered together.

    At home each block too many loses 1 CV, in an enemy town it is eliminated.
    """
    resolution.write(DecisionClosed(side))
    resolution.write(QuartersSealed(side))
    state = resolution.state
    if state.awaiting:
        return
    weakened: list[str] = []
    lost: list[str] = []
    for marking, blocks in sorted(state.winter_losses.items()):
        for block in sorted(blocks):
            at_home = resolution.state.board.towns[state.blocks[block].at].side == marking
            (weakened if at_home else lost).append(block)
    resolution.write(AttritionSuffered(tuple(weakened), tuple(lost)))
    settle_control(resolution)
    resolution.begin(Phase.PORTS)


@rule("13.3", "A35", "A59")
def send_fleets_to_port(resolution: Resolution) -> None:
    """All ships on lakes go to friendly towns of them; without one they are lost for good.

    A59: their state stays as it is.
    """
    board = resolution.state.board
    for side in SIDES:
        for lake in board.lakes:
            _send_without_choice(resolution, side, lake)
        if any(fleet(resolution.state, lake, side).ships for lake in board.lakes):
            resolution.ask(side, Ask.PORTS)
    if not resolution.state.awaiting:
        resolution.begin(Phase.REINFORCEMENTS)


def _send_without_choice(resolution: Resolution, side: Side, lake: str) -> None:
    ships = fleet(resolution.state, lake, side)
    harbours = friendly_harbours(resolution.state, lake, side)
    if not ships.ships or len(harbours) > 1:
        return
    if harbours:
        event = FleetInPort(side, lake, harbours[0], ships.operational, ships.damaged)
        resolution.write(event)
    else:
        resolution.write(FleetLost(side, lake, "13.3", ships.operational, ships.damaged))


def offer_ports(view: View1812) -> Iterator[Choice]:
    """Offer each ship every friendly town of its lake, then Done."""
    for lake in view.board.lakes.values():
        here = shown_fleet(view, lake.id, view.side)
        for state, count in (("operational", here.operational), ("damaged", here.damaged)):
            for town in lake.towns if count else ():
                yield Choice(
                    Harbour(lake.id, town, state == "operational"),
                    False,
                    f"fleet:{lake.id}/{view.side}/{state}",
                    f"town:{town}",
                )
    yield Choice(Done(), True, label=Message("war1812-done-ports"))


@rule("13.3", "6.2")
def refuse_harbour(view: View1812, action: Harbour) -> Refusal | None:
    """A ship winters in a friendly town of its lake."""
    board = view.board
    if action.lake not in board.lakes or action.town not in board.lakes[action.lake].towns:
        return no("13.3", "war1812-lake-and-its-towns")
    here = shown_fleet(view, action.lake, view.side)
    if not (here.operational if action.operational else here.damaged):
        return no("13.3", "war1812-no-such-ship", place=place_name(action.lake))
    if view.towns[action.town].holder != view.side:
        return no("6.2", "war1812-harbour-not-friendly", town=town_name(action.town))
    return None


@rule("13.3")
def refuse_end_of_ports(view: View1812) -> Refusal | None:
    """No ship may stay on a lake."""
    for lake in view.board.lakes:
        if shown_fleet(view, lake, view.side).ships:
            return no("13.3", "war1812-ships-still-out", place=place_name(lake))
    return None


def harbour(resolution: Resolution, side: Side, action: Harbour) -> None:
    """Take one ship to port."""
    kinds = (1, 0) if action.operational else (0, 1)
    resolution.write(FleetInPort(side, action.lake, action.town, *kinds))


def end_ports(resolution: Resolution, side: Side) -> None:
    """Confirm a side's winter harbours."""
    resolution.write(DecisionClosed(side))
    if not resolution.state.awaiting:
        resolution.begin(Phase.REINFORCEMENTS)
