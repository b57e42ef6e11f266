### A game that is played with the real box and written down here. $player is a name, $card and the like
### are names of things; $ways and $words are texts put together from other messages.

## What is asked of who writes

box-over = Das Spiel ist zu Ende.
box-ask-seat = Was tut { $player }?
box-ask-duel-show-tokens = Welches Fortschrittsplättchen liegt auf dem Brett?
box-ask-duel-show-wonders = Welches Weltwunder wurde zur Wahl aufgedeckt?
box-ask-duel-place-guilds = Wo liegt eine Gilde? Man sieht es an der violetten Rückseite oder an der Vorderseite.
box-ask-duel-lay-out = Welche Karte liegt in Reihe { $row }, Platz { $place } von links?
box-ask-duel-reveal = Welche Karte wurde in Reihe { $row }, Platz { $place } von links aufgedeckt?
box-ask-duel-draw = Welches Fortschrittsplättchen wurde für die Große Bibliothek gezogen?
box-ask-seven-deal-board = Welche Tafel hat { $player }?
box-ask-seven-deal-side = Welche Seite liegt auf der Tafel von { $player } oben?
box-ask-seven-deal = Welche Karten hat { $player } bekommen?
box-ask-seven-take = Welche Karten nimmt { $player } auf?
box-ask-seven-show = Welche Karte liegt an Stelle { $place } des Ablagestapels?
box-ask-babel-disc = Welche Bauscheibe liegt als nächste auf „{ $wonder }“?
box-ask-babel-draw = Welche Karte hat { $player } gezogen?
box-ask-babel-action = Welche Aktionskarte hat { $player } gezogen?
box-ask-babel-show = Welche Aktionskarte zeigt { $player } vor?

## Answers

box-guild = Reihe { $row }, Platz { $place } (Feld { $slot })
box-seven-build = „{ $thing }“ errichten
box-seven-build-stage = Nächster Bauabschnitt mit „{ $thing }“
box-seven-sell = „{ $thing }“ verkaufen
box-seven-leave = „{ $thing }“ unbezahlt ablegen
box-seven-choose = „{ $thing }“ nehmen
box-seven-rebuild = „{ $thing }“ aus dem Ablagestapel errichten
box-unseen = nicht zu sehen
box-unseen-sell = Eine Karte verkaufen
box-unseen-leave = Die letzte Karte unbezahlt ablegen
box-unseen-buildstage = Den nächsten Bauabschnitt errichten
box-rebuild-nothing = Nichts aus dem Ablagestapel errichten
box-in-place = { $words } (Stelle { $place })
box-free = kostenlos
box-pay-bank = { $coins } an die Bank
box-pay-to = { $coins } an { $player }

## May I do that?

box-may-yes = Ja, { $player } darf: { $ways }.
box-may-no = Nein, { $player } darf nicht: { $why }.

