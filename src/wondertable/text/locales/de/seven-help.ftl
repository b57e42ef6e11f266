### How to play 7 Wonders, Cities and teams, in our own words. All numbers come from the rules of the engine.

## In two minutes

help-seven-goal = Alle bauen drei Zeitalter lang an einer Stadt und einem Weltwunder. Alle wählen gleichzeitig eine Karte, spielen sie und geben die übrigen weiter. Nach dem 3. Zeitalter gewinnt die Stadt mit den meisten Punkten.
help-seven-setup-title = So beginnt es
help-seven-setup = Du hast einen Plan mit einem Weltwunder, der von Anfang an eine Ressource produziert, { $start_coins } Münzen und { $hand } Karten auf der Hand.
help-seven-turn-title = Ein Zug
help-seven-turn = Wähle verdeckt eine Karte aus deiner Hand. Haben alle gewählt, macht jeder mit seiner Karte eines von drei Dingen:
help-seven-build-title = Errichten
help-seven-build = Du bezahlst ihre Kosten. Sie bleibt in deiner Stadt und wirkt ab jetzt, Ressourcen ab dem nächsten Zug.
help-seven-stage-title = Einen Bauabschnitt errichten
help-seven-stage = Die Karte kommt verdeckt unter deinen Plan, ganz gleich welche. Du bezahlst den nächsten Bauabschnitt, von links nach rechts.
help-seven-sell-title = Verkaufen
help-seven-sell = Die Karte kommt auf den Ablagestapel, und du bekommst { $sale } Münzen.
help-seven-after = Dann geben alle die übrigen Karten weiter: im 1. und 3. Zeitalter nach links, im 2. nach rechts. Nach { $turns } Zügen ist das Zeitalter vorbei; die letzte Karte wird abgelegt.
help-seven-cost-title = Bezahlen
help-seven-cost = Ressourcen werden nicht verbraucht: Was deine Stadt produziert, hast du in jedem Zug. Was fehlt, kaufst du bei deinen beiden Nachbarn, für { $price } Münzen je Einheit, und sie können nicht ablehnen. Gratis ist eine Karte, zu der eine andere Karte deiner Stadt führt.
help-seven-conflict-title = Konflikte
help-seven-conflict = Am Ende jedes Zeitalters vergleichst du deine Schilde mit beiden Nachbarn. Mehr Schilde bringen einen Siegmarker mit { $victory_1 }, { $victory_2 } oder { $victory_3 } Punkten je nach Zeitalter, weniger einen Niederlagenmarker mit { $defeat }, gleich viele nichts.
help-seven-science-title = Wissenschaft
help-seven-science = Zähle jedes der drei grünen Symbole für sich und nimm die Zahl mal sich selbst: { $equal } gleiche sind { $squared } Punkte. Jeder Satz aus allen dreien bringt { $set } dazu.
help-seven-end-title = Punkte
help-seven-end = Das Weltwunder, je { $per_point } Münzen 1 Punkt, Konflikte, blaue, gelbe, grüne Karten und Gilden. Bei Gleichstand entscheiden die Münzen; sind auch sie gleich, wird der Sieg geteilt.

## Captions of pictures

help-seven-picture-card = Eine Karte. Das Band zeigt Farbe und Wirkung; darunter stehen die gedruckten Kosten und das Zeichen, das sie gratis macht.
help-seven-picture-board = Ein Wunderplan: Bauabschnitte mit Kosten und Wirkung, von links nach rechts errichtet.
help-seven-picture-pass = Die Karten gehen im 1. und 3. Zeitalter nach links, im 2. nach rechts.
help-seven-picture-science = Ein Beispiel: { $squares } für gleiche Symbole und { $set } für den Satz ergeben { $points } Punkte.

## In detail

help-seven-names-title = Kein Name doppelt
help-seven-names = In einer Stadt stehen nie zwei Gebäude mit demselben Namen, auch nicht gratis. Unter das Weltwunder darf jede Karte.
help-seven-same-title = Alles gleichzeitig
help-seven-same = Du kannst nur Münzen ausgeben, die du zu Beginn des Zuges hattest, und nur kaufen, was bei den Nachbarn schon stand. Münzen, die es für Karten einer Art gibt, zählen aber auch Karten aus demselben Zug.
help-seven-sold-title = Was man kaufen kann
help-seven-sold = Nachbarn verkaufen, was ihr Plan und ihre braunen und grauen Karten produzieren, nie, was gelbe Karten oder Bauabschnitte geben. Beide Nachbarn dürfen dieselbe Einheit kaufen, und ihr Besitzer nutzt sie trotzdem. Kontore und Marktplatz senken den Preis auf { $discounted } Münze.
help-seven-choice-title = Ressourcen nach Wahl
help-seven-choice = Eine Karte mit mehreren Ressourcen und Strichen dazwischen gibt in jedem Zug eine davon, ganz wie ihr Nutzer will. Gibt es mehrere Wege zu bezahlen, zeigt die Seite alle, und du entscheidest, wen du bezahlst.
help-seven-last-title = Letzte Karte eines Zeitalters
help-seven-last = Im letzten Zug eines Zeitalters hast du zwei Karten: Eine spielst du, die andere kommt ohne Münzen auf den Ablagestapel.
help-seven-players-title = Karten und Spieler
help-seven-players = { $least } bis { $most } können spielen. Auf den Karten steht, ab wie vielen Spielern sie dabei sind. Von den { $guilds_all } Gilden sind eine je Spieler und { $extra_guilds } mehr im Spiel.

