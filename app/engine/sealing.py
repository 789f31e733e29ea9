"""Questions that both sides answer at once, unseen: what a game must know of them.

A game says of a question that it is answered under seal (`Waiting.sealed`). A final action then
commits nothing: it lies under seal with its side's draft, and its side may take the seal back.
When every side that is asked so has sealed, one record opens all of them (`Disclosed`): each draft
is decided on what the one before it left, in the order of `Game.sides`, whoever sealed first. So
one side's answer must neither look at nor touch what is the other's, and nothing is drawn before
both have answered.
"""

from collections.abc import Mapping

from app.engine.values import OptionSheet

READY = "ready"
SHOWN, HIDDEN = "shown", "hidden"


def ready_option(rule: str) -> OptionSheet:
    """Return the option by which the players agree whether one sees that the other has sealed."""
    return OptionSheet(READY, rule, (SHOWN, HIDDEN))


def shows_ready(options: Mapping[str, str]) -> bool:
    """Whether it may be seen that a side has sealed."""
    return options.get(READY, SHOWN) == SHOWN
