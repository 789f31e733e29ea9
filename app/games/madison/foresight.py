"""How far a force that may be named now could go, and what the attacks on its way come to.

Naming commits, so it is worked out beforehand: the force is named in a position that has nothing
but what its player sees, and then moves by the rules of movement. Whatever the enemy may do about
it, or a card, comes later and is left out.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import cached_last, inherit_cache, replaced
from app.engine.values import Shown
from app.games.madison import actions as a
from app.games.madison import forecast
from app.games.madison.battle_state import Forecast
from app.games.madison.board import LEADERS, NAVAL_LEADER
from app.games.madison.combat.odds import attack_strength
from app.games.madison.events import PiecesMoved
from app.games.madison.naval import sailing
from app.games.madison.naval.events import Sailed
from app.games.madison.naval.lift import fits
from app.games.madison.onward import Onward, onward
from app.games.madison.operations import forces, limits, movement
from app.games.madison.operations.stages import ForceBegan, ForceNamed, GroupChanged
from app.games.madison.play_state import Force, Play, Use
from app.games.madison.position import is_reduced, pieces_at, play_of, strength_of
from app.games.madison.state import Ask, MadisonCards, Phase, Situation, with_play
from app.games.madison.view import ViewMadison
from app.kit.imagined import state_shown


class Way(Shown, frozen=True):
    """How far a force could go, by `water` or not: `group`, itself and whom it would take along.

    `reached`: the places that it could enter; `attacks`: by those of them where there would be a
    battle, what its first roll would depend on, as a view has it of the next step. Where defenders
    would be overwhelmed (9.5) there is no roll. `origins`: whence each of these attacks is made,
    as the same place may be attacked by ways that add less.
    """

    group: tuple[str, ...]
    reached: tuple[str, ...]
    attacks: dict[str, Forecast] = {}
    origins: dict[str, str] = {}
    water: bool = False


class Foresight(Shown, frozen=True):
    """The ways of a force that may be named: by land, by water without troops and with them.

    `onward`: instead, where those in hand could go.
    """

    ways: tuple[Way, ...] = ()
    onward: Onward | None = None


@cached_last
def foresee(view: ViewMadison, selection: str) -> Foresight | None:
    """Return how far a leader or unit could go that may be named or is in hand, else None."""
    kind, _, piece = selection.partition(":")
    if view.ask == Ask.MOVE and kind == "block" and piece in play_of(view).group:
        return Foresight(onward=onward(view, _without_secrets(view)))
    if view.ask != Ask.FORCE or kind != "block" or piece not in view.blocks:
        return None
    named = tuple(_forces(view, piece))
    state = _without_secrets(view)
    ways = (way for force in named for way in _ways(view, state, force))
    return Foresight(tuple(ways)) if named else None


@rule("8.41", "8.5", "8.61")
def _forces(view: ViewMadison, piece: str) -> Iterator[Force]:
    """List the forces that a player can name by a counter: a leader's, or that of units in hand."""
    own, play = view.blocks[piece], play_of(view)
    if own.kind in LEADERS:
        for water in (False, True):
            alone = play.use == Use.UNITS
            if forces.refuse_leader(view, a.NameLeader(piece, water, alone)) is None:
                kind = "naval" if own.kind == NAVAL_LEADER else "alone" if alone else "leader"
                yield Force(kind, own.at, piece, water)
        return
    if piece not in play.group and forces.refuse_unit(view, a.Take(piece)):
        return
    group = tuple(dict.fromkeys((*play.group, piece)))
    water = any(view.board.roster[one].is_vessel for one in group)
    yield Force("units", own.at, water=water, pieces=group)


def _without_secrets(view: ViewMadison) -> Situation:
    """Return the position as a view has it; what the view lacks plays no part in movement."""
    phase = Phase(view.phase)
    state = state_shown(Situation, view, cards=MadisonCards(), drawn="", orders={}, phase=phase)
    inherit_cache(state, view)
    return state


def _ways(view: ViewMadison, state: Situation, force: Force) -> Iterator[Way]:
    """Move a force by land; by water first its sound vessels alone, then with troops."""
    state = ForceNamed(force).apply(with_play(state, forces=(), group=()))
    state = ForceBegan(0).apply(state)
    there = force.pieces or pieces_at(state, force.at, view.side)
    troops = [piece for piece in there if piece in view.board.land]
    if (led := _company(view, state, troops)) and not (force.water and force.leader):
        yield _way(view, led)
    if not force.water:
        return
    vessels = [piece for piece in there if piece in view.board.vessels]
    sound = [piece for piece in vessels if not is_reduced(state, piece)]
    if fleet := _company(view, state, sound or vessels):
        yield _way(view, fleet, water=True)
        laden = _company(view, fleet, troops)
        if laden and play_of(laden).group != play_of(fleet).group:
            way = _way(view, laden, water=True)
            # 11.42 No lake that the enemy controls is crossed with troops.
            yield from (way,) if way.reached else ()


