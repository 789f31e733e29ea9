"""Does the time that a message takes tell what is hidden? Two worlds, one and the other in turn.

A hidden side makes and takes back steps of its draft, and commits. Each action is carried out in
both worlds, one after the other, in the order A B B A. At the other side's socket and a spectator's
it is measured how long after the command was sent they get the frame that it leads to; where nobody
may get any, how long an answer to their own question takes meanwhile. Or else it is measured how
long what they read over HTTP takes, asked for at that moment, and after steps in one world alone.
None of it must depend on any hidden fact: for each fact, the worlds in which there is more of it
are set against those in which there is less.
"""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from random import Random

import msgspec

from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.leaks import seeded
from app.engine.values import PUBLIC, Choice, Side
from app.matches.logs import LINES_IN_FRAME
from app.matches.state import MatchState
from proofs import worlds as pair
from proofs.headless import acted, pending_sides, random_choice
from proofs.served import scene as scenes
from proofs.served import unseen
from proofs.served.auc import Area, area
from proofs.served.compare import Seen
from proofs.served.delays import Facts, bit, delayed
from proofs.served.ears import Ears, listening
from proofs.served.proof import pairs, two_servers
from proofs.served.scene import SOCKET, Scene
from proofs.served.servers import Running, Store
from proofs.served.tally import ServedTally, WorldPair
from proofs.served.unseen import MAX_AT_ONCE, Plans, read_in_turn
from proofs.worlds import Leak, Revealed, Untranslatable

ACTIONS, MARGIN = 20_000, 0.02
"""The issue's figures. With fewer actions the margin grows as chance does."""
DELAY_SECONDS = 0.0005
MAX_ACTIONS_OF_A_PAIR = 60
STEP_SHARE = 0.75
UNSEEN_SHARE = 0.5
PAUSE_SECONDS = 0.02
"""After steps that nobody saw, before others read: a poll does not come at once."""

STEP, COMMIT, UNSEEN = "step", "commit", "steps in one world alone"
FACE = "a hidden block's face"
WORLD = "which world was imagined"


class Told(msgspec.Struct, frozen=True):
    """What can be told of one hidden fact in one place: at a socket, by what is read."""

    place: str
    fact: str
    area: Area


class TimingReport(msgspec.Struct, frozen=True):
    """What was measured. `missed`: where something could be told, or too little was measured."""

    game: str
    seed: str
    pairs: int
    actions: dict[str, int]
    margin: float
    seeded_seconds: float
    median_ms: dict[str, float]
    told: list[Told]
    missed: list[str]

    @property
    def passed(self) -> bool:
        """Whether nothing could be told."""
        return not self.missed


@dataclass(frozen=True, slots=True)
class Sample:
    """One action in both worlds: seconds in each place, and how much there was of each fact.

    `pair` is the number of the pair of worlds, whose actions have more in common with each other.
    """

    pair: int
    kind: str
    seconds: Mapping[str, tuple[float, float]]
    facts: Mapping[str, tuple[float, float]]


@dataclass
class Clocked:
    """All that was measured so far. `is_read`: by what others read over HTTP."""

    is_read: bool = False
    samples: list[Sample] = field(default_factory=list)
    pairs: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    straight: int = 0
    """How many more were measured with the real world on the first server than on the second."""


def margin_for(actions: int) -> float:
    """Return the margin for so many actions: what chance alone does grows as they get fewer."""
    return float(MARGIN * max(1.0, (ACTIONS / actions) ** 0.5))


async def timed(
    game: AnyGame,
    actions: int,
    seed: str,
    *,
    delay: float = 0.0,
    reads: bool = False,
    walk: bool = False,
    store: Store = "sqlite",
    on_action: Callable[[], None] = lambda: None,
) -> TimingReport:
    """Time so many actions. `delay`: seeded, in seconds, where a hidden fact holds.

    `reads`: by what others read over HTTP, instead of at their sockets. `walk`: with a log that is
    sought back through snapshots, seeded as well.
    """
    clocked, facts, tally, n = Clocked(is_read=reads), Facts(), ServedTally(), 0
    async with two_servers(game, store) as running:
        with seeded(unseen.WALK) if walk else delayed(facts, delay) if delay else nullcontext():
            while len(clocked.samples) < actions:
                for made in pairs(game, f"{seed}/{n}", {}, tally):
                    if made.worlds.viewer != PUBLIC and (not reads or _has_pages(made)):
                        await _time_pair(running, made, facts, clocked, on_action)
                    if len(clocked.samples) >= actions:
                        break
                n += 1
    return report(game, seed, clocked, delay)


def _has_pages(made: WorldPair) -> bool:
    """Whether a log is long enough for something of it to be read from the store."""
    logs = made.worlds.real.state.logs
    return min(logs[made.worlds.viewer].count, logs[PUBLIC].count) > LINES_IN_FRAME


