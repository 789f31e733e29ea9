# Movement that is seen.

board-motion = Movement
board-motion-show = Show moves and dice as they happen
board-motion-hint = A click or a key skips to the end. If your system is set to reduce motion, that setting wins.
board-season-winter = Winter
board-season-spring = Spring
board-season-summer = Summer
board-season-fall = Fall
