### What the pages around a table say (page-), what the Duel table says (duel-page-), and the names of
### long cards with soft hyphens where a narrow tile may break them (duel-tile-).
### $name is a player's name; $card, $token and $symbol are names of things; $coins is a counted number
### of coins such as "2 coins", unless it is compared; $goods is a list of resources.

## Every page

page-skip = Zum Tisch springen
page-menu = Menü
page-close = Schließen
page-help = Hilfe
page-theme = Hell oder dunkel
page-theme-light = Hell
page-theme-dark = Dunkel
page-theme-system = Wie das System
page-cloth = Tisch
page-cloth-sand = Sand
page-cloth-sea = Meer
page-cards = Karten
page-cards-usual = Üblich
page-cards-large = Groß
page-sound = Töne
page-table = Tisch
page-lost = Verbindung verloren. Neuer Versuch …
page-restored = Wieder verbunden.
page-failed = Das ist nicht beim Server angekommen. Bitte noch einmal versuchen.

## Hints

page-hint = Tipp
page-hint-thinking = Denkt nach …
page-hint-said = Tipp: { $choices }.
page-hint-choice = { $choice }, { $chance }
page-hint-chance = { $percent } %
page-hint-about = Deine Gewinnchance. Eine Zeile zeigt ihre Wahl auf dem Tisch.

## The bar

duel-page-title = { $turn } – Duel, { $players }
duel-page-against = { $first } gegen { $second }
duel-page-ages = Zeitalter
duel-page-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
duel-page-your-turn = Du bist am Zug
duel-page-your-choice = Du wählst
duel-page-turn-of = { $name } ist am Zug
duel-page-choice-of = { $name } wählt
duel-page-dealing = Karten werden ausgelegt
duel-page-paused = Pause
duel-page-over = Das Spiel ist aus
duel-page-clock = Uhr

## Cities

duel-page-city-yours = Deine Stadt
duel-page-city-of = Stadt von { $name }
duel-page-you = Du
duel-page-it-is-you = du
duel-page-goods = Ressourcen
duel-page-one-more = { $goods }; eine Einheit mehr kostet { $coins }
duel-page-at-choice = Eine nach Wahl: { $goods }
duel-page-colored = { $color }: { $count }
duel-page-cards = Karten
duel-page-wonders = Weltwunder
duel-page-tokens = Fortschritts-Plättchen
duel-page-built-with = errichtet mit { $card }
duel-page-unbuilt = nicht errichtet
duel-page-removed = aus dem Spiel

## Cards

duel-page-structure = Auslage
duel-page-no-structure = Die Karten werden ausgelegt, sobald alle Weltwunder gewählt sind.
duel-page-kind = { $color ->
    [brown] braune Karte
    [grey] graue Karte
    [red] rote Karte
    [green] grüne Karte
    [blue] blaue Karte
    [yellow] gelbe Karte
   *[purple] Gilde
}
duel-page-down = Verdeckt
duel-page-down-guild = Verdeckte Gilde
duel-page-covered = Bedeckt: { $card }
duel-page-free = gratis
duel-page-printed = gedruckte Kosten: { $cost }
duel-page-printed-or = gedruckte Kosten: { $cost }, oder gratis mit { $card }

## Prices

duel-page-price-pay = Preis jetzt: { $coins }
duel-page-price-short = Preis jetzt: { $coins }, { $short } mehr, als du hast
duel-page-n-prices = Eine Einheit kostet 2 Münzen, und 1 mehr für jede, die { $name } herstellt.

## What something is worth, in two or three words on a card

duel-page-w-points = { $count ->
    [one] +{ $count } Punkt
   *[other] +{ $count } Punkte
}
duel-page-w-rival-points = { $count ->
    [one] Gegner −{ $count } Punkt
   *[other] Gegner −{ $count } Punkte
}
duel-page-w-coins = { $count ->
    [one] +{ $count } Münze
   *[other] +{ $count } Münzen
}
duel-page-w-loot = { $count ->
    [one] Gegner −{ $count } Münze
   *[other] Gegner −{ $count } Münzen
}
duel-page-w-pawn = { $steps ->
    [one] Figur { $steps } Feld
   *[other] Figur { $steps } Felder
}
duel-page-w-token = 1 Plättchen
duel-page-w-new = Symbol { $count } von 6
duel-page-w-wins = gewinnt sofort
duel-page-w-again = noch ein Zug
duel-page-w-goods = +{ $goods }
duel-page-w-rival-pays = Gegner zahlt je { $coins }
duel-page-w-choice = eine nach Wahl
duel-page-w-fixed = Kauf für 1 Münze
duel-page-w-short = { $count ->
    [one] { $count } Münze fehlt
   *[other] { $count } Münzen fehlen
}
duel-page-w-nothing = jetzt nichts
duel-page-w-destroy-brown = zerstört eine braune Karte
duel-page-w-destroy-grey = zerstört eine graue Karte
duel-page-w-library = 1 von 3 gezogenen Plättchen
duel-page-w-rebuild = errichtet eine abgeworfene Karte

