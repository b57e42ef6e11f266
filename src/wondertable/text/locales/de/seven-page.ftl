### What the table of 7 Wonders says. $name is a player's name and $names a list of them; $card, $cards,
### $board and $thing are names of things; $coins is a counted number of coins such as "2 coins", unless it
### is compared; $goods and $symbols are lists. seven-tile- are names with soft hyphens for narrow tiles.

## The bar and the ring of seats

seven-page-title = { $turn } – 7 Wonders
seven-page-ages = Zeitalter
seven-page-turn-count = Zug { $turn } von { $last }
seven-page-over = Das Spiel ist aus
seven-page-paused = Pause
seven-page-dealing = Karten werden ausgeteilt
seven-page-clock = Uhr
seven-page-have-chosen = { $done } von { $all } haben gewählt
seven-page-waiting-for = { $count ->
    [one] noch { $count } wählt
   *[other] noch { $count } wählen
}
seven-page-your-turn = Wähle eine Karte
seven-page-your-side = Wähle eine Seite deines Plans
seven-page-your-board = Wähle einen Plan
seven-page-your-lose = Du verlierst Münzen
seven-page-your-extra = Nutze deine letzte Karte
seven-page-your-rebuild = Errichte eine abgelegte Karte
seven-page-turn-of = { $name } wählt noch
seven-page-side-of = { $name } wählt noch eine Seite
seven-page-board-of-seat = { $name } wählt einen Plan
seven-page-lose-of = { $name } verliert Münzen
seven-page-extra-of = { $name } nutzt die letzte Karte
seven-page-rebuild-of = { $name } sieht den Ablagestapel durch
seven-page-ring = { $way ->
    [left] Wer gewählt hat. Die Karten gehen nach links.
   *[right] Wer gewählt hat. Die Karten gehen nach rechts.
}
seven-page-state = { $state ->
    [asked] { $name } wählt noch
    [chosen] { $name } hat gewählt
   *[idle] { $name }
}
seven-page-chosen = hat gewählt
seven-page-choosing = wählt noch

## Cities

seven-page-you = Du
seven-page-city-yours = Deine Stadt
seven-page-city-of = Stadt von { $name }
seven-page-neighbour = { $side ->
    [left] Linker Nachbar: { $name }
   *[right] Rechter Nachbar: { $name }
}
seven-page-board-of = Weltwunder von { $name }: { $board }
seven-page-about-board = { $board } von { $name }: die Bauabschnitte
seven-page-partner = Partner
seven-page-side-word = { $side ->
    [day] Tag
   *[night] Nacht
}
seven-page-side = { $side ->
    [day] Tagseite
   *[night] Nachtseite
}
seven-page-board-about = { $side ->
    [day] Tagseite · produziert { $goods }
   *[night] Nachtseite · produziert { $goods }
}
seven-page-makes = produziert { $goods }
seven-page-goods = Ressourcen
seven-page-colored = { $color }: { $count }
seven-page-cards-of = Karten von { $name }
seven-page-debt = Schulden: { $count }
seven-page-diplomacy = { $count ->
    [one] { $count } Diplomatiemarker
   *[other] { $count } Diplomatiemarker
}
seven-page-tokens = Konfliktmarker: { $tokens }
seven-page-sells = Verkauft { $goods }
seven-page-sells-at = verkauft zu { $coins }
seven-page-sells-apart = Rohstoffe zu { $raw }, sonst { $made }
seven-page-sells-less = { $price }, mit Rabatt weniger
seven-page-stages-of = { $built } von { $all } Bauabschnitten
seven-page-stage = Abschnitt { $stage }
seven-page-stages-done = Wunder vollendet
seven-page-last = Letzter Zug: { $deed }
seven-page-did-built = { $card }
seven-page-did-staged = ein Bauabschnitt
seven-page-did-sold = Karte verkauft
seven-page-absent = hält sich heraus
seven-page-versus = { $name } { $mine } : { $theirs }

## Cards and prices

