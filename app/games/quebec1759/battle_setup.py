"""Chapter 12: the defender sets up their columns unseen, then the attacker; then they are shown."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.battle_actions import Deploy
from app.games.quebec1759.battle_state import (
    COLUMNS,
    FEWEST_FOR_COLUMNS,
    FIELD,
    LINE,
    RESERVE,
    Battle,
    BattleStage,
)
from app.games.quebec1759.board import OTTAWA, SIDES
from app.games.quebec1759.lines import able, in_battle
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Situation
from app.games.quebec1759.view import View1759, own_blocks_at
from app.games.quebec1759.whereabouts import look_at_faces
from app.kit.battle import battle_of
from app.kit.blocks import army
from app.kit.turns import Done


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """The next battle is dealt with."""

    zone: str
    attacker: Side
    defender: Side
    origin: str = ""
    landing: bool = False

    def apply(self, state: Situation) -> Situation:
        battle = Battle(self.zone, self.attacker, self.defender, self.origin, self.landing)
        return replaced(state, battle=battle)


class LinesDrawn(Event, frozen=True, tag="lines-drawn"):
    """It is settled whether columns are used (12) or all stand in one line (18)."""

    skirmish: bool

    def apply(self, state: Situation) -> Situation:
        if not self.skirmish:
            return in_battle(state, stage=BattleStage.DEFENDER)
        battle = battle_of(state)
        posts = {block: LINE for side in SIDES for block in army(state, battle.zone, side)}
        return in_battle(_opened(state), posts=posts, skirmish=True)


class BlockDeployed(Event, frozen=True, tag="deployed"):
    """A block took its place."""

    block: str
    post: str

    def apply(self, state: Situation) -> Situation:
        return in_battle(state, posts={**battle_of(state).posts, self.block: self.post})


class DeploymentEnded(Event, frozen=True, tag="deployment-ended"):
    """A side has set up; who has no other place stands in reserve."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        reserve = {b: RESERVE for b in army(state, battle.zone, self.side) if b not in battle.posts}
        return in_battle(state, posts={**battle.posts, **reserve}, stage=BattleStage.ATTACKER)


class ColumnsShown(Event, frozen=True, tag="columns-shown"):
    """Both sides stand; the columns are turned up together."""

    zone: str

    def apply(self, state: Situation) -> Situation:
        return _opened(state)


def _opened(state: Situation) -> Situation:
    battle = battle_of(state)
    return replaced(
        state, battle=replace(battle, stage=BattleStage.FIGHT, turn=1, part=battle.defender)
    )


@rule("12.1", "18", "A15")
def draw_lines(resolution: Resolution) -> None:
    """Columns need three blocks on both sides that can stand in one, counted now."""
    state = resolution.state
    zone = battle_of(state).zone
    skirmish = min(len(able(state, zone, side)) for side in SIDES) < FEWEST_FOR_COLUMNS
    resolution.write(LinesDrawn(skirmish))
    if skirmish:
        look_at_faces(resolution)


def offer_deployment(view: View1759) -> Iterator[Choice]:
    """Offer each place to each block that has none, and Done."""
    for block in own_blocks_at(view, FIELD):
        for post in (*COLUMNS, RESERVE):
            yield Choice(Deploy(block, post), False, f"block:{block}", f"column:{post}")
    label = Message("quebec1759-done-deployed", {"left": len(own_blocks_at(view, FIELD))})
    yield Choice(Done(), True, label=label)


@rule("12.1", "12.2", "22.4")
def refuse_deployment(view: View1759, action: Deploy) -> Refusal | None:
    """Every block of the zone stands in a column or in reserve; the Ottawa in reserve alone."""
    if action.block not in own_blocks_at(view, FIELD):
        return no("12.1", "quebec1759-not-to-set-up")
    if action.post not in (*COLUMNS, RESERVE):
        return no("12.1", "quebec1759-no-such-column")
    if action.post != RESERVE and view.blocks[action.block].kind == OTTAWA:
        return no("22.4", "quebec1759-ottawa-in-reserve")
    return _refuse_to_leave_open(view, action)


@rule("12.1")
def _refuse_to_leave_open(view: View1759, action: Deploy) -> Refusal | None:
    """Enough blocks are kept for the columns in which nobody stands."""
    if view.blocks[action.block].kind == OTTAWA:
        return None
    waiting = [b for b in own_blocks_at(view, FIELD) if view.blocks[b].kind != OTTAWA]
    still_open = [c for c in COLUMNS if c != action.post and not own_blocks_at(view, c)]
    if len(waiting) > len(still_open):
        return None
    return no("12.1", "quebec1759-column-empty", column=f"@column-{still_open[0]}")


@rule("12.1", "12.2")
def refuse_end_of_deployment(view: View1759) -> Refusal | None:
    """Each column needs a block at least; there is no other limit."""
    for column in COLUMNS:
        if not own_blocks_at(view, column):
            return no("12.1", "quebec1759-column-empty", column=f"@column-{column}")
    return None


def deploy(resolution: Resolution, action: Deploy) -> None:
    """Set up a block."""
    resolution.write(BlockDeployed(action.block, action.post))


@rule("12.2", "12.3")
def end_deployment(resolution: Resolution, side: Side) -> None:
    """When the attacker stands as well, the columns are turned up, the reserves are not."""
    battle = battle_of(resolution.state)
    resolution.write(DecisionClosed(side))
    resolution.write(DeploymentEnded(side))
    if side == battle.attacker:
        resolution.write(ColumnsShown(battle.zone))
