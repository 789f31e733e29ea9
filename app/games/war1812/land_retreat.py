"""Chapters 11, 12.4 and 16: leaving a land battle, and the pursuit."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Draw, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import Fire, Pursue, Retreat, Stand
from app.games.war1812.board import DRAGOON, INDIAN, other
from app.games.war1812.land_battle import PURSUIT_HITS_ON, score_hits
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Ask, Battle, Situation, turn_of
from app.games.war1812.view import Arrow, OwnMove, View1812, own_turn, shown_fleet
from app.games.war1812.words import town_name
from app.kit.battle import battle_of
from app.kit.blocks import army, with_block
from app.kit.views import own_at


class RetreatChosen(Event, frozen=True, tag="retreat-chosen"):
    """A side leaves: a defender to `to`, an attacker by the way they came ("")."""

    side: Side
    to: str = ""
    further: str = ""

    def apply(self, state: Situation) -> Situation:
        battle = replace(battle_of(state), retreating=self.side, to=self.to, further=self.further)
        return replaced(state, battle=battle)


class Pursued(Event, frozen=True, tag="pursued"):
    """The side that stays fired after the other, with second dice for dragoon or Indian."""

    side: Side
    draws: tuple[Draw, ...]
    dragoon: bool = False
    indian: bool = False
    wasted: bool = False

    def apply(self, state: Situation) -> Situation:
        battle = replace(battle_of(state), pursued=True)
        return score_hits(state, battle, other(self.side), self.hits())

    def hits(self) -> int:
        """Count the dice of 4 or more."""
        return sum(face >= PURSUIT_HITS_ON for face in faces(self.draws))


class BlocksRetreated(Event, frozen=True, tag="retreated"):
    """The survivors left: each block with the town it went to."""

    side: Side
    town: str
    ways: tuple[tuple[str, str], ...]

    def apply(self, state: Situation) -> Situation:
        for block, to in self.ways:
            state = with_block(state, block, at=to)
        return state


def can_perhaps_retreat(view: View1812) -> bool:
    """Whether the viewer's side might leave the battle, from what everybody can see.

    An attacker is asked as long as any way the attack came by is open: which of them their
    survivors came by is their secret.
    """
    battle = battle_of(view)
    if view.side == battle.attacker:
        ways = [arrow for arrow in own_turn(view).arrows if arrow.path[-1] == battle.town]
        return any(_refuse_way(view, way) is None for way in ways)
    return any(refuse_refuge(view, town) is None for town in view.board.neighbours[battle.town])


def offer_stand(view: View1812) -> Iterator[Choice]:
    """Offer the defender to stand or to retreat (10.1a)."""
    battle = battle_of(view)
    dice = sum(view.blocks[block].cv for block in own_line(view)) * (2 if battle.landing else 1)
    yield Choice(Stand(), True, label=Message("war1812-stand", {"dice": dice}))
    yield from _offer_retreats(view)


def offer_fire(view: View1812) -> Iterator[Choice]:
    """Offer to fire or to retreat (10.1c)."""
    dice = battle_of(view).dice
    yield Choice(Fire(), True, label=Message("war1812-fire", {"dice": dice}))
    yield from _offer_retreats(view)


def _offer_retreats(view: View1812) -> Iterator[Choice]:
    board = view.board
    battle = battle_of(view)
    if view.side == battle.attacker:
        refuges: tuple[str, ...] = ("",)
    else:
        refuges = board.neighbours[battle.town]
    dragoon = own_dragoon(view)
    for to in refuges:
        yield _retreat_choice(Retreat(to))
        start = to or (way_back(view, dragoon) if dragoon else "")
        for further in board.neighbours.get(start, ()) if dragoon else ():
            yield _retreat_choice(Retreat(to, further))


def _retreat_choice(action: Retreat) -> Choice:
    places = {"town": action.to, "further": action.further}
    if action.further:
        key = "war1812-retreat-further" if action.to else "war1812-retreat-back-further"
    else:
        key = "war1812-retreat" if action.to else "war1812-retreat-back"
    params = {name: town_name(town) for name, town in places.items() if town}
    target = f"town:{action.to}" if action.to and not action.further else ""
    return Choice(action, True, target=target, label=Message(key, params))


@rule("11.1", "11.2", "A27")
def refuse_retreat(view: View1812, action: Retreat) -> Refusal | None:
    """A defender goes to a neighbouring town, an attacker back the way they came."""
    attacking = view.side == battle_of(view).attacker
    if attacking:
        refusal = (
            no("11.2", "war1812-back-the-way-you-came") if action.to else refuse_way_back(view)
        )
    else:
        refusal = refuse_refuge(view, action.to)
    return refusal or (refuse_ride_on(view, action) if action.further else None)


@rule("11.2", "11.3", "A26", "A28", "A57")
def refuse_refuge(view: View1812, town: str) -> Refusal | None:
    """A defender may not go where enemy blocks are, where a battle is still to be fought, or
    where the attack came from.

    A26: that includes the town from which a landing sailed. A28: enemy ships bar a town too.
    A57: an empty enemy town is no bar.
    """
    battle = battle_of(view)
    if town not in view.board.neighbours[battle.town]:
        return no("11.2", "war1812-retreat-to-neighbour")
    if view.towns[town].army.get(other(view.side)):
        return no("11.2", "war1812-enemy-there", town=town_name(town))
    if _enemy_ships(view, town):
        return no("11.2", "war1812-enemy-ships-there", town=town_name(town))
    if town in battle.entries:
        return no("11.2", "war1812-attack-came-from", town=town_name(town))
    return None


def _enemy_ships(view: View1812, town: str) -> int:
    return shown_fleet(view, town, other(view.side)).ships


@rule("11.2", "12.4", "14.2", "A27", "A32", "A58")
def refuse_way_back(view: View1812) -> Refusal | None:
    """Each attacker goes back by their own way, and all go or none (A27).

    12.4, A32: by sea, to where they embarked, while a ship that can carry is on the lake. 14.2:
    those that came from off the map can't. A58: enemy army in the town bars it, ships don't.
    """
    moves = own_turn(view).moves
    refusals = (_refuse_way(view, moves.get(block)) for block in own_line(view))
    return next((refusal for refusal in refusals if refusal), None)


def _refuse_way(view: View1812, way: OwnMove | Arrow | None) -> Refusal | None:
    # 19.3 Only an Indian who stood there alone has not come by any way.
    if way is None or way.entered:
        return no("14.2", "war1812-no-way-off-the-map")
    back = way.path[-2]
    if way.by_sea and not _can_be_carried(view, back):
        return no("12.4", "war1812-no-ship-to-carry-back")
    if view.towns[back].army.get(other(view.side)):
        return no("11.2", "war1812-enemy-on-way-back", town=town_name(back))
    return None


def _can_be_carried(view: View1812, town: str) -> bool:
    return shown_fleet(view, view.board.towns[town].lake, view.side).operational > 0


def own_line(view: View1812) -> list[str]:
    """List the viewer's blocks in the battle."""
    return own_at(view, battle_of(view).town)


