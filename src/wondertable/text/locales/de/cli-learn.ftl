### Training and hints on the command line. $value, $whole, $policy, $score and $chance are text.

cli-train-play = Generation { $generation }: spielt
cli-train-learn = Generation { $generation }: lernt
cli-train-match = Generation { $generation }: Match gegen die bisher beste
cli-train-generation = Generation { $generation }
cli-train-games = { $games } Partien, { $positions } Stellungen
cli-train-loss = Log-Verlust des Werts { $value } (in ganzen Zahlen { $whole }), der Zugwahl { $policy }
cli-train-score = { $score } % gegen die bisher beste
cli-train-accepted = angenommen
cli-train-refused = nicht angenommen
cli-train-done = Die besten Gewichte liegen in { $file }.
