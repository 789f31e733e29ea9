"""What the next roll of a battle depends on, and what the attacks that may be made come to."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.values import Side
from app.games.madison.battle_state import Battle, Forecast, NavalBattle, NavalStage, Round
from app.games.madison.board import LANDING, other
from app.games.madison.combat import odds
from app.games.madison.combat.rounds import battle_in
from app.games.madison.effects import battle_cards
from app.games.madison.events import PiecesMoved, PiecesPlaced
from app.games.madison.naval import strength
from app.games.madison.naval.events import Sailed
from app.games.madison.naval.sailing import cargo_of, fleet_of
from app.games.madison.operations.movement import those_who_came, ways_on
from app.games.madison.play_state import Play
from app.games.madison.position import Position, play_of, units_at, vessels_at
from app.games.madison.reinforcements import blocked_rows
from app.games.madison.state import Ask, Situation


@rule("10.21", "12.31")
def of_battle(state: Situation) -> Forecast | None:
    """Reckon what the roll to come depends on, before lead units and battle cards are named."""
    battle, naval = state.battle, state.naval
    if battle and battle.stage == Round.LEADS:
        return _on_land(state, battle)
    if naval and naval.stage == NavalStage.LEADS:
        return _on_a_lake(state, naval)
    return None


@rule("10.21", "12.31")
def of_attacks(state: Situation) -> dict[str, Forecast]:
    """Reckon the attacks that those in hand may make next, by the place that they enter.

    9.51 Overwhelmed defenders retreat: with them there is no roll to reckon. 9.41 Who is attacked
    decides whether to stand by what the attackers were told.
    """
    play = state.play
    asked = {one.ask for one in state.awaiting}
    if Ask.FIGHT_IN in asked:
        return dict(_of_arrivals(state))
    if play is None:
        return {}
    if play.target and asked & {Ask.EVADE, Ask.REACT}:
        return dict(of_entry(state, play.entering, play.target, play.way))
    if not play.group or Ask.MOVE not in asked:
        return {}
    return dict(_of_group(state, play))


@rule("14.31")
def _of_arrivals(state: Situation) -> Iterator[tuple[str, Forecast]]:
    """Reckon the battles of reinforcements that are asked whether they fight their way in."""
    for waiting in state.awaiting:
        for at, pieces in blocked_rows(state, waiting.side).items():
            entered = PiecesPlaced(pieces, at, "14.31").apply(state)
            battle = battle_in(entered, at, pieces)
            if odds.units_in(entered, battle, battle.attacker):
                yield at, _on_land(entered, battle)


def _of_group(state: Situation, play: Play) -> Iterator[tuple[str, Forecast]]:
    fleet, foe = fleet_of(state, play), other(play.side)
    if not fleet:
        for to, link in ways_on(state, play).items():
            if units_at(state, to, foe):
                yield from of_entry(state, play.group, to, link.kind)
        return
    for to in state.board.waters[state.blocks[fleet[0]].at]:
        yield from of_step_by_water(state, play, to)


def of_step_by_water(state: Situation, play: Play, to: str) -> Iterator[tuple[str, Forecast]]:
    """Reckon the battle in a box, or the landing, that sailing there with those in hand brings."""
    cargo, foe, boxes = cargo_of(state, play), other(play.side), state.board.boxes
    if to in boxes and not cargo and vessels_at(state, to, foe):
        entered = Sailed(play.group, to, 0).apply(state)
        yield to, _on_a_lake(entered, NavalBattle(boxes[to], play.side, foe))
    elif to not in boxes and cargo and units_at(state, to, foe):
        yield from of_entry(state, play.group, to, LANDING)


def of_entry(
    state: Situation, pieces: tuple[str, ...], to: str, way: str
) -> Iterator[tuple[str, Forecast]]:
    """Reckon the battle that would be fought had these counters entered a space."""
    entered = PiecesMoved(pieces, to, way, 0).apply(state)
    battle = battle_in(entered, to, those_who_came(entered, play_of(entered), to))
    units = odds.units_in(entered, battle, battle.attacker)
    if units and not odds.overwhelms(entered, units, to, battle.defender):
        yield to, _on_land(entered, battle)


def _on_land(position: Situation, battle: Battle) -> Forecast:
    """Reckon a roll on land: of what the card adds, what any lead unit brings stands apart."""
    attack = odds.attack_strength(position, odds.units_in(position, battle, battle.attacker))
    defence = odds.defence_strength(position, battle.at, battle.defender)
    fought = {
        lead: battle_cards.foreseen(position, battle, lead)
        for lead in _who_may_lead(position, battle, battle.attacker)
        if battle_cards.is_fought_by_card(position)
    }
    added = {lead: odds.modifiers(position, _unled(one)) for lead, one in fought.items()}
    sums = {lead: sum(one.drm for one in found) for lead, found in added.items()}
    least = min(sums, key=sums.__getitem__, default="")
    led = {lead: drm - sums[least] for lead, drm in sums.items() if drm > sums[least]}
    modifiers = added[least] if least else odds.modifiers(position, _unled(battle))
    own = {
        lead: _class_of(position, fought.get(lead, battle), battle.attacker, lead)
        for lead in _who_may_lead(position, battle, battle.attacker)
    }
    foe = {
        lead: _class_of(position, fought.get(least, battle), battle.defender, lead)
        for lead in _who_may_lead(position, battle, battle.defender)
    }
    return Forecast(attack, defence, modifiers, battle.has_fort, led, own, foe)


def _unled(battle: Battle) -> Battle:
    """Return a battle without its lead units: what they add stands apart."""
    return replace(battle, leads={})


@rule("10.31", "10.32")
def _who_may_lead(position: Position, battle: Battle, side: Side) -> list[str]:
    """List who may lead a side: who is named already, alone."""
    if side in battle.leads:
        return [battle.leads[side]]
    return odds.lead_candidates(position, battle, side)


@rule("10.31")
def _class_of(position: Position, battle: Battle, side: Side, lead: str) -> int:
    return odds.lead_class(position, replace(battle, leads={side: lead}), side)


@rule("12.31", "12.32")
def _on_a_lake(position: Position, naval: NavalBattle) -> Forecast:
    """Reckon a roll on a lake; what the lead ships add stands apart."""
    own, foe = (
        strength.ships_in(position, naval, side) for side in (naval.attacker, naval.defender)
    )
    leads = {
        side: {
            lead: strength.lead_class(position, lead)
            for lead in ([naval.leads[side]] if side in naval.leads else ships)
        }
        for side, ships in ((naval.attacker, own), (naval.defender, foe))
    }
    return Forecast(
        len(own),
        len(foe),
        strength.modifiers(position, replace(naval, leads={})),
        attack_leads=leads[naval.attacker],
        defence_leads=leads[naval.defender],
    )
