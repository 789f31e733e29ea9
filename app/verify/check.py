"""What is checked of a match file, point by point, and what follows from it."""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Any

from app.verify import dice
from app.verify.files import (
    GENESIS,
    Foreign,
    MatchFile,
    Mistaken,
    Receipts,
    Record,
    Unreadable,
    read_match,
    read_receipts,
)

_PLAYED = ("game", "edition", "scenario", "options")
_OWN = ("match", "commitment")


class Verdict(Enum):
    """What a file is worth.

    PROVED: it agrees with itself and with every receipt that was given, and some of them know its
    last record. CONSISTENT: it agrees, but only receipts that reach its end can tell whether the
    server wrote it anew. UNPROVEN: it agrees, but does not reach an end, so that something may be
    cut off. FAILED: it was changed, or was never true. MISTAKEN: receipts were given for a match,
    or a match for receipts, and nothing was checked. UNREADABLE: nor was anything of a file that is
    neither.
    """

    PROVED = "proved"
    CONSISTENT = "consistent"
    UNPROVEN = "unproven"
    FAILED = "failed"
    MISTAKEN = "mistaken"
    UNREADABLE = "unreadable"


_UNCHECKED = {Mistaken: Verdict.MISTAKEN, Foreign: Verdict.UNREADABLE}


@dataclass(frozen=True)
class Finding:
    """One point. `fault` says what is wrong; "" when it is right."""

    point: str
    fault: str = ""


class Vouched(Enum):
    """What one player's receipts show of who could choose the draws.

    GUEST: nobody; the seed and the creator's number were kept before the guest's was sent.
    CREATOR: not the server alone; the seed was promised to the creator before anybody sat down.
    NOTHING: they hold no number that goes with a promise.
    """

    GUEST = "guest"
    CREATOR = "creator"
    NOTHING = "nothing"


@dataclass(frozen=True)
class VerifyReport:
    """All findings, the verdict, and what each receipts given show of the draws."""

    verdict: Verdict
    findings: tuple[Finding, ...]
    file: MatchFile | None = None
    after: int | None = None
    """How many records no receipts reach; None without any receipts."""
    vouched: tuple[Vouched, ...] = ()


def verify(text: str, receipts: Sequence[str] = (), origin: str = "") -> VerifyReport:
    """Check a match file, and the receipts of any number of players against it.

    `origin`: the file of a match that it goes on from, "" for none.
    """
    try:
        file = read_match(text)
        other = read_match(origin) if origin else None
        kept = [read_receipts(one) for one in receipts]
    except Unreadable as unreadable:
        verdict = _UNCHECKED.get(type(unreadable), Verdict.FAILED)
        return VerifyReport(verdict, (Finding("readable", str(unreadable)),))
    findings = [Finding(point, _fault(fault, file)) for point, fault in POINTS.items()]
    if other is not None:
        findings.append(Finding("origin", origin_fault(file, other)))
    findings += [Finding("receipts", receipts_fault(file, one)) for one in kept]
    after = min((records_after(file, one) for one in kept), default=None)
    shown = tuple(vouched(file, one) for one in kept)
    return VerifyReport(_verdict(file, findings, after), tuple(findings), file, after, shown)


def _fault(find: Callable[[MatchFile], str], file: MatchFile) -> str:
    """Look for a fault; what has not even the form that it should have is one."""
    try:
        return find(file)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return "a record has not the form that it should have"


def _verdict(file: MatchFile, findings: list[Finding], after: int | None) -> Verdict:
    if any(finding.fault for finding in findings):
        return Verdict.FAILED
    if not file.records or _ended(file.records[-1], file) is None:
        return Verdict.UNPROVEN
    return Verdict.PROVED if after == 0 else Verdict.CONSISTENT


