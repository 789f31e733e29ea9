"""How lucky either side was: hits that fell, beside those that the same dice bring on average."""

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from app.engine.fold import CONTINUED
from app.engine.values import Message, Shown, Side

FACES = 6


class Luck(Shown, frozen=True, omit_defaults=False):
    """A side's dice that were thrown for hits.

    `expected`: the hits that so many dice bring on average. `deviation`: how far hits lie above
    that, in standard deviations; two of three matches stay within one.
    """

    side: Side
    dice: int
    hits: int
    expected: float
    deviation: float


class LuckOfAll(Shown, frozen=True, omit_defaults=False):
    """The luck of each side that has thrown for hits."""

    sides: tuple[Luck, ...]


class _Rolled(msgspec.Struct, frozen=True):
    """What a line of the log tells of a roll."""

    side: Side = ""
    dice: tuple[int, ...] = ()
    hits_on: int = 0
    hits_up_to: int = 0

    @property
    def hitting_faces(self) -> int:
        """How many of a die's faces are a hit; 0 for a roll that isn't for hits."""
        return FACES + 1 - self.hits_on if self.hits_on else self.hits_up_to

    @property
    def hits(self) -> int:
        """Count the dice that hit."""
        if self.hits_on:
            return sum(face >= self.hits_on for face in self.dice)
        return sum(face <= self.hits_up_to for face in self.dice)


class _Told(msgspec.Struct, frozen=True):
    """What a line of the log says."""

    message: Message


def own_lines(lines: Sequence[msgspec.Raw]) -> Sequence[msgspec.Raw]:
    """Return the lines of a log since its match went on from another; all, where it did not."""
    for n, line in enumerate(reversed(lines)):
        if msgspec.json.decode(line, type=_Told).message.key == CONTINUED:
            return lines[len(lines) - n :]
    return lines


def luck_of(lines: Iterable[msgspec.Raw], sides: Iterable[Side]) -> LuckOfAll:
    """Return the luck of sides by the lines of a log."""
    rolls = [msgspec.json.decode(line, type=_Rolled) for line in lines]
    thrown = [roll for roll in rolls if roll.dice and roll.hitting_faces]
    by_side = {side: [roll for roll in thrown if roll.side == side] for side in sides}
    return LuckOfAll(tuple(_luck(side, rolls) for side, rolls in by_side.items() if rolls))


def _luck(side: Side, rolls: list[_Rolled]) -> Luck:
    chances = [roll.hitting_faces / FACES for roll in rolls for _ in roll.dice]
    hits, expected = sum(roll.hits for roll in rolls), sum(chances)
    spread = sqrt(sum(chance * (1 - chance) for chance in chances))
    deviation = (hits - expected) / spread if spread else 0.0
    return Luck(side, len(chances), hits, round(expected, 1), round(deviation, 1))
