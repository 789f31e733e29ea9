"""What a decision cost: what was done and what a machine would have done, tried side by side.

Both are played on in the same imagined worlds by the same luck, from what their side knew then.
"""

from random import Random

import msgspec

from app.bots.playing_on import Plan, drafted
from app.bots.trials import Bench, tried
from app.bots.worlds import lookalike
from app.engine import codec
from app.engine.game import AnyGame, Machine
from app.engine.values import Side, View


class Case(msgspec.Struct, frozen=True):
    """A decision of a match that is over, as its frames had it: what was seen, and what was done.

    `luck`: from which all follows that is imagined about it.
    """

    side: Side
    view: bytes
    done: bytes
    luck: bytes


class Comparison(msgspec.Struct, frozen=True):
    """What a machine would have done instead, and what both were worth in each trial, -1 to 1.

    No trials where it would have done the same, or where no world shows what was seen.
    """

    instead: bytes = b"[]"
    worths_instead: tuple[float, ...] = ()
    worths_done: tuple[float, ...] = ()


def case_of(view: View, side: Side, done: Plan, luck: bytes) -> Case:
    """Return a decision as another process reads it."""
    return Case(side, codec.wire(view), codec.stored(done), luck)


def compared(game: AnyGame, case: Case, *, first: int, trials: int) -> Comparison:
    """Try both plans so many times, from trial number `first` on.

    The same trial of the same case comes out the same, whoever makes it, and when.
    """
    view: View = codec.decode(case.view, game.view_type)
    done = _plan(case.done, game)
    hand: Machine = next(iter(game.machines.values()))
    own = Random(case.luck)
    world = lookalike(game, view, own)
    choices = game.choices(world, case.side) if world is not None else None
    if world is None or choices is None:
        return Comparison()
    instead = drafted(game, world, case.side, hand, own).actions
    if frozenset(instead) == frozenset(done):
        return Comparison()
    bench = Bench(game, view, choices, case.side, hand)
    worths = list[tuple[float, ...]]()
    for number in range(first, first + trials):
        luck = Random(case.luck + number.to_bytes(4, "big"))
        trial = tried(bench, [instead, done], luck, turns=game.pace.ahead)
        if trial is not None:
            worths.append(trial.worths)
    return Comparison(
        codec.stored(instead),
        tuple([one for one, _ in worths]),
        tuple([other for _, other in worths]),
    )


def _plan(stored: bytes, game: AnyGame) -> Plan:
    return tuple(codec.decode_many(stored, game.action_type))
