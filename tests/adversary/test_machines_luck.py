"""A machine's choices can't be foretold from what its opponent is shown."""

from dataclasses import replace

from app.jobs import machines
from app.jobs.thinkers import Thinkers
from app.matches.loaded import LoadedMatch
from proofs.headless import opened
from tests.toygame import Pickets


def room(seed: bytes) -> LoadedMatch:
    """The same match but for its secret seed, with the same chain so far."""
    table = opened(Pickets(), "luck", {}).state
    table = replace(table, info=replace(table.info, machine="random", seed=seed))
    return LoadedMatch(table)


async def action(room: LoadedMatch) -> bytes:
    thought = await machines.thought_of(room, Thinkers(0))
    return thought.steps[0].action


async def test_the_head_of_the_chain_does_not_tell_what_a_machine_will_do() -> None:
    rooms = [room(bytes([n]) * 32) for n in range(20)]
    assert len({r.state.head for r in rooms}) == 1
    assert len({await action(r) for r in rooms}) > 1


async def test_the_same_decision_is_made_again_after_a_restart() -> None:
    assert await action(room(bytes(32))) == await action(room(bytes(32)))
