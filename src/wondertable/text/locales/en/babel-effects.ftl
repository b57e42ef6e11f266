### What action cards of Tower of Babel do: one message for every effect, with its fields.

babel-effect-exchange = { $count ->
    [one] Swap { $count } building card of your hand for a new one.
   *[other] Swap up to { $count } building cards of your hand for new ones.
}
babel-effect-stand-in = { $count ->
    [one] Counts as exactly { $count } building card of a type that the disc still needs.
   *[other] Counts as exactly { $count } building cards of the types that the disc still needs.
}
babel-effect-points-per-disc = { $each ->
    [one] { $each } point for each of your discs.
   *[other] { $each } points for each of your discs.
}
babel-effect-draw = { $count ->
    [one] Draw { $count } building card.
   *[other] Draw { $count } building cards.
}
babel-effect-second-turn = Take one more turn at once; towers move and all draw only after it.
babel-effect-offer-bonus = { $each ->
    [one] { $each } point for each valid card of your refused offer.
   *[other] { $each } points for each valid card of your refused offer instead of 1.
}
babel-effect-points-at-end = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
