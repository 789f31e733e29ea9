"""Chapter 13: battle turns. Each side in its part may retreat, brings in one block, and fires."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.battle_actions import Fire, FireNext, HoldFire, Reinforce
from app.games.quebec1759.battle_state import COLUMNS, LINE, RESERVE, Battle
from app.games.quebec1759.board import LEADER, OTTAWA
from app.games.quebec1759.fire import fire_post
from app.games.quebec1759.lines import at_post, foe, in_battle, open_columns
from app.games.quebec1759.options import LEADER_FIRE
from app.games.quebec1759.projection import project
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.retreat import exits, may_retreat_now, offer_retreats
from app.games.quebec1759.rout import rout
from app.games.quebec1759.state import Ask, Situation
from app.games.quebec1759.view import View1759, own_blocks_at
from app.kit.battle import battle_of


class ReserveEntered(Event, frozen=True, tag="reserve-entered"):
    """A block came from reserve into a column."""

    block: str
    column: str

    def apply(self, state: Situation) -> Situation:
        posts = {**battle_of(state).posts, self.block: self.column}
        return in_battle(state, posts=posts, entered=self.block)


class ColumnNamed(Event, frozen=True, tag="named-column"):
    """A column was named to fire next."""

    column: str

    def apply(self, state: Situation) -> Situation:
        return in_battle(state, order=(*battle_of(state).order, self.column))


class FireHeld(Event, frozen=True, tag="fire-held"):
    """A leader holds his fire in this part."""

    block: str

    def apply(self, state: Situation) -> Situation:
        return in_battle(state, held=self.block)


class PartEnded(Event, frozen=True, tag="part-ended"):
    """A side has fired; it is the other's part, or the next battle turn begins."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        return in_battle(
            state,
            part=foe(battle, self.side),
            turn=battle.turn + (self.side == battle.attacker),
            withdrew=False,
            entered="",
            order=(),
            held="",
        )


@rule("13.1", "16.1", "A12", "A47")
def begin_part(resolution: Resolution) -> None:
    """The side whose part it is decides, if everybody can see that it could do so in two ways.

    A47: with a column open that no reserve can fill, it is routed. A12: but its enemy goes first,
    if a leader fell in pursuit and left his column empty.
    """
    state = resolution.state
    battle = battle_of(state)
    side = battle.part
    gaps = open_columns(state, battle, side)
    if broken := open_columns(state, battle, foe(battle, side)):
        rout(resolution, foe(battle, side), broken[0])
    elif len(gaps) > 1 or (gaps and not at_post(state, battle, side, RESERVE)):
        rout(resolution, side, gaps[0])
    elif not battle.skirmish or _could_decide(state, battle):
        resolution.ask(side, Ask.PART)
    else:
        fire_part(resolution)


def _could_decide(state: Situation, battle: Battle) -> bool:
    view = project(state, battle.part)
    could_hold = any(refuse_hold(view, HoldFire(block)) is None for block in view.blocks)
    return could_hold or (may_retreat_now(view) and bool(exits(view)))


def offer_part(view: View1759) -> Iterator[Choice]:
    """Offer to retreat, to bring a block in, to name the column that fires next, and to fire."""
    battle = battle_of(view)
    yield from offer_retreats(view)
    for block in own_blocks_at(view, RESERVE):
        for column in COLUMNS:
            yield Choice(Reinforce(block, column), False, f"block:{block}", f"column:{column}")
    for column in COLUMNS:
        label = Message(f"quebec1759-fires-next-{column}")
        yield Choice(FireNext(column), False, target=f"column:{column}", label=label)
    for block in own_blocks_at(view, *COLUMNS, LINE):
        label = Message("quebec1759-hold-fire")
        yield Choice(HoldFire(block), False, label=label)
    label = Message("quebec1759-fire", {"dice": sum(battle.dice.values())})
    yield Choice(Fire(), True, label=label)


@rule("12.4", "13.1", "22.4")
def refuse_reinforcement(view: View1759, action: Reinforce) -> Refusal | None:
    """One block of the reserve enters a column in each part; the Ottawa never do."""
    battle = battle_of(view)
    if action.block not in own_blocks_at(view, RESERVE):
        return no("12.4", "quebec1759-only-reserves-move")
    if view.blocks[action.block].kind == OTTAWA:
        return no("22.4", "quebec1759-ottawa-in-reserve")
    if action.column not in COLUMNS:
        return no("12.1", "quebec1759-no-such-column")
    if battle.entered:
        return no("13.1", "quebec1759-one-enters")
    return None


@rule("13.1")
def refuse_order_of_fire(view: View1759, action: FireNext) -> Refusal | None:
    """Columns fire in any order, each once; the last one needs no naming."""
    battle = battle_of(view)
    if battle.skirmish or action.column not in COLUMNS:
        return no("18", "quebec1759-no-such-column")
    if action.column in battle.order:
        return no("13.1", "quebec1759-fires-already")
    if len(battle.order) == len(COLUMNS) - 1:
        return no("13.1", "quebec1759-fires-last")
    return None


@rule("A46")
def refuse_hold(view: View1759, action: HoldFire) -> Refusal | None:
    """Every block fires; option `leader_fire`: a leader who has others beside him may not."""
    battle = battle_of(view)
    own = view.blocks.get(action.block)
    if own is None or own.kind != LEADER or view.options[LEADER_FIRE.key] != "may-hold":
        return no("A46", "quebec1759-must-fire")
    posts = battle.posts[view.side]
    line = next((line for line in posts.values() if action.block in [b.id for b in line]), ())
    if len(line) < 2 or battle.held or action.block in own_blocks_at(view, RESERVE):
        return no("A46", "quebec1759-must-fire")
    return None


def reinforce(resolution: Resolution, action: Reinforce) -> None:
    """Bring a block in."""
    resolution.write(ReserveEntered(action.block, action.column))


def name_column(resolution: Resolution, action: FireNext) -> None:
    """Name the column that fires next."""
    resolution.write(ColumnNamed(action.column))


def hold_fire(resolution: Resolution, action: HoldFire) -> None:
    """Hold the leader's fire."""
    resolution.write(FireHeld(action.block))


def fire(resolution: Resolution, side: Side) -> None:
    """Fire with all columns."""
    resolution.write(DecisionClosed(side))
    fire_part(resolution)


@rule("13.1", "16.1", "A12", "A16", "A17", "A47")
def fire_part(resolution: Resolution) -> None:
    """Each column fires once, blocks that have just entered too (A17), until a column is broken.

    A12: a leader's hits count before his own fall does.
    """
    battle = battle_of(resolution.state)
    side = battle.part
    gaps = open_columns(resolution.state, battle, side)
    if gaps:
        rout(resolution, side, gaps[0])
        return
    rest = [front for front in battle.fronts if front not in battle.order]
    for post in (*battle.order, *rest):
        fire_post(resolution, post)
        broken = next(
            (s for s in (foe(battle, side), side) if post in _gaps(resolution.state, s)), ""
        )
        if broken:
            rout(resolution, broken, post)
            return
    resolution.write(PartEnded(side))


def _gaps(state: Situation, side: Side) -> list[str]:
    return open_columns(state, battle_of(state), side)
