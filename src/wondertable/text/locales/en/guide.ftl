### A guided first game, and the coach, as the house says it.

web-guide = Guided first game
web-guide-start = Show me how
web-guide-about = a guided first game, step by step
web-guide-step = Step { $step } of { $steps }
web-guide-next = Next
web-guide-back = Back
web-guide-skip = Go on without it
web-guide-end = Play on alone
web-guide-leave = Leave the guide
web-guide-resume = Go on with the guide
web-guide-waits = Your turn: it goes on when you have chosen.
web-refused-guide = Nobody is guided at this table.
web-coach = Coach
web-coach-more = Look it up in the glossary
