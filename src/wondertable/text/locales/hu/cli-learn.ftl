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

## Hints

cli-hint-heading = { $ply } döntés után { $player } választ; nyerési esélye { $chance }.
cli-hint-choice = A legjobb választások
cli-hint-chance = Nyerési esély
cli-error-hint-over = { $ply } döntés után a játék véget ért; nincs mit választani.
cli-error-hint-chance = A felvétel { $ply } döntés után véget ér, mielőtt bárki választhatna: még osztani kell.
cli-error-hint-view = A felvétel csak azt tartalmazza, amit egy hely tudhat; tipp csak annak a helynek adható.
