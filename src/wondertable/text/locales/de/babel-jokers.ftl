babel-choice-jokers = { $jokers } Joker als { $cards }
