"""No step of one's own takes longer for what the other side has planned."""

import secrets

import msgspec
import pytest

from app.matches import snapshot
from app.matches.commands import Act, Undo, Unseal, decided
from app.matches.state import MAX_BETWEEN_SNAPSHOTS, MatchState, advance
from tests.matches.test_frames import new_table

POST = msgspec.Raw(b'{"type":"post","place":"ford"}')
DONE = msgspec.Raw(b'{"type":"done"}')
MINE = 300


def does(table: MatchState, side: str, made: type[Undo | Unseal] | msgspec.Raw) -> MatchState:
    """One command of a side: an action, or what it takes back."""
    expect, key = table.version(side), secrets.token_hex(4)
    command = Act(expect, key, made) if isinstance(made, msgspec.Raw) else made(expect, key)
    return advance(table, *decided(table, side, command, at=7)).state


def unseen(table: MatchState, times: int) -> MatchState:
    """A plan that is made, sealed, taken back and unmade, so many times."""
    for _ in range(times):
        table = does(table, "us", POST)
        table = does(table, "us", DONE)
        table = does(table, "us", Unseal)
        table = does(table, "us", Undo)
    return table


def written_with(table: MatchState, busy: int) -> list[int]:
    """Return which of my steps brought a snapshot, while the other changed their plan so often."""
    found = []
    for n in range(MINE):
        table = does(table, "gb", Undo if n % 2 else POST)
        if table.fresh == 0:
            found.append(n)
            table = snapshot.settled(table)
        if n % 40 == 0:
            table = unseen(table, busy)
    return found


@pytest.mark.parametrize("busy", [1, 7, 40])
def test_the_other_sides_plans_move_none_of_my_snapshots(busy: int) -> None:
    table = new_table("sealed unseen", 5)
    mine = written_with(table, 0)
    assert len(mine) >= 4
    assert written_with(table, busy) == mine


def test_after_reading_it_again_the_next_snapshot_comes_with_the_same_record() -> None:
    table = unseen(does(new_table("sealed unseen", 5), "gb", POST), 9)
    kept = snapshot.restored(new_table("sealed unseen", 5), table.seq, snapshot.written(table))
    assert written_with(does(kept, "gb", Undo), 3) == written_with(does(table, "gb", Undo), 0)


def test_no_more_records_lie_between_snapshots_than_a_reader_expects() -> None:
    table, found = new_table("sealed unseen", 5), 0
    for n in range(1000):
        side = ("us", "gb", "us", "us")[n // 2 % 4]
        table = does(table, side, Undo if n % 2 else POST)
        found += table.fresh == 0
        assert table.fresh < MAX_BETWEEN_SNAPSHOTS
    assert found >= 1000 // MAX_BETWEEN_SNAPSHOTS
