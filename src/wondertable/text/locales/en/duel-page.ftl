### What the pages around a table say (page-), what the Duel table says (duel-page-), and the names of
### long cards with soft hyphens where a narrow tile may break them (duel-tile-).
### $name is a player's name; $card, $token and $symbol are names of things; $coins is a counted number
### of coins such as "2 coins", unless it is compared; $goods is a list of resources.

## Every page

page-skip = Skip to the table
page-menu = Menu
page-close = Close
page-help = Help
page-theme = Light or dark
page-theme-light = Light
page-theme-dark = Dark
page-theme-system = Same as the system
page-cloth = Table
page-cloth-sand = Sand
page-cloth-sea = Sea
page-cards = Cards
page-cards-usual = Usual
page-cards-large = Large
page-sound = Sounds
page-table = Table
page-lost = Connection lost. Trying again …
page-restored = Connected again.
page-failed = This did not reach the server. Please try again.

## Hints

page-hint = Hint
page-hint-thinking = Thinking …
page-hint-said = Hint: { $choices }.
page-hint-choice = { $choice }, { $chance }
page-hint-chance = { $percent }%
page-hint-about = Your chance to win. Press a line to see its choice on the table.

## The bar

duel-page-title = { $turn } – Duel, { $players }
duel-page-against = { $first } against { $second }
duel-page-ages = Ages
duel-page-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
duel-page-your-turn = Your turn
duel-page-your-choice = Your choice
duel-page-turn-of = { $name } is to play
duel-page-choice-of = { $name } is choosing
duel-page-dealing = Cards are being dealt
duel-page-paused = Paused
duel-page-over = The game is over
duel-page-clock = Clock

## Cities

duel-page-city-yours = Your city
duel-page-city-of = City of { $name }
duel-page-you = You
duel-page-it-is-you = you
duel-page-goods = Goods
duel-page-one-more = { $goods }; one more costs { $coins }
duel-page-at-choice = One of your choice: { $goods }
duel-page-colored = { $color }: { $count }
duel-page-cards = Cards
duel-page-wonders = Wonders
duel-page-tokens = Progress tokens
duel-page-built-with = built with { $card }
duel-page-unbuilt = not built
duel-page-removed = out of the game

## Cards

duel-page-structure = Structure
duel-page-no-structure = The structure is laid out when all wonders are taken.
duel-page-kind = { $color ->
    [brown] brown card
    [grey] grey card
    [red] red card
    [green] green card
    [blue] blue card
    [yellow] yellow card
   *[purple] guild
}
duel-page-down = Face down
duel-page-down-guild = Face-down guild
duel-page-covered = Covered: { $card }
duel-page-free = free
duel-page-printed = printed cost: { $cost }
duel-page-printed-or = printed cost: { $cost }, or free with { $card }

## Prices

duel-page-price-pay = price now: { $coins }
duel-page-price-short = price now: { $coins }, { $short } more than you have
duel-page-n-prices = A good costs 2 coins, and 1 more for each one that { $name } makes.

## What something is worth, in two or three words on a card

duel-page-w-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
duel-page-w-rival-points = { $count ->
    [one] rival −{ $count } point
   *[other] rival −{ $count } points
}
duel-page-w-coins = { $count ->
    [one] +{ $count } coin
   *[other] +{ $count } coins
}
duel-page-w-loot = { $count ->
    [one] rival −{ $count } coin
   *[other] rival −{ $count } coins
}
duel-page-w-pawn = { $steps ->
    [one] pawn { $steps } step
   *[other] pawn { $steps } steps
}
duel-page-w-token = a token
duel-page-w-new = symbol { $count } of 6
duel-page-w-wins = wins the game
duel-page-w-again = play again
duel-page-w-goods = +{ $goods }
duel-page-w-rival-pays = rival pays { $coins } each
duel-page-w-choice = one of your choice
duel-page-w-fixed = you buy for 1 coin
duel-page-w-short = { $count ->
    [one] { $count } coin short
   *[other] { $count } coins short
}
duel-page-w-nothing = nothing now
duel-page-w-destroy-brown = destroys a brown card
duel-page-w-destroy-grey = destroys a grey card
duel-page-w-library = one of 3 tokens drawn
duel-page-w-rebuild = builds a discarded card

## The same in sentences

