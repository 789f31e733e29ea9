"""Evidence as tables: what the proofs report as JSON, in docs/security.md.

A proof's report is kept by its --json, under docs/evidence/KIND-NAME.json:

    python -m proofs leakproof war1812 --matches 200 --json > docs/evidence/leakproof-war1812.json
    python -m tools.evidence

The page's tables between its two marks are written anew; a test holds them against the reports.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
REPORTS = ROOT / "docs" / "evidence"
PAGE = ROOT / "docs" / "security.md"
BEGIN, END = "<!-- evidence: python -m tools.evidence -->", "<!-- /evidence -->"

Report = Mapping[str, Any]
Cells = Mapping[str, Callable[[Report], object]]


def options(report: Report) -> str:
    """Return what was chosen otherwise than usual."""
    usual = "drawn for each match" if report["mixed"] else "as usual"
    return ", ".join(f"{k}={v}" for k, v in report["options"].items()) or usual


def ended(report: Report) -> str:
    """Return by which rules matches ended, and who won them."""
    endings = ", ".join(f"{n} by {rule}" for rule, n in report["endings"].items())
    wins = ", ".join(f"{side} {n}" for side, n in report["wins"].items())
    return f"{endings}; {wins}"


TABLES: Mapping[str, tuple[str, Cells]] = {
    "leakproof": (
        "Two worlds that look alike to a viewer (`leakproof`)",
        {
            "game": lambda r: r["game"],
            "options": options,
            "matches": lambda r: r["matches"],
            "pairs of worlds": lambda r: r["pairs"],
            "frames compared": lambda r: r["frames_compared"],
            "facts differing": lambda r: r["facts_differing"],
            "decisions survived": lambda r: r["decisions_survived"],
            "differences": lambda r: len(r["differences"]),
        },
    ),
    "seeded": (
        "Leaks seeded on purpose (`leakproof --seed-leaks`)",
        {
            "game": lambda r: r["game"],
            "seeded": lambda r: len(r["seeded"]),
            "missed": lambda r: len(missed(r)),
        },
    ),
    "selfplay": (
        "Whole matches at random (`selfplay`)",
        {
            "game": lambda r: r["game"],
            "matches": lambda r: r["matches"],
            "decisions": lambda r: r["decisions"],
            "median": lambda r: round(r["decisions_median"]),
            "longest": lambda r: r["decisions_longest"],
            "endings": ended,
        },
    ),
    "crash": (
        "A busy server killed again and again (`crashtest`)",
        {
            "store": lambda r: r["database"],
            "kills": lambda r: ", ".join(f"{n} {what}" for what, n in r["kills"].items()),
            "moves acknowledged": lambda r: r["acknowledged"],
            "missing": lambda r: r["missing"],
            "doubled": lambda r: r["doubled"],
            "contradicted": lambda r: r["contradicted"],
            "hung": lambda r: len(r["hung"]),
        },
    ),
    "powerloss": (
        "Power lost at any moment (`powerloss`)",
        {
            "store": lambda r: r["database"],
            "moves acknowledged": lambda r: r["acknowledged"],
            "synced before their ack": lambda r: r["synced"],
            "cuts": lambda r: r["cuts"],
            "moves looked for after them": lambda r: r["checked"],
            "missing": lambda r: r["missing"],
        },
    ),
    "dice": (
        "Dice and blind draws, by chi-square (`dicetest`)",
        {
            "keys": lambda r: r["keys"],
            "matches": lambda r: r["matches"],
            "tests": lambda r: len(r["tests"]),
            "least p": lambda r: round(min(test["p"] for test in r["tests"]), 4),
            "failed": lambda r: len(r["failed"]),
        },
    ),
    "abuse": (
        "Attackers while two play (`abusetest --seconds 10`), kind by kind",
        {
            "load average": lambda r: r["load"],
            "tried": lambda r: listed(r, "tried"),
            "a move so many times as long": lambda r: listed(r, "slowed"),
            "5xx, hung or let in": lambda r: len(r["problems"]),
        },
    ),
    "timing": (
        "What times tell (`leaktiming`): areas under the ROC curve, 0.5 tells nothing",
        {
            "game": lambda r: r["game"],
            "actions": lambda r: sum(r["actions"].values()),
            "pairs of worlds": lambda r: r["pairs"],
            "by a hidden block's face": lambda r: areas(r, "a hidden block's face"),
            "by which world was imagined": lambda r: areas(r, "which world was imagined"),
            "told apart": lambda r: len(r["missed"]),
        },
    ),
}


def listed(report: Report, figure: str) -> str:
    """Return a figure of each kind of attacker."""
    return ", ".join(f"{visit['kind']} {visit[figure]:,}" for visit in report["visits"])


def areas(report: Report, fact: str) -> str:
    """Return the areas of a fact with the ends of their intervals."""
    found = (told["area"] for told in report["told"] if told["fact"] == fact)
    return "; ".join(f"{a['area']:.3f} ({a['low']:.3f} to {a['high']:.3f})" for a in found)


def missed(report: Report) -> list[Any]:
    """List the seeded leaks that nothing caught."""
    return [leak for leak in report["seeded"] if not leak["caught_by"]]


def reports(kind: str) -> Iterator[Report]:
    """Read the reports of a kind, by the names of their files."""
    for path in sorted(REPORTS.glob(f"{kind}-*.json")):
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
        yield {"game": path.stem.split("-")[1], **found}


def table(title: str, cells: Cells, rows: list[Report]) -> str:
    """Return a table of reports in Markdown; numbers have their thousands apart."""
    cells = {**cells, "commit": lambda r: r.get("revision", "")}
    head = [f"| {' | '.join(cells)} |", f"|{'---|' * len(cells)}"]
    body = [f"| {' | '.join(map(shown, (cell(row) for cell in cells.values())))} |" for row in rows]
    return "\n".join([f"**{title}**", "", *head, *body])


def shown(value: object) -> str:
    """Return a cell's text."""
    return f"{value:,}" if isinstance(value, int) else str(value)


def rendered() -> str:
    """Return all tables, one for each kind of which there is a report."""
    found = ((TABLES[kind], list(reports(kind))) for kind in TABLES)
    return "\n\n".join(table(title, cells, rows) for (title, cells), rows in found if rows)


def with_tables(page: str) -> str:
    """Return the page with its tables as the reports have them. Raises ValueError without marks."""
    before, _, rest = page.partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"{PAGE.name} has no place for the tables")
    return f"{before}{BEGIN}\n\n{rendered()}\n\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")
