### What the lobby, the pages around a table and the server say. $name and $names are names of
### people or bots, $game is the name of a game, $file, $setting and $field are shown as they are.

## Languages: each in its own words

web-language = Sprache
web-language-en = English
web-language-hu = Magyar
web-language-de = Deutsch

## The lobby

web-lobby-heading = Nimm Platz
web-play-heading = Spielen
web-play = Spielen
web-again = Noch einmal wie zuletzt
web-first-press = Spiel deine erste Partie
web-your-turn-heading = Du bist am Zug
web-running = Laufende Partien
web-running-about = du wartest auf andere
web-waits-for = am Zug: { $names }
web-have-chosen = Schon gewählt: { $names }.
web-just-begun = Die Partie hat gerade begonnen.
web-more = Mehr
web-more-of = Mehr: { $title }
web-games-here = Die Spiele
web-another = Ein anderes Spiel
web-another-about = Spiele, Plätze, Uhr
web-join-a-table = An einen Tisch setzen
web-join-about = { $count ->
    [0] mit Link oder Code
    [one] { $count } ist offen; oder mit Link oder Code
   *[other] { $count } sind offen; oder mit Link oder Code
}
web-join-by = Link oder Code des Tisches
web-nowhere-now = Das ist weder ein Link noch ein Code zu einem Tisch.
web-finished-about = { $count }, davon { $won } gewonnen
web-plan-players = { $count } Spieler
web-plan-friends = { $count ->
    [one] { $count } Platz per Link
   *[other] { $count } Plätze per Link
}
web-plan-here = an diesem Gerät: { $names }
web-fill = Überall sonst der Computer
web-fill-about = er nimmt jeden Platz, der für andere frei ist, und die Partie beginnt sofort
web-default-name = Gast
web-guest-name = Spieler { $number }
web-your-name = Dein Name
web-their-name = Name
web-opponent = Gegner
web-more-opponents = Weitere Gegner
web-play-bot = Gegen den Computer spielen
web-first-game = Meine erste Partie
web-first-game-about = ein leichter Anfang, mit kurzen Erklärungen unterwegs
web-own-table = Oder eröffne einen Tisch
web-game = Spiel
web-players = Spieler
web-quick = Sofort spielen
web-team = Team { $number }
web-at-the-table = Am Tisch
web-seat-number = Platz { $number }
web-seat-me = du, mit dem Namen von oben
web-seat-friend = Jemand, dem du den Link schickst
web-seat-hot = Jemand an diesem Gerät
web-seat-by-bot = Computer: { $name }
web-order = Sitzordnung
web-order-random = ausgelost
web-order-given = wie hier aufgeführt
web-options = Optionen
web-start-how = Für alle, die noch fehlen, bekommst du einen Link.
web-start-table = Tisch eröffnen
web-open-tables = Offene Tische
web-finished = Beendete Partien
web-real-table = Mit der echten Schachtel
web-join = Mitspielen
web-look = Ansehen
web-table-with = { $game } mit { $names }
web-table-many = { $game } mit { $names } und { $count } weiteren
web-seats-free = { $count ->
    [0] kein Platz frei
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-is-running = läuft
web-is-paused = Pause
web-is-closed = geschlossen
web-is-damaged = lässt sich nicht öffnen
web-you-won = du hast gewonnen
web-they-won = gewonnen: { $names }
web-delete-table = Tisch löschen
web-delete-of = Löschen: { $title }
web-hide-table = Aus meiner Liste ausblenden
web-hide-of = Aus meiner Liste ausblenden: { $title }
web-hidden-now = „{ $title }“ steht nicht mehr in deiner Liste. Am Tisch selbst hat sich nichts geändert.
web-hidden-undo = Rückgängig
web-hidden-tables = Ausgeblendete Tische
web-hidden-about = Nur du siehst sie nicht in deiner Liste. Tische, an denen sonst niemand sitzt, kannst du auch löschen.
web-unhide = Zurückholen
web-unhide-of = Zurückholen: { $title }
web-deleted-now = Der Tisch wurde gelöscht.
web-gone-now = Der Tisch, den du angesehen hast, wurde vom Gastgeber gelöscht.

## Settings of a table

web-clock = Uhr
web-clock-none = ohne Uhr
web-clock-move-1 = 1 Minute pro Zug
web-clock-move-3 = 3 Minuten pro Zug
web-clock-move-day = 1 Tag pro Zug
web-clock-move-days = 3 Tage pro Zug
web-clock-game-10 = je 10 Minuten, pro Zug 10 Sekunden dazu
web-clock-game-20 = je 20 Minuten, pro Zug 20 Sekunden dazu
web-clock-game-60 = je 1 Stunde
web-at-end = Wenn die Zeit abläuft
web-at-end-lose = ist die Partie verloren
web-at-end-bot = spielt der Computer weiter
web-at-end-random = folgt ein zufälliger Zug
web-running-score = Punktestand
web-running-score-about = Punkte sind schon während der Partie zu sehen
web-explain = Erklärungen
web-explain-about = kurze Hinweise, was zu tun ist
web-memory = Gedächtnis
web-memory-about = die Seite merkt sich, welche Karten du in welcher Hand gesehen hast
web-team-talk = Teamgespräch
web-team-talk-about = Partner können einander unter vier Augen schreiben
web-talk = Gespräch
web-talk-about = wer am Tisch sitzt, kann den anderen schreiben, für alle lesbar
web-talk-usual = ja, außer in gewerteten Partien
web-talk-on = ja
web-talk-off = nein
web-public = In die Bibliothek
web-public-about = ist sie zu Ende, können alle die Partie finden, auf sie zurückblicken und ihre Aufzeichnung mitnehmen
web-hints = Tipps
web-hints-about = wer am Zug ist, darf den Computer nach den besten Zügen fragen
web-hints-alone = wenn ich nur gegen den Computer spiele
web-hints-on = für alle
web-hints-off = für niemanden
web-hints-allow = Tipps erlauben
web-hints-forbid = Ohne Tipps spielen
web-spectators = Zuschauer
web-spectators-about = wer den Link hat, darf zusehen
web-rated = Gewertet
web-rated-about = zählt für die Wertung: ohne Tipps und Zurücknehmen; zu Ende gespielt oder aufgegeben
web-listed = Offen für alle
web-listed-about = der Tisch steht in der Liste dieses Servers

## Bots

web-bot-random = Zufall
web-bot-random-about = macht irgendeinen erlaubten Zug
web-bot-greedy = Nimmersatt
web-bot-greedy-about = nimmt, was im Augenblick am meisten verspricht
web-bot-novice = Neuling
web-bot-novice-about = macht einleuchtende Züge und übersieht viel
web-bot-citizen = Bürger
web-bot-citizen-about = spielt solide und schaut ein wenig voraus
web-bot-senator = Senator
web-bot-senator-about = spielt gut; auch gute Spieler verlieren gegen ihn
web-bot-oracle = Orakel
web-bot-oracle-about = am stärksten; denkt etwa eine Sekunde nach
web-bot-friend = Freund
web-bot-friend-about = hält das Spiel ausgeglichen, gegen wen auch immer
web-bot-rollout = Glücksspieler
web-bot-rollout-about = spielt Partien im Kopf zu Ende; hat nichts gelernt

## As an app, and as a link

web-preview-about = { $games } im Browser: mit Freunden per Link oder gegen den Computer. Ohne Konto.
web-preview-join = { $game }: ein Platz ist für dich frei
web-preview-game = Eine Partie { $game }
web-offline = Keine Verbindung
web-offline-safe = Deine Partien sind auf dem Server sicher. Der Wertungsblock geht auch ohne Verbindung.
web-offline-again = Noch einmal versuchen

## Waiting for people

web-waiting-title = Warten · { $game }
web-invite-heading = { $game }: Wir warten auf die anderen
web-invite-link = Einladungslink
web-invite-how = Verschick diesen Link oder lass ihn scannen. Niemand braucht ein Konto.
web-invite-local = Diese Adresse erreicht nur dieser Rechner. Um mit anderen zu spielen, starte den Server mit --host 0.0.0.0 (make play HOST=0.0.0.0).
web-qr = QR-Code des Links
web-copy = Kopieren
web-copied = Kopiert
web-open-seat = Freier Platz
web-seat-anyone = für alle mit dem Link
web-seat-kept = für diese Person reserviert
web-seat-closed = bleibt leer
web-seat-bot = Computer
web-seat-you = du
web-seat-person = ist da
web-seat-here = online
web-seat-away = nicht da
web-seat-handed = vorerst spielt { $bot }
web-choose-bot = Welcher Computergegner
web-seat-bot-in = Computer hinsetzen
web-seat-close = Leer lassen
web-seat-open = Platz freigeben
web-seat-leave = Aufstehen
web-join-title = Mitspielen · { $game }
web-join-heading = { $game }: Setz dich dazu
web-join-full = Alle Plätze sind besetzt.
web-choose-seat = Platz
web-sit-down = Hinsetzen
web-invited-by = { $name } lädt dich zum Spielen ein.
web-you-get = Du bekommst Platz { $number }.
web-you-get-with = Du bekommst Platz { $number }; mit dir im Team: { $names }.
web-terms = So ist es vereinbart
web-yes = ja
web-no = nein

## At a table

web-personal-link = Meinen Platz auf ein anderes Gerät mitnehmen
web-copy-spectate = Link für Zuschauer kopieren
web-look-back = Partie noch einmal ansehen
web-download-record = Aufzeichnung herunterladen
web-hand-over = Computer spielen lassen
web-hand-back = Platz zurückgeben
web-trouble = Der Server kann den nächsten Zug gerade nicht speichern. Er versucht es weiter; nichts geht verloren.
web-away = { $count ->
    [one] { $names } ist gerade nicht da.
   *[other] { $names } sind gerade nicht da.
}
web-pause = Pause
web-resume = Weiterspielen
web-end-table = Partie für alle beenden
web-resign = Aufgeben
web-rematch = Noch einmal spielen
web-rematch-join = Zur nächsten Partie
web-rematch-watch = Bei der nächsten Partie zusehen
web-to-lobby = Zur Startseite
web-back-to-table = Zurück zum Tisch
web-closed-before = Der Tisch wurde geschlossen, bevor die Partie begann.
web-note-bot-failed = Der Computer fand für { $name } keinen Zug; das Los hat entschieden.
web-note-bot-slow = Der Computer hat für { $name } zu lange gerechnet; das Los hat entschieden.
web-note-time = Die Zeit von { $name } ist um; das Los hat entschieden.

## Asking first

web-ask-no-table = Nein, zurück zum Tisch
web-ask-no-lobby = Nein, behalten
web-ask-resign = Aufgeben?
web-ask-resign-lost = Die Partie endet sofort, und { $winner } gewinnt.
web-ask-resign-played = { $bot } spielt an deiner Stelle weiter; die anderen setzen ihre Partie fort.
web-ask-resign-back = Solange die Partie dauert, kannst du deinen Platz im Menü zurückholen.
web-ask-resign-yes = Aufgeben
web-ask-close = Partie für alle beenden?
web-ask-close-all = Die Partie endet ohne Sieger, und zwar für alle: { $names }.
web-ask-close-alone = Die Partie endet ohne Sieger.
web-ask-close-told = Die anderen lesen auf ihrer Seite, dass du sie beendet hast.
web-ask-close-kept = Was gespielt wurde, kann man noch ansehen, aber niemand kann es fortsetzen.
web-ask-close-yes = Für alle beenden
web-ask-shut = Tisch schließen?
web-ask-shut-all = Die Partie beginnt nicht, und niemand kann sich mehr hierher setzen.
web-ask-shut-told = Das erfahren: { $names }.
web-ask-shut-yes = Tisch schließen
web-ask-leave = Vom Tisch aufstehen?
web-ask-leave-free = Dein Platz wird für alle frei, die den Link haben.
web-ask-leave-back = Mit demselben Link kannst du dich wieder hinsetzen, solange ein Platz frei ist.
web-ask-leave-yes = Aufstehen
web-ask-delete = Tisch löschen?
web-ask-delete-gone = „{ $title }“ ist dann endgültig weg, mit allen Zügen und der Aufzeichnung.
web-ask-delete-running = Die Partie ist noch nicht zu Ende.
web-ask-delete-hide = Wenn er nur im Weg ist, blende ihn stattdessen aus deiner Liste aus.
web-ask-delete-yes = Endgültig löschen
web-ask-box = Dieses Spiel löschen?
web-ask-box-gone = „{ $title }“ ist dann endgültig weg, mit allem, was du aufgeschrieben hast.
web-ask-cannot-undo = Das lässt sich nicht rückgängig machen.

## One screen for two

web-curtain-title = Gib das Gerät an { $name } weiter
web-curtain-why = Was jetzt kommt, ist nur für diese Augen bestimmt.
web-curtain-lift = Ich bin { $name }
web-curtain-take-back = { $name } nimmt die Wahl zurück

## Personal links

web-link-heading = Der Platz von { $name } auf einem anderen Gerät
web-link-how = Öffne diesen Link auf dem anderen Gerät. Der Platz zieht dorthin um; frühere Links gelten nicht mehr.
web-link-label = Persönlicher Link
web-link-secret = Wer diesen Link hat, kann für dich spielen: Behalte ihn für dich.
web-move-heading = Weiterspielen als { $name }
web-move-how = Das ist ein persönlicher Link zu einer Partie { $game }. Wenn du hier weiterspielst, zieht der Platz auf dieses Gerät um.
web-move-here = Hier weiterspielen

## Looking back

web-replay-title = Zug { $ply } von { $last } · { $game }
web-replay-heading = Rückblick: { $game }
web-replay-steps = Schritte durch die Partie
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug vor
web-replay-last = Zum letzten Zug
web-replay-scrub = Zug
web-replay-go = Los
web-replay-at = Zug { $ply } von { $last }
web-replay-start = Vor dem ersten Zug.
web-replay-against = Gegen
web-replay-play-on = Von hier weiterspielen
web-replay-share = Link zu diesem Zug kopieren

## Reporting an error in the rules

web-report = Regelfehler melden
web-report-what = Was ist passiert, und was hätte passieren sollen?
web-report-how = Wird auf diesem Server gespeichert, zusammen mit dem, was du von der Partie wissen darfst. Nichts wird verschickt.
web-report-save = Meldung speichern
web-reported-heading = Danke, die Meldung ist gespeichert
web-reported-where = Sie liegt auf dem Server als { $file }. Wer den Server betreibt, kann sie weitergeben; du selbst auch.
web-reported-what = { $whole ->
    [yes] Sie enthält deine Worte und die ganze Aufzeichnung der Partie.
   *[no] Sie enthält deine Worte und die Partie so, wie dein Platz sie kennt. Die ganze Aufzeichnung gibt es nach dem Ende.
}
web-reported-download = Meldung herunterladen

## When something cannot be done

web-status-403 = Nicht erlaubt
web-status-404 = Nicht gefunden
web-status-405 = So nicht
web-status-409 = Jetzt nicht
web-status-413 = Zu viel
web-status-422 = Das geht nicht
web-status-429 = Zu oft
web-status-500 = Unser Fehler
web-status-503 = Im Moment nicht
web-status-507 = Kein Platz mehr
web-status-other = Das hat nicht geklappt
web-status-reason = { $status ->
    [404] Eine solche Seite gibt es hier nicht.
    [405] Diese Seite lässt sich so nicht abrufen.
    [500] Auf dem Server ist etwas schiefgegangen. Es wurde festgehalten; die Partie ist sicher.
   *[other] Der Server konnte mit der Anfrage nichts anfangen.
}
web-refused-csrf = Dieses Formular ist veraltet, oder der Browser nimmt keine Cookies an. Geh bitte zurück, lade die Seite neu und versuch es noch einmal.
web-refused-origin = Dieses Formular kam von einer anderen Website.
web-refused-long = { $field } ist zu lang; höchstens { $longest } Zeichen.
web-refused-large = Das ist mehr, als der Server annimmt.
web-refused-number = { $field } ist keine ganze Zahl.
web-refused-choice = { $field } hat einen Wert, der nicht zur Wahl steht.
web-refused-often = { $seconds ->
    [one] Das war zu viel auf einmal. Warte bitte { $seconds } Sekunde.
   *[other] Das war zu viel auf einmal. Warte bitte { $seconds } Sekunden.
}
web-refused-spectators = Dieser Tisch ist nur für die, die daran spielen.
web-refused-curtain = Das Gerät muss erst weitergegeben werden.
web-refused-again = Auf diesem Gerät gibt es keine letzte Partie, die sich wiederholen ließe.
web-refused-talk = Hier ist niemand, mit dem du unter vier Augen sprechen könntest.
web-refused-secret = Dieser persönliche Link öffnet hier keinen Platz; vielleicht gibt es einen neueren.
web-refused-ply = Einen Zug { $ply } hat die Partie nicht.
web-refused-unsaved = Die Meldung ließ sich nicht speichern. Sag bitte dem Betreiber dieses Servers Bescheid.
web-refused-reports = Der Ordner für Meldungen ist voll. Sag bitte dem Betreiber dieses Servers Bescheid.

## Settings of the server

web-games-unfinished = Die Seiten können { $games } noch nicht zeigen. docs/adding-a-game.md sagt, wie ein Spiel dazukommt; bis es fertig ist, nimm seinen Ordner aus web/games heraus. Unter src/wondertable fehlt: { $parts }
web-settings-unreadable = { $file } lässt sich nicht lesen: { $why }.
web-settings-no-toml = { $file } ist keine TOML-Datei: { $why }.
web-settings-unknown = Eine Einstellung { $setting } gibt es nicht; es gibt: { $known }.
web-settings-short-key = Der Schlüssel in { $file } ist zu kurz; lösch die Datei, dann wird ein neuer erzeugt.
web-settings-push-key = In { $file } steht kein Schlüssel für Push-Nachrichten; lösch die Datei, dann wird ein neuer erzeugt.
web-settings-bad = { $needs ->
    [port] Die Einstellung { $setting } kann nicht „{ $value }“ sein: Es muss ein Port von 0 bis 65535 sein.
    [key] Die Einstellung { $setting } ist zu kurz: Es müssen mindestens 16 Zeichen sein.
    [positive] Die Einstellung { $setting } kann nicht „{ $value }“ sein: Es muss mehr als 0 sein.
    [pace] Die Einstellung { $setting } kann nicht „{ $value }“ sein: Es müssen 0 bis 60 Sekunden sein.
    [place] Die Einstellung { $setting } kann nicht „{ $value }“ sein: Es muss ein Rechner mit einem Port sein, wie 127.0.0.1:9464.
    [url] Die Einstellung { $setting } kann nicht „{ $value }“ sein: Es muss eine Adresse wie https://example.org/wonders sein.
    [bot-name] Die Einstellung { $setting } kann nicht den Namen „{ $value }“ haben: Er muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen und darf keiner der eigenen sein.
    [bot-command] Die Einstellung { $setting } kann nicht „{ $value }“ sein: Es muss ein Befehl wie „python3 bot.py“ oder „100ms:python3 bot.py“ sein.
    [bot-budget] Die Einstellung { $setting } kann nicht „{ $value }“ sein: Die Bedenkzeit muss mindestens 3 s unter bot_seconds bleiben.
    [push-key] Die Einstellung { $setting } ist kein Schlüssel für Push-Nachrichten; lass sie weg, dann wird einer erzeugt.
    [smtp] Die Einstellung { $setting } ist nicht zu lesen: Es muss ein Server wie smtp://name:passwort@mail.example.org oder smtps://mail.example.org sein.
    [mail] Die Einstellung { $setting } kann nicht „{ $value }“ sein: Für Mail muss es eine Adresse wie tische@example.org sein.
    [mail-url] Die Einstellung { $setting } kann nicht „{ $value }“ sein: Für Mail muss sie sagen, wie andere den Server erreichen, wegen der Links in den Briefen.
   *[type] Die Einstellung { $setting } kann nicht „{ $value }“ sein: Das ist eine andere Art von Wert.
}
web-serve-at = Die Tische sind unter { $url }
web-serve-next = Port { $wanted } ist belegt, darum wird Port { $port } genommen.
web-serve-others = Andere in deinem Netz öffnen { $url }
web-serve-stop = Strg+C hält den Server an; alles ist gespeichert.
web-serve-process = Die Prozesse, die bedienen, können nicht starten: { $why }
web-serve-port = Port { $port } von { $host } ist nicht zu haben: { $why }. Mit --port lässt sich ein anderer wählen.

## Practice

# $text is a sentence of the log.
web-practice = Übung
web-practice-about = Hier lässt sich alles rückgängig machen. Die Karten liegen, wo sie lagen: Was du gesehen hast, kommt wieder, und so eine Partie wird nie gewertet. Sitzen noch andere Menschen am Tisch, müssen alle zustimmen. Die Taste U führt zum Knopf.
web-practice-quick = Züge lassen sich beliebig weit rückgängig machen; nie gewertet
web-practice-table = Züge lassen sich rückgängig machen, wenn alle zustimmen; ohne Uhr, nie gewertet
web-undo = Meinen letzten Zug rückgängig machen
web-undo-ask = Bitten, meinen letzten Zug rückgängig zu machen
web-undo-short = Rückgängig
web-undo-ask-short = Um Rücknahme bitten
web-undo-further = Weiter zurück
web-undo-any = Zurückblicken und aussuchen
web-undo-decision = Entscheidung { $ply }
web-undo-asked = { $name } möchte alles ab hier rückgängig machen: { $text }
web-undo-waiting = Noch ohne Antwort: { $names }.
web-undo-agree = Einverstanden
web-undo-refuse = Ablehnen
web-undo-withdraw = Doch nicht
web-undo-here = Bis hierher rückgängig machen
web-went-back = Das Spiel ging hierher zurück, zu Entscheidung { $ply }; was folgte, ist rückgängig gemacht.
