"""Chapters 9.1 to 9.3 and 8.4 to 8.6: marching, step by step."""

from collections.abc import Iterable, Iterator, Mapping

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Parameter, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.board import (
    CANOE,
    GB,
    HURON,
    LANDING,
    NORTH_WEST_COMPANY,
    US,
    Link,
    other,
)
from app.games.madison.combat.events import BattleFought
from app.games.madison.combat.occupying import occupy
from app.games.madison.combat.odds import attack_strength, defence_strength, odds_drm
from app.games.madison.combat.rounds import begin_battle
from app.games.madison.control import is_friendly
from app.games.madison.depots import remove_overrun
from app.games.madison.effects.in_force import hinders
from app.games.madison.events import PiecesMoved
from app.games.madison.naval.boxes import vacate_left
from app.games.madison.naval.company import may_sail_on, refuse_company, refuse_leaving
from app.games.madison.naval.sailing import put_ashore
from app.games.madison.operations.leading import is_within_limit, refuse_following
from app.games.madison.operations.limits import (
    reach,
    refuse_enemy_counter,
    refuse_entry,
    refuse_step,
)
from app.games.madison.operations.stages import AttackDeclared, GroupChanged, MovesEnded
from app.games.madison.play_state import Play
from app.games.madison.position import Position, pieces_at, play_of, units_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from app.games.madison.words import card_name, place_name
from app.kit.turns import Done


def go_on(resolution: Resolution) -> None:
    """Ask for the next step of the force; who can go nowhere has moved."""
    state = resolution.state
    play = play_of(state)
    if any(_may_step(state, play, piece) for piece in _movers(state, play)):
        resolution.ask(play.side, Ask.MOVE)
    else:
        _end(resolution, play)


def _end(resolution: Resolution, play: Play) -> None:
    """End the movement of a force: the boxes and ports that it leaves or takes are settled."""
    vacate_left(resolution)
    _occupy_ports(resolution, play)
    resolution.write(MovesEnded(play.side))


@rule("9.53", "9.61")
def _occupy_ports(resolution: Resolution, play: Play) -> None:
    """Have lone leaders and vessels of the enemy leave the ports where units were put ashore."""
    roster, blocks = resolution.state.board.roster, resolution.state.blocks
    ended = {
        blocks[piece].at
        for piece, moved in play.moved.items()
        if roster[piece].is_land and blocks[piece].at == moved.path[-1]
    }
    for at in sorted(ended - {*play.fights}):
        occupy(resolution, at, play.side)


def _movers(position: Position, play: Play) -> tuple[str, ...]:
    """List the counters of a force that can still be told to move: its units, or its leader."""
    force = play.force
    if force.kind == "event":
        return ()
    pieces = force.pieces if force.kind == "units" else (force.leader,)
    if force.kind == "leader" and force.water:
        # 11.52 His vessels may go on when he is ashore.
        pieces = tuple(dict.fromkeys((*pieces, *play.group)))
    return tuple(piece for piece in pieces if piece not in play.done)


def _may_step(position: Position, play: Play, piece: str) -> bool:
    own, moved = position.blocks[piece], play.moved.get(piece)
    if moved and moved.stopped:
        return False
    links = position.board.near.get(own.at, {})
    if piece == NORTH_WEST_COMPANY:
        links = {**links, **_canoe_ways(position, own.at)}
    spent = moved.spent if moved else 0
    if play.force.water and may_sail_on(position, play, piece):
        return True
    if position.board.roster[piece].is_naval:
        return False
    return any(spent + link.cost <= reach(position, play.force, piece) for link in links.values())


def move_prompt(view: ViewMadison) -> Message:
    """Ask where those in hand go, or first who is to move."""
    play = play_of(view)
    key = "madison-ask-move" if play.group else "madison-ask-whom"
    return Message(key, {"card": card_name(play.card)})


