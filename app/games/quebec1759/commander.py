"""A simple player of Quebec 1759: it sees a view and choices, and thinks of whole orders.

It sets up in one of several ways and writes one of several orders, by lot, as both sides write
unseen (4.2). What an order is worth it sees from what both sides could have at Abraham in time.
"""

from random import Random

from app.engine.machines import Weigh, weighing
from app.engine.values import Choice, Choices
from app.games.quebec1759 import actions as a
from app.games.quebec1759.board import FR, LEADER, other
from app.games.quebec1759.commander_in_battle import BATTLE_WEIGHTS
from app.games.quebec1759.commander_orders import write_order
from app.games.quebec1759.commander_setup import place_block
from app.games.quebec1759.ottawa_events import RAID, SCOUT
from app.games.quebec1759.state import Ask
from app.games.quebec1759.view import View1759, own_order


def _enemies(view: View1759, zone: str) -> int:
    return view.zones[zone].army.get(other(view.side), 0)


def _weigh_pick(view: View1759, choice: Choice) -> float:
    """The strongest go, but for one that goes alone."""
    action = choice.action
    if not isinstance(action, a.Pick):
        return 100
    own = view.blocks[action.block]
    counts = {(part.to, part.way): part.count for part in own_order(view).parts}
    if counts[action.to, action.way] == 1:
        return -own.cv - (own.kind == LEADER)
    return own.cv


def _weigh_meeting(view: View1759, choice: Choice) -> float:
    """They meet where one defends."""
    action = choice.action
    return float(isinstance(action, a.MeetAt) and action.zone == own_order(view).origin)


def _weigh_visit(_view: View1759, choice: Choice) -> float:
    action = choice.action
    return {RAID: 2.0, SCOUT: 1.0}.get(action.what, 0) if isinstance(action, a.Visit) else 0


def _weigh_refuge(view: View1759, choice: Choice) -> float:
    """The Ottawa go where most of their friends are."""
    action = choice.action
    return view.zones[action.to].army.get(FR, 0) if isinstance(action, a.OttawaGo) else 0


def _weigh_raid_hit(view: View1759, choice: Choice) -> float:
    """Hits go where no block is lost by them."""
    action = choice.action
    return view.blocks[action.block].cv if isinstance(action, a.TakeRaidHit) else 100


def _weigh_answer(_view: View1759, choice: Choice) -> float:
    action = choice.action
    return float(isinstance(action, a.AnswerRaid) and action.fire)


def _weigh_home(view: View1759, choice: Choice) -> float:
    """The weakest militia goes, and none from where a battle is due."""
    action = choice.action
    if not isinstance(action, a.SendHome):
        return 0
    own = view.blocks[action.block]
    return -own.cv - (_enemies(view, own.at) > 0 if own.at in view.board.zones else 0)


def _weigh_next_battle(view: View1759, choice: Choice) -> float:
    action = choice.action
    return float(isinstance(action, a.FightAt) and action.zone == view.board.objective)


WEIGHTS: dict[str, Weigh[View1759]] = {
    Ask.PICKS: _weigh_pick,
    Ask.MEETING: _weigh_meeting,
    Ask.VISIT: _weigh_visit,
    Ask.RAID_HITS: _weigh_raid_hit,
    Ask.ANSWER_RAID: _weigh_answer,
    Ask.OTTAWA_GO: _weigh_refuge,
    Ask.SEND_HOME: _weigh_home,
    Ask.SUPPLY: _weigh_home,
    Ask.NEXT_BATTLE: _weigh_next_battle,
    **BATTLE_WEIGHTS,
}

_weighed = weighing(WEIGHTS)


def command(view: View1759, choices: Choices, rng: Random) -> Choice:
    """Choose what weighs most; an order is drawn by lot."""
    if view.ask == Ask.PLACE:
        return place_block(view, choices, rng)
    if view.ask == Ask.ORDERS:
        return write_order(view, choices, rng)
    return _weighed(view, choices, rng)


OVERLOOKED_BY_RECRUITS = 0.8
"""A set-up asks for every block: what is overlooked for one is often seen for the next."""
