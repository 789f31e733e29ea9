"""A position as one viewer may know it. Every field shown is named here.

An enemy's block has no id and no face: only its side and its zone are known (2.3), save in a
battle or raid, where it is turned up. Ships are public (2.2), and so are opened orders, dice,
losses and with them each side's CV in all. Lists are ordered by what the viewer knows.
"""

from app.engine.values import Shown, Side
from app.games.quebec1759.battle_view import BattleView
from app.games.quebec1759.board import Board
from app.kit.views import BlockView


class FaceView(Shown, frozen=True):
    """The face of a block that is turned up or removed. `count`: alike ones."""

    kind: str
    group: str
    max: int
    cv: int
    count: int = 1


class ZoneView(Shown, frozen=True):
    """A zone: how many blocks of each side stand there.

    `held`: who had it when the turn began. `occupied`: the British have had it once (20).
    """

    army: dict[Side, int]
    held: Side = ""
    occupied: bool = False


class PartView(Shown, frozen=True):
    """A part of an order. `picked` are the viewer's own blocks that were named for it."""

    to: str
    way: str
    count: int
    picked: tuple[str, ...] = ()


class OrderView(Shown, frozen=True):
    """An order of this turn: their own to a viewer, everybody's once both are open (9.2).

    `named`: its blocks were named in advance (A8).
    """

    origin: str = ""
    parts: tuple[PartView, ...] = ()
    ships: int = 0
    direction: str = ""
    ottawa: str = ""
    named: bool = False

    @property
    def is_halt(self) -> bool:
        """Whether nothing is ordered."""
        return not (self.parts or self.ships or self.ottawa)


class Arrow(Shown, frozen=True):
    """How many blocks took a way this turn, as both sides see it at the table."""

    side: Side
    path: tuple[str, ...]
    way: str
    count: int


class OwnArrival(Shown, frozen=True):
    """How one of the viewer's blocks came to where it fights: see `Arrow`."""

    path: tuple[str, ...]
    way: str


class RaidView(Shown, frozen=True):
    """State of the Ottawa (22). `reduced`: British blocks that showed what they lost.

    `hits`: still to be taken, of `scored`.
    """

    zone: str
    what: str = ""
    hits: int = 0
    scored: int = 0
    reduced: tuple[FaceView, ...] = ()


class View1759(BlockView[Board], frozen=True, kw_only=True):
    """The whole of what a viewer sees.

    `hand`: French blocks not yet placed. `lost`: blocks removed, by side. `cv`: in all, by side.
    `arrivals`: how the viewer's own blocks came this turn. `scouted`: what the French were shown.
    `tide`: the die of the tide, 0 not rolled. `settle`: zones whose battle can be next.
    `ottawa_zones`: where alone the Ottawa may be, as far as everybody can tell; empty while nothing
    is known.
    """

    turn_number: int
    zones: dict[str, ZoneView]
    ships: dict[str, int]
    hand: int
    cv: dict[Side, int]
    lost: dict[Side, tuple[FaceView, ...]]
    orders: dict[Side, OrderView]
    arrows: tuple[Arrow, ...] = ()
    arrivals: dict[str, OwnArrival] = {}
    last_orders: dict[Side, OrderView] = {}
    last_arrows: tuple[Arrow, ...] = ()
    river_used: dict[str, int] = {}
    tide: int = 0
    tide_bars_river: bool = False
    meeting: str = ""
    scouted: tuple[FaceView, ...] = ()
    militia_due: int = 0
    ottawa_zones: tuple[str, ...] = ()
    raid: RaidView | None = None
    battle: BattleView | None = None
    settle: tuple[str, ...] = ()


def own_order(view: View1759) -> OrderView:
    """Return what the viewer has written for this turn."""
    return view.orders.get(view.side, NO_ORDER_VIEW)


NO_ORDER_VIEW = OrderView()


def own_blocks_at(view: View1759, *posts: str) -> list[str]:
    """List the viewer's blocks at these posts of the battle shown."""
    if view.battle is None:
        return []
    standing = view.battle.posts.get(view.side, {})
    return [block.id for post in posts for block in standing.get(post, ())]


def shown_raid(view: View1759) -> RaidView:
    """Return the raid that a view shows."""
    if view.raid is None:
        raise AssertionError("no raid is shown")
    return view.raid
