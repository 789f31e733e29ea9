"""What everybody sees of a battle under way (chapters 10 and 12)."""

from enum import StrEnum

from app.engine.values import Shown, Side


class Round(StrEnum):
    """How far a round of land combat has come."""

    LEADS = "leads"
    ROLL = "roll"
    LOSSES = "losses"
    AFTER = "after"
    RETREAT = "retreat"
    OVER = "over"


class Modifier(Shown, frozen=True):
    """Something that is added to the die of a battle, and its rule."""

    rule: str
    what: str
    drm: int


class Battle(Shown, frozen=True):
    """A land battle under way.

    `came`: from where each attacker made its last step, `ways`: by what kind of link.
    `leads`: the lead unit of each side, `cards`: the battle card, `commanders`: whose modifier
    counts. `result`: what the dice gave. `losses`: how many steps each side still takes;
    `retreating`: who retreats. `effects`: modifiers that cards have left for all rounds.
    """

    at: str
    attacker: Side
    defender: Side
    attackers: tuple[str, ...]
    came: dict[str, str]
    ways: dict[str, str]
    round: int = 1
    stage: Round = Round.LEADS
    has_fort: bool = False
    landing: bool = False
    leads: dict[Side, str] = {}
    cards: dict[Side, str] = {}
    commanders: dict[Side, str] = {}
    dice: tuple[int, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    result: str = ""
    losses: dict[Side, int] = {}
    retreating: Side = ""
    effects: tuple[Modifier, ...] = ()


class NavalBattle(Shown, frozen=True):
    """A naval battle under way in a control box.

    `leads`: the lead ship of each side; `losses`: how many ships each still has to damage.
    """

    lake: str
    attacker: Side
    defender: Side
    stage: str = "leads"
    leads: dict[Side, str] = {}
    cards: dict[Side, str] = {}
    dice: tuple[int, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    winner: Side = ""
    losses: dict[Side, int] = {}
    damaged: tuple[str, ...] = ()


class RetreatDue(Shown, frozen=True):
    """Counters of a side that must retreat from a space (9.4, 10.7).

    `why`: "before" combat, "forced" at 9:1, "dr", "ar", "push" by who comes, or "lone" leaders.
    `barred`: spaces that are closed to them; `home`: from where each attacker came (10.73).
    `water`: they came over water, and go back by it (11.53).
    """

    side: Side
    pieces: tuple[str, ...]
    at: str
    why: str
    barred: tuple[str, ...] = ()
    home: dict[str, str] = {}
    water: bool = False


class HarbourDue(Shown, frozen=True):
    """Vessels and naval leaders of a side that must go to a port of a lake (9.6, 11.2, 12.5).

    `at`: where they are; `may_box`: they may go to the control box where own vessels hold it.
    """

    side: Side
    pieces: tuple[str, ...]
    at: str
    lake: str
    may_box: bool = False
