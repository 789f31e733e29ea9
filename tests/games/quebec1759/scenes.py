"""Battles at the moment that several chapters begin from."""

from typing import Any

from app.games.quebec1759.battle_actions import Fire
from tests.games.quebec1759.battles import Played, columns, misses, shown


def second_turn(played: Played) -> Played:
    """Miss with both sides, each with 12 dice at most, until the defender's second part."""
    for _ in range(2):
        side = played.battle.part
        played = played.play(
            side, Fire(), dice=misses(sum(shown(played.state, side).dice.values()))
        )
    return played


def at_ste_foy(text: str = "gb infantry 4 4 4 from CR; fr infantry 3 3 3", **more: Any) -> Played:
    """British come to Ste. Foy from Cap Rouge by road."""
    return columns("SF", text, home="BE", **more)


def upriver(text: str, ships: tuple[int, int] = (0, 2), **more: Any) -> Played:
    """British come to Abraham by river from Cap Rouge; nobody has hit yet in two parts."""
    played = columns("AB", text, ships=ships, home="BE", **more)
    return played.play("fr", Fire(), dice=misses(sum(shown(played.state, "fr").dice.values())))


LANDED = "gb infantry 4 4 4 from CR by river; fr infantry 3 3 3"


def routed_by_road(reserve: str = "", **more: Any) -> Played:
    """British routed at Ste. Foy; the pursuit is to be rolled."""
    text = f"gb infantry 1/4 4 4{reserve} from CR; fr infantry 3 3 3"
    return columns("SF", text, gb=("infantry/1", "infantry", "infantry"), home="BE", **more)
