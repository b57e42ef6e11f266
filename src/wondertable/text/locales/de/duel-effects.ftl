### What cards, wonders and progress tokens of Duel do, said to their owner: one message for every
### effect, with the effect's fields in it. $resource, $kind, $scope, $color, $symbol and $applies_to
### are ids; $resources is a list made by `listed`, except in the discount, where it is a number.

## Production and trade

duel-effect-produces = Produziert { $resource ->
    [wood] { $units } Holz
    [clay] { $units } Lehm
    [stone] { $units ->
        [one] { $units } Stein
       *[other] { $units } Steine
    }
    [glass] { $units } Glas
   *[papyrus] { $units } Papyrus
}.
duel-effect-produces-choice =
    Produziert { $resources }: bei jedem Bau eine Einheit, die du jedes Mal neu wählst. Die Preise deines Gegners steigen dadurch nicht.
duel-effect-fixed-price =
    Ab deinem nächsten Zug verkauft dir die Bank { $resources } für 1 Münze je Einheit.
duel-effect-discount =
    Ab jetzt brauchst du für { $applies_to ->
        [blue_card] jede blaue Karte
       *[wonder] jedes Weltwunder
    } { $resources ->
        [one] { $resources } beliebige Ressource
       *[other] { $resources } beliebige Ressourcen
    } weniger.
duel-effect-receive-trade-coins =
    Was dein Gegner für fehlende Ressourcen zahlt, geht ab jetzt an dich statt an die Bank.

## Shields and science

duel-effect-shields = { $count ->
    [one] { $count } Schild: Die Konflikt-Spielfigur zieht { $count } Feld auf die gegnerische Hauptstadt zu.
   *[other] { $count } Schilde: Die Konflikt-Spielfigur zieht { $count } Felder auf die gegnerische Hauptstadt zu.
}
duel-effect-extra-shields = { $count ->
    [one] Jede rote Karte, die du ab jetzt errichtest, zählt { $count } Schild mehr.
   *[other] Jede rote Karte, die du ab jetzt errichtest, zählt { $count } Schilde mehr.
}
duel-effect-science = Forschungssymbol: { $symbol ->
    [wheel] { duel-symbol-wheel }
    [mortar] { duel-symbol-mortar }
    [quill] { duel-symbol-quill }
    [plumb] { duel-symbol-plumb }
    [sundial] { duel-symbol-sundial }
    [armillary] { duel-symbol-armillary }
   *[scales] { duel-symbol-scales }
}.
duel-effect-progress-from-box =
    Du ziehst zufällig { $draw } Fortschritts-Plättchen aus der Schachtel und behältst { $keep } davon.

## Points and coins

duel-effect-points = { $count ->
    [one] Zählt bei Spielende { $count } Siegpunkt.
   *[other] Zählt bei Spielende { $count } Siegpunkte.
}
duel-effect-points-per = { $each ->
    [one] Zählt bei Spielende { $each } Siegpunkt für { duel-per }.
   *[other] Zählt bei Spielende { $each } Siegpunkte für { duel-per }.
}
duel-effect-coins = { $count ->
    [one] Die Bank zahlt dir sofort { $count } Münze.
   *[other] Die Bank zahlt dir sofort { $count } Münzen.
}
duel-effect-coins-per = { $each ->
    [one] Die Bank zahlt dir sofort { $each } Münze für { duel-per }.
   *[other] Die Bank zahlt dir sofort { $each } Münzen für { duel-per }.
}
duel-effect-coins-per-chain = { $count ->
    [one] Ab jetzt zahlt dir die Bank { $count } Münze für jede Karte, die du über eine Kette gratis errichtest.
   *[other] Ab jetzt zahlt dir die Bank { $count } Münzen für jede Karte, die du über eine Kette gratis errichtest.
}
duel-effect-opponent-loses-coins = { $count ->
    [one] Dein Gegner verliert { $count } Münze an die Bank, sofern er eine hat.
   *[other] Dein Gegner verliert { $count } Münzen an die Bank – oder alle, falls er weniger hat.
}

## Turns and cards

duel-effect-play-again =
    Du bist sofort noch einmal am Zug, sofern in diesem Zeitalter noch Karten ausliegen.
duel-effect-future-wonders-play-again =
    Jedes Weltwunder, das du ab jetzt errichtest, bringt dir einen weiteren Zug, aber nie zwei.
duel-effect-destroy-card =
    Wähle eine { $color ->
        [brown] braune
       *[grey] graue
    } Karte in der Stadt deines Gegners: Sie kommt auf den Ablagestapel.
duel-effect-build-from-discard = Wähle eine Karte aus dem Ablagestapel und errichte sie gratis.

## What is counted, as part of the sentences above

# A yellow card that counts its owner's yellow cards, the Lighthouse, counts itself.
duel-per = { $kind ->
    [brown_card] { $scope ->
        [own_city] jede braune Karte in deiner Stadt
       *[city_with_most] jede braune Karte in der Stadt, die mehr davon hat
    }
    [grey_card] { $scope ->
        [own_city] jede graue Karte in deiner Stadt
       *[city_with_most] jede graue Karte in der Stadt, die mehr davon hat
    }
    [brown_or_grey_card] { $scope ->
        [own_city] jede braune oder graue Karte in deiner Stadt
       *[city_with_most] jede braune oder graue Karte in der Stadt, die von beiden zusammen mehr hat
    }
    [red_card] { $scope ->
        [own_city] jede rote Karte in deiner Stadt
       *[city_with_most] jede rote Karte in der Stadt, die mehr davon hat
    }
    [green_card] { $scope ->
        [own_city] jede grüne Karte in deiner Stadt
       *[city_with_most] jede grüne Karte in der Stadt, die mehr davon hat
    }
    [blue_card] { $scope ->
        [own_city] jede blaue Karte in deiner Stadt
       *[city_with_most] jede blaue Karte in der Stadt, die mehr davon hat
    }
    [yellow_card] { $scope ->
        [own_city] jede gelbe Karte in deiner Stadt, diese eingeschlossen
       *[city_with_most] jede gelbe Karte in der Stadt, die mehr davon hat
    }
    [wonder] { $scope ->
        [own_city] jedes errichtete Weltwunder in deiner Stadt
       *[city_with_most] jedes errichtete Weltwunder in der Stadt, die mehr davon hat
    }
    [three_coins] { $scope ->
        [own_city] je 3 Münzen in deiner Schatzkammer
       *[city_with_most] je 3 Münzen in der Schatzkammer der reicheren Stadt
    }
   *[own_progress_token] jedes deiner Fortschritts-Plättchen, dieses eingeschlossen
}
