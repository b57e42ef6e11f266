### Tower of Babel on the scoring pad.

pad-babel-way-sheet = Points so far
pad-babel-way-cards = All pieces
pad-babel-two-coloured = Two-coloured discs
pad-babel-not-built = unfinished
pad-babel-built = no. { $row }
pad-babel-row-first = Row { $row }, most pieces
pad-babel-row-second = Row { $row }, second
pad-babel-light-first = Light row, most pieces
pad-babel-light-second = Light row, second
pad-babel-bonus = Bonus for { $discs } discs of a type
pad-babel-disc-bonus-points = Bonus card, for each disc
pad-babel-figures-about = Some numbers of this box are not certain. If yours differ, enter them here.
pad-babel-pieces-about = A large piece counts as three. With “Points so far”, enter only what stands on unfinished wonders.
