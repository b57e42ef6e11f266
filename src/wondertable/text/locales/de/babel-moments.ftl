### Moments of Tower of Babel.

babel-moment-finished = Fertig, gewertet nach Zeile { $row } der Wertetabelle
