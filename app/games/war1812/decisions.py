"""Every decision a player can be asked for: prompt, possible answers, why not, what follows.

What may be chosen is worked out from the chooser's own view, so it can depend on nothing that he
doesn't know. The choices are the offers that are not refused; an action is refused by the same
functions, with the same reasons.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.engine.game import Choice, Message, Refusal, Side
from app.games.war1812 import actions as a
from app.games.war1812 import (
    army_phase,
    capture,
    forced_march,
    land_battle,
    land_retreat,
    naval_battle,
    naval_phase,
    play,
    reinforcements,
    sea_movement,
    setup,
    turns,
    winter,
)
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Ask
from app.games.war1812.view import Board1812

Offer = Callable[[Board1812], Iterable[Choice]]
Refuse = Callable[[Board1812, Any], Refusal | None]
Carry = Callable[[Resolution, Side, Any], None]


@dataclass(frozen=True, slots=True)
class Answer:
    """A kind of action that answers a question: why it may be refused and what it does."""

    refuse: Refuse
    carry_out: Carry


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to a player: its rule, its words, the answers on offer and their kinds.

    `awaits`: the words that tell everybody else what the player is about. `rule_of`: a side's own
    rule, where the sides don't share one.
    """

    rule: str
    awaits: str
    prompt: Callable[[Board1812], Message]
    offers: tuple[Offer, ...]
    answers: Mapping[type, Answer]
    rule_of: Mapping[Side, str] = field(default_factory=dict)

    def rule_for(self, side: Side) -> str:
        """Give the number of the rule by which this side is asked."""
        return self.rule_of.get(side, self.rule)


def _never(_view: Board1812, _action: object) -> None:
    return None


def _step(refuse: Refuse, do: Callable[[Resolution, Any], None]) -> Answer:
    return Answer(refuse, lambda resolution, _side, action: do(resolution, action))


def _prompt(key: str) -> Callable[[Board1812], Message]:
    return lambda _view: Message(key)


def _hits_prompt(view: Board1812) -> Message:
    hits = view.battle.hits if view.battle else 0
    return Message("war1812-ask-take-hits", {"hits": hits})


def _naval_hits_prompt(view: Board1812) -> Message:
    hits = view.naval.hits.get(view.side, 0) if view.naval else 0
    return Message("war1812-ask-naval-hits", {"hits": hits})


def _campaign_prompt(view: Board1812) -> Message:
    turn = view.turn
    ships_are_done = turn.built or turn.repaired or turn.sailed or turn.moves
    return Message("war1812-ask-campaign-army" if ships_are_done else "war1812-ask-campaign")


def _place_prompt(view: Board1812) -> Message:
    return Message("war1812-ask-place", {"blocks": view.hand[view.side]})


