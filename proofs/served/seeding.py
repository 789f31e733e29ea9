"""Does the proof of the running service catch leaks? Seeds them one by one."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from app.engine import codec
from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.leaks import SeededLeak, seeded
from app.engine.values import EVERYONE, PUBLIC, Choice
from app.matches.state import RECORDS_BETWEEN_SNAPSHOTS
from proofs import seeded_leaks as core
from proofs.headless import pending_sides
from proofs.seeded_leaks import Caught, SeededReport
from proofs.served import stage
from proofs.served.compare import as_canary
from proofs.served.proof import pairs, proved, two_servers
from proofs.served.scene import ELSEWHERE
from proofs.served.seeded_leaks import NOT_APPLICABLE, SEEDED_LEAKS
from proofs.served.servers import Running
from proofs.served.tally import LONGEST_PAIR, Effort, ServedTally, WorldPair
from proofs.worlds import Broken

PAIRS = 24
"""How many pairs of worlds are tried before a leak counts as missed; most need one."""

MATCHES = 12
"""Of how many matches' pairs those are chosen in which a leak shows soonest; to imagine one takes
a hundredth of what it takes to play it on through servers."""

HARD = Effort(fidget=0.6, private=0.5, walk=0.2, walk_unseen=0.5, decisions=5, is_wide=False)

LONG = replace(HARD, decisions=LONGEST_PAIR)

NEARLY_A_SNAPSHOT = RECORDS_BETWEEN_SNAPSHOTS - LONGEST_PAIR

NEEDS: dict[str, Callable[[WorldPair], bool]] = {
    "chat": lambda pair: pair.worlds.viewer == PUBLIC,
    "internal bus wakes who could not notice": lambda pair: pair.way == ELSEWHERE,
    "mail": lambda pair: pair.is_away and pair.worlds.viewer in pending_sides(pair.worlds.real),
    "webhook": lambda pair: pair.is_away and pair.worlds.viewer in pending_sides(pair.worlds.real),
    "logs": lambda pair: pair.way == "http" and _hides_a_decision(pair),
    "pictures": lambda pair: pair.decision > 20,
    core.SNAPSHOTS: lambda pair: _is_near_a_snapshot(pair) and any(_unseen_steps(pair)),
}
"""By kind of leak: in which pairs of worlds it shows soonest."""

EFFORTS = {core.SNAPSHOTS: LONG}
"""By kind of leak: how a pair is played on; others show within a few decisions."""


def _hides_a_decision(pair: WorldPair) -> bool:
    """Whether somebody else than the viewer may draft what differs in the two worlds."""
    differing = [one for one, other in pair.worlds.pairs.items() if one != other]
    drafted = [codec.stored(choice.action) for choice in _unseen_steps(pair)]
    return any(as_canary(piece) in action for piece in differing for action in drafted)


def _unseen_steps(pair: WorldPair) -> Iterator[Choice]:
    """Yield what somebody else than the viewer may do as a step of a draft."""
    worlds = pair.worlds
    for side in pending_sides(worlds.real):
        if side != worlds.viewer and (offered := engine.choices(worlds.real.state.match, side)):
            yield from (choice for choice in offered.actions if not choice.final)


def _is_near_a_snapshot(pair: WorldPair) -> bool:
    """Whether a record of the viewer's own soon brings a snapshot."""
    unsaved = pair.worlds.real.state.unsaved
    return unsaved.get(pair.worlds.viewer, 0) > NEARLY_A_SNAPSHOT


ALL = (*SEEDED_LEAKS, *core.SEEDED_LEAKS)
"""What is seeded in the service and the core. A game's own kinds, some of which need a question
that is asked once in many matches, are seeded without a server, where matches cost little.
"""


async def seed_all(
    game: AnyGame, leaks: Sequence[SeededLeak], seed: str, on_leak: Callable[[], None]
) -> SeededReport:
    """Seed each leak in turn, and play pairs of worlds on until it is found."""
    caught, not_applicable = [], dict(NOT_APPLICABLE)
    made = _honest_pairs(game, seed)
    async with two_servers(game) as running:
        for number, leak in enumerate(leaks):
            by, detail = await _found(running, leak, made, f"{seed}/{number}")
            on_leak()
            reason = "" if by else core.why_not(game, leak)
            if reason:
                not_applicable[leak.kind] = reason
                continue
            caught.append(Caught(leak.kind, leak.what, leak.place, by, detail))
    if not any(_pictures_hide(game, pair) for pair in made):
        not_applicable["pictures"] = "no picture of this game shows less than all there is"
        caught = [each for each in caught if each.caught_by or each.kind != "pictures"]
    return SeededReport(caught, not_applicable, sum(not each.caught_by for each in caught))


def _pictures_hide(game: AnyGame, pair: WorldPair) -> bool:
    """Whether all eyes would see another picture than a spectator does."""
    state = pair.worlds.real.state.match.state
    truth, seen = (game.picture(game.view(state, viewer)) for viewer in (EVERYONE, PUBLIC))
    return truth != seen


def _honest_pairs(game: AnyGame, seed: str) -> list[WorldPair]:
    """Imagine worlds before anything is seeded."""
    made: list[WorldPair] = []
    tally, n = ServedTally(), 0
    while n < MATCHES or len(made) < PAIRS:
        for each in pairs(game, f"{seed}/pairs/{n}", {}, tally):
            tally.pairs += 1
            made.append(each)
        n += 1
    return made


def _best_first(made: Sequence[WorldPair], leak: SeededLeak) -> list[WorldPair]:
    """Choose pairs, first those in which what a leak needs does happen."""
    needs = NEEDS.get(leak.kind)
    chosen = sorted(made, key=lambda pair: not needs(pair)) if needs else made
    return list(chosen[:PAIRS])


async def _found(
    running: Running, leak: SeededLeak, made: Sequence[WorldPair], seed: str
) -> tuple[str, str]:
    """Return the assertion that a leak fails, and how: "" when it is missed.

    Where it breaks the service it is not found, whatever else would have come of it there.
    """
    how = ""
    for number, honest in enumerate(_best_first(made, leak)):
        again = renumbered(honest, f"{seed}/{number}")
        tally = ServedTally(effort=EFFORTS.get(leak.kind, HARD))
        with seeded(leak):
            try:
                await proved(running, again, tally)
            except Broken as broken:
                how = f"the service broke: {broken}"
        for found in tally.differences:
            return found.assertion, found.detail
    return "", how


def renumbered(made: WorldPair, seed: str) -> WorldPair:
    """Return a pair another number, so that it can be put onto the same servers again."""
    worlds = made.worlds
    real, other = (stage.numbered(headless, seed) for headless in (worlds.real, worlds.imagined))
    return replace(made, worlds=replace(worlds, real=real, imagined=other), seed=seed)
