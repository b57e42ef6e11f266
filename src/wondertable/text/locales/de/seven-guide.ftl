### The steps of the guided first game: a heading, and what is said.

seven-guide-hand-title = Deine Hand
seven-guide-hand = Du hast sieben Karten. Alle wählen gleichzeitig eine und geben den Rest an einen Nachbarn weiter. So spielst du in jedem der drei Zeitalter sechs Karten. Die meisten Punkte gewinnen.
seven-guide-board-title = Deine Stadt
seven-guide-board = Hier ist dein Weltwunder mit seinen Bauabschnitten und alles, was du errichtet hast. Du hast 3 Münzen, und dein Plan liefert Stein.
seven-guide-lumber-title = Errichte den Holzplatz
seven-guide-lumber = Braune und graue Karten liefern Ressourcen, mit denen du später fast alles bezahlst. Dein erster Bauabschnitt verlangt Holz: Wähle diese Karte, dann „Errichten“.
seven-guide-passed-title = Die Hände wandern
seven-guide-passed = Deine anderen Karten sind beim Nachbarn, und du hast neue. Was du weitergibst, kann ein anderer errichten: Denk daran, bevor du eine gute Karte gehen lässt.
seven-guide-neighbours-title = Deine Nachbarn
seven-guide-neighbours = Von den beiden Städten neben dir kannst du Ressourcen kaufen, meist für je 2 Münzen; sie kaufen auch bei dir. Mit ferneren Städten hast du nichts zu tun.
seven-guide-second-title = Deine zweite Karte
seven-guide-second = Das Schild auf der Karte sagt, was sie dich kostet: gratis, Münzen für einen Nachbarn oder unerreichbar. Blau sind Punkte, Rot Schilde, Grün Wissenschaft, Gelb Handel. Spiele eine Karte deiner Wahl oder verkaufe eine für 3 Münzen.
seven-guide-conflict-title = Konflikte
seven-guide-conflict = Am Ende jedes Zeitalters werden deine Schilde mit denen beider Nachbarn verglichen. Ein Sieg bringt 1, 3, dann 5 Punkte; eine Niederlage kostet einen.
seven-guide-stage-title = Dein Weltwunder
seven-guide-stage = Statt eine Karte zu errichten, kannst du sie unter den nächsten Bauabschnitt deines Weltwunders legen, wenn du ihn bezahlen kannst. So entgeht deinem Nachbarn eine gute Karte.
seven-guide-hint-title = Wenn du nicht weiterweißt
seven-guide-hint = „Tipp“ zeigt die besten Züge, und warum. Das ist ein Übungstisch: Du kannst Züge zurücknehmen. Der Trainer meldet sich, wenn etwas wichtig ist. Viel Spaß!
