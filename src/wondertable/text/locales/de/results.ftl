# Seiten der Ergebnisse: meine Partien, Fortschritt, Wertungen.

results-pages = Ergebnisse
results-tab-games = Meine Partien
results-tab-progress = Wie ich besser werde
results-tab-ratings = Wertungen
results-tab-person = Was andere sehen
results-finished = Beendete Partien
results-when = Wann
results-against = Gegen
results-result = Ergebnis
results-points = Punkte
results-rating = Wertung
results-every = alle
results-everybody = alle
results-ends = Wie es endete
results-filter = Zeigen
results-all = Alle zeigen
results-none = Du hast hier noch keine Partie beendet.
results-none-so = So eine Partie gibt es nicht.
results-newest = Zurück zu den neuesten
results-older = Ältere Partien
results-keep = Nimm alle mit:
results-none-counts = Sobald du Partien beendet hast, erzählt diese Seite, wie du besser wirst. Übung, vorbereitete Auslagen und Partien, in denen du mehrere Plätze hast, zählen hier nicht.
results-in-short = In Kürze
results-games = Partien
results-part = Gewonnen
results-fair = allein durch Glück: { $percent } %
results-points-mean = Punkte im Schnitt
results-thought = Bedenkzeit je Zug
results-rating-of = Wertung, { $pace }
results-after = { $count ->
    [one] nach einer gewerteten Partie
   *[other] nach { $count } gewerteten Partien
}
results-rating-said = Die Wertung Partie für Partie; jetzt { $shown }, plus oder minus { $margin }, { $count ->
    [one] nach einer Partie
   *[other] nach { $count } Partien
}
results-course = Siege im Lauf der Zeit
results-course-about = Der Anteil, den du von je zwanzig Partien in Folge gewonnen hast; gestrichelt ist, was allein das Glück gäbe.
results-course-said = Eine Kurve des Anteils, den du von je zwanzig Partien in Folge gewonnen hast; über alle Partien { $percent } Prozent, allein das Glück gäbe { $fair }
results-by-category = Woher die Punkte kommen
results-by-category-about = Deine Punkte nach Arten; der Strich zeigt die von allen hier. Aus Partien der Größe, die du am häufigsten spielst.
results-category = Art
results-as-table = Als Tabelle
results-value = Wert
results-mine = Du
results-judged = Was die Analysen sagen
results-judged-about = { $count ->
    [one] Aus einer analysierten Partie. Öffne die Analyse einer beendeten Partie, dann zählt sie hier.
   *[other] Aus { $count } analysierten Partien. Öffne die Analyse einer beendeten Partie, dann zählt sie hier.
}
results-accuracy = Genauigkeit
results-luck = Glück je Partie
results-missed = Verpasste sichere Siege
results-accuracy-course = Genauigkeit im Lauf der Zeit
results-accuracy-said = Eine Kurve, wie genau deine Züge waren, jeder Punkt das Mittel von fünf Partien; über alle Partien { $exact } von 100
results-mistakes = Typische Fehler, danach, worum es beim besseren Zug ging
results-about = Worum
results-a-game = Je Partie
results-cost = Verlorene Chance je Partie
results-theme = { $theme ->
    [arms] Waffen
    [science] Wissenschaft
    [chain] später kostenlose Karten
    [denial] nehmen, was andere brauchen
    [turn] ein weiterer Zug
    [wonder] Wunder
    [goods] Rohstoffe
    [coins] Münzen
    [points] Punkte
   *[other] Voraussicht
}
results-broken-down = Im Einzelnen
results-by-seats = Nach Spielerzahl
results-by-first = Nach Platz
results-seat = Platz
results-first = erster Platz
results-not-first = anderer Platz
results-by-end = Nach Art des Endes
results-only-won = gewonnen
results-only-lost = verloren
results-by-opponent = Nach Gegnern
results-shown = Was andere sehen
results-shown-about = Dein Name steht auf dieser Seite für alle, die einem Link hierher folgen.
results-show-ratings = hier und in Ranglisten
results-show-games = deine letzten zwanzig Partien: gegen wen, und wie sie ausgingen
results-games-of = Partien
results-save = Speichern
results-no-ratings = Noch keine gewerteten Partien.
results-not-shown = Das wird nicht gezeigt.
results-played = { $game }: { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
results-pace = Tempo
results-my-rating = Meine Wertung
results-board = Rangliste
results-board-about = Wer mindestens { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
} hat, nach dem unteren Ende der Wertung. Computer stehen, wo sie gemessen wurden.
results-board-empty = Hier steht noch niemand: Eröffne einen gewerteten Tisch und sei der Erste.
results-place-short = Rang
results-name = Name
results-anchor = Computer
results-top = An die Spitze
results-next = Weiter
results-how = { $reason ->
    [civilian] nach Punkten
    [points] nach Punkten
    [military] durch Waffen
    [scientific] durch Wissenschaft
    [exhausted] nach Punkten, eine Scheibensorte ging aus
    [idle] nach Punkten, es geschah nichts mehr
    [resigned] aufgegeben
    [time] Zeit abgelaufen
    [closed] geschlossen
   *[other] { $reason }
}
results-bot-named = { $name } ({ $level })
results-nobody = jemand, der gegangen ist
results-no-winner = niemand hat gewonnen
results-shared = Sieg geteilt
results-won = gewonnen
results-lost = verloren
results-place = Platz { $place } von { $seats }
results-why = { $reason ->
    [closed] zählt nicht: niemand hat gewonnen
    [twice] zählt nicht: eine Person hatte zwei Plätze
    [address] zählt nicht: zwei Personen von einer Adresse
    [bot] zählt nicht: ein Computer ohne Wertung
    [short] zählt nicht: kaum begonnen
    [often] zählt nicht: dieselben zwei spielten an dem Tag zu oft
    [quick] zählt nicht: immer wieder schnell aufgegeben
   *[other] zählt nicht
}
results-apart = { $reason ->
    [practice] Übung
    [prepared] vorbereitete Auslage
    [shared] an einem Bildschirm
   *[other] ohne Ergebnis
}
results-is-rated = gewertet
results-pace-fast = schnell
results-pace-slow = langsam
results-pace-none = ohne Uhr
results-rated-yes = gewertet
results-rated-no = nicht gewertet
results-unknown-person = Hier wird niemand gezeigt.
results-nothing-yet = Noch gibt es nichts zu zeigen: Beende erst eine Partie.
