### What went wrong. The English sentences are those of `wondertable.core.errors`; a record error
### says where in the file. $seat and $asked are the numbers of seats, or the word chance.

## Setting up a game

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
error-unknown-bot = Einen Computergegner „{ $bot }“ gibt es nicht; es gibt: { $known }.
error-bad-budget = Ein Computerspieler kann nicht „{ $budget }“ lang nachdenken; schreibe 100ms, 2s oder 800sims, mehr als null.
error-no-budget = Der Computerspieler { $bot } sucht nicht und nimmt daher keine Bedenkzeit wie „{ $budget }“.
error-bad-weights = { $file } enthält keine lesbaren Gewichte: { $why }. Trainiere neue, oder installiere noch einmal.
error-other-weights = Die Gewichte in { $file } sind für { $found }; dieses Programm braucht sie für { $known }.
error-bad-chances = { $file } enthält keine lesbaren Gewinnchancen: { $why }. Bitte neu messen oder neu installieren.
error-old-chances = Die Gewinnchancen in { $file } wurden mit den Gewichten { $found } gemessen, nicht mit { $wanted }.
error-other-training = In { $folder } wurde ein Training mit { $setting } { $found } begonnen, nicht { $wanted }; wähle einen anderen Ordner oder dieselben Einstellungen.
error-no-torch = Das Training braucht PyTorch: installiere wondertable mit dem Zusatz „train“.
error-no-features = { $game } hat keine Merkmale, aus denen sich lernen ließe; das haben: { $known }.
error-unknown-option = { $game } hat keine Option „{ $option }“; vorhandene Optionen: { $known }.
error-bad-option = Die Option { $option } von { $game } kann nicht „{ $value }“ sein; möglich ist: { $known }.
error-bad-seats = { $game } ist für { $known } Spieler, nicht für { $seats }.
error-no-figures = { $game } hat keine Zahlen zu ersetzen.
error-bad-seed = „{ $seed }“ taugt nicht als Startwert: Er muss eine ganze Zahl von 0 bis 2^63 - 1 sein.

## Reading an action

error-unknown-word = „{ $word }“ in „{ $text }“ ergibt hier keinen Sinn; passen würde: { $known }.
error-unknown-action = „{ $text }“ ist keine Aktion; schreib sie wie in „{ $example }“.

## Playing

error-illegal-action = { $seat ->
    [chance] Der Zufall darf bei Entscheidung { $ply } nicht „{ $action }“: { $reason }.
   *[other] „{ $action }“ ist nicht erlaubt (Platz { $seat }, Entscheidung { $ply }): { $reason }.
}
error-not-asked = { $asked ->
    [chance] Platz { $seat } ist bei Entscheidung { $ply } nicht gefragt; jetzt entscheidet der Zufall.
   *[other] { $seat ->
        [chance] Der Zufall ist bei Entscheidung { $ply } nicht gefragt; jetzt entscheidet Platz { $asked }.
       *[other] Platz { $seat } ist bei Entscheidung { $ply } nicht gefragt; jetzt entscheidet Platz { $asked }.
    }
}
error-no-such-seat = In dieser Partie ({ $game }) gibt es keinen Platz { $seat }; der letzte ist { $last }.
error-no-such-ply = Die Aufzeichnung hat keine Entscheidung { $ply }; die letzte ist { $last }.
error-several-asked = Bei Entscheidung { $ply } sind die Plätze { $asked } gefragt; sag, welcher von ihnen „{ $action }“ wählt.
error-nothing-to-undo = Es gibt nichts zurückzunehmen: In { $game } hat noch niemand etwas gewählt.
error-game-over = { $seat ->
    [chance] Die Partie ist nach { $ply } Entscheidungen zu Ende; auch der Zufall kann nichts mehr tun.
   *[other] Die Partie ist nach { $ply } Entscheidungen zu Ende; Platz { $seat } kann nichts mehr tun.
}

## Records

