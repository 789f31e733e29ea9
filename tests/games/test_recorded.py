"""Recorded matches: one for each way a match can end, replayed byte for byte."""

from pathlib import Path

import msgspec
import pytest

from app import games
from app.engine import codec, records
from app.engine import match as engine
from app.engine.fold import fold
from app.engine.memory import MEMORY
from tests.games import recording

FILES = [
    path for path in sorted(recording.FOLDER.glob("*/*.jsonl")) if path.parent.name in games.games()
]


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("key", sorted(games.games()))
def test_every_way_a_match_can_end_is_recorded(key):
    recorded = {path.stem for path in FILES if path.parent.name == key}
    recorded = {name for name in recorded if not {"+", "~"} & {*name}}
    assert set(recording.endings_wanted(games.game(key), {})) == recorded


def test_a_match_of_liberty_has_every_option_otherwise_and_others_their_kinds():
    game = games.game("liberty")
    headings = [recording.read(path).heading for path in FILES if path.parent.name == game.key]
    # What the board remembers changes no position.
    otherwise = {sheet.key: sheet.values[-1] for sheet in game.options if sheet.key != MEMORY}
    assert any(heading.options == otherwise for heading in headings)
    assert {heading.kind for heading in headings} == {"", *recording.KINDS}


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_recorded_match_is_named_after_its_ending_and_its_options(path):
    heading = recording.read(path).heading
    assert path.stem == recording.name_of(heading.ending, heading.options, heading.kind)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_the_same_actions_and_dice_make_the_same_bytes(path):
    recorded = recording.read(path)
    if recorded.heading.edition != games.game(recorded.heading.game).edition:
        pytest.fail("an earlier edition needs its rules kept beside the new ones")
    headless, offers = None, recording.Offers()
    for wanted, made, now in recording.made_again(recorded.heading, recorded.payloads):
        assert made == wanted
        offers.add(now)
        headless = now
    assert headless is not None
    assert recording.closing(headless, offers) == recorded.closing
    outcome = headless.state.match.outcome
    assert outcome is not None
    if recorded.heading.ending not in recording.PLAYERS_OWN:
        assert recording.ending_of(headless) == recorded.heading.ending


@pytest.mark.parametrize("path", FILES, ids=name)
def test_events_alone_lead_to_the_same_end(path):
    recorded = recording.read(path)
    game = games.game(recorded.heading.game)
    match = engine.blank(game, recorded.heading.scenario, recorded.heading.options)
    for payload in recorded.payloads:
        record = codec.decode(payload, records.Record)
        match = fold(match, record).match
        if isinstance(record, records.Started | records.Committed | records.Disclosed):
            assert codec.digest(match.state) == record.digest
    assert codec.digest(match.state) == recorded.closing.state
    views = {viewer: codec.digest(engine.view(match, viewer)) for viewer in engine.viewers(game)}
    assert views == recorded.closing.views


def test_another_seed_makes_other_bytes():
    recorded = recording.read(FILES[0])
    other = msgspec.structs.replace(recorded.heading, seed="another")
    again = recording.made_again(other, recorded.payloads)
    assert any(made != wanted for wanted, made, _ in again)
