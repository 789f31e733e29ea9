"""Battle cards: when they may be played, and what they add to a round (10.43, 8.22, 12.36)."""

import msgspec

from app.engine.chance import NoChance
from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Message, Refusal, Side
from app.engine.words import no
from app.games.madison.battle_state import Battle, Later, Modifier
from app.games.madison.cards import CardUsed
from app.games.madison.combat.odds import lead_candidates
from app.games.madison.effects import evaluator, running
from app.games.madison.effects.cases import Case, Known, hand_count, may_be_out
from app.games.madison.effects.conditions import are_met
from app.games.madison.effects.events import (
    BattleArmed,
    BattleCardPlayed,
    BattleChanged,
    OperationBegan,
)
from app.games.madison.effects.operations_battle import BATTLE_OPS, FIRST, SURE, in_battle
from app.games.madison.effects.sheets import Op, is_for, op_at, paths_of, side_meant
from app.games.madison.effects.standing import BATTLE, LEAD, open_window, passes
from app.games.madison.operations.stages import WindowOpened
from app.games.madison.play_state import Play, Run, Use
from app.games.madison.position import Position
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase, Situation
from app.games.madison.view import ViewMadison
from app.games.madison.words import card_name, piece_name

COMBINED = "combine_leaders"
"""The operation that is in force in all battles of an activation, not in a round alone."""
RAID = "attack_from"
"""The operation by which a force crosses to attack, and that adds to its first roll."""
AFTER = running.AFTER


@rule("10.43", "16.1")
def is_window_open(position: Known, side: Side) -> bool:
    """Whether a side may have a battle card for this round, as far as everybody knows."""
    if not _is_time_for_cards(position) or not hand_count(position, side):
        return False
    deck = [card for card in position.board.cards if may_be_out(position, card)]
    leads = _possible_leads(position, side)
    return any(_fits(position, side, card, lead) for card in deck for lead in leads)


@rule("14.31", "16.1")
def _is_time_for_cards(position: Known) -> bool:
    """Whether battle cards are played: in card plays, and by reinforcements that fight."""
    if position.phase == Phase.ACTION:
        return position.play is not None
    return position.phase == Phase.FIGHT_IN


def open_windows(resolution: Resolution, side: Side, *, has_choice: bool) -> bool:
    """Open a round's windows to a side; False when it has nothing to say or standing orders answer.

    `has_choice`: it matters who leads. Who is asked for a battle card names the lead with it, so
    that an order for cards alone spares no question, and must not show.
    """
    state = resolution.state
    if is_window_open(state, side):
        if has_choice and not passes(state, LEAD, side):
            resolution.write(WindowOpened(side, BATTLE, asked=True))
            return True
        if open_window(resolution, BATTLE, side):
            return True
    return has_choice and open_window(resolution, LEAD, side)


def _possible_leads(position: Known, side: Side) -> list[str]:
    battle = position.battle
    if battle is None:
        return [""]
    return lead_candidates(position, battle, side) or [""]


@rule("10.43", "8.27", "8.22", "A24")
def _fits(position: Known, side: Side, card: str, lead: str) -> bool:
    """Whether a card may be played in this round with this lead unit, by what everybody sees."""
    sheet = position.board.cards[card]
    if BATTLE not in sheet.kinds or not is_for(sheet, side):
        return False
    battle = position.battle
    if battle is not None and battle.round > 1 and _is_for_first(sheet.ops):
        return False
    case = Case(position, side, card, lead, use=BATTLE)
    if not are_met(case, sheet.when) or not evaluator.does_something(case):
        return False
    return not _stands_for_card(position, side, lead)


def _is_for_first(ops: tuple[Op, ...]) -> bool:
    """Whether a card can be played in the first round alone."""
    return any(op.get("rounds") == FIRST for op in ops)


@rule("8.22")
def _stands_for_card(position: Known, side: Side, lead: str) -> bool:
    """Whether the operations card that led to this battle is its side's battle card already."""
    play, battle = position.play, position.battle
    if play is None or battle is None or play.use != Use.OPERATIONS or battle.round > 1:
        return False
    sheet = position.board.cards[play.card]
    if play.side != side or battle.attacker != side or BATTLE not in sheet.kinds:
        return False
    return are_met(Case(position, side, play.card, lead, use=Use.OPERATIONS), sheet.when)


def offered(view: ViewMadison, lead: str) -> tuple[str, ...]:
    """List the cards of the viewer's hand that may be played in this round with a lead unit."""
    if not _is_time_for_cards(view):
        return ()
    return tuple(card for card in view.cards.hand if _fits(view, view.side, card, lead))


def label(unit: str, card: str) -> Message:
    """Return what a button says that names a lead unit and plays a card."""
    return Message("madison-lead-with", {"unit": piece_name(unit), "card": card_name(card)})


@rule("10.43")
def refuse(view: ViewMadison, card: str, lead: str) -> Refusal | None:
    """Return why a card can't be played in this round."""
    return None if card in offered(view, lead) else no("10.43", "madison-no-battle-card")


