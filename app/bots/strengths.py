"""Players that plan, by name, and how much each may think."""

from collections.abc import Mapping

PLANNERS: Mapping[str, int] = {"general": 400, "marshal": 4_000}
"""How many decisions each may imagine for one plan."""
