"""The Commander of Mr. Madison's War in words: for whom and for which space a choice is."""

from app.engine.values import Choice, Message
from app.games.madison import actions as a
from app.games.madison.board import NAVAL_LEADER
from app.games.madison.commander_at_sea import fleet_gain, naval_leaders, sortie, sortie_gain
from app.games.madison.commander_forces import (
    intent,
    place_of_force,
    raid_of_units,
    raids_by_leader,
)
from app.games.madison.commander_odds import held_by_enemy
from app.games.madison.commander_raids import NOTHING, Raid
from app.games.madison.control import controller, value_of
from app.games.madison.play_state import Use
from app.games.madison.position import play_of
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from app.games.madison.words import lake_name, piece_name, place_name

LED = (Use.LEADER, Use.OPERATIONS)


def because(view: ViewMadison, choice: Choice) -> Message | None:
    """Return who is to go where by a choice; None where no march is behind it."""
    action = choice.action
    match action:
        case a.UseCard(use=use) if view.ask == Ask.PLAY:
            value = view.board.cards[action.card].value
            return _of_card(view, use, value)
        case a.NameLeader(alone=False):
            return _of_leader(view, action.leader)
        case a.Take() if view.ask == Ask.FORCE and play_of(view).use == Use.UNITS:
            return _of_units(view, view.board.cards[play_of(view).card].value)
        case a.March() if view.ask == Ask.MOVE:
            return _on_the_way(view, action.to)
        case _:
            return None


def _of_card(view: ViewMadison, use: str, value: int) -> Message | None:
    if use == Use.UNITS:
        return _of_units(view, value)
    if use == Use.CAMPAIGN:
        return _of_two(view)
    roster = view.board.roster
    able = [who for who in _worth_most(view) if roster[who].command <= value]
    return _of_leader(view, able[0]) if use in LED and able else None


def _worth_most(view: ViewMadison) -> list[str]:
    """List the leaders who have a march or a lake to win, the best first."""
    worth = {who: raid.worth for who, raid in raids_by_leader(view).items()}
    worth |= {who: fleet_gain(view, who) for who in naval_leaders(view)}
    return sorted((who for who in worth if worth[who] > 0), key=lambda who: -worth[who])


def _of_leader(view: ViewMadison, leader: str) -> Message | None:
    own = view.blocks[leader]
    if own.kind == NAVAL_LEADER:
        return _of_fleet(view, own.at, leader) if fleet_gain(view, leader) else None
    raid = raids_by_leader(view).get(leader, NOTHING)
    if not raid.worth:
        return None
    who = {"leader": piece_name(leader), "from": place_name(raid.root)}
    return Message("madison-because-led", {**who, **_end_of(view, raid)})


def _of_units(view: ViewMadison, value: int) -> Message | None:
    raid = raid_of_units(view, value)
    if sortie_gain(view, value) > raid.worth:
        return _of_fleet(view, view.blocks[sortie(view, value)[0]].at)
    if not raid.worth:
        return None
    count = len(raid.company)
    unit = piece_name(raid.company[0])
    who = {"unit": unit, "from": place_name(raid.root)}
    return Message("madison-because-units", {"count": count, **who, **_end_of(view, raid)})


def _of_fleet(view: ViewMadison, at: str, leader: str = "") -> Message:
    params = {
        "leader": piece_name(leader) if leader else "none",
        "from": place_name(at),
        "lake": lake_name(view.board.lake_at(at)),
    }
    return Message("madison-because-fleet", params)


def _of_two(view: ViewMadison) -> Message | None:
    """Name the two marches of a Campaign, which begin in different spaces (8.7)."""
    raids = sorted(raids_by_leader(view).items(), key=lambda one: one[1], reverse=True)
    first, one = raids[0] if raids else ("", NOTHING)
    later = [(who, raid) for who, raid in raids if raid.root != one.root and raid.worth]
    if not one.worth or not later:
        return _of_leader(view, first) if first else None
    second, other = later[0]
    params = {
        "leader": piece_name(first),
        "at": place_name(one.end),
        "second": piece_name(second),
        "to": place_name(other.end),
    }
    return Message("madison-because-two", params)


def _on_the_way(view: ViewMadison, to: str) -> Message | None:
    """Name where a march is bound beyond its next space."""
    raid = intent(view)
    is_bound = raid.worth and raid.root == place_of_force(view) and to == raid.to != raid.end
    return Message("madison-because-way", _end_of(view, raid)) if is_bound else None


def _end_of(view: ViewMadison, raid: Raid) -> dict[str, str | int]:
    """Return where a march ends, what it does there, and what the space is worth."""
    at = raid.end
    is_own = controller(view, at) == view.side
    deed = "attack" if at in held_by_enemy(view) else "hold" if is_own else "take"
    return {"deed": deed, "at": place_name(at), "points": 0 if is_own else value_of(view, at)}
