"""Chapter 12: naval battles in control boxes: one round, and the loser goes to port."""

from collections.abc import Iterator

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.battle_state import HarbourDue, NavalBattle, NavalStage
from app.games.madison.board import other
from app.games.madison.combat.occupying import HarbourOrdered
from app.games.madison.effects import battle_cards, standing
from app.games.madison.events import LeaderReplaced, StepsLost
from app.games.madison.naval.boxes import vacate
from app.games.madison.naval.events import (
    NavalFought,
    NavalRolled,
    NavalStaged,
    ShipLed,
    ShipLossTaken,
    ShipsStruck,
    WinnerRolled,
)
from app.games.madison.naval.strength import modifiers, ships_in
from app.games.madison.position import Position, is_reduced, leaders_at, pieces_at, vessels_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison

LEAST, MOST = -1, 8
"""The ends of the table: totals beyond them are read as these."""
STRIKE_FLEET, STRIKE_LEAD, LOSS_ROLL = "strike_fleet", "strike_lead+1", "loss_roll"
STEPS = {"step1": 1, "step2": 2, STRIKE_LEAD: 1}
"""How many ships each result damages, beside one that strikes."""


def naval_of(position: Position) -> NavalBattle:
    """Return the naval battle under way."""
    if position.naval is None:
        raise AssertionError("no naval battle is being fought")
    return position.naval


def fight_on(resolution: Resolution) -> None:
    """Take the next step of the naval battle under way."""
    naval = naval_of(resolution.state)
    match naval.stage:
        case NavalStage.LEADS:
            _name_leads(resolution, naval)
        case NavalStage.ROLL:
            _roll(resolution, naval)
        case NavalStage.LOSSES:
            _take_losses(resolution, naval)


# 12.32 The lead ships


@rule("12.32", "12.36")
def _name_leads(resolution: Resolution, naval: NavalBattle) -> None:
    """The attacker names the lead ship first; a side is asked if it has a choice, or cards."""
    state = resolution.state
    for side in (naval.attacker, naval.defender):
        if side in naval.leads:
            continue
        ships = ships_in(state, naval, side)
        has_choice = not are_alike(state, ships)
        if battle_cards.open_windows(resolution, side, has_choice=has_choice):
            resolution.ask(side, Ask.LEAD_SHIP)
        else:
            resolution.write(ShipLed(side, standing.best_lead(state, ships)))
        return
    resolution.write(NavalStaged(NavalStage.ROLL))


def are_alike(position: Position, ships: list[str]) -> bool:
    """Whether it makes no difference which of some ships leads, or is damaged."""
    sheets = [position.board.roster[ship] for ship in ships]
    return len({(sheet.kind, sheet.letter) for sheet in sheets}) <= 1


def offer_leads(view: ViewMadison) -> Iterator[Choice]:
    """Offer each ship that may lead, with each battle card that may be played, and without."""
    for ship in ships_in(view, naval_of(view), view.side):
        for card in ("", *battle_cards.offered(view, "")):
            label = battle_cards.label(ship, card) if card else None
            yield Choice(a.Lead(ship, card), True, "" if card else f"block:{ship}", label=label)


@rule("12.32", "12.36")
def refuse_lead(view: ViewMadison, action: a.Lead) -> Refusal | None:
    """A sound ship in the battle, and a battle card that may be played now."""
    if action.block not in ships_in(view, naval_of(view), view.side):
        return no("12.32", "madison-may-not-lead")
    return battle_cards.refuse(view, action.card, "") if action.card else None


def name_lead(resolution: Resolution, side: Side, action: a.Lead) -> None:
    """Name the lead ship, and play the battle card with it."""
    resolution.write(DecisionClosed(side))
    resolution.write(ShipLed(side, action.block))
    if action.card:
        battle_cards.play(resolution, side, action.card)


# 12.2 The roll


