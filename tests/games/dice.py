"""Dice that fall as a test says."""

from collections.abc import Iterable

from app.engine.values import Draw


class Scripted:
    """A chance whose draws are given: faces for dice, indexes for blind picks."""

    def __init__(self, script: Iterable[int]) -> None:
        self.script = list(script)
        self.drawn = 0

    def draw(self, bound: int) -> Draw:
        assert self.script, f"draw {self.drawn} of bound {bound} is not in the script"
        given = self.script.pop(0)
        value = given - 1 if bound == 6 and given > 0 else given
        assert 0 <= value < bound, f"{given} can't be drawn below {bound}"
        self.drawn += 1
        return Draw(self.drawn - 1, bound, value)
