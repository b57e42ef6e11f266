### What the table of Tower of Babel says. $name is a player's name and $names a list of them; $card and
### $wonder are names of things; $cards is a list such as "2 camels", $points a counted number such as
### "3 points". babel-tile- are short names for narrow tiles.

## As the lobby offers it

web-babel-players = 3 bis 5 Spieler · 45 Minuten
web-babel-about = Baut gemeinsam acht Weltwunder. Biete Karten geheim an, nimm Angebote an oder lehne sie ab; Bausteine auf fertigen Weltwundern und Bauscheiben bringen Punkte.
web-babel-preset-three = Turmbau zu Babel zu dritt
web-babel-preset-three-about = gegen zwei Computer, sofort
web-babel-two-coloured = Zweifarbige Bauscheiben
web-babel-two-coloured-about = vier Bauscheiben verlangen zwei Sorten Karten
web-babel-two-coloured-off = nur einfarbige
web-babel-two-coloured-on = vier davon
web-babel-action-cards = Aktionskarten
web-babel-action-cards-about = wer ein Weltwunder fertigstellt, zieht eine
web-babel-action-cards-on = mit Aktionskarten
web-babel-action-cards-off = ohne
web-babel-bluff = Falsche Karten im Angebot
web-babel-bluff-about = auch unpassende Karten dürfen gelegt werden; alle sehen, wie viele daliegen, und falsche kommen sofort zurück
web-babel-bluff-off = nicht erlaubt
web-babel-bluff-on = als Bluff erlaubt

## Wonders on tiles

babel-tile-tower-of-babel = Turm zu Babel
babel-tile-pyramids = Pyramiden
babel-tile-hanging-gardens = Hängende Gärten
babel-tile-temple-of-artemis = Artemistempel
babel-tile-statue-of-zeus = Zeusstatue
babel-tile-mausoleum = Mausoleum
babel-tile-colossus = Koloss
babel-tile-lighthouse = Leuchtturm

## The bar

babel-page-title = { $turn } – Turm zu Babel
babel-page-turn-number = Zug { $turn }
babel-page-over = Das Spiel ist aus
babel-page-paused = Pause
babel-page-dealing = Karten werden ausgeteilt
babel-page-clock = Uhr
babel-page-you = Du
babel-page-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
babel-page-have-laid = { $done } von { $all } haben geboten
babel-page-waiting-for = { $count ->
    [one] { $count } Spieler bietet noch
   *[other] { $count } Spieler bieten noch
}
babel-page-your = { $kind ->
    [turn] Du bist am Zug: Wähle eine Bauscheibe
    [window] Jetzt eine Aktionskarte spielen?
    [offer] Mach dein Angebot
    [decide] Du baust: Wähle Angebote
    [bonus] Dein Angebot wurde abgelehnt
    [again] Ende deines Zuges
   *[exchange] Tausche Karten
}
babel-page-asked = { $kind ->
    [turn] { $name } wählt eine Bauscheibe
    [window] { $name } darf eine Aktionskarte spielen
    [offer] { $name } bietet noch
    [decide] { $name } wählt Angebote
    [bonus] { $name } darf eine Aktionskarte spielen
    [again] { $name } beendet den Zug
   *[exchange] { $name } tauscht Karten
}

## The board

babel-page-board = Die acht Weltwunder
babel-page-discs-at = Bauscheiben: { $wonder }
babel-page-pieces-at = Bausteine: { $wonder }
babel-page-no-pieces = noch keine Bausteine
babel-page-tower-of = { $name } baut hier
babel-page-taken = genommen
babel-page-taken-by = genommen: { $name }
babel-page-held-of = { $held }/{ $all }
babel-page-disc-held = { $cards }, davon { $held } auf deiner Hand
babel-page-pieces-of = { $count ->
    [one] { $name }: { $count } Baustein, { $points }, wenn es jetzt fertig wäre
   *[other] { $name }: { $count } Bausteine, { $points }, wenn es jetzt fertig wäre
}
babel-page-finished = fertig, Zeile { $row }
babel-page-track = Reihenfolge
babel-page-turn-of-now = baut
babel-page-values = Das nächste Weltwunder zählt
babel-page-value-row = Zeile
babel-page-value-first = 1.
babel-page-value-second = 2.
babel-page-value-others = Rest
babel-page-value-past = vorbei
babel-page-row-light = Ende
babel-page-left = Übrige Bauscheiben
babel-page-left-about = Das Spiel endet, wenn eine Sorte weg ist.
babel-page-discs-of = { $card }: { $count }
babel-page-deck = { $count ->
    [one] { $count } Karte im Nachziehstapel.
   *[other] { $count } Karten im Nachziehstapel.
}
babel-page-discards = Ablage: { $cards }.
babel-page-left-panels = Reihenfolge, Wertetabelle und Bauscheiben
babel-page-right-panels = Spieler, eigene Bauscheiben und Verlauf

