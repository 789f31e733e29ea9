"""Reading data sheets from files: what is wrong with one is told with its line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.engine.data_sheets import Fault, SheetRefused
from app.engine.game import AnyGame

_GAME = re.compile(r'^\s*game\s*=\s*"([^"]*)"', re.MULTILINE)


@dataclass(frozen=True)
class Complaint:
    """What is wrong with a file, and on which line, from 1 on."""

    path: Path
    line: int
    fault: Fault

    def __str__(self) -> str:
        fault = self.fault
        rule = f"rule {fault.rule}: " if fault.rule else ""
        # What no row has alone, such as a count, stands on the line of its section.
        section = f"{fault.section}: " if fault.rule and fault.section and not fault.row else ""
        return f"{self.path}:{self.line}: {rule}{section}{fault.text}"


class NotLoaded(Exception):
    """Files that are no data sheets, or break the rules.

    `board`: the game on the board that a single file asks for, where it breaks rules alone.
    """

    def __init__(self, *complaints: Complaint, board: AnyGame | None = None) -> None:
        super().__init__("\n".join(map(str, complaints)))
        self.complaints = complaints
        self.board = board


def load(path: Path, games: Mapping[str, AnyGame]) -> AnyGame:
    """Return the game of a data sheet, on the board that it asks for. Raises `NotLoaded`."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NotLoaded(Complaint(path, 1, Fault(f"it can't be read: {error}"))) from error
    found = _GAME.search(text)
    game = games.get(found.group(1)) if found else None
    if game is None or game.data_sheets is None:
        line = text.count("\n", 0, found.start(1)) + 1 if found else 1
        told = Fault(f'it needs game = "...", one of {", ".join(sorted(games))}')
        raise NotLoaded(Complaint(path, line, told))
    try:
        sheet = game.data_sheets.read(text)
    except SheetRefused as refused:
        lines = game.data_sheets.line_of
        found_faults = (Complaint(path, lines(text, fault), fault) for fault in refused.faults)
        board = game.on(refused.sheet) if refused.sheet else None
        raise NotLoaded(*sorted(found_faults, key=lambda one: one.line), board=board) from refused
    return game.on(sheet)


def load_folder(folder: Path, games: Mapping[str, AnyGame]) -> tuple[AnyGame, ...]:
    """Return the games of every data sheet of a folder. Raises `NotLoaded`, for all at once."""
    loaded: list[AnyGame] = []
    complaints: list[Complaint] = []
    if not folder.is_dir():
        raise NotLoaded(Complaint(folder, 1, Fault("there is no such folder")))
    for path in sorted(folder.glob("*.toml")):
        try:
            loaded.append(load(path, games))
        except NotLoaded as refused:
            complaints += refused.complaints
    if complaints:
        raise NotLoaded(*complaints)
    return tuple(loaded)
