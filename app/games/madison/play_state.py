"""A card play under way, and the counters: what lies open to everybody."""

from enum import StrEnum

from app.engine.values import Shown, Side


class Use(StrEnum):
    """The ways of using a card (8.31), and laying it down (7.34)."""

    EVENT = "event"
    LEADER = "leader"
    UNITS = "units"
    BUILD = "build"
    RESTORE = "restore"
    DEPOT = "depot"
    OPERATIONS = "operations"
    CAMPAIGN = "campaign"
    HOLD = "hold"


class PlayStage(StrEnum):
    """How far a card play has come."""

    CHOOSE = "choose"
    FORCE = "force"
    NAMED = "named"
    MOVE = "move"
    ENTER = "enter"
    BATTLE = "battle"
    SPEND = "spend"
    EFFECT = "effect"
    END = "end"


class Piece(Shown, frozen=True):
    """A counter: `cv` its steps left, `max` its sides, `at` a place on the map or off it."""

    side: Side
    kind: str
    max: int
    cv: int
    at: str
    group: str = ""


class PathTaken(Shown, frozen=True):
    """How a piece moved in this card play: the places of its path, the first the one it left.

    `spent`: its movement points; `way`: the kind of its last step; `stopped`: it goes no further.
    `told`: how many places of the path the log has told of.
    """

    path: tuple[str, ...]
    spent: int = 0
    way: str = ""
    stopped: bool = False
    told: int = 1


class Force(Shown, frozen=True):
    """A force that a card activates (8.4 to 8.7).

    `kind`: "leader", "naval" (a naval leader), "alone" (a leader without anybody), "units" or
    "event". `water`: it goes by water. `pieces`: the units activated; a leader takes and drops his
    on the way. `mp`, `unit_mp`: instead of what is printed, 0 for that; `limit`: of units in all,
    whoever leads them, 0 for none. `only`: the only spaces that it may attack; `peaceful`: it may
    attack none. `cancelled`: it does not act.
    """

    kind: str
    at: str
    leader: str = ""
    water: bool = False
    pieces: tuple[str, ...] = ()
    mp: int = 0
    unit_mp: int = 0
    limit: int = 0
    only: tuple[str, ...] = ()
    peaceful: bool = False
    cancelled: bool = False


class Effect(Shown, frozen=True):
    """Something that a card has left in force: `kind` says what, for `side`, on these names.

    `plays`: for so many of the side's card plays; 0 for the rest of this one, -1 for the rest of
    the turn.
    """

    kind: str
    side: Side = ""
    names: tuple[str, ...] = ()
    n: int = 0
    plays: int = 0
    card: str = ""


class Run(Shown, frozen=True):
    """An effect of a card that is being carried out: which operations of it are yet to come.

    `use`: as what the card is played; "after" for what waited for the end of a battle. `todo`:
    where the operations stand on the card, see `effects.sheets.op_at`. `picked`: what its chooser
    has picked for the first of them. `among`: only these counters can be hit.
    """

    card: str
    side: Side
    use: str
    todo: tuple[str, ...]
    picked: tuple[str, ...] = ()
    among: tuple[str, ...] = ()

    @property
    def is_instant(self) -> bool:
        """Whether it comes between the parts of a card play, instead of being one."""
        return self.use != Use.EVENT


class Play(Shown, frozen=True):
    """A card play under way.

    `stage`: how far it has come; `use`: how the card is used. `now`: which of the `forces` acts.
    `group`: the pieces in hand, `aboard`: those of them that are on vessels. `moved`: how each
    piece moved. `target`: the space that is being entered, by the counters `entering`, by a link of
    kind `way` at this `cost`; `fights`: spaces of battles to come; `fought`: spaces and control
    boxes that were attacked in this play (10.22). `cut`: land units that were out of supply when it
    began (13.36); `unmanned`: forts that only Indians held then (2.76). `passed`: what is settled
    and not asked again: windows that have closed, each with its side ("force_named@gb"), that
    defenders stand, who acts first; `window`: the one that is open. `withdrawn`: vessels that went
    to port before it (11.21). `spent`: points used, in halves; `done`: pieces or places already
    served, `launched`: those of them that were built. `ashore`: the port in which troops are being
    landed and the points for that are spent (11.15). `effects`: what cards have put in force.
    """

    side: Side
    stage: PlayStage = PlayStage.CHOOSE
    card: str = ""
    use: str = ""
    forces: tuple[Force, ...] = ()
    now: int = 0
    group: tuple[str, ...] = ()
    aboard: tuple[str, ...] = ()
    moved: dict[str, PathTaken] = {}
    target: str = ""
    entering: tuple[str, ...] = ()
    way: str = ""
    cost: int = 0
    fights: tuple[str, ...] = ()
    fought: tuple[str, ...] = ()
    cut: tuple[str, ...] = ()
    unmanned: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    window: str = ""
    withdrawn: tuple[str, ...] = ()
    spent: int = 0
    done: tuple[str, ...] = ()
    launched: tuple[str, ...] = ()
    ashore: str = ""
    effects: tuple[Effect, ...] = ()

    @property
    def force(self) -> Force:
        """The force that acts."""
        return self.forces[self.now]