seven-page-kind = { $color ->
    [brown] braune Karte
    [grey] graue Karte
    [red] rote Karte
    [green] grüne Karte
    [blue] blaue Karte
    [yellow] gelbe Karte
    [black] schwarze Karte
   *[purple] Gilde
}
seven-page-printed = gedruckte Kosten: { $cost }
seven-page-printed-or = gedruckte Kosten: { $cost }, oder gratis mit { $card }
seven-page-tag-free = gratis
seven-page-tag-own = selbst gedeckt
seven-page-tag-olympia = gratis, Olympia
seven-page-tag-ways = { $count ->
    [one] { $count } Weg
   *[other] { $count } Wege
}
seven-page-tag-owned = steht schon
seven-page-tag-short = { $count ->
    [one] { $count } Münze fehlt
   *[other] { $count } Münzen fehlen
}
seven-page-tag-lacking = kein { $goods }
seven-page-tag-missing = es fehlt { $goods }
seven-page-tag-together = zu wenig { $goods }
seven-page-tag-done = vollendet
seven-page-tag-built = errichtet
seven-page-tag-after = nach { $stage }
seven-page-price-ways = { $count ->
    [one] kostet dich { $ways }
   *[other] kostet dich nach Wahl: { $ways }
}

## The hand

seven-page-hand = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
seven-page-no-hand = Gerade gibt es nichts zu wählen.
seven-page-hand-spectator = Wer nur zusieht, sieht keine Hände.
seven-page-pick = Wähle eine Karte und dann, was du mit ihr tust.
seven-page-with = Mit „{ $card }“
seven-page-build = Errichten
seven-page-sell = Verkaufen
seven-page-leave = Für nichts ablegen
seven-page-brings = bringt { $coins }
seven-page-pays = kostet { $coins }
seven-page-pay-for = Wem zahlst du für „{ $thing }“?
seven-page-your-own = Eigene
seven-page-bank = Bank
seven-page-you-keep = { $count ->
    [one] Du behältst { $count } Münze
   *[other] Du behältst { $count } Münzen
}
seven-page-would-have = { $name } hätte { $count }
seven-page-chose-build = „{ $card }“ errichten
seven-page-chose-stage = Abschnitt { $stage } mit „{ $card }“
seven-page-chose-sell = „{ $card }“ verkaufen
seven-page-laid = liegt verdeckt, bis alle gewählt haben
seven-page-take-back = Zurücknehmen
seven-page-face-down = Deine Wahl, verdeckt: { $card }
seven-page-note-extra = Deine letzte Karte des Zeitalters: errichten, unter einen Bauabschnitt legen, verkaufen oder für nichts ablegen.
seven-page-note-age-1 = Alle wählen zugleich. Zuerst Ressourcen: braune und graue Karten bezahlen später fast alles, und die Nachbarn kaufen bei dir.
seven-page-note-age-2 = Achte auf den Konflikt und darauf, was die Nachbarn bauen. Karten mit einer Kette sind gratis.
seven-page-note-age-3 = Nach diesem Zeitalter zählen nur noch Punkte: Sieh nach, was jede Karte dir bringt.

## What a card is worth, in a few words

seven-page-w-points = { $count ->
    [one] +{ $count } Punkt
   *[other] +{ $count } Punkte
}
seven-page-w-coins = { $count ->
    [one] +{ $count } Münze
   *[other] +{ $count } Münzen
}
seven-page-w-strength = Stärke { $before } → { $after }
seven-page-w-beats = schlägt { $name }
seven-page-w-beats-both = schlägt beide Nachbarn
seven-page-w-makes = bringt { $goods }
seven-page-w-choice = je Zug eine davon
seven-page-w-trade = Einkauf für 1 Münze
seven-page-w-wharf = je Zug einmal 1 Münze Rabatt
seven-page-w-cache = Startressourcen 1 Münze billiger
seven-page-w-warehouse = je Zug eine eigene Ressource mehr
seven-page-w-market = je Zug eine fehlende Ressource
seven-page-w-crane = Bauabschnitte ohne Ressourcen
seven-page-w-diplomacy = nächster Konflikt ohne dich
seven-page-w-debt = beide Nachbarn erhalten Schulden
seven-page-w-dig = abgelegte Karte gratis errichten
seven-page-w-last = auch die letzte Karte spielen
seven-page-w-free-color = erste Karte jeder Farbe gratis
seven-page-w-free-first = erste Karte im Zeitalter gratis
seven-page-w-free-last = letzte Karte im Zeitalter gratis
seven-page-w-mask = kopiert ein Symbol der Nachbarn
seven-page-w-wild = beliebiges Symbol
seven-page-w-others-gain = alle anderen erhalten { $count }
seven-page-w-neighbors-gain = beide Nachbarn erhalten { $count }
seven-page-w-others-lose = alle anderen verlieren { $count }
seven-page-w-others-lose-per = { $kind ->
    [victory_token] alle anderen verlieren 1 je Siegmarker
   *[wonder_stage] alle anderen verlieren 1 je Bauabschnitt
}
seven-page-w-leads = führt zu { $cards }
seven-page-w-nothing = jetzt nichts wert

