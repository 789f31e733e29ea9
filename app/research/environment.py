"""A game as a PettingZoo environment: its sides take turns, and each sees what it may know."""

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any, SupportsInt

from gymnasium import spaces
from pettingzoo import AECEnv

from app.bots.playing_on import ImaginedDice
from app.engine.game import AnyGame
from app.engine.values import PUBLIC, Choices, Side
from app.games import game as game_of
from app.research import play as playing
from app.research.observations import MAX_CHOICES, Arrays, Observation, mask
from app.research.play import Play

RENDER_MODES = ("human", "ansi")
OUTCOME, MARGIN = "outcome", "margin"
"""What is rewarded at the end: 1 for a win, -1 for a defeat, 0 for a draw; or by how many of the
game's points a side is ahead."""


class VedetteEnv(AECEnv[Side, Observation, Any]):
    """A match of one game after the other, `reset` by `reset`.

    Action n is the n-th of the choices that the agent is offered, in the order of the game, which
    follows from the agent's own view. The agent's `infos` have `view` and `choices` as values.
    """

    def __init__(
        self,
        game: AnyGame,
        *,
        scenario: str = "",
        options: Mapping[str, str] | None = None,
        reward: str = OUTCOME,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        if reward not in (OUTCOME, MARGIN):
            raise ValueError(f"there is no reward {reward!r}, but {OUTCOME} and {MARGIN}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"nothing is rendered as {render_mode!r}")
        self.game = game
        self.metadata = {
            "name": f"{game.key}_v{game.edition}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(game.sides)
        self.arrays = Arrays(game)
        self._spaces = {side: deepcopy(self.arrays.space) for side in game.sides}
        self._actions = {side: spaces.Discrete(MAX_CHOICES) for side in game.sides}
        self._opening = (scenario, dict(options or {}))
        self._reward, self._max_cycles = reward, max_cycles
        self._luck = Random()
        # Refused here and not at the first reset.
        playing.opened(game, *self._opening, ImaginedDice(Random(0)))

    def observation_space(self, agent: Side) -> spaces.Space[Any]:
        """Return the space of an agent's observations, the same for both."""
        return self._spaces[agent]

    def action_space(self, agent: Side) -> spaces.Discrete:
        """Return the space of an agent's actions, the same for both."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match, the same one for the same seed. `options` are those of `aec_env`."""
        if seed is not None:
            self._luck = Random(seed)
        self._dice = ImaginedDice(Random(self._luck.getrandbits(64)))
        self.agents = list(self.game.sides)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._cycles = 0
        self._go_on(playing.opened(self.game, *self._opening, self._dice))

    def observe(self, agent: Side) -> Observation:
        """Return what an agent sees now; who is not asked is offered nothing."""
        view = self.infos[agent].get("view") or playing.view(self._play, agent)
        return self.arrays.observed(view, self._offered(agent))

    def action_mask(self, agent: Side) -> Any:
        """Return the mask alone, for who needs no more: `observe` takes far longer."""
        offered = self._offered(agent)
        return mask(len(offered.actions) if offered else 0)

    def step(self, action: SupportsInt | None) -> None:
        """Carry out the agent's choice. Raises ValueError for one that is not offered."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        offered = self.infos[agent]["choices"].actions
        chosen = -1 if action is None else int(action)
        if not 0 <= chosen < len(offered):
            raise ValueError(f"{agent} is offered {len(offered)} choices: there is no {action}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._cycles += 1
        self._go_on(playing.chosen(self._play, agent, offered[chosen], self._dice))
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return what anybody may see of the position in a few lines, or print it ("human")."""
        if self.render_mode is None:
            raise ValueError('nothing is rendered without render_mode="ansi" or "human"')
        text = self._text()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Do nothing: no window or file is open."""

    def _offered(self, agent: Side) -> Choices | None:
        offered: Choices | None = self.infos[agent].get("choices")
        return offered

    def _go_on(self, play: Play) -> None:
        """Go on from a position: ask whose turn it is, or end the match."""
        self._play = play
        self.infos = {agent: {} for agent in self.agents}
        side = playing.asked(play)
        if side is not None:
            self.agent_selection = side
            offered = playing.choices(play, side)
            mask(len(offered.actions))
            self.infos[side] = {"view": playing.view(play, side), "choices": offered}
            if self._max_cycles is None or self._cycles < self._max_cycles:
                return
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            self.infos[agent] = {"view": playing.view(play, agent)}
            self.rewards[agent] = self._earned(agent)

    def _earned(self, agent: Side) -> float:
        [other] = [side for side in self.game.sides if side != agent]
        if self._reward == MARGIN:
            score = self.game.picture(playing.view(self._play, PUBLIC)).score
            return float(score.get(agent, 0) - score.get(other, 0))
        ended = playing.outcome(self._play)
        won = ended.winner if ended else ""
        return float(won == agent) - float(won == other)

    def _text(self) -> str:
        """Return what a spectator sees: when it is, the score, whose turn, who stands where."""
        picture = self.game.picture(playing.view(self._play, PUBLIC))
        when = " ".join(map(str, (picture.when.key, *picture.when.params.values())))
        score = ", ".join(f"{side} {points}" for side, points in picture.score.items())
        ended = playing.outcome(self._play)
        asked = [f"{one.side}: {one.message.key}" for one in self.game.awaiting(self._play.state)]
        now = f"won by {ended.winner or 'nobody'} ({ended.rule})" if ended else ", ".join(asked)
        standing = Counter[tuple[str, Side]]()
        for piece in picture.standing:
            standing[piece.place, piece.side] += piece.count
        places = ", ".join(f"{place} {side} {n}" for (place, side), n in standing.items())
        return f"{self.game.key}, {when}. {score}. {now}.\n{places}"


def aec_env(key: str, **chosen: Any) -> VedetteEnv:
    """Return a game's environment. Raises KeyError for no game, ValueError for what it has not.

    `scenario` and `options` as in a match; `reward`, "outcome" or "margin"; `max_cycles`, the
    decisions after which a match is broken off; `render_mode`, "ansi" or "human".
    """
    return VedetteEnv(game_of(key), **chosen)
