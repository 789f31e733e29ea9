"""Rule 19.4: forces that would change places with each other meet in one of the two towns."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Side
from app.games.war1812.actions import Settle
from app.games.war1812.board import GB, SIDES, US
from app.games.war1812.resolution import Resolution
from app.games.war1812.roll_off import roll_off
from app.games.war1812.state import Ask, PathTaken, Phase, Situation, turn_of, with_turn
from app.games.war1812.view import View1812
from app.games.war1812.words import town_name
from app.kit.blocks import with_block


class ForcesMet(Event, frozen=True, tag="forces-met"):
    """Two forces met in a town: the `blocks` that had left it are in it as if they had not."""

    town: str
    side: Side
    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        turn = turn_of(state, self.side)
        moved = dict(turn.moved)
        for block in self.blocks:
            path = moved[block].path
            stayed = path[: path.index(self.town) + 1]
            if len(stayed) > 1:
                moved[block] = replace(moved[block], path=stayed)
            else:
                del moved[block]
            state = with_block(state, block, at=self.town)
        marching = {b: to for b, to in turn.marching.items() if b not in self.blocks}
        return with_turn(state, self.side, moved=moved, marching=marching)


@rule("19.4", "A65")
def exchange(state: Situation) -> tuple[str, str] | None:
    """Return the first two towns that two forces would exchange, the American force's first.

    By the towns where each began to move and where it is now; after forced marches by this last
    step alone. A65: whoever stayed in either town has no part in it.
    """
    us, gb = ({_way(state, move) for move in turn_of(state, side).moved.values()} for side in SIDES)
    crossing = sorted(way for way in us if way[::-1] in gb and way[0] != way[1])
    return crossing[0] if crossing else None


def _way(state: Situation, move: PathTaken) -> tuple[str, str]:
    began = max(0, len(move.path) - 2) if state.phase == Phase.MARCHES else 0
    return move.path[began], move.path[-1]


@rule("19.4")
def settle_meeting(resolution: Resolution) -> bool:
    """Two dice a side; the higher chooses where they meet. Tells whether any forces cross."""
    if exchange(resolution.state) is None:
        return False
    resolution.ask(roll_off(resolution, "19.4"), Ask.MEETING)
    return True


def offer_meeting(view: View1812) -> Iterator[Choice]:
    """Offer the two towns."""
    for town in view.settle:
        label = Message("war1812-meet-at", {"town": town_name(town)})
        yield Choice(Settle(town), True, target=f"town:{town}", label=label)


@rule("19.4", "A65")
def choose_meeting(resolution: Resolution, side: Side, action: Settle) -> None:
    """Those who had left the chosen town turn back, and count as not having moved."""
    resolution.write(DecisionClosed(side))
    towns = exchange(resolution.state)
    if towns is None:
        raise AssertionError("no forces cross")
    way = towns if action.town == towns[0] else towns[::-1]
    back = US if way == towns else GB
    moved = turn_of(resolution.state, back).moved
    blocks = sorted(b for b, move in moved.items() if _way(resolution.state, move) == way)
    resolution.write(ForcesMet(action.town, back, tuple(blocks)))
