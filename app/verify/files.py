"""The two files: a finished match, and the receipts that a player's browser kept. Read strictly.

JSON that programs read, order or write in different ways is refused: one file must not be two.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

FORMAT = "vedette-match/2"
BEFORE_BOARDS = "vedette-match/1"
"""The format of version 0.2, where a file did not hold its board."""
GENESIS = "0" * 64
CONTINUE = "continue"
"""The kind of the record with which a match goes on from another."""

MAX_DEPTH = 64
"""How deep lists and objects may be nested: far beyond any match, within every program's reach."""
MAX_WHOLE = (1 << 53) - 1
"""The largest number that every program reads as a whole one."""

_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"')
_SURROGATE = re.compile("[\ud800-\udfff]")
_NAME_ORDERED_UNLIKE = re.compile("[\ud800-\udfff\U00010000-\U0010ffff]")

_HEX = {size: re.compile(rf"[0-9a-f]{{{2 * size}}}") for size in (16, 32)}
_MATCH_FIELDS = {
    "format": str,
    "match": str,
    "game": str,
    "edition": int,
    "scenario": str,
    "options": dict,
    "sides": list,
    "names": dict,
    "commitment": str,
    "seed": str,
    "entropies": list,
    "outcome": dict,
    "records": list,
    "seal": str,
}
_BOARD_FIELD = {"board": str}
_RECEIPT_FIELDS = {
    "match": str,
    "commitment": str,
    "entropy": str,
    "other_entropy": str,
    "heads": list,
}


class Unreadable(Exception):
    """A file that is not what it should be; its text says where."""


class Foreign(Unreadable):
    """A file that holds no JSON object: it was never a match nor receipts."""


class Mistaken(Unreadable):
    """A match where receipts are asked for, or the other way round: no fault of the file."""


@dataclass(frozen=True)
class Record:
    """A chained record: `content` is what `payload`, the hashed text, says."""

    kind: str
    payload: str
    salt: str
    head: str
    content: dict[str, Any]


@dataclass(frozen=True)
class Stretch:
    """Records of a file, from number `first` on, whose draws come from one seed.

    A match that goes on from another has that one's records before its own: two stretches, or more.
    """

    first: int
    match: str
    commitment: str
    seed: str
    entropies: tuple[str, ...]


@dataclass(frozen=True)
class MatchFile:
    """A finished match. Hex is lower case: the seed, entropies and heads 32 bytes, salts 16."""

    match: str
    game: str
    edition: int
    scenario: str
    options: dict[str, Any]
    sides: list[Any]
    names: dict[str, Any]
    commitment: str
    seed: str
    entropies: tuple[str, ...]
    outcome: dict[str, Any]
    records: tuple[Record, ...]
    seal: str
    board: str
    """The sheet of its board, to the byte; "" where it is the standard one of version 0.2."""
    stretches: tuple[Stretch, ...]
    whole: dict[str, Any]
    """The file as it was read."""


@dataclass(frozen=True)
class Receipts:
    """What a browser kept: the promise, its own entropy ("" if it had none), and each head of the
    chain with the version it came with.

    `other_entropy`: the creator's number, where it was kept with the promise before the browser's
    own number was sent; else "".
    """

    match: str
    commitment: str
    entropy: str
    other_entropy: str
    heads: tuple[tuple[int, str], ...]


def read_match(text: str) -> MatchFile:
    """Read a finished match. Raises `Unreadable`, `Foreign`, or `Mistaken` for receipts."""
    parsed = _parsed(text, "the file")
    if _is(parsed, _RECEIPT_FIELDS):
        raise Mistaken("these are receipts, where a finished match is asked for")
    is_old = parsed.get("format") == BEFORE_BOARDS
    whole = _fields(parsed, _MATCH_FIELDS if is_old else _MATCH_FIELDS | _BOARD_FIELD, "the file")
    if whole["format"] not in (FORMAT, BEFORE_BOARDS):
        raise Unreadable(f"format: {whole['format']!r} is not {FORMAT!r}")
    for field in ("commitment", "seed", "seal"):
        _hex(whole[field], 32, field)
    if len(whole["entropies"]) != 2:
        raise Unreadable("entropies: there are not two")
    for entropy in whole["entropies"]:
        _hex(entropy, 32, "entropies")
    named = {name: whole[name] for name in _MATCH_FIELDS if name not in ("format", "records")}
    named["entropies"] = tuple(whole["entropies"])
    records = tuple(_record(record, n) for n, record in enumerate(whole["records"]))
    stretches = tuple(_stretches(named, records))
    board = whole.get("board", "")
    return MatchFile(**named, records=records, board=board, stretches=stretches, whole=whole)


def read_receipts(text: str) -> Receipts:
    """Read a player's receipts. Raises `Unreadable`, `Foreign`, or `Mistaken` for a match."""
    parsed = _parsed(text, "the receipts")
    if _is(parsed, _MATCH_FIELDS) or _is(parsed, _MATCH_FIELDS | _BOARD_FIELD):
        raise Mistaken("this is a match, where receipts are asked for")
    read = _fields(parsed, _RECEIPT_FIELDS, "the receipts")
    _hex(read["commitment"], 32, "commitment")
    for field in ("entropy", "other_entropy"):
        if read[field]:
            _hex(read[field], 32, field)
    return Receipts(
        read["match"],
        read["commitment"],
        read["entropy"],
        read["other_entropy"],
        tuple(_kept_head(kept) for kept in read["heads"]),
    )


