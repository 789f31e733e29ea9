"""How an action of War of 1812 becomes events."""

from app.engine import resolution
from app.games.war1812.state import Situation

Resolution = resolution.Resolution[Situation]
