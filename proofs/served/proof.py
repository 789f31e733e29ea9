"""The leak proof of the running service: two servers, one world each, and all that they send."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec

from app.engine import codec
from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.values import PUBLIC, Choice, Side, Viewer
from proofs import worlds as pair
from proofs.headless import HeadlessMatch, acted, pending_sides, random_choice
from proofs.leakproof import Difference
from proofs.reporting import below
from proofs.served import scene as scenes
from proofs.served import stage
from proofs.served.compare import alike
from proofs.served.routes import NOT_CALLED, Probe, RouteCall, Walk
from proofs.served.scene import DEVICE, NOTE, WAYS, Scene
from proofs.served.servers import Running, Store, by_hand, read_along, serving, two_stores
from proofs.served.tally import ServedTally, WorldPair
from proofs.worlds import Leak, Revealed, Untranslatable

SPLIT_SHARE, SPLIT_SHARE_WHERE_RARE, RARE = 0.03, 0.3, 5
UNDO_SHARE = 0.1
TELLING_SHARE = 0.5
"""How many of the steps that nobody may notice name, where they can, what is hidden."""
TRIES = 8
PAIRS_FOR_A_WIDE_WALK = 5
SECONDS_BETWEEN = 61
"""More than a minute, so that whoever was here a moment ago is seen to have been here."""

FLOORS = {
    "pairs_per_match": 3,
    "answers_per_pair": 100,
    "messages_per_pair": 20,
    "facts_differing_per_pair": 3,
    "decisions_survived_per_pair": 2,
    "fidgets_per_pair": 0.5,
    "private_doings_per_pair": 0.3,
    "letters_per_match": 0.3,
    "webhook_calls_per_match": 0.3,
}
"""A run below one of these has not looked hard enough, and fails."""


class ServedReport(msgspec.Struct, frozen=True):
    """What was compared and what was found. `missed`: floors that were not reached."""

    game: str
    seed: str
    options: dict[str, str]
    matches: int
    pairs: int
    answers: int
    messages: int
    letters: int
    webhook_calls: int
    outbox_rows: int
    bytes_compared: int
    bytes_logged: int
    secrets_searched: int
    facts_differing: int
    decisions_survived: int
    fidgets: int
    private_doings: int
    viewers: dict[str, int]
    ways: dict[str, int]
    routes: int
    not_called: dict[str, str]
    asked: dict[str, int]
    untranslatable: int
    revealed: int
    differences: list[Difference]
    missed: list[str]

    @property
    def passed(self) -> bool:
        """Whether nothing leaked and enough was looked at."""
        return not self.differences and not self.missed


@asynccontextmanager
async def two_servers(game: AnyGame, store: Store = "sqlite") -> AsyncIterator[Running]:
    """Run two servers on stores of their own, by one clock."""
    games = {game.key: game}
    with by_hand() as hand, read_along() as logs, two_stores(store) as (one, other):
        async with serving(one, games) as first, serving(other, games) as second:
            yield (first, second), hand, logs


async def leakproof(
    game: AnyGame,
    matches: int,
    seed: str,
    options: Mapping[str, str],
    *,
    most_pairs: int = 10**9,
    on_match: Callable[[], None] = lambda: None,
) -> ServedReport:
    """Play random matches, split worlds from them, and play those on through two servers."""
    tally = ServedTally()
    async with two_servers(game) as running:
        for n in range(matches):
            for made in pairs(game, f"{seed}/{n}", options, tally):
                await proved(running, made, tally)
                if tally.pairs >= most_pairs:
                    break
            tally.matches += 1
            on_match()
    return report(game, seed, options, tally)


def pairs(game: AnyGame, seed: str, options: Mapping[str, str], tally: ServedTally) -> Any:
    """Play a match without a server; now and then imagine a second world for somebody."""
    headless, rng, decision = stage.trunk(game, seed, options), Random(seed), 0
    while headless.state.match.outcome is None:
        if rng.random() < _split_share(headless, tally):
            viewer = rng.choice(pair.viewers(game))
            made = imagined(headless, viewer, f"{seed}/{decision}", decision, tally)
            if made:
                yield made
        side = rng.choice(pending_sides(headless))
        headless, _ = acted(headless, side, random_choice(headless, side, rng).action)
        decision += 1


def _split_share(headless: HeadlessMatch, tally: ServedTally) -> float:
    waiting = headless.game.awaiting(headless.state.match.state)
    rare = any(tally.split_at[w.message.key] < RARE for w in waiting)
    return SPLIT_SHARE_WHERE_RARE if rare else SPLIT_SHARE


def imagined(
    headless: HeadlessMatch, viewer: Viewer, seed: str, decision: int, tally: ServedTally
) -> WorldPair | None:
    """Split a pair of worlds; None when that can't be done here."""
    if pair.has_draft(headless.state.match, viewer):
        return None
    rng = Random(seed)
    tally.split_at.update(w.message.key for w in headless.game.awaiting(headless.state.match.state))
    try:
        worlds = pair.caught_up(pair.split(stage.numbered(headless, seed), viewer, rng))
    except Untranslatable:
        tally.untranslatable += 1
        return None
    except Revealed:
        tally.revealed += 1
        return None
    if pair.differing_facts(worlds) < FLOORS["facts_differing_per_pair"]:
        # At the start of some games all that is hidden is in one place: such a pair proves little.
        return None
    way = WAYS[tally.pairs % len(WAYS)]
    return WorldPair(worlds, seed, decision, way, is_away=tally.pairs // len(WAYS) % 2 == 1)


async def proved(running: Running, made: WorldPair, tally: ServedTally) -> None:
    """Play a pair on through two servers until the rules part the worlds, or long enough.

    Raises `Broken`, which says nothing of leaks, when a server does not do what it is there for.
    """
    rng = Random(made.seed)
    tally.pairs += 1
    tally.viewers[made.worlds.viewer] += 1
    tally.ways[made.way] += 1
    tally.facts += pair.differing_facts(made.worlds)
    scene = await scenes.staged(running, made.worlds, rng, tally.seen, way=made.way)
    scenes.forget(scene.logs)
    try:
        await scene.open(is_away=made.is_away)
        is_wide = tally.effort.is_wide and tally.pairs % PAIRS_FOR_A_WIDE_WALK == 1
        await scene.look(probe(scene), Walk.WIDE if is_wide else Walk.ALL)
        await _played_on(scene, tally)
        await scene.look(probe(scene), Walk.LAST)
    except Leak as leak:
        viewer = made.worlds.viewer
        found = Difference(made.seed, viewer, made.decision, leak.assertion, leak.detail)
        tally.differences.append(found)
    finally:
        await scene.close()


async def _played_on(scene: Scene, tally: ServedTally) -> None:
    """Play until the next action would part the worlds: that one is not carried out."""
    try:
        for _ in range(tally.effort.decisions):
            await _decided(scene, tally)
    except Untranslatable:
        tally.untranslatable += 1
    except Revealed:
        tally.revealed += 1


async def _decided(scene: Scene, tally: ServedTally) -> None:
    """Decide for a random side, in both worlds, after what it does unseen in one of them.

    Raises `Revealed`, `Untranslatable`, `Leak` or `Broken`.
    """
    worlds, rng = await scene.refreshed(), scene.rng
    scene.pass_time(SECONDS_BETWEEN)
    scene.turn += 1
    real = worlds.real
    side = rng.choice(pending_sides(real))
    if side != worlds.viewer:
        await _unseen(scene, side, tally)
    draft = real.state.match.drafts.get(side)
    waiting = [w.message.key for w in real.game.awaiting(real.state.match.state) if w.side == side]
    if draft and draft.steps and rng.random() < UNDO_SHARE:
        commands: Sequence[scenes.Command] = [("undo", {})] * 2
    else:
        commands = _tried(scene, side, tally)
    answers = [await scene.command(world, side, command) for world, command in enumerate(commands)]
    if side == worlds.viewer and answers[0] and answers[1]:
        alike(tally.seen, f"answer to {side}", answers[0].raw, answers[1].raw)
    after = await scene.refreshed()
    if side == worlds.viewer:
        pair.compare_costs(after)
    await scene.look(probe(scene), Walk.ALL if rng.random() < tally.effort.walk else Walk.OFTEN)
    tally.survived += 1
    tally.asked.update(waiting)


def _tried(scene: Scene, side: Side, tally: ServedTally) -> Sequence[scenes.Command]:
    """Choose something that can be done in both worlds, before the rules part them."""
    worlds = scene.worlds
    for attempt in range(TRIES):
        choice = random_choice(worlds.real, side, scene.rng)
        scene.gestures.append((choice.action, choice.subject, choice.target))
        try:
            other, other_record = pair.acted_alike(worlds, side, choice.action)
        except Untranslatable:
            if attempt == TRIES - 1:
                raise
            tally.untranslatable += 1
            continue
        real, record = acted(worlds.real, side, choice.action)
        if pair.told_apart(worlds, record, other_record):
            raise Revealed
        if real.state.match.outcome or other.state.match.outcome:
            raise Revealed
        twin = choice.action if side == worlds.viewer else worlds.translated(choice.action)
        return [("act", {"action": a}) for a in (choice.action, twin)]
    raise AssertionError("the last try neither returned nor raised")


async def _unseen(scene: Scene, side: Side, tally: ServedTally) -> None:
    """Do in the real world alone what nobody else may notice: a step and its undo,
    what they answer beforehand, a note.
    """
    rng = scene.rng
    if rng.random() < tally.effort.fidget and (step := _a_step(scene, side)):
        tally.fidgets += 1
        scene.fidget_key = f"{scene.turn} {side} act"
        await scene.command(0, side, ("act", {"action": step.action}))
        await scene.look(
            probe(scene), Walk.ALL if rng.random() < tally.effort.walk_unseen else Walk.OFTEN
        )
        scene.turn += 1
        await scene.command(0, side, ("undo", {}))
        scene.turn += 1
        await scene.look(probe(scene), Walk.OFTEN)
    standing, beside = scene.worlds.real.game.standing_of(side), Random(f"{scene.turn} standing")
    if standing and beside.random() < tally.effort.fidget:
        ask = beside.choice(sorted(standing))
        for answer in (standing[ask][0], ""):
            await scene.command(0, side, ("prepare", {"ask": ask, "answer": answer}))
            scene.turn += 1
            await scene.look(probe(scene), Walk.OFTEN)
    if rng.random() < tally.effort.private:
        for call in private(scene):
            tally.private += 1
            await scene.ask_privately(0, side, call)
        await scene.look(
            probe(scene), Walk.ALL if rng.random() < tally.effort.walk_unseen else Walk.OFTEN
        )


def _a_step(scene: Scene, side: Side) -> Choice | None:
    offered = engine.choices(scene.worlds.real.state.match, side)
    steps = [choice for choice in offered.actions if not choice.final] if offered else []
    telling = [choice for choice in steps if _names_hidden(scene, choice)]
    if telling and scene.rng.random() < TELLING_SHARE:
        return scene.rng.choice(telling)
    return scene.rng.choice(steps) if steps else None


def _names_hidden(scene: Scene, choice: Choice) -> bool:
    """Whether a step names a piece that the viewer can't tell from others."""
    stored = codec.stored(choice.action)
    return any(piece in stored for piece in scene.pieces)


def private(scene: Scene) -> list[RouteCall]:
    """List what a player may do that is their own business."""
    path, turn = f"/api/matches/{scene.id}", scene.turn
    doings = [
        RouteCall("keep_notes", "PUT", "", f"{path}/notes", {"expect": 0, "text": NOTE}),
        RouteCall("add_device", "POST", "", f"{path}/devices", {"label": DEVICE}),
        RouteCall("why", "POST", "", f"{path}/why", {"selection": "", "target": "place:nowhere"}),
        RouteCall("export", "GET", "", f"{path}/export"),
    ]
    if scene.viewer == PUBLIC:
        said = {"room": "players", "text": f"{NOTE} {turn}", "key": f"{turn} aside"}
        doings.append(RouteCall("say", "POST", "", f"{path}/chat", said))
    return doings


def probe(scene: Scene) -> Probe:
    """Make what the viewer asks with: something that is not offered to them, yet might be."""
    worlds, rng = scene.worlds, scene.rng
    match, viewer = worlds.real.state.match, worlds.viewer
    offered = engine.choices(match, viewer) if viewer != PUBLIC else None
    legal = [choice.action for choice in offered.actions] if offered else []
    known = [each for each in scene.gestures if each[0] not in legal]
    action, subject, target = rng.choice(known) if known else ({"type": "none"}, "", "")
    return Probe(
        version=worlds.real.state.version(viewer),
        key=f"probe {scene.turn}",
        action=msgspec.to_builtins(action),
        selection=subject,
        target=target,
        language=scene.language,
        guessed_key=scene.fidget_key,
        is_drafting=pair.has_draft(match, viewer),
    )


def report(
    game: AnyGame, seed: str, options: Mapping[str, str], tally: ServedTally
) -> ServedReport:
    """Sum up what was compared."""
    seen, pairs_, matches = tally.seen, max(1, tally.pairs), max(1, tally.matches)
    reached = {
        "pairs_per_match": tally.pairs / matches,
        "answers_per_pair": seen.answers / pairs_,
        "messages_per_pair": seen.messages / pairs_,
        "facts_differing_per_pair": tally.facts / pairs_,
        "decisions_survived_per_pair": tally.survived / pairs_,
        "fidgets_per_pair": tally.fidgets / pairs_,
        "private_doings_per_pair": tally.private / pairs_,
        "letters_per_match": seen.letters / matches,
        "webhook_calls_per_match": seen.calls / matches,
    }
    return ServedReport(
        game=game.key,
        seed=seed,
        options=dict(options),
        matches=tally.matches,
        pairs=tally.pairs,
        answers=seen.answers,
        messages=seen.messages,
        letters=seen.letters,
        webhook_calls=seen.calls,
        outbox_rows=seen.outboxes,
        bytes_compared=seen.compared_bytes,
        bytes_logged=seen.logged_bytes,
        secrets_searched=seen.canaries,
        facts_differing=tally.facts,
        decisions_survived=tally.survived,
        fidgets=tally.fidgets,
        private_doings=tally.private,
        viewers=dict(sorted(tally.viewers.items())),
        ways=dict(sorted(tally.ways.items())),
        routes=len(seen.routes),
        not_called=NOT_CALLED,
        asked=dict(sorted(tally.asked.items())),
        untranslatable=tally.untranslatable,
        revealed=tally.revealed,
        differences=tally.differences,
        missed=below(FLOORS, reached),
    )
