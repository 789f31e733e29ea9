"""Letters: what a notice says, in an envelope, with the links of its address."""

from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import format_datetime, parseaddr
from hashlib import sha256
from typing import Any

from app.clock import now
from app.config import Settings
from app.engine.game import AnyGame
from app.engine.values import Side
from app.matches import ids
from app.notify import wording
from app.notify.models import CONFIRM, UNSUBSCRIBE, Address
from app.words import i18n
from app.words.i18n import Catalogue
from app.words.templates import environment


class Unfolded(UnstructuredHeader, BaseHeader):
    """A header that stays on its line: folded, a long address would become an encoded word.

    RFC 2369 (2) wants the bare `<https://...>`, and mail programs look for nothing else.
    """

    def fold(self, *, policy: Policy) -> str:
        """Return the header as it is sent."""
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", Unfolded)
LETTER = SMTP.clone(header_factory=_HEADERS)


@dataclass(frozen=True, slots=True)
class Words:
    """What a letter says, before it is put into its envelope."""

    subject: str
    lines: tuple[str, ...]
    button: str
    link: str
    foot: str
    unsubscribe: str = ""
    happened: str = ""
    told: tuple[str, ...] = ()


def confirmation(settings: Settings, to: Address, game: str) -> EmailMessage:
    """Write the one letter that goes to an address which nobody has confirmed yet.

    Nothing in it could have been written by a player: nobody is to be sent a stranger's words.
    """
    t = i18n.catalogue(to.language).format
    named = {"game": f"@{game}-title"}
    words = Words(
        subject=t("mail-confirm-subject"),
        lines=(t("mail-confirm-text", named), t("mail-confirm-else")),
        button=t("mail-confirm-button"),
        link=f"{_origin(settings)}/confirm/{ids.shown(to.match)}#{to.token(CONFIRM)}",
        foot=t("mail-confirm-foot"),
    )
    return _sealed(settings, to, words, 0)


def turn(
    settings: Settings, to: Address, frame: bytes, game: AnyGame, side: Side, seq: int
) -> EmailMessage:
    """Write that it is a player's move."""
    catalogue = i18n.catalogue(to.language)
    told = wording.of_turn(catalogue, wording.read(frame), game, side)
    happened = catalogue.format("mail-turn-since") if told.happened else ""
    words = Words(
        subject=told.subject,
        lines=told.lines,
        button=catalogue.format("mail-turn-button"),
        happened=happened,
        told=told.happened,
        **_links(settings, to, catalogue),
    )
    return _sealed(settings, to, words, seq)


def ended(
    settings: Settings, to: Address, frame: bytes, game: AnyGame, side: Side, seq: int
) -> EmailMessage:
    """Write that a match has ended, and how."""
    catalogue = i18n.catalogue(to.language)
    told = wording.of_end(catalogue, wording.read(frame), game, side)
    words = Words(
        subject=told.subject,
        lines=(*told.lines, catalogue.format("mail-end-last")),
        button=catalogue.format("mail-end-button"),
        **_links(settings, to, catalogue),
    )
    return _sealed(settings, to, words, seq)


def _links(settings: Settings, to: Address, catalogue: Catalogue) -> dict[str, Any]:
    match = ids.shown(to.match)
    return {
        "link": f"{_origin(settings)}/m/{match}",
        "foot": catalogue.format("mail-foot"),
        "unsubscribe": f"{_origin(settings)}/unsubscribe/{match}/{to.token(UNSUBSCRIBE)}",
    }


def _origin(settings: Settings) -> str:
    return settings.public_url.rstrip("/")


def _sealed(settings: Settings, to: Address, words: Words, seq: int) -> EmailMessage:
    """Put a letter into its envelope. A header that would break out of its line is refused."""
    catalogue = i18n.catalogue(to.language)
    letter = EmailMessage(policy=LETTER)
    letter["From"] = settings.mail_from
    letter["To"] = to.address
    letter["Subject"] = words.subject
    letter["Date"] = format_datetime(datetime.fromtimestamp(now(), UTC))
    letter["Message-ID"] = _message_id(settings, to, seq)
    letter["Auto-Submitted"] = "auto-generated"
    if words.unsubscribe:
        letter["List-Unsubscribe"] = f"<{words.unsubscribe}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(_text(words, catalogue))
    template = environment().get_template("mail.html")
    page = template.render(lang=to.language, words=words, t=catalogue.format)
    letter.add_alternative(page, subtype="html")
    # Made one of several parts, a letter hands its Content headers down; so this one comes last.
    letter["Content-Language"] = to.language
    return letter


def _message_id(settings: Settings, to: Address, seq: int) -> str:
    """Name a letter by what it tells, so that one sent twice can be known for the same."""
    domain = parseaddr(settings.mail_from)[1].rpartition("@")[2]
    name = sha256(to.secret + b"%d" % seq).hexdigest()[:32]
    return f"<{name}@{domain}>"


def _text(words: Words, catalogue: Catalogue) -> str:
    foot = [words.foot]
    if words.unsubscribe:
        foot += [catalogue.format("mail-unsubscribe"), words.unsubscribe]
    told = [words.happened, *(f"- {line}" for line in words.told)] if words.told else []
    parts = [
        *words.lines,
        "\n".join(told),
        f"{words.button}:\n{words.link}",
        "-- \n" + "\n".join(foot),
    ]
    return "\n\n".join(filter(None, parts)) + "\n"
