"""A count a fifth above what was measured fails, and names the command that moves its bound."""

from pathlib import Path

import pytest

from tests.fixtures import bounds


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "bounds.toml"
    file.write_text('"requests" = 100\n', "utf-8")
    monkeypatch.setattr(bounds, "KEPT", file)
    monkeypatch.setattr(bounds, "_moved", [])
    return file


def test_a_fifth_more_than_was_measured_passes_and_more_does_not() -> None:
    bounds.check("requests", 120)
    with pytest.raises(AssertionError, match=r"requests: 121, more than 120.0.*make bounds"):
        bounds.check("requests", 121)


def test_what_was_never_measured_has_no_bound() -> None:
    with pytest.raises(AssertionError, match="weight has no bound yet: make bounds"):
        bounds.check("weight", 1)


def test_a_bound_that_moves_is_told_with_old_and_new(kept: Path) -> None:
    bounds.keep("requests", 100)
    assert bounds._moved == []
    bounds.keep("requests", 140)
    bounds.keep("weight", 2.5)
    assert bounds._moved == ["requests: 100 -> 140", "weight: none -> 2.5"]
    assert bounds.measured() == {"requests": 140, "weight": 2.5}
    bounds.check("requests", 160)
