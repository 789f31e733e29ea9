"""Every decision a player can be asked for: prompt, possible answers, why not, what follows."""

from collections.abc import Mapping

from app.engine.decisions import Answer, Decision, Decisions, always, finish, never, prompt, step
from app.engine.values import Message
from app.engine.words import side_name
from app.games.liberty import actions as a
from app.games.liberty import (
    battles,
    building,
    cards,
    exchange,
    fire,
    movement,
    prisoners,
    retreat,
    standing,
    supply,
    tactics,
    winter,
)
from app.games.liberty.battle_state import MAX_ROUNDS
from app.games.liberty.groups import actions_left, supply_left
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import Ask
from app.games.liberty.view import ViewLiberty
from app.games.liberty.words import place_name
from app.kit.battle import TakeHit, battle_of
from app.kit.cards import PlayCard
from app.kit.standing import weakest
from app.kit.turns import Done


def _move_prompt(view: ViewLiberty) -> Message:
    return Message("liberty-ask-move", {"actions": actions_left(view)})


def _build_prompt(view: ViewLiberty) -> Message:
    return Message("liberty-ask-build", {"actions": actions_left(view)})


def _supply_prompt(view: ViewLiberty) -> Message:
    return Message("liberty-ask-supply", {"steps": supply_left(view)})


def _fight_prompt(view: ViewLiberty) -> Message:
    battle = battle_of(view)
    at = place_name(battle.at)
    return Message("liberty-ask-fight", {"at": at, "round": battle.round, "letter": battle.letter})


def _hits_prompt(view: ViewLiberty) -> Message:
    return Message("liberty-ask-take-hit", {"hits": battle_of(view).hits})


def _withdraw_prompt(view: ViewLiberty) -> Message:
    """Word why a side must leave: a beaten line, the attacker after three rounds, or ships."""
    battle = battle_of(view)
    if battle.round < MAX_ROUNDS:
        why = "beaten"
    else:
        why = "rounds" if view.side == battle.attacker else "ships"
    return Message("liberty-ask-withdraw", {"at": place_name(battle.at), "why": why})


def _exchange_prompt(view: ViewLiberty) -> Message:
    trade = view.trade
    if not trade.open:
        return Message("liberty-ask-exchange")
    if trade.by == view.side:
        return Message("liberty-ask-exchange-offering")
    return Message("liberty-ask-exchange-offered", {"side": side_name(trade.by)})


def _regroup_prompt(view: ViewLiberty) -> Message:
    return Message("liberty-ask-regroup", {"at": place_name(battle_of(view).at)})


_TRADES: Mapping[type, Answer[ViewLiberty, Resolution]] = {
    a.Give: Answer(prisoners.refuse_give, prisoners.give),
    a.Want: Answer(prisoners.refuse_want, prisoners.want),
    a.OfferTrade: finish(prisoners.refuse_offer, prisoners.offer_trade),
    a.AnswerTrade: Answer(prisoners.refuse_answer, prisoners.answer_trade),
}

