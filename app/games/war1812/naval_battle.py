"""Chapters 7 and 8.1 to 8.3: battles on the lakes, and retreats from them."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Draw, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import Done, HitShip, Stay, Withdraw, WithdrawShip
from app.games.war1812.board import SIDES, other
from app.games.war1812.control import friendly_harbours
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import (
    Ask,
    Fleet,
    NavalBattle,
    Situation,
    fleet,
    with_fleet,
    with_ships_moved,
)
from app.games.war1812.view import FleetView, NavalView, View1812, shown_fleet
from app.games.war1812.words import place_name, town_name

DICE_PER_SHIP = 2
HITS_ON = 6


class NavalBattleBegan(Event, frozen=True, tag="naval-began"):
    """Fleets of both sides are on one lake."""

    lake: str
    attacker: Side

    def apply(self, state: Situation) -> Situation:
        return replaced(state, naval=NavalBattle(self.lake, self.attacker))


class NavalRound(Event, frozen=True, tag="naval-round"):
    """Both sides fired at once: the first `us_dice` draws are American, the rest British."""

    us_dice: int
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        naval = _naval(state)
        hits = {
            side: sum(face >= HITS_ON for face in faces(draws))
            for side, draws in self.by_side().items()
        }
        return replaced(state, naval=replace(naval, rounds=naval.rounds + 1, hits=hits, stayed=()))

    def by_side(self) -> dict[Side, tuple[Draw, ...]]:
        """Split the draws by who rolled them."""
        first, second = SIDES
        return {first: self.draws[: self.us_dice], second: self.draws[self.us_dice :]}


class ShipHit(Event, frozen=True, tag="ship-hit"):
    """A ship of `side` was hit: turned over, or sunk if it was out of action already."""

    side: Side
    operational: bool

    def apply(self, state: Situation) -> Situation:
        naval, shooter = _naval(state), other(self.side)
        if self.operational:
            state = with_fleet(state, naval.lake, self.side, operational=-1, damaged=1)
        else:
            state = with_fleet(state, naval.lake, self.side, damaged=-1)
        hits = {**naval.hits, shooter: naval.hits[shooter] - 1}
        return replaced(state, naval=replace(naval, hits=hits))


class NavalHitsSpent(Event, frozen=True, tag="naval-hits-spent"):
    """A side's hits of this round have all been used, or nothing is left to hit."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        naval = _naval(state)
        return replaced(state, naval=replace(naval, hits={**naval.hits, self.side: 0}))


