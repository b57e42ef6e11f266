## Puzzles: a position, and one choice that is clearly the best

puzzles-title = Puzzles
puzzles-about = Positions from games between computers, in each of which one choice is clearly the best.
puzzles-number = Puzzle { $number } · { $game }
puzzles-daily = Today’s puzzle · { $game }
puzzles-today = Today’s puzzles
puzzles-today-one = Today’s puzzle
puzzles-card-solved = Today’s puzzle: solved
puzzles-card-streak = { $count ->
    [one] streak 1
   *[other] streak { $count }
}
puzzles-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
puzzles-level = level { $level }
puzzles-level-1 = Level 1: easy
puzzles-level-2 = Level 2: it takes a look ahead
puzzles-level-3 = Level 3: hard
puzzles-level-4 = Level 4: very hard
puzzles-level-about = The level says which of our computers finds the solution: on level 1 even the one that only looks at the next step, on level 4 at most the strongest. The day begins at midnight UTC; who sits over a daily puzzle then may still finish it.
puzzles-asked = One choice is clearly the best. Which one?
puzzles-asked-of = You are { $name }, and it is your turn. One choice is clearly the best: make it on the table below, as in the game.
puzzles-solve = Solve
puzzles-look = Look again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-share = Share this puzzle
puzzles-more-hint = A stronger hint
puzzles-hint-theme = A hint: it is about { $theme }.
puzzles-hint-why = What speaks for the solution: { $why }
puzzles-came-solved = Solved: { $choice }.
puzzles-came-nearly = { $points ->
    [one] Nearly: { $choice } is the second best, about 1 point behind. Try again.
   *[other] Nearly: { $choice } is the second best, about { $points } points behind. Try again.
}
puzzles-came-again = { $points ->
    [one] Not yet: { $choice } gives about 1 point away. Try again.
   *[other] Not yet: { $choice } gives about { $points } points away. Try again.
}
puzzles-shown = Here is the solution.
puzzles-solution = The solution:
puzzles-best = the solution
puzzles-best-yours = the solution, and yours
puzzles-yours = your last answer
puzzles-rest = { $count ->
    [one] 1 more choice
   *[other] { $count } more choices
}
puzzles-finders = How often computers find it
puzzles-found = { $count } of { $of }
puzzles-is-hint = hint taken
puzzles-is-solved = solved
puzzles-is-nearly = nearly
puzzles-is-again = not yet
puzzles-is-shown = solution seen
puzzles-solved-of = { $count } of { $of } solved
puzzles-nearly-many = nearly: { $count }
puzzles-again-many = not yet: { $count }
puzzles-shown-many = solution seen: { $count }
puzzles-by-level = Level
puzzles-any-level = any level
puzzles-by-theme = Theme
puzzles-any-theme = any theme
puzzles-levels = By level
puzzles-themes = By theme
puzzles-every = Every puzzle by its number
puzzles-done-now = There is none of these left: you have settled all of them. Choose another level or theme.
puzzles-theme-arms = arms
puzzles-theme-science = science
puzzles-theme-chain = buildings that make others free
puzzles-theme-denial = what the others must not get
puzzles-theme-turn = another turn, or who begins
puzzles-theme-wonder = wonders
puzzles-theme-goods = goods
puzzles-theme-coins = coins
puzzles-theme-points = points
puzzles-theme-foresight = looking further ahead
puzzles-unknown = There is no such puzzle.
puzzles-no-game = There are no puzzles of this game yet.
