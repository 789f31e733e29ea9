"""Letters have their words in both languages, hold no secret, and let no header break out."""

import re
from email.message import EmailMessage
from random import Random
from typing import Any

import msgspec
import pytest

from app.config import Settings
from app.engine.records import Committed
from app.engine.values import PUBLIC
from app.games import games
from app.matches.frame import frame
from app.matches.models import Seat
from app.notify import letters, wording
from app.notify.models import Address
from proofs.headless import acted, opened, pending_sides, random_choice
from proofs.worlds import split
from tests.fixtures.post_office import PostOffice
from tests.notify.table import PUBLIC_URL, seated, text

SETTINGS = Settings(
    smtp_url="smtp://127.0.0.1", mail_from="Vedette <v@vedette.example>", public_url=PUBLIC_URL
)
GAME = games()["war1812"]
TO = Address(1, Seat.CREATOR, "ann@example.org", "en", b"s" * 32, 0, 0)


def played(commits: int, seed: str = "letters") -> Any:
    """A match that has begun and gone so many commits on; nobody has a draft."""
    headless, rng, done = opened(GAME, seed, {}), Random(seed), 0
    while done < commits or any(draft.steps for draft in headless.state.match.drafts.values()):
        side = pending_sides(headless)[0]
        headless, record = acted(headless, side, random_choice(headless, side, rng).action)
        done += isinstance(record, Committed)
    return headless


def everything(letter: EmailMessage) -> str:
    """All that a letter says: headers, text, HTML."""
    headers = "\n".join(f"{name}: {value}" for name, value in letter.items())
    return "\n".join([headers, text(letter), text(letter, "html")])


def same(letter: EmailMessage) -> str:
    """Return what two letters must share: all but when they were written and how they are cut."""
    return re.sub(r"(?m)^(Date|Content-Type): .*\n", "", everything(letter))


@pytest.mark.parametrize(
    ("language", "subject", "when"),
    [
        ("en", "Your move: War of 1812 against Bob (Britain)", "1812, turn 1"),
        ("ja", "あなたの番です:1812年戦争、相手はBob(イギリス)", "1812年 第1ターン"),
    ],
)
def test_a_letter_says_game_opponent_turn_and_where(language: str, subject: str, when: str) -> None:
    table = played(2).state
    named = msgspec.json.decode(frame(table, PUBLIC)) | {"names": {"gb": "Bob"}}
    to = Address(1, Seat.CREATOR, "ann@example.org", language, b"s" * 32, 0, 0)
    letter = letters.turn(SETTINGS, to, msgspec.json.encode(named), GAME, "us", 9)
    assert letter["Subject"] == subject
    for kind in ("plain", "html"):
        words = text(letter, kind)
        assert when in words
        assert f"{PUBLIC_URL}/m/000000000001" in words
        assert f"{PUBLIC_URL}/unsubscribe/000000000001/{to.token('unsubscribe')}" in words
    assert letter["Content-Language"] == language


@pytest.mark.parametrize(
    ("language", "says"), [("en", "Since your last move"), ("ja", "前回の手番")]
)
def test_a_letter_tells_what_bystanders_saw_since_the_readers_last_move(
    language: str, says: str
) -> None:
    table = played(9).state
    shown = msgspec.json.decode(frame(table, PUBLIC))
    told = [line for line in shown["log"] if line.get("side") != "us"]
    assert told
    to = Address(1, Seat.CREATOR, "ann@example.org", language, b"s" * 32, 0, 0)
    own = {"n": 1, "message": {"key": "war1812-own", "params": {}}, "side": "us"}
    for log, count in (([own, *told], min(len(told), wording.MAX_HAPPENED)), ([*told, own], 0)):
        letter = letters.turn(
            SETTINGS, to, msgspec.json.encode(shown | {"log": log}), GAME, "us", 9
        )
        for kind in ("plain", "html"):
            assert (says in text(letter, kind)) == bool(count)
        assert text(letter, "html").count("<li ") == count
        assert "war1812-" not in everything(letter)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_letter_is_in_its_readers_language(language: str) -> None:
    to = Address(1, Seat.CREATOR, "ann@example.org", language, b"s" * 32, 0, 0)
    shown = frame(played(2).state, PUBLIC)
    written = [
        letters.confirmation(SETTINGS, to, "war1812"),
        letters.turn(SETTINGS, to, shown, GAME, "us", 9),
        letters.ended(SETTINGS, to, shown, GAME, "us", 9),
    ]
    for letter in written:
        assert bool(re.search("[ぁ-ん]", letter["Subject"])) == (language == "ja")
        assert "mail-" not in everything(letter)


