"""Every step that may be suggested or planned has words."""

import pytest

from app.engine.values import Action
from app.games.madison import actions
from app.words.i18n import catalogue, languages

TAGS = sorted(
    str(kind.__struct_config__.tag)
    for kind in vars(actions).values()
    if isinstance(kind, type) and issubclass(kind, Action) and kind is not Action
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("tag", TAGS)
def test_a_step_has_words(tag: str, language: str) -> None:
    key = f"madison-step-{tag}"
    given = dict.fromkeys(("to", "block", "lake", "card", "window", "what", "count"), "Z")
    told = catalogue(language).format(key, given)
    assert told != key
    assert "{" not in told
