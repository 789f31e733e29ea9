# The rules and the games, to read about.

shelf-title = Rules
shelf-rules = All the rules
shelf-about = About the game

rules-lead = The rules as this site plays them, in our own words and by their numbers; a number with A is a ruling where the rulebook is silent.
rules-search = Search the rules
rules-search-keys = / searches, Enter goes to the next place, Esc shows everything
rules-found = Found: { $count } of { $all } rules
rules-found-none = Nothing found
rules-contents = Contents
rules-about = About the game
rules-whole = Read on in the whole rules
rules-close = Close
rules-unread = The rule could not be fetched.

new-about = About the game

game-sides = Sides
game-length = Length
game-pieces = Pieces
game-edition = Rules
game-machines = Against a machine
game-options = Options
game-options-text = Both players see them before they sit down. The usual choice comes first.
game-readings = How we read the doubtful rules
game-readings-all = All { $count } rulings
game-data = What is certain about the board, and what is not
game-data-text = { $stated } of the board's { $all } data are stated, by the rulebook or by a public source. The others were reconstructed.
game-data-why = Why
game-sources = Sources

certainty-rules = rulebook
certainty-rules-text = stated by the rulebook
certainty-public = public
certainty-public-text = stated by a public source about the game, such as a review or a report of a match
certainty-reconstructed-strong = sure
certainty-reconstructed-strong-text = reconstructed: stated nowhere, but geography or history leaves little doubt
certainty-reconstructed-fair = likely
certainty-reconstructed-fair-text = reconstructed: likely, with a hint in a source
certainty-reconstructed-weak = chosen
certainty-reconstructed-weak-text = reconstructed: a choice among several that fit all that is known
certainty-host = the host's word
certainty-host-text = from the host's sheet: { $source }

# A board that a host has corrected by a data sheet.
data-sheet-lead = A board of { $game } that the host of this server has corrected.
data-sheet-source = Where its data are from
data-sheet-digest = Its sheet's SHA-256
data-sheet-corrections =
    { $count ->
        [0] It is the same as the standard board
        [one] Where it differs from the standard board: one value
       *[other] Where it differs from the standard board: { $count } values
    }
data-sheet-certainty = These values come from the host's sheet. Everything else is as on the standard board, and as certain as it says:
data-sheet-where = Where
data-sheet-field = What
data-sheet-standard = Standard board
data-sheet-here = This board
data-sheet-how-certain = How certain
