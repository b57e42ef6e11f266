### The log of Duel: one message for every deed, with its fields in it. $player and $rival are names,
### $card, $wonder and $token are names too, $things is a list of names.

## Before the first turn, and when an age is laid out

duel-event-shown-tokens = Fortschritts-Plättchen auf dem Spielplan: { $things }.
duel-event-shown-wonders = Weltwunder zur Wahl: { $things }.
duel-event-drafted = { $player } hat „{ $wonder }“ gewählt.
duel-event-laid-out = Das { duel-log-age } wurde ausgelegt.
duel-event-placed-guilds = { $count ->
    [one] Eine Gilde liegt verdeckt dazwischen.
   *[other] { $count } Gilden liegen verdeckt dazwischen.
}
duel-event-face-up = Offen liegen: { $things }.
duel-event-uncovered = Aufgedeckt: { $things }.
duel-event-started = { $player } hat das { duel-log-age } begonnen.

## Cards and wonders

duel-event-built-for = { $way ->
    [paid] { $coins ->
        [0] { $player } hat „{ $card }“ errichtet.
       *[other] { $player } hat „{ $card }“ für { duel-log-coins } errichtet{ duel-log-price }.
    }
    [chain] { $player } hat „{ $card }“ dank „{ $thanks }“ gratis errichtet.
   *[mausoleum] { $player } hat „{ $card }“ gratis aus dem Ablagestapel errichtet.
}
duel-event-discarded = { $player } hat „{ $card }“ für { duel-log-coins } abgeworfen.
duel-event-raised-for = { $coins ->
    [0] { $player } hat mit der Karte „{ $card }“ das Weltwunder „{ $wonder }“ errichtet.
   *[other] { $player } hat mit der Karte „{ $card }“ für { duel-log-coins } das Weltwunder „{ $wonder }“ errichtet{ duel-log-price }.
}
duel-event-razed = { $player } hat „{ $card }“ in der Stadt von { $rival } zerstört.
duel-event-removed = Sieben Weltwunder stehen: „{ $wonder }“ von { $player } ist aus dem Spiel.
duel-event-plays-again = { $player } war noch einmal am Zug.
duel-event-again-lost = { $player } wäre noch einmal am Zug gewesen, aber die Auslage war leer.

## Coins

# What the opponent receives has been paid for resources.
duel-event-paid = { $received ->
    [0] { $traded ->
        [0] { $player } hat { duel-log-coins } gezahlt.
       *[other] { $coins ->
            [0] { $player } hat { duel-log-traded } für Ressourcen gezahlt.
           *[other] { $player } hat { duel-log-coins } und dazu { duel-log-traded } für Ressourcen gezahlt.
        }
    }
   *[other] { $coins ->
        [0] { $player } hat { duel-log-received } für Ressourcen an den Gegner gezahlt.
       *[other] { $player } hat { duel-log-coins } an die Bank und für Ressourcen { duel-log-received } an den Gegner gezahlt.
    }
}
duel-event-gained = { $player } hat { duel-log-coins } erhalten.
duel-event-lost = { $coins ->
    [0] { $player } hatte keine Münzen zu verlieren.
   *[other] { $player } hat { duel-log-coins } verloren.
}
duel-event-plundered = { $coins ->
    [0] { $player } wurde geplündert, hatte aber keine Münzen.
   *[other] { $player } wurde geplündert und hat { duel-log-coins } verloren.
}

## Military and science

duel-event-pushed = { $place ->
    [middle] { $player } hat die Konflikt-Spielfigur { duel-log-steps } auf { $rival } zu geschoben, in die Mitte der Leiste.
    [capital] { $player } hat die Konflikt-Spielfigur { duel-log-steps } weit geschoben, in die Hauptstadt von { $rival }.
   *[track] { $player } hat die Konflikt-Spielfigur { duel-log-steps } auf { $rival } zu geschoben; bis zur Hauptstadt { $left ->
        [one] fehlt noch ein Feld.
       *[other] fehlen noch { $left } Felder.
    }
}
duel-event-took = { $player } hat das Fortschritts-Plättchen „{ $token }“ genommen.
duel-event-drew = { $player } hat das Fortschritts-Plättchen „{ $token }“ aus der Schachtel gezogen.

## The end

duel-event-won = { $ending ->
    [military] { $player } hat durch militärische Überlegenheit gewonnen.
    [science] { $player } hat durch wissenschaftliche Überlegenheit gewonnen.
   *[civilian] { $player } hat einen zivilen Sieg errungen.
}
duel-event-won-shared = Gleichstand bei den Punkten und bei den blauen Karten: Beide teilen sich den Sieg.

## Parts of the sentences above

duel-log-age = { $age ->
    [1] { age-1 }
    [2] { age-2 }
   *[3] { age-3 }
}
duel-log-price = { $received ->
    [0] { "" }
   *[other] , davon { $received } an { $rival }
}
duel-log-steps = { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
}
duel-log-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
duel-log-traded = { $traded ->
    [one] { $traded } Münze
   *[other] { $traded } Münzen
}
duel-log-received = { $received ->
    [one] { $received } Münze
   *[other] { $received } Münzen
}
