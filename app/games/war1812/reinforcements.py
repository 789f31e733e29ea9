"""Chapter 14: reinforcements, drawn in the winter before the year they are printed for."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Draw, Event, Message, Parameter, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import Share
from app.games.war1812.board import SIDES, Board
from app.games.war1812.indians import lone_indian_leaves
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import POOL, WAITING, Ask, Situation, holder
from app.games.war1812.turns import begin_year
from app.games.war1812.view import View1812
from app.games.war1812.words import town_name
from app.kit.blocks import is_contested, with_block


class SharesSet(Event, frozen=True, tag="shares"):
    """How a short pool is split between two cities."""

    side: Side
    shares: dict[str, int]

    def apply(self, state: Situation) -> Situation:
        return replaced(state, shares={**state.shares, **self.shares})


class ReinforcementsDrawn(Event, frozen=True, tag="reinforced"):
    """A city's reinforcements were drawn blind; `waiting`: they can't enter yet."""

    side: Side
    city: str
    blocks: tuple[str, ...]
    candidates: tuple[str, ...]
    waiting: bool
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        at = WAITING + self.city if self.waiting else self.city
        for block in self.blocks:
            state = with_block(state, block, at=at)
        return replaced(state, replenished=(*state.replenished, self.city))


class LateArrivals(Event, frozen=True, tag="late"):
    """Reinforcements that had waited came in with the winter, their city being friendly again."""

    side: Side
    city: str
    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        for block in self.blocks:
            state = with_block(state, block, at=self.city)
        return state


class WinterEnded(Event, frozen=True, tag="winter-ended"):
    """The winter is over."""

    def apply(self, state: Situation) -> Situation:
        return replaced(state, shares={}, replenished=())


@rule("14.1", "14.2", "A37", "A60", "A61")
def bring_reinforcements(resolution: Resolution) -> None:
    """Those who waited enter first (A60); then each city draws; then the new year begins.

    A37: a short pool is split by its owner before anything is drawn.
    """
    for side in SIDES:
        for city in resolution.state.board.reinforcement_cities[side]:
            if city in resolution.state.replenished:
                continue
            if needs_split(resolution.state, side):
                resolution.ask(side, Ask.SPLIT)
                return
            _admit_late_arrivals(resolution, side, city)
            draw_reinforcements(resolution, side, city)
            # A61: an Indian alone is no bar; who enters removes it.
            if is_contested(resolution.state, city):
                lone_indian_leaves(resolution, city)
    resolution.write(WinterEnded())
    begin_year(resolution, resolution.state.year + 1)


def _admit_late_arrivals(resolution: Resolution, side: Side, city: str) -> None:
    state = resolution.state
    late = tuple(b for b in state.board.army[side] if state.blocks[b].at == WAITING + city)
    if late and holder(state, city) == side:
        resolution.write(LateArrivals(side, city, late))


def printed_number(board: Board, city: str, next_year: int) -> int:
    """Return the number printed at a city for a year (14.1)."""
    return board.towns[city].reinforcements.get(str(next_year), 0)


def pool(state: Situation, side: Side) -> tuple[str, ...]:
    """List the blocks in a side's pool, by id."""
    return tuple(b for b in state.board.army[side] if state.blocks[b].at == POOL)


@rule("14.1", "A37")
def needs_split(state: Situation, side: Side) -> bool:
    """Whether a side's pool is too short for its two cities, before it draws for either."""
    cities = state.board.reinforcement_cities[side]
    settled = {*state.shares, *state.replenished}
    if len(cities) == 1 or settled.intersection(cities) or not pool(state, side):
        return False
    wanted = sum(printed_number(state.board, city, state.year + 1) for city in cities)
    return len(pool(state, side)) < wanted


@rule("14.1", "14.2", "A37")
def draw_reinforcements(resolution: Resolution, side: Side, city: str) -> None:
    """Draw a city's number blind from the pool, at greatest CV; A37: no more than there are.

    14.2 If the enemy holds the city, they wait.
    """
    state = resolution.state
    candidates = pool(state, side)
    wanted = state.shares.get(city, printed_number(state.board, city, state.year + 1))
    blocks, draws = resolution.pick(candidates, min(wanted, len(candidates)))
    waiting = holder(state, city) != side
    resolution.write(ReinforcementsDrawn(side, city, blocks, candidates, waiting, draws))


def offer_split(view: View1812) -> Iterator[Choice]:
    """Offer every way to split the pool between the two cities."""
    for action in possible_shares(view):
        first, second = view.board.reinforcement_cities[view.side]
        params: dict[str, Parameter] = {
            "count": action.count,
            "town": town_name(first),
            "rest": view.pool[view.side] - action.count,
            "other": town_name(second),
        }
        yield Choice(action, True, label=Message("war1812-share", params))


def possible_shares(view: View1812) -> list[Share]:
    """List the splits in which neither city gets more than its printed number."""
    first, second = view.board.reinforcement_cities[view.side]
    numbers = {city: printed_number(view.board, city, view.year + 1) for city in (first, second)}
    left = view.pool[view.side]
    least = max(0, left - numbers[second])
    return [Share(first, count) for count in range(least, min(numbers[first], left) + 1)]


@rule("14.1", "A37")
def refuse_share(view: View1812, action: Share) -> Refusal | None:
    """No city gets more than its printed number."""
    if action not in possible_shares(view):
        return no("14.1", "war1812-no-such-share")
    return None


def choose_share(resolution: Resolution, side: Side, action: Share) -> None:
    """Split the pool."""
    resolution.write(DecisionClosed(side))
    first, second = resolution.state.board.reinforcement_cities[side]
    rest = len(pool(resolution.state, side)) - action.count
    resolution.write(SharesSet(side, {first: action.count, second: rest}))
