"""The ledger of rules."""

import msgspec
import pytest

from app.engine.ledger import cited, read_ledger, rule


def test_a_function_is_recorded_as_the_rule_and_left_as_it_is():
    def march() -> str:
        return "marched"

    march.__module__ = "app.games.toy.army"
    try:
        assert rule("9.1", "A17")(march) is march
        assert {n: len(names) for n, names in cited["toy"].items()} == {"9.1": 1, "A17": 1}
        assert next(iter(cited["toy"]["9.1"])).startswith("app.games.toy.army.")
    finally:
        del cited["toy"]


def test_a_ledger_gives_status_and_words(tmp_path):
    file = tmp_path / "rules.toml"
    file.write_text('"9.1" = { status = "code", text = "Move." }')
    assert read_ledger(file)["9.1"].status == "code"


def test_a_paragraph_without_words_is_refused(tmp_path):
    file = tmp_path / "rules.toml"
    file.write_text('"9.1" = { status = "code" }')
    with pytest.raises(msgspec.ValidationError):
        read_ledger(file)
