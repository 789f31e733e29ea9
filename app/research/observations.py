"""What an agent observes, as arrays of one size for a whole match.

They are made from its view and its choices, and from nothing else.
"""

from functools import lru_cache
from struct import Struct
from typing import Any
from zlib import crc32

import numpy as np
from gymnasium import spaces
from msgspec import inspect
from numpy.typing import NDArray

from app.engine import codec
from app.engine.game import AnyGame
from app.engine.values import Action, Choices, View
from app.research.layout import REMEMBERED, layout
from app.research.words import CODES, code

MAX_CHOICES = 512
MAX_ROWS = 1024
"""More than any question offers, and than any view has: docs/research.md says what was measured."""

Observation = dict[str, NDArray[Any]]
CHOICE_COLUMNS = ("action", "type", "final", "subject kind", "subject", "target kind", "target")
"""The columns of an offered choice before those of its action's own fields."""


class TooMuch(Exception):
    """A view or question is larger than the arrays: their bounds must be raised, nothing is cut."""


class Arrays:
    """The arrays of a game: their space, and how they are filled."""

    def __init__(self, game: AnyGame) -> None:
        self.layout = layout(game.view_type)
        self._fields = _plain_fields(game.action_type)
        most = max(map(len, self._fields.values()))
        own = tuple(f"field {n}" for n in range(1, 1 + most))
        self.choice_columns = CHOICE_COLUMNS + own
        self._row = lru_cache(REMEMBERED)(self._packed)
        self._pack = Struct(f"<{len(self.choice_columns)}f").pack
        self.shapes = {
            "observation": (MAX_ROWS, self.layout.width),
            "choices": (MAX_CHOICES, len(self.choice_columns)),
        }
        bound = float(CODES)
        tables = {
            name: spaces.Box(-bound, bound, shape, np.float32)
            for name, shape in self.shapes.items()
        }
        self.space = spaces.Dict(
            {**tables, "action_mask": spaces.Box(0, 1, (MAX_CHOICES,), np.int8)}
        )

    def observed(self, view: View, choices: Choices | None) -> Observation:
        """Return what a side observes that is asked to choose; None: that is asked nothing."""
        offered = choices.actions if choices else ()
        return {
            "observation": _table(self.layout.rows(view), self.shapes["observation"]),
            "choices": _table(
                [self._row(one.action, one.final, one.subject, one.target) for one in offered],
                self.shapes["choices"],
            ),
            "action_mask": mask(len(offered)),
        }

    def _packed(self, action: Action, final: bool, subject: str, target: str) -> bytes:
        held, pointed = subject.partition(":"), target.partition(":")
        fields = [getattr(action, name) for name in self._fields[type(action)]]
        cells = (
            1 + crc32(codec.stored(action)) % (CODES - 1),
            code(str(type(action).__struct_config__.tag)),
            final,
            code(held[0]),
            code(held[2]),
            code(pointed[0]),
            code(pointed[2]),
            *[code(field) if isinstance(field, str) else field for field in fields],
        )
        return self._pack(*cells, *(0,) * (len(self.choice_columns) - len(cells)))


def mask(offered: int) -> NDArray[np.int8]:
    """Return 1 for each of so many choices, 0 for the rest. Raises TooMuch."""
    if offered > MAX_CHOICES:
        raise TooMuch(f"{offered} choices are offered, and there is room for {MAX_CHOICES}")
    masked = np.zeros(MAX_CHOICES, np.int8)
    masked[:offered] = 1
    return masked


def _table(rows: list[bytes], shape: tuple[int, int]) -> NDArray[np.float32]:
    if len(rows) > shape[0]:
        raise TooMuch(f"there are {len(rows)} rows, and there is room for {shape[0]}")
    table = np.zeros(shape, np.float32)
    if rows:
        table[: len(rows)] = np.frombuffer(b"".join(rows), "<f4").reshape(-1, shape[1])
    return table


def _plain_fields(action_type: Any) -> dict[type, tuple[str, ...]]:
    """List the fields that are numbers or words, by the kind of action; its code tells the rest."""
    info = inspect.type_info(action_type)
    plain = (inspect.StrType, inspect.IntType, inspect.BoolType, inspect.EnumType)
    return {
        part.cls: tuple(field.name for field in part.fields if isinstance(field.type, plain))
        for part in (info.types if isinstance(info, inspect.UnionType) else (info,))
        if isinstance(part, inspect.StructType)
    }
