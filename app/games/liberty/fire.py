"""Chapter 7.3: a block fires, and each hit falls on the strongest enemy block."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Draw, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.liberty.actions import Fire, Stand
from app.games.liberty.board import other
from app.games.liberty.lines import hits_up_to, strongest, targets
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import PRISON, Ask, Situation
from app.games.liberty.view import ViewLiberty
from app.games.liberty.words import block_name
from app.kit.battle import TakeHit, battle_of
from app.kit.blocks import lose_step, with_block


class BlockFired(Event, frozen=True, tag="block-fired"):
    """A block fired: a die for each of its strength.

    `dared_at`: up to what it hit if it stood or charged, for which it must leave (A67); else 0.
    """

    block: str
    hits: int
    draws: tuple[Draw, ...]
    dared_at: int = 0

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        acted = (*battle.acted, self.block)
        bound = (*battle.bound, self.block) if self.dared_at else battle.bound
        return with_battle(state, acted=acted, striker=self.block, hits=self.hits, bound=bound)


class BlocksStood(Event, frozen=True, tag="blocks-stood"):
    """Blocks did nothing, for want of a target and a way out."""

    blocks: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return with_battle(state, acted=(*battle_of(state).acted, *self.blocks))


class BlockHit(Event, frozen=True, tag="block-hit"):
    """A block took a hit; without strength it is a prisoner."""

    block: str

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        return with_battle(weakened(state, self.block), hits=battle.hits - 1)


class HitsLost(Event, frozen=True, tag="hits-lost"):
    """Hits had nobody to fall on."""

    count: int

    def apply(self, state: Situation) -> Situation:
        return with_battle(state, hits=0)


def with_battle(state: Situation, **changes: object) -> Situation:
    """Return the state with the battle changed."""
    return replaced(state, battle=replace(battle_of(state), **changes))


@rule("2.11")
def weakened(state: Situation, block: str) -> Situation:
    """Return the state after a block lost a step: below one it is a prisoner."""
    return lose_step(state, block, captured)


def captured(state: Situation, block: str) -> Situation:
    """Return the state with a block among the prisoners, at its greatest strength."""
    return with_block(state, block, at=PRISON, cv=state.blocks[block].max)


def offer_fire(view: ViewLiberty) -> Iterator[Choice]:
    """List the blocks that could fire or, without a target, stand."""
    for block in battle_of(view).ready:
        label = Message("liberty-fire", {"block": block_name(block, view)})
        yield Choice(Fire(block), True, f"block:{block}", label=label, at_once=True)
        label = Message("liberty-stand", {"block": block_name(block, view)})
        yield Choice(Stand(block), True, f"block:{block}", label=label, at_once=True)


@rule("7.31")
def refuse_fire(view: ViewLiberty, action: Fire) -> Refusal | None:
    """A block whose turn it is, with a target."""
    battle = battle_of(view)
    if refusal := _refuse_turn(view, action.block):
        return refusal
    return None if action.block in battle.aimed else no("7.31", "liberty-no-target")


@rule("7.21", "A55")
def refuse_stand(view: ViewLiberty, action: Stand) -> Refusal | None:
    """A block whose turn it is does nothing only where it has no target."""
    battle = battle_of(view)
    if refusal := _refuse_turn(view, action.block):
        return refusal
    return no("7.21", "liberty-has-target") if action.block in battle.aimed else None


@rule("7.21", "A67", "A68")
def _refuse_turn(view: ViewLiberty, block: str) -> Refusal | None:
    """Whose turn it is not does nothing; who stood or charged before leaves, and nothing else."""
    battle = battle_of(view)
    if block not in battle.ready:
        return no("7.21", "liberty-not-its-turn")
    return no("7.31", "liberty-bound-to-leave") if block in battle.bound else None


def fire(resolution: Resolution, side: Side, action: Fire) -> None:
    """Fire a block."""
    fire_with(resolution, side, action.block)


@rule("7.31", "2.12")
def fire_with(resolution: Resolution, side: Side, block: str, *, dared_at: int = 0) -> None:
    """Roll a die for each strength; those up to the block's number hit, or what it dared."""
    resolution.write(DecisionClosed(side))
    state = resolution.state
    draws = resolution.roll(state.blocks[block].cv)
    up_to = dared_at or hits_up_to(state, battle_of(state), block)
    hits = sum(draw.value + 1 <= up_to for draw in draws)
    resolution.write(BlockFired(block, hits, draws, dared_at))


def stand(resolution: Resolution, side: Side, action: Stand) -> None:
    """A block does nothing."""
    resolution.write(DecisionClosed(side))
    resolution.write(BlocksStood((action.block,)))


@rule("7.32", "A32")
def allot_hit(resolution: Resolution) -> None:
    """The next hit falls on the strongest; among equals that are not alike their owner chooses."""
    state = resolution.state
    battle = battle_of(state)
    line = strongest(state, targets(state, battle, battle.striker))
    if not line:
        resolution.write(HitsLost(battle.hits))
    elif len({_likeness(state, block) for block in line}) == 1:
        resolution.write(BlockHit(line[0]))
    else:
        resolution.ask(other(state.blocks[battle.striker].side), Ask.TAKE_HIT)


def _likeness(state: Situation, block: str) -> tuple[object, ...]:
    """All by which a block differs from another of its strength, but for its name."""
    sheet = state.board.roster[block]
    stats = (sheet.nation, sheet.kind, sheet.max, sheet.letter, sheet.hits, sheet.move, sheet.home)
    return (*stats, state.turn.moved.get(block), block in battle_of(state).bound)


def offer_hits(view: ViewLiberty) -> Iterator[Choice]:
    """List those who could take the next hit."""
    label = Message("liberty-take-hit")
    for block in battle_of(view).exposed:
        yield Choice(TakeHit(block), True, f"block:{block}", label=label, at_once=True)


@rule("7.32")
def refuse_hit(view: ViewLiberty, action: TakeHit) -> Refusal | None:
    """One of the strongest."""
    if action.block in battle_of(view).exposed:
        return None
    return no("7.32", "liberty-not-strongest")


def take_hit(resolution: Resolution, side: Side, action: TakeHit) -> None:
    """A block takes the hit."""
    resolution.write(DecisionClosed(side))
    resolution.write(BlockHit(action.block))
