"""Chapter 9: France enters the war; until then the West Indies are at peace."""

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Draw, Event, Refusal
from app.engine.words import no
from app.games.liberty.board import FRENCH
from app.games.liberty.options import FRENCH_ENTRY, WEST_INDIES
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import FRENCH_POOL, POOL, Phase, Situation
from app.games.liberty.view import ViewLiberty, counter
from app.kit.blocks import with_block

DICE = 2
ENTERS_ON = 8
TABLE = {1776: 11, 1777: 8, 1778: 5, 1779: 2}
"""By option, what brings France in at the end of each year; on two dice 2 is always rolled."""


class FranceRolled(Event, frozen=True, tag="france-rolled"):
    """The Americans rolled for France; it `enters` or stays out."""

    draws: tuple[Draw, ...]
    enters: bool

    def apply(self, state: Situation) -> Situation:
        if not self.enters:
            return state
        for block, own in state.blocks.items():
            if own.at == FRENCH_POOL:
                state = with_block(state, block, at=POOL)
        return replaced(state, is_french_war=True)


@rule("9.0", "11.2", "A36")
def roll_for_france(resolution: Resolution) -> None:
    """From the end of 1776 the Americans roll two dice each year, until 8 or more comes up."""
    state = resolution.state
    if not state.is_french_war and state.year > state.board.sheet.calendar.first:
        draws = resolution.roll(DICE)
        total = sum(draw.value + 1 for draw in draws)
        resolution.write(FranceRolled(draws, total >= needed(state)))
    resolution.begin(Phase.DISBAND)


def needed(state: Situation) -> int:
    """Return the roll that brings France in this year."""
    if state.options[FRENCH_ENTRY.key] == "table":
        return TABLE.get(state.year, min(TABLE.values()))
    return ENTERS_ON


@rule("9.0", "9.1", "A37")
def refuse_frozen(view: ViewLiberty, block: str) -> Refusal | None:
    """Before France enters its blocks stay; by option the British ones in the Indies as well."""
    if view.is_french_war:
        return None
    if counter(view, block).nation == FRENCH:
        return no("9.1", "liberty-french-wait")
    at_home = view.blocks[block].at in view.board.west_indies
    if at_home and view.options[WEST_INDIES.key] == "frozen":
        return no("9.1", "liberty-indies-frozen")
    return None
