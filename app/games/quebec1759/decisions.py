"""Every decision a player can be asked for: prompt, possible answers, why not, what follows."""

from collections.abc import Mapping

from app.engine.decisions import Answer, Decision, Decisions, always, finish, never, prompt, step
from app.engine.values import Message
from app.games.quebec1759 import actions as a
from app.games.quebec1759 import (
    militia,
    moves,
    orders,
    ottawa,
    picks,
    play,
    setup,
    standing,
    transfers,
)
from app.games.quebec1759.battle_decisions import BATTLE_DECISIONS
from app.games.quebec1759.board import FR, GB
from app.games.quebec1759.ottawa_events import RAID, SCOUT
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Ask
from app.games.quebec1759.view import View1759, own_order
from app.games.quebec1759.words import zone_name
from app.kit.setup import Place, place
from app.kit.standing import strongest, weakest
from app.kit.turns import Done


def _place_prompt(view: View1759) -> Message:
    return Message("quebec1759-ask-place", {"blocks": view.hand})


def _orders_prompt(view: View1759) -> Message:
    """Name what the side could move: 8.1 British ships, unless the tide holds them; 22.1 Ottawa."""
    if view.side == GB and not view.tide_bars_river:
        return Message("quebec1759-ask-orders-ships")
    if view.board.ottawa in view.blocks:
        return Message("quebec1759-ask-orders-ottawa")
    return Message("quebec1759-ask-orders")


def _picks_prompt(view: View1759) -> Message:
    origin = zone_name(own_order(view).origin)
    left, ends = picks.picks_left(view), picks.ends_left(view)
    to = zone_name(ends[0]) if len(ends) == 1 else "several"
    return Message("quebec1759-ask-picks", {"blocks": left, "origin": origin, "to": to})


def _raid_prompt(view: View1759) -> Message:
    return Message("quebec1759-ask-raid-hits", {"hits": view.raid.hits if view.raid else 0})


def _answer_prompt(view: View1759) -> Message:
    """Without light troops there is nothing to choose, which the French can't know."""
    can = ottawa.refuse_answer(view, a.AnswerRaid(True)) is None
    return Message("quebec1759-ask-answer-raid" if can else "quebec1759-ask-no-answer")


def _militia_prompt(view: View1759) -> Message:
    return Message("quebec1759-ask-send-home", {"blocks": view.militia_due})


_TABLE: Mapping[str, Decision[View1759, Resolution]] = {
    Ask.PLACE: Decision(
        "3.3",
        "quebec1759-awaits-place",
        _place_prompt,
        (setup.offer_placements, setup.offer_end_of_placement),
        {
            Place: step(setup.refuse_placement, place),
            Done: finish(setup.refuse_end_of_placement, setup.end_placement),
        },
    ),
    Ask.ORDERS: Decision(
        "4.2",
        "quebec1759-awaits-orders",
        _orders_prompt,
        (
            orders.offer_parts,
            orders.offer_ships,
            orders.offer_ottawa_order,
            transfers.offer_transfers,
            orders.offer_end,
        ),
        {
            a.Part: Answer(orders.refuse_part, orders.write_part),
            a.Send: Answer(orders.refuse_send, orders.send),
            a.Ships: step(orders.refuse_ships, orders.order_ships),
            a.SendOttawa: step(orders.refuse_ottawa_order, orders.order_ottawa),
            a.Transfer: step(transfers.refuse_transfer, transfers.transfer),
            Done: finish(never, orders.seal_order),
        },
        sealed=True,
    ),
    Ask.PICKS: Decision(
        "9.2",
        "quebec1759-awaits-picks",
        _picks_prompt,
        (picks.offer_picks,),
        {
            a.Pick: step(picks.refuse_pick, picks.pick),
            Done: finish(picks.refuse_end_of_picks, picks.end_picks),
        },
        sealed=True,
    ),
    Ask.MEETING: Decision(
        "11.1",
        "quebec1759-awaits-meeting",
        prompt("quebec1759-ask-meeting"),
        (moves.offer_meeting,),
        {a.MeetAt: Answer(moves.refuse_meeting, moves.choose_meeting)},
    ),
    Ask.VISIT: Decision(
        "22.2",
        "quebec1759-awaits-visit",
        prompt("quebec1759-ask-visit"),
        (ottawa.offer_visit,),
        {a.Visit: Answer(ottawa.refuse_visit, ottawa.visit)},
        standing={"raid": always(a.Visit(RAID)), "scout": always(a.Visit(SCOUT))},
        asked_of=FR,
    ),
    Ask.RAID_HITS: Decision(
        "22.2",
        "quebec1759-awaits-raid-hits",
        _raid_prompt,
        (ottawa.offer_raid_hits,),
        {
            a.TakeRaidHit: step(ottawa.refuse_raid_hit, ottawa.take_raid_hit),
            Done: finish(ottawa.refuse_end_of_raid_hits, ottawa.end_raid_hits),
        },
        standing={"weakest": weakest(), "strongest": strongest()},
        asked_of=GB,
    ),
    Ask.ANSWER_RAID: Decision(
        "22.2",
        "quebec1759-awaits-answer-raid",
        _answer_prompt,
        (ottawa.offer_answer,),
        {a.AnswerRaid: Answer(ottawa.refuse_answer, ottawa.answer_raid)},
        standing={"answer": standing.fire_back_if_able},
        asked_of=GB,
    ),
    Ask.OTTAWA_GO: Decision(
        "22.2",
        "quebec1759-awaits-ottawa-go",
        prompt("quebec1759-ask-ottawa-go"),
        (ottawa.offer_refuge,),
        {a.OttawaGo: Answer(ottawa.refuse_refuge, ottawa.go_away)},
        standing={"friends": standing.go_to_friends},
        asked_of=FR,
    ),
    Ask.SEND_HOME: Decision(
        "20",
        "quebec1759-awaits-send-home",
        _militia_prompt,
        (militia.offer_militia,),
        {a.SendHome: Answer(militia.refuse_quebec, militia.lose_quebec)},
    ),
    Ask.SUPPLY: Decision(
        "21",
        "quebec1759-awaits-supply",
        prompt("quebec1759-ask-supply"),
        (militia.offer_militia,),
        {a.SendHome: Answer(militia.refuse_montreal, militia.lose_montreal)},
    ),
    Ask.NEXT_BATTLE: Decision(
        "11.2",
        "quebec1759-awaits-next-battle",
        prompt("quebec1759-ask-next-battle"),
        (play.offer_next_battle,),
        {a.FightAt: Answer(play.refuse_next_battle, play.choose_next_battle)},
    ),
    **BATTLE_DECISIONS,
}

DECISIONS = Decisions("4.2", _TABLE)
