### Moments of Duel. $who says whether it is the reader ("yours") or somebody else, who is called $name.

duel-moment-raised = { $who ->
    [yours] Your wonder stands
   *[other] Built by { $name }
}
duel-moment-war = War
duel-moment-looted = { $who ->
    [yours] Your city is looted
   *[other] The city of { $name } is looted
}
duel-moment-pair = A pair of symbols
duel-moment-twice = { $who ->
    [yours] You have this symbol twice: { $symbol }
   *[other] { $name } has this symbol twice: { $symbol }
}
duel-moment-pair-token = That is worth a progress token.
duel-moment-front-middle = The conflict pawn stands in the middle.
duel-moment-front = { $left ->
    [1] { $who ->
        [yours] The enemy is one space from your capital.
       *[other] One space is left to the capital of { $name }.
    }
   *[other] { $who ->
        [yours] The enemy is { $left } spaces from your capital.
       *[other] { $left } spaces are left to the capital of { $name }.
    }
}
duel-moment-by-arms = Military supremacy
duel-moment-by-science = Scientific supremacy
duel-moment-decided = { $thing } decided it.
duel-moment-stood = Points no longer matter: { $first } { $points }, { $second } { $others }.
