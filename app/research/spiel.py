"""The games in OpenSpiel: `pyspiel.load_game("python_vedette(game=war1812)")`.

Each number that a game draws is a chance node of its own with as many outcomes, all alike. A choice
that draws is decided anew after each of them, on the numbers drawn so far: the rules are pure, so
that comes to the same. A match is the list of its actions, and may go on anew from any node.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
import pyspiel

from app.engine import codec
from app.engine.board_data import BoardData
from app.engine.game import AnyGame
from app.engine.values import PUBLIC, Choice, Choices, Draw, Outcome, Side, View, Viewer
from app.games import game as game_of
from app.games import games
from app.research import play as playing
from app.research.observations import MAX_CHOICES, Arrays, mask
from app.research.play import Play

NAME = "python_vedette"
MAX_OUTCOMES = 256
"""More than any draw can come to."""
MAX_LENGTH = 20_000
"""More choices than any match has."""

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Vedette: wargames with fog of war",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": next(iter(games())), "scenario": "", "options": ""},
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=MAX_CHOICES,
    max_chance_outcomes=MAX_OUTCOMES,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=MAX_LENGTH,
)


class Undrawn(Exception):
    """A number is to be drawn that has not been drawn yet."""

    def __init__(self, bound: int) -> None:
        super().__init__(f"a number below {bound} is to be drawn")
        self.bound = bound


class DrawnChance:
    """Chance that knows only the numbers drawn so far. Raises Undrawn for the next one."""

    def __init__(self, drawn: tuple[int, ...]) -> None:
        self._drawn = drawn
        self._used = 0

    def draw(self, bound: int) -> Draw:
        """Return the next number drawn."""
        if self._used == len(self._drawn):
            raise Undrawn(bound)
        self._used += 1
        return Draw(self._used, bound, self._drawn[self._used - 1])


@dataclass(frozen=True)
class Node:
    """Where a match stands: at a position, or at a number to be drawn.

    `play`: None while the match is set up. `choice`: what is being decided, with what was `drawn`
    for it. `bound`: how many outcomes the number to be drawn has, 0 for none.
    """

    play: Play | None
    choice: Choice | None = None
    drawn: tuple[int, ...] = ()
    bound: int = 0

    @cached_property
    def asked(self) -> Side | None:
        """Whose decision it is; None at a number to be drawn, and after the end."""
        return None if self.play is None or self.bound else playing.asked(self.play)

    @cached_property
    def choices(self) -> Choices:
        """The choices of who decides here."""
        if self.play is None or self.asked is None:
            raise AssertionError("nobody decides here")
        return playing.choices(self.play, self.asked)

    @cached_property
    def outcome(self) -> Outcome | None:
        """The result, if the match is over."""
        return None if self.play is None or self.bound else playing.outcome(self.play)

    def __deepcopy__(self, _memo: object) -> "Node":
        """Return itself: it never changes, nor does what it holds."""
        return self


class VedetteGame(pyspiel.Game):  # type: ignore[misc]
    """A game; its `options` are written "movement:simultaneous;ready:hidden"."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.rules: AnyGame = game_of(params.get("game", next(iter(games()))))
        self.scenario: str = params.get("scenario", "")
        written = [one for one in params.get("options", "").split(";") if one]
        self.options = playing.rulings(self.rules, dict(one.split(":", 1) for one in written))
        super().__init__(_TYPE, _INFO, params)

    def new_initial_state(self) -> "VedetteState":
        """Return a match before its first number is drawn."""
        return VedetteState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "VedetteObserver":
        """Return what turns a match into what a player sees of it."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return VedetteObserver(self.rules, wanted, params)


class VedetteState(pyspiel.State):  # type: ignore[misc]
    """A match at one of its nodes."""

    def __init__(self, game: VedetteGame) -> None:
        super().__init__(game)
        self._rules = _Rules(game.rules, game.scenario, game.options)
        self.node = self._rules.after(None, None, ())

    def current_player(self) -> int:
        """Return whose turn it is: a side's place among the sides, chance, or nobody's."""
        if self.node.bound:
            return int(pyspiel.PlayerId.CHANCE)
        side = self.node.asked
        return int(pyspiel.PlayerId.TERMINAL) if side is None else self._rules.sides.index(side)

    def _legal_actions(self, player: int) -> list[int]:
        """List the choices that a player is offered, by their places."""
        offered = self.node.choices.actions
        mask(len(offered))
        return list(range(len(offered)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the numbers that can be drawn, all as likely."""
        bound = self.node.bound
        return [(number, 1 / bound) for number in range(bound)]

    def _apply_action(self, action: int) -> None:
        """Draw a number, or carry out a choice."""
        node = self.node
        if node.bound:
            self.node = self._rules.after(node.play, node.choice, (*node.drawn, action))
        else:
            self.node = self._rules.after(node.play, node.choices.actions[action], ())

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a choice as it goes over the wire, or the number drawn."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action} of {self.node.bound}"
        return codec.wire(self.node.choices.actions[action].action).decode()

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.node.outcome is not None

    def returns(self) -> list[float]:
        """Return 1 for who has won, -1 for who has lost, 0 for both before the end."""
        ended = self.node.outcome
        if ended is None or not ended.winner:
            return [0.0, 0.0]
        return [1.0 if side == ended.winner else -1.0 for side in self._rules.sides]

    def view_of(self, viewer: Viewer) -> View | None:
        """Return what somebody sees; None while the match is set up."""
        return None if self.node.play is None else playing.view(self.node.play, viewer)

    def choices_of(self, viewer: Viewer) -> Choices | None:
        """Return what a side is offered, None if nothing is asked of it."""
        return self.node.choices if self.node.asked == viewer and self.node.asked else None

    def __str__(self) -> str:
        """Return what tells this node from every other: all that was done."""
        return " ".join(map(str, self.history()))