duel-page-n-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
duel-page-n-rival-points = { $count ->
    [one] { $name } loses { $count } point.
   *[other] { $name } loses { $count } points.
}
duel-page-n-coins = { $count ->
    [one] { $count } coin from the bank.
   *[other] { $count } coins from the bank.
}
duel-page-n-loses = { $count ->
    [one] { $name } loses { $count } coin.
   *[other] { $name } loses { $count } coins.
}
duel-page-n-pawn = { $left ->
    [0] The pawn moves into the capital of { $name }.
    [one] The pawn moves { duel-page-steps } towards { $name }, { $left } step short of the capital.
   *[other] The pawn moves { duel-page-steps } towards { $name }, { $left } steps short of the capital.
}
duel-page-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
duel-page-n-pair = Second { $symbol }: a progress token.
duel-page-n-pair-no-token = Second { $symbol }, but no token is left.
duel-page-n-new = New symbol, { $symbol }: { $count } of 6 different.
duel-page-n-wins = { $ending ->
    [military] Wins at once: the capital falls.
   *[science] Wins at once: six different symbols.
}
duel-page-n-again = Another turn follows.
duel-page-n-rival-pays = { $name } will then pay { $coins } for each { $goods }.
duel-page-n-frees = Later { $card } is free.
duel-page-n-opens = Opens { $cards }.
duel-page-n-turns-up = { $count ->
    [one] Turns up { $count } face-down card.
   *[other] Turns up { $count } face-down cards.
}
duel-page-n-opens-nothing = Opens no other card.

## Sheets

duel-page-build = Build
duel-page-discard = Discard
duel-page-discard-why = { $count ->
    [0] 2 from the bank, no yellow card adds to it
    [one] 2, and 1 for { $count } yellow card
   *[other] 2, and 1 for each of { $count } yellow cards
}
duel-page-under = Or build a wonder over it
duel-page-pays = costs { $coins }
duel-page-brings = brings { $coins }
duel-page-what-follows = What follows
duel-page-only-look = You can only look at it now: { $name } is to play.
duel-page-price-of-it = Price
duel-page-actions-of = What to do with { $card }

## Track and tokens

duel-page-track = Military track
duel-page-rail = Military and progress
duel-page-space = { $steps } towards { $name }
duel-page-space-middle = middle
duel-page-space-capital = capital of { $name }
duel-page-pawn-here = the pawn is here
duel-page-pawn-was = the pawn stood here before
# Who took the card that lay here, and for what.
duel-page-ghost = { $name }: { $what }
duel-page-ghost-discarded = discarded
duel-page-loot = { $count ->
    [one] looting for { $count } coin
   *[other] looting for { $count } coins
}
duel-page-board-tokens = Progress tokens on the board
duel-page-no-tokens = All tokens are taken.
duel-page-no-tokens-yet = The tokens have not been laid out yet.

## Beside the table

duel-page-side = Numbers and log
duel-page-score = If it ended now
duel-page-total = Total
duel-page-science = Science
duel-page-six-win = six different ones win
duel-page-none = none
duel-page-unseen = Face down
duel-page-of-these = { $hidden } of these { $cards }
duel-page-guilds = Guilds
duel-page-pile = Discard pile
duel-page-pile-empty = No card has been discarded yet.

## Questions

duel-page-ask-draft = Choose a wonder
duel-page-ask-draft-why = Each city gets four of the eight wonders; only seven of them can be built.
duel-page-ask-token = Take a progress token
duel-page-ask-token-why = Two equal science symbols earn you one of these.
duel-page-ask-library = Keep one of these tokens
duel-page-ask-library-why = Only you see them; the others go back into the box.
duel-page-ask-destroy-brown = Destroy a brown card
duel-page-ask-destroy-brown-why = The card leaves your opponent’s city for the discard pile.
duel-page-ask-destroy-grey = Destroy a grey card
duel-page-ask-destroy-grey-why = The card leaves your opponent’s city for the discard pile.
duel-page-ask-rebuild = Build a discarded card
duel-page-ask-rebuild-why = It costs nothing, and everything on it counts.
duel-page-ask-start = Who begins this age?
duel-page-ask-start-why = { $pawn ->
    [level] It is for you to say: the pawn stands in the middle, and you took the last card.
   *[yours] It is for you to say: the pawn stands on your side, so you are the weaker one.
}
duel-page-asked-draft = { $name } chooses a wonder
duel-page-asked-token = { $name } takes a progress token
duel-page-asked-library = { $name } keeps one of three tokens drawn in secret
duel-page-asked-destroy-brown = { $name } destroys a brown card
duel-page-asked-destroy-grey = { $name } destroys a grey card
duel-page-asked-rebuild = { $name } builds a discarded card
duel-page-asked-start = { $name } says who begins this age
duel-page-begin-me = I begin
duel-page-begin = { $name } begins
duel-page-look = Look at the table
duel-page-drafted = { $count } of 8 chosen

## A first game

