"""Chapters 8.4 to 8.7: the force, or the two of a Campaign, that a card activates."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.board import LEADER, LEADERS, NAVAL_LEADER, TECUMSEH
from app.games.madison.cards import CardUsed
from app.games.madison.operations.limits import refuse_enemy_counter
from app.games.madison.operations.stages import (
    REORDERED,
    ForceNamed,
    ForcesReordered,
    GroupChanged,
    PlayStaged,
)
from app.games.madison.play_state import Force, PlayStage, Use
from app.games.madison.position import OFF_MAP, Position, on_map, play_of, vessels_at
from app.games.madison.resolution import Resolution
from app.games.madison.view import ViewMadison
from app.games.madison.words import place_name
from app.kit.turns import Done

CAMPAIGN_FORCES = 2
CAMPAIGN_COMMAND = 3
"""A Campaign commands any leader (8.7)."""


def value_of_card(position: Position) -> int:
    """Return the value of the card that is played."""
    return position.board.cards[play_of(position).card].value


@rule("3.31", "11.15", "11.21")
def refuse_leading(position: Position, side: Side, value: int) -> Refusal | None:
    """Some leader on the map must be commanded by so high a card, and able to go somewhere.

    11.15 A naval leader needs a vessel.
    """
    roster = position.board.roster
    for at, pieces in on_map(position, side):
        for piece in pieces:
            sheet = roster[piece]
            if not sheet.is_leader or sheet.command > value or piece in _withdrawn(position):
                continue
            if sheet.kind == LEADER or vessels_left(position, at, side):
                return None
    return no("3.31", "madison-nobody-to-lead", value=value)


@rule("11.21")
def vessels_left(position: Position, at: str, side: Side) -> list[str]:
    """List a side's vessels in a place that a card may move: none that withdrew before it."""
    gone = _withdrawn(position)
    return [vessel for vessel in vessels_at(position, at, side) if vessel not in gone]


def _withdrawn(position: Position) -> tuple[str, ...]:
    return position.play.withdrawn if position.play else ()


def offer_leaders(view: ViewMadison) -> Iterator[Choice]:
    """Offer each leader on the map: on land, by water, or alone."""
    play = play_of(view)
    final = play.use != Use.CAMPAIGN
    for place, pieces in on_map(view, view.side):
        for piece in pieces:
            kind = view.board.roster[piece].kind
            if kind == LEADER and play.use == Use.UNITS:
                label = Message("madison-leader-alone")
                yield Choice(a.NameLeader(piece, alone=True), True, f"block:{piece}", label=label)
            elif kind == LEADER:
                yield Choice(a.NameLeader(piece), final, f"block:{piece}")
                if vessels_left(view, place, view.side):
                    label = Message("madison-leader-by-water")
                    yield Choice(a.NameLeader(piece, water=True), final, label=label)
            elif kind == NAVAL_LEADER:
                yield Choice(a.NameLeader(piece, water=True), final, f"block:{piece}")


@rule("3.31", "8.41", "8.5", "8.61", "8.7")
def refuse_leader(view: ViewMadison, action: a.NameLeader) -> Refusal | None:
    """A leader on the map whose command the card reaches; alone he may be anybody (8.61)."""
    own, play = view.blocks.get(action.leader), play_of(view)
    if refused := refuse_enemy_counter(view, action.leader, "8.41"):
        return refused
    if own is None or own.at in OFF_MAP or own.kind not in LEADERS:
        return no("8.41", "madison-no-leader-there")
    if action.leader in play.withdrawn:
        return no("11.21", "madison-withdrawn")
    if action.alone:
        return _refuse_alone(view, action)
    if play.use not in (Use.LEADER, Use.OPERATIONS, Use.CAMPAIGN):
        return no("8.41", "madison-not-for-leaders")
    value = CAMPAIGN_COMMAND if play.use == Use.CAMPAIGN else value_of_card(view)
    command = view.board.roster[action.leader].command
    if command > value and not _is_named_by_card(view, action.leader):
        return no("3.31", "madison-command-too-high", command=command, value=value)
    return _refuse_second(view, action.leader, own.at) or _refuse_water(view, action)


