"""How the Commander of Quebec 1759 writes an order: by lot among those that no reply punishes.

Both sides write unseen (4.2), so a habit would be read. Each plan is weighed against each that
the enemy could well make, and the lot falls on a plan as often as is best against them all.
"""

from random import Random

from app.engine.values import Action, Choice, Choices, Side
from app.games.quebec1759 import actions as a
from app.games.quebec1759.board import GB, Board, other
from app.games.quebec1759.commander_field import HALT, Field, Plan, drafted, field_of, plans
from app.games.quebec1759.commander_foresight import outcomes
from app.games.quebec1759.commander_worth import worth
from app.games.quebec1759.orders import DOWN, UP
from app.games.quebec1759.view import View1759
from app.kit.turns import Done

OWN_PLANS = 8
"""How many of one's own plans are weighed against all replies."""
REPLIES = 6
"""How many of the enemy's plans count as replies."""
FANCY = 1.0
"""By how much, in CV, it may take a fancy to a plan: so nearly equal ones are not told by habit."""
ROUNDS = 60
"""How often both sides in turn are thought to learn from what the other chose so far."""
LEARNT = 20
"""After so many rounds what one's own side chooses counts."""


def write_order(view: View1759, choices: Choices, rng: Random) -> Choice:
    """Return the next step of a plan drawn by lot, or the end of the order once all is written.

    What is written already is all that is remembered of the plan: it is drawn anew among those
    that go on from there.
    """
    draft = drafted(view)
    steps = {choice.action: choice for choice in choices.actions}
    going_on = (plan for plan in plans(view, view.side) if _extends(plan, draft))
    own = [plan for plan in going_on if plan != draft and _next_step(plan, draft) in steps]
    plan = _drawn(view, [draft, *own], rng) if own else draft
    return steps[_next_step(plan, draft)]


def _extends(plan: Plan, draft: Plan) -> bool:
    if draft == HALT:
        return True
    if plan.ships != draft.ships or plan.ottawa != draft.ottawa or plan.origin != draft.origin:
        return False
    return all(march in plan.marches for march in draft.marches)


def _next_step(plan: Plan, draft: Plan) -> Action:
    """Return what is to be written next so that a draft becomes a plan, Done if nothing is."""
    if plan.ships and not draft.ships:
        return a.Ships(abs(plan.ships), UP if plan.ships > 0 else DOWN)
    if plan.ottawa and not draft.ottawa:
        return a.SendOttawa(plan.ottawa)
    for march in plan.marches:
        if march not in draft.marches:
            return a.Part(plan.origin, march.to, march.way, march.blocks)
    return Done()


def _drawn(view: View1759, own: list[Plan], rng: Random) -> Plan:
    """Draw a plan from the mixture that does best against an enemy who knows the mixture."""
    board, field, side = view.board, field_of(view), view.side
    threats = _ranked(board, field, other(side), plans(view, other(side)), [HALT])
    replies = _first(threats, REPLIES)
    mine = _first(_ranked(board, field, side, own, [HALT, threats[0]]), OWN_PLANS)
    table = []
    for plan in mine:
        fancy = FANCY * rng.random()
        table.append([fancy + _value(board, field, side, plan, reply) for reply in replies])
    return rng.choices(mine, weights=_mixture(table))[0]


def _ranked(
    board: Board, field: Field, side: Side, found: list[Plan], replies: list[Plan]
) -> list[Plan]:
    """Sort plans of a side by what they come to against these replies, the best first."""

    def total(plan: Plan) -> float:
        return sum(_value(board, field, side, plan, reply) for reply in replies)

    return sorted(found, key=total, reverse=True)


def _first(ranked: list[Plan], number: int) -> list[Plan]:
    """List so many of the best plans, and to do nothing, which may be better than it looks."""
    return ranked[:number] + [plan for plan in ranked[number:] if plan == HALT]


def _value(board: Board, field: Field, side: Side, plan: Plan, reply: Plan) -> float:
    """Return what a plan comes to for its side, against a reply."""
    orders = {side: plan, other(side): reply}
    expected = sum(chance * worth(board, after) for chance, after in outcomes(board, field, orders))
    return expected if side == GB else -expected


def _mixture(table: list[list[float]]) -> list[float]:
    """Return how often each row is the best answer to what columns were chosen, and in turn.

    Both sides answer what the other has chosen so far (fictitious play): it comes near to the
    mixtures that neither side would change.
    """
    rows, columns = range(len(table)), range(len(table[0]))
    for_row, for_column = [sum(row) / len(row) for row in table], [0.0] * len(columns)
    times = [0.0] * len(rows)
    for n in range(ROUNDS):
        row = max(rows, key=for_row.__getitem__)
        if n >= LEARNT:
            times[row] += 1
        for_column = [sofar + value for sofar, value in zip(for_column, table[row], strict=True)]
        column = min(columns, key=for_column.__getitem__)
        for_row = [sofar + table[r][column] for r, sofar in enumerate(for_row)]
    return times
