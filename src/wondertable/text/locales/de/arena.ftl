### Matches between bots, and programs of others that play along. $why is a sentence or a part of
### one, $seconds, $share, $low and $high are text, and $ending is the reason of an end.

## The arena

cli-arena-heading = { $games ->
    [one] { $game }: { $games } Partie, Auslagen: { $sets }, Startwert { $seed }
   *[other] { $game }: { $games } Partien, Auslagen von allen Plätzen aus: { $sets }, Startwert { $seed }
}
cli-arena-bot = Computerspieler
cli-arena-games = Partien
cli-arena-score = Ergebnis
cli-arena-interval = 95-%-Intervall
cli-arena-less-luck = ohne Glück
cli-arena-rating = Wertung
cli-arena-first = Als Erster
cli-arena-time = ms/Zug
cli-arena-wins = Siege durch
cli-arena-forfeits = Versäumt
cli-arena-ending = { $ending ->
    [points] Punkte
   *[other] { $ending }
}
cli-arena-first-seat-share = Der erste Platz holte { $share } der Siege (95-%-Intervall { $low } – { $high }).
cli-arena-stopped = Nach { $games } von { $total } Partien angehalten. Mit --state DATEI lässt sich ein Wettkampf fortsetzen.
cli-arena-stopped-kept = Nach { $games } von { $total } Partien angehalten; sie stehen in { $file }, und derselbe Befehl macht weiter.
cli-forfeited = { $bot } hat nicht gewählt, deshalb hat das Los entschieden. { $why }

## What goes wrong with a match

error-bad-lineup = { $game } mit { $seats } Spielern braucht { $seats } Computerspieler oder 2, die sich die Plätze teilen, nicht { $bots }.
error-other-match = { $file } gehört zu einem anderen Wettkampf ({ $what }: { $found } statt { $wanted }).
error-damaged-match = { $file }, Zeile { $line }: Das ist kein Ergebnis der Arena ({ $why }).
error-worker-gone = { $count } Prozesse sind bei derselben Arbeit abgebrochen: { $task }.
error-no-ray = Ein Cluster braucht Ray: installiere wondertable mit dem Zusatz „ray“.
error-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster, dem man beitreten könnte: { $why }. Starte einen (ray start --head) und nenne ihn in RAY_ADDRESS; RAY_AUTH_MODE und das Token müssen seine sein.
error-other-build = Der Rechner { $machine } hat ein anderes Wondertable ({ $found }) als dieser ({ $wanted }); installiere überall dasselbe und starte sein Ray neu.
error-only-here = Andere Rechner haben { $bot } nicht; lass ihn hier spielen, ohne --on ray.

## What goes wrong with programs of others

error-bad-program = „{ $program }“ ist kein Befehl, der sich starten lässt: { $why }.
error-foreign-silent = { $program } hat die Begrüßung nicht innerhalb von { $seconds } s beantwortet.
error-foreign-seats = { $program } spielt { $game } nicht mit { $seats } Spielern; es spielt: { $known }.
error-foreign-slow = { $program } hat nicht innerhalb von { $seconds } s gewählt.
error-foreign-gone = { $program } läuft nicht: { $why }.
error-foreign-refused = { $program } trifft keine Wahl: { $why }.
error-foreign-unreadable = { $program } hat „{ $action }“ gewählt. { $why }
error-foreign-illegal = { $program } hat „{ $action }“ gewählt, was nicht erlaubt ist: { $why }.

## Parts of the sentences above

error-phrase-cut-line = die Zeile ist abgeschnitten
error-phrase-task-game = Partie { $number }
error-phrase-task-sensible = vernünftige Partien ab Nummer { $number }
error-phrase-task-studied = Partien mit Suche ab Nummer { $number }
error-phrase-task-deal = Auslage { $number } des Wettkampfs
error-phrase-compiled = Version { $version }, Quelltext { $digest }, kompiliert
error-phrase-uncompiled = Version { $version }, Quelltext { $digest }, nicht kompiliert
error-phrase-no-program = darin steht kein Programm
error-phrase-no-quotation = das schließende Anführungszeichen fehlt
error-phrase-no-escaped = nach dem Rückstrich steht nichts
error-phrase-closed-output = es hat seine Ausgabe geschlossen
error-phrase-status = Status { $status }
error-phrase-match-game = Spiel
error-phrase-match-rules = Fassung der Regeln
error-phrase-match-bots = Computerspieler
error-phrase-match-seats = Spieler
error-phrase-match-options = Optionen
error-phrase-match-seed = Startwert
error-phrase-match-arena = Format der Datei