async def _time_pair(
    running: Running, made: WorldPair, facts: Facts, clocked: Clocked, on_action: Callable[[], None]
) -> None:
    servers, hand, logs = running
    rng, seen = Random(made.seed), Seen()
    # Either server has the real world as often as the other: one may be quicker for a while.
    is_straight, before = clocked.straight <= 0, len(clocked.samples)
    servers = servers if is_straight else tuple(reversed(servers))
    scene = await scenes.staged((servers, hand, logs), made.worlds, rng, seen, way=SOCKET)
    try:
        await scene.open(is_away=False)
        clocked.pairs += 1
        async with listening(scene, over_http=clocked.is_read) as ears:
            [hidden] = scene.hidden
            plans = Plans(scene, hidden, clocked.pairs % 2)
            await _play(TimedScene(scene, ears, clocked, facts, on_action, plans))
    except (Untranslatable, Revealed):
        pass
    finally:
        await scene.close()
        scenes.forget(logs)
        measured = len(clocked.samples) - before
        clocked.straight += measured if is_straight else -measured


@dataclass
class TimedScene:
    """A scene that is being timed."""

    scene: Scene
    ears: Ears
    clocked: Clocked
    facts: Facts
    on_action: Callable[[], None]
    plans: Plans

    @property
    def hidden(self) -> Side:
        """The side whose doings are timed."""
        return self.plans.hidden


async def _play(play: TimedScene) -> None:
    scene, rng = play.scene, play.scene.rng
    for _ in range(MAX_ACTIONS_OF_A_PAIR):
        worlds = await scene.refreshed()
        if play.hidden not in pending_sides(worlds.real):
            await _unclocked(play)
        elif play.clocked.is_read and rng.random() < UNSEEN_SHARE and (step := _step(play)):
            await _read_after(play, _alike(play, step))
        elif rng.random() < STEP_SHARE and (step := _step(play)):
            await _clocked(play, STEP, _alike(play, step))
            await _clocked(play, STEP, [("undo", {})] * 2)
        else:
            choice = random_choice(worlds.real, play.hidden, rng)
            kind = COMMIT if choice.final else STEP
            await _clocked(play, kind, _alike(play, choice))


def _step(play: TimedScene) -> Choice | None:
    offered = engine.choices(play.scene.worlds.real.state.match, play.hidden)
    steps = [choice for choice in offered.actions if not choice.final] if offered else []
    return play.scene.rng.choice(steps) if steps else None


def _alike(play: TimedScene, choice: Choice) -> Sequence[scenes.Command]:
    """Return an action for both worlds. Raises `Revealed` or `Untranslatable`."""
    worlds, side = play.scene.worlds, play.hidden
    other, other_record = pair.acted_alike(worlds, side, choice.action)
    real, record = acted(worlds.real, side, choice.action)
    ends = real.state.match.outcome or other.state.match.outcome
    if ends or pair.told_apart(worlds, record, other_record):
        raise Revealed
    return [("act", {"action": each}) for each in (choice.action, worlds.translated(choice.action))]


async def _unclocked(play: TimedScene) -> None:
    """Answer for the viewer what they are asked; nobody looks at the clock."""
    scene = play.scene
    worlds, viewer = scene.worlds, scene.viewer
    choice = random_choice(worlds.real, viewer, scene.rng)
    other, other_record = pair.acted_alike(worlds, viewer, choice.action)
    real, record = acted(worlds.real, viewer, choice.action)
    ends = real.state.match.outcome or other.state.match.outcome
    if ends or pair.told_apart(worlds, record, other_record):
        raise Revealed
    scene.turn += 1
    for world in first_and_second(scene.turn):
        await scene.command(world, viewer, ("act", {"action": choice.action}))


async def _clocked(play: TimedScene, kind: str, commands: Sequence[scenes.Command]) -> None:
    """Carry out an action in both worlds, A first or B first, and keep how long it took to see."""
    scene, clocked = play.scene, play.clocked
    await scene.refreshed()
    facts = hidden_facts(scene, play.hidden, play.facts)
    scene.turn += 1
    seconds: list[dict[str, float]] = [{}, {}]
    for world in first_and_second(sum(clocked.kinds.values())):
        seconds[world] = await _heard(play, world, kind, commands[world])
    paired = {name: (seconds[0][name], seconds[1][name]) for name in seconds[0]}
    clocked.kinds[kind] += 1
    if FACE in facts:
        clocked.samples.append(Sample(clocked.pairs, kind, paired, facts))
        play.on_action()


async def _read_after(play: TimedScene, commands: Sequence[scenes.Command]) -> None:
    """Make steps in one world and take them back; keep how long it then takes to read, in both."""
    scene, clocked, rng = play.scene, play.clocked, play.scene.rng
    world = clocked.kinds[UNSEEN].bit_count() % 2
    scene.turn += 1
    for ears in play.ears:
        for ear in ears.values():
            await ear.rest()
    await play.plans.make_more(world, commands, rng.randint(1, MAX_AT_ONCE))
    await asyncio.sleep(PAUSE_SECONDS)
    seconds = await read_in_turn(play.ears, rng.choice(((0, 1), (1, 0))))
    paired = {name: (seconds[0][name], seconds[1][name]) for name in seconds[0]}
    clocked.kinds[UNSEEN] += 1
    clocked.samples.append(Sample(clocked.pairs, UNSEEN, paired, play.plans.facts(world)))
    play.on_action()


