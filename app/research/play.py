"""A match without server, records and log: one side after the other is asked for one choice.

What both sides answer under seal is asked of one after the other, each from its own view of the
position before either answer, and opened together, as the server does (app/engine/match.py).
"""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from app.engine.chance import NoChance
from app.engine.game import AnyGame
from app.engine.values import Action, Chance, Choice, Choices, Outcome, Side, State, View, Viewer


class Draft(msgspec.Struct, frozen=True):
    """A side's steps since its last commit, and where they lead; `sealed` with the last of them."""

    steps: tuple[Action, ...]
    state: State
    sealed: bool = False


class Play(msgspec.Struct, frozen=True):
    """A match under way: what is committed, and the drafts that each side alone sees."""

    game: AnyGame
    state: State
    drafts: Mapping[Side, Draft] = {}


def opened(game: AnyGame, scenario: str, options: Mapping[str, str], chance: Chance) -> Play:
    """Open a match. Raises ValueError for a scenario or option that the game has not."""
    scenario = scenario or game.scenarios[0]
    if scenario not in game.scenarios:
        raise ValueError(f"{game.key} has no {scenario!r}, but {', '.join(game.scenarios)}")
    return Play(game, game.setup(scenario, rulings(game, options), chance).state)


def rulings(game: AnyGame, options: Mapping[str, str]) -> dict[str, str]:
    """Return a value for each of a game's options, its first where none is named."""
    sheets = {sheet.key: sheet.values for sheet in game.options}
    for key, value in options.items():
        if value not in sheets.get(key, ()):
            known = ", ".join(f"{sheet}: {' or '.join(values)}" for sheet, values in sheets.items())
            raise ValueError(f"{game.key} has no option {key}={value}; there are {known}")
    return {key: options.get(key, values[0]) for key, values in sheets.items()}


def outcome(play: Play) -> Outcome | None:
    """Return the result once the rules have ended the match."""
    ended: Outcome | None = play.game.outcome(play.state)
    return ended


def asked(play: Play) -> Side | None:
    """Return who decides now, None after the end.

    Of two who are asked at once the one whom the game lists first, whatever either has drafted.
    """
    if outcome(play) is not None:
        return None
    for waiting in play.game.awaiting(play.state):
        draft = play.drafts.get(waiting.side)
        if draft is None or not draft.sealed:
            return waiting.side
    raise AssertionError("a match that goes on waits for nobody")


def view(play: Play, viewer: Viewer) -> View:
    """Show the match to a viewer: a side sees its own draft, and nothing of the other's."""
    shown: View = play.game.view(_position(play, viewer), viewer)
    return shown


def choices(play: Play, side: Side) -> Choices:
    """List what a side that is asked may do."""
    offered = play.game.choices(_position(play, side), side)
    if offered is None or not offered.actions:
        raise AssertionError(f"{side} must decide but has no choice")
    return offered


def chosen(play: Play, side: Side, choice: Choice, chance: Chance) -> Play:
    """Carry out a choice of a side that is asked: a step, a seal, or what commits."""
    draft = play.drafts.get(side) or Draft((), play.state)
    steps = (*draft.steps, choice.action)
    if not choice.final:
        after = play.game.decide(draft.state, side, choice.action, NoChance()).state
        return replace(play, drafts={**play.drafts, side: Draft(steps, after)})
    sealing = {waiting.side for waiting in play.game.awaiting(play.state) if waiting.sealed}
    if side in sealing and len(sealing) > 1:
        drafts = {**play.drafts, side: Draft(steps, draft.state, sealed=True)}
        if any(other not in drafts or not drafts[other].sealed for other in sealing):
            return replace(play, drafts=drafts)
        return Play(play.game, _unsealed(play, drafts, chance))
    if play.drafts.keys() - {side}:
        raise AssertionError(f"{side} commits while the other side has a draft")
    return Play(play.game, play.game.decide(draft.state, side, choice.action, chance).state)


def _position(play: Play, viewer: Viewer) -> State:
    draft = play.drafts.get(viewer)
    return draft.state if draft else play.state


def _unsealed(play: Play, drafts: Mapping[Side, Draft], chance: Chance) -> State:
    """Open all answers, each on what the one before it leaves, in the order of the sides."""
    state = play.state
    for side in play.game.sides:
        for action in drafts[side].steps:
            state = play.game.decide(state, side, action, chance).state
    return state
