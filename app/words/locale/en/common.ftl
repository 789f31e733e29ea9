# Words of every game and every page.

site-name = Vedette
site-description = Two-player wargames with fog of war, in the browser.
site-skip = To the content
site-nav = Site
site-new = New match
site-rules = Rules
site-home = To the home page
site-script = This page needs JavaScript.
site-fault = This page made a mistake: what you pressed last may have done nothing. What was sent is kept.
site-fault-reload = Load the page again
site-newer = This page is of another version than the server by now. Nothing is lost: load it again when it suits you.
site-newer-later = Later
site-fault-close = Close
site-unofficial = Vedette is unofficial. Rules are put in our own words, maps and art are our own. Geography: Natural Earth.
site-language = Language
site-theme = Colours

language-en = English
language-ja = 日本語

theme-device = As the device
theme-light = Day
theme-dark = Night

refusal-not-asked = Nothing is asked of you now.
refusal-not-what-is-asked = That is not what you are asked for now.
refusal-not-that-way = That can't be done now. Choose something that is lit.
refusal-match-ended = The match has ended.
refusal-sealed = Your decision is sealed. Take the seal back first.
refusal-not-sealed = You have not sealed anything, or it has been opened.
refusal-nothing-to-undo = There is nothing to take back.
refusal-no-such-step = There is no such step to take back.
refusal-draw-already-offered = A draw has been offered already.
refusal-draw-offered-lately = You have offered a draw already. You may offer another after your next move.
refusal-no-draw-offered = No draw has been offered.

line-resigned = { $side } resigns.
line-draw-offered = { $side } offers a draw.
line-draw-accepted = { $side } accepts the draw.
line-draw-declined = { $side } declines the draw.
line-answered-beforehand = You answered this beforehand.
line-continued = From here on the match goes its own way, with dice of its own.

problem-no-seat-help = Open the link that you were sent in this browser, or ask for a device link in the browser you played in.
problem-home = To the home page

machine-marshal = The Marshal
machine-marshal-text = plans as the General does, and thinks ten times as long
machine-general = The General
machine-general-text = tries whole turns in positions that it imagines, and sees no more than you
machine-commander = The Commander
machine-commander-text = plans its turn, sees no more than you and moves at once
machine-recruit = The Recruit
machine-recruit-text = plans as the Commander does, and overlooks most of what it could do
machine-random = Chance
machine-random-text = a machine without any plan, to try things out
refusal-no-such-standing-answer = That question can't be answered beforehand, or not in this way.
