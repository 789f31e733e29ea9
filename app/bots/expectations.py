"""What plans are expected to bring, in places taken, lost and kept, by where their trials ended."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from app.bots.plans import End
from app.engine.values import Shown, Side

MAX_EXPECTED = 3
"""How many places are told of each plan."""
MIN_SHARE = 0.1
"""In what share of the trials a place must change hands, or more than by another plan."""


class Fate(StrEnum):
    """What becomes of a place of its own or not, to a side that plans.

    `ENEMYS`: it is nobody's, and the enemy takes it.
    """

    TAKEN = "taken"
    LOST = "lost"
    KEPT = "kept"
    ENEMYS = "enemys"


class Expectation(Shown, frozen=True, omit_defaults=False):
    """What becomes of a place, in so many of a plan's trials."""

    place: str
    fate: Fate
    times: int


Tally = tuple[str, Fate, tuple[int, ...]]
"""A place, what may become of it, and in how many trials of each plan it does."""


def expected(
    side: Side, now: Mapping[str, Side], plans: Sequence[Sequence[End]]
) -> tuple[tuple[Expectation, ...], ...]:
    """Return what each plan brings where it changes most, or differs most from other plans."""
    tallies = list(_tallies(side, now, plans))
    return tuple([_of_plan(n, len(ends), tallies) for n, ends in enumerate(plans)])


def _tallies(
    side: Side, now: Mapping[str, Side], plans: Sequence[Sequence[End]]
) -> Iterator[Tally]:
    places = sorted({place for ends in plans for end in ends for place in end.changed})
    for place in places:
        before = now.get(place, "")
        fates = [Fate.LOST] if before == side else [Fate.TAKEN]
        if not before:
            fates.append(Fate.ENEMYS)
        for fate in fates:
            yield place, fate, tuple([_times(side, place, fate, ends) for ends in plans])


def _times(side: Side, place: str, fate: Fate, ends: Sequence[End]) -> int:
    """Return in how many trials a place comes to the side, or to its enemy."""
    holders = [end.changed.get(place, "") for end in ends]
    if fate is Fate.TAKEN:
        return holders.count(side)
    return sum([holder not in ("", side) for holder in holders])


def _of_plan(plan: int, trials: int, tallies: Sequence[Tally]) -> tuple[Expectation, ...]:
    ranked = list[tuple[int, Expectation]]()
    for place, fate, times in tallies:
        own, spread = times[plan], max(times) - min(times)
        rank = max(own, spread)
        if rank < max(1, MIN_SHARE * trials):
            continue
        if own:
            ranked.append((rank, Expectation(place, fate, own)))
        elif fate is Fate.LOST:
            ranked.append((rank, Expectation(place, Fate.KEPT, trials)))
    ranked.sort(key=lambda pair: (-pair[0], pair[1].place))
    told = dict[str, Expectation]()
    for _, one in ranked:
        # What is nobody's may fall to either side: what is likelier is told.
        told.setdefault(one.place, one)
    return tuple(told.values())[:MAX_EXPECTED]
