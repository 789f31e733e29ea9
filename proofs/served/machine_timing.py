"""Does the time that a machine takes for a decision tell what it holds?

Two worlds look the same to a player whose machine opponent is to decide. It is asked on both
servers, one after the other, and the player's socket and a spectator's tell when its decision came.
What it decides may differ: it sees different worlds. One decision is timed in each pair of worlds.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

from app.engine.game import AnyGame
from app.engine.leaks import SeededLeak, seeded
from app.jobs import machines
from app.jobs.thinkers import Thinkers
from app.matches.loaded import LoadedMatch
from proofs import unpacking
from proofs.headless import pending_sides
from proofs.served import scene as scenes
from proofs.served import timing
from proofs.served.compare import Seen
from proofs.served.delays import Facts, bit
from proofs.served.ears import by_whose
from proofs.served.proof import pairs, two_servers
from proofs.served.scene import SOCKET, Scene
from proofs.served.servers import Running
from proofs.served.tally import ServedTally, WorldPair
from proofs.served.timing import COMMIT, FACE, Clocked, Sample, TimingReport
from proofs.served.wire import RecordedSocket
from proofs.worlds import Broken

MAX_SECONDS = 30.0
"""How long a decision is waited for."""


async def timed(
    game: AnyGame,
    machine: str,
    decisions: int,
    seed: str,
    *,
    delay: float = 0.0,
    on_decision: Callable[[], None] = lambda: None,
) -> TimingReport:
    """Time so many decisions of a machine.

    `delay`: seeded, in seconds: it thinks longer where a hidden fact holds, and is heard at once.
    """
    clocked, faces = Clocked(), Facts()
    with ExitStack() as patched:
        for leak in (thinking_longer(faces, delay), HEARD_AT_ONCE) if delay else ():
            patched.enter_context(seeded(leak))
        async with two_servers(game) as running:
            for n in count():
                for made in pairs(game, f"{seed}/{n}", {}, ServedTally()):
                    if is_for(made) and await _time(running, made, machine, faces, clocked):
                        on_decision()
                    if len(clocked.samples) == decisions:
                        return timing.report(game, seed, clocked, delay)
    raise AssertionError("there is always another match")


def is_for(made: WorldPair) -> bool:
    """Whether a machine, which has the guest's seat, is to decide while nobody else is."""
    creator, guest = made.worlds.real.game.sides
    return made.worlds.viewer == creator and pending_sides(made.worlds.real) == [guest]


async def _time(
    running: Running, made: WorldPair, machine: str, faces: Facts, clocked: Clocked
) -> bool:
    """Time a machine's decision in both worlds; whether a hidden face differs in them."""
    scene = await scenes.staged(running, made.worlds, Random(made.seed), Seen(), way=SOCKET)
    try:
        await scene.open(is_away=False)
        [hidden] = scene.hidden
        facts = timing.hidden_facts(scene, hidden, faces)
        if FACE not in facts:
            return False
        seconds: list[dict[str, float]] = [{}, {}]
        for world in timing.first_and_second(len(clocked.samples)):
            seconds[world] = await _heard(scene, world, machine)
    finally:
        await scene.close()
        scenes.forget(scene.logs)
    paired = {place: (seconds[0][place], seconds[1][place]) for place in seconds[0]}
    clocked.pairs += 1
    clocked.kinds[COMMIT] += 1
    clocked.samples.append(Sample(clocked.pairs, COMMIT, paired, facts))
    return True


async def _heard(scene: Scene, world: int, machine: str) -> dict[str, float]:
    """Ask a machine; give the seconds until each of those who watch learns what it decided."""
    loaded = scene.servers[world].site.matches.loaded
    match = await loaded.get(scene.match)
    sit_down(match, machine)
    sockets = {f"{whose} socket": watch.sockets[world] for whose, watch in by_whose(scene).items()}
    for socket in sockets.values():
        await socket.caught_up()
    began = time.perf_counter()
    loaded.on_change(match)
    async with asyncio.timeout(MAX_SECONDS):
        arrivals = await asyncio.gather(*(_next_frame(socket) for socket in sockets.values()))
    # What it would do next costs time while the other world is measured.
    sit_down(match, "")
    return {place: at - began for place, at in zip(sockets, arrivals, strict=True)}


def sit_down(match: LoadedMatch, machine: str) -> None:
    """Put a machine into the guest's seat, with "" a person."""
    match.state = replace(match.state, info=replace(match.state.info, machine=machine))


async def _next_frame(socket: RecordedSocket) -> float:
    """Return when the next frame comes. Raises `Broken` where none does."""
    while payload := await socket.hear():
        if unpacking.is_frame(payload):
            return time.perf_counter()
    raise Broken("a socket ended while a machine was thinking")


def thinking_longer(faces: Facts, seconds: float) -> SeededLeak:
    """Have a machine think longer where the bit that is known of a hidden block is 1."""

    def leaky(real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def thought_of(match: LoadedMatch, thinkers: Thinkers) -> object:
            block = faces.get(match.match)
            if block and bit(match.state, block):
                await asyncio.sleep(seconds)
            return await real(match, thinkers)

        return thought_of

    what = f"a machine thinks {seconds * 1000} ms longer if a hidden block is somewhere"
    return SeededLeak("a machine's thought", what, machines, "thought_of", leaky)


HEARD_AT_ONCE = SeededLeak(
    "a machine's thought",
    "what it decided is made known as soon as it has thought",
    machines,
    "held_back",
    lambda real: lambda asked, budget: 0.0,
)
