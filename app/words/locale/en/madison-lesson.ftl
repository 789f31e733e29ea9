# Mr. Madison’s War: the guided first battle, Lewiston against Queenston.

madison-lesson-card = You are the United States, and war is declared. Each play begins with a card of your hand, used in one way. Press the lit card, then use it to activate a leader.
madison-lesson-leader = The card’s value says which leaders obey it. Press Van Rensselaer at Lewiston, on the Niagara, then the button to activate.
madison-lesson-take = A leader marches and takes units along. Press the Niagara Militia, which stands in the same space.
madison-lesson-march-first = Another unit waits at Ft. Niagara, a road away. Press Ft. Niagara.
madison-lesson-take-second = Press the 18th New York to take it along, too.
madison-lesson-march-back = A road costs one of your movement points, a trail two, an invasion route three. Press Lewiston to march back.
madison-lesson-attack = Across the Niagara the Lincoln Militia holds Queenston. Press Queenston: who enters a space with enemies attacks them.
madison-lesson-lead = The British played no card against it, and stand. Each side names a lead unit, which takes the first loss. Press the Niagara Militia, then the button.
madison-lesson-learned = Two dice, +1 for odds of two to one and −1 for the invasion route, made 8: both lost a step, and the British, with reduced units alone, retreated. Queenston is yours. Lakes, supply, battle cards and winter you learn as you play.
