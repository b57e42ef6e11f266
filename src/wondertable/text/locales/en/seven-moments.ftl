### Moments of 7 Wonders. $points is a number with its sign where it belongs to somebody.

seven-moment-war = War at the end of { $age }
seven-moment-war-about = Every city against its neighbours. A victory is worth { $points }, a defeat takes 1.
seven-moment-war-teams = City against city where two teams meet, for two tokens each. A victory is worth { $points }, a defeat takes 1.
seven-moment-beat = { $who ->
    [winner] You beat { $loser }
    [loser] { $winner } beats you
   *[other] { $winner } beats { $loser }
}
seven-moment-by = { $count ->
    [one] by { $count } shield
   *[other] by { $count } shields
}
seven-moment-draw = A draw: { $names }
seven-moment-told = { $result }, { $strong } to { $weak } shields: { $won } and { $lost }
seven-moment-told-draw = { $shields ->
    [one] { $result }, { $shields } shield each
   *[other] { $result }, { $shields } shields each
}
seven-moment-kept-out = { $count ->
    [one] { $names } stayed out by diplomacy.
   *[other] { $names } stayed out by diplomacy.
}
seven-moment-kept-out-team = { $count ->
    [one] { $names } used diplomacy: a token less for both sides.
   *[other] { $names } used diplomacy: a token less for both sides each.
}
seven-moment-no-tokens = Nobody takes a token.
seven-moment-your-war = Your war: { $points }.
seven-moment-wonder = { $who ->
    [yours] Your wonder is complete
   *[other] { $name } has completed this wonder
}
seven-moment-hands = { $age ->
    [2] The hands now go to the right.
   *[other] The hands now go to the left.
}
