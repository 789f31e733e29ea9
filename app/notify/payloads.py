"""What a webhook is sent: a notice in the form that its receiver reads."""

import base64
import hashlib
import hmac
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from urllib.parse import urlsplit

import msgspec

from app.engine.values import Side
from app.notify.models import Webhook

DISCORD, SLACK, NTFY, SIGNED = "discord", "slack", "ntfy", "signed"

SUPPRESS_EMBEDS = 1 << 2
"""Discord's flag of a message that shows no preview of its links."""
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<@:-])")


@dataclass(frozen=True, slots=True)
class Notice:
    """What is told, and of what. `id` is the same whenever the same is told again.

    `kind`: "turn", "end" or "test". Of a test there is no match.
    """

    id: str
    kind: str
    at: int
    title: str
    text: str
    link: str
    button: str
    match: str = ""
    game: str = ""
    side: Side = ""


@dataclass(frozen=True, slots=True)
class Post:
    """An HTTP request: where to, its headers and its body."""

    url: str
    headers: dict[str, str]
    body: bytes


def post(to: Webhook, notice: Notice) -> Post:
    """Put a notice into the form of a webhook's kind."""
    return KINDS[to.kind](to, notice)


def signature(secret: bytes, id: str, at: int, body: bytes) -> str:
    """Sign a body as Standard Webhooks 1.0 says: HMAC-SHA256 over its id, time and bytes."""
    signed = hmac.digest(secret, f"{id}.{at}.".encode() + body, hashlib.sha256)
    return f"v1,{base64.b64encode(signed).decode()}"


def shown_secret(secret: bytes) -> str:
    """Return the key of signatures as receivers take it (Standard Webhooks 1.0)."""
    return f"whsec_{base64.b64encode(secret).decode()}"


def _discord(to: Webhook, notice: Notice) -> Post:
    """Write a message that pings nobody, whatever names stand in it."""
    title, text = (_MARKDOWN.sub(r"\\\1", each) for each in (notice.title, notice.text))
    content = f"**{title}**\n{text}\n<{notice.link}>"
    return _json(
        to.url,
        {"content": content, "allowed_mentions": {"parse": []}, "flags": SUPPRESS_EMBEDS},
    )


def _slack(to: Webhook, notice: Notice) -> Post:
    """Write a message of plain text, in which no name is read as a command, and a link."""
    words = {"type": "plain_text", "text": f"{notice.title}\n{notice.text}", "emoji": False}
    link = {"type": "mrkdwn", "text": f"<{notice.link}|{_slack_text(notice.button)}>"}
    blocks = [{"type": "section", "text": each} for each in (words, link)]
    return _json(to.url, {"text": _slack_text(notice.title), "blocks": blocks})


def _slack_text(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _ntfy(to: Webhook, notice: Notice) -> Post:
    """Publish to a topic, the last part of the address's path, by JSON at its server's root."""
    parts = urlsplit(to.url)
    root, _, topic = parts.path.rstrip("/").rpartition("/")
    body = {
        "topic": topic,
        "title": notice.title,
        "message": notice.text,
        "click": notice.link,
        "tags": ["game_die"],
    }
    return _json(parts._replace(path=f"{root}/").geturl(), body)


def _signed(to: Webhook, notice: Notice) -> Post:
    """Write an event for a program, signed as Standard Webhooks 1.0 says."""
    fields = ("title", "text", "link", "match", "game", "side")
    data = {name: getattr(notice, name) for name in fields}
    event = {"type": notice.kind, "timestamp": notice.at, "data": data}
    sent = _json(to.url, event)
    signed = {
        "webhook-id": notice.id,
        "webhook-timestamp": str(notice.at),
        "webhook-signature": signature(to.secret, notice.id, notice.at, sent.body),
    }
    return Post(sent.url, sent.headers | signed, sent.body)


def _json(url: str, value: object) -> Post:
    return Post(url, {"content-type": "application/json"}, msgspec.json.encode(value))


KINDS: Mapping[str, Callable[[Webhook, Notice], Post]] = MappingProxyType(
    {DISCORD: _discord, SLACK: _slack, NTFY: _ntfy, SIGNED: _signed}
)
