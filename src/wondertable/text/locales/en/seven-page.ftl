### What the table of 7 Wonders says. $name is a player's name and $names a list of them; $card, $cards,
### $board and $thing are names of things; $coins is a counted number of coins such as "2 coins", unless it
### is compared; $goods and $symbols are lists. seven-tile- are names with soft hyphens for narrow tiles.

## The bar and the ring of seats

seven-page-title = { $turn } – 7 Wonders
seven-page-ages = Ages
seven-page-turn-count = turn { $turn } of { $last }
seven-page-over = The game is over
seven-page-paused = Paused
seven-page-dealing = Cards are being dealt
seven-page-clock = Clock
seven-page-have-chosen = { $done } of { $all } have chosen
seven-page-waiting-for = { $count ->
    [one] { $count } player is still choosing
   *[other] { $count } players are still choosing
}
seven-page-your-turn = Choose a card
seven-page-your-side = Choose a side of your board
seven-page-your-board = Choose a board
seven-page-your-lose = You lose coins
seven-page-your-extra = Use your last card
seven-page-your-rebuild = Build a discarded card
seven-page-turn-of = { $name } is still choosing
seven-page-side-of = { $name } is still choosing a side
seven-page-board-of-seat = { $name } chooses a board
seven-page-lose-of = { $name } loses coins
seven-page-extra-of = { $name } uses the last card
seven-page-rebuild-of = { $name } looks through the discard pile
seven-page-ring = { $way ->
    [left] Who has chosen. Hands are passed to the left.
   *[right] Who has chosen. Hands are passed to the right.
}
seven-page-state = { $state ->
    [asked] { $name } is choosing
    [chosen] { $name } has chosen
   *[idle] { $name }
}
seven-page-chosen = has chosen
seven-page-choosing = is choosing

## Cities

seven-page-you = You
seven-page-city-yours = Your city
seven-page-city-of = City of { $name }
seven-page-neighbour = { $side ->
    [left] Left neighbour: { $name }
   *[right] Right neighbour: { $name }
}
seven-page-board-of = Wonder of { $name }: { $board }
seven-page-about-board = { $board } of { $name }: the stages
seven-page-partner = partner
seven-page-side-word = { $side ->
    [day] day
   *[night] night
}
seven-page-side = { $side ->
    [day] Day side
   *[night] Night side
}
seven-page-board-about = { $side ->
    [day] day side · makes { $goods }
   *[night] night side · makes { $goods }
}
seven-page-makes = makes { $goods }
seven-page-goods = Goods
seven-page-colored = { $color }: { $count }
seven-page-cards-of = Cards of { $name }
seven-page-debt = debt: { $count }
seven-page-diplomacy = { $count ->
    [one] { $count } diplomacy token
   *[other] { $count } diplomacy tokens
}
seven-page-tokens = conflict tokens: { $tokens }
seven-page-sells = Sells { $goods }
seven-page-sells-at = sells for { $coins }
seven-page-sells-apart = raw goods for { $raw }, others for { $made }
seven-page-sells-less = { $price }, less with a rebate
seven-page-stages-of = { $built } of { $all } stages
seven-page-stage = Stage { $stage }
seven-page-stages-done = Wonder complete
seven-page-last = Last turn: { $deed }
seven-page-did-built = { $card }
seven-page-did-staged = a wonder stage
seven-page-did-sold = sold a card
seven-page-absent = stays out
seven-page-versus = { $name } { $mine } : { $theirs }

## Cards and prices

seven-page-kind = { $color ->
    [brown] brown card
    [grey] grey card
    [red] red card
    [green] green card
    [blue] blue card
    [yellow] yellow card
    [black] black card
   *[purple] guild
}
seven-page-printed = printed cost: { $cost }
seven-page-printed-or = printed cost: { $cost }, or free with { $card }
seven-page-tag-free = free
seven-page-tag-own = own goods
seven-page-tag-olympia = free by Olympía
seven-page-tag-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
seven-page-tag-owned = already built
seven-page-tag-short = { $count ->
    [one] { $count } coin short
   *[other] { $count } coins short
}
seven-page-tag-lacking = no { $goods }
seven-page-tag-missing = { $goods } short
seven-page-tag-together = not enough { $goods }
seven-page-tag-done = complete
seven-page-tag-built = built
seven-page-tag-after = after { $stage }
seven-page-price-ways = { $count ->
    [one] costs you { $ways }
   *[other] costs you, at your choice: { $ways }
}

