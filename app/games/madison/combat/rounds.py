"""Chapters 10.1 to 10.6: rounds of land combat, from the lead units to the retreat."""

from collections.abc import Iterator

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.battle_state import Battle, RetreatDue, Round
from app.games.madison.board import LANDING, LEADER, NORTH_WEST_COMPANY, SIDES, other
from app.games.madison.combat.events import (
    AFTER_ROUND,
    BattleBegan,
    BattleFought,
    BattleStaged,
    LossTaken,
    RetreatOrdered,
    RoundBegan,
    RoundRolled,
)
from app.games.madison.combat.leads import battle_of, name_leads
from app.games.madison.combat.losses import are_alike, lose_steps, loss_candidates
from app.games.madison.combat.occupying import chase_vessels, occupy
from app.games.madison.combat.odds import (
    leaders_in,
    modifiers,
    units_in,
)
from app.games.madison.effects import battle_cards, reactions
from app.games.madison.events import PiecesRemoved
from app.games.madison.forts import defending_fort
from app.games.madison.position import Position, is_reduced
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask, Phase
from app.games.madison.view import ViewMadison

LEAST, MOST = 2, 12
"""The ends of the table: totals beyond them are read as these (A4)."""


@rule("10.1", "10.21")
def begin_battle(resolution: Resolution, at: str, attackers: tuple[str, ...]) -> None:
    """Begin a battle of these attackers against everybody in a space."""
    resolution.write(BattleBegan(battle_in(resolution.state, at, attackers)))


def battle_in(position: Position, at: str, attackers: tuple[str, ...]) -> Battle:
    """Return a battle as it begins: of these attackers against everybody in a space."""
    side = position.blocks[attackers[0]].side
    moved = position.play.moved if position.play else {}
    paths = {piece: moved[piece] for piece in attackers if piece in moved}
    return Battle(
        at=at,
        attacker=side,
        defender=other(side),
        attackers=attackers,
        came={piece: one.path[-2] for piece, one in paths.items()},
        ways={piece: one.way for piece, one in paths.items()},
        has_fort=defending_fort(position, at) is not None,
    )


def fight_on(resolution: Resolution) -> None:
    """Take the next step of the round."""
    battle = battle_of(resolution.state)
    match battle.stage:
        case Round.LEADS:
            name_leads(resolution, battle)
        case Round.ROLL:
            _roll(resolution, battle)
        case Round.LOSSES:
            _take_losses(resolution, battle)
        case Round.AFTER:
            _after_round(resolution)
        case Round.SETTLE:
            _settle(resolution, battle)
        case Round.OVER:
            _end(resolution, battle)


@rule("10.21", "2.77", "A4")
def _roll(resolution: Resolution, battle: Battle) -> None:
    """Roll two dice, add everything, and read the table."""
    if battle_cards.before_roll(resolution):
        return
    state = resolution.state
    added = modifiers(state, battle)
    draws = resolution.roll(2)
    total = sum(faces(draws)) + sum(one.drm for one in added)
    total = min(max(total, LEAST), MOST)
    result = _result(state, battle, state.board.tables.land[total - LEAST])
    losses = _losses(battle, result)
    resolution.write(RoundRolled(faces(draws), added, total, result, losses, draws))


@rule("2.77", "10.51")
def _result(position: Position, battle: Battle, code: str) -> str:
    """Read a code: a 9 throws the attacker back at a fort; one unit each don't both die."""
    if code == "DR9":
        return "AR" if battle.has_fort else "DR"
    if code == "EX":
        alone = [units_in(position, battle, side) for side in SIDES]
        dying = all(len(units) == 1 and position.blocks[units[0]].cv == 1 for units in alone)
        return "AR" if dying else "EX"
    return code


@rule("10.51")
def _losses(battle: Battle, result: str) -> dict[Side, int]:
    """Return how many steps a result costs each side."""
    if result == "EX":
        return {battle.attacker: 1, battle.defender: 1}
    kind, _, steps = result.partition("-")
    side = battle.attacker if kind == "AR" else battle.defender
    return {side: int(steps)} if steps else {}


@rule("10.32", "10.51", "10.52", "A20")
def _take_losses(resolution: Resolution, battle: Battle) -> None:
    """The lead units lose first; who else does, their owner chooses where it matters."""
    state = resolution.state
    for side in (battle.attacker, battle.defender):
        if not battle.losses.get(side):
            continue
        lead, units = battle.leads.get(side, ""), units_in(state, battle, side)
        if lead in units and battle.losses[side] == _losses(battle, battle.result)[side]:
            _lose(resolution, side, lead)
        elif not units:
            resolution.write(LossTaken(side, battle.losses[side]))
        elif are_alike(state, candidates := loss_candidates(state, units)):
            _lose(resolution, side, candidates[0])
        else:
            resolution.ask(side, Ask.LOSS)
        return
    resolution.write(BattleStaged(Round.AFTER))


