"""Chapter 10: rounds of land combat."""

from app.games.madison.resolution import Resolution


def begin_battle(resolution: Resolution, at: str, attackers: tuple[str, ...]) -> None:
    """Begin a battle."""
    raise AssertionError


def fight_on(resolution: Resolution) -> None:
    """Take the next step of the battle."""
    raise AssertionError
