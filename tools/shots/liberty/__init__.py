"""Liberty in pictures."""

from tools.shots.liberty.positions import summer_of_1777
from tools.shots.liberty.scenes import scenes
from tools.shots.scene import Showcase

SHOWN = Showcase(summer_of_1777, (470, 90, 420, 287), scenes)
