"""Every decision a player can be asked for: prompt, possible answers, why not, what follows."""

from collections.abc import Callable, Mapping

from app.engine.decisions import (
    Answer,
    Decision,
    Decisions,
    always,
    finish,
    never,
    prompt,
    step,
)
from app.engine.ledger import rule
from app.engine.values import Message, Refusal, Side
from app.games.war1812 import actions as a
from app.games.war1812 import (
    army_phase,
    capture,
    crossing,
    forced_march,
    land_battle,
    land_retreat,
    meeting,
    naval_battle,
    naval_phase,
    orders,
    play,
    reinforcements,
    sea_movement,
    setup,
    standing,
    turns,
    winter,
)
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Ask
from app.games.war1812.view import View1812
from app.kit.battle import TakeHit
from app.kit.setup import Place, place
from app.kit.standing import strongest, weakest


def _hits_prompt(view: View1812) -> Message:
    hits = view.battle.hits if view.battle else 0
    return Message("war1812-ask-take-hits", {"hits": hits})


def _naval_hits_prompt(view: View1812) -> Message:
    hits = view.naval.hits.get(view.side, 0) if view.naval else 0
    return Message("war1812-ask-naval-hits", {"hits": hits})


def _naval_retreat_prompt(view: View1812) -> Message:
    may_stay = naval_battle.refuse_stay(view) is None
    return Message("war1812-ask-naval-retreat" if may_stay else "war1812-ask-naval-withdraw")


def _campaign_prompt(view: View1812) -> Message:
    turn = view.turn
    ships_are_done = turn.built or turn.repaired or turn.sailed or turn.moves
    asked = "war1812-ask-orders" if view.ask == Ask.ORDERS else "war1812-ask-campaign"
    return Message(f"{asked}-army" if ships_are_done else asked)


def _place_prompt(view: View1812) -> Message:
    return Message("war1812-ask-place", {"blocks": view.hand[view.side]})


@rule("9.2")
def _done(
    refuse: Callable[[View1812], Refusal | None], do: Callable[[Resolution, Side], None]
) -> Answer[View1812, Resolution]:
    """Be done with anything but the moves of a campaign turn: only these can go on to marches."""
    answer = finish(refuse, do)

    def refuse_done(view: View1812, done: a.Done) -> Refusal | None:
        return DECISIONS.not_what_is_asked(view) if done.march else answer.refuse(view, done)

    return Answer(refuse_done, answer.carry_out)