## The hand

seven-page-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
seven-page-no-hand = No hand to choose from just now.
seven-page-hand-spectator = Hands stay hidden from those who look on.
seven-page-pick = Pick a card, then say what you do with it.
seven-page-with = With { $card }
seven-page-build = Build
seven-page-sell = Sell
seven-page-leave = Discard for nothing
seven-page-brings = brings { $coins }
seven-page-pays = costs { $coins }
seven-page-pay-for = Whom do you pay for { $thing }?
seven-page-your-own = Your own
seven-page-bank = Bank
seven-page-you-keep = { $count ->
    [one] You keep { $count } coin
   *[other] You keep { $count } coins
}
seven-page-would-have = { $name } would have { $count }
seven-page-chose-build = Build { $card }
seven-page-chose-stage = Stage { $stage } with { $card }
seven-page-chose-sell = Sell { $card }
seven-page-laid = lies face down until all have chosen
seven-page-take-back = Take back
seven-page-face-down = Your choice, face down: { $card }
seven-page-note-extra = Your last card of this age: build it, put it under a stage, sell it, or discard it for nothing.
seven-page-note-age-1 = All choose at once. Goods first: brown and grey cards pay for nearly everything later, and your neighbours buy from you.
seven-page-note-age-2 = Look at the conflict and at what your neighbours build. Cards marked with a chain are free.
seven-page-note-age-3 = Nothing comes after this age but points: count what each card is worth to you.

## What a card is worth, in a few words

seven-page-w-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
seven-page-w-coins = { $count ->
    [one] +{ $count } coin
   *[other] +{ $count } coins
}
seven-page-w-strength = strength { $before } → { $after }
seven-page-w-beats = beats { $name }
seven-page-w-beats-both = beats both neighbours
seven-page-w-makes = makes { $goods }
seven-page-w-choice = one of these goods each turn
seven-page-w-trade = you buy for 1 coin
seven-page-w-wharf = 1 coin off once a turn
seven-page-w-cache = 1 coin off starting goods
seven-page-w-warehouse = one more of your goods each turn
seven-page-w-market = one missing good each turn
seven-page-w-crane = stages need no goods
seven-page-w-diplomacy = stays out of the next conflict
seven-page-w-debt = both neighbours take debt
seven-page-w-dig = build a discarded card free
seven-page-w-last = play the last card too
seven-page-w-free-color = first card of each colour free
seven-page-w-free-first = first card of an age free
seven-page-w-free-last = last card of an age free
seven-page-w-mask = copies a neighbour’s symbol
seven-page-w-wild = any symbol
seven-page-w-others-gain = all others gain { $count }
seven-page-w-neighbors-gain = both neighbours gain { $count }
seven-page-w-others-lose = all others lose { $count }
seven-page-w-others-lose-per = { $kind ->
    [victory_token] all others lose 1 per victory token
   *[wonder_stage] all others lose 1 per stage
}
seven-page-w-leads = leads to { $cards }
seven-page-w-nothing = worth nothing now

## Questions

