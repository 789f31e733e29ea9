# The guided first battle of each game.

lesson-title = Your first battle
lesson-step = Step { $press } of { $presses }
lesson-back = Back
lesson-again = Begin again
lesson-not-that = In the lesson, press what is lit.
lesson-over = That was your first battle
lesson-play = Play against the machine: { $machine }
lesson-link = Learn by a first battle, 3 minutes
