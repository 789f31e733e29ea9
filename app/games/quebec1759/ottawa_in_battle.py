"""Rule 22.4: the Ottawa come out of a battle as they like, before it begins or when it is over."""

from collections.abc import Iterator

from app.engine.game import Choice, Message, Refusal, Side
from app.engine.ledger import rule
from app.engine.resolution import Answered, Happening
from app.games.quebec1759.battle_actions import OttawaLeave
from app.games.quebec1759.battle_state import RESERVE, Battle, Stage
from app.games.quebec1759.board import FR, GB, OTTAWA_BLOCK, ZONES
from app.games.quebec1759.lines import battle_of
from app.games.quebec1759.losses import lose_block
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.retreat import shown_battle
from app.games.quebec1759.state import GONE, Situation, army, with_block
from app.games.quebec1759.view import Board1759
from app.games.quebec1759.words import no, zone_name


class OttawaLeft(Happening, frozen=True, tag="ottawa-left"):
    """The Ottawa went from a battle to another zone, or for good if none is free ("")."""

    origin: str
    to: str

    def apply(self, state: Situation) -> Situation:
        if not self.to:
            return lose_block(state, OTTAWA_BLOCK)
        return with_block(state, OTTAWA_BLOCK, at=self.to)


@rule("22.4", "A53")
def may_be_in(state: Situation, battle: Battle) -> bool:
    """Tell whether the Ottawa may be in the battle, as far as everybody can see.

    They never attack (22.1): only a French defender can have them, in reserve or in a skirmish.
    """
    ottawa = state.blocks[OTTAWA_BLOCK]
    if battle.defender != FR or ottawa.at == GONE:
        return False
    if battle.stage == Stage.BEFORE:
        return True
    if battle.skirmish or FR in battle.bared:
        return OTTAWA_BLOCK in battle.posts
    reserve = (b for b, post in battle.posts.items() if post == RESERVE)
    return any(state.blocks[b].side == FR and state.blocks[b].at != GONE for b in reserve)


def are_in(state: Situation, battle: Battle) -> bool:
    """Tell whether the Ottawa are in the battle, or were when the others left it."""
    ottawa = state.blocks[OTTAWA_BLOCK]
    return OTTAWA_BLOCK in battle.posts or ottawa.at == battle.zone


def offer_ottawa(view: Board1759) -> Iterator[Choice]:
    """Offer to leave everything as it is, and each zone free of British to the Ottawa."""
    over = shown_battle(view).stage == Stage.AFTER
    key = "quebec1759-ottawa-stay-after" if over else "quebec1759-ottawa-stay"
    yield Choice(OttawaLeave(), True, label=Message(key))
    for zone in ZONES:
        label = Message("quebec1759-ottawa-go", {"zone": zone_name(zone)})
        target = f"zone:{zone}"
        yield Choice(OttawaLeave(zone), True, f"block:{OTTAWA_BLOCK}", target, label)


@rule("22.2", "22.4", "A35", "A52")
def refuse_ottawa(view: Board1759, action: OttawaLeave) -> Refusal | None:
    """They go to any zone without British, outside every limit. They must, if left alone with
    British (A35, A52).
    """
    if not action.to:
        must = _must_leave(view) and any(_refuse_zone(view, zone) is None for zone in ZONES)
        return no("22.4", "quebec1759-ottawa-must-go") if must else None
    if not shown_battle(view).ottawa:
        return no("22.4", "quebec1759-no-ottawa-here")
    return _refuse_zone(view, action.to)


def _refuse_zone(view: Board1759, zone: str) -> Refusal | None:
    here = view.blocks[OTTAWA_BLOCK].at
    if zone not in ZONES or zone == here:
        return no("22.4", "quebec1759-ottawa-elsewhere")
    if view.zones[zone].army.get(GB):
        return no("22.2", "quebec1759-british-there", zone=zone_name(zone))
    return None


def _must_leave(view: Board1759) -> bool:
    """Tell whether the Ottawa stand alone among British."""
    battle = shown_battle(view)
    if not battle.ottawa:
        return False
    here = view.zones[view.blocks[OTTAWA_BLOCK].at].army
    return bool(here.get(GB)) and here.get(FR) == 1


@rule("22.4", "A35", "A52")
def ottawa_leave(resolution: Resolution, side: Side, action: OttawaLeave) -> None:
    """Let the Ottawa go, or stay; without a zone to go to they are lost."""
    state = resolution.state
    battle = battle_of(state)
    resolution.write(Answered(side))
    here = state.blocks[OTTAWA_BLOCK].at
    if action.to or (are_in(state, battle) and _is_alone_with_british(state, here)):
        resolution.write(OttawaLeft(here, action.to))


def _is_alone_with_british(state: Situation, zone: str) -> bool:
    return army(state, zone, FR) == [OTTAWA_BLOCK] and bool(army(state, zone, GB))
