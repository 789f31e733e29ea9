"""`make proof`: every promise shown by its long form, a table, and a plain pass or fail.

Each proof is a command of its own; what it says goes to var/proof/. Arguments choose proofs by the
words in their names: `python -m tools.proof leaks loss`.
"""

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

from app import games

LOGS = Path("var/proof")
PYTHON = (sys.executable, "-m")
PROOFS = (*PYTHON, "proofs")


@dataclass(frozen=True)
class Proof:
    """A command that ends with 0 when a promise is kept. `more`: environment for it."""

    name: str
    command: tuple[str, ...]
    more: Mapping[str, str] = field(default_factory=dict)

    @property
    def line(self) -> str:
        """The command as one types it."""
        words = [f"{name}={value}" for name, value in self.more.items()]
        words += ["python" if word == sys.executable else word for word in self.command]
        return shlex.join(words)


@dataclass(frozen=True)
class Result:
    """What came of a proof, and the last thing that it said."""

    proof: Proof
    passed: bool
    seconds: float
    said: str


def proofs() -> Iterator[Proof]:
    """List all of them, in every game."""
    for game in games.games():
        leakproof = (*PROOFS, "leakproof", game)
        yield Proof(f"leaks: tables of {game}", (*leakproof, "--matches", "200"))
        yield Proof(f"leaks: seeded in {game}", (*leakproof, "--seed-leaks"))
        yield Proof(f"leaks: servers of {game}", (*leakproof, "--served", "--matches", "4"))
        yield Proof(f"leaks: seeded in servers of {game}", (*leakproof, "--served", "--seed-leaks"))
        yield Proof(f"leaks: times in {game}", (*PROOFS, "leaktiming", game))
        reads = (*PROOFS, "leaktiming", game, "--reads", "--actions", "5000")
        yield Proof(f"leaks: times of what is read in {game}", reads)
        on_postgres = (*reads, "--database", "postgres")
        yield Proof(f"leaks: times of what is read in {game}, on PostgreSQL", on_postgres)
        walked = (*PROOFS, "leaktiming", game, "--reads", "--actions", "1000", "--walk")
        yield Proof(f"leaks: a log read back through snapshots, seeded in {game}", walked)
        delayed = (*PROOFS, "leaktiming", game, "--actions", "5000", "--seed-delay", "0.5")
        yield Proof(f"leaks: a delay seeded in {game}", delayed)
        decisions = (*PROOFS, "leaktiming", game, "--machine", "commander", "--actions", "200")
        yield Proof(f"leaks: times of a machine's decisions in {game}", decisions)
        selfplay = (*PROOFS, "selfplay", game, "--matches", "150")
        yield Proof(f"rules: random play of {game}", selfplay)
        for said, chosen in otherwise(game):
            tables = (*leakproof, "--matches", "200", *chosen)
            yield Proof(f"leaks: tables of {game}, {said}", tables)
            yield Proof(f"rules: random play of {game}, {said}", (*selfplay, *chosen))
    yield tested("leaks: canaries", "adversary/test_canaries.py", CANARY_MATCHES="10")
    for database in ("sqlite", "postgres"):
        on = ("--database", database)
        yield Proof(f"loss: kills on {database}", (*PROOFS, "crashtest", "--rounds", "200", *on))
        yield Proof(f"loss: power on {database}", (*PROOFS, "powerloss", "--acks", "1000", *on))
    yield tested("loss: upgrades", "storage/test_upgrades.py", ALL_KEPT_MATCHES="1")
    yield tested("stale: bad networks", "network/test_bad_networks.py", BAD_NETWORKS="6")
    yield tested("stale: both sides at once", "network/test_both_at_once.py", AT_ONCE="1000")
    yield tested("stale: kills behind Caddy", "network/test_behind_caddy.py", KILLS="20")
    yield Proof("abuse: all kinds", (*PROOFS, "abusetest"))
    yield tested("guests: OpenAPI", "api/test_schema.py", SCHEMA_EXAMPLES="50")
    yield tested("guests: faults seen elsewhere", "faults")
    yield tested("fairness: both checkers", "verify")
    yield Proof("fairness: dice", (*PROOFS, "dicetest"))
    yield tested("rules: who knows none", "api/test_whole_matches.py", GENERIC_MATCHES="100")


def otherwise(game: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """List what can be chosen otherwise in a game, each alone and all at once, for a command."""
    others = [(s.key, value) for s in games.game(game).options for value in s.values[1:]]
    for key, value in others:
        yield f"{key}={value}", ("--option", f"{key}={value}")
    together = dict(others)
    if len(together) > 1:
        words = (("--option", f"{key}={value}") for key, value in together.items())
        yield "all otherwise", tuple(word for pair in words for word in pair)


def tested(name: str, path: str, **more: str) -> Proof:
    """Make the proof that runs tests in their long form."""
    return Proof(name, (*PYTHON, "pytest", "-q", "-n", "2", f"tests/{path}"), more)


def shown(proof: Proof) -> Result:
    """Run a proof, and keep what it says."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{''.join(c if c.isalnum() else '-' for c in proof.name)}.log"
    began = time.monotonic()
    with log.open("w", encoding="utf-8") as said:
        ended = subprocess.run(
            proof.command,
            env={**os.environ, **proof.more},
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
            check=False,
        )
    lines = log.read_text("utf-8", "replace").split("\n")
    last = next((line.strip(" =") for line in reversed(lines) if line.strip()), "")
    return Result(proof, ended.returncode == 0, time.monotonic() - began, last)


def table(results: Sequence[Result]) -> Table:
    """Set results out."""
    drawn = Table("promise", "", "seconds", "how", "its last line")
    for result in results:
        mark = "pass" if result.passed else "FAIL"
        drawn.add_row(
            result.proof.name, mark, f"{result.seconds:.0f}", result.proof.line, result.said
        )
    return drawn


def main(words: Sequence[str], every: Sequence[Proof]) -> int:
    """Run the proofs whose names hold one of the words, or all; give the exit code."""
    console = Console()
    unknown = [word for word in words if not any(word in proof.name for proof in every)]
    if unknown:
        console.print(f"no proof's name holds: {' '.join(unknown)}")
        return 2
    chosen = [p for p in every if not words or any(word in p.name for word in words)]
    results = []
    for proof in chosen:
        console.print(f"{proof.name} ...", style="dim")
        results.append(shown(proof))
    console.print(table(results))
    failed = [result for result in results if not result.passed]
    console.print("FAIL" if failed else "pass")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], list(proofs())))
