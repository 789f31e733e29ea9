"""What a player can send: one small value for each kind of choice. Battles have their own."""

from app.engine.values import Action


class Transfer(Action, frozen=True, tag="transfer"):
    """Shift one CV from a block to another in its zone (2.5)."""

    giver: str
    taker: str


class Part(Action, frozen=True, tag="part"):
    """Write a part of an order: so many blocks of a zone to another (9.1).

    `way`: "road", "crossing", "river", or "leader" for a leader's two zones by road (10.2).
    """

    origin: str
    to: str
    way: str
    count: int


class Send(Action, frozen=True, tag="send"):
    """Write a part of an order for one block that is named in advance (9.2, A8)."""

    block: str
    to: str
    way: str


class Ships(Action, frozen=True, tag="ships"):
    """Order ships "up" or "down" the river (8.1)."""

    count: int
    direction: str


class SendOttawa(Action, frozen=True, tag="send-ottawa"):
    """Order the Ottawa to a zone (22.1)."""

    to: str


class Pick(Action, frozen=True, tag="pick"):
    """Name a block to carry out a part of the order (9.2)."""

    block: str
    to: str
    way: str


class MeetAt(Action, frozen=True, tag="meet-at"):
    """Choose where forces of equal size that move at each other meet (11.1)."""

    zone: str


class Visit(Action, frozen=True, tag="visit"):
    """Choose what the Ottawa do where they came: "raid", "scout" or "stay" (22.2, 22.3, A33)."""

    what: str


class TakeRaidHit(Action, frozen=True, tag="take-raid-hit"):
    """Take one hit of a raid on a block (22.2)."""

    block: str


class AnswerRaid(Action, frozen=True, tag="answer-raid"):
    """Fire at the raiders, or do not (22.2)."""

    fire: bool


class OttawaGo(Action, frozen=True, tag="ottawa-go"):
    """Name the zone to which the Ottawa go after a raid or scouting (22.2)."""

    to: str


class SendHome(Action, frozen=True, tag="send-home"):
    """Name the militia block that is lost (20, 21)."""

    block: str


class FightAt(Action, frozen=True, tag="fight-at"):
    """Name the zone whose battle is fought next (11.2)."""

    zone: str
