### The log of Duel: one message for every event, with the event's fields in it. $player is a name,
### $card, $wonder and $token are names too, except that a looting token is a number.

## Before the first turn, and when an age is laid out

duel-event-shown-token = Fortschritts-Plättchen auf dem Spielplan: { $token }.
duel-event-shown-wonder = Weltwunder zur Wahl: { $wonder }.
duel-event-drafted = { $player } nimmt „{ $wonder }“.
duel-event-laid-out = Das { duel-log-age } wird ausgelegt.
duel-event-placed-guild = Auf Platz { $slot } liegt verdeckt eine Gilde.
duel-event-dealt = Aufgedeckt auf Platz { $slot }: { $card }.
duel-event-revealed = Aufgedeckt auf Platz { $slot }: { $card }.
duel-event-started = { $player } beginnt das { duel-log-age }.

## Cards and wonders

duel-event-built = { $way ->
    [paid] { $player } errichtet „{ $card }“.
    [chain] { $player } errichtet „{ $card }“ gratis über eine Kette.
   *[mausoleum] { $player } errichtet „{ $card }“ gratis aus dem Ablagestapel.
}
duel-event-discarded = { $player } wirft „{ $card }“ für { duel-log-coins } ab.
duel-event-raised = { $player } errichtet das Weltwunder „{ $wonder }“ mit der Karte „{ $card }“.
duel-event-destroyed = { $player } zerstört „{ $card }“ in der gegnerischen Stadt.
duel-event-removed = Sieben Weltwunder stehen: „{ $wonder }“ ({ $player }) ist aus dem Spiel.
duel-event-plays-again = { $player } ist noch einmal am Zug.
duel-event-again-lost = { $player } wäre noch einmal am Zug, aber die Auslage ist leer.

## Coins

# What the opponent receives has been paid for resources.
duel-event-paid = { $received ->
    [0] { $traded ->
        [0] { $player } zahlt { duel-log-coins }.
       *[other] { $coins ->
            [0] { $player } zahlt { duel-log-traded } für Ressourcen.
           *[other] { $player } zahlt { duel-log-coins } und dazu { duel-log-traded } für Ressourcen.
        }
    }
   *[other] { $coins ->
        [0] { $player } zahlt { duel-log-received } für Ressourcen an den Gegner.
       *[other] { $player } zahlt { duel-log-coins } an die Bank und für Ressourcen { duel-log-received } an den Gegner.
    }
}
duel-event-gained = { $player } erhält { duel-log-coins }.
duel-event-lost = { $coins ->
    [0] { $player } hat keine Münzen zu verlieren.
   *[other] { $player } verliert { duel-log-coins }.
}
duel-event-looted = { $coins ->
    [0] Plünderung ({ $token }): { $player } hat keine Münzen zu verlieren.
   *[other] Plünderung ({ $token }): { $player } verliert { duel-log-coins }.
}

## Military and science

# Counted from the middle of the track, towards the opponent of the one who moves the pawn.
duel-event-moved = { $after ->
    [0] { $player } zieht die Konflikt-Spielfigur von { $before } in die Mitte.
    [9] { $player } zieht die Konflikt-Spielfigur von { $before } in die gegnerische Hauptstadt.
   *[other] { $player } zieht die Konflikt-Spielfigur von { $before } auf { $after }; die Hauptstadt liegt auf 9.
}
duel-event-took = { $player } nimmt das Fortschritts-Plättchen „{ $token }“.
duel-event-drew = { $player } zieht das Fortschritts-Plättchen „{ $token }“ aus der Schachtel.

## The end

duel-event-won = { $ending ->
    [military] { $player } gewinnt durch militärische Überlegenheit.
    [science] { $player } gewinnt durch wissenschaftliche Überlegenheit.
   *[civilian] { $player } erringt einen zivilen Sieg.
}
duel-event-won-shared = Gleichstand bei den Punkten und bei den blauen Karten: Beide teilen sich den Sieg.

## Parts of the sentences above

duel-log-age = { $age ->
    [1] { age-1 }
    [2] { age-2 }
   *[3] { age-3 }
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
