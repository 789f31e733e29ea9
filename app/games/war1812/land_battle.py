"""Chapter 10: land battles, from the defender's first choice to the last volley."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import derived, replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Draw, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import Done, Settle
from app.games.war1812.board import GB, SIDES, US, Board, other
from app.games.war1812.indians import lone_indian_leaves
from app.games.war1812.losses import lose_cv
from app.games.war1812.options import is_simultaneous
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Ask, Battle, PathTaken, Situation, holder, turn_of
from app.games.war1812.view import View1812
from app.games.war1812.words import town_name
from app.kit.battle import TakeHit, battle_of, hit_choices, hits_of
from app.kit.blocks import Armies, army
from app.kit.views import own_at

PURSUIT_HITS_ON = 4


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """The next land battle is dealt with."""

    town: str
    attacker: Side

    def apply(self, state: Situation) -> Situation:
        return replaced(state, battle=Battle(self.town, self.attacker))


class LinesRevealed(Event, frozen=True, tag="revealed"):
    """The defender stands; both lines are turned up."""

    town: str

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        return replaced(state, battle=replace(battle, revealed=True, firing=battle.defender))


class VolleyFired(Event, frozen=True, tag="volley"):
    """A side fired one die for each CV; a landing's first is doubled (12.3)."""

    side: Side
    draws: tuple[Draw, ...]
    double: bool = False

    def apply(self, state: Situation) -> Situation:
        battle = replace(battle_of(state), firing=other(self.side))
        battle = replace(battle, volleys=battle.volleys + 1)
        return score_hits(state, battle, other(self.side), self.hits())

    def hits(self) -> int:
        """Count the sixes."""
        return hits_of(self.draws)


class HitTaken(Event, frozen=True, tag="hit-taken"):
    """A block took one hit."""

    block: str

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        state = lose_cv(state, self.block)
        return replaced(state, battle=replace(battle, hits=battle.hits - 1))


class HitsTaken(Event, frozen=True, tag="hits-taken"):
    """A side has taken its hits."""

    side: Side
    hits: int
    lost: int

    def apply(self, state: Situation) -> Situation:
        return replaced(state, battle=replace(battle_of(state), taking="", hits=0))


def score_hits(state: Situation, battle: Battle, side: Side, hits: int) -> Situation:
    """Return the state in which `side` has these hits to take."""
    strong = len(army(state, battle.town, side))
    taking = replace(battle, taking=side, hits=hits, scored=hits, strong=strong)
    return replaced(state, battle=taking)


@rule("10.2", "A50")
def contested_towns(state: Situation) -> list[str]:
    """List the towns where a land battle is still to be fought. A50: ships alone fight none."""
    return derived(state, _contested_towns, state.board, state.armies)


def _contested_towns(board: Board, standing: Armies) -> list[str]:
    us, gb = standing[US], standing[GB]
    return sorted([town for town in us if town in gb and town in board.towns])


@rule("10.1", "A24", "15")
def begin_battle(resolution: Resolution, town: str) -> None:
    """Army that entered a town with enemy army attacks it, from however many towns it came."""
    resolution.write(BattleBegan(town, attacker_at(resolution.state, town)))
    lone_indian_leaves(resolution, town)


@rule("10.1", "19.2", "19.3")
def attacker_at(state: Situation, town: str) -> Side:
    """The mover attacks; where both move at once, whoever does not hold the town.

    19.2 A town is its holder's as before the moves (A52); 19.3 an empty one its own country's.
    """
    return other(holder(state, town)) if is_simultaneous(state.options) else state.turn.mover


@rule("10.1")
def reveal(resolution: Resolution) -> None:
    """The defender stands: both lines are turned up, and they fire first."""
    resolution.write(LinesRevealed(battle_of(resolution.state).town))
    fire(resolution)


@rule("10.1", "12.3", "A31")
def fire(resolution: Resolution) -> None:
    """One die for each CV of the side whose battle turn it is; each 6 is a hit."""
    state = resolution.state
    battle = battle_of(state)
    draws = resolution.roll(dice_of_volley(state, battle))
    resolution.write(VolleyFired(battle.firing, draws, is_doubled(state, battle)))


@rule("10.1", "12.3")
def dice_of_volley(state: Situation, battle: Battle) -> int:
    """Count the dice of the next volley: one for each CV, twice as many at a landing."""
    strength = sum(state.blocks[b].cv for b in army(state, battle.town, battle.firing))
    return strength * (2 if is_doubled(state, battle) else 1)


