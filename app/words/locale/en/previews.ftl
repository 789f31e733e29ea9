# What a link unfolds to where it is pasted, and the words on its picture.

preview-game = A wargame for two
preview-game-picture = The map of { $game }
preview-picture = The map of { $game } with the pieces as they stand: { $when }
passing-text = You see the match as a bystander at the table sees it. With the spectators' link you can follow it live; if you play in it, open your own link in this browser.
preview-match = { $game }: { $standing }
preview-list = { $first }, { $second }
preview-ended = { $result }, { $score }
preview-who = { $when }. { $players }.
preview-against = { $first } against { $second }
preview-invited-by = { $name } invites you to { $game }
preview-invited = You are invited to { $game }
preview-seat = Your side: { $side }.
preview-seat-drawn = Sides are drawn when you sit down.