## The same in sentences

duel-page-n-points = { $count ->
    [one] { $count } Punkt.
   *[other] { $count } Punkte.
}
duel-page-n-rival-points = { $count ->
    [one] { $name } verliert { $count } Punkt.
   *[other] { $name } verliert { $count } Punkte.
}
duel-page-n-coins = { $count ->
    [one] { $count } Münze von der Bank.
   *[other] { $count } Münzen von der Bank.
}
duel-page-n-loses = { $count ->
    [one] { $name } verliert { $count } Münze.
   *[other] { $name } verliert { $count } Münzen.
}
duel-page-n-pawn = { $left ->
    [0] Die Figur rückt in die Hauptstadt von { $name } ein.
    [one] Die Figur rückt { duel-page-steps } auf { $name } zu; bis zur Hauptstadt fehlt noch { $left }.
   *[other] Die Figur rückt { duel-page-steps } auf { $name } zu; bis zur Hauptstadt fehlen noch { $left }.
}
duel-page-steps = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}
duel-page-n-pair = Zweimal { $symbol }: ein Fortschritts-Plättchen.
duel-page-n-pair-no-token = Zweimal { $symbol }, aber es gibt kein Plättchen mehr.
duel-page-n-new = Neues Symbol, { $symbol }: { $count } von 6 verschiedenen.
duel-page-n-wins = { $ending ->
    [military] Gewinnt sofort: Die Hauptstadt fällt.
   *[science] Gewinnt sofort: sechs verschiedene Symbole.
}
duel-page-n-again = Danach folgt noch ein Zug.
duel-page-n-rival-pays = { $name } zahlt dann { $coins } je Einheit { $goods }.
duel-page-n-frees = Später gratis: { $card }.
duel-page-n-opens = Wird frei: { $cards }.
duel-page-n-turns-up = { $count ->
    [one] Deckt { $count } verdeckte Karte auf.
   *[other] Deckt { $count } verdeckte Karten auf.
}
duel-page-n-opens-nothing = Gibt keine andere Karte frei.

## Sheets

duel-page-build = Errichten
duel-page-discard = Abwerfen
duel-page-discard-why = { $count ->
    [0] 2 von der Bank, noch keine gelbe Karte
    [one] 2, und 1 für { $count } gelbe Karte
   *[other] 2, und je 1 für { $count } gelbe Karten
}
duel-page-under = Oder ein Weltwunder darüber errichten
duel-page-pays = kostet { $coins }
duel-page-brings = bringt { $coins }
duel-page-what-follows = Was daraus folgt
duel-page-only-look = Jetzt nur zum Ansehen: { $name } ist am Zug.
duel-page-price-of-it = Preis
duel-page-actions-of = Was damit geschieht: { $card }

## Track and tokens

duel-page-track = Militärleiste
duel-page-rail = Militär und Fortschritt
duel-page-space = { $steps } auf { $name } zu
duel-page-space-middle = Mitte
duel-page-space-capital = Hauptstadt von { $name }
duel-page-pawn-here = hier steht die Figur
duel-page-pawn-was = hier stand die Konflikt-Spielfigur vorher
# Who took the card that lay here, and for what.
duel-page-ghost = { $name }: { $what }
duel-page-ghost-discarded = abgeworfen
duel-page-loot = { $count ->
    [one] Plünderung: { $count } Münze
   *[other] Plünderung: { $count } Münzen
}
duel-page-board-tokens = Fortschritts-Plättchen auf dem Spielplan
duel-page-no-tokens = Alle Plättchen sind vergeben.
duel-page-no-tokens-yet = Die Plättchen liegen noch nicht aus.

## Beside the table

duel-page-side = Zahlen und Protokoll
duel-page-score = Wäre jetzt Schluss
duel-page-total = Summe
duel-page-science = Forschung
duel-page-six-win = sechs verschiedene gewinnen
duel-page-none = nichts
duel-page-unseen = Verdeckt
duel-page-of-these = { $hidden } von diesen { $cards }
duel-page-guilds = Gilden
duel-page-pile = Ablagestapel
duel-page-pile-empty = Noch wurde keine Karte abgeworfen.

