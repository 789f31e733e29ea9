"""Plans of one turn side by side: what each is tried to come to, from its side's own view alone.

All are played on in the same imagined worlds by the same luck.
"""

import hashlib
from random import Random
from statistics import fmean

import msgspec

from app.bots.candidates import candidates
from app.bots.playing_on import Plan, drafted, played_on
from app.bots.trials import SEEDS, Bench, tried
from app.bots.worlds import imagined, lookalike
from app.engine import codec
from app.engine.game import AnyGame, Machine
from app.engine.values import Side, State, View

MAX_PLANS = 3
"""How many plans are compared, what the player has drafted apart."""
SEEKING = 200
"""How many decisions may be imagined to find plans, by the weight that they have in the game."""
MAX_TRIED = 16
"""How many of them are tried at all."""
FINALISTS, FINAL_TRIALS = 6, 3
"""How many of those that looked best in one trial up to the next turn are tried there again, and
how often, to choose which are worth a comparison."""
ALIKE = 0.5
"""The share of steps from which two plans are too much alike to be worth a player's comparison."""


class Turn(msgspec.Struct, frozen=True):
    """A turn to be planned: what its side sees before its first step, and the steps it has drafted.

    All that is imagined about it follows from this value.
    """

    side: Side
    view: bytes
    drafted: bytes


class Option(msgspec.Struct, frozen=True):
    """A plan that is compared: the machine's own, the one that goes on with the draft, or both."""

    actions: bytes
    is_machines: bool = False
    is_drafted: bool = False


class End(msgspec.Struct, frozen=True):
    """Where a trial of a plan ended: its worth, -1 to 1, and who holds what changed hands."""

    worth: float
    changed: dict[str, Side]


class Outcomes(msgspec.Struct, frozen=True):
    """What came of each plan, trial by trial, and who holds each place now."""

    now: dict[str, Side] = {}
    ends: tuple[tuple[End, ...], ...] = ()


def turn_of(view: View, side: Side, steps: Plan) -> Turn:
    """Return a turn as another process reads it."""
    return Turn(side, codec.wire(view), codec.stored(steps))


def options(game: AnyGame, turn: Turn) -> tuple[Option, ...]:
    """Return the plans that are worth a comparison, the machine's own first, the player's last.

    None where no world shows what is seen.
    """
    luck = _luck(turn, b"plans")
    bench = _bench(game, turn, luck)
    world = imagined(game, bench.view, bench.choices, luck) if bench else None
    if bench is None or world is None:
        return ()
    effort = SEEKING // game.pace.weight
    plans, _ = candidates(game, world, turn.side, bench.choices, bench.hand, luck, effort=effort)
    kept = _worth_comparing(bench, plans, luck)
    begun, own = _plan(game, turn.drafted), None
    if begun:
        own = drafted(game, world, turn.side, bench.hand, luck, begun=begun).actions
    found = [Option(codec.stored(one), one is plans[0], _is_same(one, own)) for one in kept]
    if own and not any(one.is_drafted for one in found):
        found.append(Option(codec.stored(own), is_drafted=True))
    return tuple(found)


def outcomes(
    game: AnyGame, turn: Turn, plans: tuple[bytes, ...], *, first: int, trials: int
) -> Outcomes:
    """Play each plan on so many times, from trial number `first` on.

    The same trial of the same turn comes out the same, whoever makes it, and when.
    """
    bench = _bench(game, turn, _luck(turn, b"plans"))
    if bench is None:
        return Outcomes()
    written = [_plan(game, one) for one in plans]
    now, ends = dict[str, Side](), list[tuple[End, ...]]()
    for number in range(first, first + trials):
        luck = _luck(turn, number.to_bytes(4, "big"))
        world = imagined(game, bench.view, bench.choices, luck)
        if world is None:
            continue
        now, seed = dict(game.holdings(world)), luck.randrange(SEEDS)
        ends.append(tuple([_end(bench, world, plan, seed) for plan in written]))
    return Outcomes(now, tuple(ends))


def _end(bench: Bench, world: State, plan: Plan, seed: int) -> End:
    game, side = bench.game, bench.side
    now = game.holdings(world)
    end = played_on(game, world, side, plan, bench.hand, seed, turns=game.pace.ahead).state
    held = game.holdings(end)
    changed = {place: held.get(place, "") for place in {*now, *held}}
    return End(
        game.worth(end, side),
        {place: held for place, held in sorted(changed.items()) if held != now.get(place, "")},
    )


def _bench(game: AnyGame, turn: Turn, luck: Random) -> Bench | None:
    """Return what plans are tried for; None where no world shows what is seen."""
    view: View = codec.decode(turn.view, game.view_type)
    world = lookalike(game, view, luck)
    choices = game.choices(world, turn.side) if world is not None else None
    if choices is None:
        return None
    hand: Machine = next(iter(game.machines.values()))
    return Bench(game, view, choices, turn.side, hand)


def _worth_comparing(bench: Bench, plans: list[Plan], luck: Random) -> list[Plan]:
    """Return the first plan, and those that look best up to the next turn and differ from it.

    Those that are too much alike, or come to the same, are taken only where there are no others.
    """
    others = luck.sample(plans[1:], min(len(plans), MAX_TRIED) - 1)
    ranked = _ranked(bench, [plans[0], *others], luck, trials=1)[: FINALISTS + 1]
    best = _ranked(bench, [plan for plan, _ in ranked], luck, trials=FINAL_TRIALS)
    kept = best[:1]
    for alike in (ALIKE, 1.0):
        for one in best:
            if len(kept) < MAX_PLANS and all(_is_other(one, two, alike) for two in kept):
                kept.append(one)
    return [plan for plan, _ in kept]


Tried = tuple[Plan, tuple[float, ...]]
"""A plan, and what it was worth in each trial."""


def _ranked(bench: Bench, plans: list[Plan], luck: Random, *, trials: int) -> list[Tried]:
    """Return plans with what they came to until the next turn, the first first, then the best."""
    made = [tried(bench, plans, luck, turns=1) for _ in range(trials)]
    worths = zip(*[trial.worths for trial in made if trial is not None], strict=True)
    found = list(zip(plans, worths, strict=False)) or [(plan, ()) for plan in plans]
    return [found[0], *sorted(found[1:], key=lambda one: -fmean(one[1] or (0.0,)))]


def _is_other(one: Tried, two: Tried, alike: float) -> bool:
    """Whether two plans came to something else, and share no more of their steps than so much."""
    is_same = bool(one[1]) and one[1] == two[1]
    return not is_same and one[0] != two[0] and _likeness(one[0], two[0]) <= alike


def _likeness(one: Plan, other: Plan) -> float:
    """Return which share of the steps of two plans is both's, without what only ends them."""
    first, second = frozenset(one[:-1]), frozenset(other[:-1])
    return len(first & second) / max(1, len(first | second))


def _is_same(plan: Plan, own: Plan | None) -> bool:
    return own is not None and frozenset(plan) == frozenset(own)


def _plan(game: AnyGame, stored: bytes) -> Plan:
    return tuple(codec.decode_many(stored, game.action_type))


def _luck(turn: Turn, what: bytes) -> Random:
    """Return luck that follows from what a side sees, and not from what it has drafted."""
    return Random(hashlib.sha256(turn.side.encode() + what + turn.view).digest())
