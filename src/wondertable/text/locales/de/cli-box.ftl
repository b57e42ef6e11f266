### A game from the box, written down in the terminal. The words before a dash are typed as they are here.

cli-box-ask-help = Tippe, was geschehen ist, oder „help“; „quit“ beendet, und mit der Datei geht es später weiter.
cli-box-undone = Zurückgenommen.
cli-box-no-hint = Tipps gibt es, wenn jemand am Zug ist, dessen Karten bekannt sind.
cli-box-name-things = Nenne { $count } davon, durch Kommas getrennt.
cli-box-help-number = 3 – das Dritte der Liste
cli-box-help-name = altar, baths – Namen von Karten und anderem oder ihr Anfang; mehrere mit Kommas
cli-box-help-undo = undo – das zuletzt Eingetragene zurücknehmen
cli-box-help-may = may build altar? – ob das erlaubt ist, und die Regel
cli-box-help-hint = hint – die besten Möglichkeiten dessen, der gefragt ist
cli-box-help-score = score – Punkte bis jetzt
cli-box-help-board = board – den Tisch zeigen
cli-box-help-list = list – die Frage und ihre Antworten noch einmal
cli-box-help-log = log – alles, was geschah
cli-box-help-help = help altar – eine Karte oder anderes erklären
cli-box-help-quit = quit – aufhören; jede Zeile ist schon gesichert
cli-box-other-game = { $file } ist eine Aufzeichnung von { $found }, nicht von { $game }.
cli-box-dealt = { $file } wurde aus einem Startwert ausgeteilt und nicht aus der Schachtel; von Hand geht es damit nicht weiter.
cli-box-seat-or-open = Wer alles sieht, sitzt auf keinem Platz: --seat oder --open, nicht beides.
cli-box-names = { $needed ->
    [one] { $needed } Spieler braucht { $needed } Namen, angegeben sind { $given }.
   *[other] { $needed } Spieler brauchen { $needed } Namen, angegeben sind { $given }.
}
