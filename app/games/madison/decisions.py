"""Every decision a player can be asked for: prompt, possible answers, why not, what follows."""

from collections.abc import Callable, Mapping

from app.engine.decisions import Answer, Decision, Decisions, finish, never, prompt, step
from app.engine.values import Message
from app.games.madison import actions as a
from app.games.madison import (
    construction,
    depots,
    prewar,
    reinforcements,
    restoring,
    waiting_leaders,
    winter,
)
from app.games.madison.combat import leads, retreat, rounds
from app.games.madison.effects import reactions, running, standing, winter_events
from app.games.madison.naval import battle, boxes, harbours, sailing
from app.games.madison.operations import before_combat, forces, movement, play
from app.games.madison.position import play_of
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from app.games.madison.words import card_name
from app.kit.turns import Done


def _card_prompt(key: str) -> Callable[[ViewMadison], Message]:
    return lambda view: Message(key, {"card": card_name(play_of(view).card)})


_TABLE: Mapping[str, Decision[ViewMadison, Resolution]] = {
    Ask.DRAWN: Decision(
        "6.2",
        "madison-awaits-play",
        prompt("madison-ask-drawn"),
        (prewar.offer_drawn,),
        {
            a.KeepCard: finish(never, prewar.keep),
            a.UseCard: Answer(prewar.refuse_drawn, play.use_card),
        },
    ),
    Ask.PLAY: Decision(
        "7.32",
        "madison-awaits-play",
        prompt("madison-ask-play"),
        (
            play.offer_uses,
            boxes.offer_withdrawals,
            waiting_leaders.offer_bringing,
            standing.offer_opening,
        ),
        {
            a.UseCard: Answer(play.refuse_use, play.use_card),
            a.Withdraw: step(boxes.refuse_withdrawal, boxes.withdraw),
            a.Bring: step(waiting_leaders.refuse_bringing, waiting_leaders.bring),
            a.OpenOrders: Answer(never, standing.open_orders),
        },
    ),
    Ask.ORDERS: Decision(
        "8.31",
        "madison-awaits-play",
        prompt("madison-ask-orders"),
        (standing.offer_orders, standing.offer_closing),
        {
            a.GiveOrder: Answer(standing.refuse_order, standing.give_order),
            a.WatchSpace: Answer(standing.refuse_space, standing.watch_space),
            a.WatchSize: Answer(standing.refuse_size, standing.watch_size),
            a.CloseOrders: Answer(never, standing.close_orders),
        },
    ),
    Ask.REACT: Decision(
        "8.31",
        "madison-awaits-react",
        reactions.prompt,
        (reactions.offer_reactions,),
        {
            a.React: Answer(reactions.refuse_reaction, reactions.react),
            a.Pass: Answer(reactions.refuse_pass, reactions.pass_window),
        },
    ),
    Ask.EFFECT: Decision(
        "8.27",
        "madison-awaits-effect",
        running.prompt,
        (running.offer_picks, running.offer_done),
        {
            a.Pick: Answer(running.refuse_pick, running.pick),
            a.Drop: step(running.refuse_drop, running.drop),
            Done: finish(running.refuse_done, running.done),
        },
    ),
    Ask.WINTER: Decision(
        "16.1",
        "madison-awaits-winter",
        prompt("madison-ask-winter"),
        (winter_events.offer_events,),
        {
            a.UseCard: Answer(winter_events.refuse_event, winter_events.play_event),
            a.Pass: Answer(winter_events.refuse_pass, winter_events.pass_winter),
        },
    ),
    Ask.FORCE: Decision(
        "8.31",
        "madison-awaits-play",
        _card_prompt("madison-ask-force"),
        (forces.offer_leaders, forces.offer_units, forces.offer_done),
        {
            a.NameLeader: Answer(forces.refuse_leader, forces.name_leader),
            a.Take: step(forces.refuse_unit, forces.take),
            a.Drop: step(forces.refuse_drop, forces.drop),
            Done: finish(forces.refuse_done, forces.done),
        },
    ),
    Ask.MOVE: Decision(
        "9.1",
        "madison-awaits-move",
        movement.move_prompt,
        (
            movement.offer_group,
            movement.offer_marches,
            sailing.offer_sailing,
            forces.offer_acting_first,
            movement.offer_done,
        ),
        {
            a.Take: step(movement.refuse_take, forces.take),
            a.TurnTo: step(movement.refuse_turning, movement.turn_to),
            a.Drop: step(movement.refuse_drop, movement.drop),
            a.ActFirst: step(forces.refuse_acting_first, forces.act_first),
            a.March: Answer(movement.refuse_march, movement.march),
            a.Sail: Answer(sailing.refuse_sail, sailing.sail),
            a.Unload: step(sailing.refuse_unload, sailing.unload),
            Done: finish(sailing.refuse_done, movement.end_moves),
        },
    ),
    Ask.EVADE: Decision(
        "9.41",
        "madison-awaits-evade",
        before_combat.evade_prompt,
        (before_combat.offer_evasion,),
        {
            a.Stand: Answer(before_combat.refuse_stand, before_combat.stand),
            a.Evade: Answer(before_combat.refuse_evasion, before_combat.evade),
        },
    ),
    Ask.LEAD: Decision(
        "10.31",
        "madison-awaits-lead",
        leads.lead_prompt,
        (leads.offer_leads,),
        {a.Lead: Answer(leads.refuse_lead, leads.name_lead)},
    ),
    Ask.LOSS: Decision(
        "10.52",
        "madison-awaits-loss",
        prompt("madison-ask-loss"),
        (rounds.offer_losses,),
        {a.Lose: Answer(rounds.refuse_loss, rounds.take_loss)},
    ),
    Ask.RETREAT: Decision(
        "10.71",
        "madison-awaits-retreat",
        retreat.retreat_prompt,
        (retreat.offer_retreats,),
        {a.Retreat: Answer(retreat.refuse_retreat, retreat.retreat)},
    ),
    Ask.RESTORE: Decision(
        "8.31",
        "madison-awaits-play",
        _card_prompt("madison-ask-restore"),
        (restoring.offer_restoring, restoring.offer_done),
        {
            a.Restore: step(restoring.refuse_restoring, restoring.restore),
            Done: finish(never, forces.end_spending),
        },
    ),
    Ask.DEPOT: Decision(
        "13.52",
        "madison-awaits-play",
        _card_prompt("madison-ask-depot"),
        (depots.offer_depots,),
        {a.PlaceDepot: Answer(depots.refuse_placing, depots.place_depot)},
    ),
    Ask.BUILD: Decision(
        "15.1",
        "madison-awaits-play",
        construction.prompt,
        (construction.offer_building,),
        {
            a.BuildVessel: step(construction.refuse_building, construction.build),
            a.Repair: step(construction.refuse_repair, construction.mend),
            Done: finish(never, forces.end_spending),
        },
    ),
    Ask.ARRIVE: Decision(
        "14.2",
        "madison-awaits-arrive",
        prompt("madison-ask-arrive"),
        (reinforcements.offer_arrivals,),
        {
            a.HoldBack: step(reinforcements.refuse_holding, reinforcements.hold_back),
            a.Drop: step(reinforcements.refuse_calling, reinforcements.call_up),
            Done: finish(never, reinforcements.end_arrivals),
        },
    ),
    Ask.FIGHT_IN: Decision(
        "14.31",
        "madison-awaits-arrive",
        prompt("madison-ask-fight-in"),
        (reinforcements.offer_fights,),
        {
            a.FightIn: Answer(reinforcements.refuse_fight, reinforcements.fight),
            a.Pass: Answer(reinforcements.refuse_waiting, reinforcements.wait),
        },
    ),
    Ask.RETURN: Decision(
        "11.23",
        "madison-awaits-return",
        prompt("madison-ask-return"),
        (boxes.offer_return,),
        {
            a.PutBack: step(boxes.refuse_return, boxes.put_back),
            a.Recall: step(boxes.refuse_recall, boxes.recall),
            Done: finish(boxes.refuse_ready, boxes.end_return),
        },
    ),
    Ask.HARBOUR: Decision(
        "12.52",
        "madison-awaits-harbour",
        harbours.prompt,
        (harbours.offer_harbours,),
        {
            a.Harbour: Answer(harbours.refuse_harbour, harbours.harbour),
            a.Berth: step(harbours.refuse_berth, harbours.berth),
        },
    ),
    Ask.LEAD_SHIP: Decision(
        "12.32",
        "madison-awaits-lead-ship",
        battle.prompt,
        (battle.offer_leads,),
        {a.Lead: Answer(battle.refuse_lead, battle.name_lead)},
    ),
    Ask.SHIP_LOSS: Decision(
        "12.42",
        "madison-awaits-loss",
        prompt("madison-ask-ship-loss"),
        (battle.offer_losses,),
        {a.Lose: Answer(battle.refuse_loss, battle.take_loss)},
    ),
    Ask.ATTRITION: Decision(
        "16.22",
        "madison-awaits-attrition",
        prompt("madison-ask-attrition"),
        (winter.offer_attrition,),
        {
            a.Lose: step(winter.refuse_attrition, winter.lose),
            Done: finish(winter.refuse_done, winter.done),
        },
    ),
}

DECISIONS: Decisions[ViewMadison, Resolution] = Decisions("7.32", _TABLE)
