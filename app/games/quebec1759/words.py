"""Small phrases that every chapter uses to refuse, ask and tell."""


def zone_name(zone: str) -> str:
    """Return the message that names a zone."""
    return f"@zone-{zone}"


def river_name(area: str) -> str:
    """Return the message that names a river area."""
    return f"@river-{area}"
