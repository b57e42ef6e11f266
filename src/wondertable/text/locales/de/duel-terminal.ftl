### 7 Wonders Duel in the terminal: help, the table, choices. Words of the notation are typed as they are
### here in every language.

## Help: each line begins with an example that can be typed

cli-help-build = build baths – du bezahlst eine erreichbare Karte und errichtest sie in deiner Stadt
cli-help-discard = discard altar – du wirfst eine erreichbare Karte ab und bekommst Münzen dafür
cli-help-wonder = wonder sphinx with tavern – du bezahlst eines deiner Weltwunder und errichtest es mit einer erreichbaren Karte
cli-help-draft = draft sphinx – du nimmst eines der ausliegenden Weltwunder
cli-help-take = take law – du nimmst ein Fortschritts-Plättchen
cli-help-destroy = destroy glassworks – eine Karte deines Gegners kommt auf den Ablagestapel
cli-help-rebuild = rebuild altar – du errichtest gratis eine Karte aus dem Ablagestapel
cli-help-start = start 0 – du bestimmst, wer das Zeitalter beginnt: 0 ist, wer auf dem ersten Platz sitzt, 1 der andere

## Headings and short words

cli-heading-board-tokens = Fortschritts-Plättchen auf dem Spielplan
cli-heading-tokens = Fortschritts-Plättchen
cli-heading-symbols = Forschungssymbole
cli-heading-production = Produktion
cli-heading-price = Preis
cli-heading-unit-prices = Preise
cli-heading-draft = Weltwunder zur Wahl
cli-nothing = keine
cli-chain = Kette
cli-wonder-built = { $wonder } (errichtet)
cli-wonder-removed = { $wonder } (aus dem Spiel)
cli-pawn-middle = Die Konflikt-Spielfigur steht in der Mitte.
# $player is the one whose capital is in danger; $left is what is missing to reach it.
cli-pawn-towards = { $steps ->
    [one] Die Konflikt-Spielfigur steht { $steps } Feld von der Mitte auf der Seite von { $player }; noch { $left }, und die Hauptstadt fällt.
   *[other] Die Konflikt-Spielfigur steht { $steps } Felder von der Mitte auf der Seite von { $player }; noch { $left }, und die Hauptstadt fällt.
}

## An effect in a word or two, for places with little room. $kind is an id

cli-brief-fixed-price = { $resources } für 1 Münze
cli-brief-coins-per = { $each ->
    [one] { $each } Münze je { cli-brief-kind }
   *[other] { $each } Münzen je { cli-brief-kind }
}
cli-brief-points-per = { $each ->
    [one] { $each } Punkt je { cli-brief-kind }
   *[other] { $each } Punkte je { cli-brief-kind }
}
cli-brief-play-again = Extrazug
cli-brief-opponent-loses = { $count ->
    [one] Gegner −{ $count } Münze
   *[other] Gegner −{ $count } Münzen
}
cli-brief-kind = { $kind ->
    [brown_card] braune Karte
    [grey_card] graue Karte
    [brown_or_grey_card] braune oder graue Karte
    [red_card] rote Karte
    [green_card] grüne Karte
    [blue_card] blaue Karte
    [yellow_card] gelbe Karte
    [wonder] Weltwunder
    [three_coins] 3 Münzen
   *[own_progress_token] Fortschritts-Plättchen
}

## Simulating

cli-simulate-military = Militärische Siege
cli-simulate-science = Wissenschaftliche Siege
cli-simulate-wonders = Errichtete Weltwunder je Partie

## The box

cli-cards-wonders = Weltwunder
cli-cards-tokens = Fortschritts-Plättchen

## The board and the choices

cli-heading-open-cards = Erreichbare Karten
cli-way-discard = Abwerfen +{ $coins }
cli-too-dear = zu teuer
cli-brief-destroy = { $color ->
    [brown] zerstört eine braune Karte
   *[grey] zerstört eine graue Karte
}
cli-brief-progress = 1 von 3 Plättchen aus der Schachtel
cli-brief-rebuild = eine abgeworfene Karte gratis

## Result. $ending is the reason of an end

cli-result-duel-won = { $ending ->
    [military] Du hast gewonnen: Deine Truppen stehen in der gegnerischen Hauptstadt.
    [science] Du hast gewonnen: Deine Stadt besitzt sechs verschiedene Forschungssymbole.
   *[civilian] Du hast gewonnen: Deine Stadt ist mehr wert.
}
cli-result-duel-lost = { $ending ->
    [military] Du hast verloren: Die gegnerischen Truppen stehen in deiner Hauptstadt.
    [science] Du hast verloren: Dein Gegner besitzt sechs verschiedene Forschungssymbole.
   *[civilian] Du hast verloren: Die Stadt deines Gegners ist mehr wert.
}
cli-result-duel-winner = { $ending ->
    [military] { $player } gewinnt durch militärische Überlegenheit.
    [science] { $player } gewinnt durch wissenschaftliche Überlegenheit.
   *[civilian] { $player } erringt einen zivilen Sieg.
}
cli-result-duel-shared = Ihr teilt euch den Sieg: Gleichstand bei den Punkten und bei den blauen Karten.
cli-arena-duel-ending = { $ending ->
    [military] Militär
    [science] Forschung
   *[civilian] Punkte
}