duel-page-hint-draft = A wonder is strong and is built once, over any card. Those with the turning arrow give another turn.
duel-page-hint-turn-1 = Take a card with a bright edge: build it, discard it for coins, or build a wonder over it. Start with brown and grey ones.
duel-page-hint-turn-2 = What you lack is bought from the bank, and costs more the more of it your opponent makes. A card with a link is free.
duel-page-hint-turn-3 = Count the points now, and watch the pawn and the symbols: a fallen capital or six different symbols end the game at once.
duel-page-hint-token = Progress tokens last to the end; choose one that fits your city.
duel-page-hint-library = You drew three tokens that lay in the box; one is yours.
duel-page-hint-destroy-brown = Take what your opponent needs most.
duel-page-hint-destroy-grey = Take what your opponent needs most.
duel-page-hint-rebuild = Everything discarded so far can be yours, free of cost.
duel-page-hint-start = The one who begins takes the first card; look which cards that opens.
duel-page-hint-wait = You can look at every card and price while the other one plays.

## The end

duel-page-end-won = You have won
duel-page-end-winner = { $name } has won
duel-page-end-shared = The victory is shared
duel-page-end-nobody = The game ended without a winner
duel-page-end-why = { $reason ->
    [military] { $to ->
        [winner] You marched into { $loser }’s capital: military supremacy.
        [loser] { $name } marched into your capital: military supremacy.
       *[other] { $name } marched into { $loser }’s capital: military supremacy.
    }
    [science] { $to ->
        [winner] You gathered six different symbols: scientific supremacy.
       *[other] { $name } gathered six different symbols: scientific supremacy.
    }
    [civilian] { $to ->
        [winner] Your city is worth more: civilian victory.
       *[other] The city of { $name } is worth more: civilian victory.
    }
    [resigned] { $to ->
        [loser] You resigned.
       *[other] { $loser } resigned.
    }
    [time] { $to ->
        [loser] You ran out of time.
       *[other] { $loser } ran out of time.
    }
    [closed] The host ended the game.
   *[other] { $name } wins.
}
duel-page-end-score = Points
page-seed = Seed of the deal
page-digest = Digest shown at the start
page-seed-why = Anyone can check with these two that nobody stacked the deck.

## Help

duel-page-keys = Keys
duel-page-key-arrows = Arrow keys: go from one open card to the next
duel-page-key-enter = Enter: what the card can be used for
duel-page-key-build = B: build it
duel-page-key-discard = D: discard it
duel-page-key-wonder = 1 to 4: build a wonder over it
duel-page-key-hint = H: a hint from the computer; once more: go to its best line, Enter shows the choice, Enter again makes it
duel-page-key-escape = Esc: close
duel-page-key-help = ?: this help
duel-page-signs = Signs
duel-page-sign-own = paid with own goods
duel-page-sign-chain = free by chain
duel-page-sign-pay = coins to pay now
duel-page-sign-not = too dear now
duel-page-marks = Colours

## Long names

duel-tile-logging-camp = Logging Camp
duel-tile-stone-pit = Stone Pit
duel-tile-press = Press
duel-tile-pharmacist = Pharmacist
duel-tile-brickyard = Brickyard
duel-tile-shelf-quarry = Shelf Quarry
duel-tile-horse-breeders = Horse Breeders
duel-tile-parade-ground = Parade Ground
duel-tile-dispensary = Dispensary
duel-tile-laboratory = Laboratory
duel-tile-caravansery = Caravansery
duel-tile-arsenal = Arsenal
duel-tile-pretorium = Pretorium
duel-tile-fortifications = Forti{ "\u00AD" }fications
duel-tile-siege-workshop = Siege Workshop
duel-tile-study = Study
duel-tile-observatory = Observa{ "\u00AD" }tory
duel-tile-chamber-of-commerce = Chamber of Commerce
duel-tile-armory = Armory
duel-tile-lighthouse = Lighthouse
duel-tile-merchants-guild = Merchants Guild
duel-tile-shipowners-guild = Shipowners Guild
duel-tile-builders-guild = Builders Guild
duel-tile-scientists-guild = Scientists Guild
duel-tile-moneylenders-guild = Money{ "\u00AD" }lenders Guild
duel-tile-agriculture = Agri{ "\u00AD" }culture
duel-tile-architecture = Archi{ "\u00AD" }tecture
duel-tile-law = Law
duel-tile-masonry = Masonry
duel-tile-mathematics = Mathe{ "\u00AD" }matics
duel-tile-philosophy = Philo{ "\u00AD" }sophy
duel-tile-strategy = Strategy
duel-tile-urbanism = Urban{ "\u00AD" }ism
