### What the box of Tower of Babel names, and what we name in it.

## Types of building cards: the bare word, and a number of cards

babel-camel = Kamel
babel-crane = Kran
babel-ship = Schiff
babel-stonemason = Steinmetz

babel-count-camel = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
babel-count-crane = { $count ->
    [one] { $count } Kran
   *[other] { $count } Kräne
}
babel-count-ship = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
babel-count-stonemason = { $count ->
    [one] { $count } Steinmetz
   *[other] { $count } Steinmetze
}
babel-count-nothing = nichts

## Wonders

babel-tower-of-babel = Turm zu Babel
babel-pyramids = Pyramiden von Gizeh
babel-hanging-gardens = Hängende Gärten der Semiramis
babel-temple-of-artemis = Tempel der Artemis in Ephesos
babel-statue-of-zeus = Zeusstatue des Phidias
babel-mausoleum = Mausoleum von Halikarnassos
babel-colossus = Koloss von Rhodos
babel-lighthouse = Leuchtturm von Alexandria

## Action cards

babel-card-exchange = Kartentausch
babel-joker = Joker
babel-disc-bonus = Bauscheibenbonus
babel-draw-three = Drei Karten
babel-double-turn = Doppelzug
babel-offer-bonus = Angebotsbonus
babel-five-points = Fünf Punkte

## When an action card is played

babel-timing-any-time = in deinem Zug oder vor den Angeboten im Zug eines anderen
babel-timing-active-build-completion = wenn du eine Bauscheibe erfüllst
babel-timing-active-turn-end = am Ende deines Zuges
babel-timing-own-offer-refused = wenn dein Angebot nicht angenommen wird
babel-timing-final-scoring = zählt am Ende von selbst

## The rows of the score

babel-points-refused = Abgelehnte Angebote
babel-points-wonders = Fertige Weltwunder
babel-points-unfinished = Unfertige Weltwunder
babel-points-discs = Scheibenbonus
babel-points-cards = Aktionskarten

## How sure a figure is

babel-confidence-designed = keine Quelle; passend gewählt
babel-confidence-single-source = eine Quelle
game-babel = Der Turmbau zu Babel
