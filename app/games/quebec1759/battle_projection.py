"""From the truth about a battle to what a viewer is shown of it."""

from app.engine.ledger import rule
from app.engine.values import Side
from app.games.quebec1759.battle_state import FIELD, RESERVE, Battle, BattleStage, Leaving
from app.games.quebec1759.battle_view import BattleView, LeavingView, TollView
from app.games.quebec1759.board import LEADER_DICE, SIDES
from app.games.quebec1759.fire import dice_of_post, is_doubled
from app.games.quebec1759.lines import at_post, is_face_up, leaders
from app.games.quebec1759.ottawa_in_battle import are_in
from app.games.quebec1759.state import Situation
from app.kit.battle import HITS_ON, LineBlock, face_up, in_order
from app.kit.blocks import army


@rule("12.3", "A49")
def shown_battle_to(state: Situation, battle: Battle, owned: tuple[Side, ...]) -> BattleView:
    """Show the battle under way to the owner of these sides' blocks."""
    mine = battle.part in owned
    return BattleView(
        zone=battle.zone,
        attacker=battle.attacker,
        defender=battle.defender,
        origin=battle.origin,
        posts={side: _posts(state, battle, side, owned) for side in SIDES},
        stage=battle.stage.value,
        landing=battle.landing,
        skirmish=battle.skirmish,
        turn=battle.turn,
        part=battle.part,
        withdrew=battle.withdrew,
        entered=battle.entered if mine else "",
        order=battle.order if mine else (),
        held=battle.held if mine else "",
        bared=battle.bared,
        ottawa_out=battle.ottawa_out,
        taking=battle.taking,
        tolls={
            post: TollView(toll.left, toll.scored, toll.blocks, toll.stopped)
            for post, toll in battle.tolls.items()
        },
        leaving=_leaving(battle.leaving) if battle.leaving else None,
        dice=_dice(state, battle, owned),
        hits_on=HITS_ON,
        ottawa=_has_ottawa(state, battle, owned),
    )


def _leaving(leaving: Leaving) -> LeavingView:
    return LeavingView(
        side=leaving.side,
        to=leaving.to,
        way=leaving.way,
        routed=leaving.routed,
        column=leaving.column,
        reserve=leaving.reserve,
        named=leaving.named,
        pursued=leaving.pursued,
    )


def _posts(
    state: Situation, battle: Battle, side: Side, owned: tuple[Side, ...]
) -> dict[str, tuple[LineBlock, ...]]:
    """Show a side's posts, those that are empty too, once it has set up."""
    here = army(state, battle.zone, side)
    if battle.turn or any(block in battle.posts for block in here):
        posts = battle.fronts if battle.skirmish else (*battle.fronts, RESERVE)
    else:
        posts = ()
    shown = {post: [b for b in here if battle.posts.get(b) == post] for post in posts}
    waiting = [b for b in here if b not in battle.posts]
    if waiting:
        shown[FIELD] = waiting
    return {post: _line(state, battle, side, line, owned) for post, line in shown.items()}


def _line(
    state: Situation, battle: Battle, side: Side, line: list[str], owned: tuple[Side, ...]
) -> tuple[LineBlock, ...]:
    return in_order(_block(state, battle, side, block, owned) for block in line)


def _block(
    state: Situation, battle: Battle, side: Side, block: str, owned: tuple[Side, ...]
) -> LineBlock:
    leaves = bool(battle.leaving and block in battle.leaving.going)
    own = state.blocks[block]
    if side in owned:
        return face_up(own, block, leaves=leaves)
    if is_face_up(battle, side, block):
        return face_up(own, leaves=leaves)
    return LineBlock(leaves=leaves)


def _dice(state: Situation, battle: Battle, owned: tuple[Side, ...]) -> dict[str, int]:
    """Count the dice of each post of the part. 17.1: whom a landing's double dice are for, only
    their owner knows beforehand.
    """
    side = battle.part
    if battle.stage != BattleStage.FIGHT or battle.leaving:
        return {}
    if is_doubled(battle, side) and side not in owned:
        return {}
    held = battle.held if side in owned else ""
    dice = {}
    for post in battle.fronts:
        firing = [b for b in leaders(state, at_post(state, battle, side, post)) if b != held]
        dice[post] = dice_of_post(state, battle, side, post) + LEADER_DICE * len(firing)
    return dice


def _has_ottawa(state: Situation, battle: Battle, owned: tuple[Side, ...]) -> bool:
    ottawa = state.blocks[state.board.ottawa]
    return ottawa.side in owned and are_in(state, battle)