@rule("12.2", "12.41")
def _roll(resolution: Resolution, naval: NavalBattle) -> None:
    """Roll a die, add everything and read the table; who strikes is out at once."""
    state = resolution.state
    added = modifiers(state, naval)
    draws = resolution.roll(1)
    total = min(max(faces(draws)[0] + sum(one.drm for one in added), LEAST), MOST)
    row = state.board.tables.naval[total - LEAST]
    result = {naval.attacker: row.attacker, naval.defender: row.defender}
    winner = naval.attacker if row.winner == "attacker" else naval.defender
    losses = {side: STEPS[code] for side, code in result.items() if code in STEPS}
    resolution.write(
        NavalRolled(faces(draws), added, total, result, winner, losses, draws),
    )
    for side, code in result.items():
        _strike(resolution, side, code)
    if result[winner] == LOSS_ROLL:
        rolled = resolution.roll(1)
        count = state.board.tables.winner_losses[faces(rolled)[0] - 1]
        resolution.write(WinnerRolled(winner, count, rolled))
    resolution.write(NavalStaged(NavalStage.LOSSES))


@rule("12.41", "12.6")
def _strike(resolution: Resolution, side: Side, code: str) -> None:
    """Strike with the lead ship, or the fleet, which a lead ship alone is as well."""
    state = resolution.state
    naval = naval_of(state)
    ships = ships_in(state, naval, side)
    if code == STRIKE_FLEET or (code == STRIKE_LEAD and len(ships) == 1):
        box = state.board.lakes[naval.lake].box
        resolution.write(ShipsStruck(side, tuple(vessels_at(state, box, side)), fleet=True))
        _capture(resolution, box, side)
    elif code == STRIKE_LEAD:
        resolution.write(ShipsStruck(side, (naval.leads[side],), fleet=False))


@rule("12.6", "3.42", "A37")
def _capture(resolution: Resolution, box: str, side: Side) -> None:
    """Turn the naval leader of a fleet that struck: another comes, to a port of the lake."""
    state = resolution.state
    for leader in leaders_at(state, box, side):
        back = state.board.roster[leader].back
        if back:
            resolution.write(LeaderReplaced(leader, back, box))


# 12.42 Step losses


@rule("12.42")
def _take_losses(resolution: Resolution, naval: NavalBattle) -> None:
    """The lead ship is damaged first; which others are, their owner chooses where it matters."""
    state = resolution.state
    for side in (naval.attacker, naval.defender):
        count = naval.losses.get(side, 0)
        if not count:
            continue
        ships = ships_in(state, naval, side)
        if not ships:
            resolution.write(ShipLossTaken(side, count))
        elif naval.leads[side] in ships:
            _damage(resolution, side, naval.leads[side])
        elif len(ships) <= count or are_alike(state, ships):
            _damage(resolution, side, ships[0])
        else:
            resolution.ask(side, Ask.SHIP_LOSS)
        return
    _end(resolution, naval)


def _damage(resolution: Resolution, side: Side, ship: str) -> None:
    resolution.write(StepsLost((ship,), (), "12.42"))
    resolution.write(ShipLossTaken(side, 1))


def offer_losses(view: ViewMadison) -> Iterator[Choice]:
    """Offer the ships that may be damaged."""
    for ship in ships_in(view, naval_of(view), view.side):
        yield Choice(a.Lose(ship), True, f"block:{ship}")


@rule("12.42")
def refuse_loss(view: ViewMadison, action: a.Lose) -> Refusal | None:
    """A sound ship in the battle."""
    if action.block in ships_in(view, naval_of(view), view.side):
        return None
    return no("12.42", "madison-no-sound-ship")


def take_loss(resolution: Resolution, side: Side, action: a.Lose) -> None:
    """Damage a ship."""
    resolution.write(DecisionClosed(side))
    _damage(resolution, side, action.block)


@rule("12.2", "12.42", "12.51", "12.52", "A47")
def _end(resolution: Resolution, naval: NavalBattle) -> None:
    """The loser, and whoever is damaged, goes to port; sound ships of the winner stay.

    A47 Who loses the last sound ship in the box loses the lake at once.
    """
    state = resolution.state
    box = state.board.lakes[naval.lake].box
    resolution.write(NavalFought(naval.lake, naval.winner, box))
    loser = other(naval.winner)
    for side in (loser, naval.winner):
        pieces = pieces_at(state, box, side)
        if side == naval.winner and ships_in(state, naval, side):
            pieces = [piece for piece in pieces if is_reduced(state, piece)]
        if pieces:
            due = HarbourDue(side, tuple(pieces), box, naval.lake)
            resolution.write(HarbourOrdered(due))
    vacate(resolution, (naval.lake,))


def prompt(view: ViewMadison) -> Message:
    """Return the question for the lead ship."""
    return Message("madison-ask-lead-ship", {"lake": f"@madison-lake-{naval_of(view).lake}"})
