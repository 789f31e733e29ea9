"""How an action of Quebec 1759 becomes events."""

from app.engine import resolution
from app.games.quebec1759.state import Situation

Resolution = resolution.Resolution[Situation]
