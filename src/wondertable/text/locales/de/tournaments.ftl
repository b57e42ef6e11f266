### Die Seiten der Turniere. $name und $names sind Namen von Leuten, $game der Name eines Spiels.

tournament-title = Turniere
tournament-about = Alle können ein Turnier ausrichten: Man tritt über den Link bei, die Tische öffnen sich von selbst, und Runde folgt auf Runde.
tournament-mine = Deine
tournament-all = Für alle
tournament-none = Gerade gibt es kein Turnier.
tournament-new = Ein neues Turnier
tournament-choose-game = Wähle zuerst das Spiel.
tournament-name = Wie es heißt
tournament-name-usual = { $game }-Pokal
tournament-kind = Wie gespielt wird
tournament-kind-swiss = Schweizer System
tournament-kind-swiss-about = Gleichauf Liegende treffen sich, niemand zweimal. Gut für viele Leute und wenige Runden.
tournament-kind-round-robin = Jeder gegen jeden
tournament-kind-round-robin-about = Alle treffen auf alle. Später kann niemand mehr beitreten.
tournament-kind-knock-out = K.-o.-System
tournament-kind-knock-out-about = Wer verliert, scheidet aus; an größeren Tischen kommt die bessere Hälfte weiter. Bei Gleichstand kommt weiter, wer später saß. Das Los bestimmt den Turnierbaum.
tournament-kind-duplicate = Duplikat
tournament-kind-duplicate-about = Alle spielen dieselben Karten und werden mit denen verglichen, die dasselbe hatten; Glück beim Geben zählt also nicht. Die Karten bleiben geheim, bis die Runde vorbei ist.
tournament-players = An einem Tisch
tournament-rounds = Runden (Schweizer System, Duplikat)
tournament-rounds-usual = so viele wie nötig
tournament-scoring = Was zählt (Duplikat)
tournament-scoring-match-points = wie viele schlechter waren
tournament-scoring-difference = um wie viele Punkte
tournament-boards = Kartenausgaben je Runde
tournament-all-seats = Jeder Platz in jeder Runde (Duplikat)
tournament-all-seats-about = So viele Kartenausgaben wie Plätze, damit alle überall sitzen; sonst nur eine.
tournament-spectators-about = Nicht beim Duplikat: Andere spielen die Karten noch.
tournament-listed = In der Liste
tournament-listed-about = Alle, die hierher kommen, finden es.
tournament-open-new = Turnier eröffnen
tournament-open = Wartet auf Mitspielende
tournament-running = Runde { $number } von { $rounds }
tournament-over = Beendet
tournament-cancelled = Abgesagt
tournament-count =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
tournament-join = Mitmachen
tournament-join-late = Ab der nächsten Runde mitmachen
tournament-in = Du bist dabei. Dein Tisch öffnet sich von selbst, wenn das Turnier beginnt.
tournament-begin = Beginnen
tournament-begin-about = Es wird gelost, die ersten Tische öffnen sich, und die Uhren laufen sofort.
tournament-bots = Computer
tournament-bot-add = Mitmachen lassen
tournament-bracket = Turnierbaum
tournament-standings = Tabelle
tournament-players-h = Wer mitmacht
tournament-place = Platz
tournament-who = Name
tournament-points = Punkte
tournament-played = Gespielt
tournament-break-buchholz = Punkte der Gegner
tournament-break-berger = Punkte der Besiegten
tournament-break-mutual = Direkter Vergleich
tournament-break-difference = Abstand
tournament-break-match-points = Schlechter waren
tournament-nobody = Noch niemand.
tournament-somebody = Jemand
tournament-gone = ausgestiegen
tournament-remove = Herausnehmen
tournament-remove-of = { $name } herausnehmen
tournament-round = Runde { $number }
tournament-round-left =
    { $count ->
        [one] noch { $count } Tisch
       *[other] noch { $count } Tische
    }
tournament-round-over = vorbei
tournament-final-0 = Finale
tournament-final-1 = Halbfinale
tournament-final-2 = Viertelfinale
tournament-board = Kartenausgabe { $number }
tournament-bye = setzt diese Runde aus
tournament-going = läuft
tournament-won = gewonnen
tournament-sealed = vorbei; bis zum Ende der Runde geheim
tournament-by-resigned = aufgegeben
tournament-by-time = auf Zeit
tournament-by-closed = ohne Ergebnis
tournament-own-table = Dein Tisch: mit { $names }
tournament-own-about = Das Spiel läuft
tournament-link = Der Link des Turniers
tournament-export = Ergebnisse als { $form }
tournament-leave = Aus dem Turnier aussteigen
tournament-leave-open = Du stehst nicht mehr auf der Liste. Bis zum Beginn kannst du zurückkommen.
tournament-leave-running = Ab der nächsten Runde wirst du nicht mehr ausgelost. Der Tisch, an dem du sitzt, geht weiter; gib dort auf, wenn du ihn nicht zu Ende spielen willst.
tournament-cancel = Turnier absagen
tournament-cancel-about = Niemand gewinnt, und keine Runde folgt. Tische, an denen gespielt wird, spielen zu Ende. Das lässt sich nicht rückgängig machen.
tournament-at-table = Das Turnier
tournament-look-back-later = Andere spielen diese Karten noch. Wenn die Runde vorbei ist, kann man hier zurückblicken und auswerten.