_TABLE: Mapping[str, Decision[View1812, Resolution]] = {
    Ask.PLACE: Decision(
        "3.3",
        "war1812-awaits-place",
        _place_prompt,
        (setup.offer_placements, setup.offer_end_of_placement),
        {
            Place: step(setup.refuse_placement, place),
            a.Done: _done(setup.refuse_end_of_placement, setup.end_placement),
        },
        setup.PLACES_BY,
    ),
    Ask.ORDER: Decision(
        "4.2",
        "war1812-awaits-order",
        prompt("war1812-ask-order"),
        (turns.offer_order,),
        {a.GoFirst: Answer(never, turns.choose_order)},
    ),
    Ask.CAMPAIGN: Decision(
        "4.3",
        "war1812-awaits-campaign",
        _campaign_prompt,
        (
            naval_phase.offer_naval_phase,
            sea_movement.offer_sea_movement,
            army_phase.offer_marches,
            army_phase.offer_entries,
            army_phase.offer_end_of_moves,
        ),
        {
            a.Build: step(naval_phase.refuse_build, naval_phase.build),
            a.Repair: step(naval_phase.refuse_repair, naval_phase.repair),
            a.Sail: step(naval_phase.refuse_sail, naval_phase.sail),
            a.March: step(army_phase.refuse_march, army_phase.march),
            a.Embark: step(sea_movement.refuse_embark, sea_movement.embark),
            a.Enter: step(army_phase.refuse_entry, army_phase.enter),
            a.Done: Answer(
                army_phase.refuse_end_of_moves,
                lambda resolution, side, done: play.end_moves(resolution, side, march=done.march),
            ),
        },
    ),
    Ask.MARCH: Decision(
        "9.2",
        "war1812-awaits-march",
        prompt("war1812-ask-march"),
        (forced_march.offer_forced_marches,),
        {
            a.ForceMarch: step(forced_march.refuse_forced_march, forced_march.declare),
            a.Done: _done(never, play.end_marches),
        },
    ),
    Ask.ORDERS: Decision(
        "19.1",
        "war1812-awaits-orders",
        _campaign_prompt,
        (
            naval_phase.offer_naval_phase,
            sea_movement.offer_sea_movement,
            army_phase.offer_marches,
            army_phase.offer_entries,
            forced_march.offer_attempts,
            orders.offer_end_of_orders,
        ),
        {
            a.Build: Answer(naval_phase.refuse_build, orders.write_order),
            a.Repair: Answer(naval_phase.refuse_repair, orders.write_order),
            a.Sail: Answer(naval_phase.refuse_sail, orders.write_order),
            a.March: Answer(army_phase.refuse_march, orders.write_order),
            a.Embark: Answer(sea_movement.refuse_embark, orders.write_order),
            a.Enter: Answer(army_phase.refuse_entry, orders.write_order),
            a.ForceMarch: Answer(orders.refuse_attempt, orders.write_order),
            a.Done: _done(never, orders.end_orders),
        },
        sealed=True,
    ),
    Ask.CROSSING: Decision(
        "19.6",
        "war1812-awaits-crossing",
        prompt("war1812-ask-crossing"),
        (crossing.offer_crossing,),
        {
            a.StayBehind: Answer(crossing.refuse_stay_behind, crossing.stay_behind),
            a.CallOff: finish(never, crossing.call_off),
            a.Done: _done(crossing.refuse_crossing, crossing.end_crossing),
        },
        sealed=True,
    ),
    Ask.MEETING: Decision(
        "19.4",
        "war1812-awaits-meeting",
        prompt("war1812-ask-meeting"),
        (meeting.offer_meeting,),
        {a.Settle: Answer(capture.refuse_settle, meeting.choose_meeting)},
    ),
    Ask.NAVAL_HITS: Decision(
        "7.2",
        "war1812-awaits-naval-hits",
        _naval_hits_prompt,
        (naval_battle.offer_naval_hits,),
        {
            a.HitShip: Answer(naval_battle.refuse_ship_hit, naval_battle.hit_ship),
            a.Done: _done(naval_battle.refuse_end_of_hits, naval_battle.end_hits),
        },
    ),
    Ask.NAVAL_RETREAT: Decision(
        "8.1",
        "war1812-awaits-naval-retreat",
        _naval_retreat_prompt,
        (naval_battle.offer_naval_retreat,),
        {
            a.Stay: finish(naval_battle.refuse_stay, naval_battle.stay),
            a.Withdraw: Answer(naval_battle.refuse_fleet_withdrawal, naval_battle.withdraw_fleet),
            a.WithdrawShip: Answer(naval_battle.refuse_ship_withdrawal, naval_battle.withdraw_ship),
            a.Done: _done(naval_battle.refuse_end_of_withdrawal, naval_battle.end_withdrawal),
        },
        standing={"stay": always(a.Stay()), "stay-while-stronger": standing.stay_while_stronger},
    ),
    Ask.PRIZES: Decision(
        "8.4",
        "war1812-awaits-prizes",
        prompt("war1812-ask-prizes"),
        (capture.offer_prizes,),
        {a.KeepPrizes: Answer(capture.refuse_prizes, capture.choose_prizes)},
    ),
    Ask.NEXT_CAPTURE: Decision(
        "8.4",
        "war1812-awaits-next-capture",
        prompt("war1812-ask-next-capture"),
        (capture.offer_next_capture,),
        {a.Settle: Answer(capture.refuse_settle, capture.choose_next_capture)},
    ),
    Ask.NEXT_BATTLE: Decision(
        "10.2",
        "war1812-awaits-next-battle",
        prompt("war1812-ask-next-battle"),
        (land_battle.offer_next_battle,),
        {a.Settle: Answer(capture.refuse_settle, play.choose_next_battle)},
    ),
    Ask.STAND: Decision(
        "10.1",
        "war1812-awaits-stand",
        prompt("war1812-ask-stand"),
        (land_retreat.offer_stand,),
        {
            a.Stand: finish(never, play.stand),
            a.Retreat: Answer(land_retreat.refuse_retreat, land_retreat.retreat),
        },
        standing={
            "stand": always(a.Stand()),
            "stand-unless-outnumbered": standing.stand_unless_outnumbered,
        },
    ),
    Ask.FIRE: Decision(
        "10.1",
        "war1812-awaits-fire",
        prompt("war1812-ask-fire"),
        (land_retreat.offer_fire,),
        {
            a.Fire: finish(never, play.fire),
            a.Retreat: Answer(land_retreat.refuse_retreat, land_retreat.retreat),
        },
        standing={"fire": always(a.Fire()), "fire-while-stronger": standing.fire_while_stronger},
    ),
    Ask.PURSUE: Decision(
        "11.1",
        "war1812-awaits-pursue",
        prompt("war1812-ask-pursue"),
        (land_retreat.offer_pursuit,),
        {a.Pursue: Answer(land_retreat.refuse_pursuit, land_retreat.answer_pursuit)},
        standing={"hidden": always(a.Pursue()), "all": standing.pursue_with_all},
    ),
    Ask.TAKE_HITS: Decision(
        "10.1",
        "war1812-awaits-take-hits",
        _hits_prompt,
        (land_battle.offer_hits,),
        {
            TakeHit: step(land_battle.refuse_hit, land_battle.take_hit),
            a.Done: _done(land_battle.refuse_end_of_taking, land_battle.end_taking),
        },
        standing={"weakest": weakest(), "strongest": strongest()},
    ),
    Ask.QUARTERS: Decision(
        "13.2",
        "war1812-awaits-quarters",
        prompt("war1812-ask-quarters"),
        (winter.offer_quarters,),
        {
            a.Mark: Answer(winter.refuse_mark, winter.mark),
            a.Done: _done(winter.refuse_end_of_marking, winter.seal_quarters),
        },
        sealed=True,
    ),
    Ask.PORTS: Decision(
        "13.3",
        "war1812-awaits-ports",
        prompt("war1812-ask-ports"),
        (winter.offer_ports,),
        {
            a.Harbour: Answer(winter.refuse_harbour, winter.harbour),
            a.Done: _done(winter.refuse_end_of_ports, winter.end_ports),
        },
    ),
    Ask.SPLIT: Decision(
        "14.1",
        "war1812-awaits-split",
        prompt("war1812-ask-split"),
        (reinforcements.offer_split,),
        {a.Share: Answer(reinforcements.refuse_share, reinforcements.choose_share)},
    ),
}

DECISIONS = Decisions("4.3", _TABLE)
