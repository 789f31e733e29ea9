"""Chapter 11.4: how many of a side's blocks each place feeds through the winter."""

from app.engine.ledger import rule
from app.engine.memo import cached
from app.games.liberty.board import ATLANTIC, FRENCH, INDIAN, LEADER
from app.games.liberty.view import ViewLiberty, WinterView, counter
from app.kit.views import own_at


@rule("11.4", "A42", "A43", "A44")
def excess(view: ViewLiberty, place: str) -> int:
    """Return how many of the viewer's blocks a place can't feed, without those already named.

    A town feeds its value in blocks, and one leader so many more as they are strong. With allies
    those of the other nation than the leader's are at most the town's value.
    """
    blocks = fed_left(view, place)
    town = view.board.towns.get(place)
    if town is None:
        return len(blocks)
    leaders = [b for b in blocks if counter(view, b).kind == LEADER]
    plain = len(blocks) - town.value
    with_leader = (_excess_with(view, blocks, leader, town.value) for leader in leaders)
    return max(0, min([plain, *with_leader]))


def _excess_with(view: ViewLiberty, blocks: list[str], leader: str, value: int) -> int:
    """Return the excess when this leader feeds: beyond all fed, or beyond an ally's share."""
    strength, nation = view.blocks[leader].cv, _army_of(view, leader)
    allies = sum(_army_of(view, block) != nation for block in blocks)
    own = len(blocks) - allies
    allies_fed = min(allies, value)
    room = value + strength - allies_fed
    return (allies - allies_fed) + max(0, own - room)


def _army_of(view: ViewLiberty, block: str) -> str:
    return FRENCH if counter(view, block).nation == FRENCH else counter(view, block).side


def fed_at(view: ViewLiberty, place: str) -> list[str]:
    """List the viewer's blocks in a place that need food: all but Indians (10.0)."""
    return [
        block
        for block in own_at(view, place)
        if counter(view, block).kind != INDIAN and counter(view, block).side == view.side
    ]


def fed_left(view: ViewLiberty, place: str) -> list[str]:
    """List those that need food and are not already named."""
    return [block for block in fed_at(view, place) if block not in view.marked]


@cached
def hungry(view: ViewLiberty) -> tuple[str, ...]:
    """List the places that can't feed all of the viewer's blocks there."""
    stood_in = {own.at for own in view.blocks.values()} - {ATLANTIC}
    return tuple(
        [place for place in view.board.places if place in stood_in and excess(view, place)]
    )


@rule("11.3", "11.4", "A62")
def winter_ahead(view: ViewLiberty) -> WinterView:
    """Return what the winter will take from the viewer as they stand: the unfed, those at sea."""
    fed = {place: (len(fed_left(view, place)), excess(view, place)) for place in hungry(view)}
    return WinterView(fed, len(own_at(view, ATLANTIC)))