def _parsed(text: str, where: str) -> dict[str, Any]:
    read = _json(text, where, Foreign)
    if not isinstance(read, dict):
        raise Foreign(f"{where}: not an object")
    return read


def _json(text: str, where: str, no_json: type[Unreadable]) -> Any:
    """Read JSON that all programs read alike. Raises `Unreadable`; `no_json` for what is none."""
    odd: list[str] = []

    def whole(digits: str) -> int:
        number = int(digits) if len(digits) <= len(f"-{MAX_WHOLE}") else MAX_WHOLE + 1
        if abs(number) > MAX_WHOLE:
            odd.append(digits)
        return number

    try:
        read = json.loads(
            text, parse_constant=_refuse_constant, parse_int=whole, parse_float=odd.append
        )
    except (json.JSONDecodeError, RecursionError) as error:
        raise no_json(f"{where}: not JSON: {error}") from None
    if _depth(text) > MAX_DEPTH:
        raise no_json(f"{where}: nested more than {MAX_DEPTH} deep")
    if any((*odd, *_odd_words(read))):
        raise Unreadable(f"{where}: programs read it in different ways")
    return read


def _refuse_constant(name: str) -> None:
    # Python alone takes NaN and Infinity for JSON.
    raise json.JSONDecodeError("no JSON", name, 0)


def _depth(text: str) -> int:
    """Count how deep lists and objects are nested."""
    depth = deepest = 0
    for bracket in re.findall(r"[][{}]", _STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _odd_words(read: Any) -> Iterator[str]:
    """Find text that can't be encoded, and names that programs put in different orders."""
    if isinstance(read, str):
        yield from _SURROGATE.findall(read)
    elif isinstance(read, list):
        for part in read:
            yield from _odd_words(part)
    elif isinstance(read, dict):
        yield from _NAME_ORDERED_UNLIKE.findall("".join(read))
        yield from _odd_words([*read.values()])


def _is(read: dict[str, Any], fields: Mapping[str, type]) -> bool:
    return read.keys() == fields.keys()


def _fields(read: Any, fields: Mapping[str, type], where: str) -> dict[str, Any]:
    if not isinstance(read, dict):
        raise Unreadable(f"{where}: not an object")
    if read.keys() != fields.keys():
        odd = sorted(read.keys() ^ fields.keys())
        raise Unreadable(f"{where}: missing or unknown: {', '.join(odd)}")
    for name, kind in fields.items():
        if type(read[name]) is not kind:
            raise Unreadable(f"{where}: {name} is of the wrong type")
    return read


def _record(read: Any, n: int) -> Record:
    where = f"record {n}"
    fields = _fields(read, {"kind": str, "payload": str, "salt": str, "head": str}, where)
    _hex(fields["salt"], 16, where)
    _hex(fields["head"], 32, where)
    content = _json(fields["payload"], f"{where}: the payload", Unreadable)
    if not isinstance(content, dict) or content.get("type") != fields["kind"]:
        raise Unreadable(f"{where}: the payload is not of the kind {fields['kind']!r}")
    return Record(**fields, content=content)


def _stretches(file: dict[str, Any], records: tuple[Record, ...]) -> Iterator[Stretch]:
    """Part the records by their seeds: each but the last is opened where another match goes on."""
    begins = [n for n, record in enumerate(records) if record.kind == CONTINUE]
    if not begins:
        parts = (file[name] for name in ("match", "commitment", "seed", "entropies"))
        yield Stretch(0, *parts)
        return
    for first, end in zip((0, *begins), (*begins, None), strict=True):
        fixed = _opened(records[first].content, f"record {first}")
        seed = file["seed"] if end is None else _seed(records[end].content, f"record {end}")
        yield Stretch(first, fixed[0], fixed[1], seed, fixed[2])


def _opened(content: dict[str, Any], where: str) -> tuple[str, str, tuple[str, ...]]:
    """Read what a match's first record of its own fixes of its draws."""
    match, entropies = content.get("match"), content.get("entropies")
    if not isinstance(match, str) or not isinstance(entropies, list) or len(entropies) != 2:
        raise Unreadable(f"{where}: not what begins a match")
    for number in (content.get("commitment"), *entropies):
        _hex(number, 32, where)
    return match, content["commitment"], tuple(entropies)


def _seed(content: dict[str, Any], where: str) -> str:
    _hex(content.get("seed"), 32, where)
    seed: str = content["seed"]
    return seed


def _kept_head(kept: Any) -> tuple[int, str]:
    is_pair = isinstance(kept, list) and [type(part) for part in kept] == [int, str]
    if not is_pair:
        raise Unreadable("heads: not pairs of a version and a head")
    _hex(kept[1], 32, "heads")
    return kept[0], kept[1]


def _hex(text: Any, size: int, where: str) -> None:
    if not isinstance(text, str) or not _HEX[size].fullmatch(text):
        raise Unreadable(f"{where}: not {size} bytes in lower-case hex")
