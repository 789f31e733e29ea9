"""Recorded matches: how they are kept, made and replayed.

A file of `recorded/<game>/` is a match from set-up to end, one JSON value a line: first what it is,
then every record of the journal as its exact bytes, last the digests of what came out. Made by

    python -m tests.games.recording war1812
    python -m tests.games.recording war1812 movement=simultaneous
    python -m tests.games.recording liberty draw=25-to-29 11.1-draw
    python -m tests.games.recording liberty 11.1-am ~1783

the second for matches with other options than the usual ones, which their names tell; the third for
an ending that those alone make possible; the last for one of `KINDS`, beside the first of its
ending. What chance does not come to, planning machines may, and `MACHINES` that play for it.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from app import games
from app.engine import codec, records
from app.engine import match as engine
from app.engine.chance import KeyedChance
from app.engine.fold import decoded_actions
from app.engine.game import AnyGame, Machine
from app.engine.values import Action, Side, Viewer
from app.games.liberty.victory import british_points
from proofs.headless import HeadlessMatch, acted, apply_record, opened, pending_sides
from tests.games.madison.raid import raider
from tests.games.madison.siege import besieger

FOLDER = Path(__file__).parent / "recorded"


class Heading(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a recorded match is. `ending` names the way it ended, `kind` what else is in it."""

    game: str
    edition: int
    scenario: str
    options: dict[str, str]
    seed: str
    ending: str
    kind: str = ""


class Closing(msgspec.Struct, frozen=True):
    """What came out: the digests of the last state, of every viewer's view and log, of all choices.

    `choices`: of everything that was offered to anybody on the way.
    """

    state: str
    views: dict[Viewer, str]
    logs: dict[Viewer, str]
    choices: str


class Offers:
    """A running digest of all that is offered in a match."""

    def __init__(self) -> None:
        self._hash = sha256()

    def add(self, headless: HeadlessMatch) -> None:
        """Take in what is offered now."""
        if headless.state.match.outcome is None:
            for side in pending_sides(headless):
                offered = engine.choices(headless.state.match, side)
                self._hash.update(codec.wire(offered) if offered else b"sealed")

    @property
    def digest(self) -> str:
        """The first 16 hexadecimal digits of it."""
        return self._hash.hexdigest()[:16]


class Recording(msgspec.Struct, frozen=True):
    """A recorded match as it is read."""

    heading: Heading
    payloads: list[bytes]
    closing: Closing


def read(path: Path) -> Recording:
    """Read a recorded match."""
    first, *payloads, last = path.read_bytes().splitlines()
    return Recording(
        codec.decode(first, Heading), payloads, msgspec.json.decode(last, type=Closing)
    )


def write(path: Path, recording: Recording) -> None:
    """Keep a recorded match."""
    lines = [codec.stored(recording.heading), *recording.payloads, codec.stored(recording.closing)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"\n".join(lines) + b"\n")


def closing(headless: HeadlessMatch, offers: Offers) -> Closing:
    """Digest what a finished match shows, and what was offered in it."""
    match, logs = headless.state.match, headless.state.logs
    everybody = engine.viewers(headless.game)
    return Closing(
        codec.digest(match.state),
        {viewer: codec.digest(engine.view(match, viewer)) for viewer in everybody},
        {viewer: codec.digest(logs[viewer].latest) for viewer in everybody},
        offers.digest,
    )


def made_again(
    heading: Heading, payloads: list[bytes]
) -> Iterator[tuple[bytes, bytes, HeadlessMatch]]:
    """Play the recorded actions again: give each record as recorded and as it is made now."""
    game = games.game(heading.game)
    start, *rest = payloads
    match = engine.blank(game, heading.scenario, heading.options)
    headless = opened(game, heading.seed, heading.options, heading.scenario)
    first = engine.start(
        match, heading.scenario, heading.options, KeyedChance(headless.key, 0)
    ).record
    yield start, codec.stored(first), headless
    for payload in rest:
        record = _decided_again(headless, codec.decode(payload, records.Record))
        headless = HeadlessMatch(apply_record(headless.state, record), headless.key)
        yield payload, codec.stored(record), headless


def _decided_again(headless: HeadlessMatch, record: records.Record) -> records.Record:
    match, game = headless.state.match, headless.game
    if isinstance(record, records.Stepped):
        action = codec.decode(record.action, game.action_type)
        return engine.act(match, record.side, action, headless.chance()).record
    if isinstance(record, records.Committed):
        action = decoded_actions(game, record)[-1]
        return engine.act(match, record.side, action, headless.chance(), at=record.at).record
    if isinstance(record, records.Sealed):
        action = codec.decode(record.action, game.action_type)
        return engine.act(match, record.side, action, headless.chance(), at=record.at).record
    if isinstance(record, records.Disclosed):
        action = codec.decode_many(record.actions[record.side], game.action_type)[-1]
        return engine.act(match, record.side, action, headless.chance(), at=record.at).record
    if isinstance(record, records.Undone):
        return engine.undo(match, record.side, record.step)
    if isinstance(record, records.Started | records.Continued):
        raise ValueError("a match starts but once")
    return COMMANDS[type(record)](match, record.side)


LATEST_CUT = 60
"""After so many records players end a match, or halfway through a shorter one."""

Command = Callable[[engine.Match, Side], records.Record]

COMMANDS: Mapping[type, Command] = {
    records.Unsealed: engine.unseal,
    records.Resigned: engine.resign,
    records.DrawOffered: engine.offer_draw,
    records.DrawAccepted: engine.accept_draw,
    records.DrawDeclined: engine.decline_draw,
}


