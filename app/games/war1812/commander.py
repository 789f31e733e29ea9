"""A simple player of War of 1812: it sees a view and choices, and looks one step ahead.

It takes weakly held towns, guards its own, keeps blocks alive for their points, and seizes lakes.
"""

from app.engine.machines import Weigh, weighing
from app.engine.values import Choice
from app.games.war1812 import actions as a
from app.games.war1812.board import other
from app.games.war1812.land_retreat import own_line
from app.games.war1812.state import Ask
from app.games.war1812.view import View1812, shown_fleet
from app.kit.battle import weigh_hit
from app.kit.setup import Place

EXPECTED_CV = 2.7
"""What an enemy block is taken to be worth before it is seen."""
BOLD = 1.5
"""An attack is made with at least this many times the strength expected against it."""


def _weigh_placement(view: View1812, choice: Choice) -> float:
    """Strong blocks to the border and to what is worth most; none crowded."""
    action = choice.action
    if not isinstance(action, Place):
        return 100
    standing = view.towns[action.at].army.get(view.side, 0)
    town = view.board.towns[action.at]
    threat = _hostile_neighbours(view, action.at)
    return (
        (town.value + 2 * threat) * view.blocks[action.block].cv / 4
        - 3 * standing
        - 4 * max(0, standing + 1 - town.value)
    )


def _hostile_neighbours(view: View1812, town: str) -> int:
    board = view.board
    return sum(board.towns[near].side != view.side for near in board.neighbours[town])


def _weigh_campaign(view: View1812, choice: Choice) -> float:
    match choice.action:
        case a.Done(march=march):
            return 0.5 if not march else -1
        case a.Repair():
            return 3
        case a.Build():
            return 1
        case a.Sail() as sail:
            return _weigh_sailing(view, sail)
        case a.March() | a.Enter() as move:
            return _weigh_move(view, move)
        case _:
            return -1


def _weigh_sailing(view: View1812, sail: a.Sail) -> float:
    """Out to a lake where no stronger fleet is; never in."""
    board = view.board
    if sail.to not in board.lakes or not sail.operational:
        return -1
    enemy = shown_fleet(view, sail.to, other(view.side)).operational
    ready = shown_fleet(view, sail.to, view.side).operational + sum(
        shown_fleet(view, town, view.side).operational for town in board.lakes[sail.to].towns
    )
    held = shown_fleet(view, sail.to, view.side).ships > 0 and not enemy
    return -1 if held or ready <= enemy else 4


def _weigh_move(view: View1812, move: a.March | a.Enter) -> float:
    board = view.board
    if isinstance(move, a.Enter):
        return 2
    origin, to = view.blocks[move.block].at, move.to
    if not _can_be_spared(view, origin):
        return -1
    crowded = view.towns[to].army.get(view.side, 0) + 1 - board.towns[to].value
    if _enemies(view, to) or board.towns[to].side != view.side:
        return _weigh_attack(view, move.block, origin, to)
    if view.turn.moves:
        return -1
    nearer = _to_the_front(view, origin) - _to_the_front(view, to)
    return nearer - (1.5 * crowded if crowded > 0 else 0) + 0.2


def _can_be_spared(view: View1812, town: str) -> bool:
    board = view.board
    staying = view.towns[town].army.get(view.side, 0)
    threatened = any(_enemies(view, near) for near in board.neighbours[town])
    return staying > 1 or not (threatened or board.towns[town].side != view.side)


def _enemies(view: View1812, town: str) -> int:
    return view.towns[town].army.get(other(view.side), 0)


def _weigh_attack(view: View1812, block: str, origin: str, to: str) -> float:
    """Worth it when the whole group that could go is strong enough; then until it is."""
    resisting = _enemies(view, to) * EXPECTED_CV
    going = _strength(view, to)
    group = [b for b in _blocks_at(view, origin) if b not in view.turn.moves]
    at_most = going + sum(view.blocks[b].cv for b in group)
    if going > BOLD * resisting or at_most < BOLD * resisting:
        return -1
    if view.turn.moves and not going:
        return -1
    prize = view.board.towns[to].value if view.towns[to].holder != view.side else 0
    return 2 + prize + view.blocks[block].cv / 10