@rule("10.43", "8.25")
def play(resolution: Resolution, side: Side, card: str) -> None:
    """Play a battle card for this round."""
    resolution.write(CardUsed(side, card, BATTLE))
    resolution.write(BattleCardPlayed(side, card))
    _run(resolution, side, card, BATTLE)


def _run(resolution: Resolution, side: Side, card: str, use: str) -> None:
    """Put in force what a card gives to this round; what waits for the end is kept for then."""
    state = resolution.state
    sheet = state.board.cards[card]
    case = Case(state, side, card, use=use)
    later: list[Later] = []
    now: list[str] = []
    for path, op in paths_of(sheet):
        if "on" in op or op["op"] == "may_return":
            about = side_meant(op.get("side", "self"), side)
            hit = state.blocks[op["leader"]].side if "leader" in op else about
            later.append(Later(side, card, path, in_battle(case, hit)))
        elif use == BATTLE or op["op"] in BATTLE_OPS:
            now.append(path)
    if later:
        resolution.write(BattleChanged(card, later=tuple(later)))
    running.begin(resolution, Run(card, side, use, tuple(now)))


@rule("8.22", "8.27")
def before_roll(resolution: Resolution) -> bool:
    """Put in force what the card play gives to this round; False when that has been done.

    An operations card gives it to the first round of each battle that it leads to, if its
    conditions hold there, and is its side's battle card then; an event that moves a force likewise.
    """
    state = resolution.state
    play_, battle = state.play, state.battle
    if battle is None or battle.armed:
        return False
    resolution.write(BattleArmed())
    if play_ is None or battle.attacker != play_.side:
        return True
    if battle.round > 1:
        _combine_again(resolution, play_)
        return True
    lead = battle.leads.get(play_.side, "")
    case = Case(state, play_.side, play_.card, lead, use=play_.use)
    if play_.use == Use.EVENT:
        _add_of_raid(resolution, battle, play_.card)
        _run(resolution, play_.side, play_.card, Use.OPERATIONS)
    elif play_.use == Use.OPERATIONS and _holds(case) and play_.side not in battle.cards:
        if BATTLE in state.board.cards[play_.card].kinds:
            resolution.write(BattleCardPlayed(play_.side, play_.card))
        _run(resolution, play_.side, play_.card, Use.OPERATIONS)
    return True


def is_fought_by_card(position: Position) -> bool:
    """Whether the card that is played gives anything to the battles that it leads to."""
    card = position.board.cards.get(position.play.card) if position.play else None
    return card is not None and any(op["op"] in (*SURE, RAID) for op in card.ops)


@rule("8.22", "10.45")
def foreseen(position: Situation, battle: Battle, lead: str) -> Battle:
    """Return a battle as the card play will have changed it by its next roll, under a lead unit.

    What is rolled for or picked is left out, and so is what the defenders' cards may add.
    """
    led = msgspec.structs.replace(battle, leads={battle.attacker: lead})
    resolution = Resolution(replaced(position, battle=led), NoChance())
    before_roll(resolution)
    while len(resolution.state.runs) > len(position.runs):
        run = resolution.state.runs[-1]
        if not run.todo or op_at(position.board, run.card, run.todo[0])["op"] in SURE:
            running.go_on(resolution)
        else:
            resolution.write(OperationBegan(run.todo[0]))
    if resolution.state.battle is None:
        raise AssertionError("the battle is over before it is rolled")
    return msgspec.structs.replace(resolution.state.battle, leads=battle.leads)


def _combine_again(resolution: Resolution, play_: Play) -> None:
    """Add the modifiers of leaders together in every round of the battles of an operations card."""
    state = resolution.state
    sheet = state.board.cards.get(play_.card)
    if play_.use != Use.OPERATIONS or sheet is None:
        return
    paths = tuple(path for path, op in paths_of(sheet) if op["op"] == COMBINED)
    if paths and _holds(Case(state, play_.side, play_.card, use=play_.use)):
        running.begin(resolution, Run(play_.card, play_.side, play_.use, paths))


def _holds(case: Case) -> bool:
    return are_met(case, case.position.board.cards[case.card].when)


def _add_of_raid(resolution: Resolution, battle: Battle, card: str) -> None:
    """Add what the event gives to those who crossed by it, in their first round."""
    for op in resolution.state.board.cards[card].ops:
        if op["op"] == RAID and battle.at in op["to"] and op["drm"]:
            added = (Modifier("8.27", "card", op["drm"]),)
            resolution.write(BattleChanged(card, extra=added))


@rule("8.27")
def after_battle(resolution: Resolution, battle: Battle, winner: Side) -> None:
    """Carry out what cards wait with until the battle is over; it has been taken off the state."""
    happened = {
        "defender_loses": winner == battle.attacker,
        "attacker_retreats": battle.retreats == battle.attacker,
        "may_return": winner == battle.attacker,
    }
    for one in reversed(battle.later):
        op = op_at(resolution.state.board, one.card, one.path)
        if happened[op.get("on", op["op"])]:
            run = Run(one.card, one.side, AFTER, (one.path,), among=one.among)
            running.begin(resolution, run)
