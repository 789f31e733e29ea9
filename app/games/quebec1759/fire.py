"""Chapter 14: fire, and who takes its hits; 10.3 for leaders, 17.1 for landings."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Draw, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.quebec1759.battle_state import LEAVERS, Battle, Toll
from app.games.quebec1759.board import LEADER, LEADER_DICE, OTTAWA
from app.games.quebec1759.lines import (
    at_post,
    foe,
    in_battle,
    is_face_up,
    leaders,
    may_be_hit,
    strength,
    takes_hits,
)
from app.games.quebec1759.losses import lose_block, lose_cv
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Ask, Situation
from app.games.quebec1759.view import View1759
from app.kit.battle import TakeHit, battle_of, hit_choices, hits_of
from app.kit.turns import Done


class ColumnFired(Event, frozen=True, tag="fired"):
    """All blocks of a column, or of a line, fired together at the one that faces them."""

    side: Side
    post: str
    draws: tuple[Draw, ...]
    double: bool = False

    def apply(self, state: Situation) -> Situation:
        return score(state, foe(battle_of(state), self.side), self.post, self.hits())

    def hits(self) -> int:
        """Count the sixes."""
        return hits_of(self.draws)


class LeaderFired(Event, frozen=True, tag="fired-by-leader"):
    """A leader rolled his own dice, at the post he faces or after those who leave.

    Equal dice kill the leader.
    """

    side: Side
    block: str
    post: str
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        state = score(state, foe(battle_of(state), self.side), self.post, self.hits())
        return lose_block(state, self.block) if self.falls() else state

    def hits(self) -> int:
        """Count the sixes."""
        return hits_of(self.draws)

    def falls(self) -> bool:
        """Whether the dice are equal."""
        return len(set(faces(self.draws))) == 1


class HitTaken(Event, frozen=True, tag="hit-taken"):
    """A block took one hit."""

    block: str
    post: str

    def apply(self, state: Situation) -> Situation:
        battle = battle_of(state)
        own, toll = state.blocks[self.block], battle.tolls[self.post]
        # 2.4 Any hit is the end of a leader.
        fallen = (*toll.fallen, own.side) if own.kind == LEADER else toll.fallen
        tolls = {**battle.tolls, self.post: replace(toll, left=toll.left - 1, fallen=fallen)}
        return in_battle(lose_cv(state, self.block), tolls=tolls)


class HitsTaken(Event, frozen=True, tag="hits-taken"):
    """A side has taken the hits at a post; those beyond its strength are lost (16.1).

    `chosen`: it was asked who takes them.
    """

    side: Side
    post: str
    hits: int
    lost: int
    chosen: bool = False

    def apply(self, state: Situation) -> Situation:
        tolls = {p: toll for p, toll in battle_of(state).tolls.items() if p != self.post}
        return in_battle(state, tolls=tolls, taking=self.side if tolls else "")


def score(state: Situation, side: Side, post: str, hits: int) -> Situation:
    """Return the state in which a side has these hits more to take at a post."""
    if not hits:
        return state
    battle = battle_of(state)
    toll = battle.tolls.get(post) or Toll(blocks=len(at_post(state, battle, side, post)))
    toll = replace(toll, left=toll.left + hits, scored=toll.scored + hits)
    return in_battle(state, taking=side, tolls={**battle.tolls, post: toll})


@rule("10.3", "14.2", "17.1", "22.4", "A11", "A14", "A24", "A55")
def dice_of_post(state: Situation, battle: Battle, side: Side, post: str) -> int:
    """One die for each CV, but for leaders; at a landing the defender rolls two in turn 1.

    17.1, A14, A24: two by blocks that did not come into the zone this turn, from reserve too.
    22.4, A55: the Ottawa in a skirmish always roll one.
    """
    doubled = is_doubled(battle, side)
    dice = 0
    for block in at_post(state, battle, side, post):
        own = state.blocks[block]
        if own.kind != LEADER:
            twice = doubled and own.kind != OTTAWA and block not in state.turn.arrivals
            dice += own.cv * (2 if twice else 1)
    return dice


@rule("17.1", "19", "A23")
def is_doubled(battle: Battle, side: Side) -> bool:
    """Only at a landing, only the defender, and only in battle turn 1."""
    return battle.landing and side == battle.defender and battle.turn == 1


@rule("10.3", "13.1", "14.1", "14.2", "A11", "A46")
def fire_post(resolution: Resolution, post: str) -> None:
    """All blocks of a column fire together, once; a leader rolls two dice apart."""
    state = resolution.state
    battle = battle_of(state)
    side = battle.part
    dice = dice_of_post(state, battle, side, post)
    if dice:
        draws = resolution.roll(dice)
        resolution.write(ColumnFired(side, post, draws, is_doubled(battle, side)))
    for leader in leaders(state, at_post(state, battle, side, post)):
        if leader != battle.held:
            draws = resolution.roll(LEADER_DICE)
            resolution.write(LeaderFired(side, leader, post, draws))
    if post in battle_of(resolution.state).tolls and not has_choice_of_hits(
        resolution.state, battle_of(resolution.state), post
    ):
        take_all(resolution, post)


@rule("14.2", "16.2")
def has_choice_of_hits(state: Situation, battle: Battle, post: str) -> bool:
    """Tell, from what everybody can see, whether the hits at a post could be taken in two ways."""
    line = at_post(state, battle, battle.taking, post)
    seen = [b for b in line if is_face_up(battle, battle.taking, b)]
    hidden = len(line) - len(seen)
    could = [b for b in seen if may_be_hit(state, post, b)]
    most = strength(state, could) + state.board.greatest_cv * hidden
    return len(could) + hidden > 1 and 0 < battle.tolls[post].left < most


@rule("14.2", "16.1")
def take_all(resolution: Resolution, post: str) -> None:
    """Take a post's hits where only one result is possible."""
    side = battle_of(resolution.state).taking
    while _left(resolution.state, post):
        state = resolution.state
        line = at_post(state, battle_of(state), side, post)
        could = [b for b in line if may_be_hit(state, post, b)]
        if not could:
            break
        resolution.write(HitTaken(could[0], post))
    close_toll(resolution, post)


