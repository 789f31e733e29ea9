"""Mr. Madison's War in pictures."""

from tools.shots.madison.positions import fall_of_1812
from tools.shots.madison.scenes import scenes
from tools.shots.scene import Showcase

SHOWN = Showcase(fall_of_1812, (380, 250, 420, 287), scenes)