error-unreadable = { $file } lässt sich nicht lesen: { $why }.
error-unwritable = { $file } lässt sich nicht schreiben: { $why }.
error-not-a-record = { $file }, Zeile { $line }: Das ist keine Aufzeichnung von Wondertable ({ $why }).
error-cut-off = { $file }, Zeile { $line }: Die Aufzeichnung bricht mitten in der Zeile ab.
error-edited = { $file }, Zeile { $line }: Die Zeile passt nicht zu den vorigen; die Aufzeichnung wurde verändert.
error-newer-rules = { $file }, Zeile 1: geschrieben mit Version { $found } { $what }; dieses Programm kennt sie nur bis Version { $known }.
error-bad-move = { $file }, Zeile { $line }: { $why }
error-wrong-end = { $file }, Zeile { $line }: Die Aufzeichnung nennt als Ende { $found }, ihre Züge führen aber zu { $known }.
error-wrong-seed = { $file }, Zeile { $line }: { $why }.
error-file-exists = { $file } gibt es schon und wird nicht überschrieben; wähle einen anderen Namen.

## Parts of the sentences above

error-phrase-none = keine
error-phrase-range = { $low } bis { $high }
error-phrase-number = eine Zahl von 0 bis { $last }
error-phrase-positive = eine Zahl von 1 bis { $last }
error-phrase-type = eine Kartensorte
error-phrase-action-card = eine Aktionskarte
error-phrase-figure-row = nötig sind 2 ganze Zahlen von 0 bis { $most }
error-phrase-figure-points = nötig ist eine ganze Zahl von 0 bis { $most }
error-phrase-figure-discs = nötig sind 6 ganze Zahlen von 1 bis { $most }, eine davon { $swapped }
error-phrase-figure-two = nötig sind 2 verschiedene Sorten mit ganzen Zahlen von 1 bis { $most }
error-phrase-figure-copies = nötig ist eine ganze Zahl von 1 bis { $most }
error-phrase-figure-together = alle Karten zusammen müssen { $most } sein
error-phrase-card = eine Karte
error-phrase-board = ein Plan
error-phrase-side = Tag oder Nacht
error-phrase-wonder = ein Weltwunder
error-phrase-token = ein Fortschritts-Plättchen
error-phrase-token-or-wonder = ein Fortschritts-Plättchen oder Weltwunder
error-phrase-no-file = Datei oder Ordner nicht gefunden
error-phrase-no-permission = keine Berechtigung
error-phrase-directory = das ist ein Ordner
error-phrase-empty = die Datei ist leer
error-phrase-after-end = nach dem Ende folgt noch eine Zeile
error-phrase-no-json = die erste Zeile ist kein JSON
error-phrase-no-header = in der ersten Zeile fehlt „wondertable“
error-phrase-no-digest = in der Zeile fehlt die Prüfsumme
error-phrase-too-far-back = es sollen mehr Züge stehen bleiben, als es gibt
error-phrase-no-way-back = Bei Entscheidung { $ply } begann nach { $moves } Zügen nichts, was zurückgenommen werden kann.
error-phrase-rules = der Regeln von { $game }
error-phrase-format = des Aufzeichnungsformats
error-phrase-no-end = keinem Ende
error-phrase-seed-digits = Der Startwert steht nicht in hexadezimalen Ziffern da
error-phrase-seed-digest = Der Startwert hat nicht die Prüfsumme der ersten Zeile
error-phrase-seed-deal = „{ $found }“ kam, wo der Startwert „{ $fixed }“ vorgibt

## Analysen

error-review-not-over = { $file } ist keine Partie, die bis zu einem Ergebnis gespielt wurde; analysiert wird erst nach dem Ende.
error-review-onlooker = { $file } zeigt, was ein Zuschauer sah; nötig ist die ganze Aufzeichnung oder die eines Platzes.
error-review-not-seen = { $file } zeigt nur die Seite von Platz { $known }; Platz { $seat } lässt sich damit nicht analysieren.
error-review-damaged = { $file }, Zeile { $line }: Das ist keine Analyse von Wondertable ({ $why }).
error-review-other = { $file } analysiert eine andere Partie oder entstand mit anderen Gewichten ({ $found } statt { $wanted }).
error-phrase-review-cut-off = das Ende fehlt
error-phrase-review-format = eine andere Version des Formats
error-puzzles-damaged = { $file }, Zeile { $line }: Das sind keine Rätsel von Wondertable ({ $why }).
error-puzzles-other = { $file } enthält Rätsel eines anderen Spiels oder nach anderen Regeln ({ $found } statt { $wanted }).
error-puzzles-old = Die Rätsel in { $file } entstanden mit den Gewichten { $found } statt { $wanted }; lass sie mit --check noch einmal prüfen.
error-phrase-puzzles-elsewhere = seine Züge führen woandershin
error-phrase-puzzles-second = noch eine erste Zeile
