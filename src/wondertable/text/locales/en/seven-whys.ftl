### Why a choice of 7 Wonders is good (clauses that stand beside it, without a full stop), and what the
### coach says in a first game. $card and $good are names.

seven-why-chain = free, because you have built the card before it
seven-why-free = free by your wonder
seven-why-prepares = makes { $card } free later on
seven-why-set = { $points ->
    [0] completes a set of three symbols
   *[other] completes a set of three symbols: { $points } points
}
seven-why-science = { $points ->
    [0] a symbol to collect more of
    [one] a symbol worth { $points } point with yours
   *[other] a symbol worth { $points } points with yours
}
seven-why-beats-both = makes you stronger than both neighbours
seven-why-beats = { $side ->
    [left] makes you stronger than your left neighbour
   *[right] makes you stronger than your right neighbour
}
seven-why-holds = { $side ->
    [left] keeps your left neighbour from winning the conflict
   *[right] keeps your right neighbour from winning the conflict
}
seven-why-good = brings { $good }, which you do not make yet
seven-why-sells = { $buyers ->
    [one] a neighbour makes no { $good } and will buy yours
   *[other] neither neighbour makes { $good }; they will buy yours
}
seven-why-for-stage = brings the next stage of your wonder within reach
seven-why-trade = { $side ->
    [left] goods of your left neighbour cost you only 1 coin
    [right] goods of your right neighbour cost you only 1 coin
   *[both] goods of both neighbours cost you only 1 coin
}
seven-why-coins = brings { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
seven-why-poor = { $rest ->
    [0] brings { $coins } coins, and you have none
   *[other] brings { $coins } coins, and you have only { $rest }
}
seven-why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seven-why-guild = { $points ->
    [one] { $points } point by what stands here and next door
   *[other] { $points } points by what stands here and next door
}
seven-why-stage = { $points ->
    [one] a stage of your wonder: { $points } point
   *[other] a stage of your wonder: { $points } points
}
seven-why-last-stage = { $points ->
    [one] the last stage of your wonder: { $points } point
   *[other] the last stage of your wonder: { $points } points
}
seven-why-power = { $power ->
    [dig] you build a discarded card free of cost
    [last] you may play the last card of every age too
    [goods] makes a good of your choice, every turn
    [symbol] a symbol of your choice at the end
    [stages] your stages ask for no goods any more
   *[free] lets you build cards free of cost
}
seven-why-debt = your neighbours run into debt
seven-why-diplomacy = keeps you out of the next conflicts
seven-why-others-lose = { $coins ->
    [0] all others lose coins
    [one] all others lose { $coins } coin
   *[other] all others lose { $coins } coins
}
seven-why-no-debt = no debt: each would cost a point
seven-why-keeps-coins = keeps { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for later
seven-why-denies-chain = the next one could build { $card } free
seven-why-denies-science = the next one collects such symbols: { $card }
seven-why-denies-shields = keeps the shields of { $card } from the next one
seven-why-denies-points = keeps the points of { $card } from the next one

## What a choice that was made gave away

seven-given-costs = what was played costs { $coins } coins more
seven-given-pays = { $side ->
    [left] what was played pays your left neighbour { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more
   *[right] what was played pays your right neighbour { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more
}

## The coach

seven-tip-chain = { $card } is free for you: you have built the card before it.
seven-tip-conflict = The age ends soon, and a neighbour has more shields. Every conflict that you lose costs a point, and the winner gets { $points }.
seven-tip-science = { $card } fits your symbols: three different ones are a set, and equal ones count more and more.
seven-tip-next-door = { $card } would be worth much to the next one, who gets your hand. You can build it, sell it, or put it under your wonder.
seven-tip-coins = You have no coins left, so you cannot buy goods from neighbours. Selling a card brings 3 coins.
seven-tip-stage = Your next wonder stage costs you nothing: put any card under it, best one that you do not want to pass on.
seven-tip-nothing = You can pay for none of these cards. Sell one, or put it under your wonder if you can.
