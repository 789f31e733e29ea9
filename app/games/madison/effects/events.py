"""What happens when a card takes effect, event by event."""

from typing import TypeVar

from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.values import Draw, Event, Side
from app.games.madison.battle_state import Battle, Later, Modifier
from app.games.madison.play_state import Run
from app.games.madison.position import play_of
from app.games.madison.state import (
    Situation,
    StandingOrder,
    moved_to,
    with_battle,
    with_pieces,
    with_play,
)
from app.kit.blocks import GONE
from app.kit.cards import with_cards

T = TypeVar("T")


class RunBegan(Event, frozen=True, tag="run-began"):
    """A card begins to take effect."""

    run: Run

    def apply(self, state: Situation) -> Situation:
        return replaced(state, runs=(*state.runs, self.run))


class RunEnded(Event, frozen=True, tag="run-ended"):
    """A card has taken all its effect."""

    card: str

    def apply(self, state: Situation) -> Situation:
        return replaced(state, runs=state.runs[:-1])


class OperationBegan(Event, frozen=True, tag="operation-began"):
    """The next operation of a card is carried out, or skipped."""

    path: str

    def apply(self, state: Situation) -> Situation:
        return _with_run(state, todo=state.runs[-1].todo[1:], picked=())


class OperationsAdded(Event, frozen=True, tag="operations-added"):
    """Operations of a card come before the rest: those of a row, of an option, of an otherwise."""

    paths: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return _with_run(state, todo=(*self.paths, *state.runs[-1].todo))


class Picked(Event, frozen=True, tag="picked"):
    """Who chooses what a card hits picked something, or let it go."""

    picked: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return _with_run(state, picked=self.picked)


def _with_run(state: Situation, **changes: object) -> Situation:
    return replaced(state, runs=(*state.runs[:-1], replace(state.runs[-1], **changes)))


class BattleChanged(Event, frozen=True, tag="battle-changed"):
    """A card gives something to a round of a battle, or to all that follow."""

    card: str
    extra: tuple[Modifier, ...] = ()
    effects: tuple[Modifier, ...] = ()
    ignored: tuple[str, ...] = ()
    bonus: dict[Side, int] = {}
    combined: tuple[str, ...] = ()
    later: tuple[Later, ...] = ()

    def apply(self, state: Situation) -> Situation:
        if state.naval is not None:
            naval = replace(
                state.naval,
                extra=(*state.naval.extra, *self.extra),
                ignored=(*state.naval.ignored, *self.ignored),
            )
            return replaced(state, naval=naval)
        battle = _battle(state)
        return with_battle(
            state,
            extra=(*battle.extra, *self.extra),
            effects=(*battle.effects, *self.effects),
            ignored=(*battle.ignored, *self.ignored),
            bonus={**battle.bonus, **self.bonus},
            combined=(*battle.combined, *self.combined),
            later=(*battle.later, *self.later),
        )


class BattleCardPlayed(Event, frozen=True, tag="battle-card-played"):
    """A card is a side's battle card of this round (10.43)."""

    side: Side
    card: str

    def apply(self, state: Situation) -> Situation:
        if state.naval is not None:
            cards = {**state.naval.cards, self.side: self.card}
            return replaced(state, naval=replace(state.naval, cards=cards))
        return with_battle(state, cards={**_battle(state).cards, self.side: self.card})


class BattleArmed(Event, frozen=True, tag="battle-armed"):
    """The effect of a card on this round is in force (8.22)."""

    def apply(self, state: Situation) -> Situation:
        return with_battle(state, armed=True)


def _battle(state: Situation) -> Battle:
    if state.battle is None:
        raise AssertionError("no battle is being fought")
    return state.battle