seven-page-ask-side = Which side of your board?
seven-page-ask-side-why = All choose at once; the sides are turned up together.
seven-page-ask-board = Which wonder?
seven-page-ask-board-why = Each board has two sides; the side is chosen later.
seven-page-ask-lose = { $count ->
    [one] You lose { $count } coin
   *[other] You lose { $count } coins
}
seven-page-ask-lose-why = Pay in coins or take debt: each debt costs a point at the end.
seven-page-lose-by = Caused by { $causes }.
seven-page-lose-cause = { $name } with { $thing }
seven-page-ask-rebuild = Build a discarded card
seven-page-ask-rebuild-why = Only you see the pile. The card is free; it must be built if one can be.
seven-page-asked-side = Still choosing a side: { $names }
seven-page-asked-board = { $names } chooses a board.
seven-page-asked-lose = Deciding how to pay a loss: { $names }
seven-page-asked-extra = { $names } may still use the last card of the age.
seven-page-asked-rebuild = { $names } looks through the discard pile.
seven-page-lose = { $coins ->
    [0] Take { $debt } debt
    [one] { $debt ->
        [0] Pay { $coins } coin
       *[other] Pay { $coins } coin, take { $debt } debt
    }
   *[other] { $debt ->
        [0] Pay { $coins } coins
       *[other] Pay { $coins } coins, take { $debt } debt
    }
}
seven-page-lose-points = { $count ->
    [0] No points lost.
    [one] { $count } point less at the end.
   *[other] { $count } points less at the end.
}
seven-page-build-nothing = Nothing can be built

## Around the table