## Questions

duel-page-ask-draft = Wähle ein Weltwunder
duel-page-ask-draft-why = Jede Stadt bekommt vier der acht Weltwunder; nur sieben davon können errichtet werden.
duel-page-ask-token = Nimm ein Fortschritts-Plättchen
duel-page-ask-token-why = Zwei gleiche Forschungssymbole bringen dir eines davon.
duel-page-ask-library = Behalte eines dieser Plättchen
duel-page-ask-library-why = Nur du siehst sie; die anderen kommen zurück in die Schachtel.
duel-page-ask-destroy-brown = Zerstöre eine braune Karte
duel-page-ask-destroy-brown-why = Die Karte kommt aus der Stadt deines Gegners auf den Ablagestapel.
duel-page-ask-destroy-grey = Zerstöre eine graue Karte
duel-page-ask-destroy-grey-why = Die Karte kommt aus der Stadt deines Gegners auf den Ablagestapel.
duel-page-ask-rebuild = Errichte eine abgeworfene Karte
duel-page-ask-rebuild-why = Sie kostet nichts, und alles auf ihr zählt.
duel-page-ask-start = Wer beginnt dieses Zeitalter?
duel-page-ask-start-why = { $pawn ->
    [level] Du bestimmst es: Die Figur steht in der Mitte, und du hast die letzte Karte genommen.
   *[yours] Du bestimmst es: Die Figur steht auf deiner Seite, du bist also militärisch schwächer.
}
duel-page-asked-draft = { $name } wählt ein Weltwunder
duel-page-asked-token = { $name } nimmt ein Fortschritts-Plättchen
duel-page-asked-library = { $name } behält eines von drei geheim gezogenen Plättchen
duel-page-asked-destroy-brown = { $name } zerstört eine braune Karte
duel-page-asked-destroy-grey = { $name } zerstört eine graue Karte
duel-page-asked-rebuild = { $name } errichtet eine abgeworfene Karte
duel-page-asked-start = { $name } bestimmt, wer dieses Zeitalter beginnt
duel-page-begin-me = Ich beginne
duel-page-begin = { $name } beginnt
duel-page-look = Tisch ansehen
duel-page-drafted = { $count } von 8 gewählt

## A first game

duel-page-hint-draft = Ein Weltwunder ist stark und wird einmal errichtet, über einer beliebigen Karte. Die mit dem Kreispfeil bringen noch einen Zug.
duel-page-hint-turn-1 = Nimm eine Karte mit hellem Rand: Errichte sie, wirf sie für Münzen ab oder baue ein Weltwunder darüber. Erst Braun und Grau!
duel-page-hint-turn-2 = Was fehlt, kaufst du bei der Bank; je mehr dein Gegner davon herstellt, desto teurer. Karten mit Kettenglied sind gratis.
duel-page-hint-turn-3 = Jetzt zählen die Punkte. Aber eine gefallene Hauptstadt oder sechs verschiedene Symbole beenden das Spiel sofort.
duel-page-hint-token = Fortschritts-Plättchen gelten bis zum Schluss; wähle eines, das zu deiner Stadt passt.
duel-page-hint-library = Du hast drei Plättchen aus der Schachtel gezogen; eines gehört dir.
duel-page-hint-destroy-brown = Nimm, was dein Gegner am meisten braucht.
duel-page-hint-destroy-grey = Nimm, was dein Gegner am meisten braucht.
duel-page-hint-rebuild = Such dir etwas aus, was bisher abgeworfen wurde; es kostet nichts.
duel-page-hint-start = Wer beginnt, nimmt die erste Karte; sieh nach, was sie freigibt.
duel-page-hint-wait = Während der andere spielt, kannst du jede Karte und jeden Preis ansehen.

## The end

