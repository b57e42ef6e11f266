### Moments of 7 Wonders. $points is a number with its sign where it belongs to somebody.

seven-moment-war = Krieg am Ende des { $age }s
seven-moment-war-about = Jede Stadt gegen ihre Nachbarn. Ein Sieg bringt { $points }, eine Niederlage kostet 1.
seven-moment-war-teams = Stadt gegen Stadt, wo zwei Teams aneinandergrenzen, um je zwei Marker. Ein Sieg bringt { $points }, eine Niederlage kostet 1.
seven-moment-beat = { $who ->
    [winner] Du besiegst { $loser }
    [loser] { $winner } besiegt dich
   *[other] { $winner } besiegt { $loser }
}
seven-moment-by = { $count ->
    [one] mit { $count } Schild Vorsprung
   *[other] mit { $count } Schilden Vorsprung
}
seven-moment-draw = Unentschieden: { $names }
seven-moment-told = { $result }, { $strong } zu { $weak } Schilde: { $won } und { $lost }
seven-moment-told-draw = { $shields ->
    [one] { $result }, je { $shields } Schild
   *[other] { $result }, je { $shields } Schilde
}
seven-moment-kept-out = { $count ->
    [one] { $names } blieb dank Diplomatie dem Krieg fern.
   *[other] { $names } blieben dank Diplomatie dem Krieg fern.
}
seven-moment-kept-out-team = { $count ->
    [one] { $names } hat Diplomatie eingesetzt: ein Marker weniger für beide Seiten.
   *[other] { $names } haben Diplomatie eingesetzt: dort je ein Marker weniger für beide Seiten.
}
seven-moment-no-tokens = Niemand nimmt einen Marker.
seven-moment-your-war = Dein Krieg: { $points }.
seven-moment-wonder = { $who ->
    [yours] Dein Wunder ist vollendet
   *[other] { $name } hat dieses Wunder vollendet
}
seven-moment-hands = { $age ->
    [2] Die Karten wandern jetzt nach rechts.
   *[other] Die Karten wandern jetzt nach links.
}
