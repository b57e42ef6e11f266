babel-choice-jokers = { $jokers } jokers as { $cards }
