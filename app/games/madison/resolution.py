"""How an action of Mr. Madison's War becomes events."""

from app.engine import resolution
from app.games.madison.state import Situation

Resolution = resolution.Resolution[Situation]
