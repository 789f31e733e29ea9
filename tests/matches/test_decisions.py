"""What a side decided is read from the records of a match that is over, and of no other."""

from random import Random

import pytest

from app import games
from app.bots.playing_on import after_step
from app.engine import codec
from app.engine.records import Committed, Disclosed
from app.engine.values import EVERYONE
from app.matches import records, repository
from app.matches.boards import Boards
from app.matches.commands import Resign
from app.matches.decisions import Decision, decisions
from app.matches.service import MatchAccess, Matches
from app.matches.state import MatchState
from app.storage.database import Database
from tests.fixtures.serving import POSTGRES_LATER
from tests.matches.test_playing import play, seated, shown

PLAYED = 120


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database, Boards(games.games()))


async def ended(matches: Matches, game: str) -> MatchAccess:
    """Play a while and resign."""
    players = us, _ = await seated(matches, game, games.game(game).sides[0])
    await play(matches, players, Random(5), PLAYED)
    if us.loaded.state.match.outcome is None:
        await matches.command(us, Resign(shown(us)["v"], "enough"))
    return us


async def decided(database: Database, state: MatchState, side: str) -> list[Decision]:
    return [one async for one in decisions(database, state, side)]


@pytest.mark.parametrize("game", games.games())
@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_each_decision_stands_with_the_position_that_it_met(
    matches: Matches, database: Database, game: str
) -> None:
    seat = await ended(matches, game)
    state, loaded = seat.loaded.state, seat.loaded
    found = {side: await decided(database, state, side) for side in state.game.sides}
    assert all(found.values())
    for side, own in found.items():
        for one in own:
            here = await matches.reading.history(loaded, EVERYONE, one.at, eyes=side)
            assert bytes(here.view) == codec.wire(state.game.view(one.position, side))
            # What was offered then leads through all that was done.
            position = one.position
            for action in one.actions[:-1]:
                position = after_step(state.game, position, side, action)
            offered = state.game.choices(position, side)
            assert offered is not None
            assert one.actions[-1] in {choice.action for choice in offered.actions}


@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_none_is_left_out_and_none_told_twice(matches: Matches, database: Database) -> None:
    seat = await ended(matches, "quebec1759")
    state = seat.loaded.state
    rows = await database.read(
        lambda on: repository.chained_after(on, state.info.match, 0, state.seq)
    )
    kept = [records.decode(row.payload) for row in rows]
    expected = dict.fromkeys(state.game.sides, 0)
    for record in kept:
        if isinstance(record, Committed):
            expected[record.side] += not record.beforehand
        elif isinstance(record, Disclosed):
            for side in record.actions:
                expected[side] += 1
    for side, count in expected.items():
        own = await decided(database, state, side)
        assert len(own) == count > 0
        assert [one.at for one in own] == sorted({one.at for one in own})


async def test_before_the_end_nobody_is_told(matches: Matches, database: Database) -> None:
    us, _ = await seated(matches, "war1812")
    with pytest.raises(PermissionError):
        await decided(database, us.loaded.state, "us")