def _lose(resolution: Resolution, side: Side, unit: str) -> None:
    lose_steps(resolution, (unit,), "10.51")
    resolution.write(LossTaken(side, 1))


def offer_losses(view: ViewMadison) -> Iterator[Choice]:
    """Offer the units that may take the next step loss."""
    battle = battle_of(view)
    for unit in loss_candidates(view, units_in(view, battle, view.side)):
        yield Choice(a.Lose(unit), True, f"block:{unit}")


@rule("10.52")
def refuse_loss(view: ViewMadison, action: a.Lose) -> Refusal | None:
    """Full units lose before reduced ones."""
    battle = battle_of(view)
    if action.block in loss_candidates(view, units_in(view, battle, view.side)):
        return None
    return no("10.52", "madison-full-units-first")


def take_loss(resolution: Resolution, side: Side, action: a.Lose) -> None:
    """Take a step from a unit."""
    resolution.write(DecisionClosed(side))
    _lose(resolution, side, action.block)


def _after_round(resolution: Resolution) -> None:
    """Open the window after the round for both sides, then see who must retreat."""
    play = resolution.state.play
    if play is not None:
        for side in (play.side, other(play.side)):
            if reactions.open_window(resolution, AFTER_ROUND, side):
                return
    resolution.write(BattleStaged(Round.SETTLE))


@rule("10.51", "10.61", "10.63")
def _settle(resolution: Resolution, battle: Battle) -> None:
    """Who must retreat does so; with full units on both sides there is another round."""
    state = resolution.state
    retreats = _who_retreats(state, battle)
    if not retreats:
        resolution.write(RoundBegan(battle.round + 1))
        return
    resolution.write(BattleStaged(Round.OVER, retreats))
    _order(resolution, battle, retreats)


@rule("10.51", "10.61", "10.63", "10.9")
def _who_retreats(position: Position, battle: Battle) -> Side:
    """Return who must retreat, "" for nobody: by the result, or since no full unit is left.

    10.9 Leaders whose units are all lost retreat alone.
    """
    if battle.result.startswith("AR"):
        return battle.attacker
    if battle.result.startswith("DR"):
        return battle.defender
    for side in (battle.attacker, battle.defender):
        if all(is_reduced(position, unit) for unit in units_in(position, battle, side)):
            return side
    return ""


@rule("10.7", "10.72", "10.73", "11.53")
def _order(resolution: Resolution, battle: Battle, side: Side) -> None:
    """Order the retreat of a side's units and leaders: attackers by where they came from."""
    state = resolution.state
    if state.phase == Phase.FIGHT_IN and side == battle.attacker:
        _lose_arrivals(resolution, battle)
        return
    leaders = [
        leader
        for leader in leaders_in(state, battle, side)
        if state.board.roster[leader].kind == LEADER
    ]
    pieces = (*units_in(state, battle, side), *leaders)
    if side == battle.defender:
        barred = tuple(sorted({*battle.came.values()}))
        if pieces:
            due = RetreatDue(side, pieces, battle.at, "dr", barred)
            resolution.write(RetreatOrdered(due))
        return
    groups: dict[tuple[str, bool], list[str]] = {}
    for piece in pieces:
        key = battle.came.get(piece, ""), battle.ways.get(piece) == LANDING
        groups.setdefault(key, []).append(piece)
    for (home, water), group in sorted(groups.items()):
        by_water = water and group != [NORTH_WEST_COMPANY]
        due = RetreatDue(side, tuple(group), battle.at, "ar", (), home, by_water)
        resolution.write(RetreatOrdered(due))


@rule("14.32")
def _lose_arrivals(resolution: Resolution, battle: Battle) -> None:
    """Remove reinforcements that fought for their space of arrival, and must retreat from it."""
    state = resolution.state
    beaten = tuple(p for p in battle.attackers if state.blocks[p].at == battle.at)
    if beaten:
        resolution.write(PiecesRemoved(beaten, "14.32"))


@rule("9.61", "10.1")
def _end(resolution: Resolution, battle: Battle) -> None:
    """The battle is over: the side that is left holds the space, with what stood in it."""
    state = resolution.state
    winner = battle.defender if battle.retreats == battle.attacker else battle.attacker
    resolution.write(BattleFought(battle.at, winner))
    battle_cards.after_battle(resolution, battle, winner)
    if winner == battle.attacker:
        occupy(resolution, battle.at, winner)
    elif units_in(state, battle, winner):
        # 9.61 Vessels that landed troops can't stay among those who beat these.
        chase_vessels(resolution, battle.at, battle.attacker)
