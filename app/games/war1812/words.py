"""Small phrases that every chapter uses to refuse, ask and tell."""

SHIP = "ship"
"""What a motion calls a navy block."""


def town_name(town: str) -> str:
    """Return the message that names a town."""
    return f"@town-{town}"


def place_name(place: str) -> str:
    """Return the message that names a town or a lake."""
    return f"@{place}" if place.startswith("lake-") else town_name(place)
