### What cards, wonders and progress tokens of Duel do, said to their owner: one message for every
### effect, with the effect's fields in it. $resource, $kind, $scope, $color, $symbol and $applies_to
### are ids; $resources is a list made by `listed`, except in the discount, where it is a number.

## Production and trade

duel-effect-produces = Produces { $resource ->
    [wood] { $units } wood
    [clay] { $units } clay
    [stone] { $units } stone
    [glass] { $units } glass
   *[papyrus] { $units } papyrus
}.
duel-effect-produces-choice =
    Produces { $resources }: one unit, chosen anew for each construction. Your opponent’s prices stay as they are.
duel-effect-fixed-price =
    From your next turn on, the bank sells you { $resources } for 1 coin a unit.
duel-effect-discount =
    From now on, { $applies_to ->
        [blue_card] each blue card
       *[wonder] each wonder
    } costs you { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    } less, whichever you like.
duel-effect-receive-trade-coins =
    From now on, what your opponent pays for missing resources goes to you instead of the bank.

## Shields and science

duel-effect-shields = { $count ->
    [one] { $count } shield: the conflict pawn moves { $count } space towards your opponent’s capital.
   *[other] { $count } shields: the conflict pawn moves { $count } spaces towards your opponent’s capital.
}
duel-effect-extra-shields = { $count ->
    [one] Each red card you build from now on has { $count } extra shield.
   *[other] Each red card you build from now on has { $count } extra shields.
}
duel-effect-science = Science symbol: { $symbol ->
    [wheel] { duel-symbol-wheel }
    [mortar] { duel-symbol-mortar }
    [quill] { duel-symbol-quill }
    [plumb] { duel-symbol-plumb }
    [sundial] { duel-symbol-sundial }
    [armillary] { duel-symbol-armillary }
   *[scales] { duel-symbol-scales }
}.
duel-effect-progress-from-box = { $draw ->
    [one] Draw { $draw } random progress token from the box and keep { $keep }.
   *[other] Draw { $draw } random progress tokens from the box and keep { $keep }.
}

## Points and coins

duel-effect-points = { $count ->
    [one] Worth { $count } victory point at the end of the game.
   *[other] Worth { $count } victory points at the end of the game.
}
duel-effect-points-per = { $each ->
    [one] Worth { $each } victory point at the end of the game for { duel-per }.
   *[other] Worth { $each } victory points at the end of the game for { duel-per }.
}
duel-effect-coins = { $count ->
    [one] The bank pays you { $count } coin at once.
   *[other] The bank pays you { $count } coins at once.
}
duel-effect-coins-per = { $each ->
    [one] The bank pays you { $each } coin at once for { duel-per }.
   *[other] The bank pays you { $each } coins at once for { duel-per }.
}
duel-effect-coins-per-chain = { $count ->
    [one] From now on, the bank pays you { $count } coin for each card you build free through a chain.
   *[other] From now on, the bank pays you { $count } coins for each card you build free through a chain.
}
duel-effect-opponent-loses-coins = { $count ->
    [one] Your opponent loses { $count } coin to the bank, if there is one to lose.
   *[other] Your opponent loses { $count } coins to the bank, or all of them if there are fewer.
}

## Turns and cards

duel-effect-play-again = Take another turn at once, unless the age has no cards left.
duel-effect-future-wonders-play-again =
    Each wonder you build from now on gives you another turn, though never two.
duel-effect-destroy-card =
    Choose a { $color ->
        [brown] brown
       *[grey] grey
    } card in your opponent’s city: it goes to the discard pile.
duel-effect-build-from-discard = Choose a card from the discard pile and build it free of cost.

## What is counted, as part of the sentences above

# A yellow card that counts its owner's yellow cards, the Lighthouse, counts itself.
duel-per = { $kind ->
    [brown_card] { $scope ->
        [own_city] each brown card in your city
       *[city_with_most] each brown card in whichever city has more of them
    }
    [grey_card] { $scope ->
        [own_city] each grey card in your city
       *[city_with_most] each grey card in whichever city has more of them
    }
    [brown_or_grey_card] { $scope ->
        [own_city] each brown or grey card in your city
       *[city_with_most] each brown or grey card in whichever city has more of both together
    }
    [red_card] { $scope ->
        [own_city] each red card in your city
       *[city_with_most] each red card in whichever city has more of them
    }
    [green_card] { $scope ->
        [own_city] each green card in your city
       *[city_with_most] each green card in whichever city has more of them
    }
    [blue_card] { $scope ->
        [own_city] each blue card in your city
       *[city_with_most] each blue card in whichever city has more of them
    }
    [yellow_card] { $scope ->
        [own_city] each yellow card in your city, this one included
       *[city_with_most] each yellow card in whichever city has more of them
    }
    [wonder] { $scope ->
        [own_city] each wonder built in your city
       *[city_with_most] each wonder built in whichever city has more of them
    }
    [three_coins] { $scope ->
        [own_city] every 3 coins in your treasury
       *[city_with_most] every 3 coins in the richer city
    }
   *[own_progress_token] each of your progress tokens, this one included
}
