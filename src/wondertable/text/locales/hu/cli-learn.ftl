### Training and hints on the command line. $value, $whole, $policy, $score and $chance are text.

cli-train-play = { $generation }. nemzedék: játék
cli-train-learn = { $generation }. nemzedék: tanulás
cli-train-match = { $generation }. nemzedék: mérkőzés az eddigi legjobb ellen
cli-train-generation = { $generation }. nemzedék
cli-train-games = { $games } játszma, { $positions } állás
cli-train-loss = az érték logaritmikus vesztesége { $value } (egész számokkal { $whole }), a lépésválasztásé { $policy }
cli-train-score = { $score } % az eddigi legjobb ellen
cli-train-accepted = elfogadva
cli-train-refused = elutasítva
cli-train-done = A legjobb súlyok itt vannak: { $file }.
