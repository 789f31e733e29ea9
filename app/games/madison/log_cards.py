"""The log of what cards do, and of what they leave in force."""

from collections.abc import Iterable

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, with_roll
from app.engine.values import Event, Line
from app.games.madison.board import other
from app.games.madison.effects import events
from app.games.madison.effects.in_force import NO_BUILD, OPEN_LAKE, PIN
from app.games.madison.events import DiceRolled, EffectBegan
from app.games.madison.position import play_of
from app.games.madison.state import Situation
from app.games.madison.words import card_name, lake_name, piece_name, place_name


def _fort(event: events.FortBuilt, before: Situation) -> Iterable[Line]:
    fort = before.board.forts[event.fort]
    yield line_of("2.74", "madison-line-fort", fort.side, at=place_name(fort.at))


def _towns(event: events.TownsDestroyed, before: Situation) -> Iterable[Line]:
    for at in event.towns:
        yield line_of("4.13", "madison-line-town", event.side, at=place_name(at))
    for at in event.bases:
        yield line_of("15.32", "madison-line-base", event.side, at=place_name(at))


def _discarded(event: events.HandDiscarded, before: Situation) -> Iterable[Line]:
    for card in event.cards:
        yield line_of("8.27", "madison-line-discarded-card", event.side, card=card_name(card))


def _turned(event: events.LeaderTurned, before: Situation) -> Iterable[Line]:
    names = {"block": piece_name(event.leader), "by": piece_name(event.by)}
    yield line_of("3.41", "madison-line-turned", before.blocks[event.leader].side, **names)


def _stopped(event: events.ForcesStopped, before: Situation) -> Iterable[Line]:
    play = play_of(before)
    for at in event.forces:
        force = play.forces[at]
        yield line_of("8.31", "madison-line-stopped", play.side, at=place_name(force.at))


def _vessels(event: events.VesselsStopped, before: Situation) -> Iterable[Line]:
    return _stopped(events.ForcesStopped((event.force,)), before)


def _back(event: events.WentBack, before: Situation) -> Iterable[Line]:
    count, to = len(event.pieces), place_name(event.to)
    yield line_of("8.27", "madison-line-went-back", event.side, count=count, to=to)


def _rolled(event: DiceRolled, before: Situation) -> Iterable[Line]:
    if event.why in before.board.cards:
        card = card_name(event.why)
        line = line_of("8.27", "madison-line-rolled-card", event.side, card=card)
        yield with_roll(line, faces(event.draws))


def _began(event: EffectBegan, before: Situation) -> Iterable[Line]:
    effect = event.effect
    if not effect.card:
        return
    side, card = other(effect.side), card_name(effect.card)
    if effect.kind == PIN:
        at = place_name(effect.names[0])
        yield line_of("8.31", "madison-line-effect-pin", side, card=card, at=at)
    elif effect.kind == NO_BUILD:
        on, barred = lake_name(effect.names[0]), f"@side-{effect.side}"
        names = {"card": card, "barred": barred, "lake": on}
        key = "madison-line-effect-no-build"
        yield line_of("8.27", key, side, **names, plays=effect.plays)
    elif effect.kind == OPEN_LAKE:
        on, holder = lake_name(effect.names[0]), f"@side-{effect.side}"
        names = {"card": card, "holder": holder, "lake": on}
        yield line_of("8.27", "madison-line-effect-open-lake", side, **names)
    else:
        yield line_of("8.27", "madison-line-effect", side, card=card)


TELLERS: dict[type[Event], Teller] = {
    events.FortBuilt: _fort,
    events.TownsDestroyed: _towns,
    events.HandDiscarded: _discarded,
    events.LeaderTurned: _turned,
    events.ForcesStopped: _stopped,
    events.VesselsStopped: _vessels,
    events.WentBack: _back,
    DiceRolled: _rolled,
    EffectBegan: _began,
}
