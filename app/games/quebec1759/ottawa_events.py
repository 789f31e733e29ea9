"""What the Ottawa do as events (22)."""

from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.values import Draw, Event
from app.games.quebec1759.board import ROAD
from app.games.quebec1759.losses import lose_block, lose_cv
from app.games.quebec1759.state import Arrival, Raid, Situation, with_turn
from app.kit.battle import hits_of
from app.kit.blocks import Face, face_of, with_block

RAID, SCOUT, STAY = "raid", "scout", "stay"


class OttawaCame(Event, frozen=True, tag="ottawa-came"):
    """The Ottawa went where they were ordered."""

    origin: str
    zone: str

    def apply(self, state: Situation) -> Situation:
        board = state.board
        came = {board.ottawa: Arrival((self.origin, self.zone), ROAD)}
        state = with_block(state, board.ottawa, at=self.zone)
        return with_turn(state, arrivals={**state.turn.arrivals, **came})


class VisitBegan(Event, frozen=True, tag="visit-began"):
    """The Ottawa are among British."""

    zone: str

    def apply(self, state: Situation) -> Situation:
        return replaced(state, raid=Raid(self.zone))


class RaidFired(Event, frozen=True, tag="raid-fired"):
    """The Ottawa raided."""

    zone: str
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        return with_raid(state, what=RAID, hits=self.hits(), scored=self.hits())

    def hits(self) -> int:
        """Count the sixes."""
        return hits_of(self.draws)


class RaidHitTaken(Event, frozen=True, tag="raid-hit"):
    """A British block took one hit of the raid."""

    block: str

    def apply(self, state: Situation) -> Situation:
        raid = raid_of(state)
        reduced = raid.reduced if self.block in raid.reduced else (*raid.reduced, self.block)
        state = lose_cv(state, self.block)
        return with_raid(state, hits=raid.hits - 1, reduced=reduced)


class RaidSuffered(Event, frozen=True, tag="raid-suffered"):
    """The British have taken the hits of the raid; those beyond their strength are lost."""

    zone: str
    faces: tuple[Face, ...]

    def apply(self, state: Situation) -> Situation:
        return with_raid(state, hits=0)


class RaidAnswered(Event, frozen=True, tag="raid-answered"):
    """The British fired back, or did not; the blocks that did showed themselves."""

    zone: str
    faces: tuple[Face, ...] = ()
    draws: tuple[Draw, ...] = ()

    def apply(self, state: Situation) -> Situation:
        # 22.5 With 1 CV left they are removed: more cannot be taken from them.
        board = state.board
        for _ in range(min(hits_of(self.draws), state.blocks[board.ottawa].cv - 1)):
            state = lose_cv(state, board.ottawa)
        return with_raid(state, answered=True)


class BlocksScouted(Event, frozen=True, tag="scouted"):
    """The French saw some British blocks, drawn blind out of `candidates`."""

    zone: str
    blocks: tuple[str, ...]
    candidates: tuple[str, ...]
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        seen = tuple(sorted(face_of(state.blocks[block]) for block in self.blocks))
        return with_raid(with_turn(state, scouted=seen), what=SCOUT, answered=True)


class OttawaWent(Event, frozen=True, tag="ottawa-went"):
    """The Ottawa left for another zone, or for good if none is free ("")."""

    origin: str
    to: str

    def apply(self, state: Situation) -> Situation:
        board = state.board
        if self.to:
            state = with_block(state, board.ottawa, at=self.to)
        else:
            state = lose_block(state, board.ottawa)
        return replaced(state, raid=None)


class OttawaStayed(Event, frozen=True, tag="ottawa-stayed"):
    """The Ottawa stay with the other French."""

    zone: str

    def apply(self, state: Situation) -> Situation:
        return replaced(state, raid=None)


class OttawaRemoved(Event, frozen=True, tag="ottawa-removed"):
    """The Ottawa left the war."""

    at: str

    def apply(self, state: Situation) -> Situation:
        return replaced(lose_block(state, state.board.ottawa), raid=None)


def raid_of(state: Situation) -> Raid:
    """Return the raid under way."""
    if state.raid is None:
        raise AssertionError("the Ottawa are not about anything")
    return state.raid


def with_raid(state: Situation, **changes: object) -> Situation:
    """Return the state with some of the raid changed."""
    return replaced(state, raid=replace(raid_of(state), **changes))
