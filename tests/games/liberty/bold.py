"""Bold players for tests, and wars in which there is much to fight over from the first turn on."""

from dataclasses import dataclass
from random import Random

from msgspec.structs import replace

from app.engine.memory import MEMORY
from app.engine.values import Choice, Choices, Side
from app.games.liberty import actions as a
from app.games.liberty.commander import command
from app.games.liberty.game import GAME, Liberty
from app.games.liberty.state import Situation
from app.games.liberty.view import ViewLiberty
from app.kit.turns import Done
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import (
    AM,
    ATLANTIC,
    BLOCKS,
    FOE,
    GB,
    HALF,
    INDIES,
    NEAR,
    POOL,
    PORTS,
    TOWNS,
    WILDERNESS,
)

Places = dict[str, str]
HOMES = {sheet.home for sheet in BLOCKS.values()} - {""}
TRADES = (a.Give, a.Want, a.OfferTrade)


def options(rng: Random) -> dict[str, str]:
    """Draw a value for each option of the rules; what viewers remember changes no rule."""
    return {s.key: rng.choice(s.values) for s in GAME.options if s.key != MEMORY}


def blank(rng: Random, game: Liberty = GAME) -> Situation:
    """Return the position before the first year: as set up, or a war that is well under way."""
    state = game.blank("standard", options(rng))
    return state if rng.random() < 0.35 else _great_war(state, rng)


def _great_war(state: Situation, rng: Random) -> Situation:
    """Scatter most blocks, the French among them, over the towns, some at sea or weakened."""
    ports = sorted(PORTS - INDIES.keys())
    british = {*rng.sample(ports, rng.randint(6, 17)), "E1"}
    at = {}
    for block, sheet in BLOCKS.items():
        own = british if sheet.side == GB else TOWNS.keys() - british - INDIES.keys()
        towns = sorted(town for town in own if TOWNS[town].value)
        sails = sheet.nation not in ("american", "indian")
        is_at_sea = sheet.kind == "warship" or (sails and rng.random() < 0.4)
        at[block] = rng.choice([ATLANTIC, *sorted(PORTS & own)] if is_at_sea else towns)
        if sheet.nation == "indian":
            at[block] = sheet.home
        if rng.random() < 0.2:
            at[block] = POOL
    if rng.random() < 0.4:
        at |= _surround_shawnee(rng)
    elif rng.random() < 0.7:
        at |= _on_the_frontier(rng)
    blocks = {
        block: replace(
            own, at=at[block], cv=own.max if at[block] == POOL else rng.randint(1, own.max)
        )
        for block, own in state.blocks.items()
    }
    year = rng.choice((1775, 1779, 1783))
    return replace(state, blocks=blocks, is_french_war=True, year=year)


def _surround_shawnee(rng: Random) -> Places:
    """Put Americans in the town of the Shawnee and around it."""
    near = ["A13", "A12", "B13"]
    americans = [block for block, sheet in BLOCKS.items() if sheet.nation == "american"]
    return {"shawnee": POOL} | dict(zip(rng.sample(americans, 3), near, strict=True))


def _on_the_frontier(rng: Random) -> Places:
    """Put Indians away from home, and Americans beside their towns."""
    indians = {block: sheet.home for block, sheet in BLOCKS.items() if sheet.home}
    americans = [block for block, sheet in BLOCKS.items() if sheet.nation == "american"]
    near = [rng.choice(sorted(NEAR[home] & WILDERNESS)) for home in indians.values()]
    wild = sorted(WILDERNESS - {*indians.values(), *near} - TOWNS.keys())
    away = {block: rng.choice([*rng.sample(wild, 9), POOL]) for block in indians}
    return away | dict(zip(rng.sample(americans, len(near)), near, strict=True))


@dataclass(frozen=True)
class Player:
    """A player who looks for battles of every kind in such a share of their moves."""

    boldness: float
    rng: Random

    def choose(self, now: Position, view: ViewLiberty, choices: Choices) -> Choice:
        """Choose: attack where one can, above all from the sea; offer prisoners; retreat."""
        rng, kinds = self.rng, {type(choice.action) for choice in choices.actions}
        moves = [choice for choice in choices.actions if isinstance(choice.action, a.Move)]
        trades = [choice for choice in choices.actions if isinstance(choice.action, TRADES)]
        forced = [choice for choice in choices.actions if choice.action == a.ForceTrade()]
        if forced and rng.random() < 0.8:
            return forced[0]
        if trades and rng.random() < (0.4 if view.ask == "supply" else 0.1):
            return rng.choice(trades)
        dares = [c for c in choices.actions if isinstance(c.action, a.StandFast | a.Charge)]
        if dares and rng.random() < 0.4:
            return rng.choice(dares)
        done = [choice for choice in choices.actions if choice.action == Done()]
        if moves and (rng.random() < self.boldness or not done):
            return _bold_move(now, view.side, moves, rng)
        if moves:
            return done[0]
        ways_out = [choice for choice in choices.actions if isinstance(choice.action, a.Leave)]
        if ways_out and rng.random() < (0.2 if a.Fire in kinds else 0.6):
            return rng.choice(ways_out)
        if rng.random() < 0.05:
            return rng.choice(choices.actions)
        return command(view, choices, rng)


def _bold_move(now: Position, side: Side, moves: list[Choice], rng: Random) -> Choice:
    steps = {(c.action.block, c.action.to): c for c in moves if isinstance(c.action, a.Move)}
    hostile = [key for key in steps if key[1] != ATLANTIC and now.here(key[1], FOE[side])]
    homes = [key for key in steps if key[1] in HOMES and not now.here(key[1], GB)]
    if side == AM and homes and rng.random() < 0.8:
        return steps[rng.choice(homes)]
    landing = [key for key in hostile if now.at(key[0]) not in HALF]
    if landing and rng.random() < 0.7:
        return steps[rng.choice(landing)]
    if hostile and rng.random() < 0.8:
        return steps[rng.choice(hostile)]
    by_sea = [key for key in steps if key[1] not in HALF or now.at(key[0]) not in HALF]
    return steps[rng.choice(by_sea if by_sea and rng.random() < 0.4 else [*steps])]
