### What a player of Tower of Babel may choose, in a few words. $cards is a list such as "2 camels",
### $players a list of names.

babel-choice-pass = Pass
babel-choice-build = Build at { $wonder }: { $cards }
babel-choice-offer = { $trader ->
    [with] Offer { $cards } with the trader
   *[without] Offer { $cards }
}
babel-choice-accept = { $own ->
    [0] Accept { $players }
    [one] Accept { $players } and add { $own } own card
   *[other] Accept { $players } and add { $own } own cards
}
babel-choice-alone = { $own ->
    [0] Accept nobody
    [one] Accept nobody and add { $own } own card
   *[other] Accept nobody and add { $own } own cards
}
babel-choice-joker = joker as { $cards }
babel-choice-taker = { $player } takes the disc
babel-choice-fail = Leave the disc
babel-choice-play = Play { $card }
babel-choice-decline = Play nothing
babel-choice-swap = Exchange { $cards }
babel-choice-jokers = { $jokers } jokers as { $cards }
