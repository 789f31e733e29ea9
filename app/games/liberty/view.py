"""A position as one viewer may know it. Every field shown is named here.

An enemy's block has no id and no face: only its side and its place are known, save in a battle
or as a prisoner, where it lies face up. Each block is one of its kind, so that a face is its name.
"""

from app.engine.memo import cached
from app.engine.values import Shown, Side
from app.games.liberty.board import ATLANTIC, Board, PrintedBlock, other, side_key
from app.kit.battle import LineBlock
from app.kit.blocks import OwnBlock
from app.kit.cards import CardsView
from app.kit.views import BlockView


class Arrow(Shown, frozen=True):
    """How many blocks took a way this turn, as both sides see it at the table."""

    side: Side
    path: tuple[str, ...]
    way: str
    marches: bool
    count: int


class OwnMove(Shown, frozen=True):
    """How one of the viewer's blocks moved this turn: see `state.PathTaken`."""

    path: tuple[str, ...]
    way: str
    marches: bool = False


class TradeView(Shown, frozen=True):
    """Prisoners that a side offers for others: see `state.Trade`."""

    by: Side = ""
    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    open: bool = False
    carries_over: bool = False


class BattleView(Shown, frozen=True):
    """A battle under way: its blocks lie face up, but for reserves in round 1 (A64).

    `lines`: those who fight, by side; `reserves`: how many wait. `ready`: those whose turn it
    is, `aimed`: those of them with a target; `exposed`: those of whom one takes the next hit.
    `bound`: who stood or charged and must leave.
    `came`: how those who lie face up came here this turn. The rest is as in `battle_state.Battle`.
    """

    at: str
    attacker: Side
    defender: Side
    round: int
    step: int
    letter: str
    acting: Side
    stage: str
    lines: dict[Side, tuple[LineBlock, ...]]
    reserves: dict[Side, int]
    ready: tuple[str, ...]
    aimed: tuple[str, ...]
    exposed: tuple[str, ...]
    acted: tuple[str, ...]
    afloat: tuple[str, ...]
    landed: int
    striker: str
    hits: int
    used: dict[str, int]
    sailed: dict[Side, int]
    departures: tuple[tuple[Side, str, bool], ...]
    came: dict[str, OwnMove]
    leaving: Side
    winner: Side
    bound: tuple[str, ...] = ()
    own_reserves: tuple[str, ...] = ()


class WinterView(Shown, frozen=True):
    """Losses that the winter that follows takes from the viewer, as they stand.

    `fed`: of each place that can't feed all, how many need food there, and how many are too many;
    `afloat`: how many are in the Atlantic, which the winter empties.
    """

    fed: dict[str, tuple[int, int]]
    afloat: int


class ViewLiberty(BlockView[Board], frozen=True, kw_only=True):
    """The whole of what a viewer sees.

    `armies`: how many blocks of each side stand in a place, by "gb@G5". `held`: whose each place
    was when the turn began (A11). `stood`: the armies when player 2 began to move.
    `prisoners`: each side's own blocks that the enemy holds; `french_pool`: French yet to come.
    `points`: the British score (11.1) by `held`; `points_ahead`: what it would be if the turn ended
    as blocks stand. `came_home`: Indians that are known to have come home (A65).
    `forced`: who forced an exchange of prisoners this turn (A66). `winter`: for those who are asked
    in the last turn of a year, or in winter.
    """

    year: int
    turn_number: int
    first: Side
    stage: str
    weather: int
    is_french_war: bool
    armies: dict[str, int]
    held: dict[str, Side]
    stood: dict[str, int]
    pool: dict[Side, int]
    french_pool: tuple[str, ...]
    prisoners: dict[Side, tuple[str, ...]]
    cards: CardsView
    arrows: tuple[Arrow, ...]
    last_arrows: tuple[Arrow, ...]
    moves: dict[str, OwnMove] = {}
    used: int = 0
    built: tuple[str, ...] = ()
    supplied: tuple[str, ...] = ()
    attackers: dict[str, Side] = {}
    order: tuple[str, ...] = ()
    trade: TradeView = TradeView()
    marked: tuple[str, ...] = ()
    points: int = 0
    points_ahead: int = 0
    came_home: tuple[str, ...] = ()
    forced: tuple[Side, ...] = ()
    battle: BattleView | None = None
    winter: WinterView | None = None

    @property
    def enemy(self) -> Side:
        """The other side than the viewer's."""
        return other(self.side)


def standing(view: ViewLiberty, place: str, side: Side) -> int:
    """Return how many blocks of a side stand in a place."""
    return view.armies.get(f"{side}@{place}", 0)


def is_fought_over(view: ViewLiberty, place: str) -> bool:
    """Whether both sides have blocks in a place where they fight."""
    both = all(standing(view, place, side) for side in view.board.sides)
    return both and place != ATLANTIC


def counter(view: ViewLiberty, block: str) -> PrintedBlock:
    """Return a block as printed."""
    return view.board.roster[block]


def crossed(move: OwnMove) -> list[str]:
    """List the sides that a move by land crossed (5.2)."""
    return [side_key(a, b) for a, b in zip(move.path, move.path[1:], strict=False)]


@cached
def crossings(view: ViewLiberty) -> dict[str, int]:
    """Count how many of the viewer's ground blocks crossed each side in this turn (5.2)."""
    found: dict[str, int] = {}
    for move in view.moves.values():
        if move.way in ("land", "river"):
            for key in crossed(move):
                found[key] = found.get(key, 0) + 1
    return found


def own_block(view: ViewLiberty, block: str) -> OwnBlock | None:
    """Return one of the viewer's own blocks, None if it isn't theirs."""
    own = view.blocks.get(block)
    return own if own and view.board.roster[block].side == view.side else None
