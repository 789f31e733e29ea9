"""Vedette: two-player block wargames with fog of war, in the browser."""
