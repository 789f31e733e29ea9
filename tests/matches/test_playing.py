"""The service: keys, versions, drafts, snapshots, and what a failing database does."""

import asyncio
import json
import secrets
from random import Random
from typing import Any

import msgspec
import pytest

from app.engine.values import EVERYONE, PUBLIC, Illegal
from app.matches import ids, repository, snapshot, state
from app.matches.boards import Boards
from app.matches.commands import Act, AnyCommand, Claim, DrawOffer, Resign, Undo, Unseal
from app.matches.creation import MatchRequest
from app.matches.loaded import LoadedMatch
from app.matches.models import ENDED, Stored
from app.matches.problems import Problem
from app.matches.seating import SitRequest
from app.matches.service import MatchAccess, Matches
from app.storage.database import Database, Unsaved
from tests.fixtures.serving import POSTGRES_LATER
from tests.toygame import SEALED_PICKETS, Pickets

GAMES = {
    "pickets": Pickets(),
    "long-pickets": Pickets(key="long-pickets", rounds=40),
    "sealed-pickets": SEALED_PICKETS,
}
BOARDS = Boards(GAMES)
ENTROPY = b"e" * 32


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database, BOARDS)


async def seated(matches: Matches, game: str = "pickets", side: str = "us") -> list[MatchAccess]:
    """The creator and the guest of a new match."""
    wanted = MatchRequest(game, "", side, {}, "link", "Ann", ENTROPY)
    made = await matches.seating.create(wanted, None)
    loaded, guest = await matches.seating.sit(
        made.loaded.match, SitRequest(made.invitation, "Bob", ENTROPY)
    )
    return [
        await matches.caller(loaded.match, token=token, session=None)
        for token in (made.token, guest)
    ]


def shown(access: MatchAccess) -> dict[str, Any]:
    frame: dict[str, Any] = json.loads(access.frame)
    return frame


def act(access: MatchAccess, action: dict[str, Any], key: str = "") -> Act:
    raw = msgspec.Raw(json.dumps(action).encode())
    return Act(shown(access)["v"], key or secrets.token_hex(8), raw)


def post(access: MatchAccess, place: str, key: str = "") -> Act:
    return act(access, {"type": "post", "place": place}, key)


def done(access: MatchAccess, key: str = "") -> Act:
    return act(access, {"type": "done"}, key)


async def play(
    matches: Matches, players: list[MatchAccess], rng: Random, most: int = 10_000
) -> int:
    """Play on at random; gives the number of commands."""
    commands = 0
    while commands < most and players[0].loaded.state.status != ENDED:
        for access in players:
            offered = shown(access)["choices"]
            if offered and commands < most:
                await matches.command(access, act(access, rng.choice(offered["actions"])["action"]))
                commands += 1
    return commands


async def test_a_key_used_twice_gives_the_same_answer_and_does_nothing(matches: Matches) -> None:
    us, gb = await seated(matches)
    command = post(us, "mill", "once")
    version = await matches.command(us, command)
    assert await matches.command(us, command) == version
    later = msgspec.structs.replace(command, expect=version)
    assert await matches.command(us, later) == version
    await matches.command(us, post(us, "ford"))
    assert await matches.command(us, command) == version
    assert shown(us)["draft"]["steps"] == [
        {"type": "post", "place": "mill"},
        {"type": "post", "place": "ford"},
    ]
    # The other player's keys are their own.
    assert await matches.command(gb, post(gb, "mill", "once"))


def commands_of(access: MatchAccess, key: str) -> list[Any]:
    """Every kind of command under one key, with those that differ in one field alone."""
    v = shown(access)["v"]
    return [
        post(access, "mill", key),
        post(access, "ford", key),
        done(access, key),
        act(access, {"type": "no such action"}, key),
        Undo(v, key, 0),
        Undo(v, key, 1),
        Unseal(v, key),
        DrawOffer(v, key, "offer"),
        DrawOffer(v, key, "decline"),
        Claim(v, key, "win"),
        Resign(v, key),
    ]


async def refusal_or_version(
    matches: Matches, access: MatchAccess, command: AnyCommand
) -> str | int:
    try:
        return await matches.command(access, command)
    except Problem as problem:
        return problem.code