@rule("8.22", "8.27")
def _is_named_by_card(view: ViewMadison, leader: str) -> bool:
    """Whether an operations card activates a leader whatever his command value."""
    play = play_of(view)
    ops = view.board.cards[play.card].ops if play.use == Use.OPERATIONS else ()
    named = [op["leaders"] for op in ops if op["op"] == "activate_leader"]
    return any(leaders == "any" or leader in leaders for leaders in named)


@rule("8.61", "A49")
def _refuse_alone(view: ViewMadison, action: a.NameLeader) -> Refusal | None:
    """A card activates one land leader without units, instead of units."""
    play = play_of(view)
    if play.use != Use.UNITS or play.group or action.water:
        return no("8.61", "madison-leader-instead-of-units")
    if view.blocks[action.leader].kind != LEADER:
        return no("8.61", "madison-no-leader-there")
    return None


@rule("8.7", "8.71", "8.72")
def _refuse_second(view: ViewMadison, leader: str, at: str) -> Refusal | None:
    """A Campaign has two forces, of two leaders or of a leader and one unit elsewhere."""
    play = play_of(view)
    if len(play.forces) + bool(play.group) >= CAMPAIGN_FORCES:
        return no("8.7", "madison-two-forces")
    if any(force.leader == leader for force in play.forces):
        return no("8.7", "madison-no-unit-twice")
    if play.group and view.blocks[play.group[0]].at == at:
        return no("8.7", "madison-another-space")
    return None


@rule("3.36", "11.15")
def _refuse_water(view: ViewMadison, action: a.NameLeader) -> Refusal | None:
    """By water go leaders with vessels in their space, but Tecumseh."""
    if not action.water:
        if view.blocks[action.leader].kind == NAVAL_LEADER:
            return no("8.5", "madison-naval-leader-ashore")
        return None
    if action.leader == TECUMSEH:
        return no("3.36", "madison-tecumseh-no-ships")
    at = view.blocks[action.leader].at
    if vessels_left(view, at, view.side):
        return None
    if vessels_at(view, at, view.side):
        return no("11.21", "madison-withdrawn")
    return no("11.15", "madison-no-vessel-there")


def offer_units(view: ViewMadison) -> Iterator[Choice]:
    """Offer units to activate, and to let those in hand go again."""
    play = play_of(view)
    if play.use == Use.LEADER:
        return
    for piece in play.group:
        yield Choice(a.Drop(piece), False, f"block:{piece}")
    for _, pieces in on_map(view, view.side):
        for piece in pieces:
            if piece not in play.group and not view.board.roster[piece].is_leader:
                yield Choice(a.Take(piece), False, f"block:{piece}")


@rule("8.61", "8.7")
def refuse_unit(view: ViewMadison, action: a.Take) -> Refusal | None:
    """As many land and naval units of one space as the card's value; one in a Campaign."""
    own, play = view.blocks.get(action.block), play_of(view)
    if refused := refuse_enemy_counter(view, action.block, "8.61"):
        return refused
    if own is None or own.at in OFF_MAP:
        return no("8.61", "madison-not-there")
    if action.block in play.withdrawn:
        return no("11.21", "madison-withdrawn")
    if view.board.roster[action.block].is_leader or action.block in play.group:
        return no("8.61", "madison-no-unit")
    if play.use == Use.LEADER:
        return no("8.61", "madison-not-for-units")
    if play.use == Use.CAMPAIGN and len(play.forces) >= CAMPAIGN_FORCES:
        return no("8.7", "madison-two-forces")
    most = 1 if play.use == Use.CAMPAIGN else value_of_card(view)
    if len(play.group) >= most:
        return no("8.61", "madison-card-activates", count=most)
    if play.group and view.blocks[play.group[0]].at != own.at:
        return no("8.61", "madison-one-space")
    if play.use == Use.CAMPAIGN and any(force.at == own.at for force in play.forces):
        return no("8.7", "madison-another-space")
    return None


def refuse_drop(view: ViewMadison, action: a.Drop) -> Refusal | None:
    """Only what is in hand is let go."""
    if action.block in play_of(view).group:
        return None
    return no("8.61", "madison-not-in-hand-piece")


def offer_done(view: ViewMadison) -> Iterator[Choice]:
    """Commit the force that is named."""
    play = play_of(view)
    places = {view.blocks[piece].at for piece in play.group}
    at = place_name(places.pop()) if places else "none"
    yield Choice(Done(), True, label=Message("madison-name-force", {"at": at}))


