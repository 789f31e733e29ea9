"""The forms that receivers read: no name is a command there, and pings nobody."""

import json
from typing import Any

from app.notify.models import Webhook
from app.notify.payloads import Notice, Post, post

LOUD = "@everyone <!channel> *[x](https://evil.example)* :skull: & <https://evil.example|x>"


def sent(kind: str, url: str = "https://hooks.example/a/b?c=d") -> tuple[Post, Any]:
    to = Webhook("id", b"", kind, url, "en", b"s" * 32, "https://vedette.example", 0)
    link = "https://vedette.example/m/abc"
    notice = Notice("msg_1", "turn", 1, f"Your move against {LOUD}", LOUD, link, "To the board")
    made = post(to, notice)
    return made, json.loads(made.body)


def test_discord_pings_nobody_and_reads_no_markdown() -> None:
    made, body = sent("discord")
    assert made.url == "https://hooks.example/a/b?c=d"
    assert body["allowed_mentions"] == {"parse": []}
    told = body["content"].removesuffix("\n<https://vedette.example/m/abc>")
    for sign in "@<>*[]():`":
        assert told.count(sign) - 4 * (sign == "*") == told.count(f"\\{sign}"), sign


def test_slack_takes_names_as_plain_text() -> None:
    _, body = sent("slack")
    words, link = (block["text"] for block in body["blocks"])
    assert (words["type"], words["emoji"]) == ("plain_text", False)
    assert link["text"] == "<https://vedette.example/m/abc|To the board>"
    assert "<" not in body["text"]
    assert "&lt;!channel&gt;" in body["text"]


def test_ntfy_is_published_to_the_topic_at_its_servers_root() -> None:
    made, body = sent("ntfy", "https://ntfy.example/sub/my-topic?auth=x")
    assert made.url == "https://ntfy.example/sub/?auth=x"
    assert (body["topic"], body["message"]) == ("my-topic", LOUD)
    assert body["click"] == "https://vedette.example/m/abc"


def test_a_program_is_sent_an_event_with_its_time_and_number() -> None:
    made, body = sent("signed")
    assert made.headers["webhook-id"] == "msg_1"
    assert made.headers["webhook-signature"].startswith("v1,")
    assert (body["type"], body["timestamp"]) == ("turn", 1)
