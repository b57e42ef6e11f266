### A game that is played with the real box and written down here. $player is a name, $card and the like
### are names of things; $ways and $words are texts put together from other messages.

## What is asked of who writes

box-over = Das Spiel ist zu Ende.
box-ask-seat = Was macht { $player }?
box-ask-chance = Was geschieht als Nächstes?

## Answers

box-unseen = nicht zu sehen

## May I do that?

box-may-yes = Ja, { $player } darf: { $ways }.
box-may-no = Nein, { $player } darf nicht: { $why }.

## Mistakes

error-unknown-box = Ein Spiel aus der Schachtel „{ $box }“ gibt es hier nicht.
error-box-moved-on = Dieses Spiel wurde auf einer anderen Seite geändert; bitte noch einmal nachsehen.
error-unclear-entry = „{ $text }“ kann heißen: { $known }. Was ist gemeint?

## Pages

box-title = Ein Spiel aus der Schachtel
box-about = Spielt mit der echten Schachtel und schreibt hier mit, was passiert: Ihr bekommt die erlaubten Züge, Preise, den Punktestand, Tipps, eine Antwort auf „Darf ich das?“ und am Ende eine Aufzeichnung.
box-link = Ein Spiel aus der Schachtel mitschreiben
box-begin = Beginnen
box-view = Was siehst du?
box-view-all = Alles: Alle Karten liegen offen
box-view-seat = Nur die Karten von { $player }
box-names = Wer sitzt wo?
box-own = Deine Spiele aus der Schachtel
box-none = Noch keine.
box-lines = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
box-done = beendet
box-go-on = Weiter
box-delete = { $title } löschen
box-page-title = { $game }, aus der Schachtel
box-next = Was kommt als Nächstes?
box-filter = Liste filtern
box-nothing-fits = Nichts in der Liste passt.
box-choose-things = { $count ->
    [one] Wähle { $count } Karte
   *[other] Wähle { $count } Karten
}
box-enter = Eintragen
box-type = Oder tippe es
box-type-how = Namen oder Notation; mehrere durch Kommas getrennt
box-undo = Rückgängig
box-nothing-to-undo = Es gibt nichts rückgängig zu machen.
box-may = Darf ich das?
box-may-how = Zum Beispiel: build { $thing }
box-ask = Fragen
box-rule = Die Regel: { $rule }
box-save = Aufzeichnung herunterladen
box-saved = Jede Zeile ist gesichert, sobald sie eingetragen ist.
box-on-board = Tippe auf den Tisch oder in diese Liste:
box-new = Neues Spiel aus der Schachtel
box-refused-count = { $count } Karten wurden gewählt, nötig sind { $wanted }.
