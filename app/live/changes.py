"""What has changed between two values in JSON, as edits for who has the first and wants the second.

An edit is a list whose first item is a path, a list of keys and indices:

- `[path, value]` puts a value there,
- `[path]` takes a key out of its object,
- `[path, at, removed, items]` takes `removed` items out of the array there, from index `at` on, and
  puts `items` in their place.

Edits are applied in their order, each to what the ones before it made. They are made of the two
values alone, so equal values give equal edits.
"""

from collections.abc import Iterator

import msgspec

_as_object = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_as_array = msgspec.json.Decoder(list[msgspec.Raw]).decode
_encode = msgspec.json.Encoder().encode

SHORT = 40
"""Bytes of a value that is put in its place whole: edits of its parts would hardly be shorter."""
PAIRED = 4
"""Items next to one another that are edited one by one; more are taken for other items."""

Items = list[msgspec.Raw]


def changes(old: bytes, new: bytes) -> bytes:
    """Return the edits that make `new` of `old`, encoded; both are objects in JSON."""
    return b"[%b]" % b",".join(_object_edits(b"", old, new))


def _edits(path: bytes, old: msgspec.Raw, new: msgspec.Raw) -> list[bytes]:
    """List the shortest edits at a path, which is written without its brackets."""
    before, after = bytes(old), bytes(new)
    whole = b"[[%b],%b]" % (path, after)
    if len(after) < SHORT or before[:1] != after[:1]:
        return [whole]
    if after[:1] == b"{":
        parts = list(_object_edits(path, before, after))
    elif after[:1] == b"[":
        parts = list(_array_edits(path, _as_array(before), _as_array(after)))
    else:
        return [whole]
    is_shorter = sum(map(len, parts)) + len(parts) - 1 < len(whole)
    return parts if is_shorter else [whole]


def _object_edits(path: bytes, old: bytes, new: bytes) -> Iterator[bytes]:
    before, after = _as_object(old), _as_object(new)
    for key in before:
        if key not in after:
            yield b"[[%b]]" % _under(path, key)
    for key, value in after.items():
        known = before.get(key)
        if known is None:
            yield b"[[%b],%b]" % (_under(path, key), value)
        elif value != known:
            yield from _edits(_under(path, key), known, value)


def _array_edits(path: bytes, before: Items, after: Items) -> Iterator[bytes]:
    """List the edits of an array whose items mostly stay, in their order."""
    dropped = before.index(after[0]) if after and after[0] in before else 0
    kept = len(before) - dropped
    if after[:kept] == before[dropped:]:
        # A window that moved on, as a log's latest lines.
        if dropped:
            yield _splice(path, 0, dropped, [])
        if after[kept:]:
            yield _splice(path, kept, 0, after[kept:])
        return
    olds, news = set(map(bytes, before)), set(map(bytes, after))
    i = j = 0
    while i < len(before) or j < len(after):
        if i < len(before) and j < len(after) and before[i] == after[j]:
            i, j = i + 1, j + 1
            continue
        start_i, start_j = i, j
        while i < len(before) and bytes(before[i]) not in news:
            i += 1
        while j < len(after) and bytes(after[j]) not in olds:
            j += 1
        if (i, j) == (start_i, start_j):
            # What both have stands in another order from here on.
            i, j = len(before), len(after)
        yield from _replaced(path, start_j, before[start_i:i], after[start_j:j])


def _replaced(path: bytes, at: int, removed: Items, items: Items) -> Iterator[bytes]:
    if len(removed) == len(items) <= PAIRED:
        for n, (old, new) in enumerate(zip(removed, items, strict=True), at):
            yield from _edits(_under(path, n), old, new)
    else:
        yield _splice(path, at, len(removed), items)


def _splice(path: bytes, at: int, removed: int, items: Items) -> bytes:
    return b"[[%b],%d,%d,[%b]]" % (path, at, removed, b",".join(map(bytes, items)))


def _under(path: bytes, key: str | int) -> bytes:
    return b"%b,%b" % (path, _encode(key)) if path else _encode(key)
