"""Plans of one turn side by side: what each is tried to come to, from its side's own view alone.

All are played on in the same imagined worlds by the same luck.
"""

import hashlib
from collections.abc import Sequence
from random import Random
from statistics import fmean

import msgspec

from app.bots.candidates import candidates
from app.bots.playing_on import Plan, drafted, played_on
from app.bots.trials import SEEDS, Bench
from app.bots.worlds import imagined, lookalike
from app.engine import codec
from app.engine.game import AnyGame, Machine
from app.engine.values import Side, State, View

MAX_PLANS = 3
"""How many plans are compared, what the player has drafted apart."""
SEEKING = 120
"""How many decisions may be imagined to find plans, by the weight that they have in the game."""
MAX_TRIED = 16
"""How many of them are tried at all."""
NEAR = 1
"""How many turns must have begun where plans are first tried: with the next one it is done."""
FINALISTS, FINAL_TRIALS = 7, 3
"""How many of those that looked best in one trial up to there are tried so again, and how often, to
choose which are worth a comparison."""
ALIKE = 0.5
"""The share of steps from which two plans are too much alike to be worth a player's comparison."""


class Turn(msgspec.Struct, frozen=True):
    """A turn to be planned: what its side sees before its first step, and the steps it has drafted.

    All that is imagined about it follows from this value.
    """

    side: Side
    view: bytes
    drafted: bytes


class Drafts(msgspec.Struct, frozen=True):
    """Plans that could be compared, the machine's own first, and the one that the player began.

    None where no world shows what is seen; `own`: empty where nothing is drafted.
    """

    plans: tuple[bytes, ...] = ()
    own: bytes = b""


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


def drafts(game: AnyGame, turn: Turn) -> Drafts:
    """Return plans of a turn, few enough to be tried."""
    luck = _luck(turn, b"plans")
    bench = _bench(game, turn, luck)
    world = imagined(game, bench.view, bench.choices, luck) if bench else None
    if bench is None or world is None:
        return Drafts()
    effort = SEEKING // game.pace.weight
    plans, _ = candidates(game, world, turn.side, bench.choices, bench.hand, luck, effort=effort)
    others = luck.sample(plans[1:], min(len(plans), MAX_TRIED) - 1)
    begun, own = _plan(game, turn.drafted), b""
    if begun:
        drawn_up = drafted(game, world, turn.side, bench.hand, luck, begun=begun)
        own = codec.stored(drawn_up.actions)
    return Drafts(tuple([codec.stored(one) for one in (plans[0], *others)]), own)


def outcomes(
    game: AnyGame, turn: Turn, plans: tuple[bytes, ...], *, first: int, trials: int, turns: int
) -> Outcomes:
    """Play each plan on for so many turns, so many times, from trial number `first` on.

    The same trial of the same turn comes out the same, whoever makes it, and when.
    """
    bench = _bench(game, turn, _luck(turn, b"plans"))
    if bench is None:
        return Outcomes()
    written = [_plan(game, one) for one in plans]
    now, ends = dict[str, Side](), list[tuple[End, ...]]()
    for number in range(first, first + trials):
        luck = _luck(turn, bytes([turns]) + number.to_bytes(4, "big"))
        world = imagined(game, bench.view, bench.choices, luck)
        if world is None:
            continue
        now, seed = dict(game.holdings(world)), luck.randrange(SEEDS)
        ends.append(tuple([_end(bench, world, plan, seed, turns) for plan in written]))
    return Outcomes(now, tuple(ends))


def _end(bench: Bench, world: State, plan: Plan, seed: int, turns: int) -> End:
    game, side = bench.game, bench.side
    now = game.holdings(world)
    end = played_on(game, world, side, plan, bench.hand, seed, turns=turns).state
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


def finalists(plans: tuple[bytes, ...], made: Sequence[tuple[End, ...]]) -> tuple[bytes, ...]:
    """Return the first plan, and those that came off best in some trials."""
    return tuple([plan for plan, _ in _ranked(plans, made)[: FINALISTS + 1]])


def chosen(
    found: Drafts, plans: tuple[bytes, ...], made: Sequence[tuple[End, ...]]
) -> tuple[Option, ...]:
    """Return what is compared: the machine's plan, those that are worth it, the player's last.

    Those that are too much alike are taken only where there are no others, those that came to the
    same in all trials not at all.
    """
    ranked = _ranked(plans, made)
    kept = ranked[:1]
    for alike in (ALIKE, 1.0):
        for one in ranked:
            if len(kept) < MAX_PLANS and all(_is_other(one, two, alike) for two in kept):
                kept.append(one)
    own = _steps(found.own)
    compared = [Option(plan, plan == plans[0], _is_same(_steps(plan), own)) for plan, _ in kept]
    if own and not any(one.is_drafted for one in compared):
        compared.append(Option(found.own, is_drafted=True))
    return tuple(compared)


Ranked = tuple[bytes, tuple[float, ...]]
"""A plan, and what it was worth in each trial."""


def _ranked(plans: tuple[bytes, ...], made: Sequence[tuple[End, ...]]) -> list[Ranked]:
    """Return plans with what they came to, the first one first, then the best."""
    found = [(plan, tuple([ends[n].worth for ends in made])) for n, plan in enumerate(plans)]
    return [*found[:1], *sorted(found[1:], key=lambda one: -fmean(one[1] or (0.0,)))]


def _is_other(one: Ranked, two: Ranked, alike: float) -> bool:
    """Whether two plans came to something else, and share no more of their steps than so much."""
    is_same = one[0] == two[0] or (one[1] and one[1] == two[1])
    return not is_same and _likeness(_steps(one[0]), _steps(two[0])) <= alike


def _likeness(one: list[bytes], other: list[bytes]) -> float:
    """Return which share of the steps of two plans is both's, without what ends longer ones."""
    first, second = [frozenset(steps[:-1] or steps) for steps in (one, other)]
    return len(first & second) / max(1, len(first | second))


def _is_same(one: list[bytes], other: list[bytes]) -> bool:
    """Whether two plans have the same steps, in whatever order."""
    return frozenset(one) == frozenset(other)


def _steps(plan: bytes) -> list[bytes]:
    return [bytes(one) for one in msgspec.json.decode(plan or b"[]", type=list[msgspec.Raw])]


def _plan(game: AnyGame, stored: bytes) -> Plan:
    return tuple(codec.decode_many(stored, game.action_type))


def _luck(turn: Turn, what: bytes) -> Random:
    """Return luck that follows from what a side sees, and not from what it has drafted."""
    return Random(hashlib.sha256(turn.side.encode() + what + turn.view).digest())