@pytest.mark.parametrize("game", ["pickets", "sealed-pickets"])
async def test_a_key_used_for_another_command_is_refused(matches: Matches, game: str) -> None:
    us, _ = await seated(matches, game)
    for n, first in enumerate(("post", "post", "undo", "offer", "decline", "done", "resign")):
        key = f"key {n}"
        v = shown(us)["v"]
        commands: dict[str, AnyCommand] = {
            "post": post(us, "mill" if n == 0 else "ford", key),
            "undo": Undo(v, key, 1),
            "offer": DrawOffer(v, key, "offer"),
            "decline": DrawOffer(v, key, "decline"),
            "done": done(us, key),
            "resign": Resign(v, key),
        }
        command = commands[first]
        version = await matches.command(us, command)
        before = shown(us)
        told = []
        for other in commands_of(us, key):
            answer = await refusal_or_version(matches, us, other)
            assert answer in ("key-used", version)
            told += [other] if answer == version else []
        # Alike are the command itself, and its kind where it says no more than that.
        assert len(told) == 1, (first, told)
        assert shown(us) == before


async def test_an_undo_of_the_last_step_is_the_same_whichever_it_was(matches: Matches) -> None:
    us, _ = await seated(matches)
    await matches.command(us, post(us, "mill"))
    undone = Undo(shown(us)["v"], "undo")
    version = await matches.command(us, undone)
    assert await matches.command(us, undone) == version


async def test_the_same_command_sent_twice_at_once_is_done_once(matches: Matches) -> None:
    us, _ = await seated(matches)
    command = post(us, "mill", "once")
    versions = await asyncio.gather(*(matches.command(us, command) for _ in range(5)))
    assert len(set(versions)) == 1
    assert len(shown(us)["draft"]["steps"]) == 1


async def test_of_two_commands_with_one_version_the_second_is_stale(matches: Matches) -> None:
    us, _ = await seated(matches)
    both = [matches.command(us, command) for command in (post(us, "mill"), post(us, "ford"))]
    results = await asyncio.gather(*both, return_exceptions=True)
    assert [getattr(result, "code", "done") for result in results] == ["done", "stale"]


async def test_both_sides_may_decide_at_once(matches: Matches) -> None:
    us, gb = await seated(matches)
    await asyncio.gather(matches.command(us, done(us)), matches.command(gb, done(gb)))
    assert shown(us)["choices"]["actions"][0]["action"] == {"type": "fire"}


async def test_a_draft_moves_nobody_elses_frame(matches: Matches) -> None:
    us, gb = await seated(matches)
    await matches.command(us, post(us, "ford"))
    before = gb.frame, us.loaded.frame(PUBLIC)
    await matches.command(us, post(us, "mill"))
    await matches.command(us, Undo(shown(us)["v"], "u", 0))
    assert (gb.frame, us.loaded.frame(PUBLIC)) == before
    assert shown(us)["draft"]["steps"] == [{"type": "post", "place": "mill"}]


async def test_the_head_shown_tells_of_what_its_viewer_noticed_alone(matches: Matches) -> None:
    us, gb = await seated(matches)
    heads = us.loaded.state.heads
    await matches.command(us, post(us, "ford"))
    assert us.loaded.state.heads == heads
    await matches.command(us, done(us))
    assert shown(gb)["fairness"]["head"] == us.loaded.state.head != heads["gb"]


async def test_another_process_reads_the_same_match(matches: Matches, database: Database) -> None:
    us, gb = await seated(matches, "long-pickets")
    await play(matches, [us, gb], Random(1), 150)
    await matches.command(us, DrawOffer(shown(us)["v"], "d", "offer"))
    other = Matches(database, BOARDS)
    loaded = await other.loaded.get(us.loaded.match)
    for viewer in ("us", "gb", PUBLIC):
        assert loaded.frame(viewer) == us.loaded.frame(viewer)
    assert loaded.state.head == us.loaded.state.head
    assert loaded.state.fresh < state.MAX_BETWEEN_SNAPSHOTS


async def test_a_drafts_steps_survive_a_snapshot(matches: Matches) -> None:
    us, _ = await seated(matches)
    await matches.command(us, post(us, "mill"))
    kept = us.loaded.state
    laid = state.new_match_state(kept.info, kept.game)
    restored = snapshot.restored(laid, kept.seq, snapshot.written(kept))
    assert restored.match == kept.match


async def test_two_processes_on_one_database_keep_one_order(
    matches: Matches, database: Database
) -> None:
    us, gb = await seated(matches, "long-pickets")
    other = Matches(database, BOARDS)
    there = MatchAccess(gb.caller, await other.loaded.get(gb.loaded.match))
    for _ in range(5):
        await asyncio.gather(matches.command(us, done(us)), other.command(there, done(there)))
        await matches.check(us.loaded)
        await other.check(there.loaded)
        assert us.loaded.state.head == there.loaded.state.head
        await matches.command(us, act(us, {"type": "fire"}))
        await other.check(there.loaded)
        await other.command(there, act(there, {"type": "fire"}))
        await matches.check(us.loaded)


