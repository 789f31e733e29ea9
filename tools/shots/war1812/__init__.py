"""War of 1812 in pictures."""

from tools.shots.scene import Showcase
from tools.shots.war1812.positions import fullest, spring_of_1813
from tools.shots.war1812.scenes import scenes

SHOWN = Showcase(spring_of_1813, (240, 140, 660, 451), scenes, crowded=fullest)
