"""A machine's choices can't be foretold from what its opponent is shown."""

from dataclasses import replace

from app.bots.player import ReadFrame
from app.engine import codec
from app.jobs import machines
from app.matches.frame import frame
from app.matches.rooms import Room
from app.proofs.lone import opened
from tests.toygame import Pickets


def room(seed: bytes) -> Room:
    """The same match but for its secret seed, with the same chain so far."""
    table = opened(Pickets(), "luck", {}).table
    table = replace(table, sheet=replace(table.sheet, machine="random", seed=seed))
    return Room(table, lambda _: None)


def test_the_head_of_the_chain_does_not_tell_what_a_machine_will_do() -> None:
    rooms = [room(bytes([n]) * 32) for n in range(20)]
    shown = {msg.v: msg for msg in (read(frame(r.table, "us")) for r in rooms)}
    assert len(shown) == 1
    assert len({r.table.head for r in rooms}) == 1
    assert len({codec.stored(machines.decided(r).action) for r in rooms}) > 1


def test_the_same_decision_is_made_again_after_a_restart() -> None:
    first, again = (machines.decided(room(bytes(32))) for _ in range(2))
    assert first.action == again.action


def read(shown: bytes) -> ReadFrame:
    return codec.decode(shown, ReadFrame)
