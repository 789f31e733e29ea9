"""Puts a position that was reached without a server into a server's empty place in the store."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace

import msgspec
from sqlalchemy import Connection

from app import clock
from app.engine import match as engine
from app.engine.chance import KeyedChance
from app.engine.game import AnyGame
from app.engine.values import PUBLIC, Side, Viewer
from app.matches import ids, log_pages, repository, snapshot
from app.matches.models import A_TURN, RUNNING, Principal, Seat
from app.matches.state import MatchState, awaits, new_match_state
from app.notify import repository as notices
from app.notify import webhook_store
from app.notify.models import CONFIRM, Address, Letter, Webhook
from app.notify.payloads import NTFY
from app.notify.queue import LETTERS
from app.storage.journal import Entry, append
from proofs.headless import HeadlessMatch, apply_record, info_of
from proofs.served.servers import Served
from proofs.served.wire import Credentials

NAMES = ("Ann", "Bob")


@dataclass(frozen=True)
class Private:
    """What a player has beside their blocks that is nobody else's business."""

    device: str
    address: str


def passes(secret: str) -> Credentials:
    """Make a token and a session's secret that follow from a text."""
    made = (hashlib.sha256(f"{kind} {secret}".encode()).digest() for kind in ("token", "cookie"))
    return Credentials(*map(ids.as_secret, made))


def trunk(game: AnyGame, seed: str, options: Mapping[str, str]) -> HeadlessMatch:
    """Open a match without a server whose dice are those that a server would roll for it."""
    secret = hashlib.sha256(seed.encode()).digest()
    number = int.from_bytes(secret[:7], "big")
    info = replace(
        info_of(game, game.scenarios[0], dict(options), hashlib.sha256(secret).digest()),
        match=number,
        created=clock.now(),
        creator_name=NAMES[0],
        guest_name=NAMES[1],
    )
    state = new_match_state(info, game)
    chance = KeyedChance(info.key, 0)
    start = engine.start(state.match, info.scenario, options, chance, at=clock.now())
    return HeadlessMatch(apply_record(state, *start), info.key)


def seat_of(game: AnyGame, viewer: Viewer) -> Seat:
    """Return the seat of a viewer: the creator has the game's first side."""
    return {game.sides[0]: Seat.CREATOR, game.sides[1]: Seat.GUEST, PUBLIC: Seat.WATCHER}[viewer]


def numbered(headless: HeadlessMatch, seed: str) -> HeadlessMatch:
    """Return a match another number, and with it other dice to come."""
    number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")
    info = replace(headless.state.info, match=number, created=clock.now())
    return HeadlessMatch(replace(headless.state, info=info), info.key)


async def staged(
    served: Served,
    state: MatchState,
    people: Mapping[Viewer, Credentials],
    private: Mapping[Side, Private],
) -> MatchState:
    """Write a running match into the store as it stands, and who sits at it. Give it back.

    A server that is asked for it finds a snapshot and nothing after it. Its clock begins now, and
    who is asked something is told so by mail.
    """
    since = clock.now() if state.match.since else 0
    state = replace(state, match=msgspec.structs.replace(state.match, since=since))
    entry = Entry(
        match=state.info.match,
        seq=state.seq,
        seat=None,
        key=None,
        v=0,
        kind="commit",
        payload=b"{}",
        salt=bytes(32),
        head=bytes.fromhex(state.head),
        snapshot=snapshot.written(state),
        notices=tuple(
            (int(seat_of(state.game, side)), A_TURN) for side in private if awaits(state, side)
        ),
        pages=log_pages.filled(new_match_state(state.info, state.game).logs, state.logs),
    )

    def change(on: Connection) -> None:
        repository.add_match(on, replace(state.info, status=RUNNING), state.game.sheet)
        for viewer, carried in people.items():
            _add_token(on, state, viewer, carried, private.get(viewer))
        for side, kept in private.items():
            _add_address(on, state, side, kept.address)
            _add_webhook(on, state, people[side], kept.address)
        append(on, [entry])

    await served.site.database.write(change)
    return state


def _add_token(
    on: Connection, state: MatchState, viewer: Viewer, carried: Credentials, private: Private | None
) -> None:
    seat = seat_of(state.game, viewer)
    known = Principal(
        state.info.match, seat, hashlib.sha256(carried.token.encode()).hexdigest()[:8]
    )
    secret, session = ids.hashed(carried.token), ids.hashed(carried.cookie)
    if secret is None or session is None:
        raise ValueError("a pass holds secrets that can't be any")
    label = private.device if private else ""
    repository.add_token(on, known, secret, session=session, label=label, now=clock.now())


def _add_address(on: Connection, state: MatchState, side: Side, address: str) -> None:
    seat = seat_of(state.game, side)
    secret = hashlib.sha256(address.encode()).digest()
    left = Address(state.info.match, seat, address, "en", secret, clock.now())
    notices.put_address(on, left)
    notices.confirm_address(on, left, clock.now())
    now = clock.now()
    LETTERS.drop(on, Letter(left.match, seat, 0, CONFIRM, now, now, 0))


def webhook_topic(address: str) -> str:
    """Return the topic of the webhook that a player has besides their address."""
    return hashlib.sha256(address.encode()).hexdigest()[:16]


def _add_webhook(on: Connection, state: MatchState, carried: Credentials, address: str) -> None:
    session, topic = ids.hashed(carried.cookie), webhook_topic(address)
    if session is None:
        raise ValueError("a pass holds a cookie that can't be any")
    url, origin = f"https://ntfy.example/{topic}", "https://proof.example"
    id_ = f"{topic}-{state.info.match}"
    left = Webhook(id_, session, NTFY, url, "en", topic.encode(), origin, clock.now())
    webhook_store.add(on, left)
