### How to play 7 Wonders, Cities and teams, in our own words. All numbers come from the rules of the engine.

## In two minutes

help-seven-goal = Everybody builds a city and a wonder over three ages. All choose a card at the same time, play it, and pass the rest on. After age III the city with the most points wins.
help-seven-setup-title = How it begins
help-seven-setup = You have a board with a wonder, which makes one resource from the start, { $start_coins } coins, and a hand of { $hand } cards.
help-seven-turn-title = A turn
help-seven-turn = Choose one card from your hand, face down. When all have chosen, everybody does one of three things with it:
help-seven-build-title = Build it
help-seven-build = Pay its cost. It stays in your city and works from now on; resources count from the next turn.
help-seven-stage-title = Build a stage of your wonder
help-seven-stage = The card goes face down under your board, whatever it is. You pay for the next stage, from left to right.
help-seven-sell-title = Sell it
help-seven-sell = The card goes to the discard pile, and you get { $sale } coins.
help-seven-after = Then everybody passes the rest of their hand to a neighbour: to the left in ages I and III, to the right in age II. After { $turns } turns the age is over; the last card is discarded.
help-seven-cost-title = Paying
help-seven-cost = Resources are not used up: what your city makes, you have every turn. What you lack you buy from your left and right neighbours, for { $price } coins a unit, and they cannot refuse. A card that another card in your city leads to is free.
help-seven-conflict-title = Conflicts
help-seven-conflict = At the end of each age you compare shields with each neighbour. More shields bring a victory token of { $victory_1 }, { $victory_2 } or { $victory_3 } points, depending on the age; fewer bring a defeat token of { $defeat }; a tie brings nothing.
help-seven-science-title = Science
help-seven-science = Count each of the three green symbols by itself and square it: { $equal } of the same are worth { $squared } points. Each set of all three brings { $set } more.
help-seven-end-title = Points
help-seven-end = The wonder, 1 point for every { $per_point } coins, conflicts, blue, yellow and green cards, and guilds. In a tie coins decide; if those are tied too, you share the victory.

## Captions of pictures

help-seven-picture-card = A card. The band shows its colour and effect; below it stand the printed cost and the sign that makes it free.
help-seven-picture-board = A wonder board: stages with cost and effect, built from left to right.
help-seven-picture-pass = Hands go to the left in ages I and III, to the right in age II.
help-seven-picture-science = An example: { $squares } for symbols of the same kind and { $set } for the set make { $points } points.

## In detail

help-seven-names-title = No two of the same name
help-seven-names = A city never has two buildings of the same name, not even for free. Any card may go under the wonder.
help-seven-same-title = All at once
help-seven-same = You can spend only coins that you had when the turn began, and buy only what your neighbours had then. Coins that you get for cards of a kind, however, count cards built in the same turn.
help-seven-sold-title = What can be bought
help-seven-sold = Neighbours sell what their board and their brown and grey cards make, never what yellow cards or stages make. Both neighbours may buy the same unit, and its owner still uses it. Trading posts and the Marketplace lower the price to { $discounted } coin.
help-seven-choice-title = One of several resources
help-seven-choice = A card with several resources and strokes between them makes one of them each turn, whichever its user likes. Where there are several ways to pay, the page shows them all and you decide whom to pay.
help-seven-last-title = Last card of an age
help-seven-last = In the last turn of an age you hold two cards: you play one, the other goes to the discard pile and brings no coins.
help-seven-players-title = Cards and players
help-seven-players = { $least } to { $most } can play. Each card says from how many players on it is used. Of the { $guilds_all } guilds, one for each player and { $extra_guilds } more are in play.

## Cities

help-seven-cities-title = Cities
help-seven-cities = Black cards join the game: one for each player in every age, out of { $black }. You hold { $cities_hand } cards and play { $cities_turns } turns. There are two more boards, Byzantium and Petra.
help-seven-debt-title = Losses and debt
help-seven-debt = Some cards make others lose coins at the end of the turn, after everybody has paid and received. Whoever cannot or will not pay takes debt: each unpaid coin costs 1 point at the end, and debt is never paid back. Raiders hand out debt directly.
help-seven-diplomacy-title = Diplomacy
help-seven-diplomacy = Whoever has a diplomacy token stays out of the next conflict, and the players on both sides fight each other instead. One token is used up each time. If only two are left, they fight once.
help-seven-masks-title = Masks
help-seven-masks = At the end, a mask copies a symbol from a neighbour’s green card; you can use each green card only once.

## Teams

help-seven-teams-title = Teams
help-seven-teams = { $team_1 } or { $team_2 } players play in teams of two, with Cities; partners sit side by side and may talk, and show each other their hands if the table allows it. Coins and cards never change hands.
help-seven-team-fight-title = Fighting in teams
help-seven-team-fight = Partners do not fight each other. There is one conflict against the other neighbour, for two tokens instead of one. A diplomacy token makes it one token; if both partners have one, there is none.
help-seven-team-end-title = Points of a team
help-seven-team-end = Both partners score as usual and add their points. If teams are tied, the coins of both treasuries decide.

## Icons of this game

help-seven-icon-shield = Counts in the conflict at the end of each age; it is never used up.
help-seven-icon-victory = Victory token
help-seven-icon-victory-about = Won in a conflict: { $victory_1 }, { $victory_2 } or { $victory_3 } points, depending on the age.
help-seven-icon-defeat = Defeat token
help-seven-icon-defeat-about = Lost in a conflict: { $defeat } points, in every age.
help-seven-icon-left = Left neighbour
help-seven-icon-right = Right neighbour
help-seven-icon-down = Your own city
help-seven-icon-around-about = What is counted, or bought, there.
help-seven-icon-team = All other players
help-seven-icon-team-about = Everybody but you, your partner too.
help-seven-icon-last = Last card of an age
help-seven-icon-barrel = Secret store
help-seven-icon-market = Black market
help-seven-icon-crane = Stages without resources
help-seven-icon-ship = Wharf
help-seven-icon-mask = Mask
help-seven-icon-dove = Diplomacy
help-seven-icon-debt = Debt
help-seven-icon-debt-about = Each costs 1 point at the end and is never paid back.
help-seven-icon-choice = Symbol of your choice
help-seven-icon-discard-defeats = Defeat tokens given back
help-seven-icon-wonder-about = A stage of a wonder, or all of them.
