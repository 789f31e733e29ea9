"""What a position of War of 1812 is worth to a side: how likely it is to win from there on.

A lead of ten points wins at the end of a year (18.1), else there is a draw after the last (18.2).
How likely a lead is to come to that, or to be lost again, was fitted to 600 matches between
Commanders of several strengths, of all positions in which a turn began.
"""

from typing import NamedTuple

from app.engine.game import Pace
from app.engine.memo import derived
from app.engine.values import Side
from app.games.war1812.board import SIDES, US, Board, other
from app.games.war1812.commander_guards import PASSING
from app.games.war1812.commander_plans import DEFENDED, MASSING
from app.games.war1812.state import Ask, Fleet, Situation, holder
from app.games.war1812.victory import scores
from app.kit.blocks import Block
from app.kit.worth import decided, likelihood

_TURNS = frozenset[str]({Ask.CAMPAIGN, Ask.ORDERS})
PACE = Pace(begins=_TURNS, plans=_TURNS, ahead=3)
"""A side's turn, the enemy's, and the next own one, for which it may have gathered."""


class YearFit(NamedTuple):
    """What counts in a year, in logits: for each point of a kind, each CV, each ready ship.

    `hope`: for each point that the best attack at hand may gain of who is to move, `later_hope` of
    the other side. `growth`: how much more all of it counts in the last turn than in the first.
    `margin`: how much it takes to win rather than to draw, and `margin_growth` how much more in the
    last turn. `for_us`: how much better the United States stand where all is equal, less than 0 for
    worse.
    """

    army: float
    cv: float
    lakes: float
    towns: float
    ship: float
    hope: float
    later_hope: float
    growth: float
    for_us: float
    margin: float
    margin_growth: float


FITS = (
    YearFit(0.150, 0.091, 0.086, 0.140, 0.106, 0.065, 0.013, 0.08, -1.27, 0.63, 0.27),
    YearFit(0.207, 0.028, 0.072, 0.075, 0.091, 0.032, 0.002, 1.01, -1.38, 1.00, 0.68),
    YearFit(0.160, 0.022, 0.123, 0.064, 0.081, 0.094, 0.070, 4.78, -1.45, 1.91, 5.45),
)
"""For each year of the calendar; the last stands for more."""


def worth(state: Situation, side: Side) -> float:
    """Return what a position is worth to a side, from -1, which is lost, to 1, which is won."""
    if state.winner is not None:
        return decided(state.winner, side)
    to_us = _expected(state)
    return to_us if side == US else -to_us


def _expected(state: Situation) -> float:
    """Return how much likelier the United States are to win than Britain."""
    calendar = state.board.sheet.calendar
    fit = FITS[min(len(FITS) - 1, max(0, state.year - calendar.years[0]))]
    passed = max(0, state.campaign_turn - 1) / max(1, calendar.turns - 1)
    balance = _standing(state, US, fit) - _standing(state, other(US), fit)
    lead = (1 + fit.growth * passed) * balance + fit.for_us
    margin = fit.margin + fit.margin_growth * passed
    return likelihood(lead - margin) - likelihood(-lead - margin)


def _standing(state: Situation, side: Side, fit: YearFit) -> float:
    points, armies = scores(state)[side], derived(state, _armies, state.board, state.blocks)
    ships = derived(state, _ready_ships, state.fleets)
    return (
        fit.army * points.army
        + fit.cv * sum(armies[side].values())
        + fit.lakes * points.lakes
        + fit.towns * points.towns
        + fit.ship * ships[side]
        + (fit.hope if state.turn.mover == side else fit.later_hope) * _hope(state, side)
    )


def _hope(state: Situation, side: Side) -> float:
    """Return what the best attack may gain that a side could make next turn, in points."""
    armies = derived(state, _armies, state.board, state.blocks)
    hopes = [
        _prospect(state, (side, town, to), own, armies[other(side)].get(to, 0))
        for town, own in armies[side].items()
        for to in state.board.neighbours[town]
        if to in armies[other(side)] or holder(state, to) != side
    ]
    return max(hopes, default=0.0)


def _prospect(state: Situation, way: tuple[Side, str, str], own: float, defence: float) -> float:
    side, town, to = way
    if side == US and state.board.crosses_into_canada((town, to)):
        own *= PASSING
    attack, against = own**MASSING, (DEFENDED * defence) ** MASSING
    return state.board.towns[to].value * attack / (attack + against)


def _armies(board: Board, blocks: dict[str, Block]) -> dict[Side, dict[str, int]]:
    """Return each side's CV by the towns where they have any."""
    found: dict[Side, dict[str, int]] = {side: {} for side in SIDES}
    for block in blocks.values():
        if block.at in board.towns:
            standing = found[block.side]
            standing[block.at] = standing.get(block.at, 0) + block.cv
    return found


def _ready_ships(fleets: dict[str, Fleet]) -> dict[Side, int]:
    return {
        side: sum([fleet.operational for key, fleet in fleets.items() if key.endswith(f"/{side}")])
        for side in SIDES
    }
