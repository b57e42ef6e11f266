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
