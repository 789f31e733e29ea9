"""The positions of War of 1812 that pictures are made of."""

from random import Random
from typing import Any

from app.engine.resolution import PendingDecision
from app.engine.values import Draw
from app.games.war1812.actions import Done, Sail, Stand
from app.games.war1812.board import STANDARD
from app.games.war1812.state import Ask, Battle, Phase, Situation
from tests.games.war1812.positions import GAME, marches, position, replaced


class Seeded:
    """A chance that is the same in every run."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._drawn = 0

    def draw(self, bound: int) -> Draw:
        """Draw a number below `bound`."""
        self._drawn += 1
        return Draw(self._drawn - 1, bound, self._rng.randrange(bound))


def after(state: Situation, side: str, *actions: Any, seed: int = 1) -> Situation:
    """Carry out a side's acts."""
    chance = Seeded(seed)
    for action in actions:
        for event in GAME.decide(state, side, action, chance).events:
            state = GAME.evolve(state, event)
    return state


def until(state: Situation, ask: Ask, side: str) -> Situation:
    """Play at random until a side is asked something."""
    rng, chance = Random(1), Seeded(1)
    for _ in range(2000):
        if PendingDecision(side, ask) in state.awaiting:
            return state
        mover = state.awaiting[0].side
        choices = GAME.choices(state, mover)
        assert choices is not None
        # What commits leads on sooner than one more step of a draft.
        final = [choice for choice in choices.actions if choice.final] or list(choices.actions)
        for event in GAME.decide(state, mover, rng.choice(final).action, chance).events:
            state = GAME.evolve(state, event)
    raise AssertionError(f"{side} is never asked: {ask}")


def spring_of_1813(mover: str = "us") -> Situation:
    """The middle of a match: armies face each other at Niagara, fleets on two lakes."""
    return position(
        "detroit: us infantry 3 2/3; sandusky: us infantry 2; erie: us infantry 3/4;"
        "buffalo: us infantry 4 2/4, us dragoon; fort-niagara: us infantry 3;"
        "sackets-harbor: us infantry 3/4 2; plattsburg: us infantry 4 3; albany: us infantry 2;"
        "amherstburg: gb infantry 3 4; fort-erie: gb infantry 3; fort-george: gb infantry 4 2;"
        "york: gb infantry 2; kingston: gb infantry 3/4 2; montreal: gb infantry 4, gb dragoon;"
        "lacolle: gb infantry 3; quebec: gb infantry 2;"
        "lake-erie: us 2 damaged 1; amherstburg: gb ships damaged 1; lake-ontario: gb 2;"
        "sackets-harbor: us ships 1; plattsburg: us ships 1",
        mover=mover,
        year=1813,
        campaign_turn=4,
    )


def fullest() -> Situation:
    """Every block and every ship on the map, most of them at Niagara."""
    return position(
        "buffalo: us infantry 4 4 3 3, us dragoon, us ships 1; fort-niagara: us infantry 4 4 3 3;"
        "erie: us infantry 2 2 3; detroit: us infantry 3 2 3; plattsburg: us infantry 4 4 2;"
        "sackets-harbor: us infantry 2; oswego: us ships damaged 1;"
        "fort-erie: gb infantry 4 4 3 3, gb ships 1; fort-george: gb infantry 4 4 3 3, gb dragoon;"
        "york: gb infantry 4 3 2; kingston: gb infantry 4 3 2; montreal: gb infantry 4 2;"
        "amherstburg: gb infantry 2, gb indian;"
        "lake-erie: us 2, gb 1 damaged 1; lake-ontario: gb 2 damaged 1; lake-champlain: us 2",
        year=1814,
        campaign_turn=8,
    )


def met_at_buffalo() -> Situation:
    """Britain has crossed the Niagara; the American is asked whether they stand."""
    state = position(
        "fort-erie: gb infantry 4 3 2; buffalo: us infantry 4 3, us dragoon; york: gb infantry 2;"
        "fort-niagara: us infantry 3; albany: us infantry 2; lake-ontario: gb 1; lake-erie: us 2",
        mover="gb",
    )
    return after(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())


def hits_to_take() -> Situation:
    """The defender has fired; the attacker takes hits."""
    return until(after(met_at_buffalo(), "us", Stand()), Ask.TAKE_HITS, "gb")


def battle_of_twelve() -> Situation:
    """The largest battle that has a name: twelve blocks a side, turned up."""
    state = position(
        "buffalo: us infantry 4 4 4 3 3 3 3 2 2 2 2, us dragoon,"
        " gb infantry 4 4 4 4 3 3 3 3 2 2 2, gb dragoon; lake-erie: us 3; lake-ontario: gb 3",
        mover="gb",
    )
    state = replaced(
        state,
        phase=Phase.LAND_BATTLES,
        battle=Battle("buffalo", "gb"),
        awaiting=(PendingDecision("us", Ask.STAND),),
    )
    return after(state, "us", Stand())


def fleets_met() -> Situation:
    """Two fleets on Lake Erie."""
    state = position(
        "erie: us ships 3; lake-erie: gb 2 damaged 1; amherstburg: gb infantry 3;"
        "detroit: us infantry 3; buffalo: us infantry 4; fort-erie: gb infantry 2"
    )
    sail = Sail("erie", "lake-erie", True)
    return after(state, "us", sail, sail, sail, Done(), seed=3)


def winter(ask: Ask) -> Situation:
    """The winter after 1812, as it comes to the American."""
    state = position(
        "plattsburg: us infantry 4 3 3 2; buffalo: us infantry 4 3 3 2; detroit: us infantry 3;"
        "erie: us ships 1; lake-erie: us 2; albany: us infantry 2 2; fort-erie: gb infantry 4 3 3;"
        "montreal: gb infantry 4 3 2; quebec: gb infantry 4; york: gb infantry 3;"
        "lake-ontario: gb 2",
        first="gb",
        campaign_turn=10,
    )
    return until(state, ask, "us")


def crowd(side: str, left: int) -> str:
    """Put a side's infantry but the last `left` where it winters safely."""
    beds = [
        town.id for town in STANDARD.towns.values() if town.side == side for _ in range(town.value)
    ]
    count = sum(b.side == side and b.kind == "infantry" for b in STANDARD.roster.values()) - left
    return "; ".join(f"{town}: {side} infantry" for town in beds[:count])


def short_pool() -> Situation:
    """The pool has fewer blocks than the American's cities are due: they say which goes short."""
    text = f"{crowd('us', 1)}; {crowd('gb', 3)}"
    return until(position(text, first="gb", campaign_turn=10), Ask.SPLIT, "us")


def reinforced() -> Situation:
    """A turn in which blocks wait to enter."""
    return position(
        "waiting:albany: us infantry 3 2; waiting:pittsburgh: us infantry 3;"
        "plattsburg: us infantry 4 3; buffalo: us infantry 4 3 2; lake-erie: us 2;"
        "montreal: gb infantry 4 3; fort-george: gb infantry 4 2; lake-ontario: gb 2",
        year=1813,
        campaign_turn=1,
    )
