"""Chapter 22: the Ottawa come, raid or scout, and go. What they do in battles is told there."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.actions import AnswerRaid, OttawaGo, TakeRaidHit, Visit
from app.games.quebec1759.board import FR, GB, LEADER, LIGHT_INFANTRY, OTTAWA_GO_AT, RANGERS
from app.games.quebec1759.options import RETURN_FIRE
from app.games.quebec1759.ottawa_events import (
    RAID,
    SCOUT,
    STAY,
    BlocksScouted,
    OttawaCame,
    OttawaRemoved,
    OttawaStayed,
    OttawaWent,
    RaidAnswered,
    RaidFired,
    RaidHitTaken,
    RaidSuffered,
    VisitBegan,
    raid_of,
)
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Ask, Phase, Raid, Situation, order_of, strengths
from app.games.quebec1759.view import View1759, shown_raid
from app.games.quebec1759.whereabouts import narrow, trace
from app.games.quebec1759.words import zone_name
from app.kit.blocks import GONE, army, face_of
from app.kit.turns import Done
from app.kit.views import own_at

RAID_FACTOR = 2
SCOUTED = 4
OTHERS_NEEDED = 10
LIGHT_TROOPS = (LIGHT_INFANTRY, RANGERS)


@rule("22.1", "A33")
def bring_ottawa(resolution: Resolution) -> None:
    """The Ottawa come after all other moves. Among British they raid, scout or stay."""
    zone = order_of(resolution.state, FR).ottawa
    ottawa = resolution.state.blocks[resolution.state.board.ottawa]
    if zone and ottawa.at not in (GONE, zone):
        resolution.write(OttawaCame(ottawa.at, zone))
        trace(resolution, zone)
        if army(resolution.state, zone, GB):
            resolution.write(VisitBegan(zone))
    narrow(resolution)
    resolution.begin(Phase.BATTLES)


@rule("22.2", "22.3", "A34")
def advance_raid(resolution: Resolution) -> None:
    """The next step: hits are taken, fire is returned, the Ottawa go."""
    state = resolution.state
    raid = raid_of(state)
    if not raid.what:
        resolution.ask(FR, Ask.VISIT)
    elif raid.hits:
        _settle_hits(resolution, raid)
    elif not raid.answered:
        _ask_for_answer(resolution, raid)
    else:
        _send_away(resolution, raid.zone)


def offer_visit(view: View1759) -> Iterator[Choice]:
    """Offer to raid, to scout and to stay."""
    own = view.blocks[view.board.ottawa]
    for what in (RAID, SCOUT, STAY):
        params = {"dice": RAID_FACTOR * own.cv} if what == RAID else {}
        yield Choice(Visit(what), True, label=Message(f"quebec1759-visit-{what}", params))


@rule("22.2", "22.3", "A33")
def refuse_visit(view: View1759, action: Visit) -> Refusal | None:
    """Alone among British they raid or scout."""
    if action.what not in (RAID, SCOUT, STAY):
        return no("22.2", "quebec1759-raid-or-scout")
    if action.what == STAY and view.zones[shown_raid(view).zone].army.get(FR) == 1:
        return no("A33", "quebec1759-raid-or-scout")
    return None


@rule("22.2", "22.3")
def visit(resolution: Resolution, side: Side, action: Visit) -> None:
    """Raid with twice their CV in dice, or see up to four blocks drawn at random, or stay."""
    state = resolution.state
    zone = raid_of(state).zone
    resolution.write(DecisionClosed(side))
    if action.what == RAID:
        dice = RAID_FACTOR * state.blocks[state.board.ottawa].cv
        resolution.write(RaidFired(zone, resolution.roll(dice)))
    elif action.what == SCOUT:
        candidates = tuple(army(state, zone, GB))
        blocks, draws = resolution.pick(candidates, min(SCOUTED, len(candidates)))
        resolution.write(BlocksScouted(zone, blocks, candidates, draws))
    else:
        resolution.write(OttawaStayed(zone))


def _settle_hits(resolution: Resolution, raid: Raid) -> None:
    here = army(resolution.state, raid.zone, GB)
    if len(here) > 1:
        resolution.ask(GB, Ask.RAID_HITS)
        return
    while raid_of(resolution.state).hits and resolution.state.blocks[here[0]].at != GONE:
        resolution.write(RaidHitTaken(here[0]))
    _close_hits(resolution)


@rule("22.2")
def _close_hits(resolution: Resolution) -> None:
    """The reduced blocks are shown."""
    state = resolution.state
    raid = raid_of(state)
    shown = tuple(sorted(face_of(state.blocks[block]) for block in raid.reduced))
    resolution.write(RaidSuffered(raid.zone, shown))


def offer_raid_hits(view: View1759) -> Iterator[Choice]:
    """Offer each block in the zone for the next hit, then Done."""
    for block in own_at(view, shown_raid(view).zone):
        label = Message("quebec1759-take-hit")
        yield Choice(TakeRaidHit(block), False, f"block:{block}", label=label)
    yield Choice(Done(), True, label=Message("quebec1759-done-hits-taken"))


@rule("22.2")
def refuse_raid_hit(view: View1759, action: TakeRaidHit) -> Refusal | None:
    """Blocks that were raided take hits, no more than were scored."""
    if action.block not in own_at(view, shown_raid(view).zone):
        return no("22.2", "quebec1759-not-raided")
    return None if shown_raid(view).hits else no("22.2", "quebec1759-no-hits-left")


@rule("22.2")
def refuse_end_of_raid_hits(view: View1759) -> Refusal | None:
    """All hits must be taken, as long as a block is left to take them."""
    raid = shown_raid(view)
    if raid.hits and own_at(view, raid.zone):
        return no("22.2", "quebec1759-hits-left", hits=raid.hits)
    return None


def take_raid_hit(resolution: Resolution, action: TakeRaidHit) -> None:
    """Take one hit on a block."""
    resolution.write(RaidHitTaken(action.block))


def end_raid_hits(resolution: Resolution, side: Side) -> None:
    """Confirm who took the hits."""
    resolution.write(DecisionClosed(side))
    _close_hits(resolution)


@rule("22.2", "A34")
def _ask_for_answer(resolution: Resolution, raid: Raid) -> None:
    """The British may fire back, if light troops can still be there as far as everybody knows."""
    state = resolution.state
    light = [b for b in state.blocks.values() if b.kind in LIGHT_TROOPS and b.at != GONE]
    if light and army(state, raid.zone, GB):
        resolution.ask(GB, Ask.ANSWER_RAID)
    else:
        resolution.write(RaidAnswered(raid.zone))


def offer_answer(view: View1759) -> Iterator[Choice]:
    """Offer to fire back, and to let them go."""
    blocks, everybody = view.blocks, view.options[RETURN_FIRE.key] == "everybody"
    here = own_at(view, shown_raid(view).zone)
    firing = [b for b in here if _answers(blocks[b].kind, everybody=everybody)]
    params = {"dice": sum(blocks[b].cv for b in firing), "blocks": len(firing)}
    yield Choice(AnswerRaid(True), True, label=Message("quebec1759-answer-raid", params))
    yield Choice(AnswerRaid(False), True, label=Message("quebec1759-no-answer"))


@rule("22.2", "A34")
def refuse_answer(view: View1759, action: AnswerRaid) -> Refusal | None:
    """Only light infantry or rangers in the zone let the British fire."""
    here = own_at(view, shown_raid(view).zone)
    if action.fire and not any(view.blocks[block].kind in LIGHT_TROOPS for block in here):
        return no("22.2", "quebec1759-no-light-troops")
    return None


@rule("22.2", "A34")
def answer_raid(resolution: Resolution, side: Side, action: AnswerRaid) -> None:
    """All British of the zone fire at their CV, but for leaders, who roll their dice in battles
    alone (10.3); by option `return_fire` only the light troops among them.
    """
    state = resolution.state
    zone = raid_of(state).zone
    resolution.write(DecisionClosed(side))
    if not action.fire:
        resolution.write(RaidAnswered(zone))
        return
    everybody = state.options[RETURN_FIRE.key] == "everybody"
    here = army(state, zone, GB)
    firing = [b for b in here if _answers(state.blocks[b].kind, everybody=everybody)]
    draws = resolution.roll(sum(state.blocks[b].cv for b in firing))
    shown = tuple(sorted(face_of(state.blocks[block]) for block in firing))
    resolution.write(RaidAnswered(zone, shown, draws))


def _answers(kind: str, *, everybody: bool) -> bool:
    return kind in LIGHT_TROOPS or (everybody and kind != LEADER)


def _refuges(standing: Situation, here: str) -> list[str]:
    return [zone for zone in standing.board.zones if zone != here and not army(standing, zone, GB)]


@rule("22.2", "A52")
def _send_away(resolution: Resolution, zone: str) -> None:
    """They go to any zone without British; without one they are lost."""
    free = _refuges(resolution.state, zone)
    if len(free) > 1:
        resolution.ask(FR, Ask.OTTAWA_GO)
    else:
        _leave_for(resolution, zone, next(iter(free), ""))


def _leave_for(resolution: Resolution, zone: str, to: str) -> None:
    resolution.write(OttawaWent(zone, to))
    trace(resolution, to)


def offer_refuge(view: View1759) -> Iterator[Choice]:
    """Offer every zone to the Ottawa."""
    board = view.board
    for zone in board.zones:
        label = Message("quebec1759-ottawa-refuge", {"zone": zone_name(zone)})
        subject = f"block:{board.ottawa}"
        yield Choice(OttawaGo(zone), True, subject, f"zone:{zone}", label)


@rule("22.2")
def refuse_refuge(view: View1759, action: OttawaGo) -> Refusal | None:
    """No zone with British, and not the one they are in."""
    if action.to not in view.board.zones or action.to == shown_raid(view).zone:
        return no("22.2", "quebec1759-ottawa-must-leave")
    if view.zones[action.to].army.get(GB):
        return no("22.2", "quebec1759-ottawa-british-there", zone=zone_name(action.to))
    return None


def go_away(resolution: Resolution, side: Side, action: OttawaGo) -> None:
    """Leave for the zone."""
    resolution.write(DecisionClosed(side))
    _leave_for(resolution, raid_of(resolution.state).zone, action.to)


@rule("22.5", "A38")
def must_go(state: Situation) -> bool:
    """They are removed at once at 1 CV, or when the other French have less than 10 CV in all."""
    ottawa = state.blocks[state.board.ottawa]
    others = strengths(state)[FR] - ottawa.cv
    return ottawa.at != GONE and (ottawa.cv <= OTTAWA_GO_AT or others < OTHERS_NEEDED)


def check_ottawa(resolution: Resolution) -> bool:
    """Remove the Ottawa if they must go; tell whether they did."""
    if not must_go(resolution.state):
        return False
    at = resolution.state.blocks[resolution.state.board.ottawa].at
    resolution.write(OttawaRemoved(at))
    return True
