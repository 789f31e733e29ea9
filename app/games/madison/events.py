"""What happens to counters, whatever the rule behind it."""

from app.engine.memo import replaced
from app.engine.resolution import PendingDecision
from app.engine.values import Draw, Event, Side
from app.games.madison.play_state import Effect, PathTaken, PlayStage
from app.games.madison.position import play_of
from app.games.madison.state import Situation, moved_to, with_pieces, with_play
from app.kit.blocks import GONE, with_block


class QuestionChanged(Event, frozen=True, tag="question-changed"):
    """A step of a draft led its side to another question; nothing is committed yet."""

    side: Side
    ask: str

    def apply(self, state: Situation) -> Situation:
        others = (entry for entry in state.awaiting if entry.side != self.side)
        return replaced(state, awaiting=(*others, PendingDecision(self.side, self.ask)))


class PiecesMoved(Event, frozen=True, tag="pieces-moved"):
    """Counters moved one step on in this card play, at a cost; `stops`: they go no further."""

    pieces: tuple[str, ...]
    to: str
    way: str
    cost: int
    stops: bool = False

    def apply(self, state: Situation) -> Situation:
        moved = dict(play_of(state).moved)
        for piece in self.pieces:
            at = state.blocks[piece].at
            before = moved.get(piece) or PathTaken((at,))
            path = (*before.path, self.to)
            spent = before.spent + self.cost
            moved[piece] = PathTaken(path, spent, self.way, self.stops, before.told)
        return with_play(moved_to(state, self.pieces, self.to), moved=moved)


class PiecesPlaced(Event, frozen=True, tag="pieces-placed"):
    """Counters were put somewhere: they arrive, are launched, go home. `why`: the rule.

    `port`: from which they were put back into a control box (11.23).
    """

    pieces: tuple[str, ...]
    at: str
    why: str = ""
    port: str = ""

    def apply(self, state: Situation) -> Situation:
        if self.port:
            put_back = {**state.put_back, **dict.fromkeys(self.pieces, self.port)}
            state = replaced(state, put_back=put_back)
        if state.play and state.play.stage == PlayStage.SPEND:
            state = with_play(state, launched=(*state.play.launched, *self.pieces))
        return moved_to(state, self.pieces, self.at)


class StepsLost(Event, frozen=True, tag="steps-lost"):
    """Counters lost a step each: `flipped` to the other side, `lost` for good. `why`: the rule."""

    flipped: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    why: str = ""

    def apply(self, state: Situation) -> Situation:
        for piece in self.flipped:
            state = with_block(state, piece, cv=state.blocks[piece].cv - 1)
        return moved_to(state, self.lost, GONE)


class PiecesRemoved(Event, frozen=True, tag="pieces-removed"):
    """Counters left the game: surrendered, captured, sunk, struck. `why`: the rule."""

    pieces: tuple[str, ...]
    why: str

    def apply(self, state: Situation) -> Situation:
        return moved_to(state, self.pieces, GONE)


class PiecesRestored(Event, frozen=True, tag="pieces-restored"):
    """Reduced units or damaged vessels turned to their full side. `why`: the rule."""

    pieces: tuple[str, ...]
    why: str = ""

    def apply(self, state: Situation) -> Situation:
        changes = {piece: {"cv": state.blocks[piece].max} for piece in self.pieces}
        return with_pieces(state, changes)


class LeaderReplaced(Event, frozen=True, tag="successor-came"):
    """A leader's counter was turned to the other side, which stands in a place (3.4)."""

    leader: str
    by: str
    at: str

    def apply(self, state: Situation) -> Situation:
        return with_pieces(state, {self.leader: {"at": GONE}, self.by: {"at": self.at}})


class LakeChanged(Event, frozen=True, tag="control-changed"):
    """A lake came under a side's control, or under nobody's (11.4)."""

    lake: str
    side: Side

    def apply(self, state: Situation) -> Situation:
        left = {lake: side for lake, side in state.lakes.items() if lake != self.lake}
        return replaced(state, lakes={**left, self.lake: self.side} if self.side else left)


class PointsScored(Event, frozen=True, tag="points-scored"):
    """A card scored victory points, or lost some (4.17, 4.22)."""

    side: Side
    points: int
    why: str

    def apply(self, state: Situation) -> Situation:
        scored = state.card_points.get(self.side, 0) + self.points
        return replaced(state, card_points={**state.card_points, self.side: scored})


class DepotPlaced(Event, frozen=True, tag="depot-placed"):
    """A supply depot was created (13.52)."""

    side: Side
    at: str

    def apply(self, state: Situation) -> Situation:
        return replaced(state, depots={**state.depots, self.at: self.side})


class DepotsRemoved(Event, frozen=True, tag="depots-removed"):
    """Supply depots were removed (13.55)."""

    places: tuple[str, ...]
    why: str = "13.55"

    def apply(self, state: Situation) -> Situation:
        left = {at: side for at, side in state.depots.items() if at not in self.places}
        return replaced(state, depots=left)


class EffectBegan(Event, frozen=True, tag="effect-began"):
    """A card put something in force: for this card play, or beyond it when it says plays."""

    effect: Effect

    def apply(self, state: Situation) -> Situation:
        if self.effect.plays:
            return replaced(state, effects=(*state.effects, self.effect))
        return with_play(state, effects=(*play_of(state).effects, self.effect))


class DiceRolled(Event, frozen=True, tag="dice-rolled"):
    """Dice were rolled of which the next event tells the outcome. `why`: the rule or the card."""

    side: Side
    why: str
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        return state