class LeaderTurned(Event, frozen=True, tag="turned-leader"):
    """A card turned a leader to the other side of the counter, who stands where he stood (3.41)."""

    leader: str
    by: str

    def apply(self, state: Situation) -> Situation:
        at = state.blocks[self.leader].at
        state = with_pieces(state, {self.leader: {"at": GONE}, self.by: {"at": at}})
        battle, play = state.battle, state.play
        if battle is not None:
            state = with_battle(
                state,
                attackers=self._all(battle.attackers),
                came=self._keys(battle.came),
                ways=self._keys(battle.ways),
            )
        if play is not None:
            forces = tuple(
                replace(one, leader=self.by) if one.leader == self.leader else one
                for one in play.forces
            )
            state = with_play(
                state, forces=forces, group=self._all(play.group), moved=self._keys(play.moved)
            )
        return state

    def _all(self, pieces: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self.by if piece == self.leader else piece for piece in pieces)

    def _keys(self, named: dict[str, T]) -> dict[str, T]:
        return {self.by if key == self.leader else key: value for key, value in named.items()}


class ForcesStopped(Event, frozen=True, tag="forces-stopped"):
    """Forces that were named do not act (8.31)."""

    forces: tuple[int, ...]

    def apply(self, state: Situation) -> Situation:
        forces = tuple(
            replace(force, cancelled=True) if n in self.forces else force
            for n, force in enumerate(play_of(state).forces)
        )
        return with_play(state, forces=forces)


class VesselsStopped(Event, frozen=True, tag="vessels-stopped"):
    """The vessels of a force of units do not move; its land units still do, by land (8.31)."""

    force: int

    def apply(self, state: Situation) -> Situation:
        forces = list(play_of(state).forces)
        force, roster = forces[self.force], state.board.roster
        left = tuple(piece for piece in force.pieces if not roster[piece].is_vessel)
        forces[self.force] = replace(force, pieces=left, water=False)
        return with_play(state, forces=tuple(forces))


class FortBuilt(Event, frozen=True, tag="fort-built"):
    """A card put a fort on the map (2.74)."""

    fort: str

    def apply(self, state: Situation) -> Situation:
        return replaced(state, forts=tuple(sorted((*state.forts, self.fort))))


class TownsDestroyed(Event, frozen=True, tag="towns-destroyed"):
    """Towns were destroyed, and naval bases with them (4.13, 15.32)."""

    side: Side
    towns: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()

    def apply(self, state: Situation) -> Situation:
        return replaced(
            state,
            destroyed=tuple(sorted({*state.destroyed, *self.towns})),
            ruined=tuple(sorted({*state.ruined, *self.bases})),
        )


class HandDiscarded(Event, frozen=True, tag="hand-discarded"):
    """A side discarded cards of its hand: of its choice, or drawn blind from `candidates`."""

    side: Side
    cards: tuple[str, ...]
    candidates: tuple[str, ...] = ()
    draws: tuple[Draw, ...] = ()

    def apply(self, state: Situation) -> Situation:
        hand = state.cards.hands.get(self.side, ())
        left = tuple(card for card in hand if card not in self.cards)
        return with_cards(
            state,
            hands={**state.cards.hands, self.side: left},
            discards=(*state.cards.discards, *self.cards),
        )


class PostponedCame(Event, frozen=True, tag="postponed-came"):
    """Units that a card had put off are to come with the next reinforcements (14.2)."""

    pieces: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        left = tuple(e for e in state.effects if not {*e.names} & {*self.pieces})
        return replaced(state, effects=left)


class WentBack(Event, frozen=True, tag="went-back"):
    """Attackers went back to the space that they attacked from."""

    side: Side
    pieces: tuple[str, ...]
    at: str
    to: str

    def apply(self, state: Situation) -> Situation:
        return moved_to(state, self.pieces, self.to)


class OrderGiven(Event, frozen=True, tag="order-given"):
    """A side gave a standing order for a window, in place of the one before; sealed."""

    side: Side
    order: StandingOrder

    def apply(self, state: Situation) -> Situation:
        own = (one for one in state.orders.get(self.side, ()) if one.window != self.order.window)
        return replaced(state, orders={**state.orders, self.side: (*own, self.order)})


class OrderDropped(Event, frozen=True, tag="order-dropped"):
    """A side wants to be asked in a window again; sealed."""

    side: Side
    window: str

    def apply(self, state: Situation) -> Situation:
        own = tuple(one for one in state.orders.get(self.side, ()) if one.window != self.window)
        left = {side: orders for side, orders in state.orders.items() if side != self.side}
        return replaced(state, orders={**left, self.side: own} if own else left)