def offer_group(view: ViewMadison) -> Iterator[Choice]:
    """Offer counters to take in hand, and those in hand to leave."""
    play = play_of(view)
    for piece in play.group:
        if piece != play.force.leader:
            yield Choice(a.Drop(piece), False, f"block:{piece}")
    for piece in _candidates(view, play):
        if piece not in play.group:
            kind = a.TurnTo if stands_elsewhere(view, play, piece) else a.Take
            yield Choice(kind(piece), False, f"block:{piece}")


def stands_elsewhere(position: Position, play: Play, piece: str) -> bool:
    """Whether a counter stands elsewhere than the group in hand."""
    if not play.group:
        return False
    return position.blocks[piece].at != position.blocks[play.group[0]].at


def _candidates(view: ViewMadison, play: Play) -> Iterable[str]:
    force = play.force
    if force.kind == "units":
        return force.pieces
    return pieces_at(view, view.blocks[force.leader].at, view.side)


def refuse_take(view: ViewMadison, action: a.Take) -> Refusal | None:
    """Who stands with the group in hand is taken along."""
    refused = _refuse_mover(view, action.block)
    if refused is None and stands_elsewhere(view, play_of(view), action.block):
        return no("8.61", "madison-not-there")
    return refused


def refuse_turning(view: ViewMadison, action: a.TurnTo) -> Refusal | None:
    """Another group is begun with who stands elsewhere."""
    refused = _refuse_mover(view, action.block)
    if refused is None and not stands_elsewhere(view, play_of(view), action.block):
        return no("8.61", "madison-not-there")
    return refused


@rule("8.41", "8.42", "8.61", "8.72")
def _refuse_mover(view: ViewMadison, piece: str) -> Refusal | None:
    """A leader takes up counters in his space; units that are activated go in groups or part."""
    play = play_of(view)
    own = view.blocks.get(piece)
    if refused := refuse_enemy_counter(view, piece, "8.41"):
        return refused
    if own is None or piece in play.group:
        return no("8.41", "madison-not-there")
    moved = play.moved.get(piece)
    if moved and moved.stopped:
        return no("9.3", "madison-stopped")
    if piece in play.done:
        return no("8.72", "madison-no-unit-twice")
    if play.aboard and own.at != view.blocks[play.aboard[0]].at:
        return no("11.12", "madison-still-aboard")
    if play.force.kind == "units":
        return None if piece in play.force.pieces else no("8.61", "madison-not-activated")
    if own.at != view.blocks[play.force.leader].at:
        return no("8.42", "madison-not-in-leaders-space")
    if play.force.water:
        return refuse_company(view, play, piece)
    return refuse_following(view, play.force, play.group, piece)


def refuse_drop(view: ViewMadison, action: a.Drop) -> Refusal | None:
    """Whatever is in hand may be left, but for the leader himself; the rest stays within limits."""
    play = play_of(view)
    if action.block not in play.group or action.block == play.force.leader:
        return no("8.42", "madison-not-in-hand-piece")
    if refused := refuse_leaving(view, play, action.block):
        return refused
    left = tuple(piece for piece in play.group if piece != action.block)
    is_led = play.force.kind == "leader" and play.force.leader in left
    if is_led and not is_within_limit(view, play.force, left):
        return no("3.33", "madison-over-limit")
    return None


def ways_on(position: Position, play: Play) -> Mapping[str, Link]:
    """Return where the group in hand may go, and by what link: the next spaces."""
    here = position.blocks[play.group[0]].at
    if play.group == (NORTH_WEST_COMPANY,) and play.side == GB:
        return {**position.board.near.get(here, {}), **_canoe_ways(position, here)}
    return position.board.near.get(here, {})


@rule("3.61", "A36")
def _canoe_ways(position: Position, here: str) -> dict[str, Link]:
    """Return the ways of the North West Company over Huron, unless the enemy controls the lake.

    To load, sail and land takes three points, an assault one more.
    """
    if here not in position.board.ports[HURON] or hinders(position, US, HURON):
        return {}
    ways: dict[str, Link] = {}
    for to in position.board.ports[HURON]:
        friendly = is_friendly(position, to, GB)
        if to != here:
            ways[to] = Link(here, to, CANOE if friendly else LANDING)
    return ways


