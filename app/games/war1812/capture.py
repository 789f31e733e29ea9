"""Chapter 8.4: ships caught in a town that enemy army takes."""

from collections.abc import Iterator

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.memo import derived, replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Draw, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import KeepPrizes, Settle
from app.games.war1812.board import SIDES, Board, other
from app.games.war1812.naval_battle import begin_naval_battle
from app.games.war1812.resolution import Resolution
from app.games.war1812.roll_off import pass_choice, who_names
from app.games.war1812.state import Ask, Fleet, Prize, Situation, fleet, holder, with_fleet
from app.games.war1812.view import View1812
from app.games.war1812.words import town_name

ESCAPES_ON = 4

SETTLED_BY: dict[str, str] = {
    Ask.NEXT_CAPTURE: "8.4",
    Ask.NEXT_BATTLE: "10.2",
    Ask.MEETING: "19.4",
}
"""The rules by which a town is named."""


class CaptureRolled(Event, frozen=True, tag="capture-thrown"):
    """A die for each ship in a taken town, the operational ones first: 4 or more escapes."""

    town: str
    side: Side
    operational: int
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        escaped, taken = self.split()
        caught = fleet(state, self.town, self.side)
        state = with_fleet(
            state,
            self.town,
            self.side,
            operational=-caught.operational,
            damaged=-caught.damaged,
        )
        state = with_fleet(
            state,
            state.board.towns[self.town].lake,
            self.side,
            operational=escaped.operational,
            damaged=escaped.damaged,
        )
        prize = Prize(self.town, other(self.side), taken.operational, taken.damaged)
        return replaced(state, prize=prize)

    def split(self) -> tuple[Fleet, Fleet]:
        """Return the ships that escaped and those that were taken."""
        escapes = [face >= ESCAPES_ON for face in faces(self.draws)]
        operational, damaged = escapes[: self.operational], escapes[self.operational :]
        escaped = Fleet(sum(operational), sum(damaged))
        taken = Fleet(
            len(operational) - escaped.operational,
            len(damaged) - escaped.damaged,
        )
        return escaped, taken


class PrizesKept(Event, frozen=True, tag="prizes-kept"):
    """The captor put in their own spare navy blocks for the ships they took, as far as they go."""

    side: Side
    town: str
    operational: int
    damaged: int

    def apply(self, state: Situation) -> Situation:
        state = with_fleet(
            state, self.town, self.side, operational=self.operational, damaged=self.damaged
        )
        left = state.spare[self.side] - self.operational - self.damaged
        return replaced(state, spare={**state.spare, self.side: left}, prize=None)


@rule("8.4", "A54")
def pending_captures(state: Situation) -> list[str]:
    """List the towns in which ships lie that their side no longer controls."""
    return derived(state, _pending_captures, state.board, state.fleets, state.held)


def _pending_captures(board: Board, fleets: dict[str, Fleet], held: dict[str, Side]) -> list[str]:
    towns, lying = board.towns, (key.split("/") for key in fleets)
    return sorted(
        {at for at, side in lying if at in towns and held.get(at, towns[at].side) != side}
    )


@rule("8.4", "A13", "A54")
def settle_captures(resolution: Resolution) -> bool:
    """Deal with ships in taken towns, one town after another in the mover's order.

    A13: after the land battle for the town, or after the naval battles where there was none.
    Tells whether there was anything to deal with.
    """
    towns = pending_captures(resolution.state)
    if len(towns) > 1:
        resolution.ask(who_names(resolution), Ask.NEXT_CAPTURE)
    elif towns:
        roll_for_capture(resolution, towns[0])
    return bool(towns)


@rule("8.4", "A14", "A54")
def roll_for_capture(resolution: Resolution, town: str) -> None:
    """The owner rolls for all their ships there: 1 to 3 taken, 4 to 6 escaped to the lake.

    A14: a taken ship keeps its state and needs a spare navy block of the captor, or is lost.
    """
    state = resolution.state
    side = other(holder(state, town))
    ships = fleet(state, town, side)
    draws = resolution.roll(ships.ships)
    resolution.write(CaptureRolled(town, side, ships.operational, draws))
    settle_prizes(resolution)


@rule("8.4", "A14", "A54")
def settle_prizes(resolution: Resolution) -> None:
    """Keep as many prizes as there are spare blocks; A54: the captor picks where it matters."""
    prize = _prize(resolution.state)
    spare = resolution.state.spare[prize.captor]
    if prize.operational and prize.damaged and 0 < spare < prize.operational + prize.damaged:
        resolution.ask(prize.captor, Ask.PRIZES)
        return
    operational = min(prize.operational, spare)
    keep_prizes(resolution, operational, min(prize.damaged, spare - operational))


def keep_prizes(resolution: Resolution, operational: int, damaged: int) -> None:
    """Put the prizes in; then the ships that escaped fight if they met an enemy (A16)."""
    prize = _prize(resolution.state)
    resolution.write(PrizesKept(prize.captor, prize.town, operational, damaged))
    lake = resolution.state.board.towns[prize.town].lake
    if all(fleet(resolution.state, lake, side).ships for side in SIDES):
        begin_naval_battle(resolution, lake, other(prize.captor))


def _prize(state: Situation) -> Prize:
    if state.prize is None:
        raise AssertionError("no ships were taken")
    return state.prize


def offer_prizes(view: View1812) -> Iterator[Choice]:
    """Offer every number of operational ships that could be kept."""
    if view.prize is None:
        raise AssertionError("no ships were taken")
    spare = view.spare[view.side]
    for count in range(view.prize.operational + 1):
        if 0 <= spare - count <= view.prize.damaged:
            params = {"operational": count, "damaged": spare - count}
            yield Choice(KeepPrizes(count), True, label=Message("war1812-keep-prizes", params))


def choose_prizes(resolution: Resolution, side: Side, action: KeepPrizes) -> None:
    """Keep the prizes that the captor picked."""
    resolution.write(DecisionClosed(side))
    spare = resolution.state.spare[side]
    keep_prizes(resolution, action.operational, spare - action.operational)


def refuse_prizes(view: View1812, action: KeepPrizes) -> Refusal | None:
    """As many prizes as there are spare blocks must be kept."""
    if not any(choice.action == action for choice in offer_prizes(view)):
        return no("8.4", "war1812-keep-as-many-as-spare", spare=view.spare[view.side])
    return None


def offer_next_capture(view: View1812) -> Iterator[Choice]:
    """Offer the towns whose ships could be dealt with next."""
    for town in view.settle:
        label = Message("war1812-capture-at", {"town": town_name(town)})
        yield Choice(Settle(town), True, target=f"town:{town}", label=label)


def refuse_settle(view: View1812, action: Settle) -> Refusal | None:
    """Only a town where something is still to be dealt with can be next."""
    if action.town not in view.settle:
        return no(SETTLED_BY[view.ask], "war1812-nothing-to-settle")
    return None


def choose_next_capture(resolution: Resolution, side: Side, action: Settle) -> None:
    """Deal with the ships in the chosen town."""
    resolution.write(DecisionClosed(side))
    pass_choice(resolution, side)
    roll_for_capture(resolution, action.town)
