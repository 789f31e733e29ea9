"""Which action a gesture on the battle board means, whether it may be done or not."""

from app.engine.values import Action
from app.games.quebec1759 import battle_actions as b
from app.games.quebec1759.board import CROSSING, RIVER, ROAD
from app.games.quebec1759.state import Ask
from app.games.quebec1759.view import View1759
from app.kit.battle import TakeHit


def meant_in_battle(view: View1759, selection: str, target: str) -> list[Action]:
    """List what taking hold of `selection` and pointing at `target` could mean, likeliest first.

    Both are named as in the choices: "block:fr-sar", "column:left", "zone:SF".
    """
    kind, _, subject = selection.partition(":")
    what, _, place = target.partition(":")
    if kind == "block":
        return _meant_with_block(view, subject, what, place)
    if what == "column" and view.ask == Ask.PART:
        return [b.FireNext(place)]
    if what == "zone" and view.ask in (Ask.PART, Ask.ROUT):
        return _meant_retreats(view, place)
    return []


def _meant_with_block(view: View1759, block: str, what: str, place: str) -> list[Action]:
    if what == "zone" and view.ask in (Ask.DEPLOY, Ask.OTTAWA_LEAVE):
        return [b.OttawaLeave(place)] if block == view.board.ottawa else []
    match view.ask:
        case Ask.DEPLOY:
            return [b.Deploy(block, place or "left")]
        case Ask.PART if what != "zone":
            return [b.Reinforce(block, place or "left")]
        case Ask.PART | Ask.ROUT:
            return _meant_retreats(view, place)
        case Ask.TAKE_HITS:
            return [TakeHit(block)]
        case Ask.LEAVE:
            return [b.Leave(block)]
        case _:
            return []


def _meant_retreats(view: View1759, zone: str) -> list[Action]:
    board = view.board
    battle = view.battle
    if battle is None:
        return []
    road = board.road_between(battle.zone, zone) if zone in board.zones else ""
    ways = (road or ROAD, RIVER) if road != CROSSING else (CROSSING, RIVER)
    return [b.Retreat(zone, way) for way in ways]
