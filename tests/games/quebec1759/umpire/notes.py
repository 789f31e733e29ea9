"""The umpire's memory of a match, a turn and a battle."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from app.games.quebec1759.state import Situation


@dataclass
class Notes:
    """What the rules ask for later on."""

    turn: int = 0
    begin: Situation | None = None
    moved: set[str] = field(default_factory=set)
    went_back: Counter[tuple[str, str]] = field(default_factory=Counter)
    occupied: set[str] = field(default_factory=set)
    sent_home: int = 0
    fought: set[str] = field(default_factory=set)
    fired: list[str] = field(default_factory=list)
    entered: int = 0
    visit: str = ""
    asked_of_ottawa: bool = False


Checks = dict[type, Callable[[Notes, Any, Situation, Situation], None]]
"""A look at each kind of event: the notes, the event, the position before and after it."""
