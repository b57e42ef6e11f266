### What cards and stages of 7 Wonders do, said to their owner: one message for every effect, with the
### effect's fields in it. $resource, $symbol, $side, $kinds, $kind and $scope are ids; $resources and
### $colors are lists made by `listed`.

## Production and trade

seven-effect-produces = Produziert { $resource ->
    [wood] { $units } Holz
    [stone] { $units ->
        [one] { $units } Stein
       *[other] { $units } Steine
    }
    [clay] { $units } Lehm
    [ore] { $units } Erz
    [glass] { $units } Glas
    [cloth] { $units } Stoff
   *[papyrus] { $units } Papyrus
}.
seven-effect-produces-choice = Produziert { $resources }: je Zug eine Einheit, die du jedes Mal neu wählst.
seven-effect-trade = Ab deinem nächsten Zug kaufst du { $kinds ->
    [raw] Rohstoffe
   *[manufactured] Manufakturwaren
} { $side ->
    [left] beim linken Nachbarn
    [right] beim rechten Nachbarn
   *[both] bei beiden Nachbarn
} für 1 Münze je Einheit.
seven-effect-wharf = Einmal je Zug kostet eine { $side ->
    [left] beim linken Nachbarn
    [right] beim rechten Nachbarn
   *[both] bei einem Nachbarn
} gekaufte Ressource 1 Münze weniger.
seven-effect-cache = Die Startressource auf dem Plan eines Nachbarn kostet dich 1 Münze weniger.
seven-effect-warehouse =
    Einmal je Zug hast du eine Einheit mehr von einer Ressource, die dein Plan, braune oder graue Karten produzieren.
seven-effect-black-market =
    Einmal je Zug hast du eine Einheit einer Ressource, die dein Plan, braune und graue Karten nicht produzieren.
seven-effect-stages-without-resources = Deine Bauabschnitte brauchen keine Ressourcen mehr; Münzen zahlst du weiterhin.

## Shields and science

seven-effect-shields = { $count ->
    [one] { $count } Schild.
   *[other] { $count } Schilde.
}
seven-effect-science = Forschungssymbol: { $symbol ->
    [compass] { seven-symbol-compass }
    [gear] { seven-symbol-gear }
   *[tablet] { seven-symbol-tablet }
}.
seven-effect-science-choice = Steht bei Spielende für ein beliebiges Forschungssymbol.
seven-effect-copy-science = Kopiert bei Spielende das Symbol einer grünen Karte eines Nachbarn.

## Points and coins

seven-effect-points = { $count ->
    [one] Zählt { $count } Siegpunkt.
   *[other] Zählt { $count } Siegpunkte.
}
seven-effect-coins = { $count ->
    [one] Bringt sofort { $count } Münze.
   *[other] Bringt sofort { $count } Münzen.
}
seven-effect-coins-per-card = { $each ->
    [one] Bringt sofort { $each } Münze je Karte dieser Farbe { seven-where }: { $colors }.
   *[other] Bringt sofort { $each } Münzen je Karte dieser Farbe { seven-where }: { $colors }.
}
seven-effect-points-per-card = { $each ->
    [one] Zählt bei Spielende { $each } Siegpunkt je Karte dieser Farbe { seven-where }: { $colors }.
   *[other] Zählt bei Spielende { $each } Siegpunkte je Karte dieser Farbe { seven-where }: { $colors }.
}
seven-effect-coins-per-stage = { $each ->
    [one] Bringt sofort { $each } Münze je eigenem Bauabschnitt.
   *[other] Bringt sofort { $each } Münzen je eigenem Bauabschnitt.
}
seven-effect-points-per-stage = { $each ->
    [one] Zählt bei Spielende { $each } Siegpunkt je Bauabschnitt { seven-where }.
   *[other] Zählt bei Spielende { $each } Siegpunkte je Bauabschnitt { seven-where }.
}
seven-effect-points-if-complete = { $count ->
    [one] Zählt bei Spielende { $count } Siegpunkt, wenn alle deine Bauabschnitte errichtet sind.
   *[other] Zählt bei Spielende { $count } Siegpunkte, wenn alle deine Bauabschnitte errichtet sind.
}

## Cards

seven-effect-play-last-card = Du darfst auch die letzte Karte jedes Zeitalters spielen, als eigenen Zug.
seven-effect-build-from-discard = Am Ende dieses Zuges errichtest du gratis eine Karte aus dem Ablagestapel.
seven-effect-free-first-of-color = Die erste Karte jeder Farbe in deiner Stadt ist gratis.
seven-effect-free-first-of-age = Die Karte, die du in einem Zeitalter als erste wählst, errichtest du gratis.
seven-effect-free-last-of-age = Die Karte, die du in einem Zeitalter als letzte wählst, errichtest du gratis.

## Other players

seven-effect-others-gain = { $count ->
    [one] Alle anderen erhalten { $count } Münze.
   *[other] Alle anderen erhalten { $count } Münzen.
}
seven-effect-neighbors-gain = { $count ->
    [one] Beide Nachbarn erhalten { $count } Münze.
   *[other] Beide Nachbarn erhalten { $count } Münzen.
}
seven-effect-others-lose = { $count ->
    [one] Alle anderen verlieren am Ende des Zuges { $count } Münze.
   *[other] Alle anderen verlieren am Ende des Zuges { $count } Münzen.
}
seven-effect-others-lose-per = { $kind ->
    [victory_token] Alle anderen verlieren am Ende des Zuges { seven-each } je eigenem Siegmarker.
   *[wonder_stage] Alle anderen verlieren am Ende des Zuges { seven-each } je eigenem Bauabschnitt.
}
seven-effect-neighbors-debt = Beide Nachbarn erhalten sofort Schulden: { $count }.

## Conflicts

seven-effect-victory-token = Du nimmst sofort einen Siegmarker ({ seven-age }).
seven-effect-points-per-token = { $age ->
    [0] Zählt bei Spielende Siegpunkte je eigenem Siegmarker: { $each }.
    [1] Zählt bei Spielende Siegpunkte je eigenem Siegmarker des 1. Zeitalters: { $each }.
    [2] Zählt bei Spielende Siegpunkte je eigenem Siegmarker des 2. Zeitalters: { $each }.
   *[3] Zählt bei Spielende Siegpunkte je eigenem Siegmarker des 3. Zeitalters: { $each }.
}
seven-effect-coins-per-token = Bringt sofort Münzen je eigenem Siegmarker: { $each }.
seven-effect-coins-per-defeat = Bringt sofort Münzen je eigenem Niederlagenmarker: { $each }.
seven-effect-discard-defeats = Danach legst du alle deine Niederlagenmarker ab.
seven-effect-diplomacy = Du nimmst einen Diplomatiemarker und hältst dich aus dem nächsten Konflikt heraus.

## Parts of the sentences above

seven-where = { $scope ->
    [own] in deiner Stadt
    [next_door] in den Nachbarstädten
   *[everywhere] in deiner Stadt und den Nachbarstädten
}
seven-each = { $each ->
    [one] { $each } Münze
   *[other] { $each } Münzen
}
seven-age = { $age ->
    [1] 1. Zeitalter
    [2] 2. Zeitalter
   *[3] 3. Zeitalter
}
