### The score pad. Scripts say the messages pad-line-…, pad-note-…, pad-problem-…, pad-how-… and
### pad-say-… too, by filling holes: they have no variants, and numbers come ready to be read.
### $name is a thing of the box, $owner a person, $given what somebody typed.

pad-title = Score pad
pad-of = Score pad: { $game }
pad-about = For a game on a real table: enter the score sheet or the cards, and see where every point comes from. Once opened, it works without a connection, too.
pad-elsewhere = More
pad-games = Games
pad-set-up = The table
pad-players = Players
pad-how = What to enter
pad-name = Name
pad-name-of = Name of player { $number }
pad-add-up = Add up
pad-result = Result
pad-score = Score sheet
pad-explained = Line by line
pad-not-right = This cannot be added up yet
pad-none = There is no score pad for { $game }.
pad-look = Please look again
pad-clear = Empty the pad
pad-keep = Keep in the history
pad-history = History on this device
pad-no-history = Nothing is kept yet.
pad-no-script = The history, pictures and working without a connection need JavaScript; adding up does not.
pad-forget = Delete
pad-forget-all = Delete everything
pad-again = Open again
pad-export = Export
pad-copy = Copy as text
pad-share = Share
pad-save-text = Save as text
pad-save-picture = Save as picture
pad-offline = Kept for use without a connection

pad-section-end = The end
pad-section-points = Points
pad-section-wonder = Wonder
pad-section-treasury = Treasury
pad-section-conflicts = Conflict tokens
pad-section-science = Science
pad-section-others = Other expansions
pad-section-built = Finished wonders
pad-section-figures = Numbers of your box
pad-section-pieces = Pieces on wonders
pad-section-discs = Discs of one type
pad-section-cards = Action cards left at the end

pad-group-blue = Blue cards
pad-group-green = Green cards
pad-group-yellow = Yellow cards
pad-group-purple = Guilds
pad-group-black = Black cards
pad-group-red = Red cards
pad-group-brown = Brown cards
pad-group-grey = Grey cards
pad-group-wonders = Wonders built
pad-group-tokens = Progress tokens
pad-group-two = Two-coloured discs

## What is counted

pad-what-brown = brown cards
pad-what-grey = grey cards
pad-what-blue = blue cards
pad-what-yellow = yellow cards
pad-what-red = red cards
pad-what-green = green cards
pad-what-black = black cards
pad-what-brown-grey = brown and grey cards
pad-what-brown-grey-purple = brown, grey and purple cards
pad-what-wonders = wonders
pad-what-stages = wonder stages
pad-what-three-coins = sets of three coins
pad-what-tokens = progress tokens
pad-what-victories = victory tokens
pad-what-victories-1 = victory tokens of age I
pad-what-victories-2 = victory tokens of age II
pad-what-victories-3 = victory tokens of age III

## Where points come from

pad-line-entered = as entered: { $points }
pad-line-thing = { $name }: { $points }
pad-line-most = { $name }: { $what } in the city with the most, { $count } × { $each } = { $points }
pad-line-own = { $name }: own { $what }, { $count } × { $each } = { $points }
pad-line-next = { $name }: { $what } of both neighbours, { $count } × { $each } = { $points }
pad-line-all = { $name }: { $what } of your own and both neighbours, { $count } × { $each } = { $points }
pad-line-complete = { $name }: the wonder is complete, { $points }
pad-line-incomplete = { $name }: the wonder is not complete, { $points }
pad-line-coins = coins: { $coins } ÷ { $per } = { $points }
pad-line-debt = debt: { $points }
pad-line-pawn = pawn { $distance } spaces from the middle: { $points }
pad-line-stage = stage { $number }: { $points }
pad-line-victories = victories, { $age }: { $count } × { $each } = { $points }
pad-line-defeats = defeats: { $count } × { $each } = { $points }
pad-line-symbol = { $symbol }: { $count } × { $count } = { $points }
pad-line-sets = sets of all three: { $count } × { $each } = { $points }
pad-line-masks = masks copy: { $symbols }
pad-line-wild = wild symbols stand for: { $symbols }
pad-line-built-most = { $name } (row { $row }): most pieces, { $pieces }: { $points }
pad-line-built-tied = { $name } (row { $row }): tied for most with { $pieces }, so the second value: { $points }
pad-line-built-second = { $name } (row { $row }): second with { $pieces }: { $points }
pad-line-built-other = { $name } (row { $row }): further behind, or tied for second, with { $pieces }: { $points }
pad-line-open-most = { $name }: most pieces, { $pieces }: { $points }
pad-line-open-tied = { $name }: tied for most with { $pieces }, so the second value: { $points }
pad-line-open-second = { $name }: second with { $pieces }: { $points }
pad-line-open-other = { $name }: further behind, or tied for second, with { $pieces }: { $points }
pad-line-two = disc { $first } / { $second } counts as { $type }
pad-line-discs = discs of { $type }: { $count } give { $points }
pad-line-five = { $name }: { $count } × { $each } = { $points }
pad-line-bonus = { $name }: { $count } × { $discs } discs × { $each } = { $points }

## What decided

pad-how-points = The most points decide.
pad-how-coins = A tie on points; more coins decide.
pad-how-blue = A tie on points; the points of blue cards decide.
pad-how-shared = A tie in everything that counts: the victory is shared.
pad-how-military = Military supremacy: points no longer matter.
pad-how-science = Scientific supremacy: points no longer matter.

## What the box does not have so

pad-note-twice = { $name }: there is only one.
pad-note-copies = { $name }: entered { $count } times, but the box has { $most } for this many players.
pad-note-guilds = { $count } guilds are entered, but only { $most } are in play.
pad-note-wonders = { $owner } has built { $count } wonders, but can have only { $most }.
pad-note-all-wonders = { $count } wonders are entered as built, but no more than { $most } can be.
pad-note-stages = { $owner }: this side of { $name } has { $most } stages; no more are counted.
pad-note-teams = Teams need four or six players; everybody is counted alone.
pad-note-rows = Two wonders are entered as the one finished as no. { $row }.

## What cannot be added up

pad-problem-number = { $owner } { $field }: a whole number from 0 to { $most } is needed, not “{ $given }”.
pad-problem-choice = { $owner } { $field }: there is no “{ $given }”.
pad-problem-discs = { $count } discs of { $type } are entered, but the box has { $most }.
pad-problem-twice = There is only one disc { $name }.

## What else scripts say

pad-say-won = { $names } wins
pad-say-shared = { $names } win together
pad-say-total = Total
pad-say-seat = Player { $number }
pad-say-title = Score of { $game }, { $date }
pad-say-copied = Copied.
pad-say-kept = Kept in the history.
pad-say-sure = Delete everything in the history?
pad-say-empty = Empty all fields?
pad-say-no-line = This needs a connection.
pad-say-failed = That did not work on this device.
