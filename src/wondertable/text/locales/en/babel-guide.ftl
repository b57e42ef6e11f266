### The steps of the guided first game: a heading, and what is said.

babel-guide-goal-title = Eight wonders, built together
babel-guide-goal = Every wonder has three discs. Each disc asks for cards of one type. When the last disc of a wonder is taken, it pays for the pieces on it: most to who has most of them.
babel-guide-hand-title = Your cards
babel-guide-hand = You hold four building cards, three of them ships. Nobody else sees them.
babel-guide-tower-title = Choose a disc
babel-guide-tower = One disc of the Tower of Babel asks for four ships. You have three, and others may offer one: choose this disc and press “Build here”.
babel-guide-offers-title = The offers
babel-guide-offers = The others have laid cards face down, and now they lie open. Tick whole offers that you take; the rest you add yourself. Who gives cards gets pieces on the wonder; a refused card is a point for its owner.
babel-guide-pieces-title = Pieces on the wonder
babel-guide-pieces = Every card became a piece of who gave it. Two discs are left here: when the last one goes, most pieces pay most.
babel-guide-discs-title = Your discs
babel-guide-discs = Who builds a disc keeps it. Several discs of a type bring more and more points at the end. When others build, lay your trader with an offer to win the disc instead of pieces.
babel-guide-values-title = What a wonder pays
babel-guide-values = The first wonder that is finished pays the first row, and every later one more. The game ends when a type of disc is gone.
babel-guide-hint-title = When you do not know
babel-guide-hint = “Hint” shows the best choices, and why. This is a table for practice: you can take choices back. The coach speaks up when something matters. Have fun!