_TABLE: Mapping[str, Decision[ViewLiberty, Resolution]] = {
    Ask.CARD: Decision(
        "3.0",
        "liberty-awaits-card",
        prompt("liberty-ask-card"),
        (cards.offer_cards,),
        {PlayCard: Answer(cards.refuse_card, cards.play_card)},
        sealed=True,
    ),
    Ask.PUT_BACK: Decision(
        "3.0",
        "liberty-awaits-put-back",
        prompt("liberty-ask-put-back"),
        (cards.offer_cards,),
        {PlayCard: Answer(cards.refuse_card, cards.put_back)},
        sealed=True,
    ),
    Ask.SUPPLY: Decision(
        "3.3",
        "liberty-awaits-supply",
        _supply_prompt,
        (
            supply.offer_supply,
            supply.offer_end_of_supply,
            prisoners.offer_trades,
            prisoners.offer_forcing,
        ),
        {
            a.Reinforce: step(supply.refuse_supply, supply.reinforce),
            Done: finish(never, supply.end_supply),
            a.ForceTrade: finish(prisoners.refuse_forcing, prisoners.force_trade),
            **_TRADES,
        },
    ),
    Ask.MOVE: Decision(
        "5.1",
        "liberty-awaits-move",
        _move_prompt,
        (movement.offer_moves, movement.offer_end_of_moves, prisoners.offer_trades),
        {
            a.Move: step(movement.refuse_move, movement.move),
            Done: finish(movement.refuse_end_of_moves, movement.end_moves),
            **_TRADES,
        },
    ),
    Ask.BUILD: Decision(
        "6.0",
        "liberty-awaits-build",
        _build_prompt,
        (building.offer_building, prisoners.offer_trades),
        {
            a.Build: Answer(lambda view, _action: building.refuse_build(view), building.build),
            Done: finish(never, building.end_building),
            **_TRADES,
        },
    ),
    Ask.DEPLOY: Decision(
        "6.0",
        "liberty-awaits-deploy",
        prompt("liberty-ask-deploy"),
        (building.offer_sites,),
        {
            a.Deploy: Answer(building.refuse_deploy, building.deploy),
            a.PutBack: finish(building.refuse_put_back, building.put_back),
        },
    ),
    Ask.ORDER: Decision(
        "7.1",
        "liberty-awaits-order",
        prompt("liberty-ask-order"),
        (battles.offer_order,),
        {
            a.PutNext: step(battles.refuse_order, battles.put_next),
            Done: finish(battles.refuse_end_of_order, battles.end_order),
        },
    ),
    Ask.FIGHT: Decision(
        "7.21",
        "liberty-awaits-fight",
        _fight_prompt,
        (fire.offer_fire, tactics.offer_tactics, retreat.offer_retreats),
        {
            a.Fire: Answer(fire.refuse_fire, fire.fire),
            a.Stand: Answer(fire.refuse_stand, fire.stand),
            a.StandFast: Answer(tactics.refuse_stand_fast, tactics.dare),
            a.Charge: Answer(tactics.refuse_charge, tactics.dare),
            a.Leave: Answer(retreat.refuse_leave, retreat.retreat),
        },
        standing={"fire": standing.fire_on, "fire-while-stronger": standing.fire_while_stronger},
    ),
    Ask.TAKE_HIT: Decision(
        "7.32",
        "liberty-awaits-take-hit",
        _hits_prompt,
        (fire.offer_hits,),
        {TakeHit: Answer(fire.refuse_hit, fire.take_hit)},
        standing={"worst-fire": weakest(standing.fire_of)},
    ),
    Ask.WITHDRAW: Decision(
        "7.2",
        "liberty-awaits-withdraw",
        _withdraw_prompt,
        (retreat.offer_leaving, battles.offer_end_of_leaving),
        {
            a.Leave: step(retreat.refuse_leave, retreat.leave),
            Done: finish(battles.refuse_end_of_withdrawal, battles.end_leaving),
        },
    ),
    Ask.REGROUP: Decision(
        "7.5",
        "liberty-awaits-regroup",
        _regroup_prompt,
        (retreat.offer_leaving, battles.offer_end_of_leaving),
        {
            a.Leave: step(retreat.refuse_leave, retreat.leave),
            Done: finish(never, battles.end_leaving),
        },
        standing={"stay": always(Done())},
    ),
    Ask.DISBAND: Decision(
        "11.3",
        "liberty-awaits-disband",
        prompt("liberty-ask-disband"),
        (winter.offer_disbanding, winter.offer_end_of_disbanding, prisoners.offer_trades),
        {
            a.Disband: Answer(winter.refuse_disbanding, winter.disband),
            Done: finish(never, winter.end_disbanding),
            **_TRADES,
        },
    ),
    Ask.ATTRITION: Decision(
        "11.4",
        "liberty-awaits-attrition",
        prompt("liberty-ask-attrition"),
        (winter.offer_losses, winter.offer_end_of_attrition),
        {
            a.Lose: Answer(winter.refuse_loss, winter.lose),
            Done: finish(winter.refuse_end_of_attrition, winter.end_attrition),
        },
    ),
    Ask.EXCHANGE: Decision(
        "11.5",
        "liberty-awaits-exchange",
        _exchange_prompt,
        (exchange.offer_end_of_exchange, prisoners.offer_trades),
        {Done: finish(never, exchange.end_exchange), **_TRADES},
        standing={"nobody": exchange.decline},
    ),
}

DECISIONS: Decisions[ViewLiberty, Resolution] = Decisions("3.2", _TABLE)
