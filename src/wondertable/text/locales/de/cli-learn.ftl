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

## Hints

cli-hint-heading = Nach Entscheidung { $ply }: { $player } hat die Wahl; die Gewinnchance ist { $chance }.
cli-hint-choice = Beste Züge
cli-hint-chance = Gewinnchance
cli-error-hint-over = Nach Entscheidung { $ply } ist das Spiel zu Ende; es gibt nichts zu wählen.
cli-error-hint-chance = Die Aufzeichnung endet nach Entscheidung { $ply }, bevor jemand gefragt ist: erst muss noch ausgeteilt werden.
cli-error-hint-view = Die Aufzeichnung enthält nur, was ein Platz wissen darf; nur für diesen Platz gibt es einen Tipp.
