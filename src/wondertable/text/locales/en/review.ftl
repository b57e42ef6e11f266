## The review of a finished game

review-title = Review · { $game }
review-heading = Review: { $game }
review-open = Review
review-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
review-moves-count = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
review-learn = { $count ->
    [one] Learn from 1 mistake
   *[other] Learn from { $count } mistakes
}
review-progress = How far the review is
review-thinking = The computer looks at every move again. You see what it has found so far.
review-done-of = { $done } of { $of }
review-failed = The review came to a halt.
review-look-again = Look again
review-chances = Everybody’s chances to win
review-chance-yours = Your chance to win
review-chance-of = { $name }’s chance to win
review-decision = decision
review-luck = luck
review-luck-label = luck { $points }
review-steps = Steps through the review
review-turn = turning point
review-turn-back = Previous turning point
review-turn-on = Next turning point
review-at = Move { $ply } of { $last }
review-curve-said = { $count ->
    [0] The curve of the chances
    [one] The curve of the chances, with 1 turning point
   *[other] The curve of the chances, with { $count } turning points
}
review-as-table = The chances as a table
review-before-move = Before move
review-turns = Turning points
review-no-turns = There was none: no single choice and no piece of luck decided this game.
review-turns-wait = None yet.
review-moves = All moves
review-points-of = Luck as { $name } had it
review-move = Move { $ply } · { $name }
review-played = Played: { $choice }.
review-else = What else there was
review-chance = chance to win
review-best = the best that was seen
review-best-played = played, and the best that was seen
review-was-played = played
review-why-best = What speaks for the best choice:
review-why-played = What spoke for the one that was played:
review-fine = The search saw nothing better.
review-not-sure-yet = This looks worse than something else; a longer search will tell.
review-near-fine = { $points ->
    [one] About 1 point below the best that was seen; that hardly matters.
   *[other] About { $points } points below the best that was seen; that hardly matters.
}
review-slip = An inaccuracy: about { $points } points given away.
review-mistake = A mistake: about { $points } points given away.
review-blunder = A blunder: about { $points } points given away.
review-missed-win = { $points ->
    [one] A certain win was missed: about 1 point given away.
   *[other] A certain win was missed: about { $points } points given away.
}
review-no-choice = There was nothing to choose.
review-nothing-else = There was nothing to choose here.
review-not-yet = The review has not come to this move yet.
review-lucky = { $points ->
    [0] Chance changed next to nothing.
    [one] Luck for { $name }: about 1 point.
   *[other] Luck for { $name }: about { $points } points.
}
review-dealt = Chance dealt
review-move-of = { $name } chose
review-see-table = See the table
review-share = Share this move
review-sums = Luck and skill
review-sums-wait = They are added up when every move was looked at.
review-trust = Points are hundredths of a victory. From an even share they add up to the result; but one game tells little about who plays better, so take these sums as a story, not as a grade.
review-sum-luck = Luck
review-sum-errors = Own mistakes
review-sum-gifts = The rival’s mistakes
review-sum-second = What the judge did not foresee
review-sum-others = The others, and what came to hand
review-sum-given-up = Given up
review-sum-line = From an even share of { $start } to { $result }.
review-phase-draft = Wonders
review-phase-start = Start
review-phase-age-1 = Age I
review-phase-age-2 = Age II
review-phase-age-3 = Age III
review-phase-beginning = Beginning
review-phase-middle = Middle
review-phase-end = End

## Learning from mistakes

learn-title = Learn from your mistakes · { $game }
learn-heading = Exercise { $number } of { $count }
learn-all = All exercises
learn-is-solved = (solved)
learn-is-shown = (solution seen)
learn-asked-own = You stood here before move { $ply }. Find something better.
learn-asked = { $name } stood here before move { $ply }. Find something better.
learn-failed = { $points ->
    [one] Played: { $choice } – about 1 point given away.
   *[other] Played: { $choice } – about { $points } points given away.
}
learn-how = Choose on the table below, as in the game.
learn-show = Show the solution
learn-skip = Skip
learn-next = Next exercise
learn-others = The mistakes of { $name }
learn-solved = Solved: { $choice }. The search sees nothing that is clearly better.
learn-nearly = Nearly: { $choice } is good, but something is a little better.
learn-again = Not yet: { $choice } gives too much away. Try again.
learn-same = { $choice }: that is what was played. Try something else.
learn-hint-said = A hint. What speaks for the best choice: { $why }
learn-no-hint = it cannot be said in a few words.
learn-shown = The solution:
learn-none = There is nothing to practise here: no choice of this seat was marked.
learn-unknown = There is no such exercise in this game.
