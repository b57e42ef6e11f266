### How to play 7 Wonders Duel, in our own words. All numbers come from the rules of the engine.

## In two minutes

help-duel-goal = Two cities, one display of cards, three ages. A victory by arms or by science ends the game at once; if there is none, points decide after age III.
help-duel-setup-title = How it begins
help-duel-setup = Each of you has { $start_coins } coins and { $wonders_each } wonders, picked in turn. { $tokens } progress tokens lie on the board. The { $cards } cards of the age are laid out, some of them face down.
help-duel-turn-title = Your turn
help-duel-turn = Take one card that no other card lies on, and do one of three things with it:
help-duel-build-title = Build it
help-duel-build = Pay its cost. It stays in your city and works from now on.
help-duel-discard-title = Discard it
help-duel-discard = You get { $discard } coins, and 1 more for each yellow card in your city.
help-duel-wonder-title = Build a wonder with it
help-duel-wonder = The card goes face down under one of your wonders. You pay for the wonder; what the card itself costs does not matter.
help-duel-after = Cards that are now uncovered are turned face up, and it is your opponent’s turn. When all { $cards } are gone, the next age is laid out.
help-duel-cost-title = Paying
help-duel-cost = Resources are not used up: what your cards make is there for everything you build. What you lack you buy from the bank. A unit costs { $trade_base } coins, and 1 more for each unit of it that your opponent’s brown and grey cards make. A card that shows a sign you already own is free.
help-duel-arms-title = Arms
help-duel-arms = Each shield moves the pawn one space towards your opponent’s capital. If it gets there, on space { $capital }, you win. On the way your opponent loses { $loot_1 } coins at space { $loot_1_at } and { $loot_2 } at space { $loot_2_at }, once each.
help-duel-science-title = Science
help-duel-science = Green cards show symbols. Two of the same bring you a progress token of your choice. { $symbols } different ones win the game at once.
help-duel-end-title = Points
help-duel-end = If nobody has won by then, count the points of cards, wonders and progress tokens, the points of the pawn for the stronger side, and 1 point for every { $per_point } coins. In a tie, the points of blue cards decide; if those are tied too, you share the victory.

## Captions of pictures

help-duel-picture-card = A card. The band shows its colour and effect, the corner what it costs you, the lower part the printed cost and the sign that makes it free.
help-duel-picture-structure = The cards of age I. Cards with a bright edge are uncovered and can be taken.
help-duel-picture-track = The track: { $zone_1 }, { $zone_2 } or { $zone_3 } points by how far the pawn has come, and where coins are lost.
help-duel-picture-price = What a price tag says

## In detail

help-duel-draft-title = Choosing wonders
help-duel-draft = { $wonders_each } wonders are shown: one of you takes one, the other takes two, and the first gets the one left over. Then come { $wonders_each } more, and the other one begins. In a first game they are dealt out as the rulebook advises.
help-duel-limit-title = Only { $wonders_max } wonders
help-duel-limit = As soon as { $wonders_max } of the { $wonders_all } wonders are built, the last one is out of the game, whoever owns it.
help-duel-again-title = Another turn
help-duel-again = Some wonders give you another turn at once. It is lost if there are no cards left in the age.
help-duel-trade-title = Prices
help-duel-trade = All units of one purchase cost the same. Yellow cards and wonders of your opponent do not make anything dearer. Some yellow cards give you a fixed price of { $trade_fixed } coin a unit, from your next turn on.
help-duel-choice-title = One of several resources
help-duel-choice = A card or wonder with several resources gives one of them for each thing you build, whichever you need. The page always finds the cheapest way to pay.
help-duel-pile-title = Discard pile
help-duel-pile = Discarded and destroyed cards can be seen by everybody. Only the Mausoleum brings one of them back. Cards under wonders are gone.
help-duel-guilds-title = Guilds
help-duel-guilds = { $left_out } cards of each age stay out of the game, unseen. { $guilds } of { $guilds_all } guilds are hidden among the cards of age III. A guild looks at the city that has more of something, whether it is yours or not.
help-duel-begin-title = Who begins the next age
help-duel-begin = Whoever the pawn shows to be weaker chooses, once the cards are laid out. If the pawn is in the middle, whoever took the last card begins; a table may let that player choose instead.

## Icons of this game

help-duel-icon-shield = Moves the conflict pawn one space towards the opponent’s capital.
help-duel-icon-pawn = Conflict pawn
help-duel-icon-pawn-about = It stands nearer to the capital of the weaker city. When it reaches space { $capital }, the stronger one has won.
help-duel-icon-loot = Looting
help-duel-icon-loot-about = The first time the pawn comes here, the city on this side loses this many coins.
help-duel-icon-track = Military track
help-duel-icon-track-about = At the end the stronger side gets { $zone_1 }, { $zone_2 } or { $zone_3 } points, depending on the zone that the pawn has reached.
help-duel-icon-again = Another turn
help-duel-icon-destroy-brown = Destroy a brown card
help-duel-icon-destroy-grey = Destroy a grey card
help-duel-icon-token = Progress token
help-duel-icon-token-about = Two of the same science symbol bring one of those on the board.
help-duel-icon-crown = The city that has more
help-duel-icon-crown-about = It counts in the city that has more of them.
help-duel-icon-left = Goes to you
help-duel-icon-shield-line = Extra shields
help-duel-icon-wonder-about = Built with any card from the display; { $wonders_max } can be built in all.
help-copies-guild-duel = { $count } of { $all } guilds are in play
