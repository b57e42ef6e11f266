babel-choice-jokers = { $jokers } dzsóker mint { $cards }