## Questions

seven-page-ask-side = Welche Seite deines Plans?
seven-page-ask-side-why = Alle wählen zugleich; die Seiten werden gemeinsam aufgedeckt.
seven-page-ask-board = Welches Weltwunder?
seven-page-ask-board-why = Jeder Plan hat zwei Seiten; die Seite wird später gewählt.
seven-page-ask-lose = { $count ->
    [one] Du verlierst { $count } Münze
   *[other] Du verlierst { $count } Münzen
}
seven-page-ask-lose-why = Zahle in Münzen oder nimm Schulden: Jede kostet am Ende einen Punkt.
seven-page-lose-by = Schuld daran: { $causes }.
seven-page-lose-cause = { $name } mit „{ $thing }“
seven-page-ask-rebuild = Errichte eine abgelegte Karte
seven-page-ask-rebuild-why = Nur du siehst den Stapel. Die Karte ist gratis; gibt es eine, muss sie errichtet werden.
seven-page-asked-side = Wählen noch eine Seite: { $names }
seven-page-asked-board = { $names } wählt einen Plan.
seven-page-asked-lose = Über den Verlust entscheiden noch: { $names }
seven-page-asked-extra = { $names } darf noch die letzte Karte nutzen.
seven-page-asked-rebuild = { $names } sieht den Ablagestapel durch.
seven-page-lose = { $coins ->
    [0] Schulden nehmen: { $debt }
    [one] { $debt ->
        [0] { $coins } Münze zahlen
       *[other] { $coins } Münze zahlen, Schulden nehmen: { $debt }
    }
   *[other] { $debt ->
        [0] { $coins } Münzen zahlen
       *[other] { $coins } Münzen zahlen, Schulden nehmen: { $debt }
    }
}
seven-page-lose-points = { $count ->
    [0] Kein Punkt weniger.
    [one] Am Ende { $count } Punkt weniger.
   *[other] Am Ende { $count } Punkte weniger.
}
seven-page-build-nothing = Nichts kann errichtet werden

## Around the table

seven-page-side-panels = Konflikt, Hände, Punkte und Verlauf
seven-page-conflict = Konflikt, { $age }
seven-page-conflict-worth = je { $tokens } oder { $loss }
seven-page-keeps-out = Durch Diplomatie nicht dabei: { $names }. Ihre Nachbarn kämpfen stattdessen gegeneinander.
seven-page-keeps-out-team = Durch Diplomatie halb so viele Marker: { $names }.
seven-page-you-fight = Käme es jetzt zum Krieg, bekämst du { $results }.
seven-page-no-fight = Niemand ist da, gegen den du kämpfst.
seven-page-fight = { $points } gegen { $name }
seven-page-hands = Hände
seven-page-pass = { $way ->
    [left] nach links
   *[right] nach rechts
}
seven-page-next-to-you = kommt als Nächste zu dir
seven-page-known = { $sure ->
    [yes] alle { $held } bekannt
   *[no] { $held } von { $cards } gesehenen
}
seven-page-unknown = noch nicht gesehen
seven-page-pile = { $count ->
    [one] { $count } Karte im Ablagestapel
   *[other] { $count } Karten im Ablagestapel
}
seven-page-score = Wenn jetzt Schluss wäre
seven-page-team = Mit { $name }
seven-page-together = { $count ->
    [one] zusammen { $count } Punkt
   *[other] zusammen { $count } Punkte
}
seven-page-hand-of = Hand von { $name }
seven-page-hand-hidden = An diesem Tisch zeigen Partner ihre Hand nicht.
seven-page-chat = Teamgespräch
seven-page-chat-private = nur du und { $name }
seven-page-chat-words = Nachricht an { $name }
seven-page-chat-send = Senden

