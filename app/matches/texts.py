"""What people type: whether there is anything to see of it, and the form in which it is kept."""

import unicodedata

_UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me", "Zs", "Zl", "Zp"})
"""Unicode's general categories that leave no ink by themselves: controls, marks, spaces."""
_UNSEEN_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
"""Hangul fillers, the blank of Braille, a note without a head: letters and signs in name only."""


def is_visible(text: str) -> bool:
    """Whether anything of a text can be seen."""
    return any(
        letter not in _UNSEEN_LETTERS and unicodedata.category(letter) not in _UNSEEN_CATEGORIES
        for letter in text
    )


NO_ROOM = dict.fromkeys(map(ord, "\u200b\u2060\ufeff"))
"""Joiners are not among them: scripts and emoji are written with them."""


def tidy_name(name: str) -> str:
    """Return a name without blanks around it and without what takes no room in it, by which two
    names would look the same; "" when nothing of it can be seen.
    """
    return name.translate(NO_ROOM).strip() if is_visible(name) else ""