def _blocks_at(view: View1812, town: str) -> list[str]:
    return [block for block, own in view.blocks.items() if own.at == town]


def _strength(view: View1812, town: str) -> int:
    return sum(view.blocks[block].cv for block in _blocks_at(view, town))


def _to_the_front(view: View1812, town: str) -> int:
    """Count the roads to the nearest town that is hostile or in enemy hands."""
    board = view.board
    near, seen, steps = [town], {town}, 0
    while near:
        if any(board.towns[t].side != view.side or _enemies(view, t) for t in near):
            return steps
        near = [n for t in near for n in board.neighbours[t] if n not in seen]
        seen.update(near)
        steps += 1
    return steps


def _weigh_crossing(view: View1812, choice: Choice) -> float:
    """Cross with the strongest for whom there is a ship; never call it off."""
    match choice.action:
        case a.Done():
            return 10
        case a.StayBehind(block=block):
            return 5 - view.blocks[block].cv
        case _:
            return -1


def _weigh_stand(view: View1812, choice: Choice) -> float:
    """Stand with a fair chance: the defender fires first."""
    if view.battle is None:
        raise AssertionError("no battle to stand in")
    expected = len(view.battle.lines[other(view.side)]) * EXPECTED_CV
    own = sum(view.blocks[block].cv for block in own_line(view))
    stays = isinstance(choice.action, a.Stand)
    return float(stays) if own * 1.3 >= expected else float(not stays)


def _weigh_fire(view: View1812, choice: Choice) -> float:
    """Fight on unless the revealed enemy is twice as strong."""
    if view.battle is None:
        raise AssertionError("no battle to fire in")
    enemy = sum(block.cv for block in view.battle.lines[other(view.side)])
    own = sum(view.blocks[block].cv for block in own_line(view))
    fires = isinstance(choice.action, a.Fire)
    return float(fires) if 2 * own >= enemy else float(not fires)


def _weigh_pursuit(_view: View1812, choice: Choice) -> float:
    action = choice.action
    return action.dragoon + action.indian if isinstance(action, a.Pursue) else 0


def _weigh_winter(view: View1812, choice: Choice) -> float:
    """At home the strongest suffers, abroad, where a block is lost, the weakest."""
    action = choice.action
    if not isinstance(action, a.Mark):
        return 100
    own = view.blocks[action.block]
    return own.cv if view.board.towns[own.at].side == view.side else -own.cv


def _weigh_ship_hit(_view: View1812, choice: Choice) -> float:
    action = choice.action
    return 1 + action.operational if isinstance(action, a.HitShip) else 10


def _weigh_naval_retreat(view: View1812, choice: Choice) -> float:
    if view.naval is None:
        raise AssertionError("no naval battle")
    own, enemy = (shown_fleet(view, view.naval.lake, s) for s in (view.side, other(view.side)))
    stays = isinstance(choice.action, a.Stay)
    if own.operational >= enemy.operational:
        return float(stays)
    return 1 if isinstance(choice.action, a.Withdraw) else 0


def _weigh_prizes(_view: View1812, choice: Choice) -> float:
    return choice.action.operational if isinstance(choice.action, a.KeepPrizes) else 0


def _weigh_harbour(view: View1812, choice: Choice) -> float:
    action = choice.action
    if not isinstance(action, a.Harbour):
        return 100
    return view.board.towns[action.town].base + view.towns[action.town].army.get(view.side, 0)


WEIGHTS: dict[str, Weigh[View1812]] = {
    Ask.PLACE: _weigh_placement,
    Ask.CAMPAIGN: _weigh_campaign,
    Ask.ORDERS: _weigh_campaign,
    Ask.CROSSING: _weigh_crossing,
    Ask.STAND: _weigh_stand,
    Ask.FIRE: _weigh_fire,
    Ask.PURSUE: _weigh_pursuit,
    Ask.TAKE_HITS: weigh_hit,
    Ask.QUARTERS: _weigh_winter,
    Ask.NAVAL_HITS: _weigh_ship_hit,
    Ask.NAVAL_RETREAT: _weigh_naval_retreat,
    Ask.PRIZES: _weigh_prizes,
    Ask.PORTS: _weigh_harbour,
}

command = weighing(WEIGHTS)
