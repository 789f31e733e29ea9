"""Chapters 10.7 to 10.9 and 9.4: making the retreats that are due."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.battle_state import RetreatDue
from app.games.madison.board import LEADER, NAVAL_LEADER, NORTH_WEST_COMPANY, other
from app.games.madison.bounds import BOUND
from app.games.madison.combat.events import (
    Retreated,
    RetreatFailed,
    RetreatOrdered,
    RetreatSplit,
)
from app.games.madison.combat.losses import lose_steps, part_tecumseh
from app.games.madison.combat.occupying import occupy
from app.games.madison.combat.routes import Route, routes
from app.games.madison.events import PiecesRemoved
from app.games.madison.position import Position, is_reduced, leaders_at, units_at, vessels_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from app.games.madison.words import place_name


def due_of(position: Position) -> RetreatDue:
    """Return the retreat that is made next."""
    return position.retreats[-1]


@rule("10.71", "10.72", "3.61", "3.63")
def make_retreat(resolution: Resolution) -> None:
    """Make the last of the retreats that are due, or ask where to if there are several ways."""
    state = resolution.state
    due = due_of(state)
    ways = routes(state, due)
    chosen = [route for route in ways if route.to == due.to] if due.to else ways
    bound = [piece for piece in due.pieces if piece in BOUND]
    if not chosen and bound and len(due.pieces) > 1:
        # 3.61, 3.63 They may escape where the others can't, and the others where they may not go.
        rest = tuple(piece for piece in due.pieces if piece != bound[0])
        parts = (replace(due, pieces=(bound[0],)), replace(due, pieces=rest))
        resolution.write(RetreatSplit(parts))
    elif not chosen:
        surrender(resolution, due)
    elif len({route.to for route in chosen}) == 1:
        take_route(resolution, due, chosen[0])
    else:
        resolution.ask(due.side, Ask.RETREAT)


def offer_retreats(view: ViewMadison) -> Iterator[Choice]:
    """Offer the ways that are equal in priority."""
    due = due_of(view)
    for to in dict.fromkeys(route.to for route in routes(view, due)):
        yield Choice(a.Retreat(to), True, target=f"space:{to}")


@rule("10.71")
def refuse_retreat(view: ViewMadison, action: a.Retreat) -> Refusal | None:
    """Only one of the best ways is taken."""
    if any(route.to == action.to for route in routes(view, due_of(view))):
        return None
    return no("10.71", "madison-not-the-best-retreat")


def retreat(resolution: Resolution, side: Side, action: a.Retreat) -> None:
    """Retreat by a way that was chosen."""
    resolution.write(DecisionClosed(side))
    due = due_of(resolution.state)
    ways = [route for route in routes(resolution.state, due) if route.to == action.to]
    take_route(resolution, due, ways[0])


@rule("10.72", "10.82", "10.84", "A45")
def take_route(resolution: Resolution, due: RetreatDue, route: Route) -> None:
    """Take a way: push weak enemies out first; who isn't carried goes by land after it."""
    state = resolution.state
    if route.pushes:
        foe = other(due.side)
        weak = force_at(state, route.to, foe)
        resolution.write(RetreatSplit((replace(due, to=route.to),)))
        push = RetreatDue(foe, weak, route.to, "push", (due.at,))
        resolution.write(RetreatOrdered(push))
        return
    rest = tuple(piece for piece in due.pieces if piece not in route.carried)
    if rest:
        part = replace(due, pieces=route.carried)
        resolution.write(RetreatSplit((replace(due, pieces=rest, dry=True, to=""), part)))
    lose_steps(resolution, (*route.flips, *route.dies), "10.72")
    blocks = resolution.state.blocks
    going = tuple(p for p in route.carried if blocks[p].at == due.at)
    fleet = _fleet(state, due) if route.by_water else ()
    resolution.write(
        Retreated(due.side, (*going, *fleet), due.at, route.to, due.why, route.by_water)
    )
    if any(state.board.roster[piece].is_land for piece in going):
        occupy(resolution, route.to, due.side)


@rule("10.82", "11.53")
def _fleet(position: Position, due: RetreatDue) -> tuple[str, ...]:
    """List the vessels that take a force away, and the naval leaders with them."""
    vessels = [v for v in vessels_at(position, due.at, due.side) if not is_reduced(position, v)]
    roster = position.board.roster
    if not vessels or due.pieces == (NORTH_WEST_COMPANY,):
        return ()
    leaders = leaders_at(position, due.at, due.side)
    return (*vessels, *(one for one in leaders if roster[one].kind == NAVAL_LEADER))


def force_at(position: Position, at: str, side: Side) -> tuple[str, ...]:
    """List a side's units and land leaders in a space: who retreats together."""
    roster = position.board.roster
    leaders = [one for one in leaders_at(position, at, side) if roster[one].kind == LEADER]
    return (*units_at(position, at, side), *leaders)


@rule("10.72", "10.84", "10.9", "A21")
def surrender(resolution: Resolution, due: RetreatDue) -> None:
    """Who has nowhere to go surrenders, leaders too; a captured Brock has no successor."""
    state = resolution.state
    taken = tuple(piece for piece in due.pieces if state.blocks[piece].at == due.at)
    resolution.write(RetreatFailed(due.side, due.at))
    if taken:
        resolution.write(PiecesRemoved(taken, "10.72"))
        part_tecumseh(resolution)


def retreat_prompt(view: ViewMadison) -> Message:
    """Return the question where to retreat."""
    return Message("madison-ask-retreat", {"at": place_name(due_of(view).at)})
