### `wondertable review`: Gewinnchancen Zug für Zug, Glück und Fehler.

cli-review-heading = { $game }: { $players }
cli-review-curve = Gewinnchancen: { $player }
cli-review-term = Woraus das Ergebnis wurde
cli-review-start = gleicher Anteil
cli-review-luck = Glück
cli-review-errors = eigene Fehler
cli-review-gifts = Fehler der Gegenseite
cli-review-second = was die Analyse nicht vorhersah
cli-review-others = die anderen, und was auf die Hand kam
cli-review-given-up = aufgegeben
cli-review-result = Ergebnis
cli-review-vague = Die Posten ergeben zusammen das Ergebnis. Eine einzelne Partie sagt wenig über das Können: Glück und Unvorhergesehenes sind so groß wie die Fehler.
cli-review-turns = Wo sich die Partie drehte
cli-review-marks = Fehler
cli-review-no-marks = Die Suche sah keinen Fehler von 5 Punkten oder mehr.
cli-review-lucky = { $ply }. Glück für { $player }: { $points } Punkte
cli-review-mistake = { $ply }. { $player } { $mark } { $choice } (etwa { $points } Punkte)
cli-review-missed = { $ply }. { $player } { $mark } { $choice } (ein sicherer Sieg verpasst; etwa { $points } Punkte)
cli-review-better = Besser: { $choice }, { $before } statt { $after }