## Players and cards

babel-page-players = Spieler
babel-page-state = { $state ->
    [asked] überlegt
    [laid] hat geboten
   *[idle] wartet
}
babel-page-backs = { $count ->
    [0] hat keine Karte gelegt
    [one] hat { $count } Karte verdeckt gelegt
   *[other] hat { $count } Karten verdeckt gelegt
}
babel-page-cards = { $count ->
    [one] { $count } Baukarte
   *[other] { $count } Baukarten
}
babel-page-actions = { $count ->
    [one] { $count } Aktionskarte
   *[other] { $count } Aktionskarten
}
babel-page-discs = { $count ->
    [one] { $count } Bauscheibe
   *[other] { $count } Bauscheiben
}
babel-page-known = hat sicher { $cards }
babel-page-scored = { $points } bisher
babel-page-now = { $points }, wenn es jetzt zu Ende wäre
babel-page-points-about = Punkte bisher → wenn es jetzt zu Ende wäre
babel-page-own-discs = Deine Bauscheiben
babel-page-discs-owned = Bauscheiben von { $name }
babel-page-bonus-now = Bonus: { $points }
babel-page-bonus-table = Gleiche Bauscheiben:
babel-page-hand = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
babel-page-hand-spectator = Wer zuschaut, sieht keine Handkarten.
babel-page-own-actions = Deine Aktionskarten
babel-page-you-hold = du hast { $count }

## Scoring of a wonder, step by step

babel-page-scoring = { $wonder }
babel-page-step-row = Zeile { $row } der Wertetabelle: { $first } für die meisten Bausteine, { $second } für die zweitmeisten, 3 für alle anderen.
babel-page-step-light = Am Ende unfertig, nach der hellen Zeile: { $first } für die meisten Bausteine, { $second } für die zweitmeisten, 3 für alle anderen.
babel-page-step-place = { $count ->
    [one] { $name } hat { $count } Baustein, { babel-page-place }: { $points }.
   *[other] { $name } hat { $count } Bausteine, { babel-page-place }: { $points }.
}
babel-page-place = { $place ->
    [most] die meisten
    [tied] gleichauf die meisten, also der zweite Wert
    [second] die zweitmeisten
   *[other] weniger
}
babel-page-step-back = Alle nehmen ihre Bausteine zurück, und der Wertmarker rückt auf Zeile { $row }.
babel-page-step-action = { $name } hat es fertiggestellt und zieht eine Aktionskarte.

## Questions

