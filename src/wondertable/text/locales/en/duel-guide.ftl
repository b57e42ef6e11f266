### The steps of the guided first game: a heading, and what is said.

duel-guide-goal-title = Three ways to win
duel-guide-goal = You lead a city against one opponent, through three ages. Most points win at the end; but if this pawn reaches your opponent’s capital, or you collect six different symbols, you win at once.
duel-guide-cards-title = The cards of the age
duel-guide-cards = In your turn you take one card. Only cards on which nothing lies can be taken: those with a bright edge. Taking one may open others, for your opponent too.
duel-guide-coins-title = Coins and goods
duel-guide-coins = You begin with 7 coins. A card asks for coins or goods. Goods that you do not make yourself are bought from the bank; the tag on a card tells its whole price for you.
duel-guide-quarry-title = Build the Quarry
duel-guide-quarry = Brown cards make goods, so that later cards cost less. The Quarry makes stone and is free: press it, then “Build”.
duel-guide-since-title = What just happened
duel-guide-since = After every turn of your opponent you see here what was done. The arrows go through it step by step and light up what it is about.
duel-guide-points-title = Your second card
duel-guide-points = Blue cards are points, red ones move the pawn, green ones show symbols, yellow ones bring coins. If nothing suits you, discard a card for 2 coins. Take any card that you like.
duel-guide-wonders-title = Your wonders
duel-guide-wonders = You may build a wonder instead: take any card, pay the price of the wonder, and the card lies under it. Wonders are strong, and those with the turning arrow give you another turn. Only seven of the eight will be built.
duel-guide-science-title = Science
duel-guide-science = Here are the symbols of both cities. Two equal ones are a pair: you choose a progress token. Six different ones win the game, so look here before you leave a green card to your opponent.
duel-guide-hint-title = When you do not know
duel-guide-hint = “Hint” shows the best choices, and why. This is a table for practice: you can take choices back. The coach speaks up when something matters. Have fun!
