### Why a choice of Tower of Babel is good (clauses that stand beside it, without a full stop), and what
### the coach says in a first game. $wonder is a name.

babel-why-alone = du hast alle Karten dafür selbst
babel-why-many = du hast { $cards } der { $all } Karten dafür
babel-why-leads = dort hast du dann die meisten Bausteine: { $wonder }
babel-why-second = dort bist du dann an zweiter Stelle: { $wonder }
babel-why-pieces = { $pieces ->
    [one] bringt einen Baustein von dir auf das Weltwunder
   *[other] bringt { $pieces } Bausteine von dir auf das Weltwunder
}
babel-why-finishes = vollendet das Weltwunder: { $points } Punkte für dich
babel-why-disc = { $discs ->
    [one] die erste Bauscheibe dieser Sorte: { $points } Punkte
   *[other] die { $discs }. Bauscheibe dieser Sorte: { $points } Punkte mehr
}
babel-why-ends = kann das Spiel beenden, solange du vorn liegst
babel-why-card = du ziehst eine Karte
babel-why-keeps-hand = spart deine Karten für den eigenen Zug
babel-why-trader = { $discs ->
    [one] die Bauscheibe wäre deine, die erste ihrer Sorte: { $points } Punkte
   *[other] die Bauscheibe wäre deine, die { $discs }. ihrer Sorte: { $points } Punkte mehr
}
babel-why-refused = { $points ->
    [one] mindestens { $points } Punkt, wenn es abgelehnt wird
   *[other] mindestens { $points } Punkte, wenn es abgelehnt wird
}
babel-why-spares = { $cards ->
    [one] spart eine Karte deiner Hand
   *[other] spart { $cards } Karten deiner Hand
}
babel-why-keeps-away = { $what ->
    [disc] die Bauscheibe bekommt kein anderer: { $points } Punkte mehr für ihn
    [points] sonst zahlte das Weltwunder einem anderen { $points } Punkte mehr
   *[pieces] hält Bausteine der anderen vom Weltwunder fern
}
babel-why-fails = spart deine Karten; die anderen hätten mehr davon
babel-why-effect = { $effect ->
    [card_exchange] neue Karten für die, nach denen niemand fragt
    [joker] ersetzt zwei Karten, die dir fehlen
    [draw_three] drei Karten mehr
    [double_turn] noch ein Zug vor den anderen
    [offer_bonus] 3 Punkte je abgelehnter Karte statt 1
    [disc_bonus] am Ende Punkte für deine Bauscheiben
   *[five_points] 5 Punkte am Ende
}
babel-why-saves = hebt die Karte für einen besseren Augenblick auf
babel-why-new-cards = neue Karten für die, die du am wenigsten brauchst

## What a choice that was made gave away

babel-given-pieces = { $cards ->
    [one] der gespielte Zug braucht eine Karte der anderen, deren Bausteine auf das Weltwunder kommen
   *[other] der gespielte Zug braucht { $cards } Karten der anderen, deren Bausteine auf das Weltwunder kommen
}
babel-given-ends = der gespielte Zug kann das Spiel beenden, solange ein anderer vorn liegt
babel-given-hand = { $cards ->
    [one] der gespielte Zug gibt eine Karte mehr aus deiner Hand
   *[other] der gespielte Zug gibt { $cards } Karten mehr aus deiner Hand
}

## The coach

babel-tip-last-disc = Hier liegt nur noch eine Bauscheibe: { $wonder }. Wird sie genommen, zahlt das Weltwunder für Bausteine, auch für deine.
babel-tip-ends = Von einer Sorte ist nur noch eine Bauscheibe übrig. Wird sie genommen, endet das Spiel; sieh nach, wer vorn liegt.
babel-tip-few-cards = Du hast wenige Karten. Wählst du eine Bauscheibe, können andere helfen; passt du, ziehst du eine Karte.
babel-tip-trader = Diese Bauscheibe brächte dir { $points } Punkte. Lege deine Handelskarte zum Angebot: Wird es angenommen, gehört sie dir.
babel-tip-offer = Biete Karten an, die die Bauscheibe verlangt: Angenommen werden sie zu deinen Bausteinen, abgelehnt bringt jede einen Punkt.