def _left(state: Situation, post: str) -> int:
    return battle_of(state).tolls[post].left


def close_toll(resolution: Resolution, post: str, *, chosen: bool = False) -> None:
    """Write how many blocks the hits at a post took."""
    battle = battle_of(resolution.state)
    toll = battle.tolls[post]
    standing = len(at_post(resolution.state, battle, battle.taking, post))
    taken = toll.scored - toll.stopped
    lost = toll.blocks - standing
    resolution.write(HitsTaken(battle.taking, post, taken, lost, chosen))


@rule("14.2")
def settle_tolls(resolution: Resolution) -> None:
    """The owner of the losses chooses where they fall, at all posts at once."""
    state = resolution.state
    battle = battle_of(state)
    if any(has_choice_of_hits(state, battle, post) for post in battle.tolls):
        resolution.ask(battle.taking, Ask.TAKE_HITS)
        return
    for post in battle.tolls:
        take_all(resolution, post)


def blocks_under_fire(view: View1759, post: str) -> list[str]:
    """List the viewer's blocks that could take a hit at a post."""
    battle = view.battle
    if battle is None or battle.taking != view.side:
        return []
    posts = battle.posts[view.side].items()
    return [
        block.id
        for here, line in posts
        for block in line
        if (block.leaves if post == LEAVERS else here == post)
        and takes_hits(block.kind, block.cv, post)
    ]


def posts_under_fire(view: View1759) -> list[str]:
    """List the posts at which the viewer has hits left to take and somebody to take them."""
    tolls = view.battle.tolls if view.battle else {}
    return [p for p, toll in tolls.items() if toll.left and blocks_under_fire(view, p)]


def offer_hits(view: View1759) -> Iterator[Choice]:
    """Offer each own block under fire for the next hit, then Done."""
    for post in posts_under_fire(view):
        yield from hit_choices(blocks_under_fire(view, post), Message("quebec1759-take-hit"))
    yield Choice(Done(), True, label=Message("quebec1759-done-hits-taken"))


@rule("14.2", "16.2")
def refuse_hit(view: View1759, action: TakeHit) -> Refusal | None:
    """Only blocks that were fired at take hits, and no more than were scored there."""
    if post_of_hit(view, action.block):
        return None
    tolls = view.battle.tolls if view.battle else {}
    if any(action.block in blocks_under_fire(view, post) for post in tolls):
        return no("14.2", "quebec1759-no-hits-left")
    return no("14.2", "quebec1759-not-under-fire")


def post_of_hit(view: View1759, block: str) -> str:
    """Return the post at which a block may take a hit, "" if at none."""
    posts = posts_under_fire(view)
    return next((post for post in posts if block in blocks_under_fire(view, post)), "")


@rule("14.2", "16.1")
def refuse_end_of_taking(view: View1759) -> Refusal | None:
    """All hits must be taken, as long as a block is left to take them."""
    left = sum(view.battle.tolls[p].left for p in posts_under_fire(view)) if view.battle else 0
    return no("14.2", "quebec1759-hits-left", hits=left) if left else None


def take_hit(resolution: Resolution, side: Side, action: TakeHit) -> None:
    """Take one hit on a block."""
    state = resolution.state
    battle = battle_of(state)
    post = next(p for p in battle.tolls if action.block in at_post(state, battle, side, p))
    resolution.write(HitTaken(action.block, post))


def end_taking(resolution: Resolution, side: Side) -> None:
    """Confirm who took the hits."""
    resolution.write(DecisionClosed(side))
    for post in battle_of(resolution.state).tolls:
        close_toll(resolution, post, chosen=True)
