"""Chapters 3.2, 7.1 and 11: what follows what, and who is asked."""

from typing import Any

from app.engine.resolution import DecisionClosed, DecisionOpened, PhaseBegan
from app.games.liberty import exchange, phases, play
from tests.games.liberty.umpire.battles import may_act
from tests.games.liberty.umpire.fire import exposed, is_undecided, ready
from tests.games.liberty.umpire.notes import Checks, Notes
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import AM, ATLANTIC, BLOCKS, CARDS, FOE, GB, POOL, PRISON
from tests.games.liberty.umpire.winter import owes_france, starves, winner_of_year

TURN = {
    0: ("cards", "weather", "first", "second", "battles"),
    1: ("cards", "first", "weather", "second", "battles"),
    2: ("cards", "first", "second", "weather", "battles"),
}
"""3.3, 4.0: the phases of a turn by how many play supply, which comes before the weather."""
NEXT = {
    "battles": "turn-end",
    "turn-end": "victory",
    "victory": "france",
    "france": "disband",
    "disband": "attrition",
    "attrition": "exchange",
    "exchange": "year-end",
}


def phase_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """3.2, 11: each phase once, in the order of the rules, when the one before is done."""
    assert event.phase == next_phase(notes)
    assert not notes.fight
    match notes.phase:
        case "cards":
            assert notes.turn.first
        case "weather":
            assert notes.turn.weather
        case "first" | "second":
            assert actions_are_over(notes, before)
            notes.turn.stage, notes.turn.groups, notes.turn.draws = "", set(), 0
        case "battles":
            assert not before.contested()
            assert notes.turn.to_fight == set() or not notes.turn.attackers
        case "turn-end":
            assert notes.number == notes.turns_of_year
            assert not any(notes.hands.values())
        case "victory":
            assert winner_of_year(notes, before) is None
        case "france":
            assert not owes_france(notes)
        case "disband":
            assert notes.winter == [GB, AM]
            assert not any(before.here(ATLANTIC, side) for side in (GB, AM))
        case "attrition":
            assert not any(starves(before, side) for side in (GB, AM))
        case "exchange":
            # 11.5: both were asked, unless there was nothing to speak of.
            assert notes.winter == [GB, AM] or not has_prisoners_to_exchange(notes, before)
        case _:
            raise AssertionError(f"{notes.phase} is no phase")
    notes.phase = event.phase
    notes.winter = []
    if notes.phase == "second":
        notes.turn.opening = after


def has_prisoners_to_exchange(notes: Notes, now: Position) -> bool:
    """Whether both hold prisoners, or an offer stands (11.5, A45)."""
    is_offered = notes.offer is not None and notes.offer.open
    return is_offered or all(now.here(PRISON, side) for side in (GB, AM))


def next_phase(notes: Notes) -> str:
    """Return the phase that follows."""
    if notes.phase in NEXT:
        return NEXT[notes.phase]
    supplies = sum(CARDS[card][0] == "supply" for card in notes.turned.values())
    turn = TURN[supplies]
    return turn[turn.index(notes.phase) + 1]


def actions_are_over(notes: Notes, now: Position) -> bool:
    """Whether the mover has done what their card leaves to do (3.2, 5.5, 6.0, A47)."""
    if notes.turn.stage == "marched":
        return notes.actions_left <= 0 or not now.here(POOL, notes.mover)
    return notes.turn.stage == "done"


def actions_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.phase == "second"
    assert not notes.turn.stage


def turn_ended(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """6.0, A11: whose a place is changes now. A45: an offer of prisoners lapses."""
    assert notes.phase == "turn-end"
    assert not after.contested()
    notes.turn.held = after.held()


def decision_opened(notes: Notes, event: Any, before: Position, after: Position) -> None:
    side, ask = event.side, event.ask
    assert not any(side == asked for asked, _ in notes.asked)
    notes.asked.append((side, ask))
    if ask in ("card", "put-back"):
        assert notes.phase in ("cards", "", "year-end")
    elif ask in ("supply", "move", "build", "deploy"):
        asked_to_act(notes, side, ask)
    elif ask in ("disband", "attrition", "exchange"):
        asked_in_winter(notes, before, side, ask)
    else:
        asked_in_battle(notes, before, side, ask)


def exchange_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.phase == "exchange"
    assert not notes.winter
    assert has_prisoners_to_exchange(notes, before)
    notes.seen["exchange in winter"] += 1


def asked_to_act(notes: Notes, side: str, ask: str) -> None:
    """3.2: moves, then builds, or else supply."""
    assert side == notes.mover
    assert bool(notes.turn.weather) == (ask != "supply")
    assert notes.turn.stage == ("" if ask in ("supply", "move") else "marched")
    assert notes.value(side, "supply" if ask == "supply" else "action")
    assert ask != "build" or notes.actions_left > 0


def asked_in_winter(notes: Notes, now: Position, side: str, ask: str) -> None:
    """11.3: the British disband first. 11.4: who can't feed all names losses. 11.5: exchange."""
    assert notes.phase == ask
    if ask in ("disband", "exchange"):
        assert len(notes.asked) == 1
        if side not in notes.winter:
            notes.winter.append(side)
        assert notes.winter in ([GB], [GB, AM])
    else:
        assert starves(now, side)


def asked_in_battle(notes: Notes, now: Position, side: str, ask: str) -> None:
    """7.1, 7.21, 7.32, 7.4, 7.5: who does what in a battle."""
    assert notes.phase == "battles"
    if ask == "order":
        assert side == notes.turn.first
        assert len(notes.turn.attackers) > 1
        return
    fight = notes.battle()
    if ask == "fight":
        assert side == fight.acting
        assert is_undecided(fight, now)
        assert any(may_act(notes, now, block) for block in ready(notes, now))
    elif ask == "take-hit":
        assert side == FOE[BLOCKS[fight.striker].side]
        assert len(exposed(fight, now)) > 1
    else:
        assert (side, ask) == (fight.leaving, fight.stage)


def decision_closed(notes: Notes, event: Any, before: Position, after: Position) -> None:
    [asked] = [entry for entry in notes.asked if entry[0] == event.side]
    notes.asked.remove(asked)
    notes.closed = asked


CHECKS: Checks = {
    PhaseBegan: phase_began,
    DecisionOpened: decision_opened,
    DecisionClosed: decision_closed,
    phases.ActionsBegan: actions_began,
    play.TurnEnded: turn_ended,
    exchange.ExchangeBegan: exchange_began,
}
