"""A decision page is cited by its number, so no two may share one."""

from collections import Counter

from tests.architecture.repository import ROOT

PAGES = sorted(file.name for file in ROOT.glob("docs/decisions/[0-9]*.md"))


def test_each_decision_has_its_own_number() -> None:
    numbers = Counter(name.split("-")[0] for name in PAGES)
    assert len(numbers) > 10
    assert [number for number, pages in numbers.items() if pages > 1] == []