async def test_an_old_table_is_brought_up_to_date_before_it_refuses(
    matches: Matches, database: Database
) -> None:
    us, gb = await seated(matches)
    other = Matches(database, BOARDS)
    there = MatchAccess(us.caller, await other.loaded.get(us.loaded.match))
    for player in (us, gb):
        await matches.command(player, done(player))
    # The other process still waits for both; what it is sent fits the position of today.
    fire = act(us, {"type": "fire"})
    assert await other.command(there, fire) == fire.expect + 1


async def test_nothing_changes_when_it_can_not_be_saved(
    matches: Matches, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    us, gb = await seated(matches)
    before, command = (us.frame, gb.frame), done(us)

    async def fail(*_: object) -> bool:
        raise Unsaved("planted")

    with monkeypatch.context() as patch:
        patch.setattr(database, "append", fail)
        with pytest.raises(Unsaved):
            await matches.command(us, command)
    assert (us.frame, gb.frame) == before
    assert await matches.command(us, command) == shown(us)["v"]


async def test_a_commit_whose_answer_was_lost_is_found_again(
    matches: Matches, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    us, _ = await seated(matches)
    command, append = done(us), database.append

    async def store_and_fail(*given: Any) -> bool:
        await append(*given)
        raise Unsaved("planted")

    with monkeypatch.context() as patch:
        patch.setattr(database, "append", store_and_fail)
        with pytest.raises(Unsaved):
            await matches.command(us, command)
    assert await matches.command(us, command) == command.expect + 1


async def test_resigning_and_draws(matches: Matches) -> None:
    us, gb = await seated(matches)
    with pytest.raises(Illegal):
        await matches.command(us, DrawOffer(shown(us)["v"], "1", "accept"))
    await matches.command(us, DrawOffer(shown(us)["v"], "2", "offer"))
    assert shown(gb)["offered"] == "us"
    await matches.command(gb, DrawOffer(shown(gb)["v"], "3", "decline"))
    with pytest.raises(Illegal):
        await matches.command(us, DrawOffer(shown(us)["v"], "again", "offer"))
    kept = snapshot.restored(
        state.new_match_state(us.loaded.state.info, us.loaded.state.game),
        9,
        snapshot.written(us.loaded.state),
    )
    assert kept.match.draw_offered_by == {"us"}
    await matches.command(gb, Resign(shown(gb)["v"], "4"))
    assert shown(us)["outcome"]["winner"] == "us"
    with pytest.raises(Problem, match="match-ended"):
        await matches.command(gb, Resign(shown(gb)["v"], "5"))


async def test_nobody_sees_all_before_the_end(matches: Matches) -> None:
    us, gb = await seated(matches)
    with pytest.raises(PermissionError):
        us.loaded.frame(EVERYONE)
    with pytest.raises(PermissionError):
        await matches.reading.history(us.loaded, EVERYONE, 0)
    export = json.loads(await matches.reading.export(gb.loaded, "gb"))
    assert sorted(export) == ["format", "frame", "log", "notes"]


async def test_the_whole_log_can_be_read_back(matches: Matches) -> None:
    us, gb = await seated(matches, "long-pickets")
    await play(matches, [us, gb], Random(2))
    told = us.loaded.state.logs["us"].count
    lines: list[dict[str, Any]] = []
    before: int | None = None
    while before != 1:
        part = await matches.reading.log(us.loaded, "us", before, 30)
        lines = [*(json.loads(bytes(line)) for line in part.lines), *lines]
        before = part.first
    assert [line["n"] for line in lines] == list(range(1, told + 1))
    assert told > 150
    # The enemy's posts are told to nobody but their owner and, after the end, to everyone.
    assert all(line["side"] == "us" for line in lines if line["message"]["key"] == "toy-posted")


@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_all_can_be_stepped_through_after_the_end(matches: Matches) -> None:
    us, gb = await seated(matches, "long-pickets")
    await play(matches, [us, gb], Random(3))
    last = (await matches.reading.history(us.loaded, "us", 0)).last
    told = 0
    for at in range(last + 1):
        told += len((await matches.reading.history(us.loaded, "us", at)).lines)
    assert told == us.loaded.state.logs[EVERYONE].count
    with pytest.raises(Problem, match="no-such-commit"):
        await matches.reading.history(us.loaded, "us", last + 1)


@pytest.mark.parametrize("database_url", POSTGRES_LATER, indirect=True)
async def test_looking_back_shows_the_same_by_whatever_way(matches: Matches) -> None:
    us, gb = await seated(matches, "long-pickets")
    await play(matches, [us, gb], Random(3))
    reading = matches.reading
    last = (await reading.history(us.loaded, "us", 0)).last
    forward = [await reading.history(us.loaded, "us", at) for at in range(last + 1)]
    there_and_back = [*range(last, -1, -1), *Random(4).choices(range(last + 1), k=40)]
    for at in there_and_back:
        assert await reading.history(gb.loaded, "gb", at) == forward[at]


async def test_a_step_forward_in_an_ended_match_replays_no_more_than_that(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    us, gb = await seated(matches, "long-pickets")
    await play(matches, [us, gb], Random(3))
    last = (await matches.reading.history(us.loaded, "us", 0)).last
    read: list[int] = []

    def counted(*given: Any) -> list[Stored]:
        rows = records_after(*given)
        read.append(rows[-1].seq)
        read.append(len(rows))
        return rows

    records_after = repository.records_after
    monkeypatch.setattr(repository, "records_after", counted)
    for at in range(1, last + 1):
        await matches.reading.history(us.loaded, "us", at)
    # Each record once: what was read ends with the record that was wanted.
    assert sum(read[1::2]) == us.loaded.state.seq - read[0] + read[1]
    assert read[0] < us.loaded.state.seq == read[-2]


async def test_a_long_list_of_matches_lets_others_through(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = b"s" * 32
    for _ in range(4):
        made = await matches.seating.create(
            MatchRequest("pickets", "", "us", {}, "link", "Ann", ENTROPY), session
        )
        await matches.seating.sit(made.loaded.match, SitRequest(made.invitation, "Bob", ENTROPY))
    turns, at = 0, []

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def noted(match: int, seq: int | None = None) -> LoadedMatch:
        at.append(turns)
        return await get(match, seq)

    get = matches.loaded.get
    monkeypatch.setattr(matches.loaded, "get", noted)
    task = asyncio.create_task(other())
    assert len(await matches.mine(session)) == 4
    task.cancel()
    assert len(set(at)) == 4


async def test_matches_are_let_go_and_come_back(database: Database) -> None:
    matches = Matches(database, BOARDS, in_memory=3)
    players = [await seated(matches) for _ in range(6)]
    assert len(matches.loaded) == 3
    us, _ = players[0]
    again = MatchAccess(us.caller, await matches.loaded.get(us.loaded.match))
    assert again.loaded is not us.loaded
    assert again.frame == us.frame


async def test_a_random_side_is_the_first_draw_of_the_match(matches: Matches) -> None:
    sides = set()
    for _ in range(12):
        us, _ = await seated(matches, side="random")
        sides.add(us.viewer)
        rows = json.loads(await matches.reading.export(us.loaded, us.viewer))
        assert rows["frame"]["names"][us.viewer] == "Ann"
    assert sides == {"us", "gb"}


def test_the_id_of_a_match_reads_back() -> None:
    for _ in range(100):
        match = ids.new_match()
        assert ids.read(ids.shown(match)) == match
    for text in ("", "0", "U" * 12, "0" * 13, "é" * 12):
        assert ids.read(text) is None


async def test_a_seal_stays_sealed_while_the_other_decides_and_both_open_together(
    matches: Matches,
) -> None:
    ann, bob = await seated(matches, "sealed-pickets")
    await matches.command(ann, post(ann, "ford"))
    await matches.command(ann, done(ann))
    assert shown(bob)["sealed"] == ["us"]
    assert shown(bob)["view"]["posts"] == {}
    await matches.command(ann, Unseal(shown(ann)["v"], "back"))
    assert shown(bob)["sealed"] == []
    await matches.command(ann, post(ann, "mill"))
    await matches.command(ann, done(ann))
    await matches.command(bob, done(bob))
    for access in (ann, bob):
        assert shown(access)["view"]["posts"] == {"us": ["ford", "mill"]}
        assert shown(access)["sealed"] == []


async def test_the_same_unseal_twice_is_one_and_after_the_opening_it_is_refused(
    matches: Matches,
) -> None:
    ann, bob = await seated(matches, "sealed-pickets")
    await matches.command(ann, done(ann))
    unseal = Unseal(shown(ann)["v"], "back")
    first = await matches.command(ann, unseal)
    assert await matches.command(ann, unseal) == first
    await matches.command(ann, done(ann))
    late = Unseal(shown(ann)["v"], "late")
    await matches.command(bob, done(bob))
    with pytest.raises(Problem) as caught:
        await matches.command(ann, late)
    assert caught.value.code == "stale"
    with pytest.raises(Illegal) as refused:
        await matches.command(ann, Unseal(shown(ann)["v"], "later"))
    assert refused.value.refusal.message.key == "refusal-not-sealed"