seven-page-side-panels = Conflict, hands, score and log
seven-page-conflict = Conflict, { $age }
seven-page-conflict-worth = { $tokens } or { $loss } each
seven-page-keeps-out = Staying out by diplomacy: { $names }. Their neighbours fight each other instead.
seven-page-keeps-out-team = With diplomacy, half the tokens: { $names }.
seven-page-you-fight = If it came to war now, you would get { $results }.
seven-page-no-fight = Nobody is left to fight you.
seven-page-fight = { $points } against { $name }
seven-page-hands = Hands
seven-page-pass = { $way ->
    [left] pass left
   *[right] pass right
}
seven-page-next-to-you = comes to you next
seven-page-known = { $sure ->
    [yes] all { $held } known
   *[no] { $held } of { $cards } you saw
}
seven-page-unknown = not seen yet
seven-page-pile = { $count ->
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
seven-page-score = If it ended now
seven-page-team = With { $name }
seven-page-together = { $count ->
    [one] { $count } point together
   *[other] { $count } points together
}
seven-page-hand-of = Hand of { $name }
seven-page-hand-hidden = Partners do not show their hands at this table.
seven-page-chat = Team talk
seven-page-chat-private = only you and { $name }
seven-page-chat-words = Message to { $name }
seven-page-chat-send = Send

## The end

seven-page-end-nobody = Nobody has won
seven-page-end-won = You have won
seven-page-end-won-team = You and { $name } have won
seven-page-end-won-shared = You share the victory
seven-page-end-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
seven-page-end-why = { $reason ->
    [points] Most points win; in a tie, most coins.
    [resigned] The game was given up.
    [time] Time ran out.
   *[closed] The host ended the game.
}
seven-page-end-score = Score sheet
seven-page-of-it-debt = of which debt
seven-page-total = Total
seven-page-tie = Coins
seven-page-end-fights = Conflicts
seven-page-end-science = Masks and wild symbols
seven-page-end-hidden = What lay under the wonders, and what was sold
seven-page-end-under = Under the wonder:
seven-page-end-sold = Sold:
seven-page-end-left = Left over:
seven-page-science-own = Own symbols: { $symbols }.
seven-page-science-masks = Masks copy: { $symbols }.
seven-page-science-wild = Wild symbols stand for: { $symbols }.
seven-page-science-sum = { $squares } + { $sets } × 7 = { $points }
seven-page-none = none

## Help

seven-page-signs = What a card costs you
seven-page-sign-own = free, or covered by your own goods
seven-page-sign-chain = free, by a chain from a card in your city
seven-page-sign-pay = coins to the neighbour on that side, or to the bank
seven-page-sign-not = cannot be built now, and why
seven-page-marks = Colours and their marks
seven-page-keys = Keys
seven-page-key-arrows = Arrow keys: from card to card
seven-page-key-build = B: build the picked card
seven-page-key-wonder = W: put it under the next wonder stage
seven-page-key-sell = S: sell it
seven-page-key-take-back = T: take your choice back
seven-page-key-hint = H: ask for a hint; once more: go to its best line, Enter shows the choice, Enter again makes it
seven-page-key-help = ?: this help

## Names that a narrow tile may break

seven-tile-stone-pit = Stone Pit
seven-tile-clay-pool = Clay Pool
seven-tile-tree-farm = Tree Farm
seven-tile-excavation = Excava{ "\u00AD" }tion
seven-tile-clay-pit = Clay Pit
seven-tile-timber-yard = Timber Yard
seven-tile-loom-1 = Loom
seven-tile-glassworks-1 = Glass{ "\u00AD" }works
seven-tile-east-trading-post = East Trading Post
seven-tile-west-trading-post = West Trading Post
seven-tile-marketplace = Market{ "\u00AD" }place
seven-tile-apothecary = Apothe{ "\u00AD" }cary
seven-tile-scriptorium = Scripto{ "\u00AD" }rium
seven-tile-sawmill = Sawmill
seven-tile-quarry = Quarry
seven-tile-loom-2 = Loom
seven-tile-glassworks-2 = Glass{ "\u00AD" }works
seven-tile-aqueduct = Aqueduct
seven-tile-courthouse = Court{ "\u00AD" }house
seven-tile-caravansery = Caravan{ "\u00AD" }sery
seven-tile-vineyard = Vineyard
seven-tile-training-ground = Training Ground
seven-tile-archery-range = Archery Range
seven-tile-dispensary = Dispen{ "\u00AD" }sary
seven-tile-laboratory = Labora{ "\u00AD" }tory
seven-tile-library = Library
seven-tile-lighthouse = Light{ "\u00AD" }house
seven-tile-chamber-of-commerce = Chamber of Commerce
seven-tile-ludus = Ludus
seven-tile-fortifications = Forti{ "\u00AD" }fications
seven-tile-arsenal = Arsenal
seven-tile-siege-workshop = Siege Workshop
seven-tile-observatory = Observa{ "\u00AD" }tory
seven-tile-university = Univer{ "\u00AD" }sity
seven-tile-study = Study
seven-tile-craftsmens-guild = Crafts{ "\u00AD" }mens Guild
seven-tile-magistrates-guild = Magis{ "\u00AD" }trates Guild
seven-tile-traders-guild = Traders Guild
seven-tile-philosophers-guild = Philo{ "\u00AD" }sophers Guild
seven-tile-shipowners-guild = Ship{ "\u00AD" }owners Guild
seven-tile-scientists-guild = Scien{ "\u00AD" }tists Guild
seven-tile-decorators-guild = Deco{ "\u00AD" }rators Guild
seven-tile-builders-guild = Builders Guild
seven-tile-west-clandestine-wharf = West Clan{ "\u00AD" }destine Wharf
seven-tile-east-clandestine-wharf = East Clan{ "\u00AD" }destine Wharf
seven-tile-smugglers-cache = Smug{ "\u00AD" }gler's Cache
seven-tile-opium-stash = Opium Stash
seven-tile-hideout = Hideout
seven-tile-raider-camp = Raider Camp
seven-tile-residence = Residence
seven-tile-pigeonhole = Pigeon{ "\u00AD" }hole
seven-tile-black-market = Black Market
seven-tile-architect-firm = Architect Firm
seven-tile-tabularium = Tabu{ "\u00AD" }larium
seven-tile-trade-center = Trade Center
seven-tile-gambling-den = Gambling Den
seven-tile-opium-den = Opium Den
seven-tile-lair = Lair
seven-tile-raider-fort = Raider Fort
seven-tile-guardhouse = Guard{ "\u00AD" }house
seven-tile-mercenaries = Merce{ "\u00AD" }naries
seven-tile-consulate = Consulate
seven-tile-band-of-spies = Band of Spies
seven-tile-forging-agency = Forging Agency
seven-tile-capitol = Capitol
seven-tile-mint = Mint
seven-tile-opium-distillery = Opium Distil{ "\u00AD" }lery
seven-tile-brotherhood = Brother{ "\u00AD" }hood
seven-tile-chamber-of-builders = Chamber of Builders
seven-tile-cenotaph = Cenotaph
seven-tile-slave-market = Slave Market
seven-tile-raider-garrison = Raider Garrison
seven-tile-contingent = Contin{ "\u00AD" }gent
seven-tile-embassy = Embassy
seven-tile-torture-chamber = Torture Chamber