DECISIONS: Mapping[str, Decision] = {
    Ask.PLACE: Decision(
        "3.3",
        "war1812-awaits-place",
        _place_prompt,
        (setup.offer_placements,),
        {
            a.Place: _step(setup.refuse_placement, setup.place),
            a.Done: Answer(
                lambda view, _: setup.refuse_end_of_placement(view),
                lambda resolution, side, _: setup.end_placement(resolution, side),
            ),
        },
        setup.PLACES_BY,
    ),
    Ask.ORDER: Decision(
        "4.2",
        "war1812-awaits-order",
        _prompt("war1812-ask-order"),
        (turns.offer_order,),
        {a.GoFirst: Answer(_never, turns.choose_order)},
    ),
    Ask.CAMPAIGN: Decision(
        "4.3",
        "war1812-awaits-campaign",
        _campaign_prompt,
        (
            naval_phase.offer_naval_phase,
            sea_movement.offer_sea_movement,
            army_phase.offer_army_phase,
        ),
        {
            a.Build: _step(naval_phase.refuse_build, naval_phase.build),
            a.Repair: _step(naval_phase.refuse_repair, naval_phase.repair),
            a.Sail: _step(naval_phase.refuse_sail, naval_phase.sail),
            a.March: _step(army_phase.refuse_march, army_phase.march),
            a.Embark: _step(sea_movement.refuse_embark, sea_movement.embark),
            a.Enter: _step(army_phase.refuse_entry, army_phase.enter),
            a.Done: Answer(
                army_phase.refuse_end_of_moves,
                lambda resolution, side, done: play.end_moves(resolution, side, march=done.march),
            ),
        },
    ),
    Ask.MARCH: Decision(
        "9.2",
        "war1812-awaits-march",
        _prompt("war1812-ask-march"),
        (forced_march.offer_forced_marches,),
        {
            a.ForceMarch: _step(forced_march.refuse_forced_march, forced_march.declare),
            a.Done: Answer(_never, lambda resolution, side, _: play.end_marches(resolution, side)),
        },
    ),
    Ask.NAVAL_HITS: Decision(
        "7.2",
        "war1812-awaits-naval-hits",
        _naval_hits_prompt,
        (naval_battle.offer_naval_hits,),
        {
            a.HitShip: Answer(naval_battle.refuse_ship_hit, naval_battle.hit_ship),
            a.Done: Answer(
                lambda view, _: naval_battle.refuse_end_of_hits(view),
                lambda resolution, side, _: naval_battle.end_hits(resolution, side),
            ),
        },
    ),
    Ask.NAVAL_RETREAT: Decision(
        "8.1",
        "war1812-awaits-naval-retreat",
        _prompt("war1812-ask-naval-retreat"),
        (naval_battle.offer_naval_retreat,),
        {
            a.Stay: Answer(
                lambda view, _: naval_battle.refuse_stay(view),
                lambda resolution, side, _: naval_battle.stay(resolution, side),
            ),
            a.Withdraw: Answer(naval_battle.refuse_fleet_withdrawal, naval_battle.withdraw_fleet),
            a.WithdrawShip: Answer(naval_battle.refuse_ship_withdrawal, naval_battle.withdraw_ship),
            a.Done: Answer(
                lambda view, _: naval_battle.refuse_end_of_withdrawal(view),
                lambda resolution, side, _: naval_battle.end_withdrawal(resolution, side),
            ),
        },
    ),
    Ask.PRIZES: Decision(
        "8.4",
        "war1812-awaits-prizes",
        _prompt("war1812-ask-prizes"),
        (capture.offer_prizes,),
        {a.KeepPrizes: Answer(capture.refuse_prizes, capture.choose_prizes)},
    ),
    Ask.NEXT_CAPTURE: Decision(
        "8.4",
        "war1812-awaits-next-capture",
        _prompt("war1812-ask-next-capture"),
        (capture.offer_next_capture,),
        {a.Settle: Answer(capture.refuse_settle, capture.choose_next_capture)},
    ),
    Ask.NEXT_BATTLE: Decision(
        "10.2",
        "war1812-awaits-next-battle",
        _prompt("war1812-ask-next-battle"),
        (land_battle.offer_next_battle,),
        {a.Settle: Answer(capture.refuse_settle, play.choose_next_battle)},
    ),
    Ask.STAND: Decision(
        "10.1",
        "war1812-awaits-stand",
        _prompt("war1812-ask-stand"),
        (land_retreat.offer_stand,),
        {
            a.Stand: Answer(_never, lambda resolution, side, _: play.stand(resolution, side)),
            a.Retreat: Answer(land_retreat.refuse_retreat, land_retreat.retreat),
        },
    ),
    Ask.FIRE: Decision(
        "10.1",
        "war1812-awaits-fire",
        _prompt("war1812-ask-fire"),
        (land_retreat.offer_fire,),
        {
            a.Fire: Answer(_never, lambda resolution, side, _: play.fire(resolution, side)),
            a.Retreat: Answer(land_retreat.refuse_retreat, land_retreat.retreat),
        },
    ),
    Ask.PURSUE: Decision(
        "11.1",
        "war1812-awaits-pursue",
        _prompt("war1812-ask-pursue"),
        (land_retreat.offer_pursuit,),
        {a.Pursue: Answer(land_retreat.refuse_pursuit, land_retreat.answer_pursuit)},
    ),
    Ask.TAKE_HITS: Decision(
        "10.1",
        "war1812-awaits-take-hits",
        _hits_prompt,
        (land_battle.offer_hits,),
        {
            a.TakeHit: _step(land_battle.refuse_hit, land_battle.take_hit),
            a.Done: Answer(
                lambda view, _: land_battle.refuse_end_of_taking(view),
                lambda resolution, side, _: land_battle.end_taking(resolution, side),
            ),
        },
    ),
    Ask.QUARTERS: Decision(
        "13.2",
        "war1812-awaits-quarters",
        _prompt("war1812-ask-quarters"),
        (winter.offer_quarters,),
        {
            a.Mark: Answer(winter.refuse_mark, winter.mark),
            a.Done: Answer(
                lambda view, _: winter.refuse_end_of_marking(view),
                lambda resolution, side, _: winter.seal_quarters(resolution, side),
            ),
        },
    ),
    Ask.PORTS: Decision(
        "13.3",
        "war1812-awaits-ports",
        _prompt("war1812-ask-ports"),
        (winter.offer_ports,),
        {
            a.Harbour: Answer(winter.refuse_harbour, winter.harbour),
            a.Done: Answer(
                lambda view, _: winter.refuse_end_of_ports(view),
                lambda resolution, side, _: winter.end_ports(resolution, side),
            ),
        },
    ),
    Ask.SPLIT: Decision(
        "14.1",
        "war1812-awaits-split",
        _prompt("war1812-ask-split"),
        (reinforcements.offer_split,),
        {a.Share: Answer(reinforcements.refuse_share, reinforcements.choose_share)},
    ),
}


def refusal(view: Board1812, action: object) -> Refusal | None:
    """Say why an action is refused from this view; None when it may be done."""
    decision = DECISIONS.get(view.ask)
    if decision is None:
        return Refusal("4.3", Message("refusal-not-asked"))
    answer = decision.answers.get(type(action))
    marching_on = isinstance(action, a.Done) and action.march
    if answer is None or (marching_on and view.ask != Ask.CAMPAIGN):
        return Refusal(decision.rule_for(view.side), Message("war1812-not-what-is-asked"))
    refused: Refusal | None = answer.refuse(view, action)
    return refused


def offered(view: Board1812) -> list[Choice]:
    """List the choices that this view leaves open."""
    decision = DECISIONS[view.ask]
    answers = decision.answers
    return [
        choice
        for offer in decision.offers
        for choice in offer(view)
        if answers[type(choice.action)].refuse(view, choice.action) is None
    ]
