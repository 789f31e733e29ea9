"""Chapter 1: the map and the blocks, as everybody knows them."""

import json

US, GB = "us", "gb"
SIDES = (US, GB)
PLACES = ("weir", "bridge", "ford")
STRENGTHS = (1, 2, 3, 4, 5)
"""A side's blocks, of which three are drawn."""
DRAWN = 3
DAYS = 3

BOARD = json.dumps({"places": PLACES}).encode()
