"""What an attacker is sent against, and the count of what came of it."""

from collections import Counter

import msgspec


class Target(msgspec.Struct, frozen=True):
    """Where attackers go. `amount`: of messages or sockets; `seconds`: for those who count none."""

    port: int
    match: str
    tokens: tuple[str, ...]
    shared: str
    cookie: str
    offered: str
    amount: int
    seconds: float
    seed: int

    @property
    def path(self) -> str:
        """Return the path of the match."""
        return f"/api/matches/{self.match}"


class AttackTally(msgspec.Struct):
    """What came of it. `won`: what no attacker may; `hung`: answers and ends that never came."""

    tried: int = 0
    answers: dict[str, int] = {}
    won: int = 0
    hung: int = 0

    def note(self, status: int) -> None:
        """Count an answer by its status."""
        self.answers = dict(Counter(self.answers) + Counter([str(status)]))