def own_dragoon(view: View1812) -> str:
    """Return the viewer's dragoon if it is in the battle, else ""."""
    line = own_line(view)
    return next((block for block in line if view.blocks[block].kind == DRAGOON), "")


def way_back(view: View1812, block: str) -> str:
    """Return the town an attacking block goes back to; "" if it has none."""
    move = own_turn(view).moves.get(block)
    return move.path[-2] if move and len(move.path) > 1 else ""


@rule("16", "A43")
def refuse_ride_on(view: View1812, action: Retreat) -> Refusal | None:
    """The dragoon may retreat one town further, alone, where no enemy and no battle is.

    A43: a defender's not to a town the attack came from.
    """
    dragoon = own_dragoon(view)
    if not dragoon:
        return no("16", "war1812-no-dragoon")
    start = action.to or way_back(view, dragoon)
    further = action.further
    if further not in view.board.neighbours.get(start, ()):
        return no("16", "war1812-ride-to-neighbour")
    battle = battle_of(view)
    if view.towns[further].army.get(other(view.side)) or _enemy_ships(view, further):
        return no("16", "war1812-enemy-there", town=town_name(further))
    if view.side == battle.defender and further in battle.entries:
        return no("16", "war1812-attack-came-from", town=town_name(further))
    return None


def retreat(resolution: Resolution, side: Side, action: Retreat) -> None:
    """Leave the battle; the enemy fires after those who go."""
    resolution.write(DecisionClosed(side))
    resolution.write(RetreatChosen(side, action.to, action.further))


