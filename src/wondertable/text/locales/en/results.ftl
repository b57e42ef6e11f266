# Pages of results: my games, progress, ratings.

results-pages = Results
results-tab-games = My games
results-tab-progress = How I get better
results-tab-ratings = Ratings
results-tab-person = What others see
results-finished = Finished games
results-when = When
results-against = Against
results-result = Result
results-points = Points
results-rating = Rating
results-every = all
results-everybody = everybody
results-ends = How it ended
results-filter = Show
results-all = Show all
results-none = You have not finished a game here yet.
results-none-so = No game is like that.
results-newest = Back to the latest
results-older = Older games
results-keep = Take all of them along:
results-none-counts = Once you have finished games, this page tells how you get better. Practice, prepared deals and games with several seats of your own do not count here.
results-in-short = In short
results-games = Games
results-part = Won
results-fair = chance alone: { $percent }%
results-points-mean = Points, on average
results-thought = Thought for a choice
results-rating-of = Rating, { $pace }
results-after = { $count ->
    [one] after one counted game
   *[other] after { $count } counted games
}
results-rating-said = The rating game by game; now { $shown }, give or take { $margin }, { $count ->
    [one] after one game
   *[other] after { $count } games
}
results-course = Victories over time
results-course-about = The part you won of every twenty games in a row; dashed is what chance alone would give.
results-course-said = A curve of the part you won of every twenty games in a row; over all games { $percent } percent, chance alone would give { $fair }
results-by-category = Where the points come from
results-by-category-about = Your points by category; the mark shows those of everybody here. Games of the size that you play most.
results-category = Category
results-as-table = As a table
results-value = Value
results-mine = You
results-judged = What the reviews say
results-judged-about = { $count ->
    [one] Of one game that was reviewed. Open the review of a finished game, and it counts here.
   *[other] Of { $count } games that were reviewed. Open the review of a finished game, and it counts here.
}
results-accuracy = How exact
results-luck = Luck in a game
results-missed = Certain wins missed
results-accuracy-course = How exact over time
results-accuracy-said = A curve of how exact your choices were, each point the mean of five games; over all games { $exact } of 100
results-mistakes = Typical mistakes, by what the better choice was about
results-about = About
results-a-game = A game
results-cost = Chance lost a game
results-theme = { $theme ->
    [arms] arms
    [science] science
    [chain] cards that come free later
    [denial] taking what others need
    [turn] another turn
    [wonder] wonders
    [goods] resources
    [coins] coins
    [points] points
   *[other] looking ahead
}
results-broken-down = In detail
results-by-seats = By players
results-by-first = By seat
results-seat = Seat
results-first = first seat
results-not-first = another seat
results-by-end = By kind of end
results-only-won = won
results-only-lost = lost
results-by-opponent = By opponent
results-shown = What others see
results-shown-about = Your name stands on this page for whoever follows a link to it.
results-show-ratings = here and on leaderboards
results-show-games = your last twenty games: against whom, and how they went
results-games-of = Games
results-save = Save
results-no-ratings = No rated games yet.
results-not-shown = This is not shown.
results-played = { $game }: { $count ->
    [one] one game
   *[other] { $count } games
}
results-pace = Pace
results-my-rating = My rating
results-board = Leaderboard
results-board-about = Who has at least { $count ->
    [one] one counted game
   *[other] { $count } counted games
}, by the lower end of the rating. Computers stand where they were measured.
results-board-empty = Nobody stands here yet: open a rated table and be the first.
results-place-short = Place
results-name = Name
results-anchor = computer
results-top = To the top
results-next = Next
results-how = { $reason ->
    [civilian] by points
    [points] by points
    [military] by arms
    [scientific] by science
    [exhausted] by points, a type of discs ran out
    [idle] by points, nothing happened any more
    [resigned] given up
    [time] out of time
    [closed] closed
   *[other] { $reason }
}
results-bot-named = { $name } ({ $level })
results-nobody = somebody who has left
results-no-winner = nobody won
results-shared = victory shared
results-won = won
results-lost = lost
results-place = place { $place } of { $seats }
results-why = { $reason ->
    [closed] not counted: nobody won
    [twice] not counted: one person held two seats
    [address] not counted: two people from one address
    [bot] not counted: a computer without a rating
    [short] not counted: hardly begun
    [often] not counted: the same two played too often that day
    [quick] not counted: given up quickly again and again
   *[other] not counted
}
results-apart = { $reason ->
    [practice] practice
    [prepared] prepared deal
    [shared] at one screen
   *[other] without a result
}
results-is-rated = rated
results-pace-fast = fast
results-pace-slow = slow
results-pace-none = without a clock
results-rated-yes = rated
results-rated-no = not rated
results-unknown-person = Nobody is shown here.
results-nothing-yet = There is nothing to show yet: finish a game first.