babel-page-wait = { $kind ->
    [turn] { $names } passt oder wählt eine Bauscheibe.
    [window] { $names } darf vor den Angeboten eine Aktionskarte spielen.
    [offer] { $count ->
        [one] { $names } bietet noch.
       *[other] Es bieten noch { $names }.
    }
    [decide] { $names } wählt unter den Angeboten.
    [bonus] { $names } darf für das abgelehnte Angebot eine Aktionskarte spielen.
    [again] { $names } darf am Ende des Zuges eine Aktionskarte spielen.
   *[exchange] { $names } tauscht Baukarten.
}
babel-page-building = { $name }: { $wonder }, { $cards }
babel-page-ask-turn = Du bist am Zug
babel-page-turn-text = Wähle eine Bauscheibe auf einem Weltwunder, oder passe und ziehe eine Karte mehr.
babel-page-pick = Noch ist keine Bauscheibe gewählt. Die kleinen Zahlen sagen, wie viele der Karten du hast.
babel-page-picked = { $short ->
    [0] { $wonder }, { $cards }: Alle sind auf deiner Hand.
   *[other] { $wonder }, { $cards }: Du hast { $own }; es fehlen: { $missing }.
}
babel-page-pass = Passen
babel-page-build = Hier bauen
babel-page-ask-offer = Dein Angebot an { $name }: { $wonder }, { $cards }
babel-page-offer-text = { $bluff ->
    [on] Geheim, bis alle geboten haben. Bis zu { $most } Karten; falsche kommen sofort zurück.
   *[off] Geheim, bis alle geboten haben. Bis zu { $most } Karten; abgelehnte kommen zurück und bringen je 1 Punkt.
}
babel-page-offer-none = Du hast keine dieser Karten, also auch nichts anzubieten.
babel-page-trader = Mit meiner Handelskarte
babel-page-trader-text = Wird es angenommen, gehört die Bauscheibe dir, und { $name } setzt die Bausteine für deine Karten.
babel-page-offer-nothing = Nichts anbieten
babel-page-lay = Das biete ich an
babel-page-laid = liegt verdeckt, bis alle geboten haben
babel-page-take-back = Zurücknehmen
babel-page-ask-decide = Angebote: { $wonder }, { $cards }
babel-page-decide-text = Nimm ganze Angebote, höchstens eines mit Handelskarte. Den Rest ergänzen deine eigenen Karten.
babel-page-no-offers = Niemand bietet etwas.
babel-page-offer-of = { $name } bietet { $cards }.
babel-page-offer-means = { $trader ->
    [with] { $builder ->
        [you] Handel: nimmt die Scheibe, du setzt { babel-page-n-pieces }
       *[other] Handel: nimmt die Scheibe, { $active } setzt { babel-page-n-pieces }
    }
   *[without] setzt { babel-page-n-pieces }
}
babel-page-n-pieces = { $count ->
    [one] { $count } Baustein
   *[other] { $count } Bausteine
}
babel-page-joker = Joker
babel-page-joker-none = nicht einsetzen
babel-page-joker-as = als { $cards }
babel-page-sum = { $count } von { $all }.
babel-page-sum-own = { $count ->
    [0] Du ergänzt keine Karte.
   *[other] Du ergänzt { $cards }.
}
babel-page-sum-pieces = Bausteine: { $list }.
babel-page-sum-disc-you = Du nimmst die Bauscheibe.
babel-page-sum-disc = { $name } nimmt die Bauscheibe.
babel-page-sum-refused = Punkte für abgelehnte Karten: { $list }.
babel-page-sum-traders = Nur eines der gewählten Angebote darf eine Handelskarte haben.
babel-page-sum-over = Zusammen sind das mehr, als die Bauscheibe verlangt.
babel-page-sum-joker = Ein Joker zählt als genau { $count } der fehlenden Karten.
babel-page-sum-short = Auf deiner Hand fehlen: { $cards }.
babel-page-build-with = Damit bauen
babel-page-fail = Bauscheibe liegen lassen
babel-page-ask-window = Jetzt eine Aktionskarte spielen, vor den Angeboten an { $name }?
babel-page-ask-again = Jetzt, am Ende deines Zuges, eine Aktionskarte spielen?
babel-page-again-text = Ein zweiter Zug folgt sofort; gezogen wird erst danach.
babel-page-ask-bonus = { $count ->
    [one] Dein Angebot von { $count } Karte wurde abgelehnt. Jetzt eine Aktionskarte spielen?
   *[other] Dein Angebot von { $count } Karten wurde abgelehnt. Jetzt eine Aktionskarte spielen?
}
babel-page-bonus-text = Mit dem Angebotsbonus bringt es { $points }.
babel-page-ask-nothing = { $kind ->
    [window] Vor den Angeboten: Du hast keine passende Aktionskarte
    [bonus] Dein Angebot wurde abgelehnt: Du hast keine passende Aktionskarte
   *[again] Ende deines Zuges: Du hast keine passende Aktionskarte
}
babel-page-nothing-text = Du wirst trotzdem gefragt, damit niemand erfährt, welche Aktionskarten du hast.
babel-page-play-now = Jetzt spielen: { $card }
babel-page-decline = { $kind ->
    [window] Weiter zu den Angeboten
   *[again] Zug beenden
}
babel-page-rest = Keine Aktionskarte mehr in diesem Zug
babel-page-letting = Du spielst in diesem Zug keine Aktionskarte mehr.
babel-page-rest-again = Frag mich wieder
babel-page-decline-bonus = { $points } nehmen
babel-page-ask-exchange = Tausche Handkarten
babel-page-exchange-text = { $most ->
    [1] Wähle deine Karte; du ziehst eine neue.
   *[other] Wähle 1 bis { $most } Karten; du ziehst ebenso viele neue.
}
babel-page-swap = Diese tauschen
babel-page-note = { $kind ->
    [turn] Wähle eine Bauscheibe, von deren Karten du und andere viele haben. Wer Karten gibt, setzt Bausteine; die meisten zahlen sich aus, wenn die letzte Bauscheibe des Weltwunders weg ist.
    [window] Hier ist der Platz für Karten, die jederzeit gespielt werden: im Zug eines anderen vor den Angeboten.
    [offer] Angenommene Karten werden zu deinen Bausteinen. Mit der Handelskarte bekommst du dafür die Bauscheibe, und wer baut, die Bausteine. Ein abgelehntes Angebot bringt je Karte 1 Punkt.
    [decide] Kreuze die Angebote an, die du nimmst. Wenige eigene Karten schonen deine Hand, viele bringen dir mehr Bausteine.
    [bonus] Der Angebotsbonus bringt 3 Punkte statt 1 für jede abgelehnte Karte.
    [again] Mit dem Doppelzug bist du vor den anderen noch einmal am Zug.
   *[exchange] Gib her, was niemand mehr verlangt.
}

## The end

