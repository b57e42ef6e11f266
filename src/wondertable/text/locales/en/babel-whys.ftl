### Why a choice of Tower of Babel is good (clauses that stand beside it, without a full stop), and what
### the coach says in a first game. $wonder is a name.

babel-why-alone = you have all its cards yourself
babel-why-many = you have { $cards } of its { $all } cards
babel-why-leads = most pieces are yours then: { $wonder }
babel-why-second = you are second then: { $wonder }
babel-why-pieces = { $pieces ->
    [one] puts a piece of yours on the wonder
   *[other] puts { $pieces } pieces of yours on the wonder
}
babel-why-finishes = finishes the wonder: { $points } points for you
babel-why-disc = { $discs ->
    [one] a first disc of its type: { $points } points
   *[other] disc { $discs } of its type: { $points } points more
}
babel-why-ends = can end the game while you are ahead
babel-why-card = you draw a card
babel-why-keeps-hand = keeps your cards for your own turn
babel-why-trader = { $discs ->
    [one] the disc would be yours, the first of its type: { $points } points
   *[other] the disc would be yours, number { $discs } of its type: { $points } points more
}
babel-why-refused = { $points ->
    [one] at least { $points } point if it is refused
   *[other] at least { $points } points if it is refused
}
babel-why-spares = { $cards ->
    [one] saves a card of your hand
   *[other] saves { $cards } cards of your hand
}
babel-why-keeps-away = { $what ->
    [disc] keeps the disc from another: { $points } points more for them
    [points] keeps the wonder from paying another { $points } points more
   *[pieces] keeps pieces of others off the wonder
}
babel-why-fails = keeps your cards; the others would gain more
babel-why-effect = { $effect ->
    [card_exchange] new cards for those that nobody asks for
    [joker] stands for two cards that you lack
    [draw_three] three more cards
    [double_turn] another turn before the others
    [offer_bonus] 3 points for each refused card instead of 1
    [disc_bonus] points for your discs at the end
   *[five_points] 5 points at the end
}
babel-why-saves = keeps the card for a better moment
babel-why-new-cards = new cards for those that you need least

## What a choice that was made gave away

babel-given-pieces = { $cards ->
    [one] what was played needs a card of others, whose pieces go on the wonder
   *[other] what was played needs { $cards } cards of others, whose pieces go on the wonder
}
babel-given-ends = what was played can end the game while another is ahead
babel-given-hand = { $cards ->
    [one] what was played gives one more card out of your hand
   *[other] what was played gives { $cards } more cards out of your hand
}

## The coach

babel-tip-last-disc = One disc is left here: { $wonder }. When it is taken the wonder pays for pieces, yours too.
babel-tip-ends = Only one disc of a type is left. When it is taken the game ends, so look who is ahead.
babel-tip-few-cards = You have few cards. Choosing a disc lets others help you; passing brings a card.
babel-tip-trader = This disc would bring you { $points } points. Lay your trader with your offer: if it is taken, the disc is yours.
babel-tip-offer = Offer cards that the disc asks for: taken, they become your pieces; refused, each is a point.
