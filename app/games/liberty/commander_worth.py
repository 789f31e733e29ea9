"""What blocks are worth where they stand, as the simple player of Liberty sees it.

A place is worth its points, as surely as those who stand there hold or win them; blocks are worth
what they could still do, as surely as they live through the enemy's next move and the winter.
"""

from math import ceil

from app.engine.memo import cached, cached_by_key
from app.engine.values import Side
from app.games.liberty.battle_state import MAX_BY_SEA
from app.games.liberty.board import ATLANTIC, GB, INDIAN, LEADER, SUPPLY, WARSHIP, other
from app.games.liberty.commander_odds import Force, Odds, force_of, guess, plus, times, unseen
from app.games.liberty.commander_reach import comes_from, distances, sails
from app.games.liberty.view import ViewLiberty, counter, standing
from app.kit.views import own_at

Stack = tuple[str, ...]
"""Own blocks in a place, by id."""

A_TOWN = 0.25
"""Points that a supply town is worth beside its own: it feeds, and blocks are built there."""
A_BLOCK, A_HIT = 0.4, 0.12
"""What a block is worth in points, and what each step is by the die that it hits up to."""
AN_ENEMY = 1.0
"""What an enemy block is worth that is taken."""
HURT = 0.5
"""What it is worth to hurt an enemy who holds out, of what it is to take them."""
DECISIVE = 4.0
"""What a town is worth besides on whose points the war hangs."""
NEARLY_WON = {4: 1.5, 5: 5.0}
"""By turn, what a town is worth besides that brings the British to what they need."""
DETERRED = 0.5
"""How much less likely they land where a guard stands: a warship alone doesn't do."""
CAUGHT = 0.7
"""How likely those who lose a place are lost themselves: others get away."""
LAST = 5
"""The last turn of a year."""
ATTACKED, FOR_A_POINT = 0.3, 0.08
"""How likely an enemy who is near attacks where it would win, and the more for each point."""
TAKEN_FROM_SEA = 0.15
"""How likely an enemy in the Atlantic lands in a port, for each of its points."""
TAKEN_LATER = 0.3
"""How likely an enemy takes an empty town who needs two turns, or a forced march."""
EASIER = 0.35
"""How much likelier they walk into a town without a guard."""
LANDING = MAX_BY_SEA + 1
"""How many blocks come in a sea attack, a warship among them (8.4)."""
COMES_TO_HELP = 0.35
"""How many of the enemies beside a battle come to help, if they move after its attackers."""
UNFED = {3: 0.2, 4: 0.7, 5: 1.3}
"""By turn, what it costs that a block could not be fed if winter came now."""
AT_SEA = {3: 0.1, 4: 0.45, 5: 0.9}
"""By turn, what it costs that a block is in the Atlantic, which the winter empties (11.3)."""
PULL = 0.5
"""How much a block is drawn to what is to be won or held further off."""
PER_ENEMY = 0.5
"""How much each enemy block in a town makes it less of a goal."""
SOON = 0.35
"""What a battle counts that could be fought in the next turn, of one that is fought in this."""


def worth_of(view: ViewLiberty, place: str) -> float:
    """Return what it is worth that a town is one's own and not the enemy's."""
    usual = _usual_worth(view, place)
    return usual + _at_stake(view, place) if usual else 0.0


def _usual_worth(view: ViewLiberty, place: str) -> float:
    """Return what a town is worth while the end of the year does not count yet."""
    town = view.board.towns.get(place)
    return town.value + A_TOWN if town and town.value else 0.0


def _worth_next(view: ViewLiberty, place: str) -> float:
    """Return what a town is worth that could be won in the next turn: of this year, or of next."""
    return _usual_worth(view, place) if view.turn_number >= LAST else worth_of(view, place)


@cached_by_key
def _at_stake(view: ViewLiberty, place: str) -> float:
    """Return what a town is worth besides, if the war may be decided by it (11.1)."""
    value, limits = view.board.towns[place].value, view.board.sheet.victory
    is_british = _is_held(view, place, GB)
    points = _points(view)
    if is_british and points - value <= limits.american:
        return DECISIVE
    after = points if is_british else points + value
    return NEARLY_WON.get(view.turn_number, 0.0) if after >= limits.british else 0.0


@cached
def _points(view: ViewLiberty) -> int:
    """Return the British points without what is attacked in this turn and may yet be held."""
    towns = view.board.towns
    return sum(towns[place].value for place in towns if _is_held(view, place, GB))


def _is_held(view: ViewLiberty, place: str, side: Side) -> bool:
    """Whether a place counts for a side as the blocks stand: by them, else by its colour (5.3)."""
    is_friend = view.board.friends.get(place) == side
    return bool(standing(view, place, side)) or (
        is_friend and not standing(view, place, other(side))
    )