## The end

seven-page-end-nobody = Niemand hat gewonnen
seven-page-end-won = Du hast gewonnen
seven-page-end-won-team = Du und { $name } habt gewonnen
seven-page-end-won-shared = Du gehörst zu den Siegern
seven-page-end-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
seven-page-end-why = { $reason ->
    [points] Die meisten Punkte entscheiden; bei Gleichstand die meisten Münzen.
    [resigned] Das Spiel wurde aufgegeben.
    [time] Die Zeit ist abgelaufen.
   *[closed] Der Gastgeber hat das Spiel beendet.
}
seven-page-end-score = Wertungsblatt
seven-page-of-it-debt = davon Schulden
seven-page-total = Summe
seven-page-tie = Münzen
seven-page-end-fights = Konflikte
seven-page-end-science = Masken und freie Symbole
seven-page-end-hidden = Was unter den Weltwundern lag und was verkauft wurde
seven-page-end-under = Unter dem Weltwunder:
seven-page-end-sold = Verkauft:
seven-page-end-left = Übrig:
seven-page-science-own = Eigene Symbole: { $symbols }.
seven-page-science-masks = Masken kopieren: { $symbols }.
seven-page-science-wild = Freie Symbole stehen für: { $symbols }.
seven-page-science-sum = { $squares } + { $sets } × 7 = { $points }
seven-page-none = keine

## Help

seven-page-signs = Was eine Karte dich kostet
seven-page-sign-own = gratis oder mit eigenen Ressourcen bezahlt
seven-page-sign-chain = gratis durch die Kette einer Karte in deiner Stadt
seven-page-sign-pay = Münzen an den Nachbarn auf dieser Seite oder an die Bank
seven-page-sign-not = jetzt nicht zu errichten, und warum
seven-page-marks = Farben und ihre Zeichen
seven-page-keys = Tasten
seven-page-key-arrows = Pfeiltasten: von Karte zu Karte
seven-page-key-build = B: die gewählte Karte errichten
seven-page-key-wonder = W: sie unter den nächsten Bauabschnitt legen
seven-page-key-sell = S: sie verkaufen
seven-page-key-take-back = T: die Wahl zurücknehmen
seven-page-key-hint = H: um einen Tipp bitten; noch einmal: zur besten Zeile, Enter zeigt die Wahl, noch ein Enter trifft sie
seven-page-key-help = ?: diese Hilfe

## Names that a narrow tile may break