@pytest.mark.parametrize("viewer", ["us", "gb", PUBLIC])
def test_a_letter_is_the_same_in_worlds_that_its_reader_cannot_tell_apart(viewer: str) -> None:
    for number in range(4):
        headless = played(2 + number, f"worlds {number}")
        worlds = split(headless, viewer, Random(number))
        assert worlds.real.state.match.state != worlds.imagined.state.match.state
        pair = [
            same(letters.turn(SETTINGS, TO, frame(world.state, PUBLIC), GAME, "us", 9))
            for world in (worlds.real, worlds.imagined)
        ]
        assert pair[0] == pair[1]


@pytest.mark.parametrize(
    "name", ["x\r\nBcc: evil@example.org", "@mail-foot", "<b>Bob</b>", "{ $x }"]
)
def test_a_name_stays_a_name(name: str) -> None:
    shown = msgspec.json.decode(frame(played(2).state, PUBLIC)) | {"names": {"gb": name}}
    letter = letters.turn(SETTINGS, TO, msgspec.json.encode(shown), GAME, "us", 9)
    assert letter["Bcc"] is None
    assert "\nBcc" not in letter.as_string()
    assert "You left this address" not in letter["Subject"]
    assert "<b>Bob" not in text(letter, "html")
    assert f"{' '.join(name.split())} (Britain)" in text(letter, "plain")


async def test_no_secret_is_in_any_letter(
    sqlite_url: str, post_office: PostOffice, capfd: pytest.CaptureFixture[str]
) -> None:
    async with seated(sqlite_url, post_office, "war1812") as table:
        await table.confirmed("us", "ann@example.org")
        await table.confirmed("gb", "bob@example.org")
        rng, sent = Random(5), list(post_office.letters)
        for _ in range(60):
            for side in ("us", "gb"):
                choices = (await table.frame(side))["choices"]
                if choices:
                    action = rng.choice(choices["actions"])["action"]
                    await table.act(side, action.pop("type"), **action)
            sent += await table.look()
        assert len(sent) > 5
        site = table.server.site
        room = await site.matches.loaded.get(next(iter(site.matches.loaded._loaded)))
        secrets = [*table.seats.tokens.values(), table.seats.spectator, room.state.info.seed.hex()]
        for letter in sent:
            said = everything(letter) + letter.as_string()
            assert not any(secret in said for secret in secrets)
            assert not re.search(r"\b(us|gb)\d\d\b", said)
    logged = "".join(capfd.readouterr())
    assert "example.org" not in logged


@pytest.mark.parametrize(
    "address",
    [
        "", "ann", "ann@", "@example.org", "ann@example", "ann@ex ample.org", "a b@example.org",
        "ann@example.org\r\nBcc: x@example.org", "ann@example.org, bob@example.org",
        "<ann@example.org>", "ann@example..org", "アン@example.org", "a" * 250 + "@example.org",
    ],
)  # fmt: skip
async def test_what_is_no_address_is_refused(
    sqlite_url: str, post_office: PostOffice, address: str
) -> None:
    async with seated(sqlite_url, post_office) as table:
        answer = await table.leave(address=address)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-address")
        assert await table.look() == []
