"""A planner that is the same for every game: it tries whole plans in worlds that it imagines.

From its side's view alone it makes up full positions, plays each of several plans on in each of
them, with a machine that goes on for both sides, and compares where that leads.
"""

from random import Random
from statistics import fmean

from app.bots.candidates import candidates
from app.bots.playing_on import Plan
from app.bots.trials import MIN_TRIALS, SEEDS, Bench, Standing, after, contested, preferred, tried
from app.bots.worlds import imagined
from app.engine.game import AnyGame, Machine
from app.engine.values import Choices, View

NEAR = 1
"""How many turns must have begun where a first trial ends: with the next one it does."""
NEAR_TRIALS = 4
"""How often each plan is tried up to there, which costs far less than to look further."""
SEEKING, FIRST_TRIALS = 0.25, 0.5
"""The share of the effort that may be spent to find plans, and of what is left then to try them up
to the next turn."""
FINALISTS = 12
"""How many plans are tried further, as far as the game looks ahead, the machine's own included."""
FURTHER = 2
"""How many times longer each further turn is than what is left of one's own."""
FORESIGHT = 0.2
"""How much of what is gained up to the next turn is thought to last."""
IN_BATTLE = 0.1
"""The share of the effort that is spent where no turn is planned: machines know battles well."""


def plan(game: AnyGame, view: View, choices: Choices, rng: Random, effort: int) -> Plan:
    """Return what a side does from now until something is decided that others take part in.

    Its actions are to be taken one after the other, as long as each is offered. `effort`: how many
    decisions may be imagined for it, roughly, by the weight that they have in the game.
    """
    effort //= game.pace.weight
    hand: Machine = next(iter(game.machines.values()))
    if len(choices.actions) == 1:
        return (choices.actions[0].action,)
    luck = Random(rng.randrange(SEEDS))
    world = imagined(game, view, choices, luck)
    if world is None:
        return (hand(view, choices, luck).action,)
    bench = Bench(game, view, choices, view.side, hand)  # type: ignore[attr-defined]
    plans, spent = candidates(
        game, world, bench.side, choices, hand, luck, effort=round(SEEKING * effort)
    )
    if len(plans) == 1:
        return plans[0]
    contest, left = [Standing(one) for one in plans], effort - spent
    if is_turn(game, view):
        contest, left = _finalists(bench, contest, luck, left)
        turns = game.pace.ahead
    else:
        turns, left = NEAR, round(IN_BATTLE * left)
    contest = contested(bench, contest, luck, turns=turns, effort=left)
    is_sealed = any(entry.sealed for entry in game.awaiting(world) if entry.side == bench.side)
    return preferred(contest, luck, mixed=is_sealed)


def is_turn(game: AnyGame, view: View) -> bool:
    """Whether what a side is asked is worth the thought of a turn."""
    return getattr(view, "ask", "") in game.pace.plans


def _finalists(
    bench: Bench, contest: list[Standing], luck: Random, effort: int
) -> tuple[list[Standing], int]:
    """Return the plans that look best at once, the first always, and how much effort is left."""
    enough, spent, count = effort * FIRST_TRIALS, 0, len(contest)
    while spent < enough and len(contest[0].gains) < NEAR_TRIALS:
        trial = tried(bench, [one.plan for one in contest], luck, turns=NEAR)
        if trial is None:
            break
        contest, spent = after(contest, trial), spent + trial.decisions
    known = [Standing(one.plan, FORESIGHT * fmean(one.gains or (0.0,))) for one in contest]
    a_play = spent / max(1, count * len(contest[0].gains))
    further = a_play * FURTHER * bench.game.pace.ahead * MIN_TRIALS
    affordable = int((effort - spent) / max(1.0, further))
    kept = min(FINALISTS, max(2, affordable)) - 1
    return [known[0], *sorted(known[1:], key=lambda one: -one.belief)[:kept]], effort - spent