babel-page-end-nobody = Niemand hat gewonnen
babel-page-end-won = Du hast gewonnen
babel-page-end-won-shared = Du gehörst zu den Siegern
babel-page-end-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
babel-page-end-why = { $reason ->
    [exhausted] Die letzte Bauscheibe einer Sorte ist weg. Die meisten Punkte entscheiden; bei Gleichstand wird geteilt.
    [idle] In einer ganzen Runde hat niemand eine Karte gezogen oder eine Bauscheibe genommen. Die meisten Punkte entscheiden; bei Gleichstand wird geteilt.
    [resigned] Das Spiel wurde aufgegeben.
    [time] Die Zeit ist abgelaufen.
   *[closed] Der Gastgeber hat das Spiel beendet.
}
babel-page-end-score = Wertungsblatt
babel-page-total = Summe
babel-page-end-left = Was auf den Händen blieb
babel-page-left-over = { $cards }; Aktionskarten: { $actions }
babel-page-no-actions = keine
babel-page-discs-double = zweifarbig: { $count }
babel-page-bonus-of = { $discs } – { $points }

## Help

babel-page-how = Ein Zug
babel-page-how-choose = Wer am Zug ist, passt und zieht eine Karte, oder wählt eine Bauscheibe eines Weltwunders.
babel-page-how-offer = Alle anderen bieten geheim Karten der Sorte auf der Bauscheibe, mit ihrer Handelskarte oder ohne.
babel-page-how-decide = Wer baut, nimmt ganze Angebote und ergänzt eigene Karten, bis es genau so viele sind, wie die Bauscheibe verlangt.
babel-page-how-pieces = Jede Karte wird zu einem Baustein dessen, der sie gab. Wurde eine Handelskarte angenommen, bekommt ihr Besitzer die Bauscheibe und der Bauende die Bausteine; sonst bekommt der Bauende die Bauscheibe.
babel-page-how-refused = Abgelehnte Angebote kommen auf die Hand zurück und bringen je Karte 1 Punkt. Dann ziehen alle eine Karte.
babel-page-how-end = Ein Weltwunder ohne Bauscheiben wird gewertet und geleert. Das Spiel endet, wenn eine Sorte auf keiner Bauscheibe mehr zu sehen ist.
babel-page-signs = Zeichen
babel-page-sign-trader = eine Handelskarte
babel-page-sign-pieces = Bausteine; ein großer zählt drei
babel-page-sign-worth = was die Bausteine zählten, wenn das Weltwunder jetzt fertig wäre
babel-page-sign-held = wie viele der Karten du auf der Hand hast
babel-page-keys = Tasten
babel-page-key-arrows = Pfeiltasten: von Bauscheibe zu Bauscheibe, von Zahl zu Zahl; die Leertaste kreuzt ein Angebot an
babel-page-key-pass = P: passen
babel-page-key-build = B: hier bauen, oder damit bauen
babel-page-key-offer = O: das Angebot machen, diese tauschen
babel-page-key-nothing = N: nichts anbieten, nichts spielen, die Bauscheibe liegen lassen
babel-page-key-rest = R: keine Aktionskarte mehr in diesem Zug; noch einmal: frag mich wieder
babel-page-key-take-back = T: das Angebot zurücknehmen
babel-page-key-hint = H: um einen Tipp bitten; noch einmal: zur besten Zeile, Enter zeigt die Wahl, noch ein Enter trifft sie
babel-page-key-help = ?: diese Hilfe
babel-page-figures = Unbestätigte Zahlen
babel-page-figures-about = Der Spielregel, die wir haben, fehlen die Bilder. Diese gedruckten Zahlen stehen in keiner Quelle oder nur in einer; wir haben Werte gewählt, die zu allem Bekannten passen.
babel-page-figures-how = Um die Zahlen deiner Schachtel einzusetzen, schreibe die abweichenden in eine Datei und nenne sie auf der Befehlszeile (docs/babel.md). Tische auf diesem Server spielen mit den Zahlen der Liste.
babel-page-figure-name = Zahl
babel-page-figure-id = Name in der Datei
babel-page-figure-value = Wert
babel-page-figure-source = Wie sicher
babel-page-replaced = ersetzt
babel-page-figure-row = Wertetabelle, Zeile { $row }
babel-page-figure-light = Wertetabelle, helle Zeile
babel-page-figure-bonus = Bonus für { $count } gleiche Bauscheiben
babel-page-figure-discs = Zahlen der Bauscheiben: { $card }
babel-page-figure-two = Zweifarbige Bauscheibe { $number }
babel-page-figure-copies = Anzahl: { $card }
babel-page-figure-disc-bonus = { $card }: Punkte je Bauscheibe

# A chapter of the log.
babel-page-round = Runde { $number }
