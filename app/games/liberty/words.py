"""Small phrases that every chapter uses to refuse, ask and tell."""


def place_name(place: str) -> str:
    """Return the message that names a hex or a box."""
    return f"@liberty-at-{place.lower()}"


def block_name(block: str) -> str:
    """Return the message that names a block."""
    return f"@liberty-block-{block}"
