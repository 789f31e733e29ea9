"""A machine's choices can't be foretold from what its opponent is shown."""

from dataclasses import replace

from app.jobs import machines
from app.matches.commands import Act
from app.matches.loaded import LoadedMatch
from proofs.headless import opened
from tests.toygame import Pickets


def room(seed: bytes) -> LoadedMatch:
    """The same match but for its secret seed, with the same chain so far."""
    table = opened(Pickets(), "luck", {}).state
    table = replace(table, info=replace(table.info, machine="random", seed=seed))
    return LoadedMatch(table)


def action(room: LoadedMatch) -> bytes:
    command = machines.decided(room)
    assert isinstance(command, Act)
    return bytes(command.action)


def test_the_head_of_the_chain_does_not_tell_what_a_machine_will_do() -> None:
    rooms = [room(bytes([n]) * 32) for n in range(20)]
    assert len({r.state.head for r in rooms}) == 1
    assert len({action(r) for r in rooms}) > 1


def test_the_same_decision_is_made_again_after_a_restart() -> None:
    assert action(room(bytes(32))) == action(room(bytes(32)))
