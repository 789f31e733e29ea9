"""Plans that a hidden side makes and drops in one world alone, and what others read afterwards."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from app.engine.leaks import SeededLeak
from app.engine.values import Side
from app.matches.reading import Reading
from proofs.served import leaky
from proofs.served.ears import Ears
from proofs.served.scene import Command, Scene
from proofs.worlds import Leak

BEFORE = 100
"""So many steps, and as many undos, are ahead in one world from the start: three snapshots."""
MAX_AT_ONCE = 6

LATELY = "whether the other side has just made steps"
EVER = "how many steps the other side has made"

WALK = SeededLeak(
    "the time of what is read follows hidden records",
    "lines of the log are sought back through all snapshots",
    Reading,
    "_stored_lines",
    leaky.walked_back,
)


@dataclass
class Plans:
    """What a hidden side has planned and dropped in each world, where nobody could see it."""

    scene: Scene
    hidden: Side
    busy: int
    """The world in which it has done so more often from the start."""
    counts: list[int] = field(default_factory=lambda: [0, 0])

    async def make(self, world: int, command: Command, times: int) -> None:
        """Make a step and take it back, so many times. Raises `Leak` when the server refuses."""
        socket = self.scene.hidden[self.hidden][world]
        version = (await self.scene.state(world)).version(self.hidden)
        for _ in range(times):
            for name, fields in (command, ("undo", {})):
                self.counts[world] += 1
                key = f"unseen {self.counts[world]} {self.scene.turn}"
                about = {"type": name, "expect": version, "key": key}
                await socket.say({**about, **msgspec.to_builtins(fields)})
                answer = await socket.until("ack", "error")
                if answer is None or answer["type"] != "ack":
                    raise Leak("service", f"{name} of {self.hidden}: {answer}")
                version = answer["v"]
        socket.taken()

    async def make_more(self, world: int, commands: Sequence[Command], times: int) -> None:
        """Make some steps in one world; the first time many more in the busy one."""
        if not any(self.counts):
            await self.make(self.busy, commands[self.busy], BEFORE)
        await self.make(world, commands[world], times)

    def facts(self, world: int) -> dict[str, tuple[float, float]]:
        """Return how much of it there is in either world, when the last were made in `world`."""
        return {
            LATELY: (float(world == 0), float(world == 1)),
            EVER: (float(self.counts[0]), float(self.counts[1])),
        }


async def read_in_turn(ears: Ears, worlds: Sequence[int]) -> list[dict[str, float]]:
    """Read all that can be read, in one world and then in the other; give the seconds of each."""
    seconds: list[dict[str, float]] = [{}, {}]
    for name in ears[0]:
        for world in worlds:
            began = time.perf_counter()
            await ears[world][name].ask()
            seconds[world][name] = await ears[world][name].heard(is_frame=False) - began
    return seconds
