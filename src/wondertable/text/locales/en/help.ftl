### Help: the pages around how to play, glossary and rulings, and what icons mean. $game is the name
### of a game; $cards and $card are names of cards; $players is a number of players or a range of them.

## Pages

help-title = Help
help-games = Help for every game
help-games-about = How to play, what every card and icon does, and how we decide where the rules are silent.
help-how = How to play
help-glossary = Glossary
help-rulings = Rulings
help-how-of = How to play { $game }
help-glossary-of = Glossary of { $game }
help-rulings-of = Rulings of { $game }
help-pages = Pages of help
help-quick = In two minutes
help-details = In detail
help-contents = On this page
help-new-tab = opens in a new tab

## Glossary

help-glossary-about = Every card and icon of the game, straight from what the rules themselves use.
help-search = Search
help-search-how = a name, a colour, an age, or words of an effect
help-search-go = Search
help-search-all = Show all
help-found = { $count ->
    [0] Nothing fits.
    [one] { $count } entry
   *[other] { $count } entries
}
help-group-age-1 = Age I
help-group-age-2 = Age II
help-group-age-3 = Age III
help-group-guild = Guilds
help-group-black = Black cards of Cities
help-group-wonder = Wonders
help-group-board = Wonder boards
help-group-token = Progress tokens
help-group-type = Building cards
help-group-disc = Discs
help-group-action = Action cards
help-group-icon = Icons and signs
help-about-card = { $kind } · { $age }
help-about-wonder = wonder
help-about-token = progress token
help-about-board = wonder board
help-about-stage = stage { $number }, { $side }
help-about-icon = icon
help-fact-cost = Cost
help-fact-chain-from = Free with
help-fact-chain-gives = Makes free
help-fact-shown-by = Shown by
help-fact-made-by = Made by
help-fact-copies = In the game
help-fact-when = When
help-fact-start = Starting resource
help-fact-cards = Cards
help-copies = { $players } players: { $count }
help-copies-guild = { $players } of { $all } are in play: one for each player, and { $extra } more
help-copies-black = one for each player in every age, out of { $all }

## Icons that several games share

help-icon-coin = Coin
help-icon-coin-about = Money. At the end every { $per_point } coins are worth 1 point.
help-icon-vp = Victory points
help-icon-vp-about = Counted at the end of the game.
help-icon-shield = Shield
help-icon-chain = Chain
help-icon-chain-about = Whoever owns a card with such a sign builds later cards that show the same sign beside their cost for free.
help-icon-chain-sign-about = It is on { $card }. In the same city it makes these free: { $cards }.
help-icon-raw-about = A raw material. It is not used up, and serves for everything you build.
help-icon-manufactured-about = A manufactured good. It is not used up, and serves for everything you build.
help-icon-science = Science symbol: { $symbol }
help-icon-from-discard = Out of the discard pile
help-icon-wonder = Wonder
help-icon-free = Free of cost
help-icon-free-about = The card costs neither resources nor coins.
help-icon-age-about = The back and the number of the cards of this age.
help-icon-check = Your own goods
help-icon-check-about = Your city has everything it needs: it costs you nothing.
help-icon-no = Not possible
help-icon-no-about = You cannot pay for it now, or may not build it.
help-icon-either = One of these
help-icon-either-about = One unit of one of these resources, chosen anew each time.

## Colours of cards

help-color-brown = Makes raw materials.
help-color-grey = Makes manufactured goods.
help-color-blue = Brings victory points.
help-color-yellow = Brings coins, cheaper trade or goods, and later points.
help-color-red = Has shields for conflicts.
help-color-green = Shows a science symbol.
help-color-purple = A guild: its points depend on what is in the cities.
help-color-black = A card of Cities: it meddles in other people’s business.

## Rulings

help-rulings-about = Where the rulebooks are silent, or disagree, somebody has to decide. This is how we decide, and why.
help-ruling-we-play = We play
help-ruling-because = Because
