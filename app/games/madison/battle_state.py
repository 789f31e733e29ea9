"""What everybody sees of a battle under way (chapters 10 and 12)."""

from enum import StrEnum

from app.engine.values import Shown, Side


class Round(StrEnum):
    """How far a round of land combat has come."""

    LEADS = "leads"
    ROLL = "roll"
    LOSSES = "losses"
    AFTER = "after"
    SETTLE = "settle"
    OVER = "over"


class NavalStage(StrEnum):
    """How far a naval battle has come."""

    LEADS = "leads"
    ROLL = "roll"
    LOSSES = "losses"


class Modifier(Shown, frozen=True):
    """Something that is added to the die of a battle, its rule, and what it is."""

    rule: str
    what: str
    drm: int


class Later(Shown, frozen=True):
    """Effect of a card once the battle is over: the operation, for whom, and whom it can hit."""

    side: Side
    card: str
    path: str
    among: tuple[str, ...] = ()


class Battle(Shown, frozen=True):
    """A land battle under way.

    `came`: from where each attacker made its last step, `ways`: by what kind of link. `has_fort`: a
    fort counts in the defence. `leads`: the lead unit of each side, `cards`: its battle card.
    `dice`, `modifiers` and `result` of the round's roll. `losses`: how many steps each side still
    takes. `retreats`: who must retreat once the round is over. `extra`: what cards add to this
    round, `effects`: to all rounds; `ignored`: kinds of modifiers that don't count; `bonus`: how
    many classes better a side's lead is. `armed`: what the card play gives to this round is in
    force. `later`: what cards do once it is over. `winner`: who holds the space when it is over.
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
    leads: dict[Side, str] = {}
    cards: dict[Side, str] = {}
    dice: tuple[int, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    result: str = ""
    losses: dict[Side, int] = {}
    retreats: Side = ""
    extra: tuple[Modifier, ...] = ()
    effects: tuple[Modifier, ...] = ()
    ignored: tuple[str, ...] = ()
    bonus: dict[Side, int] = {}
    combined: tuple[str, ...] = ()
    armed: bool = False
    later: tuple[Later, ...] = ()
    winner: Side = ""


class NavalBattle(Shown, frozen=True):
    """A naval battle under way in a control box.

    `leads`: the lead ship of each side, `cards`: its battle card. `extra`: what cards add to the
    die; `ignored`: kinds of modifiers that don't count, with the side that they don't count
    against. `result`: what the table does to each side, `winner`: who stays in the box. `losses`:
    how many ships each still has to damage.
    """

    lake: str
    attacker: Side
    defender: Side
    stage: NavalStage = NavalStage.LEADS
    leads: dict[Side, str] = {}
    cards: dict[Side, str] = {}
    dice: tuple[int, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    extra: tuple[Modifier, ...] = ()
    ignored: tuple[str, ...] = ()
    result: dict[Side, str] = {}
    winner: Side = ""
    losses: dict[Side, int] = {}


class Forecast(Shown, frozen=True):
    """Inputs of a battle's next roll as it stands: strengths or ships, and modifiers.

    `has_fort`: the defenders stand in a fort. `led`: what is added, too, by each unit that may lead
    and with which the card that is played adds more. `attack_leads` and `defence_leads`: who may
    lead either side, each with its class, C to A as 0 to 2; the attackers' less the defenders' is
    added as well (10.31, 12.32), and is no part of `modifiers`.
    """

    attack: int
    defence: int
    modifiers: tuple[Modifier, ...]
    has_fort: bool = False
    led: dict[str, int] = {}
    attack_leads: dict[str, int] = {}
    defence_leads: dict[str, int] = {}


class Attrition(Shown, frozen=True):
    """The winter attrition under way: how many steps each space still costs (16.2).

    `worn`: the units that have lost theirs.
    """

    losses: dict[str, int] = {}
    worn: tuple[str, ...] = ()


class RetreatDue(Shown, frozen=True):
    """Counters of a side that must retreat from a space (9.4, 10.7).

    `why`: "before" combat, "forced" at 9:1, "dr", "ar", "push" by who comes, or "lone" leaders.
    `barred`: spaces that are closed to them; `home`: from where attackers came (10.73).
    `water`: they came over water, and go back by it (11.53); `dry`: no ship can take them.
    `to`: where they go, once that is chosen and enemies too weak to stay are being pushed out.
    """

    side: Side
    pieces: tuple[str, ...]
    at: str
    why: str
    barred: tuple[str, ...] = ()
    home: str = ""
    water: bool = False
    dry: bool = False
    to: str = ""


class HarbourDue(Shown, frozen=True):
    """Vessels and naval leaders of a side that must go to a port of a lake (9.6, 11.2, 12.5).

    `at`: where they are; `may_box`: they may go to the control box where own vessels hold it.
    """

    side: Side
    pieces: tuple[str, ...]
    at: str
    lake: str
    may_box: bool = False
