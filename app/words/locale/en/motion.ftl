# Movement that is seen.

board-motion = Movement
board-motion-show = Show moves and dice as they happen
board-motion-hint = A click or a key skips to the end. Your system's wish for less motion goes before this.
board-season-winter = Winter
board-season-spring = Spring
