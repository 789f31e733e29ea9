"""A disk that keeps only what it was told to keep: files as they are when the power fails."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random

from proofs.crash.trace import CUTS, SYNCS, WRITES, SystemCall

SECTOR = 512


class Disk:
    """Some files, as they are on the disk and as they are in the memory of the system.

    One that is None is not there yet; once made it has a name only when its folder was synced.
    """

    def __init__(self, image: Mapping[str, bytes | None]) -> None:
        self._kept = {path: bytearray(content or b"") for path, content in image.items()}
        self._nameless = {path for path, content in image.items() if content is None}
        self._pending: dict[str, list[SystemCall]] = {path: [] for path in image}

    def take(self, call: SystemCall) -> None:
        """Take a write, a cut or a sync, each when it has ended."""
        if call.name in SYNCS:
            self._nameless = {p for p in self._nameless if str(Path(p).parent) != call.path}
        if call.path not in self._kept:
            return
        if call.name in WRITES or call.name in CUTS:
            self._pending[call.path].append(call)
        elif call.name in SYNCS:
            waiting = self._pending[call.path]
            # What was written while the disk was being told may be left out.
            for write in waiting:
                if write.ended < call.begun:
                    _change(self._kept[call.path], write)
            self._pending[call.path] = [write for write in waiting if write.ended > call.begun]

    def cut(self, rng: Random) -> dict[str, bytes]:
        """Fail the power: what was synced is there, of the rest some sectors or none."""
        left = {path: bytearray(content) for path, content in self._kept.items()}
        some = rng.choice((0.0, 0.5, 0.9))
        for path, writes in self._pending.items():
            for write in writes:
                if write.name in CUTS and rng.random() < some:
                    _change(left[path], write)
                for start in range(0, len(write.data), SECTOR):
                    if rng.random() < some:
                        piece = write.data[start : start + SECTOR]
                        _put(left[path], write.offset + start, piece)
        return {path: bytes(left[path]) for path in left if path not in self._nameless}


def _change(content: bytearray, call: SystemCall) -> None:
    if call.name in CUTS:
        del content[call.offset :]
        content.extend(bytes(call.offset - len(content)))
    else:
        _put(content, call.offset, call.data)


def _put(content: bytearray, offset: int, data: bytes) -> None:
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data


class DiskOrder:
    """Whether a log was on the disk before what it says was told."""

    def __init__(self, calls: Iterable[SystemCall], log: str) -> None:
        mine = [call for call in calls if log in call.path]
        self._writes = [call for call in mine if call.name in WRITES]
        self._syncs = [call for call in mine if call.name in SYNCS]

    @property
    def syncs(self) -> int:
        """How often the log was synced."""
        return len(self._syncs)

    def holds(self, mark: bytes, told: int) -> bool | None:
        """Whether bytes were written and synced before a place; None: not written at all."""
        is_written = False
        for write in reversed(self._writes):
            if write.ended < told and mark in write.data:
                is_written = True
                if self._synced_between(write.ended, told):
                    return True
        return False if is_written else None

    def _synced_between(self, written: int, told: int) -> bool:
        return any(written < sync.begun and sync.ended < told for sync in self._syncs)