@rule("8.41", "8.5", "3.33", "11.35")
def _company(view: ViewMadison, state: Situation, pieces: list[str]) -> Situation | None:
    """Take along whoever of these may come, the strongest first; None where nobody is in hand."""
    for piece in sorted(sorted(pieces), key=partial(strength, state), reverse=True):
        if movement.refuse_take(_seen(view, state), a.Take(piece)) is None:
            after = GroupChanged((*play_of(state).group, piece)).apply(state)
            if _has_room(after):
                state = after
    return state if play_of(state).group else None


@rule("10.23")
def strength(state: Situation, piece: str) -> tuple[int, int]:
    """Return what a counter is worth in an attack, where full land units alone count, or at all."""
    return attack_strength(state, (piece,)), strength_of(state, piece)


def _has_room(state: Situation) -> bool:
    """Whether those in hand can go by water together, as soon as vessels are among them."""
    play, board = play_of(state), state.board
    vessels = [piece for piece in play.group if piece in board.vessels]
    units = [piece for piece in play.group if piece in board.land]
    return not vessels or fits(state, vessels, units)


def _seen(view: ViewMadison, state: Situation) -> ViewMadison:
    """Return what the player would see there, as far as movement asks."""
    parts = {"blocks": state.blocks, "play": state.play, "seized": state.seized}
    return replaced(view, ask=Ask.MOVE, **parts)


@dataclass
class _Search:
    """Where a force has come so far: the places, the best attacks, those to go on from."""

    reached: set[str] = field(default_factory=set)
    attacks: dict[str, Forecast] = field(default_factory=dict)
    origins: dict[str, str] = field(default_factory=dict)
    waiting: list[tuple[int, int, Situation]] = field(default_factory=list)
    met: int = 0

    def go_on(self, after: Situation) -> None:
        """Go on from a position later, those first that cost least."""
        spent = max(limits.spent_by(play_of(after), piece) for piece in play_of(after).group)
        self.met += 1
        heappush(self.waiting, (spent, self.met, after))

    def enter(self, to: str, here: str, reckoned: Iterable[tuple[str, Forecast]]) -> None:
        """Note an attack, as it is best made of all the ways to make it."""
        self.reached.add(to)
        for at, attack in reckoned:
            if at not in self.attacks or _promise(attack) > _promise(self.attacks[at]):
                self.attacks[at], self.origins[at] = attack, here


def _promise(attack: Forecast) -> tuple[int, int]:
    lead = max(attack.attack_leads.values(), default=0)
    return sum(one.drm for one in attack.modifiers) + lead, attack.attack


def _way(view: ViewMadison, start: Situation, *, water: bool = False) -> Way:
    """Find all that a force can enter, each place by the cheapest way there."""
    search, left = _Search(), set[str]()
    search.go_on(start)
    while search.waiting:
        _, _, state = heappop(search.waiting)
        here = state.blocks[play_of(state).group[0]].at
        if here not in left:
            left.add(here)
            step = _sail_on if water else _march_on
            step(search, _seen(view, state), state)
    group, home = play_of(start).group, play_of(start).force.at
    reached = tuple(sorted(search.reached - {home}))
    return Way(group, reached, search.attacks, search.origins, water)


def _march_on(search: _Search, view: ViewMadison, state: Situation) -> None:
    """Take each next step by land with whoever can take it; others are left where they are."""
    play = play_of(view)
    here = view.blocks[play.group[0]].at
    for to, link in movement.ways_on(view, play).items():
        going = tuple(
            piece for piece in play.group if limits.refuse_step(view, play, piece, to, link) is None
        )
        if not _may_part(play, going):
            continue
        parted = replace(play, group=going)
        if limits.refuse_entry(view, parted, to):
            continue
        if pieces_at(view, to, view.enemy):
            search.enter(to, here, forecast.of_entry(state, going, to, link.kind))
        else:
            search.enter(to, here, ())
            after = PiecesMoved(going, to, link.kind, link.cost).apply(state)
            search.go_on(with_play(after, group=going))


def _may_part(play: Play, going: tuple[str, ...]) -> bool:
    """Whether these go on as the force: with their leader, and with units if there were any."""
    leader = play.force.leader
    is_led = not leader or leader in going
    return bool(going) and is_led and (len(going) > 1 or len(play.group) == 1 or not leader)


def _sail_on(search: _Search, view: ViewMadison, state: Situation) -> None:
    """Take each next step by water, all together."""
    play = play_of(view)
    fleet, cargo = sailing.fleet_of(view, play), sailing.cargo_of(view, play)
    here = view.blocks[fleet[0]].at
    for to in view.board.waters[here]:
        if sailing.refuse_sail(view, a.Sail(to)):
            continue
        if reckoned := dict(forecast.of_step_by_water(state, play, to)):
            search.enter(to, here, reckoned.items())
            continue
        search.enter(to, here, ())
        if not sailing.is_landing(view, view.side, cargo, to):
            embarked = tuple(piece for piece in cargo if piece not in play.aboard)
            cost = sailing.cost_of(view, play, to)
            search.go_on(Sailed(play.group, to, cost, embarked).apply(state))
