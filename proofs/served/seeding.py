"""Does the proof of the running service catch leaks? Seeds them one by one."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.engine.game import AnyGame
from app.engine.leaks import SeededLeak, seeded
from app.engine.values import PUBLIC
from proofs import seeded_leaks as core
from proofs.headless import pending_sides
from proofs.seeded_leaks import Caught, SeededReport
from proofs.served import stage
from proofs.served.proof import Effort, ServedTally, WorldPair, pairs, proved, two_servers
from proofs.served.scene import ELSEWHERE
from proofs.served.seeded_leaks import NOT_APPLICABLE, SEEDED_LEAKS
from proofs.served.servers import Running
from proofs.worlds import Broken

PAIRS = 24
"""How many pairs of worlds are tried before a leak counts as missed; most need one."""

HARD = Effort(fidget=0.6, private=0.5, walk=0.2, walk_unseen=0.5, decisions=5, is_wide=False)

NEEDS: dict[str, Callable[[WorldPair], bool]] = {
    "chat": lambda pair: pair.worlds.viewer == PUBLIC,
    "internal bus wakes who could not notice": lambda pair: pair.way == ELSEWHERE,
    "mail": lambda pair: pair.is_away and pair.worlds.viewer in pending_sides(pair.worlds.real),
    "pictures": lambda pair: pair.decision > 20,
}
"""By kind of leak: in which pairs of worlds it shows soonest."""


ALL = (*SEEDED_LEAKS, *core.SEEDED_LEAKS)
"""What is seeded in the service and the core. A game's own kinds, some of which need a question
that is asked once in many matches, are seeded without a server, where matches cost little.
"""


async def seed_all(
    game: AnyGame, leaks: Sequence[SeededLeak], seed: str, on_leak: Callable[[], None]
) -> SeededReport:
    """Seed each leak in turn, and play pairs of worlds on until it is found."""
    caught = []
    made = _honest_pairs(game, seed)
    async with two_servers(game) as running:
        for number, leak in enumerate(leaks):
            by, detail = await _found(running, leak, made, f"{seed}/{number}")
            caught.append(Caught(leak.kind, leak.what, leak.place, by, detail))
            on_leak()
    return SeededReport(caught, NOT_APPLICABLE, sum(not each.caught_by for each in caught))


def _honest_pairs(game: AnyGame, seed: str) -> list[WorldPair]:
    """Imagine worlds before anything is seeded."""
    made: list[WorldPair] = []
    tally, n = ServedTally(), 0
    while len(made) < PAIRS:
        for each in pairs(game, f"{seed}/pairs/{n}", {}, tally):
            tally.pairs += 1
            made.append(each)
        n += 1
    return made[:PAIRS]


def _best_first(made: Sequence[WorldPair], leak: SeededLeak) -> list[WorldPair]:
    """Begin with pairs in which what a leak needs does happen."""
    needs = NEEDS.get(leak.kind)
    return sorted(made, key=lambda pair: not needs(pair)) if needs else list(made)


async def _found(
    running: Running, leak: SeededLeak, made: Sequence[WorldPair], seed: str
) -> tuple[str, str]:
    """Return the assertion that a leak fails, and how: "" when it is missed.

    Where it breaks the service it is not found, whatever else would have come of it there.
    """
    how = ""
    for number, honest in enumerate(_best_first(made, leak)):
        again, tally = renumbered(honest, f"{seed}/{number}"), ServedTally(effort=HARD)
        with seeded(leak):
            try:
                await proved(running, again, tally)
            except Broken as broken:
                how = f"the service broke: {broken}"
        for found in tally.differences:
            return found.assertion, found.detail
    return "", how


def renumbered(made: WorldPair, seed: str) -> WorldPair:
    """Return a pair another number, so that it can be put onto the same servers again."""
    worlds = made.worlds
    real, other = (stage.numbered(headless, seed) for headless in (worlds.real, worlds.imagined))
    return replace(made, worlds=replace(worlds, real=real, imagined=other), seed=seed)