class FleetStayed(Event, frozen=True, tag="fleet-stayed"):
    """A side stays for another round."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        naval = _naval(state)
        return replaced(state, naval=replace(naval, stayed=(*naval.stayed, self.side)))


class ShipsWithdrew(Event, frozen=True, tag="ships-withdrew"):
    """Ships of a retreating fleet went to a town."""

    side: Side
    town: str
    operational: int = 0
    damaged: int = 0

    def apply(self, state: Situation) -> Situation:
        ships = {"operational": self.operational, "damaged": self.damaged}
        naval = _naval(state)
        state = with_ships_moved(state, naval.lake, self.town, self.side, **ships)
        return replaced(state, naval=replace(naval, withdrawing=self.side))


class NavalBattleEnded(Event, frozen=True, tag="naval-ended"):
    """One side alone is left on the lake."""

    lake: str

    def apply(self, state: Situation) -> Situation:
        return replaced(state, naval=None)


def _naval(state: Situation) -> NavalBattle:
    if state.naval is None:
        raise AssertionError("no naval battle is being fought")
    return state.naval


@rule("7.1", "A16")
def begin_naval_battle(resolution: Resolution, lake: str, attacker: Side) -> None:
    """The side that brings ships onto a lake with enemy ships attacks, also (A16) by escaping."""
    resolution.write(NavalBattleBegan(lake, attacker))


@rule("7.2", "8.1", "A49", "A53")
def advance_naval_battle(resolution: Resolution) -> None:
    """Round, hits, the attacker's choice to stay or go, the defender's; then another round.

    A49: it goes on until one side alone is left on the lake. A53: the first round is fought even if
    a fleet has no operational ship.
    """
    naval = _naval(resolution.state)
    ships = {side: fleet(resolution.state, naval.lake, side) for side in SIDES}
    # 7.2 Fire is simultaneous: a fleet that was just sunk still spends the hits it rolled.
    if shooter := next((s for s in _order(naval) if naval.hits.get(s)), None):
        spend_hits(resolution, shooter)
    elif not all(ships[side].ships for side in SIDES):
        resolution.write(NavalBattleEnded(naval.lake))
    elif naval.rounds == 0 or len(naval.stayed) == len(SIDES):
        roll_naval_round(resolution)
    else:
        decide_naval_retreat(resolution, _order(naval)[len(naval.stayed)])


def _order(naval: NavalBattle) -> tuple[Side, Side]:
    return naval.attacker, naval.defender


@rule("7.2", "A10")
def roll_naval_round(resolution: Resolution) -> None:
    """Two dice for each operational ship, both sides at once (A10: before any hit counts)."""
    naval = _naval(resolution.state)
    us, gb = (
        DICE_PER_SHIP * fleet(resolution.state, naval.lake, side).operational for side in SIDES
    )
    resolution.write(NavalRound(us, resolution.roll(us + gb)))


@rule("7.2")
def spend_hits(resolution: Resolution, shooter: Side) -> None:
    """The firing player chooses what the hits do; where only one result is possible they do it."""
    naval = _naval(resolution.state)
    target = fleet(resolution.state, naval.lake, other(shooter))
    if has_choice_of_hits(target, naval.hits[shooter]):
        resolution.ask(shooter, Ask.NAVAL_HITS)
        return
    for _ in range(naval.hits[shooter]):
        target = fleet(resolution.state, naval.lake, other(shooter))
        if target.ships:
            resolution.write(ShipHit(other(shooter), operational=target.damaged == 0))
    resolution.write(NavalHitsSpent(shooter))


@rule("7.2", "A10")
def has_choice_of_hits(target: Fleet | FleetView, hits: int) -> bool:
    """Whether hits on a fleet could end in more than one way. A10: one ship may take two."""
    if not hits or hits >= 2 * target.operational + target.damaged:
        return False
    return bool(target.operational) and (bool(target.damaged) or hits > 1)


def offer_naval_hits(view: View1812) -> Iterator[Choice]:
    """Offer to turn over or to sink an enemy ship for each hit, then Done."""
    naval = _shown(view)
    enemy = other(view.side)
    for operational in (True, False):
        state = "operational" if operational else "damaged"
        key = "war1812-turn-over-ship" if operational else "war1812-sink-ship"
        target = f"fleet:{naval.lake}/{enemy}/{state}"
        yield Choice(HitShip(operational), False, target=target, label=Message(key))
    yield Choice(Done(), True, label=Message("war1812-done-hits"))


@rule("7.2")
def refuse_ship_hit(view: View1812, action: HitShip) -> Refusal | None:
    """Each hit turns over an operational enemy ship or sinks one that is out of action."""
    if not _shown(view).hits.get(view.side):
        return no("7.2", "war1812-no-hits-left")
    target = _enemy_ships(view)
    if not (target.operational if action.operational else target.damaged):
        return no("7.2", "war1812-no-ship-to-hit")
    return None


@rule("7.2")
def refuse_end_of_hits(view: View1812) -> Refusal | None:
    """Every hit must be used while there is a ship to take it."""
    hits = _shown(view).hits.get(view.side, 0)
    if hits and _enemy_ships(view).ships:
        return no("7.2", "war1812-hits-left", hits=hits)
    return None


def _shown(view: View1812) -> NavalView:
    if view.naval is None:
        raise AssertionError("no naval battle is shown")
    return view.naval


def _enemy_ships(view: View1812) -> FleetView:
    return shown_fleet(view, _shown(view).lake, other(view.side))


def _own_ships(view: View1812) -> FleetView:
    return shown_fleet(view, _shown(view).lake, view.side)


def hit_ship(resolution: Resolution, side: Side, action: HitShip) -> None:
    """Use one hit."""
    resolution.write(ShipHit(other(side), action.operational))


def end_hits(resolution: Resolution, side: Side) -> None:
    """Confirm how the hits were used."""
    resolution.write(DecisionClosed(side))
    resolution.write(NavalHitsSpent(side))


@rule("8.1", "A11")
def decide_naval_retreat(resolution: Resolution, side: Side) -> None:
    """After each round the attacker may retreat, then the defender.

    A fleet with no operational ship must go; if neither has one, the attacker must. A11: who must
    go and can't stays. One side always can: every town of a lake is one side's or the other's.
    """
    state = resolution.state
    naval = _naval(state)
    harbours = friendly_harbours(state, naval.lake, side)
    own = fleet(state, naval.lake, side)
    if not harbours:
        resolution.write(FleetStayed(side))
    elif len(harbours) == 1 and not own.operational:
        resolution.write(ShipsWithdrew(side, harbours[0], own.operational, own.damaged))
    else:
        resolution.ask(side, Ask.NAVAL_RETREAT)


def offer_naval_retreat(view: View1812) -> Iterator[Choice]:
    """Offer to stay, to withdraw all to one town, or ship by ship to several."""
    naval = _shown(view)
    own = _own_ships(view)
    yield Choice(Stay(), True, label=Message("war1812-stay"))
    for town in (t.id for t in view.board.towns.values() if t.lake == naval.lake):
        label = Message("war1812-withdraw", {"town": town_name(town)})
        yield Choice(Withdraw(town), True, target=f"town:{town}", label=label)
        for state, count in (("operational", own.operational), ("damaged", own.damaged)):
            if count:
                yield Choice(
                    WithdrawShip(town, state == "operational"),
                    False,
                    f"fleet:{naval.lake}/{view.side}/{state}",
                    f"town:{town}",
                )
    yield Choice(Done(), True, label=Message("war1812-done-withdrawing"))


@rule("8.1")
def refuse_stay(view: View1812) -> Refusal | None:
    """A fleet with no operational ship must retreat; a retreat begun goes for all ships (8.2)."""
    own = _own_ships(view)
    if _is_withdrawing(view):
        return no("8.2", "war1812-all-or-none")
    if not own.operational:
        return no("8.1", "war1812-must-withdraw")
    return None


@rule("8.2", "A12", "A52")
def refuse_withdrawal(view: View1812, town: str) -> Refusal | None:
    """Ships retreat to friendly towns of the lake; A12: to several if wished."""
    board = view.board
    if town not in board.towns or board.towns[town].lake != _shown(view).lake:
        return no("8.2", "war1812-lake-and-its-towns")
    if view.towns[town].holder != view.side:
        return no("8.2", "war1812-harbour-not-friendly", town=town_name(town))
    return None


def refuse_fleet_withdrawal(view: View1812, action: Withdraw) -> Refusal | None:
    """The whole fleet may go to one town as long as no ship has gone elsewhere."""
    if _is_withdrawing(view):
        return no("8.2", "war1812-already-withdrawing")
    return refuse_withdrawal(view, action.town)


def refuse_ship_withdrawal(view: View1812, action: WithdrawShip) -> Refusal | None:
    """A ship of that state must be left on the lake."""
    own = _own_ships(view)
    if not (own.operational if action.operational else own.damaged):
        return no("8.2", "war1812-no-such-ship", place=place_name(_shown(view).lake))
    return refuse_withdrawal(view, action.town)


@rule("8.2")
def refuse_end_of_withdrawal(view: View1812) -> Refusal | None:
    """All ships retreat or none."""
    if not _is_withdrawing(view):
        return no("8.1", "war1812-stay-or-withdraw")
    if _own_ships(view).ships:
        return no("8.2", "war1812-all-or-none")
    return None


def _is_withdrawing(view: View1812) -> bool:
    return _shown(view).withdrawing == view.side


def withdraw_fleet(resolution: Resolution, side: Side, action: Withdraw) -> None:
    """Take all ships to one town."""
    resolution.write(DecisionClosed(side))
    own = fleet(resolution.state, _naval(resolution.state).lake, side)
    resolution.write(ShipsWithdrew(side, action.town, own.operational, own.damaged))


def withdraw_ship(resolution: Resolution, side: Side, action: WithdrawShip) -> None:
    """Take one ship to a town."""
    ships = (1, 0) if action.operational else (0, 1)
    resolution.write(ShipsWithdrew(side, action.town, *ships))


def stay(resolution: Resolution, side: Side) -> None:
    """Fight another round."""
    resolution.write(DecisionClosed(side))
    resolution.write(FleetStayed(side))


def end_withdrawal(resolution: Resolution, side: Side) -> None:
    """Confirm where the ships went."""
    resolution.write(DecisionClosed(side))