## Cities

help-seven-cities-title = Cities
help-seven-cities = Schwarze Karten kommen dazu: in jedem Zeitalter eine je Spieler, aus { $black }. Du hast { $cities_hand } Karten auf der Hand und spielst { $cities_turns } Züge. Es gibt zwei weitere Pläne: Byzanz und Petra.
help-seven-debt-title = Verluste und Schulden
help-seven-debt = Manche Karten lassen andere am Ende des Zuges Münzen verlieren, nachdem alle bezahlt und bekommen haben. Wer nicht zahlen kann oder will, nimmt Schulden: Jede nicht bezahlte Münze kostet am Ende 1 Punkt, und Schulden werden nie zurückgezahlt. Plünderer verteilen Schulden direkt.
help-seven-diplomacy-title = Diplomatie
help-seven-diplomacy = Wer einen Diplomatiemarker hat, hält sich aus dem nächsten Konflikt heraus, und die Spieler zu beiden Seiten kämpfen stattdessen gegeneinander. Jedes Mal wird ein Marker verbraucht. Bleiben nur zwei übrig, kämpfen sie einmal.
help-seven-masks-title = Masken
help-seven-masks = Eine Maske kopiert am Ende das Symbol einer grünen Karte eines Nachbarn; jede grüne Karte kannst du nur einmal nutzen.

## Teams

help-seven-teams-title = Teams
help-seven-teams = { $team_1 } oder { $team_2 } spielen in Zweierteams, mit Cities; Partner sitzen nebeneinander, dürfen reden und, wenn der Tisch es erlaubt, einander die Karten zeigen. Münzen und Karten wechseln nie den Besitzer.
help-seven-team-fight-title = Kämpfen im Team
help-seven-team-fight = Partner kämpfen nicht gegeneinander. Mit dem anderen Nachbarn gibt es einen Konflikt, um zwei Marker statt um einen. Ein Diplomatiemarker macht daraus einen; haben beide Partner einen, gibt es keinen.
help-seven-team-end-title = Punkte eines Teams
help-seven-team-end = Beide Partner zählen wie sonst und addieren ihre Punkte. Bei Gleichstand entscheiden die Münzen beider Schatzkammern.

## Icons of this game

help-seven-icon-shield = Zählt im Konflikt am Ende jedes Zeitalters und wird nie verbraucht.
help-seven-icon-victory = Siegmarker
help-seven-icon-victory-about = Im Konflikt gewonnen: { $victory_1 }, { $victory_2 } oder { $victory_3 } Punkte je nach Zeitalter.
help-seven-icon-defeat = Niederlagenmarker
help-seven-icon-defeat-about = Im Konflikt erlitten: { $defeat } Punkte, in jedem Zeitalter.
help-seven-icon-left = Linker Nachbar
help-seven-icon-right = Rechter Nachbar
help-seven-icon-down = Deine eigene Stadt
help-seven-icon-around-about = Dort wird gezählt oder gekauft.
help-seven-icon-team = Alle anderen Spieler
help-seven-icon-team-about = Alle außer dir, auch dein Partner.
help-seven-icon-last = Letzte Karte eines Zeitalters
help-seven-icon-barrel = Geheimes Lager
help-seven-icon-market = Schwarzmarkt
help-seven-icon-crane = Bauabschnitte ohne Ressourcen
help-seven-icon-ship = Kai
help-seven-icon-mask = Maske
help-seven-icon-dove = Diplomatie
help-seven-icon-debt = Schulden
help-seven-icon-debt-about = Jede kostet am Ende 1 Punkt und wird nie zurückgezahlt.
help-seven-icon-choice = Symbol nach Wahl
help-seven-icon-discard-defeats = Niederlagenmarker abgelegt
help-seven-icon-wonder-about = Ein Bauabschnitt eines Weltwunders, oder alle.
