"""`python -m app verify`: check a finished match, with receipts or without."""

import json
from pathlib import Path
from typing import Annotated

import typer

from app.verify import dice
from app.verify.check import Verdict, VerifyReport, Vouched, verify

POINTS = {
    "readable": "The files are what they should be",
    "commitment": "The seed is the one that was promised before play",
    "chain": "The chain of records is unbroken",
    "opening": "The match began as the file says",
    "draws": "Every draw is what the seed and both players' numbers give",
    "picks": "Every block that was drawn blind is the one that its draw picks",
    "ending": "The outcome is the one that the last record led to",
    "seal": "The file is as it was sealed",
    "origin": "What comes before is the other match, up to where it was gone on from",
    "receipts": "Every receipt is in the chain, in its order",
}

VERDICTS = {
    Verdict.PROVED: "Proved: the match is the one that these receipts were given for.",
    Verdict.CONSISTENT: "Consistent: the file agrees with itself. Without a player's receipts it "
    "can't be told from one that the server wrote anew from end to end.",
    Verdict.UNPROVEN: "Unproven: the records agree, but do not reach an end; some may be cut off.",
    Verdict.FAILED: "Failed: this is not the match that was played.",
    Verdict.MISTAKEN: "Nothing was checked: a match and receipts are in each other's places.",
    Verdict.UNREADABLE: "Nothing was checked: a file is not JSON, so neither a match nor receipts.",
}

SHORT = (
    "Consistent: the file agrees with itself and with these receipts, but they end {after} of its "
    "{records} records before its end. Those can't be told from ones that the server wrote anew."
)

VOUCHED = {
    Vouched.GUEST: "The guest's receipts: seed and creator's number were kept before the guest's "
    "number was sent, so nobody chose the draws, not even the server and the creator together.",
    Vouched.CREATOR: "The creator's receipts: the seed was promised before anybody sat down, so "
    "the server alone did not choose the draws. Together with the guest it could have.",
    Vouched.NOTHING: "Receipts without a number that goes with a promise: they show which match it "
    "was, but not who could choose its draws.",
}

GOOD = (Verdict.PROVED, Verdict.CONSISTENT)


def command(
    file: Annotated[Path, typer.Argument(help="A finished match, as the Match tab gives it.")],
    receipts: Annotated[
        list[Path], typer.Option(help="A player's receipts; once for each player.")
    ] = [],  # noqa: B006 - typer reads it, nobody writes it.
    origin: Annotated[
        Path | None, typer.Option(help="The match that it goes on from, where it does.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Say it as JSON.")] = False,
) -> None:
    """Check dice, set-up and order of a finished match, without a server and without its rules.

    Exits with 0 when the file is proved or consistent, with 1 when it failed, is unproven
    or was not checked.
    """
    try:
        texts = [path.read_text(encoding="utf-8") for path in (file, *receipts)]
        before = origin.read_text(encoding="utf-8") if origin else ""
    except (OSError, UnicodeDecodeError) as error:
        raise typer.BadParameter(f"can't be read: {error}") from None
    report = verify(texts[0], texts[1:], before)
    typer.echo(_as_json(report) if as_json else _as_text(report))
    raise typer.Exit(report.verdict not in GOOD)


def _as_json(report: VerifyReport) -> str:
    findings = [{"point": one.point, "fault": one.fault} for one in report.findings]
    said = {
        "verdict": report.verdict.value,
        "after": report.after,
        "findings": findings,
        "vouched": [one.value for one in report.vouched],
    }
    return json.dumps(said, indent=1)


def _as_text(report: VerifyReport) -> str:
    lines = [
        f"{'✗' if one.fault else '✓'} {POINTS[one.point]}" + (f": {one.fault}" if one.fault else "")
        for one in report.findings
    ]
    if report.file:
        counted = f"{len(report.file.records)} records, {dice.drawn(report.file)} draws."
        lines.append(counted)
    if report.verdict in GOOD:
        lines += [VOUCHED[one] for one in report.vouched]
    return "\n".join([*lines, _verdict(report)])


def _verdict(report: VerifyReport) -> str:
    if report.verdict is Verdict.CONSISTENT and report.file and report.after:
        return SHORT.format(after=report.after, records=len(report.file.records))
    return VERDICTS[report.verdict]
