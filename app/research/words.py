"""Numbers for words: a word has the same one in every game, match, process and version.

No list of words is kept, so none has to be trained anew when a game learns another word.
"""

from functools import cache
from zlib import crc32

CODES = 2**20
"""A word's code is below this; so `float32` has it exactly. 0 is no word."""
_SALT = b"vedette"


@cache
def code(word: str) -> int:
    """Return the code of a word, 0 for "".

    Two words may share one, but of the words of a game no two do: tests/research looks.
    """
    return 1 + crc32(_SALT + word.encode()) % (CODES - 1) if word else 0


@cache
def key_codes(key: str) -> tuple[int, ...]:
    """Return the codes of a key, of each part of one that is put together ("gb@york")."""
    return tuple([code(part) for part in key.replace("@", "/").split("/")])
