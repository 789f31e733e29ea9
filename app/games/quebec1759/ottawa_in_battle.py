"""Rule 22.4: the Ottawa come out of a battle as they like, before it begins or when it is over."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.values import Choice, Event, Message, Refusal
from app.engine.words import no
from app.games.quebec1759.battle_actions import OttawaLeave
from app.games.quebec1759.battle_state import FEWEST_FOR_COLUMNS, FIELD, Battle, BattleStage
from app.games.quebec1759.board import FR, GB
from app.games.quebec1759.lines import in_battle
from app.games.quebec1759.losses import lose_block
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Situation
from app.games.quebec1759.view import View1759
from app.games.quebec1759.whereabouts import could_be_among, may_be_at, trace
from app.games.quebec1759.words import zone_name
from app.kit.battle import battle_of
from app.kit.blocks import GONE, army, with_block


class OttawaLeft(Event, frozen=True, tag="ottawa-left"):
    """The Ottawa went from a battle to another zone, or for good if none is free ("")."""

    origin: str
    to: str

    def apply(self, state: Situation) -> Situation:
        board = state.board
        state = in_battle(state, ottawa_out=True)
        if not self.to:
            return lose_block(state, board.ottawa)
        return with_block(state, board.ottawa, at=self.to)


@rule("22.4", "A53")
def may_be_in(state: Situation, battle: Battle) -> bool:
    """Whether the Ottawa may be in the battle, as far as everybody can tell.

    They never attack (22.1): only a French defender can have them, in reserve or in a skirmish.
    """
    ottawa, known = state.blocks[state.board.ottawa], state.ottawa_zones
    if battle.defender != FR or ottawa.at == GONE or battle.ottawa_out:
        return False
    if battle.stage == BattleStage.BEFORE:
        return may_be_at(known, battle.zone) and not sets_up_anyway(state, battle)
    return any(may_be_at(known, state.blocks[b].at) for b in could_be_among(state, battle))


@rule("22.4", "A53")
def sets_up_anyway(state: Situation, battle: Battle) -> bool:
    """Tell, from the numbers, that columns are used even if the Ottawa stand among the blocks.

    The French take them out while they set up, then, and need not be asked before.
    """
    few = FEWEST_FOR_COLUMNS
    return len(army(state, battle.zone, GB)) >= few and len(army(state, battle.zone, FR)) > few


def are_in(state: Situation, battle: Battle) -> bool:
    """Whether the Ottawa are in the battle, or were when the others left it."""
    board = state.board
    at = state.blocks[board.ottawa].at
    return at != GONE and (board.ottawa in battle.posts or at == battle.zone)


def offer_ottawa(view: View1759) -> Iterator[Choice]:
    """Offer to leave everything as it is, and each zone free of British to the Ottawa."""
    board = view.board
    over = battle_of(view).stage == BattleStage.AFTER
    key = "quebec1759-ottawa-stay-after" if over else "quebec1759-ottawa-stay"
    yield Choice(OttawaLeave(), True, label=Message(key))
    for zone in board.zones:
        label = Message("quebec1759-ottawa-go", {"zone": zone_name(zone)})
        target = f"zone:{zone}"
        yield Choice(OttawaLeave(zone), True, f"block:{board.ottawa}", target, label)


def offer_to_take_ottawa_out(view: View1759) -> Iterator[Choice]:
    """Offer a defender who sets up to take the Ottawa out first, as a step."""
    board = view.board
    for zone in board.zones if battle_of(view).ottawa else ():
        yield Choice(OttawaLeave(zone), False, f"block:{board.ottawa}", f"zone:{zone}")


@rule("22.4", "A53")
def refuse_to_take_ottawa_out(view: View1759, action: OttawaLeave) -> Refusal | None:
    """They go before they are set up, or stay until the battle is over."""
    if not action.to:
        return no("22.4", "quebec1759-ottawa-elsewhere")
    waiting = battle_of(view).posts[view.side].get(FIELD, ())
    if not any(block.id == view.board.ottawa for block in waiting):
        return no("22.4", "quebec1759-no-ottawa-here")
    return _refuse_zone(view, action.to)


@rule("22.2", "22.4", "A35", "A52")
def refuse_ottawa(view: View1759, action: OttawaLeave) -> Refusal | None:
    """They go to any zone without British, outside every limit. They must, if left alone with
    British (A35, A52).
    """
    if not action.to:
        must = _must_leave(view) and any(
            _refuse_zone(view, zone) is None for zone in view.board.zones
        )
        return no("22.4", "quebec1759-ottawa-must-go") if must else None
    if not battle_of(view).ottawa:
        return no("22.4", "quebec1759-no-ottawa-here")
    return _refuse_zone(view, action.to)


def _refuse_zone(view: View1759, zone: str) -> Refusal | None:
    board = view.board
    here = view.blocks[board.ottawa].at
    if zone not in board.zones or zone == here:
        return no("22.4", "quebec1759-ottawa-elsewhere")
    if view.zones[zone].army.get(GB):
        return no("22.2", "quebec1759-british-there", zone=zone_name(zone))
    return None


def _must_leave(view: View1759) -> bool:
    """Whether the Ottawa stand alone among British."""
    battle = battle_of(view)
    if not battle.ottawa:
        return False
    here = view.zones[view.blocks[view.board.ottawa].at].army
    return bool(here.get(GB)) and here.get(FR) == 1


@rule("22.4", "A35", "A52")
def ottawa_leave(resolution: Resolution, action: OttawaLeave) -> None:
    """Move the Ottawa away, or keep them; without a zone to go to they are lost."""
    state = resolution.state
    battle = battle_of(state)
    here = state.blocks[state.board.ottawa].at
    if action.to or (are_in(state, battle) and _is_alone_with_british(state, here)):
        resolution.write(OttawaLeft(here, action.to))
        trace(resolution, action.to)


def _is_alone_with_british(state: Situation, zone: str) -> bool:
    return army(state, zone, FR) == [state.board.ottawa] and bool(army(state, zone, GB))
