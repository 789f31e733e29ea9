"""Chapters 10.3 and 10.43: the lead units of a round, and the battle cards that come with them."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.battle_state import Battle, Round
from app.games.madison.combat.events import BattleStaged, LeadNamed
from app.games.madison.combat.losses import are_alike
from app.games.madison.combat.odds import lead_candidates
from app.games.madison.effects import battle_cards, standing
from app.games.madison.position import Position
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from app.games.madison.words import place_name


def battle_of(position: Position) -> Battle:
    """Return the land battle under way."""
    if position.battle is None:
        raise AssertionError("no battle is being fought")
    return position.battle


@rule("10.31", "10.43", "10.62")
def name_leads(resolution: Resolution, battle: Battle) -> None:
    """The attacker names the lead unit first; a side is asked if it has a choice, or cards."""
    state = resolution.state
    for side in (battle.attacker, battle.defender):
        if side in battle.leads:
            continue
        candidates = lead_candidates(state, battle, side)
        has_choice = not are_alike(state, candidates)
        if battle_cards.open_windows(resolution, side, has_choice=has_choice):
            resolution.ask(side, Ask.LEAD)
        else:
            resolution.write(LeadNamed(side, standing.best_lead(state, candidates)))
        return
    resolution.write(BattleStaged(Round.ROLL))


def offer_leads(view: ViewMadison) -> Iterator[Choice]:
    """Offer each unit that may lead, with each battle card that may be played, and without."""
    battle = battle_of(view)
    for unit in lead_candidates(view, battle, view.side):
        for card in ("", *battle_cards.offered(view, unit)):
            label = battle_cards.label(unit, card) if card else None
            subject = "" if card else f"block:{unit}"
            yield Choice(a.Lead(unit, card), True, subject, label=label)


@rule("10.31", "10.32")
def refuse_lead(view: ViewMadison, action: a.Lead) -> Refusal | None:
    """A unit that may lead, and a battle card that may be played now."""
    if action.block not in lead_candidates(view, battle_of(view), view.side):
        return no("10.32", "madison-may-not-lead")
    return battle_cards.refuse(view, action.card, action.block) if action.card else None


def name_lead(resolution: Resolution, side: Side, action: a.Lead) -> None:
    """Name the lead unit, and play the battle card with it."""
    resolution.write(DecisionClosed(side))
    resolution.write(LeadNamed(side, action.block))
    if action.card:
        battle_cards.play(resolution, side, action.card)


def lead_prompt(view: ViewMadison) -> Message:
    """Return the question for the lead unit."""
    battle = battle_of(view)
    return Message("madison-ask-lead", {"at": place_name(battle.at), "round": battle.round})
