"""How a proof shows that it goes on, and what it found."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


def show(report: msgspec.Struct, *, as_json: bool) -> None:
    """Print a report, to be read by people or by programs; as JSON with the commit it is of."""
    if as_json:
        text = msgspec.json.encode({"revision": revision(), **msgspec.to_builtins(report)})
        print(msgspec.json.format(text, indent=2).decode())
        return
    for name, value in msgspec.to_builtins(report).items():
        if isinstance(value, list):
            print(f"{name.replace('_', ' ')}: {len(value)}")
            for entry in value:
                print("   ", entry)
        else:
            print(f"{name.replace('_', ' ')}: {value}")


def revision() -> str:
    """Return the commit of the checkout, with "+" where files differ from it; "" without git."""
    folder = str(Path(__file__).parent)
    told = ["git", "-C", folder, "describe", "--always", "--dirty=+", "--exclude=*"]
    try:
        found = subprocess.run(told, check=False, capture_output=True, text=True)
    except FileNotFoundError:
        return ""
    return found.stdout.strip()


def below(floors: Mapping[str, float], reached: Mapping[str, float]) -> list[str]:
    """Return which floors were not reached: a run that has not looked hard enough shows nothing."""
    return [
        f"{name}: {reached[name]:.1f}, at least {floor:.4g} wanted"
        for name, floor in floors.items()
        if reached[name] < floor
    ]
