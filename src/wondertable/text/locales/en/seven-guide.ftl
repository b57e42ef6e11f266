### The steps of the guided first game: a heading, and what is said.

seven-guide-hand-title = Your hand
seven-guide-hand = You have seven cards. All choose one at the same time; then everybody passes the rest on to a neighbour. So you play six cards in each of three ages. Most points win.
seven-guide-board-title = Your city
seven-guide-board = Here is your wonder with its stages, and what you have built. You have 3 coins, and your board makes stone.
seven-guide-lumber-title = Build the Lumber Yard
seven-guide-lumber = Brown and grey cards make goods, which pay for nearly everything later. Your first stage asks for wood: pick this card, then “Build”.
seven-guide-passed-title = The hands go round
seven-guide-passed = Your other cards went to your neighbour, and you got new ones. What you pass on, somebody else can build: think of that before you let a good card go.
seven-guide-neighbours-title = Your neighbours
seven-guide-neighbours = You can buy goods from the two cities beside you, usually for 2 coins each; they buy from you too. With cities farther away you have nothing to do.
seven-guide-second-title = Your second card
seven-guide-second = The tag on a card says what it costs you: free, coins for a neighbour, or out of reach. Blue is points, red is shields, green is science, yellow is trade. Play any card that you like, or sell one for 3 coins.
seven-guide-conflict-title = Conflicts
seven-guide-conflict = At the end of every age your shields are compared with those of both neighbours. A victory brings 1, 3, then 5 points; a defeat costs one.
seven-guide-stage-title = Your wonder
seven-guide-stage = Instead of building a card you may put it under the next stage of your wonder, if you can pay for the stage. That is a good way to keep a card from your neighbour.
seven-guide-hint-title = When you do not know
seven-guide-hint = “Hint” shows the best choices, and why. This is a table for practice: you can take choices back. The coach speaks up when something matters. Have fun!
