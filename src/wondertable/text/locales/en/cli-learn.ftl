### Training and hints on the command line. $value, $whole, $policy, $score and $chance are text.

cli-train-play = Generation { $generation }: playing
cli-train-learn = Generation { $generation }: learning
cli-train-match = Generation { $generation }: match against the best so far
cli-train-generation = Generation { $generation }
cli-train-games = { $games } games, { $positions } positions
cli-train-loss = log-loss of the value { $value } (in whole numbers { $whole }), of the policy { $policy }
cli-train-score = { $score } % against the best so far
cli-train-accepted = accepted
cli-train-refused = not accepted
cli-train-done = The best weights are in { $file }.

## Hints

cli-hint-heading = After ply { $ply }: { $player } is to choose and wins in { $chance } of the cases.
cli-hint-choice = Best choices
cli-hint-chance = Chance to win
cli-error-hint-over = After ply { $ply } the game is over; there is nothing to choose.
cli-error-hint-chance = The record ends at ply { $ply } before anybody is asked: something is still to be dealt.
cli-error-hint-view = The record holds only what one seat may know; a hint can be given for that seat alone.
