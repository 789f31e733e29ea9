"""Small phrases that every chapter uses to refuse, ask and tell."""

from app.engine.game import Message, Parameter, Refusal, Side


def no(rule: str, key: str, **params: Parameter) -> Refusal:
    """Make a refusal: the rule's number, the message and what goes into it."""
    return Refusal(rule, Message(key, params))


def side_name(side: Side) -> str:
    """Give the message that names a side."""
    return f"@side-{side}"


def zone_name(zone: str) -> str:
    """Give the message that names a zone."""
    return f"@zone-{zone}"


def river_name(area: str) -> str:
    """Give the message that names a river area."""
    return f"@river-{area}"
