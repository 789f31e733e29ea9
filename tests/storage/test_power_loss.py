"""Each move is on the disk before its ack: the short form of `python -m proofs powerloss`."""

from pathlib import Path
from random import Random

import pytest

from app import games
from proofs.crash.disk import Disk, DiskOrder
from proofs.crash.powerloss import power_lost
from proofs.crash.trace import UNKNOWN, SystemCall, Unfollowed, read

GAME = next(iter(games.games()))


@pytest.mark.timeout(300)
@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
async def test_each_move_is_synced_before_its_ack_and_survives_a_cut(database: str) -> None:
    report = await power_lost(database, 30, GAME, seed="short")
    assert report.passed, report
    assert report.syncs > 0
    assert report.checked > 0


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_a_server_that_does_not_sync_each_commit_is_caught() -> None:
    program = ("-m", "tests.storage.careless")
    report = await power_lost("sqlite", 30, GAME, seed="careless", program=program)
    assert report.unsynced > 0
    assert report.missing > 0
    assert report.unseen == 0
    assert not report.passed


ACCOUNT = r"""
7 pwrite64(5</d/v-wal>, "key\0\1one", 8, 32) = 8
7 fdatasync(5</d/v-wal> <unfinished ...>
8 write(9<socket:[1]>, "\201~{\"type\":\"ack\",\"key\":\"early\",\"v\":1}", 40) = 40
7 <... fdatasync resumed>)         = 0
8 write(9<socket:[1]>, "{\"type\":\"ack\",\"key\":\"a1\",\"v\":2}{\"type\":\"ack\",\"key\":\"a2\"", 40) = 40
7 pwrite64(5</d/v-wal>, "say \"two\", 3, 4) = 5", 21, 0 <unfinished ...>
8 fsync(6</d>) = -1 EIO (Input/output error)
7 <... pwrite64 resumed>)          = 21
8 --- SIGINT {si_signo=SIGINT} ---
8 sendmsg(9<socket:[1]>, {msg_name=NULL, msg_iov=[{iov_base="{\"type\":\"ack\",\"key\":\"b\"", iov_len=9}], msg_iovlen=1}, 0) = 9
7 +++ exited with 0 +++
"""  # noqa: E501


def test_an_account_is_read_with_what_was_under_way_and_what_failed() -> None:
    calls = read(ACCOUNT.strip().splitlines(keepends=True))
    seen = [(call.name, call.path, call.begun, call.ended) for call in calls]
    assert seen == [
        ("pwrite64", "/d/v-wal", 0, 0),
        ("fdatasync", "/d/v-wal", 1, 3),
        ("write", "socket:[1]", 2, 2),
        ("write", "socket:[1]", 4, 4),
        ("pwrite64", "/d/v-wal", 5, 7),
        ("sendmsg", "socket:[1]", 9, 9),
    ]
    assert (calls[0].data, calls[0].offset) == (b"key\0\1one", 32)
    assert (calls[4].data, calls[4].offset) == (b'say "two", 3, 4) = 5', 0)
    assert [call.acked for call in calls] == [(), (), ("early",), ("a1", "a2"), (), ("b",)]


@pytest.mark.parametrize("name", UNKNOWN)
def test_a_file_that_is_changed_in_a_way_that_is_not_followed_ends_the_proof(name: str) -> None:
    account = [f"7 {name}(5</d/v-wal>, 0) = 0", f"7 {name}(6</d/v-shm>, 32768) = 0"]
    with pytest.raises(Unfollowed, match=f"{name} of /d/v-wal"):
        read(account, ["/d/v-wal"])
    assert [call.path for call in read(account, ["/d/v"])] == ["/d/v-wal", "/d/v-shm"]
    failed = [f"7 {name}(5</d/v-wal>, 0) = -1 ENOSPC (No space left on device)"]
    assert read(failed, ["/d/v-wal"]) == []


def test_what_was_being_sent_when_the_server_was_killed_may_have_been_heard() -> None:
    account = [
        r'8 write(9<socket:[1]>, "{\"type\":\"ack\",\"key\":\"last\"", 40 <unfinished ...>',
        r'9 write(9<socket:[1]>, "{\"type\":\"ack\",\"key\":\"lost\"", 40 <unfinished ...>',
        '7 pwrite64(5</d/v-wal>, "x", 1, 8 <unfinished ...>',
        "9 <... write resumed>)         = -1 EPIPE (Broken pipe)",
        "8 <... write resumed> <unfinished ...>) = ?",
        "7 +++ killed by SIGKILL +++",
    ]
    calls = read(account)
    assert [(call.acked, call.ended) for call in calls] == [(("last",), 0)]


def test_an_ack_counts_only_after_the_sync_has_ended() -> None:
    order = DiskOrder(read(ACCOUNT.strip().splitlines(keepends=True)), "-wal")
    assert order.holds(b"one", 2) is False
    assert order.holds(b"one", 4) is True
    assert order.holds(b"two", 9) is False
    assert order.holds(b"three", 9) is None


def test_a_sync_that_began_before_the_write_ended_does_not_count() -> None:
    write, sync = (
        SystemCall("pwrite64", "w-wal", 0, 2, data=b"x"),
        SystemCall("fsync", "w-wal", 1, 3),
    )
    assert DiskOrder([write, sync], "-wal").holds(b"x", 9) is False


def test_a_file_that_was_cut_is_cut_once_it_was_synced_and_before_that_perhaps() -> None:
    account = [
        "7 ftruncate(5</d/a>, 2) = 0",
        '7 pwrite64(5</d/a>, "new", 3, 4) = 3',
        "7 fsync(5</d/a>) = 0",
        "7 ftruncate(5</d/a>, 9) = 0",
    ]
    calls = read(account, ["/d/a"])
    disk = Disk({"/d/a": b"...."})
    disk.take(calls[0])
    assert {disk.cut(Random(n))["/d/a"] for n in range(50)} == {b"....", b".."}
    for call in calls[1:]:
        disk.take(call)
    left = {disk.cut(Random(n))["/d/a"] for n in range(50)}
    assert left == {b"..\0\0new", b"..\0\0new\0\0"}


def test_a_disk_keeps_what_was_synced_and_of_the_rest_what_it_likes() -> None:
    disk = Disk({"/d/a": b"....", "/d/b": None})
    disk.take(SystemCall("pwrite64", "/d/a", 0, 0, offset=2, data=b"kept"))
    disk.take(SystemCall("fsync", "/d/a", 1, 1))
    disk.take(SystemCall("pwrite64", "/d/a", 2, 2, offset=0, data=b"new"))
    disk.take(SystemCall("pwrite64", "/d/b", 3, 3, data=b"x"))
    disk.take(SystemCall("fsync", "/d/b", 4, 4))
    disk.take(SystemCall("pwrite64", "/elsewhere", 4, 4, data=b"x"))
    left = [disk.cut(Random(n)) for n in range(50)]
    assert {cut["/d/a"] for cut in left} == {b"..kept", b"newept"}
    # Its own sync does not give a file its name.
    assert all("/d/b" not in cut for cut in left)
    disk.take(SystemCall("fsync", str(Path("/d")), 5, 5))
    assert disk.cut(Random(1))["/d/b"] == b"x"
