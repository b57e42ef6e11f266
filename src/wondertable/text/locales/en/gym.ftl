### Games for learners: environments, batches, and sets of games that bots play among themselves.

## What goes wrong with environments

error-no-spaces = { $game } has no numbers for learners; there are: { $known }.
error-bad-actions = Actions are { $wanted }, not { $found }.
error-illegal-number = Seat { $seat } may not choose number { $number } now; its mask has { $count } others.
error-not-reset = { $name } has no game yet; call reset() first.
error-finished = The game of { $name } is over; call reset() for another one.
error-no-agent = { $name } has no agent { $agent }; there are: { $known }.
error-wrong-setting = { $setting } cannot be “{ $value }”; it can be: { $known }.
error-no-extra = { $library } is missing: install wondertable with its extra “{ $extra }”.

## Games of self-play

cli-selfplay-kept = { $folder } holds { $games } games.
cli-selfplay-stopped = Stopped after { $games } of { $total } games; { $folder } keeps them, and the same command goes on.
error-no-data-set = { $folder } holds no games of self-play.
error-damaged-data-set = In { $folder } game { $number } is not what the index says; play the set anew.
error-other-rules = { $folder } has games of { $game } by rules { $found }; this program plays by { $known }.

## How fast learners are served

cli-gym-title = Decisions per second for learners, in CPU time, the middle of { $rounds } rounds
cli-gym-what = What
cli-gym-rate = A second
cli-gym-ratio = Times backgammon
cli-gym-rival = OpenSpiel is not installed, so nothing is compared with it.
