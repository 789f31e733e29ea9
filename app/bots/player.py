"""What a machine makes of a frame: exactly what it gets is what another player would get."""

from random import Random

import msgspec

from app.bots.planner import is_turn, plan
from app.bots.strengths import Planner
from app.engine import codec
from app.engine.game import AnyGame, Machine
from app.engine.values import Choice, Choices, Message, View


class Step(msgspec.Struct, frozen=True):
    """An action as its choice has it; a `final` one commits what its side has drafted."""

    action: bytes
    final: bool


class Thought(msgspec.Struct, frozen=True):
    """What a machine made of a frame of this version: its steps, one after the other.

    `is_turn`: whether the question was worth the thought of a turn, as everybody may know.
    `reason`: for what it takes the first step, by its own plan, where that was asked.
    """

    version: int
    steps: tuple[Step, ...]
    is_turn: bool = False
    reason: Message | None = None


class OfferedChoice(msgspec.Struct, frozen=True):
    """A choice as it stands in a frame."""

    action: msgspec.Raw
    final: bool
    subject: str = ""
    target: str = ""
    label: Message | None = None


class OfferedChoices(msgspec.Struct, frozen=True):
    """A frame's choices."""

    prompt: Message
    rule: str
    actions: tuple[OfferedChoice, ...]


class ReadFrame(msgspec.Struct, frozen=True):
    """The part of a frame that a machine looks at."""

    v: int
    view: msgspec.Raw = msgspec.Raw(b"null")
    choices: OfferedChoices | None = None


def thought(
    frame: bytes, game: AnyGame, machine: Machine, rng: Random, *, is_told: bool = False
) -> Thought | None:
    """Think about a frame; None when nothing is asked. `is_told`: with the reason."""
    asked = question(frame, game)
    if asked is None:
        return None
    version, view, choices = asked
    choice = machine(view, choices, rng)
    steps = (Step(codec.stored(choice.action), choice.final),)
    reason = game.because(view, choice) if is_told else None
    return Thought(version, steps, is_turn(game, view), reason)


def planned(frame: bytes, game: AnyGame, planner: Planner, rng: Random) -> Thought | None:
    """Plan from a frame all steps up to the one that commits; None when nothing is asked."""
    asked = question(frame, game)
    if asked is None:
        return None
    version, view, choices = asked
    actions = plan(game, view, choices, rng, planner.effort)
    # Where no world shows what is seen, a plan is one step, which may belong to a draft.
    known = {choice.action: choice.final for choice in choices.actions}
    last = actions[-1]
    steps = [Step(codec.stored(one), known.get(one, one is last)) for one in actions]
    return Thought(version, tuple(steps), is_turn(game, view))


def question(frame: bytes, game: AnyGame) -> tuple[int, View, Choices] | None:
    """Read a frame: its version, the view, the choices; None when nothing is asked."""
    read = msgspec.json.decode(frame, type=ReadFrame)
    if read.choices is None:
        return None
    view: View = codec.decode(read.view, game.view_type)
    offered = read.choices
    actions = tuple(_choice(choice, game) for choice in offered.actions)
    return read.v, view, Choices(offered.prompt, offered.rule, actions)


def _choice(offered: OfferedChoice, game: AnyGame) -> Choice:
    action = codec.decode(offered.action, game.action_type)
    return Choice(action, offered.final, offered.subject, offered.target, offered.label)
