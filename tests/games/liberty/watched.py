"""Whole matches of bold players under the umpire's eyes."""

from collections import Counter
from random import Random

from app.engine.chance import KeyedChance
from app.engine.resolution import Resolution
from app.games.liberty.cards import begin_year
from app.games.liberty.game import GAME, Liberty
from tests.games.liberty.bold import Player, blank
from tests.games.liberty.umpire import Umpire

SEEDS = range(195)


def watched(seed: int, game: Liberty = GAME) -> Counter[str]:
    """Watch a match with the umpire; return how often it saw what."""
    rng, chance = Random(seed), KeyedChance(bytes([seed]) * 32, 0)
    start, player = blank(rng, game), Player(rng.choice((0.5, 0.75, 0.93)), rng)
    umpire, resolution = Umpire(start), Resolution(start, chance)
    if not start.is_french_war:
        umpire.as_set_up()
    begin_year(resolution, start.year)
    decided = resolution.decided()
    while True:
        for event, after in zip(decided.events, decided.states[1:], strict=True):
            umpire.watch(event, after)
        umpire.at_rest()
        now = decided.state
        if GAME.outcome(now) is not None:
            return umpire.notes.seen
        side = rng.choice(now.awaiting).side
        view, choices = GAME.view(now, side), GAME.choices(now, side)
        assert choices
        umpire.look_at_points(view.points, view.points_ahead)
        umpire.look_at_offer(side, choices)
        choice = player.choose(umpire.now, view, choices)
        decided = GAME.decide(now, side, choice.action, chance)


def all_watched(first: int = 0, game: Liberty = GAME) -> Counter[str]:
    """Watch all matches with the umpire, those from the `first` on before the others."""
    seeds = [*SEEDS[first:], *SEEDS[:first]]
    return sum((watched(seed, game) for seed in seeds), Counter())