def first_and_second(n: int) -> tuple[int, int]:
    """Return which world comes first in action `n`: A B, B A, B A, A B, and on by Thue and Morse.

    No rhythm of the play, such as a step and its undo, falls in with it.
    """
    first = n.bit_count() % 2
    return first, 1 - first


def hidden_facts(scene: Scene, side: Side, faces: Facts) -> dict[str, tuple[float, float]]:
    """Return what a side hides and could make work: how much of it there is in each world.

    `faces`: by match, the block whose face was looked at so far; what is looked at now is added.
    """
    states = (scene.worlds.real.state, scene.worlds.imagined.state)
    offered = [engine.choices(state.match, side) for state in states]
    frames = [served.site.matches.loaded.known(scene.match) for served in scene.servers]
    facts: dict[str, tuple[float, float]] = {
        "number of its choices": _two([len(each.actions) if each else 0 for each in offered]),
        "size of its frame": _two([len(loaded.frame(side)) if loaded else 0 for loaded in frames]),
    }
    if block := _telling(scene, faces, states):
        facts[FACE] = _two([bit(state, block) for state in states])
    return facts


def _telling(scene: Scene, faces: Facts, states: Sequence[MatchState]) -> str:
    """Return a hidden block of which something differs, the same one as long as it does."""
    known = faces.get(scene.match, "")
    if not known or bit(states[0], known) == bit(states[1], known):
        blocks = sorted(scene.worlds.pairs)
        telling = [block for block in blocks if bit(states[0], block) != bit(states[1], block)]
        known = scene.rng.choice(telling) if telling else ""
        faces[scene.match] = known
    return known


def _two(values: Sequence[int]) -> tuple[float, float]:
    return float(values[0]), float(values[1])


async def _heard(
    play: TimedScene, world: int, kind: str, command: scenes.Command
) -> dict[str, float]:
    """Send a command; give the seconds until each of those who watch learns what they may of it."""
    scene, side, ears = play.scene, play.hidden, play.ears[world]
    state = await scene.state(world)
    name, fields = command
    about = {"type": name, "expect": state.version(side), "key": f"{scene.turn} {side}"}
    message = {**about, **msgspec.to_builtins(fields)}
    hidden = scene.hidden[side][world]
    for ear in ears.values():
        await ear.rest()
    await asyncio.sleep(0)
    began = time.perf_counter()
    await hidden.say(message)
    for ear in ears.values():
        await ear.ask()
    hearing = [ear.heard(is_frame=kind == COMMIT) for ear in ears.values()]
    answer, *arrivals = await asyncio.gather(hidden.until("ack", "error"), *hearing)
    if answer is None or answer["type"] != "ack":
        raise Leak("service", f"{name} of {side}: {answer}")
    hidden.taken()
    return {place: at - began for place, at in zip(ears, arrivals, strict=True)}


def report(game: AnyGame, seed: str, clocked: Clocked, delay: float) -> TimingReport:
    """Set the worlds with more of each fact against those with less."""
    told, missed = [], []
    margin = margin_for(len(clocked.samples))
    medians: dict[str, float] = {}
    for (place, fact), values in sorted(_sorted_out(clocked.samples).items()):
        found = area([value for _, value in values], [number for number, _ in values])
        told.append(Told(place, fact, found))
        if not found.lies_within(margin_for(len(values))):
            missed.append(f"{fact} by {place}: {found.low:.3f} to {found.high:.3f}")
    for name in clocked.samples[0].seconds:
        for kind in clocked.kinds:
            all_ = sorted(s.seconds[name][0] for s in clocked.samples if s.kind == kind)
            medians[f"{kind} by {name}"] = round(all_[len(all_) // 2] * 1000, 3)
    return TimingReport(
        game=game.key,
        seed=seed,
        pairs=clocked.pairs,
        actions=dict(sorted(clocked.kinds.items())),
        margin=round(margin, 4),
        seeded_seconds=delay,
        median_ms=medians,
        told=told,
        missed=missed,
    )


Paired = tuple[int, tuple[float, float]]
"""The number of a pair of worlds, and the seconds of an action in both."""


def _sorted_out(samples: Sequence[Sample]) -> dict[tuple[str, str], list[Paired]]:
    """Return for each place and fact the seconds with more of it, and with less, pair by pair.

    Commits, after which frames go out, are looked at by themselves as well: they are few.
    """
    found: dict[tuple[str, str], list[Paired]] = defaultdict(list)
    for sample in samples:
        for fact, (one, twin) in ({WORLD: (1.0, 0.0)} | dict(sample.facts)).items():
            if one == twin:
                continue
            for place, (real, other) in sample.seconds.items():
                paired = sample.pair, (real, other) if one > twin else (other, real)
                found[place, fact].append(paired)
                if sample.kind == COMMIT:
                    found[place, f"{fact}, at commits"].append(paired)
    return found
