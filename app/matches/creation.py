"""What comes before play: a match as its maker wants it, and its first two records."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from app.clock import now
from app.engine import chance
from app.engine import match as engine
from app.engine.board_data import digest_of
from app.engine.chance import KeyedChance
from app.engine.game import AnyGame
from app.engine.values import Draw, Side
from app.matches import ids, randomness
from app.matches.boards import Boards
from app.matches.models import OPEN, MatchInfo
from app.matches.offers import ANYBODY
from app.matches.problems import Problem
from app.matches.records import Opened
from app.matches.state import Advance, MatchState, advance

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """What the maker of a match asks for."""

    game: str
    scenario: str
    side: Side
    options: Mapping[str, str]
    watch: str
    name: str
    entropy: bytes
    machine: str = ""
    claim_days: int = 0
    shared: bool = False
    """Both play on the maker's device; `friend` is the other one's name."""
    friend: str = ""
    offered: bool = False
    """Whoever finds it may sit down: it is listed at once, for `audience`."""
    audience: str = ANYBODY
    board: str = ""
    """The SHA-256 of the board's sheet, "" for the standard one."""
    key: str = ""
    """Asked again with the same key, there is still one match."""


def new_info(wanted: MatchRequest, game: AnyGame, machines: Collection[str]) -> MatchInfo:
    """Write down what is fixed of a new match. Raises `Problem` when there is no such match.

    `machines`: those that the game can be played against.
    """
    scenario = wanted.scenario or game.scenarios[0]
    if scenario not in game.scenarios:
        raise Problem("bad-option", detail="scenario")
    if wanted.side not in (*game.sides, RANDOM):
        raise Problem("bad-option", detail="side")
    if wanted.machine and wanted.machine not in machines:
        raise Problem("bad-option", detail="machine")
    if wanted.shared and wanted.machine:
        raise Problem("bad-option", detail="shared")
    if wanted.friend and not wanted.shared:
        raise Problem("bad-option", detail="friend")
    if wanted.offered and (wanted.shared or wanted.machine):
        raise Problem("bad-option", detail="offered")
    return MatchInfo(
        match=ids.new_match(),
        game=game.key,
        edition=game.edition,
        scenario=scenario,
        options=_options(game, wanted.options),
        watch=wanted.watch,
        status=OPEN,
        created=now(),
        creator_side="" if wanted.side == RANDOM else wanted.side,
        creator_name=wanted.name,
        guest_name="",
        seed=randomness.random_bytes(chance.SEED_BYTES),
        creator_entropy=wanted.entropy,
        guest_entropy=b"",
        machine=wanted.machine,
        # A machine neither stays away nor claims, nor does a friend at the same device.
        claim_days=0 if wanted.machine or wanted.shared else wanted.claim_days,
        board=digest_of(game.sheet),
    )


def game_of(wanted: MatchRequest, boards: Boards) -> AnyGame:
    """Return the game of a new match, on its board. Raises `Problem` when there is none such."""
    if wanted.game not in boards.games:
        raise Problem("unknown-game")
    game = boards.new(wanted.game, wanted.board)
    if game is None:
        raise Problem("bad-option", detail="board")
    return game


def _options(game: AnyGame, wanted: Mapping[str, str]) -> dict[str, str]:
    known = {option.key: option for option in game.options}
    for key, value in wanted.items():
        if key not in known or value not in known[key].values:
            raise Problem("bad-option", detail=key)
    return {key: wanted.get(key, option.values[0]) for key, option in known.items()}


def begun(state: MatchState, name: str, entropy: bytes, *, at: int = 0) -> tuple[Advance, Advance]:
    """Draw sides if need be, then let the game set up: the first two records of a match."""
    if state.status != OPEN:
        raise Problem("link-spent")
    info = replace(state.info, guest_name=name, guest_entropy=entropy)
    side, draws = sides_of(state.game, info)
    opened = Opened(
        match=info.id,
        game=info.game,
        edition=info.edition,
        scenario=info.scenario,
        options=dict(info.options),
        commitment=info.commitment,
        entropies=(info.creator_entropy.hex(), info.guest_entropy.hex()),
        creator=side,
        draws=draws,
        claim_days=info.claim_days,
        board=info.board,
    )
    first = advance(replace(state, info=info), opened)
    match = first.state.match
    dice = KeyedChance(info.key, match.drawn)
    start = engine.start(match, info.scenario, info.options, dice, at=at)
    return first, advance(first.state, *start)


def sides_of(game: AnyGame, info: MatchInfo, drawn: int = 0) -> tuple[Side, tuple[Draw, ...]]:
    """Return the creator's side, and the draw for it unless they chose it."""
    if info.creator_side:
        return info.creator_side, ()
    draw = KeyedChance(info.key, drawn).draw(len(game.sides))
    return game.sides[draw.value], (draw,)
