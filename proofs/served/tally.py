"""What a run of the served proof counts as it goes, and how hard it looks."""

from collections import Counter
from dataclasses import dataclass, field

from proofs.leakproof import Difference
from proofs.served.compare import Seen
from proofs.worlds import Worlds

LONGEST_PAIR = 16


@dataclass(frozen=True)
class Effort:
    """How often things are done: what nobody may notice, and a walk of all routes after it."""

    fidget: float = 0.2
    private: float = 0.1
    walk: float = 0.06
    walk_unseen: float = 0.2
    decisions: int = LONGEST_PAIR
    is_wide: bool = True
    """Whether routes that are about no match are walked, too, now and then."""


@dataclass
class ServedTally:
    """The running counts of a proof."""

    effort: Effort = Effort()

    matches: int = 0
    pairs: int = 0
    facts: int = 0
    survived: int = 0
    fidgets: int = 0
    private: int = 0
    untranslatable: int = 0
    revealed: int = 0
    seen: Seen = field(default_factory=Seen)
    viewers: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    split_at: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)


@dataclass(frozen=True)
class WorldPair:
    """Two worlds that were imagined while no leak was seeded, and the seed of what follows."""

    worlds: Worlds
    seed: str
    decision: int
    way: str
    is_away: bool
