### The steps of the guided first game: a heading, and what is said.

babel-guide-goal-title = Acht Weltwunder, gemeinsam gebaut
babel-guide-goal = Jedes Weltwunder hat drei Bauscheiben. Jede verlangt Karten einer Sorte. Wird die letzte genommen, zahlt das Weltwunder für die Bausteine darauf: am meisten dem, der die meisten hat.
babel-guide-hand-title = Deine Karten
babel-guide-hand = Du hast vier Baukarten auf der Hand, drei davon Schiffe. Niemand sonst sieht sie.
babel-guide-tower-title = Wähle eine Bauscheibe
babel-guide-tower = Eine Bauscheibe am Turm zu Babel verlangt vier Schiffe. Du hast drei, andere können eines anbieten: Wähle diese Bauscheibe und drücke „Hier bauen“.
babel-guide-offers-title = Die Angebote
babel-guide-offers = Die anderen haben Karten verdeckt ausgelegt, jetzt liegen sie offen. Kreuze ganze Angebote an, die du nimmst; den Rest legst du selbst dazu. Wer Karten gibt, bekommt Bausteine; eine abgelehnte Karte ist ein Punkt für ihren Besitzer.
babel-guide-pieces-title = Bausteine am Weltwunder
babel-guide-pieces = Aus jeder Karte wurde ein Baustein dessen, der sie gab. Hier liegen noch zwei Bauscheiben: Geht die letzte, zahlen die meisten Bausteine am meisten.
babel-guide-discs-title = Deine Bauscheiben
babel-guide-discs = Wer baut, behält die Bauscheibe. Mehrere einer Sorte bringen am Ende immer mehr Punkte. Bauen andere, lege deine Handelskarte zum Angebot: Dann gewinnst du statt Bausteinen die Bauscheibe.
babel-guide-values-title = Was ein Weltwunder zahlt
babel-guide-values = Das erste fertige Weltwunder zahlt die erste Zeile, jedes weitere mehr. Das Spiel endet, wenn eine Sorte Bauscheiben weg ist.
babel-guide-hint-title = Wenn du nicht weiterweißt
babel-guide-hint = „Tipp“ zeigt die besten Züge, und warum. Das ist ein Übungstisch: Du kannst Züge zurücknehmen. Der Trainer meldet sich, wenn etwas wichtig ist. Viel Spaß!
