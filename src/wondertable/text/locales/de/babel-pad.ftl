### Tower of Babel on the scoring pad.

pad-babel-way-sheet = Bisherige Punkte
pad-babel-way-cards = Alle Bausteine
pad-babel-two-coloured = Zweifarbige Scheiben
pad-babel-not-built = unfertig
pad-babel-built = Nr. { $row }
pad-babel-row-first = Zeile { $row }, die meisten Bausteine
pad-babel-row-second = Zeile { $row }, Zweiter
pad-babel-light-first = Helle Zeile, die meisten Bausteine
pad-babel-light-second = Helle Zeile, Zweiter
pad-babel-bonus = Bonus für { $discs } Scheiben einer Art
pad-babel-disc-bonus-points = Bonuskarte, je Scheibe
pad-babel-figures-about = Einige Zahlen dieser Schachtel sind nicht gesichert. Wenn bei dir andere stehen, trag sie hier ein.
pad-babel-pieces-about = Ein großer Baustein zählt drei. Bei „Bisherige Punkte“ trag nur ein, was auf unfertigen Weltwundern steht.
