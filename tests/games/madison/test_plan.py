"""What a page is sent of the board sheet: all but what the rules alone read."""

import json
import re
from pathlib import Path
from typing import Any

from app.data_sheets.files import load
from app.games import game, games

TEXT = re.compile(r'(?<=, text = )"[^"]*"')


def planned(card: str, board: bytes) -> dict[str, Any]:
    [found] = [one for one in json.loads(board)["cards"] if one["id"] == card]
    return dict(found)


def test_a_page_is_sent_no_text_that_the_catalogue_has_and_nothing_that_only_rules_read():
    sheet = json.loads(game("madison").board)
    assert not sheet["scenarios"]
    assert {"ops", "when", "text"} & {part for card in sheet["cards"] for part in card} == set()
    assert planned("7", game("madison").board)["value"] == 2


def test_a_card_that_its_owner_has_worded_comes_with_its_text(tmp_path: Path):
    path = tmp_path / "mine.toml"
    sheets = game("madison").data_sheets
    assert sheets is not None
    lines = sheets.written().splitlines()
    mine = next(n for n, line in enumerate(lines) if line.startswith('  { id = "7", kind ='))
    lines[mine] = TEXT.sub('"What my card says."', lines[mine])
    path.write_text("\n".join(lines), "utf-8")
    board = load(path, games()).board
    assert planned("7", board)["text"] == "What my card says."
    assert "text" not in planned("8", board)
