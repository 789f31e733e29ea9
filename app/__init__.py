"""Vedette: two-player wargames with fog of war, in the browser."""