def offer_pursuit(view: View1812) -> Iterator[Choice]:
    """Offer to show dragoon or Indian for a second die, or to keep them hidden (A23)."""
    kinds = {view.blocks[block].kind for block in own_line(view)}
    for dragoon in (False, True) if DRAGOON in kinds else (False,):
        for indian in (False, True) if INDIAN in kinds else (False,):
            key = {
                (False, False): "war1812-pursue",
                (True, False): "war1812-pursue-dragoon",
                (False, True): "war1812-pursue-indian",
                (True, True): "war1812-pursue-both",
            }[dragoon, indian]
            yield Choice(Pursue(dragoon, indian), True, label=Message(key))


@rule("15", "16", "A23")
def refuse_pursuit(view: View1812, action: Pursue) -> Refusal | None:
    """Second dice can be claimed only for blocks that are there."""
    kinds = {view.blocks[block].kind for block in own_line(view)}
    if action.dragoon and DRAGOON not in kinds:
        return no("16", "war1812-no-dragoon")
    if action.indian and INDIAN not in kinds:
        return no("15", "war1812-no-indian")
    return None


@rule("11.1", "15", "16", "A23", "A25", "A42")
def pursue(resolution: Resolution, action: Pursue) -> None:
    """One die for each block of the side that stays, 4 or more hits; two for the Indian.

    16, A42: two for the dragoon unless the side that leaves has a dragoon in the battle; the claim
    for it is then wasted.
    """
    state = resolution.state
    battle = battle_of(state)
    pursuer = other(battle.retreating)
    wasted = action.dragoon and has_kind(state, battle, battle.retreating, DRAGOON)
    dice = len(army(state, battle.town, pursuer))
    dice += (action.dragoon and not wasted) + action.indian
    draws = resolution.roll(dice)
    resolution.write(Pursued(pursuer, draws, action.dragoon, action.indian, wasted))


def has_kind(state: Situation, battle: Battle, side: Side, kind: str) -> bool:
    """Whether a side has a block of this kind in the battle."""
    return any(state.blocks[b].kind == kind for b in army(state, battle.town, side))


@rule("11.1", "A23")
def begin_pursuit(resolution: Resolution) -> None:
    """With the lines turned up all dice are known and rolled; else the pursuer says what they
    show for their second dice, and is asked whether they have any or not.
    """
    state = resolution.state
    battle = battle_of(state)
    pursuer = other(battle.retreating)
    if battle.revealed:
        dragoon = has_kind(state, battle, pursuer, DRAGOON)
        indian = has_kind(state, battle, pursuer, INDIAN)
        both_ride = dragoon and has_kind(state, battle, battle.retreating, DRAGOON)
        pursue(resolution, Pursue(dragoon and not both_ride, indian))
    else:
        resolution.ask(pursuer, Ask.PURSUE)


def answer_pursuit(resolution: Resolution, side: Side, action: Pursue) -> None:
    """Roll the dice of the pursuit."""
    resolution.write(DecisionClosed(side))
    pursue(resolution, action)


@rule("11.1", "11.2", "16", "A27", "A40")
def leave(resolution: Resolution) -> None:
    """All survivors go at once; the dragoon may ride on. The Indian goes with them (A40)."""
    state = resolution.state
    battle = battle_of(state)
    ways = []
    for block in army(state, battle.town, battle.retreating):
        rides_on = bool(battle.further) and state.blocks[block].kind == DRAGOON
        back = battle.to or turn_of(state, battle.retreating).moved[block].path[-2]
        ways.append((block, battle.further if rides_on else back))
    if ways:
        resolution.write(BlocksRetreated(battle.retreating, battle.town, tuple(ways)))