def record_match(
    game: AnyGame,
    seed: str,
    ending: str,
    options: dict[str, str],
    machines: Mapping[Side, str],
    kind: str = "",
) -> Recording:
    """Play and record a match of machines to its end; `ending` by players cuts it short.

    Any other `ending` is replaced by how the match ended; a `kind` that it is not, by "".
    """
    headless, rng, payloads = opened(game, seed, options), Random(seed), []
    match = engine.blank(game, game.scenarios[0], options)
    first = engine.start(match, game.scenarios[0], options, KeyedChance(headless.key, 0)).record
    payloads.append(codec.stored(first))
    offers, cut = Offers(), LATEST_CUT
    if ending in PLAYERS_OWN:
        whole = record_match(game, seed, "", options, machines)
        cut = min(LATEST_CUT, len(whole.payloads) // 2)
    while headless.state.match.outcome is None:
        offers.add(headless)
        if ending in PLAYERS_OWN and len(payloads) > cut:
            for command, seat in PLAYERS_OWN[ending]:
                record = command(headless.state.match, game.sides[seat])
                headless = HeadlessMatch(apply_record(headless.state, record), headless.key)
                offers.add(headless)
                payloads.append(codec.stored(record))
            continue
        side = rng.choice(pending_sides(headless))
        headless, record = acted(headless, side, chosen(headless, side, machines[side], rng))
        payloads.append(codec.stored(record))
    ended = ending if ending in PLAYERS_OWN else ending_of(headless)
    kind = kind if kind and KINDS[kind](headless, payloads) else ""
    heading = Heading(game.key, game.edition, game.scenarios[0], options, seed, ended, kind)
    return Recording(heading, payloads, closing(headless, offers))


def chosen(headless: HeadlessMatch, side: Side, machine: str, rng: Random) -> Action:
    offered = engine.choices(headless.state.match, side)
    if offered is None:
        raise ValueError(f"nothing is asked of {side}")
    machines = machines_of(headless.game)
    return machines[machine](engine.view(headless.state.match, side), offered, rng).action


MACHINES: Mapping[str, Mapping[str, Machine]] = {
    "madison": {"raider": raider, "besieger": besieger}
}
"""Machines that play a game for an ending to which its own hardly come."""


def machines_of(game: AnyGame) -> Mapping[str, Machine]:
    """Return all machines that matches of a game are recorded with, by name."""
    return {**game.machines, **MACHINES.get(game.key, {})}


PLAYERS_OWN: Mapping[str, list[tuple[Command, int]]] = {
    "resigned": [(engine.resign, 0)],
    "draw-agreed": [
        (engine.offer_draw, 0),
        (engine.decline_draw, 1),
        (engine.offer_draw, 1),
        (engine.accept_draw, 0),
    ],
}


def endings_wanted(game: AnyGame, options: Mapping[str, str]) -> list[str]:
    """List every way a match can end: by rule and winner, and, told once, by the players."""
    return [*game.endings, *(() if options else PLAYERS_OWN)]


def name_of(ending: str, options: Mapping[str, str], kind: str = "") -> str:
    """Name a recorded match: "18.2-draw", "18.2-draw+movement=simultaneous", "11.1-am~1783"."""
    named = [ending, *(f"{key}={value}" for key, value in sorted(options.items()))]
    return "~".join(filter(None, ["+".join(named), kind]))


def _ends_with_the_war(headless: HeadlessMatch, _payloads: list[bytes]) -> bool:
    """Whether a match of Liberty went on to its last year, and more than 11 points are British."""
    state: Any = headless.state.match.state
    return bool(state.year == state.board.sheet.calendar.last and british_points(state) > 11)


def _has_landings(_lone: HeadlessMatch, payloads: list[bytes]) -> bool:
    """Whether attackers kept at sea have landed, and others were beaten off."""
    return all(any(tag in one for one in payloads) for tag in (b"blocks-landed", b"landing-rep"))


KINDS: Mapping[str, Callable[[HeadlessMatch, list[bytes]], bool]] = {
    "1783": _ends_with_the_war,
    "landings": _has_landings,
}
"""What a match may be looked for besides its ending."""


def ending_of(headless: HeadlessMatch) -> str:
    """Name how a match ended by the rules."""
    outcome = headless.state.match.outcome
    if outcome is None:
        raise ValueError("the match has not ended")
    return f"{outcome.rule}-{outcome.winner or 'draw'}"


def record_all(
    game: AnyGame,
    options: dict[str, str],
    endings: list[str],
    kind: str = "",
    *,
    folder: Path = FOLDER,
) -> None:
    """Record a match for each ending, all there are if none is named.

    Raises SystemExit when no match of thousands ends so.
    """
    wanted = set(endings or endings_wanted(game, options))
    pairings = [
        dict(zip(game.sides, names, strict=True)) for names in product(machines_of(game), repeat=2)
    ]
    for n in range(3_000):
        if not wanted:
            return
        by_players = next(iter(sorted(wanted & set(PLAYERS_OWN))), "")
        chance = dict.fromkeys(game.sides, "random")
        machines = chance if by_players or n < CHANCES else pairings[n % len(pairings)]
        recording = record_match(game, f"recorded/{n}", by_players, options, machines, kind)
        ending = recording.heading.ending
        if ending in wanted and (not kind or recording.heading.kind == kind):
            wanted.remove(ending)
            write(folder / game.key / f"{name_of(ending, options, kind)}.jsonl", recording)
    raise SystemExit(f"no match ended in {wanted}")


CHANCES = 100
"""Matches of chance against itself that are tried before planning machines are."""

if __name__ == "__main__":
    words = sys.argv[2:]
    record_all(
        games.game(sys.argv[1]),
        dict(word.split("=") for word in words if "=" in word),
        [word for word in words if "=" not in word and "~" not in word],
        next((word[1:] for word in words if word.startswith("~")), ""),
    )
