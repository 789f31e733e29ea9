"""The words of our mail. All they say of a match is read from the frame that spectators get."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import format_datetime, parseaddr
from hashlib import sha256
from typing import Any

import msgspec

from app.clock import now
from app.config import Settings
from app.engine import codec
from app.engine.game import AnyGame
from app.engine.values import Message, Outcome, Side
from app.matches import ids
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


MAX_TOLD = 12
"""Lines of what happened that a letter tells at most: the last ones."""


class PublicLine(msgspec.Struct, frozen=True):
    """The part of a line of the log that a letter tells."""

    message: Message
    side: Side = ""


class PublicFrame(msgspec.Struct, frozen=True):
    """The part of a spectator's frame that a letter speaks of."""

    match: str
    game: str
    names: dict[Side, str]
    machines: dict[Side, str]
    view: msgspec.Raw
    outcome: Outcome | None
    log: tuple[PublicLine, ...]


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
    catalogue, read = i18n.catalogue(to.language), _read(frame)
    t = catalogue.format
    named = _named(catalogue, read, game, side)
    words = Words(
        subject=t("mail-turn-subject", named),
        lines=(t("mail-turn-text", named), _when(catalogue, read, game)),
        button=t("mail-turn-button"),
        **_links(settings, to, catalogue),
    )
    told = _since(catalogue, read, side)
    happened = t("mail-turn-since") if told else ""
    return _sealed(settings, to, replace(words, happened=happened, told=told), seq)


def ended(
    settings: Settings, to: Address, frame: bytes, game: AnyGame, side: Side, seq: int
) -> EmailMessage:
    """Write that a match has ended, and how."""
    catalogue, read = i18n.catalogue(to.language), _read(frame)
    t = catalogue.format
    named = _named(catalogue, read, game, side)
    outcome = read.outcome
    won = (
        (t("board-winner", {"side": f"@side-{outcome.winner}"}),)
        if outcome and outcome.winner
        else ()
    )
    how = (catalogue.words(outcome.message),) if outcome else ()
    words = Words(
        subject=t("mail-end-subject", named),
        lines=(t("mail-end-text", named), *won, *how, t("mail-end-last")),
        button=t("mail-end-button"),
        **_links(settings, to, catalogue),
    )
    return _sealed(settings, to, words, seq)


def _since(catalogue: Catalogue, frame: PublicFrame, side: Side) -> tuple[str, ...]:
    """Word what bystanders were told since a side did something last."""
    own = [n for n, line in enumerate(frame.log, 1) if line.side == side]
    since = frame.log[own[-1] if own else 0 :]
    return tuple(catalogue.words(line.message) for line in since[-MAX_TOLD:])


def _read(frame: bytes) -> PublicFrame:
    return msgspec.json.decode(frame, type=PublicFrame)


def _named(
    catalogue: Catalogue, frame: PublicFrame, game: AnyGame, side: Side
) -> dict[str, str | int]:
    [other] = [other for other in game.sides if other != side]
    machine = frame.machines.get(other)
    name = catalogue.format(f"machine-{machine}") if machine else frame.names.get(other)
    opponent = catalogue.format(f"side-{other}")
    if name:
        # A name is a player's own words, and a subject has one line.
        plain = i18n.verbatim(" ".join(name.split()))
        opponent = catalogue.format("board-named", {"name": plain, "side": opponent})
    return {
        "game": f"@{frame.game}-title",
        "opponent": i18n.verbatim(opponent),
        "side": f"@side-{side}",
    }


def _when(catalogue: Catalogue, frame: PublicFrame, game: AnyGame) -> str:
    return catalogue.words(game.picture(codec.decode(frame.view, game.view_type)).when)


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
