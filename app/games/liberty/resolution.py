"""How an action of Liberty becomes events."""

from app.engine import resolution
from app.games.liberty.state import Situation

Resolution = resolution.Resolution[Situation]
