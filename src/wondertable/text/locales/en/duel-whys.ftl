### Why a choice of Duel is good (clauses that stand beside it, without a full stop), and what the coach
### says in a first game. $card, $wonder and $good are names.

duel-why-wins-arms = wins at once: the pawn reaches the enemy capital
duel-why-wins-science = wins at once: six different symbols
duel-why-wins-points = wins: the last card, and you have more points
duel-why-stops-arms = your opponent could take your capital next turn; this prevents it
duel-why-stops-science = your opponent could win by science next turn; this prevents it
duel-why-token = completes a pair of symbols: you choose a progress token
duel-why-symbol = { $symbols ->
    [1] your first symbol of science
    [2] your second different symbol; six win
    [3] your third different symbol; six win
    [4] your fourth different symbol; six win
   *[other] your fifth different symbol; one more wins
}
duel-why-extra-turn = gives you another turn
duel-why-last-wonder = the seventh wonder: the last one of your opponent’s stays unbuilt
duel-why-chain = free by its chain, which saves { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
duel-why-prepares = makes { $card } free later on
duel-why-good = brings { $good }, which you do not make yet
duel-why-cheaper = saves { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on { $wonder }
duel-why-dearer = { $good } becomes dearer for your opponent’s wonders
duel-why-loot = { $coins ->
    [one] your opponent loses a coin on the way of the pawn
   *[other] your opponent loses { $coins } coins on the way of the pawn
}
duel-why-near-capital = { $steps ->
    [one] the pawn stands one step before the enemy capital
   *[other] the pawn stands { $steps } steps before the enemy capital
}
duel-why-pushes-back = pushes the pawn away from your capital
duel-why-shields = { $steps ->
    [one] moves the pawn one step ahead
   *[other] moves the pawn { $steps } steps ahead
}
duel-why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
duel-why-coins = brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
duel-why-poor = { $rest ->
    [0] brings { $coins } coins, and you have none
   *[other] brings { $coins } coins, and you have only { $rest }
}
duel-why-for-wonder = with { $coins } more coins you can pay for { $wonder }
duel-why-takes-coins = { $coins ->
    [one] your opponent loses a coin
   *[other] your opponent loses { $coins } coins
}
duel-why-destroys = your opponent loses a source of { $good }
duel-why-library = you choose one of three progress tokens
duel-why-digs = you build a discarded card free of cost
duel-why-any-good = makes a good of your choice, every turn
duel-why-effect = { $effect ->
    [architecture] your next wonders ask for two goods less
    [economy] your opponent pays you for bought goods
    [masonry] your blue cards ask for two goods less
    [mathematics] 3 points for every progress token
    [strategy] every red card moves the pawn one step more
    [theology] every wonder gives another turn from now on
   *[urbanism] 4 coins for every card that a chain makes free
}
duel-why-denies-token = keeps { $card } from your opponent, who would complete a pair
duel-why-denies-symbol = keeps { $card } from your opponent: a new symbol for them
duel-why-denies-chain = keeps { $card } from your opponent, who could build it free
duel-why-denies-shields = keeps the shields of { $card } from your opponent
duel-why-denies-good = keeps { $card } from your opponent, who needs it
duel-why-denies-points = keeps the points of { $card } from your opponent
duel-why-keeps-covered = leaves { $card } covered, which would serve your opponent
duel-why-opens = opens { $card } for your extra turn
duel-why-begins = you choose first among the new cards
duel-why-lets-begin = your opponent has to open cards first

## What a choice that was made gave away

duel-given-arms = what was played opens { $card }, and your opponent can take your capital
duel-given-science = what was played opens { $card }, and your opponent can win by science
duel-given-opens = what was played opens { $card } for your opponent
duel-given-uncovers = { $cards ->
    [one] what was played turns up one more card for your opponent
   *[other] what was played turns up { $cards } more cards for your opponent
}
duel-given-costs = what was played costs { $coins } coins more
duel-given-reply = what was played leaves { $card } to your opponent

## The coach

duel-tip-win = You can win this turn! Look for shields up to the capital, or for your sixth symbol.
duel-tip-arms-now = Danger: with an open card your opponent can reach your capital next turn. Take it away, or move the pawn.
duel-tip-science-now = Danger: with an open card your opponent can collect a sixth symbol next turn. Take it, even if only to discard it.
duel-tip-arms = { $steps ->
    [one] The pawn stands one step before your capital. Shields push it back.
   *[other] The pawn stands { $steps } steps before your capital. Shields push it back.
}
duel-tip-science = Your opponent has { $symbols } different symbols; six win at once. Do not leave green cards to them.
duel-tip-chain = { $card } is free for you: a card of your city shows its chain. Your opponent may take it first.
duel-tip-rival-chain = { $card } is free for your opponent. You may take it, even if only to discard it or to put it under a wonder.
duel-tip-pair = { $card } completes a pair of symbols: you would choose a progress token.
duel-tip-rival-pair = { $card } would give your opponent a pair, and a progress token.
duel-tip-coins = Your coins are running out. Discarding a card brings 2 coins, and one more for each yellow card.
duel-tip-wonder = You can pay for a wonder now: take any card and build the wonder over it.