def material(view: ViewLiberty, block: str) -> float:
    """Return what a block is worth by itself."""
    return A_BLOCK + A_HIT * view.blocks[block].cv * counter(view, block).hits


def fighting(view: ViewLiberty, stack: Stack) -> Force:
    """Return the force of own blocks."""
    return force_of((counter(view, block), view.blocks[block].cv) for block in stack)


@cached_by_key
def value_at(view: ViewLiberty, standing_there: tuple[str, Stack]) -> float:
    """Return what a place and the own blocks in it are worth, if just these stand there."""
    place, stack = standing_there
    blocks = sum(material(view, block) for block in stack)
    drawn = PULL * sum(_pull(view, (place, sails(counter(view, block)))) for block in stack)
    winter = _winter(view, place, stack)
    if place == ATLANTIC:
        return blocks + drawn - winter + _fleet(view, stack)
    if standing(view, place, view.enemy):
        return _fought(view, place, stack, blocks) + drawn - winter
    return _held(view, place, stack, blocks) + drawn - winter


def _fought(view: ViewLiberty, place: str, stack: Stack, blocks: float) -> float:
    """Return what a battle is worth, or what the enemy's place is while nobody goes there."""
    enemies = standing(view, place, view.enemy)
    own = fighting(view, stack)
    if view.attackers.get(place) == view.enemy:
        result = guess(times(unseen(view, view.enemy), enemies), own)
        held = worth_of(view, place) + AN_ENEMY * enemies * result.lost
        return (1 - result.won) * held + blocks * (1 - result.killed)
    if not stack:
        return 0.0
    result = attack_odds(view, place, own)
    prize = worth_of(view, place) * (1 - _risk(view, place, own)) * result.won
    taken = enemies * result.killed * (result.won + HURT * (1 - result.won))
    return prize + AN_ENEMY * taken + blocks * (1 - result.lost)


def attack_odds(view: ViewLiberty, place: str, attack: Force) -> Odds:
    """Return what comes of an attack, counting those who may come to help the defence (7.21)."""
    enemies: float = standing(view, place, view.enemy)
    if view.first == view.side and enemy_moves_yet(view):
        enemies += COMES_TO_HELP * min(by_land(view, place), enemies + 1)
    return guess(attack, times(unseen(view, view.enemy), enemies))


def _held(view: ViewLiberty, place: str, stack: Stack, blocks: float) -> float:
    """Return what a place without enemies is worth: held as surely as nobody can take it."""
    risk = _risk(view, place, fighting(view, stack))
    is_mine = stack or view.board.friends.get(place) == view.side
    town = worth_of(view, place) * (1 - risk) if is_mine else 0.0
    return town + blocks * (1 - CAUGHT * risk)


def _risk(view: ViewLiberty, place: str, own: Force) -> float:
    """Return how likely a place is lost in the enemy's next moves, if so much stands there."""
    if not enemy_moves_yet(view):
        return 0.0
    land, sea = by_land(view, place), from_sea(view, place)
    if not own.steps:
        return max(
            min(1.0, _attacked(view, place) + EASIER) * (land > 0),
            _landed_in(view, place) * (sea > 0),
            TAKEN_LATER * _is_in_sight(view, place),
        )
    one = unseen(view, view.enemy)
    overland = _attacked(view, place) * guess(times(one, land), own).won if land else 0.0
    overseas = DETERRED * _landed_in(view, place) * guess(times(one, sea), own).won if sea else 0.0
    return max(overland, overseas)


def _attacked(view: ViewLiberty, place: str) -> float:
    town = view.board.towns.get(place)
    return ATTACKED + (FOR_A_POINT * town.value if town else 0.0)


def _landed_in(view: ViewLiberty, place: str) -> float:
    """Return how likely an enemy in the Atlantic would land in a port where it could win."""
    town = view.board.towns.get(place)
    return TAKEN_FROM_SEA * town.value if town else 0.0


@cached_by_key
def _is_in_sight(view: ViewLiberty, place: str) -> bool:
    """Whether an enemy could be in a place in two turns: from two moves away, or by the sea."""
    if place in view.board.atlantic_ports and _sailing(view):
        return True
    return any(by_land(view, near) for near, _ in comes_from(view.board, place))


@cached
def _sailing(view: ViewLiberty) -> bool:
    """Whether the enemy has blocks in a port from which they could sail."""
    hexes = (at for at in view.board.atlantic_ports if at in view.board.hexes)
    return view.enemy == GB and any(standing(view, at, GB) for at in hexes)