class _Rules:
    """A game with its set-up, for as long as a match lasts."""

    def __init__(self, game: AnyGame, scenario: str, options: Mapping[str, str]) -> None:
        self.game, self.scenario, self.options = game, scenario, options
        self.sides = game.sides

    def __deepcopy__(self, _memo: object) -> "_Rules":
        return self

    def after(self, play: Play | None, choice: Choice | None, drawn: tuple[int, ...]) -> Node:
        """Return the node after a choice, or the set-up, by what was drawn for it so far."""
        chance = DrawnChance(drawn)
        try:
            if play is None or choice is None:
                return Node(playing.opened(self.game, self.scenario, self.options, chance))
            side = playing.asked(play)
            if side is None:
                raise AssertionError("nothing can be chosen after the end")
            return Node(playing.chosen(play, side, choice, chance))
        except Undrawn as undrawn:
            if undrawn.bound > MAX_OUTCOMES:
                raise AssertionError(f"{undrawn}: there is room for {MAX_OUTCOMES}") from None
            return Node(play, choice, drawn, undrawn.bound)


class VedetteObserver:
    """What a player sees, as arrays (`observations.Arrays`) and as words; no history."""

    def __init__(self, game: AnyGame, wanted: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        if wanted.perfect_recall or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("only what one player sees now, or everybody, can be observed")
        self._game = game
        self._is_public = wanted.private_info == pyspiel.PrivateInfoType.NONE
        self._arrays = Arrays(game)
        sizes = {name: prod(shape) for name, shape in self._arrays.shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in sizes.items():
            part = self.tensor[start : start + size]
            self.dict[name] = part.reshape(self._arrays.shapes[name])
            start += size

    def set_from(self, state: VedetteState, player: int) -> None:
        """Write what a player sees of a match into the tensor."""
        self.tensor.fill(0)
        side = self._viewer(player)
        view = state.view_of(side)
        if view is not None:
            seen = self._arrays.observed(view, state.choices_of(side))
            for name, part in self.dict.items():
                part[:] = seen[name]

    def string_from(self, state: VedetteState, player: int) -> str:
        """Return what a player sees of a match as JSON, without the board, which never changes."""
        view = state.view_of(self._viewer(player))
        return "" if view is None else _written(view)

    def _viewer(self, player: int) -> Viewer:
        return PUBLIC if self._is_public else self._game.sides[player]


def _written(view: View) -> str:
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    shown = {name: value for name, value in fields.items() if not isinstance(value, BoardData)}
    return codec.stored(shown).decode()


pyspiel.register_game(_TYPE, VedetteGame)