def offer_marches(view: ViewMadison) -> Iterator[Choice]:
    """Offer the spaces next to the group in hand; to enter where enemies are commits."""
    play = play_of(view)
    if not play.group:
        return
    for to in ways_on(view, play):
        final = bool(pieces_at(view, to, view.enemy))
        label = _attack_words(view, play, to) if final else None
        yield Choice(a.March(to), final, target=f"space:{to}", label=label)


@rule("10.21")
def _attack_words(view: ViewMadison, play: Play, to: str) -> Message:
    """Return what an attack comes to before it is made: strengths, and what the odds add."""
    attack = attack_strength(view, play.group)
    defence = defence_strength(view, to, view.enemy)
    odds = odds_drm(view, attack, defence)
    params: dict[str, Parameter] = {"at": place_name(to), "attack": attack, "defence": defence}
    return Message("madison-attack", params | {"odds": f"{odds:+d}".replace("-", "\u2212")})


def refuse_march(view: ViewMadison, action: a.March) -> Refusal | None:
    """Everybody in hand goes along a link that they have the points for."""
    play = play_of(view)
    if not play.group:
        return no("9.1", "madison-nobody-in-hand")
    if play.force.water and play.force.kind == "leader":
        return no("11.37", "madison-goes-by-water")
    link = ways_on(view, play).get(action.to)
    if link is None:
        return no("9.1", "madison-not-next")
    for piece in play.group:
        refused = refuse_step(view, play, piece, action.to, link)
        if refused:
            return refused
    return refuse_entry(view, play, action.to)


def offer_done(view: ViewMadison) -> Iterator[Choice]:
    """End the movement of the force."""
    play = play_of(view)
    yield Choice(Done(), True, label=Message("madison-done-moving", {"fights": len(play.fights)}))


def turn_to(resolution: Resolution, action: a.TurnTo) -> None:
    """Begin a new group with a counter that stands elsewhere than the one in hand."""
    resolution.write(GroupChanged((action.block,)))


def drop(resolution: Resolution, action: a.Drop) -> None:
    """Leave a counter behind; one that is aboard goes ashore."""
    play = play_of(resolution.state)
    if action.block in play.aboard:
        put_ashore(resolution, (action.block,))
        return
    resolution.write(GroupChanged(tuple(p for p in play.group if p != action.block)))


def march(resolution: Resolution, side: Side, action: a.March) -> None:
    """Move the group one space on; where enemies are, it is declared first."""
    state = resolution.state
    play = play_of(state)
    link = ways_on(state, play)[action.to]
    if pieces_at(state, action.to, other(side)):
        resolution.write(DecisionClosed(side))
        resolution.write(AttackDeclared(play.group, action.to, link.kind, link.cost))
        return
    resolution.write(PiecesMoved(play.group, action.to, link.kind, link.cost))
    remove_overrun(resolution, action.to)


def end_moves(resolution: Resolution, side: Side) -> None:
    """The force has moved."""
    resolution.write(DecisionClosed(side))
    _end(resolution, play_of(resolution.state))


def begin_fight(resolution: Resolution, at: str) -> None:
    """Begin the battle in a space that the force has entered."""
    state = resolution.state
    play = play_of(state)
    attackers = those_who_came(state, play, at)
    is_fought = units_at(state, at, play.side) and units_at(state, at, other(play.side))
    if is_fought:
        begin_battle(resolution, at, attackers)
    else:
        resolution.write(BattleFought(at, play.side))


def those_who_came(position: Position, play: Play, at: str) -> tuple[str, ...]:
    """List the counters that a card play brought to a space."""
    return tuple(
        piece
        for piece in pieces_at(position, at, play.side)
        if piece in play.moved and play.moved[piece].path[-1] == at
    )
