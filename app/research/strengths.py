"""How strong a game's machines are against each other, played as policies over the environment."""

import time
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import msgspec

from app.bots.intervals import wilson
from app.engine.game import Machine
from app.engine.values import Side
from app.research.environment import VedetteEnv, aec_env


class Pairing(msgspec.Struct, frozen=True):
    """What came of one machine's matches against another, both sides in turn with the same dice.

    `share`: what the first won of the decided matches, with Wilson's interval for 95 of 100 runs.
    `seconds`: of the processor, for all of them.
    """

    first: str
    second: str
    won: int
    lost: int
    drawn: int
    seconds: float

    @property
    def matches(self) -> int:
        """How many were played."""
        return self.won + self.lost + self.drawn

    @property
    def share(self) -> tuple[float, float, float]:
        """The share of the decided matches that the first won, from where to where it may lie."""
        decided = self.won + self.lost
        return (self.won / max(1, decided), *wilson(self.won, decided))


def played_out(env: VedetteEnv, seats: dict[Side, Machine], seed: int) -> dict[Side, float]:
    """Play a match to its end and return each side's reward."""
    env.reset(seed=seed)
    luck = {side: Random(f"{seed}/{side}") for side in seats}
    rewards = dict.fromkeys(seats, 0.0)
    for side in env.agent_iter():
        _, reward, ended, broken_off, info = env.last(observe=False)
        rewards[side] += reward
        if ended or broken_off:
            env.step(None)
            continue
        choices = info["choices"]
        choice = seats[side](info["view"], choices, luck[side])
        env.step(choices.actions.index(choice))
    return rewards


def pairings(key: str, matches: int, seed: int, names: Sequence[str] = ()) -> Iterator[Pairing]:
    """Play so many matches of each two of a game's machines. Raises KeyError for unknown ones."""
    env = aec_env(key)
    machines = {name: env.game.machines[name] for name in names or env.game.machines}
    for first, second in combinations(machines, 2):
        rewards = list[float]()
        begun = time.process_time()
        for n in range(matches):
            pair = (first, second)[:: -1 if n % 2 else 1]
            seats = {side: machines[name] for side, name in zip(env.game.sides, pair, strict=True)}
            side = env.game.sides[pair.index(first)]
            rewards.append(played_out(env, seats, seed + n // 2)[side])
        yield Pairing(
            first,
            second,
            won=sum(reward > 0 for reward in rewards),
            lost=sum(reward < 0 for reward in rewards),
            drawn=sum(reward == 0 for reward in rewards),
            seconds=time.process_time() - begun,
        )


HEADER = f"{'first':12}{'second':12}{'won':>5}{'lost':>5}{'drawn':>6}   of decided      matches/s"


def line(pairing: Pairing) -> str:
    """Return a line of the table of strengths."""
    share, low, high = pairing.share
    return (
        f"{pairing.first:12}{pairing.second:12}{pairing.won:5}{pairing.lost:5}{pairing.drawn:6}"
        f"   {share:4.0%} ({low:.0%}-{high:.0%})".ljust(59)
        + f"{pairing.matches / max(pairing.seconds, 1e-9):6.2f}"
    )