box-rule-duel-reason-other-question = Eins nach dem anderen: zuerst kommt, was gerade gefragt ist.
box-rule-duel-reason-not-there = Nur Karten, die offen in der Auslage liegen, können genommen werden.
box-rule-duel-reason-covered = Eine Karte kann genommen werden, sobald keine andere mehr auf ihr liegt.
box-rule-duel-reason-too-dear = Aufgedruckte Münzen gehen an die Bank. Eine Einheit, die die Stadt nicht erzeugt, kostet 2 Münzen und 1 mehr für jede solche Einheit, die braune und graue Karten des Gegners erzeugen.
box-rule-duel-reason-not-yours = Errichtet werden nur Weltwunder, die man sich ausgesucht hat.
box-rule-duel-reason-raised = Jedes Weltwunder wird einmal errichtet.
box-rule-duel-reason-removed = Sobald sieben Weltwunder stehen, kommt das achte in die Schachtel zurück.
box-rule-duel-reason-not-offered = Jede Karte, jedes Weltwunder und jedes Plättchen gibt es einmal, und wählen kann man nur, was die Regel anbietet.
box-rule-seven-reason-other-question = Eins nach dem anderen: zuerst kommt, was gerade gefragt ist.
box-rule-seven-reason-not-in-hand = In einer Runde wird eine der Karten verwendet, die man auf der Hand hat.
box-rule-seven-reason-same-name = Keine Stadt hat zwei Gebäude mit demselben Namen.
box-rule-seven-reason-coins-short = Aufgedruckte Münzen gehen vor dem Errichten an die Bank.
box-rule-seven-reason-not-payable = Ressourcen kommen aus der eigenen Stadt oder werden von den beiden Nachbarn gekauft: was deren Tafel, braune und graue Karten erzeugen, je Einheit 2 Münzen, wenn keine Karte sie billiger macht.
box-rule-seven-reason-other-payment = Gekauft wird nur, was fehlt; die Münzen gehen an den Nachbarn, der verkauft.
box-rule-seven-reason-no-stage = Ein Weltwunder hat die Bauabschnitte, die auf seiner Tafel stehen.
box-rule-seven-reason-needs-cities = Manche Tafeln gehören zu Cities und werden nur damit gespielt.
box-rule-seven-reason-other-loss = Ein Verlust wird in Münzen bezahlt; für jede nicht bezahlte Münze nimmt man Schulden.
box-rule-seven-reason-not-discarded = Aus dem Ablagestapel wird eine Karte errichtet, die dort liegt.
box-rule-seven-reason-must-rebuild = Kann eine Karte des Ablagestapels errichtet werden, so wird eine errichtet.
box-rule-seven-reason-not-offered = Jede Karte und Tafel gibt es so oft wie in der Schachtel, und wählen kann man nur, was die Regel anbietet.
box-rule-seven-witness-elsewhere = Jede Karte gibt es so oft wie in der Schachtel, und eine Hand wird mit allen Karten weitergegeben, die niemand verwendet hat.
box-rule-babel-reason-other-question = Eins nach dem anderen: zuerst kommt, was gerade gefragt ist.
box-rule-babel-reason-no-disc = Gebaut wird mit einer Bauscheibe, die auf dem Weltwunder liegt.
box-rule-babel-reason-not-held = Gelegt und verwendet werden nur Karten der eigenen Hand.
box-rule-babel-reason-trader-alone = Die Handelskarte wird mit Baukarten gelegt, nie allein.
box-rule-babel-reason-wrong-type = Ein Angebot besteht aus Karten, wie die Bauscheibe sie verlangt.
box-rule-babel-reason-too-many = Alle Karten zusammen sind genau das, was die Bauscheibe verlangt.
box-rule-babel-reason-no-offer = Angenommen werden nur Angebote, die auf dem Tisch liegen.
box-rule-babel-reason-two-traders = Von den Angeboten mit Handelskarte wird höchstens eines angenommen.
box-rule-babel-reason-joker-exact = Der Joker steht für zwei der fehlenden Karten.
box-rule-babel-reason-missing = Was den angenommenen Angeboten fehlt, kommt vollständig von der eigenen Hand.
box-rule-babel-reason-no-card = Gespielt werden nur Aktionskarten, die man hat.
box-rule-babel-reason-not-now = Auf jeder Aktionskarte steht, wann sie gespielt wird.
box-rule-babel-reason-no-hand = Getauscht werden nur Baukarten der eigenen Hand.
box-rule-babel-reason-swap-most = Die Karte sagt, wie viele Karten höchstens getauscht werden.
box-rule-babel-reason-not-offered = Wählen kann man nur, was die Regel anbietet.

## What those who saw cards know better than the rules

seven-witness-elsewhere = „{ $card }“ kann dort nicht sein: alle Exemplare sind anderswo gesehen worden
seven-witness-name-them = die Karten dieser Hand sind zu sehen und müssen genannt werden
seven-witness-too-many = so viele Gilden oder schwarze Karten sind nicht im Stapel dieses Zeitalters
babel-witness-too-many = so oft kann „{ $thing }“ dort nicht sein: die anderen sind anderswo gesehen worden
babel-witness-no-action = „{ $card }“ kann dort nicht sein: alle Exemplare sind anderswo gesehen worden

## Mistakes

error-unknown-box = Ein Spiel aus der Schachtel „{ $box }“ gibt es hier nicht.
error-box-moved-on = Dieses Spiel wurde auf einer anderen Seite geändert; bitte noch einmal nachsehen.
error-unclear-entry = „{ $text }“ kann heißen: { $known }. Was ist gemeint?

## Pages

box-title = Ein Spiel aus der Schachtel
box-about = Spielt mit der echten Schachtel und schreibt hier mit, was geschieht: Ihr bekommt die erlaubten Züge, Preise, den Punktestand, Tipps, eine Antwort auf „Darf ich das?“ und am Ende eine Aufzeichnung.
box-link = Ein Spiel aus der Schachtel mitschreiben
box-begin = Beginnen
box-view = Was siehst du?
box-view-all = Alles: alles liegt offen
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
box-type-how = Namen oder Notation; mehrere mit Kommas
box-undo = Rückgängig
box-nothing-to-undo = Es gibt nichts rückgängig zu machen.
box-may = Darf ich das?
box-may-how = Zum Beispiel: build { $thing }
box-ask = Fragen
box-rule = Die Regel: { $rule }
box-save = Aufzeichnung herunterladen
box-saved = Jede Zeile ist gesichert, sobald sie eingetragen ist.
box-on-board = Tippe auf den Tisch oder in dieser Liste:
box-new = Neues Spiel aus der Schachtel
box-refused-count = { $count } Karten wurden gewählt, nötig sind { $wanted }.
box-babel-two-coloured = Zweifarbige Bauscheiben
box-babel-two-coloured-off = nein
box-babel-two-coloured-on = ja
box-babel-action-cards = Aktionskarten
box-babel-action-cards-on = ja
box-babel-action-cards-off = nein
box-babel-bluff = Bluffen mit falschen Karten
box-babel-bluff-off = nein
box-babel-bluff-on = ja