duel-page-end-won = Du hast gewonnen
duel-page-end-winner = { $name } hat gewonnen
duel-page-end-shared = Geteilter Sieg
duel-page-end-nobody = Das Spiel endete ohne Sieger
duel-page-end-why = { $reason ->
    [military] { $to ->
        [winner] Du bist in die Hauptstadt von { $loser } einmarschiert: militärische Überlegenheit.
        [loser] { $name } ist in deine Hauptstadt einmarschiert: militärische Überlegenheit.
       *[other] { $name } ist in die Hauptstadt von { $loser } einmarschiert: militärische Überlegenheit.
    }
    [science] { $to ->
        [winner] Du hast sechs verschiedene Symbole gesammelt: wissenschaftliche Überlegenheit.
       *[other] { $name } hat sechs verschiedene Symbole gesammelt: wissenschaftliche Überlegenheit.
    }
    [civilian] { $to ->
        [winner] Deine Stadt zählt mehr: ziviler Sieg.
       *[other] Die Stadt von { $name } zählt mehr: ziviler Sieg.
    }
    [resigned] { $to ->
        [loser] Du hast aufgegeben.
       *[other] { $loser } hat aufgegeben.
    }
    [time] { $to ->
        [loser] Deine Zeit ist abgelaufen.
       *[other] Die Zeit von { $loser } ist abgelaufen.
    }
    [closed] Der Gastgeber hat die Partie beendet.
   *[other] { $name } gewinnt.
}
duel-page-end-score = Punkte
page-seed = Startwert der Verteilung
page-digest = Zu Beginn gezeigte Prüfsumme
page-seed-why = Mit diesen beiden kann jeder prüfen, dass beim Mischen niemand nachgeholfen hat.

## Help

duel-page-keys = Tasten
duel-page-key-arrows = Pfeiltasten: von einer freien Karte zur nächsten
duel-page-key-enter = Eingabe: was mit der Karte geht
duel-page-key-build = B: errichten
duel-page-key-discard = D: abwerfen
duel-page-key-wonder = 1 bis 4: ein Weltwunder darüber errichten
duel-page-key-hint = H: ein Tipp vom Computer; noch einmal: zur besten Zeile, Enter zeigt die Wahl, noch ein Enter trifft sie
duel-page-key-escape = Esc: schließen
duel-page-key-help = ?: diese Hilfe
duel-page-signs = Zeichen
duel-page-sign-own = mit eigenen Ressourcen bezahlt
duel-page-sign-chain = gratis durch Kette
duel-page-sign-pay = so viele Münzen jetzt
duel-page-sign-not = jetzt zu teuer
duel-page-marks = Farben

## Long names

duel-tile-logging-camp = Holz{ "\u00AD" }fäller-Lager
duel-tile-stone-pit = Gesteins-Lager{ "\u00AD" }stätte
duel-tile-press = Papyrus-Fertigung
duel-tile-pharmacist = Drogerie
duel-tile-brickyard = Ziegel{ "\u00AD" }brennerei
duel-tile-shelf-quarry = Stein{ "\u00AD" }hauerei
duel-tile-horse-breeders = Gestüt
duel-tile-parade-ground = Exerzier{ "\u00AD" }platz
duel-tile-dispensary = Arznei{ "\u00AD" }ausgabe
duel-tile-laboratory = Labora{ "\u00AD" }torium
duel-tile-caravansery = Karawan{ "\u00AD" }serei
duel-tile-arsenal = Waffenlager
duel-tile-pretorium = Militär{ "\u00AD" }gericht
duel-tile-fortifications = Verteidigungs{ "\u00AD" }anlage
duel-tile-siege-workshop = Kriegs{ "\u00AD" }maschinen{ "\u00AD" }werkstatt
duel-tile-study = Studien{ "\u00AD" }zimmer
duel-tile-observatory = Observa{ "\u00AD" }torium
duel-tile-chamber-of-commerce = Handels{ "\u00AD" }kammer
duel-tile-armory = Waffen{ "\u00AD" }kammer
duel-tile-lighthouse = Leuchtturm
duel-tile-merchants-guild = Gilde der Kaufleute
duel-tile-shipowners-guild = Gilde der Schiffs{ "\u00AD" }eigner
duel-tile-builders-guild = Gilde der Bau{ "\u00AD" }meister
duel-tile-scientists-guild = Gilde der Wissen{ "\u00AD" }schaftler
duel-tile-moneylenders-guild = Gilde der Geld{ "\u00AD" }verleiher
duel-tile-agriculture = Land{ "\u00AD" }wirtschaft
duel-tile-architecture = Archi{ "\u00AD" }tektur
duel-tile-law = Gesetz{ "\u00AD" }gebung
duel-tile-masonry = Baukunst
duel-tile-mathematics = Mathe{ "\u00AD" }matik
duel-tile-philosophy = Philo{ "\u00AD" }sophie
duel-tile-strategy = Kriegs{ "\u00AD" }kunst
duel-tile-urbanism = Stadt{ "\u00AD" }planung
