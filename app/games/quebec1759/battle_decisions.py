"""What a player can be asked in a battle: these entries join `decisions.DECISIONS`."""

from collections.abc import Mapping

from app.engine.decisions import Answer, Decision, always, finish, never, prompt, step
from app.engine.values import Message
from app.games.quebec1759 import (
    battle,
    battle_setup,
    battle_turn,
    fire,
    ottawa_in_battle,
    retreat,
    rout,
)
from app.games.quebec1759 import battle_actions as b
from app.games.quebec1759.battle_state import RESERVE
from app.games.quebec1759.board import FR, OTTAWA
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Ask
from app.games.quebec1759.view import View1759, own_blocks_at
from app.kit.battle import TakeHit, battle_of
from app.kit.standing import strongest, weakest
from app.kit.turns import Done


def _hits_prompt(view: View1759) -> Message:
    tolls = view.battle.tolls.values() if view.battle else ()
    return Message("quebec1759-ask-take-hits", {"hits": sum(toll.left for toll in tolls)})


def _part_prompt(view: View1759) -> Message:
    """Name what there is to do: a retreat, a block to bring in, and fire."""
    ways = len(retreat.exits(view)) if retreat.may_retreat_now(view) else 0
    params: dict[str, str | int] = {"ways": ways, **retreat.barred(view)}
    if view.battle and view.battle.skirmish:
        return Message("quebec1759-ask-part-skirmish", params)
    fresh = view.battle is not None and not view.battle.entered
    waiting = (view.blocks[b].kind for b in own_blocks_at(view, RESERVE))
    reserve = fresh and any(kind != OTTAWA for kind in waiting)
    key = "quebec1759-ask-part-reserve" if reserve else "quebec1759-ask-part"
    return Message(key, params)


def _ottawa_prompt(view: View1759) -> Message:
    over = view.battle is not None and bool(view.battle.turn)
    if view.battle is not None and not view.battle.ottawa:
        return Message("quebec1759-ask-ottawa-elsewhere")
    return Message("quebec1759-ask-ottawa-after" if over else "quebec1759-ask-ottawa-before")


def _leave_prompt(view: View1759) -> Message:
    leaving = battle_of(view).leaving
    is_rout = leaving is not None and leaving.routed
    key = "quebec1759-ask-leave-rout" if is_rout else "quebec1759-ask-leave"
    return Message(key, {"blocks": retreat.river_carries(view)})


BATTLE_DECISIONS: Mapping[str, Decision[View1759, Resolution]] = {
    Ask.OTTAWA_LEAVE: Decision(
        "22.4",
        "quebec1759-awaits-ottawa-leave",
        _ottawa_prompt,
        (ottawa_in_battle.offer_ottawa,),
        {b.OttawaLeave: Answer(ottawa_in_battle.refuse_ottawa, battle.answer_about_ottawa)},
        standing={"stay": always(b.OttawaLeave())},
        asked_of=FR,
    ),
    Ask.DEPLOY: Decision(
        "12.1",
        "quebec1759-awaits-deploy",
        prompt("quebec1759-ask-deploy"),
        (ottawa_in_battle.offer_to_take_ottawa_out, battle_setup.offer_deployment),
        {
            b.OttawaLeave: step(
                ottawa_in_battle.refuse_to_take_ottawa_out, ottawa_in_battle.ottawa_leave
            ),
            b.Deploy: step(battle_setup.refuse_deployment, battle_setup.deploy),
            Done: finish(battle_setup.refuse_end_of_deployment, battle_setup.end_deployment),
        },
    ),
    Ask.PART: Decision(
        "13.1",
        "quebec1759-awaits-part",
        _part_prompt,
        (battle_turn.offer_part,),
        {
            b.Retreat: Answer(retreat.refuse_retreat, retreat.retreat),
            b.Reinforce: step(battle_turn.refuse_reinforcement, battle_turn.reinforce),
            b.FireNext: step(battle_turn.refuse_order_of_fire, battle_turn.name_column),
            b.HoldFire: step(battle_turn.refuse_hold, battle_turn.hold_fire),
            b.Fire: finish(never, battle_turn.fire),
        },
        standing={"fire": always(b.Fire())},
    ),
    Ask.TAKE_HITS: Decision(
        "14.2",
        "quebec1759-awaits-take-hits",
        _hits_prompt,
        (fire.offer_hits,),
        {
            TakeHit: Answer(fire.refuse_hit, fire.take_hit),
            Done: finish(fire.refuse_end_of_taking, fire.end_taking),
        },
        standing={"weakest": weakest(), "strongest": strongest()},
    ),
    Ask.ROUT: Decision(
        "16.1",
        "quebec1759-awaits-rout",
        prompt("quebec1759-ask-rout"),
        (retreat.offer_retreats,),
        {b.Retreat: Answer(rout.refuse_refuge, retreat.retreat)},
    ),
    Ask.LEAVE: Decision(
        "17.2",
        "quebec1759-awaits-leave",
        _leave_prompt,
        (retreat.offer_leaving,),
        {
            b.Leave: step(retreat.refuse_leaving, retreat.leave),
            Done: finish(retreat.refuse_end_of_leaving, rout.end_leaving),
        },
    ),
}
"""The questions of a battle."""
