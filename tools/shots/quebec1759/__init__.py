"""Quebec 1759 in pictures."""

from tools.shots.quebec1759.positions import september
from tools.shots.quebec1759.scenes import LANDING, scenes
from tools.shots.scene import Showcase

SHOWN = Showcase(september, (262, 462, 740, 506), scenes, LANDING)