@cached
def enemy_moves_yet(view: ViewLiberty) -> bool:
    """Whether the enemy may move before the points of the year count, or before one's own side.

    In the last turn player 2 has the last word, and whoever played supply moves nobody (3.3).
    """
    if view.turn_number < view.board.sheet.calendar.turns:
        return True
    card = view.board.cards.get(view.cards.turned.get(view.enemy, ""))
    return view.first == view.side and (card is None or card.kind != SUPPLY)


@cached_by_key
def by_land(view: ViewLiberty, place: str) -> int:
    """Return how many enemy blocks could come to a place by land in a turn."""
    came = comes_from(view.board, place)
    return sum(min(limit, standing(view, at, view.enemy)) for at, limit in came)


def from_sea(view: ViewLiberty, place: str) -> int:
    """Return how many enemy blocks could land in a place (8.4)."""
    if place not in view.board.atlantic_ports:
        return 0
    return min(LANDING, standing(view, ATLANTIC, view.enemy))


def _winter(view: ViewLiberty, place: str, stack: Stack) -> float:
    """Return what the winter ahead takes: whoever is not fed, or in the Atlantic (11.3, 11.4)."""
    if place == ATLANTIC:
        return AT_SEA.get(view.turn_number, 0.0) * len(stack)
    cost = UNFED.get(view.turn_number, 0.0)
    if not cost:
        return 0.0
    eaters = [block for block in stack if counter(view, block).kind != INDIAN]
    town = view.board.towns.get(place)
    fed = town.value if town else 0
    if town:
        leaders = (view.blocks[b].cv for b in eaters if counter(view, b).kind == LEADER)
        fed += max(leaders, default=0)
    return cost * max(0, len(eaters) - fed)


@cached_by_key
def _pull(view: ViewLiberty, seen_from: tuple[str, bool]) -> float:
    """Return what is to be won or held further off: the best of all towns, the nearer the more."""
    place, by_sea = seen_from
    near = distances(view.board, by_sea).get(place, {})
    found = (
        wish / (1 + near[town])
        for town, wish in _wishes(view).items()
        if town in near and town != place
    )
    return max(found, default=0.0)


@cached
def _wishes(view: ViewLiberty) -> dict[str, float]:
    """Return how much each town is wanted: to be taken, or to be guarded better."""
    found = {}
    for place in view.board.towns:
        enemies = standing(view, place, view.enemy)
        if _is_held(view, place, view.side) and not enemies:
            own = fighting(view, tuple(own_at(view, place)))
            found[place] = _worth_next(view, place) * _risk(view, place, own)
        elif place not in view.board.west_indies or view.is_french_war:
            found[place] = _worth_next(view, place) / (1 + PER_ENEMY * enemies)
    return {place: wish for place, wish in found.items() if wish}


@cached
def guard_worth(view: ViewLiberty) -> float:
    """Return what a fresh block would make surer where it is needed most."""
    one = unseen(view, view.side)
    found = []
    for place in view.board.towns:
        if _is_held(view, place, view.side) and not standing(view, place, view.enemy):
            own = fighting(view, tuple(own_at(view, place)))
            surer = _risk(view, place, own) - _risk(view, place, plus(own, one))
            found.append(worth_of(view, place) * surer)
    return max(found, default=0.0)


def _fleet(view: ViewLiberty, stack: Stack) -> float:
    """Return what it is worth that warships are at sea with troops to land from them (8.4)."""
    ships = sum(counter(view, block).kind == WARSHIP for block in stack)
    fleets = min(ships, ceil((len(stack) - ships) / MAX_BY_SEA))
    if not fleets or view.turn_number >= LAST:
        return 0.0
    wishes = _wishes(view)
    ports = (wishes.get(port, 0.0) for port in sorted(view.board.atlantic_ports))
    return SOON * sum(sorted(ports, reverse=True)[:fleets])


@cached_by_key
def prospect(view: ViewLiberty, who: tuple[str, tuple[tuple[str, Stack], ...]]) -> float:
    """Return what the next turn's attack on a place could be worth, by who would stand beside it.

    `who`: the place, and the stacks of the hexes about it that changed; the others are as they are.
    """
    place, changed = who
    enemies = standing(view, place, view.enemy)
    stacks = dict(changed)
    coming: list[str] = []
    for at, limit in comes_from(view.board, place):
        there = stacks.get(at, tuple(own_at(view, at)))
        ground = [block for block in there if counter(view, block).kind != WARSHIP]
        coming += sorted(ground, key=lambda b: (-material(view, b), b))[:limit]
    if not coming or own_at(view, place):
        return 0.0
    result = guess(fighting(view, tuple(coming)), times(unseen(view, view.enemy), enemies))
    return SOON * result.won * (_worth_next(view, place) + AN_ENEMY * enemies * result.killed)
