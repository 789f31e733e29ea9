"""docs/security.md shows the figures that the proofs reported, and they found nothing."""

import pytest

from tools.evidence import BEGIN, PAGE, TABLES, missed, reports, with_tables


def test_the_page_shows_the_reports() -> None:
    page = PAGE.read_text("utf-8")
    assert with_tables(page) == page, "python -m tools.evidence"


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="no place"):
        with_tables(f"a page\n{BEGIN}")


@pytest.mark.parametrize("kind", TABLES)
def test_every_kind_has_a_report(kind: str) -> None:
    assert kind in TABLES
    assert list(reports(kind))


def test_nothing_was_found() -> None:
    assert all(not report["differences"] for report in reports("leakproof"))
    assert all(not missed(report) for report in reports("seeded"))
    assert all(report["passed"] for kind in ("crash", "powerloss") for report in reports(kind))
    assert not any(report["failed"] for report in reports("dice"))
    assert not any(report["problems"] for report in reports("abuse"))
    assert not any(report["missed"] for report in reports("timing"))