@rule("12.3")
def is_doubled(state: Situation, battle: Battle) -> bool:
    """Only the defender's first volley is doubled."""
    return battle.volleys == 0 and is_landing(state, battle)


@rule("12.3", "A31")
def is_landing(state: Situation, battle: Battle) -> bool:
    """Whether the defender's first volley is doubled because the attack came by sea.

    A31 (option `mixed_attack`): for an attack by land and sea too, or only if all came by sea.
    """
    by_sea = [move.by_sea for move in attacks(state, battle)]
    return any(by_sea) if state.options["mixed_attack"] == "double" else all(by_sea)


@rule("10.1", "A22")
def settle_hits(resolution: Resolution) -> None:
    """The owner picks who loses CV; where everybody can see that only one result is possible,
    it happens at once.
    """
    state = resolution.state
    battle = battle_of(state)
    line = army(state, battle.town, battle.taking)
    known_strength = (
        sum(state.blocks[b].cv for b in line)
        if battle.revealed
        else state.board.greatest_cv * len(line)
    )
    if battle.hits and len(line) > 1 and battle.hits < known_strength:
        resolution.ask(battle.taking, Ask.TAKE_HITS)
        return
    while battle_of(resolution.state).hits and line:
        resolution.write(HitTaken(line[0]))
        line = army(resolution.state, battle.town, battle.taking)
    _close_hits(resolution, battle.taking)


@rule("A22")
def had_choice_of_hits(state: Situation, battle: Battle) -> bool:
    """Tell, once the hits are taken, whether their owner was asked who takes them."""
    standing = len(army(state, battle.town, battle.taking))
    if not battle.scored or battle.strong < 2:
        return False
    return (
        standing > 0 if battle.revealed else battle.scored < state.board.greatest_cv * battle.strong
    )


def _close_hits(resolution: Resolution, side: Side) -> None:
    state = resolution.state
    battle = battle_of(state)
    standing = len(army(state, battle.town, side))
    resolution.write(HitsTaken(side, battle.scored, battle.strong - standing))
    lone_indian_leaves(resolution, battle.town)


def offer_hits(view: View1812) -> Iterator[Choice]:
    """Offer each own block in the battle for the next hit, then Done."""
    blocks = own_at(view, battle_of(view).town)
    yield from hit_choices(blocks, Message("war1812-take-hit"))
    yield Choice(Done(), True, label=Message("war1812-done-hits-taken"))


@rule("10.1", "A22")
def refuse_hit(view: View1812, action: TakeHit) -> Refusal | None:
    """Only blocks in the battle take its hits, and no more than were scored."""
    battle = view.battle
    own = view.blocks.get(action.block)
    if battle is None or own is None or own.at != battle.town:
        return no("10.1", "war1812-not-in-battle")
    if not battle.hits:
        return no("10.1", "war1812-no-hits-left")
    return None


@rule("10.1")
def refuse_end_of_taking(view: View1812) -> Refusal | None:
    """All hits must be taken, as long as a block is left to take them."""
    battle = view.battle
    if battle and battle.hits and view.towns[battle.town].army.get(view.side):
        return no("10.1", "war1812-hits-left", hits=battle.hits)
    return None


def take_hit(resolution: Resolution, action: TakeHit) -> None:
    """Take one hit on a block."""
    resolution.write(HitTaken(action.block))


def end_taking(resolution: Resolution, side: Side) -> None:
    """Confirm who took the hits."""
    resolution.write(DecisionClosed(side))
    _close_hits(resolution, side)


def attacks(state: Situation, battle: Battle) -> list[PathTaken]:
    """List the moves that ended in an attack on a town, also those of blocks lost since.

    What a defender may do must not tell them which of the attackers they hit.
    """
    moved = turn_of(state, battle.attacker).moved
    return [move for move in moved.values() if move.path[-1] == battle.town]


@rule("11.2", "A26")
def entries(state: Situation, battle: Battle) -> tuple[str, ...]:
    """Return the towns an attack came from: the last before the battle, for a landing the port."""
    return tuple(sorted({m.path[-2] for m in attacks(state, battle) if len(m.path) > 1}))


@rule("10.1")
def is_decided(state: Situation, battle: Battle) -> bool:
    """Whether one side has no block left in the battle."""
    return not all(army(state, battle.town, side) for side in SIDES)


def offer_next_battle(view: View1812) -> Iterator[Choice]:
    """Offer the battles that could be fought next."""
    for town in view.settle:
        label = Message("war1812-fight-at", {"town": town_name(town)})
        yield Choice(Settle(town), True, target=f"town:{town}", label=label)
