### Help: the pages around how to play, glossary and rulings, and what icons mean. $game is the name
### of a game; $cards and $card are names of cards; $players is a number of players or a range of them.

## Pages

help-title = Hilfe
help-games = Hilfe zu allen Spielen
help-games-about = Wie man spielt, was jede Karte und jedes Zeichen bewirkt, und wie wir entscheiden, wo die Regeln schweigen.
help-how = So wird gespielt
help-glossary = Glossar
help-rulings = Entscheidungen
help-how-of = So wird gespielt: { $game }
help-glossary-of = Glossar: { $game }
help-rulings-of = Entscheidungen: { $game }
help-pages = Seiten der Hilfe
help-quick = In zwei Minuten
help-details = Im Einzelnen
help-contents = Auf dieser Seite
help-new-tab = öffnet einen neuen Tab

## Glossary

help-glossary-about = Jede Karte und jedes Zeichen des Spiels, direkt aus dem, womit auch die Regeln rechnen.
help-search = Suche
help-search-how = ein Name, eine Farbe, ein Zeitalter oder Wörter einer Wirkung
help-search-go = Suchen
help-search-all = Alles zeigen
help-found = { $count ->
    [0] Nichts gefunden.
    [one] { $count } Eintrag
   *[other] { $count } Einträge
}
help-group-age-1 = 1. Zeitalter
help-group-age-2 = 2. Zeitalter
help-group-age-3 = 3. Zeitalter
help-group-guild = Gilden
help-group-black = Schwarze Karten aus Cities
help-group-wonder = Weltwunder
help-group-board = Wunderpläne
help-group-token = Fortschritts-Plättchen
help-group-type = Baukarten
help-group-disc = Bauscheiben
help-group-action = Aktionskarten
help-group-icon = Symbole und Zeichen
help-about-card = { $kind } · { $age }
help-about-wonder = Weltwunder
help-about-token = Fortschritts-Plättchen
help-about-board = Wunderplan
help-about-stage = Bauabschnitt { $number }, { $side }
help-about-icon = Zeichen
help-fact-cost = Kosten
help-fact-chain-from = Gratis mit
help-fact-chain-gives = Macht gratis
help-fact-shown-by = Zu sehen auf
help-fact-made-by = Produziert von
help-fact-copies = Im Spiel
help-fact-when = Wann
help-fact-start = Startressource
help-fact-cards = Karten
help-copies = { $players } Spieler: { $count }
help-copies-guild = { $players } von { $all } sind im Spiel: eine je Spieler, und { $extra } mehr
help-copies-black = in jedem Zeitalter eine je Spieler, aus { $all }

## Icons that several games share

help-icon-coin = Münze
help-icon-coin-about = Geld. Am Ende sind je { $per_point } Münzen 1 Punkt wert.
help-icon-vp = Siegpunkte
help-icon-vp-about = Werden bei Spielende gezählt.
help-icon-shield = Schild
help-icon-chain = Kette
help-icon-chain-about = Wer eine Karte mit so einem Zeichen hat, baut spätere Karten gratis, bei deren Kosten dasselbe Zeichen steht.
help-icon-chain-sign-about = Es steht auf: { $card }. In derselben Stadt macht es gratis: { $cards }.
help-icon-raw-about = Ein Rohstoff. Er wird nicht verbraucht und hilft bei allem, was du baust.
help-icon-manufactured-about = Eine Manufakturware. Sie wird nicht verbraucht und hilft bei allem, was du baust.
help-icon-science = Forschungssymbol: { $symbol }
help-icon-from-discard = Aus dem Ablagestapel
help-icon-wonder = Weltwunder
help-icon-free = Gratis
help-icon-free-about = Die Karte kostet weder Ressourcen noch Münzen.
help-icon-age-about = Rückseite und Nummer der Karten dieses Zeitalters.
help-icon-check = Eigene Ressourcen
help-icon-check-about = Deine Stadt hat alles, was nötig ist: Es kostet dich nichts.
help-icon-no = Nicht möglich
help-icon-no-about = Du kannst es jetzt nicht bezahlen oder darfst es nicht bauen.
help-icon-either = Eines davon
help-icon-either-about = Eine Einheit einer dieser Ressourcen; du wählst jedes Mal neu.

## Colours of cards

help-color-brown = Produziert Rohstoffe.
help-color-grey = Produziert Manufakturwaren.
help-color-blue = Bringt Siegpunkte.
help-color-yellow = Bringt Münzen, günstigeren Handel oder Ressourcen, später auch Punkte.
help-color-red = Hat Schilde für Konflikte.
help-color-green = Zeigt ein Forschungssymbol.
help-color-purple = Eine Gilde: Ihre Punkte hängen davon ab, was in den Städten steht.
help-color-black = Eine Karte aus Cities: Sie mischt sich in die Angelegenheiten anderer ein.

## Rulings

help-rulings-about = Wo die Regelhefte schweigen oder sich widersprechen, muss jemand entscheiden. So entscheiden wir, und darum.
help-ruling-we-play = Wir spielen
help-ruling-because = Denn
