### Why a choice of 7 Wonders is good (clauses that stand beside it, without a full stop), and what the
### coach says in a first game. $card and $good are names.

seven-why-chain = gratis, weil die Karte davor schon bei dir steht
seven-why-free = gratis durch dein Weltwunder
seven-why-prepares = macht später „{ $card }“ gratis
seven-why-set = { $points ->
    [0] vervollständigt einen Satz aus drei Symbolen
   *[other] vervollständigt einen Satz aus drei Symbolen: { $points } Punkte
}
seven-why-science = { $points ->
    [0] ein Symbol, von dem du mehr sammeln kannst
    [one] ein Symbol, das mit deinen { $points } Punkt wert ist
   *[other] ein Symbol, das mit deinen { $points } Punkte wert ist
}
seven-why-beats-both = macht dich stärker als beide Nachbarn
seven-why-beats = { $side ->
    [left] macht dich stärker als deinen linken Nachbarn
   *[right] macht dich stärker als deinen rechten Nachbarn
}
seven-why-holds = { $side ->
    [left] dein linker Nachbar gewinnt den Konflikt nicht
   *[right] dein rechter Nachbar gewinnt den Konflikt nicht
}
seven-why-good = bringt { $good }, was du noch nicht herstellst
seven-why-sells = { $buyers ->
    [one] ein Nachbar stellt { $good } nicht her und kann es bei dir kaufen
   *[other] kein Nachbar stellt { $good } her; beide können es bei dir kaufen
}
seven-why-for-stage = bringt den nächsten Bauabschnitt deines Weltwunders in Reichweite
seven-why-trade = { $side ->
    [left] Ressourcen deines linken Nachbarn kosten dich nur 1 Münze
    [right] Ressourcen deines rechten Nachbarn kosten dich nur 1 Münze
   *[both] Ressourcen beider Nachbarn kosten dich nur 1 Münze
}
seven-why-coins = bringt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
seven-why-poor = { $rest ->
    [0] bringt { $coins } Münzen, und du hast keine
   *[other] bringt { $coins } Münzen, und du hast nur { $rest }
}
seven-why-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seven-why-guild = { $points ->
    [one] { $points } Punkt für das, was bei dir und nebenan steht
   *[other] { $points } Punkte für das, was bei dir und nebenan steht
}
seven-why-stage = { $points ->
    [one] ein Bauabschnitt deines Weltwunders: { $points } Punkt
   *[other] ein Bauabschnitt deines Weltwunders: { $points } Punkte
}
seven-why-last-stage = { $points ->
    [one] der letzte Bauabschnitt deines Weltwunders: { $points } Punkt
   *[other] der letzte Bauabschnitt deines Weltwunders: { $points } Punkte
}
seven-why-power = { $power ->
    [dig] du errichtest gratis eine Karte aus dem Ablagestapel
    [last] du darfst in jedem Zeitalter auch die letzte Karte spielen
    [goods] liefert in jeder Runde eine Ressource deiner Wahl
    [symbol] ein Symbol deiner Wahl am Ende
    [stages] deine Bauabschnitte brauchen keine Ressourcen mehr
   *[free] lässt dich Karten gratis errichten
}
seven-why-debt = deine Nachbarn verschulden sich
seven-why-diplomacy = hält dich aus den nächsten Konflikten heraus
seven-why-others-lose = { $coins ->
    [0] alle anderen verlieren Münzen
    [one] alle anderen verlieren { $coins } Münze
   *[other] alle anderen verlieren { $coins } Münzen
}
seven-why-no-debt = keine Schulden: Jede kostet einen Punkt
seven-why-keeps-coins = spart { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} für später
seven-why-denies-chain = der Nächste könnte „{ $card }“ gratis errichten
seven-why-denies-science = der Nächste sammelt solche Symbole: „{ $card }“
seven-why-denies-shields = der Nächste bekommt die Schilde von „{ $card }“ nicht
seven-why-denies-points = der Nächste bekommt die Punkte von „{ $card }“ nicht

## What a choice that was made gave away

seven-given-costs = der gespielte Zug kostet { $coins } Münzen mehr
seven-given-pays = { $side ->
    [left] der gespielte Zug zahlt deinem linken Nachbarn { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr
   *[right] der gespielte Zug zahlt deinem rechten Nachbarn { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } mehr
}

## The coach

seven-tip-chain = „{ $card }“ ist für dich gratis: Die Karte davor steht schon in deiner Stadt.
seven-tip-conflict = Das Zeitalter endet bald, und ein Nachbar hat mehr Schilde. Jeder verlorene Konflikt kostet einen Punkt, der Sieger bekommt { $points }.
seven-tip-science = „{ $card }“ passt zu deinen Symbolen: Drei verschiedene sind ein Satz, und gleiche zählen immer mehr.
seven-tip-next-door = „{ $card }“ wäre für den Nächsten, der deine Hand bekommt, viel wert. Du kannst die Karte errichten, verkaufen oder unter dein Weltwunder legen.
seven-tip-coins = Du hast keine Münzen mehr und kannst bei Nachbarn nichts kaufen. Eine Karte zu verkaufen bringt 3 Münzen.
seven-tip-stage = Der nächste Bauabschnitt deines Weltwunders kostet dich nichts: Lege eine beliebige Karte darunter, am besten eine, die du nicht weitergeben willst.
seven-tip-nothing = Du kannst keine dieser Karten bezahlen. Verkaufe eine, oder lege sie unter dein Weltwunder, wenn du kannst.