@rule("8.61", "8.7")
def refuse_done(view: ViewMadison) -> Refusal | None:
    """Somebody must be named; in a Campaign a leader at least."""
    play = play_of(view)
    if play.use == Use.CAMPAIGN:
        if not any(force.leader for force in play.forces):
            return no("8.7", "madison-name-a-leader")
        if len(play.forces) + bool(play.group) > CAMPAIGN_FORCES:
            return no("8.7", "madison-two-forces")
        return None
    if play.group or not _has_units(view):
        return None
    return no("8.61", "madison-name-somebody")


@rule("A41")
def _has_units(view: ViewMadison) -> bool:
    """Whether the side has a unit on the map at all: without one its card activates nobody."""
    roster = view.board.roster
    return any(
        not roster[piece].is_leader and piece not in _withdrawn(view)
        for _, pieces in on_map(view, view.side)
        for piece in pieces
    )


def name_leader(resolution: Resolution, side: Side, action: a.NameLeader) -> None:
    """Name a leader; but for a Campaign this plays the card."""
    state = resolution.state
    own, play = state.blocks[action.leader], play_of(state)
    kind = "naval" if own.kind == NAVAL_LEADER else "alone" if action.alone else "leader"
    resolution.write(ForceNamed(Force(kind, own.at, action.leader, action.water)))
    if play.use != Use.CAMPAIGN:
        commit(resolution, side)


def take(resolution: Resolution, action: a.Take) -> None:
    """Take a piece in hand."""
    resolution.write(GroupChanged((*play_of(resolution.state).group, action.block)))


def drop(resolution: Resolution, action: a.Drop) -> None:
    """Release a unit."""
    group = play_of(resolution.state).group
    resolution.write(GroupChanged(tuple(piece for piece in group if piece != action.block)))


def done(resolution: Resolution, side: Side) -> None:
    """Name the units in hand, and play the card."""
    state = resolution.state
    group = play_of(state).group
    if group:
        water = any(state.board.roster[piece].is_vessel for piece in group)
        at = state.blocks[group[0]].at
        resolution.write(ForceNamed(Force("units", at, water=water, pieces=group)))
        resolution.write(GroupChanged(()))
    commit(resolution, side)


@rule("8.31", "8.72")
def commit(resolution: Resolution, side: Side) -> None:
    """The card is played, and the enemy may react before anything moves."""
    play = play_of(resolution.state)
    resolution.write(DecisionClosed(side))
    resolution.write(CardUsed(side, play.card, play.use))
    resolution.write(PlayStaged(PlayStage.NAMED))


def offer_acting_first(view: ViewMadison) -> Iterator[Choice]:
    """Offer to let the other of two forces act first."""
    forces = play_of(view).forces
    if len(forces) == CAMPAIGN_FORCES:
        label = Message("madison-act-first", {"at": place_name(forces[1].at)})
        yield Choice(a.ActFirst(), False, label=label)


@rule("8.31", "8.72")
def refuse_acting_first(view: ViewMadison, _action: a.ActFirst) -> Refusal | None:
    """Two named forces act in any order, until one of them has moved."""
    play = play_of(view)
    if len(play.forces) != CAMPAIGN_FORCES or any(force.cancelled for force in play.forces):
        return no("8.72", "madison-no-other-force")
    if play.now or play.moved or REORDERED in play.passed:
        return no("8.72", "madison-force-has-moved")
    return None


def act_first(resolution: Resolution, _action: a.ActFirst) -> None:
    """Put the other force before this one."""
    resolution.write(ForcesReordered(play_of(resolution.state).side))
    take_up(resolution)


@rule("8.61")
def take_up(resolution: Resolution) -> None:
    """Put units in hand as they begin to act, all that are still where they were activated."""
    state = resolution.state
    force = play_of(state).force
    if force.kind == "units":
        there = tuple(piece for piece in force.pieces if state.blocks[piece].at == force.at)
        resolution.write(GroupChanged(there))


def end_spending(resolution: Resolution, side: Side) -> None:
    """The card is spent; what is left of it is lost."""
    resolution.write(DecisionClosed(side))
    play = play_of(resolution.state)
    resolution.write(CardUsed(side, play.card, play.use))
    resolution.write(PlayStaged(PlayStage.END))
