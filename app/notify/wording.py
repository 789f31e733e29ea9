"""What a notice says of a match: all of it is read from the frame that spectators get."""

from dataclasses import dataclass

import msgspec

from app.engine import codec
from app.engine.game import AnyGame
from app.engine.values import Message, Outcome, Side
from app.words import i18n
from app.words.i18n import Catalogue

MAX_HAPPENED = 12
"""Lines of what happened that a notice tells at most: the last ones."""


class PublicLine(msgspec.Struct, frozen=True):
    """The part of a line of the log that a notice tells."""

    message: Message
    side: Side = ""


class PublicFrame(msgspec.Struct, frozen=True):
    """The part of a spectator's frame that a notice speaks of."""

    match: str
    game: str
    names: dict[Side, str]
    machines: dict[Side, str]
    view: msgspec.Raw
    outcome: Outcome | None
    log: tuple[PublicLine, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A notice in words. `happened`: what bystanders were told since its reader's last act."""

    subject: str
    lines: tuple[str, ...]
    happened: tuple[str, ...] = ()


def read(frame: bytes) -> PublicFrame:
    """Read what a notice speaks of off a spectator's frame."""
    return msgspec.json.decode(frame, type=PublicFrame)


def of_turn(catalogue: Catalogue, frame: PublicFrame, game: AnyGame, side: Side) -> Told:
    """Word that it is a player's move."""
    named = _named(catalogue, frame, game, side)
    return Told(
        subject=catalogue.format("mail-turn-subject", named),
        lines=(catalogue.format("mail-turn-text", named), _when(catalogue, frame, game)),
        happened=_since(catalogue, frame, side),
    )


def of_end(catalogue: Catalogue, frame: PublicFrame, game: AnyGame, side: Side) -> Told:
    """Word that a match has ended, and how."""
    t, named, outcome = catalogue.format, _named(catalogue, frame, game, side), frame.outcome
    won = (
        (t("board-winner", {"side": f"@side-{outcome.winner}"}),)
        if outcome and outcome.winner
        else ()
    )
    how = (catalogue.words(outcome.message),) if outcome else ()
    return Told(subject=t("mail-end-subject", named), lines=(t("mail-end-text", named), *won, *how))


def _since(catalogue: Catalogue, frame: PublicFrame, side: Side) -> tuple[str, ...]:
    own = [n for n, line in enumerate(frame.log, 1) if line.side == side]
    since = frame.log[own[-1] if own else 0 :]
    return tuple(catalogue.words(line.message) for line in since[-MAX_HAPPENED:])


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