def seal_fault(file: MatchFile) -> str:
    """The seal is the SHA-256 of the rest of the file as JSON with sorted keys and no spaces."""
    rest = {name: part for name, part in file.whole.items() if name != "seal"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return "" if digest == file.seal else "the file is not as it was sealed"


def commitment_fault(file: MatchFile) -> str:
    """The promise before play is the SHA-256 of the seed that was opened at the end.

    So it is of each match that the file's own goes on from.
    """
    for stretch in file.stretches:
        if hashlib.sha256(bytes.fromhex(stretch.seed)).hexdigest() != stretch.commitment:
            return "the opened seed is not the promised one"
    return ""


def chain_fault(file: MatchFile) -> str:
    """Each head is the SHA-256 of the head before it, the record's salt and its exact text."""
    head = GENESIS
    for n, record in enumerate(file.records):
        text = bytes.fromhex(head + record.salt) + record.payload.encode("utf-8", "surrogatepass")
        head = hashlib.sha256(text).hexdigest()
        if head != record.head:
            return f"record {n}: the chain breaks"
    return ""


def opening_fault(file: MatchFile) -> str:
    """Return what is wrong with the first record, which fixes what the file says of the start."""
    kinds = [record.kind for record in file.records]
    if kinds[:2] != ["open", "start"] or set(kinds[2:]) & {"open", "start"}:
        return "the match does not begin with its opening and its set-up"
    first = file.records[0].content
    for name in _PLAYED:
        if first.get(name) != getattr(file, name):
            return f"record 0: {name} is not what the file says"
    n = file.stretches[-1].first
    own = file.records[n].content
    for name in _OWN:
        if own.get(name) != getattr(file, name):
            return f"record {n}: {name} is not what the file says"
    if tuple(own.get("entropies", ())) != file.entropies:
        return f"record {n}: the players' entropies are not what the file says"
    digest = hashlib.sha256(file.board.encode("utf-8", "surrogatepass")).hexdigest()
    if first.get("board", "") != (digest if file.board else ""):
        return "record 0: the board is not the one that the file holds"
    return _creator_fault(file) or _origin_fault(file)


def _creator_fault(file: MatchFile) -> str:
    """Each match's creator has a side: the one that was drawn, if it was."""
    sides = file.sides
    for n in (stretch.first for stretch in file.stretches):
        begun = file.records[n].content
        for draw in begun.get("draws", ()):
            if draw[1] != len(sides) or sides[draw[2]] != begun.get("creator"):
                return f"record {n}: the creator's side is not the one that was drawn"
        if begun.get("creator") not in sides:
            return f"record {n}: the creator has no side"
    return ""


def _origin_fault(file: MatchFile) -> str:
    """A match goes on from the one whose records stand before, and that had begun."""
    for before, stretch in pairwise(file.stretches):
        if file.records[stretch.first].content.get("origin") != before.match:
            return f"record {stretch.first}: what comes before is of another match"
    return ""


def ending_fault(file: MatchFile) -> str:
    """The outcome is the one that the last record led to; nothing comes after an ending."""
    for n, record in enumerate(file.records[:-1]):
        if _ended(record, file) is not None:
            return f"record {n}: the match goes on after its end"
    end = _ended(file.records[-1], file) if file.records else None
    if end is None or end == _outcome(file.outcome):
        return ""
    return "the outcome is not the one of the last record"


def origin_fault(file: MatchFile, other: MatchFile) -> str:
    """The match goes on from the other: by its records up to there, and with its seed opened."""
    if any(_fault(fault, other) for fault in POINTS.values()):
        return "the other match's file has faults of its own"
    for before, stretch in pairwise(file.stretches):
        if before.match == other.match:
            heads, others = (
                [record.head for record in one.records[: stretch.first]] for one in (file, other)
            )
            is_same = heads == others and before.seed == other.seed
            return "" if is_same else "the other match went another way"
    return "it does not go on from that match"


def receipts_fault(file: MatchFile, kept: Receipts) -> str:
    """Every head that was seen during play is in the chain, in the order in which it was seen."""
    if kept.match != file.match:
        return "they are of another match"
    if kept.commitment != file.commitment:
        return "another seed was promised then"
    if kept.entropy and kept.entropy not in file.entropies:
        return "this player's own entropy was not used"
    if kept.other_entropy and (kept.other_entropy, kept.entropy) != file.entropies:
        return "another number of the creator was shown before the guest's was sent"
    at = {record.head: n for n, record in enumerate(file.records)}
    last = (-1, -1)
    for version, head in kept.heads:
        found = -1 if head == GENESIS else at.get(head)
        if found is None:
            return f"at version {version} the chain was another one"
        if (version, found) < last or found < last[1]:
            return f"at version {version} the order was another one"
        last = version, found
    return ""


def vouched(file: MatchFile, kept: Receipts) -> Vouched:
    """Return what receipts that have no fault show of who could choose the draws."""
    if kept.other_entropy:
        return Vouched.GUEST
    return Vouched.CREATOR if kept.entropy == file.entropies[0] else Vouched.NOTHING


def records_after(file: MatchFile, kept: Receipts) -> int:
    """Count the records after the last that a player's receipts know of."""
    seen = {head for _, head in kept.heads}
    known = [n for n, record in enumerate(file.records) if record.head in seen]
    return len(file.records) - 1 - (known[-1] if known else -1)


def _ended(record: Record, file: MatchFile) -> dict[str, Any] | None:
    """Return winner ("" for a draw) and rule of the end that a record brought, None for no end.

    Raises TypeError for a record without the form of one.
    """
    if record.kind == "accept":
        return {"winner": "", "rule": ""}
    if record.kind == "resign":
        others = [side for side in file.sides if side != record.content.get("side")]
        return {"winner": others[0], "rule": ""} if len(others) == 1 else None
    if record.kind == "claim":
        wins = record.content.get("wins")
        if not isinstance(wins, bool):
            raise TypeError("neither won nor drawn")
        return _outcome({"winner": record.content.get("side") if wins else "", "rule": ""})
    end = record.content.get("outcome")
    return None if end is None else _outcome(end)


def _outcome(said: Any) -> dict[str, Any]:
    """Return winner and rule as they are said. Raises TypeError for anything else."""
    end = {name: said.get(name) for name in ("winner", "rule")} if isinstance(said, dict) else {}
    if [type(part) for part in end.values()] != [str, str]:
        raise TypeError("no outcome")
    return end


POINTS: dict[str, Callable[[MatchFile], str]] = {
    "commitment": commitment_fault,
    "chain": chain_fault,
    "opening": opening_fault,
    "draws": dice.draws_fault,
    "picks": dice.picks_fault,
    "ending": ending_fault,
    "seal": seal_fault,
}
