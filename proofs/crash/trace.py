"""What a server asked the operating system for, in which order: strace's account of it."""

import codecs
import re
import shutil
import subprocess
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from proofs.processes import NotStarted

WRITES = ("pwrite64",)
CUTS = ("ftruncate",)
SYNCS = ("fsync", "fdatasync")
SENDS = ("write", "writev", "sendto", "sendmsg")
UNKNOWN = ("pwritev", "pwritev2", "write", "writev")
"""What changes a file in ways that are not followed here; neither store does so to its log."""
TRACED = ",".join(sorted({*WRITES, *CUTS, *SYNCS, *SENDS, *UNKNOWN}))
LONGEST = 1 << 20

_CALL = re.compile(r"(\d+) +(\w+)\((?:(\d+)<([^>]*)>)?(.*)", re.DOTALL)
_RESUMED = re.compile(r"(\d+) +<\.\.\. (\w+) resumed>.*= (-?\d+)")
_RESULT = re.compile(r"\) += (-?\d+)")
_PLACE = re.compile(r", \d+, (\d+)(?:\)| <unfinished)")
_LENGTH = re.compile(r", (\d+)(?:\)| <unfinished)")
_ACK = re.compile(r'\{\\"type\\":\\"ack\\",\\"key\\":\\"(\w+)\\"')


class Unfollowed(Exception):
    """A file was changed in a way that is not followed: what is known of it is no longer true."""


@dataclass(slots=True)
class SystemCall:
    """One system call. `begun` and `ended` are places in the account.

    `offset` is where a write begins, or the length to which a file is cut.
    """

    name: str
    path: str
    begun: int
    ended: int = -1
    offset: int = 0
    data: bytes = b""
    acked: tuple[str, ...] = ()
    """The keys of the commands that were acknowledged by what was sent."""


def read(lines: Iterable[str], files: Container[str] = ()) -> list[SystemCall]:
    """Read an account: the calls that came to an end and did what they should, as they began.

    What was sent counts as soon as it began, should the process have been killed at that moment:
    it may have been heard.

    Raises `Unfollowed` where one changed one of these files in a way that is not followed.
    """
    found: list[SystemCall] = []
    under_way: dict[tuple[str, str], SystemCall] = {}
    for place, line in enumerate(lines):
        if resumed := _RESUMED.match(line):
            call = under_way.pop((resumed[1], resumed[2]), None)
            if call is not None and int(resumed[3]) >= 0:
                call.ended = place
            continue
        match = _CALL.match(line)
        if match is None:
            continue
        call = _call(match, place)
        found.append(call)
        if line.rstrip().endswith("<unfinished ...>"):
            under_way[match[1], match[2]] = call
        elif (result := _RESULT.search(line, line.rfind('"') + 1)) and int(result[1]) >= 0:
            call.ended = place
    for call in under_way.values():
        if call.acked:
            call.ended = call.begun
    done = [call for call in found if call.ended >= 0]
    for call in done:
        if call.name in UNKNOWN and call.path in files:
            raise Unfollowed(f"{call.name} of {call.path}")
    return done


def _call(match: "re.Match[str]", place: int) -> SystemCall:
    _, name, _, path, rest = match.groups()
    call = SystemCall(name, path or "", place)
    if name in SENDS and call.path.startswith(("socket:", "TCP", "UNIX")):
        call.acked = tuple(_ACK.findall(rest))
    elif name in CUTS and (length := _LENGTH.match(rest)):
        call.offset = int(length[1])
    elif name in WRITES and '"' in rest:
        first, last = rest.index('"'), rest.rindex('"')
        escaped = rest[first + 1 : last].encode("latin-1")
        call.data, _ = codecs.escape_decode(escaped)
        if at := _PLACE.search(rest, last):
            call.offset = int(at[1])
    return call


@contextmanager
def traced(pids: Sequence[int], account: Path) -> Iterator[None]:
    """Write down what these processes, their threads and children do. Raises `NotStarted`."""
    program = shutil.which("strace")
    if program is None:
        raise NotStarted("strace is not on this machine; the package is called strace")
    attached = [part for pid in pids for part in ("-p", str(pid))]
    how = ["-f", "-y", "-s", str(LONGEST), "-e", f"trace={TRACED}", "-e", "signal=none"]
    process = subprocess.Popen(
        [program, *how, "-o", str(account), *attached],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        waiting = set(pids)
        while waiting:
            said = process.stderr.readline() if process.stderr else ""
            if not said:
                raise NotStarted("strace may not look at other processes here")
            if told := re.search(r"Process (\d+) attached", said):
                waiting.discard(int(told[1]))
        yield
    finally:
        process.terminate()
        process.wait()
        if process.stderr:
            process.stderr.close()
