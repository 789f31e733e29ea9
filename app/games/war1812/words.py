"""Small phrases that every chapter uses to refuse, ask and tell."""

from app.engine.game import Message, Parameter, Refusal, Side

SHIP = "ship"
"""What a motion calls a navy block."""


def no(rule: str, key: str, **params: Parameter) -> Refusal:
    """Make a refusal: the rule's number, the message and what goes into it."""
    return Refusal(rule, Message(key, params))


def side_name(side: Side) -> str:
    """Give the message that names a side."""
    return f"@side-{side}"


def town_name(town: str) -> str:
    """Give the message that names a town."""
    return f"@town-{town}"


def place_name(place: str) -> str:
    """Give the message that names a town or a lake."""
    return f"@{place}" if place.startswith("lake-") else town_name(place)
