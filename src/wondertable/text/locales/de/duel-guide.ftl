### The steps of the guided first game: a heading, and what is said.

duel-guide-goal-title = Drei Wege zum Sieg
duel-guide-goal = Du führst eine Stadt gegen einen einzigen Gegner, durch drei Zeitalter. Am Ende gewinnt, wer mehr Punkte hat; erreicht aber diese Figur die gegnerische Hauptstadt oder hast du sechs verschiedene Symbole, gewinnst du sofort.
duel-guide-cards-title = Die Karten des Zeitalters
duel-guide-cards = In deinem Zug nimmst du eine Karte. Nehmen kannst du nur Karten, auf denen nichts liegt: die mit hellem Rand. Damit gibst du vielleicht andere frei, auch für deinen Gegner.
duel-guide-coins-title = Münzen und Ressourcen
duel-guide-coins = Du beginnst mit 7 Münzen. Eine Karte verlangt Münzen oder Ressourcen. Was du nicht herstellst, kaufst du bei der Bank; das Schild auf der Karte nennt deinen ganzen Preis.
duel-guide-quarry-title = Errichte den Steinbruch
duel-guide-quarry = Braune Karten liefern Ressourcen, damit Späteres weniger kostet. Der Steinbruch liefert Stein und ist gratis: Drücke ihn, dann „Errichten“.
duel-guide-since-title = Was gerade geschah
duel-guide-since = Nach jedem Zug deines Gegners siehst du hier, was er getan hat. Mit den Pfeilen gehst du es Schritt für Schritt durch; worum es geht, leuchtet auf.
duel-guide-points-title = Deine zweite Karte
duel-guide-points = Blaue Karten sind Punkte, rote bewegen die Figur, grüne zeigen Symbole, gelbe bringen Münzen. Passt nichts, wirf eine Karte für 2 Münzen ab. Nimm eine Karte deiner Wahl.
duel-guide-wonders-title = Deine Weltwunder
duel-guide-wonders = Du kannst stattdessen ein Weltwunder errichten: Nimm eine beliebige Karte, zahle den Preis des Weltwunders, und die Karte liegt darunter. Weltwunder sind stark; die mit dem Kreispfeil bringen noch einen Zug. Von den acht werden nur sieben gebaut.
duel-guide-science-title = Wissenschaft
duel-guide-science = Hier stehen die Symbole beider Städte. Zwei gleiche sind ein Paar: Du wählst ein Fortschritts-Plättchen. Sechs verschiedene gewinnen; sieh also hierher, bevor du deinem Gegner eine grüne Karte lässt.
duel-guide-hint-title = Wenn du nicht weiterweißt
duel-guide-hint = „Tipp“ zeigt die besten Züge, und warum. Das ist ein Übungstisch: Du kannst Züge zurücknehmen. Der Trainer meldet sich, wenn etwas wichtig ist. Viel Spaß!
