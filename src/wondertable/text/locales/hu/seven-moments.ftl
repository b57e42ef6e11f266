### Moments of 7 Wonders. $points is a number with its sign where it belongs to somebody.

seven-moment-war = Háború, { $age }
seven-moment-war-about = Minden város a szomszédai ellen. A győzelem { $points } pontot ér, a vereség 1 pontba kerül.
seven-moment-war-teams = Ott harcolnak, ahol két csapat találkozik, két-két jelzőért. A győzelem { $points } pontot ér, a vereség 1 pontba kerül.
seven-moment-beat = { $who ->
    [winner] Győztél { $loser } ellen
    [loser] { $winner } legyőzött
   *[other] { $winner } győzött { $loser } ellen
}
seven-moment-by = { $count } pajzzsal
seven-moment-draw = Döntetlen: { $names }
seven-moment-told = { $result }, { $strong } pajzs { $weak } ellen: { $won } és { $lost }
seven-moment-told-draw = { $result }, { $shields } pajzs mindkettőnél
seven-moment-kept-out = { $count ->
    [one] { $names } diplomáciával kimaradt.
   *[other] { $names } diplomáciával kimaradtak.
}
seven-moment-kept-out-team = { $count ->
    [one] { $names } diplomáciát használt: mindkét fél eggyel kevesebb jelzőt kap.
   *[other] { $names } diplomáciát használtak: náluk mindkét fél eggyel kevesebb jelzőt kap.
}
seven-moment-no-tokens = Senki sem kap jelzőt.
seven-moment-your-war = A te háborúd: { $points }.
seven-moment-wonder = { $who ->
    [yours] Elkészült a csodád
   *[other] { $name } befejezte ezt a csodát
}
seven-moment-hands = { $age ->
    [2] A lapok mostantól jobbra vándorolnak.
   *[other] A lapok mostantól balra vándorolnak.
}
