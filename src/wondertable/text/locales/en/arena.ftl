### Matches between bots, and programs of others that play along. $why is a sentence or a part of
### one, $seconds, $share, $low and $high are text, and $ending is the reason of an end.

## The arena

cli-arena-heading = { $games ->
    [one] { $game }: { $games } game, { $sets } deal, seed { $seed }
   *[other] { $game }: { $games } games, { $sets } deals from all seats, seed { $seed }
}
cli-arena-bot = Bot
cli-arena-games = Games
cli-arena-score = Score
cli-arena-interval = 95 % interval
cli-arena-less-luck = less luck
cli-arena-rating = Rating
cli-arena-first = As first
cli-arena-time = ms/move
cli-arena-wins = Wins by
cli-arena-forfeits = Forfeited
cli-arena-ending = { $ending ->
    [points] points
   *[other] { $ending }
}
cli-arena-first-seat-share = The first seat took { $share } of the victories (95 % interval { $low } – { $high }).
cli-arena-stopped = Stopped after { $games } of { $total } games. With --state FILE a match can be gone on with.
cli-arena-stopped-kept = Stopped after { $games } of { $total } games; { $file } keeps them, and the same command goes on.
cli-forfeited = { $bot } made no choice, so one was drawn by lot. { $why }

## What goes wrong with a match

error-bad-lineup = { $game } with { $seats } players needs { $seats } bots, or 2 that share the seats, not { $bots }.
error-other-match = { $file } holds another match ({ $what }: { $found }, not { $wanted }).
error-damaged-match = { $file }, line { $line }: this is not a result of the arena ({ $why }).
error-worker-gone = { $count } processes have ended while they did the same work: { $task }.
error-no-ray = A cluster needs Ray: install wondertable with its extra “ray”.
error-no-cluster = There is no cluster of Ray to be joined at “{ $address }”: { $why }. Start one (ray start --head) and name it in RAY_ADDRESS; RAY_AUTH_MODE and the token are its own.
error-other-build = The machine { $machine } has another Wondertable ({ $found }) than this one ({ $wanted }); install the same on all of them, and start its Ray again.
error-only-here = Other machines have not got { $bot }; let it play here, without --on ray.

## What goes wrong with programs of others

error-bad-program = “{ $program }” is not a command that can be started: { $why }.
error-foreign-silent = { $program } did not answer the greeting within { $seconds } s.
error-foreign-seats = { $program } does not play { $game } with { $seats } players; it plays: { $known }.
error-foreign-slow = { $program } did not choose within { $seconds } s.
error-foreign-gone = { $program } does not run: { $why }.
error-foreign-refused = { $program } makes no choice: { $why }.
error-foreign-unreadable = { $program } chose “{ $action }”. { $why }
error-foreign-illegal = { $program } chose “{ $action }”, which is not allowed: { $why }.

## Parts of the sentences above

error-phrase-cut-line = the line is cut off
error-phrase-task-game = game { $number }
error-phrase-task-sensible = sensible games from { $number }
error-phrase-task-studied = studied games from { $number }
error-phrase-task-deal = deal { $number } of the match
error-phrase-compiled = version { $version }, source { $digest }, compiled
error-phrase-uncompiled = version { $version }, source { $digest }, not compiled
error-phrase-no-program = there is no program
error-phrase-no-quotation = no closing quotation
error-phrase-no-escaped = no escaped character
error-phrase-closed-output = it closed its output
error-phrase-status = status { $status }
error-phrase-match-game = game
error-phrase-match-rules = version of the rules
error-phrase-match-bots = bots
error-phrase-match-seats = players
error-phrase-match-options = options
error-phrase-match-seed = seed
error-phrase-match-arena = format of the file