seven-tile-stone-pit = Stein{ "\u00AD" }bruch
seven-tile-clay-pool = Lehmgrube
seven-tile-tree-farm = Baum{ "\u00AD" }schule
seven-tile-excavation = Ausgra{ "\u00AD" }bung
seven-tile-clay-pit = Tongrube
seven-tile-timber-yard = Zimmer{ "\u00AD" }platz
seven-tile-loom-1 = Webstuhl
seven-tile-glassworks-1 = Glashütte
seven-tile-east-trading-post = Östliches Kontor
seven-tile-west-trading-post = Westli{ "\u00AD" }ches Kontor
seven-tile-marketplace = Markt{ "\u00AD" }platz
seven-tile-apothecary = Apotheke
seven-tile-scriptorium = Skripto{ "\u00AD" }rium
seven-tile-sawmill = Sägewerk
seven-tile-quarry = Großer Stein{ "\u00AD" }bruch
seven-tile-loom-2 = Webstuhl
seven-tile-glassworks-2 = Glashütte
seven-tile-aqueduct = Aquädukt
seven-tile-courthouse = Gericht
seven-tile-caravansery = Karawan{ "\u00AD" }serei
seven-tile-vineyard = Weinberg
seven-tile-training-ground = Übungs{ "\u00AD" }platz
seven-tile-archery-range = Schieß{ "\u00AD" }platz
seven-tile-dispensary = Arznei{ "\u00AD" }ausgabe
seven-tile-laboratory = Labora{ "\u00AD" }torium
seven-tile-library = Biblio{ "\u00AD" }thek
seven-tile-lighthouse = Leucht{ "\u00AD" }turm
seven-tile-chamber-of-commerce = Handels{ "\u00AD" }kammer
seven-tile-ludus = Gladia{ "\u00AD" }toren{ "\u00AD" }schule
seven-tile-fortifications = Befesti{ "\u00AD" }gungen
seven-tile-arsenal = Zeughaus
seven-tile-siege-workshop = Bela{ "\u00AD" }gerungs{ "\u00AD" }werk{ "\u00AD" }statt
seven-tile-observatory = Stern{ "\u00AD" }warte
seven-tile-university = Univer{ "\u00AD" }sität
seven-tile-study = Studier{ "\u00AD" }zimmer
seven-tile-craftsmens-guild = Gilde der Hand{ "\u00AD" }werker
seven-tile-magistrates-guild = Gilde der Beamten
seven-tile-traders-guild = Gilde der Händler
seven-tile-philosophers-guild = Gilde der Philo{ "\u00AD" }sophen
seven-tile-shipowners-guild = Gilde der Reeder
seven-tile-scientists-guild = Gilde der Wissen{ "\u00AD" }schaftler
seven-tile-decorators-guild = Gilde der Dekora{ "\u00AD" }teure
seven-tile-builders-guild = Gilde der Bau{ "\u00AD" }meister
seven-tile-west-clandestine-wharf = Westli{ "\u00AD" }cher Schmuggler{ "\u00AD" }kai
seven-tile-east-clandestine-wharf = Östlicher Schmuggler{ "\u00AD" }kai
seven-tile-smugglers-cache = Schmuggler{ "\u00AD" }versteck
seven-tile-opium-stash = Opium{ "\u00AD" }vorrat
seven-tile-hideout = Unter{ "\u00AD" }schlupf
seven-tile-raider-camp = Räuber{ "\u00AD" }lager
seven-tile-residence = Residenz
seven-tile-pigeonhole = Tauben{ "\u00AD" }schlag
seven-tile-black-market = Schwarz{ "\u00AD" }markt
seven-tile-architect-firm = Architek{ "\u00AD" }ten{ "\u00AD" }büro
seven-tile-tabularium = Tabu{ "\u00AD" }larium
seven-tile-trade-center = Handels{ "\u00AD" }zentrum
seven-tile-gambling-den = Spiel{ "\u00AD" }hölle
seven-tile-opium-den = Opium{ "\u00AD" }höhle
seven-tile-lair = Schlupf{ "\u00AD" }winkel
seven-tile-raider-fort = Räuber{ "\u00AD" }festung
seven-tile-guardhouse = Wachhaus
seven-tile-mercenaries = Söldner
seven-tile-consulate = Konsulat
seven-tile-band-of-spies = Spionage{ "\u00AD" }ring
seven-tile-forging-agency = Fälscher{ "\u00AD" }werkstatt
seven-tile-capitol = Kapitol
seven-tile-mint = Münz{ "\u00AD" }stätte
seven-tile-opium-distillery = Opium{ "\u00AD" }küche
seven-tile-brotherhood = Bruder{ "\u00AD" }schaft
seven-tile-chamber-of-builders = Kammer der Bau{ "\u00AD" }meister
seven-tile-cenotaph = Kenotaph
seven-tile-slave-market = Sklaven{ "\u00AD" }markt
seven-tile-raider-garrison = Räuber{ "\u00AD" }garnison
seven-tile-contingent = Kontin{ "\u00AD" }gent
seven-tile-embassy = Botschaft
seven-tile-torture-chamber = Folter{ "\u00AD" }kammer
